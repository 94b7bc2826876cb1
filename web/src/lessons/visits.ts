/** Whether a game has been started in this browser before: new players are offered the lessons first. */
import { readStored, writeStored } from "../preferences/settings.svelte";

const STORAGE_KEY = "kingoftokyo.visited";

export function isNew(): boolean {
  return readStored<boolean>(STORAGE_KEY) !== true;
}

export function noLongerNew(): void {
  writeStored(STORAGE_KEY, true);
}
