/** Whether somebody has begun a game in this browser before: who has not is offered the lessons first. */
import { recall, remember } from "../preferences/settings.svelte";

const PLACE = "kingoftokyo.visited";

export function isNew(): boolean {
  return recall<boolean>(PLACE) !== true;
}

export function noLongerNew(): void {
  remember(PLACE, true);
}
