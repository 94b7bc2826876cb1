/** The online games of this device: the token of one's seat in each, the newest first. Whoever has a token has the seat. */
import { readStored, writeStored } from "../preferences/settings.svelte";
import type { RoomMade } from "../net/wire";

export interface OwnGame {
  id: string;
  code: string;
  token: string;
  date: string; // ISO 8601
}

const STORAGE_KEY = "kingoftokyo.online";
const NAME_KEY = "kingoftokyo.online.name";
const MOST = 30;

export function ownGames(): OwnGame[] {
  const found = readStored<OwnGame[]>(STORAGE_KEY);
  return Array.isArray(found) ? found.filter((game) => typeof game?.id === "string" && typeof game.token === "string") : [];
}

/** The token of one's seat in this room; empty if there is none. */
export function tokenOf(id: string): string {
  return ownGames().find((game) => game.id === id)?.token ?? "";
}

export function keepSeat({ room, code, token }: RoomMade, now = new Date()): void {
  const others = ownGames().filter(({ id }) => id !== room);
  writeStored(STORAGE_KEY, [{ id: room, code, token, date: now.toISOString() }, ...others].slice(0, MOST) satisfies OwnGame[]);
}

/** The code becomes known after a private link was opened. */
export function keepCode(id: string, code: string): void {
  const games = ownGames();
  if (games.some((game) => game.id === id && game.code !== code))
    writeStored(
      STORAGE_KEY,
      games.map((game) => (game.id === id ? { ...game, code } : game)),
    );
}

export function forgetSeat(id: string): void {
  writeStored(
    STORAGE_KEY,
    ownGames().filter((game) => game.id !== id),
  );
}

/** The name that was used last. */
export function ownName(): string {
  const found = readStored<string>(NAME_KEY);
  return typeof found === "string" ? found : "";
}

export function keepName(name: string): void {
  writeStored(NAME_KEY, name);
}
