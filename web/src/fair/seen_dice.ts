/** What this browser has seen of the dice of each game, stored to be compared with the record at the end. */
import { readStored, writeStored } from "../preferences/settings.svelte";
import type { Head } from "../net/wire";
import type { Findings } from "./check";

/** What was seen of one table. `before`: the commitment was seen before the first roll. `words`: added here, by seat; null
    for seats of people at other devices, whose words are not known here.

    The last head of every connection is stored, so that a later connection cannot replace what was seen before. */
export interface SeenDice {
  commitment: string;
  before: boolean;
  words: (string | null)[];
  heads: Head[];
  at: number; // when it was stored first
}

/** What people add to the dice of a new game, after they were shown its commitment. */
export interface Dice {
  words: string[];
  commitment: string;
}

export type Compared = "same" | "other" | "unknown";

/** What this browser has seen, compared with what it computed from the record. `line`: the last one that it has seen. */
export interface Comparison {
  commitment: Compared;
  words: Compared;
  head: Compared;
  line: number;
}

const STORAGE_PREFIX = "kingoftokyo.fair.";
const MOST = 60; // games
const CONNECTIONS = 20; // of one game
const ENTROPY = 16; // bytes

/** 16 random bytes for every person; the typed words are added to those of the first one. */
export function newDice(people: boolean[], commitment: string, typed = ""): Dice {
  const first = people.indexOf(true);
  const said = typed.trim().replace(/\s+/g, " "); // as the record has it
  const words = people.map((person, seat) => (person ? `${seat === first ? said : ""} ${entropy()}`.trim() : ""));
  return { words, commitment };
}

function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(ENTROPY)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Called when a game has begun with these dice. */
export function storeDice(table: string, { commitment, words }: Pick<SeenDice, "commitment" | "words">): void {
  forgetOld();
  writeStored(STORAGE_PREFIX + table, { commitment, before: commitment !== "", words, heads: [], at: Date.now() } satisfies SeenDice);
}

/** Called when a table with a game in progress was opened, at this head. */
export function storeFirstHead(table: string, commitment: string, head: Head | null): void {
  if (!commitment || !head) return;
  const seen = readStored<SeenDice>(STORAGE_PREFIX + table) ?? { commitment, before: false, words: [], heads: [], at: Date.now() };
  writeStored(STORAGE_PREFIX + table, { ...seen, heads: [...seen.heads.slice(1 - CONNECTIONS), head] });
}

/** Called when the game has advanced to this head. */
export function storeHead(table: string, head: Head | null): void {
  const seen = readStored<SeenDice>(STORAGE_PREFIX + table);
  if (seen && head) writeStored(STORAGE_PREFIX + table, { ...seen, heads: [...seen.heads.slice(0, -1), head] });
}

/** What was seen of this table. Its dice may have been seen at another table, where the game was saved.

    The heads of that table are not used: a game that continues from a save need not take the same course. */
export function seenDiceOf(table: string, commitment: string): SeenDice | null {
  const own = readStored<SeenDice>(STORAGE_PREFIX + table);
  if (own?.before) return own;
  const known = places().map((place) => readStored<SeenDice>(place));
  const same = known.find((seen) => seen?.before && seen.commitment === commitment);
  return same ? { ...same, heads: own?.heads ?? [] } : own;
}

export function compare(found: Findings, seen: SeenDice | null): Comparison {
  const heads = seen?.heads ?? [];
  const own = seen?.words.filter(Boolean) ?? [];
  return {
    commitment: seen?.before ? same(seen.commitment === found.commitment && found.committed) : "unknown",
    words: own.length > 0 ? same(seen?.words.every((words, seat) => words === null || words === found.words[seat]) ?? false) : "unknown",
    head: heads.length > 0 && found.chained ? same(heads.every(({ line, hash }) => found.heads[line] === hash)) : "unknown",
    line: Math.max(0, ...heads.map(({ line }) => line)),
  };
}

function same(yes: boolean): Compared {
  return yes ? "same" : "other";
}

function places(): string[] {
  try {
    return Object.keys(localStorage).filter((place) => place.startsWith(STORAGE_PREFIX));
  } catch {
    return []; // a browser without storage
  }
}

function forgetOld(): void {
  const byAge = places().sort((one, other) => (readStored<SeenDice>(one)?.at ?? 0) - (readStored<SeenDice>(other)?.at ?? 0));
  for (const place of byAge.slice(0, Math.max(0, byAge.length - MOST + 1))) localStorage.removeItem(place);
}
