/** What this browser has seen of the dice of each game while it was played, kept here to be compared at the end. */
import { recall, remember } from "../preferences/settings.svelte";
import type { Head } from "../net/wire";
import type { Findings } from "./check";

/** Of one table. `before`: the commitment was seen before the first roll. `words`: added here, by seat.

    Of every connection to the table the last head is kept, so that one after it cannot replace what was seen before. */
export interface Kept {
  commitment: string;
  before: boolean;
  words: string[];
  heads: Head[];
  at: number; // when it was kept first
}

/** What people add to the dice of a new game, after they were shown its commitment. */
export interface Dice {
  words: string[];
  commitment: string;
}

export type Compared = "same" | "other" | "unknown";

/** What this browser remembers, beside what it has computed from the record. `line`: the last one that it has seen. */
export interface Comparison {
  commitment: Compared;
  words: Compared;
  head: Compared;
  line: number;
}

const PLACE = "kingoftokyo.fair.";
const MOST = 60; // games
const CONNECTIONS = 20; // of one game
const ENTROPY = 16; // bytes

/** For every person 16 bytes that nobody could foresee; the words that were typed are the first one's. */
export function newDice(people: boolean[], commitment: string, typed = ""): Dice {
  const first = people.indexOf(true);
  const said = typed.trim().replace(/\s+/g, " "); // as the record has it
  const words = people.map((person, seat) => (person ? `${seat === first ? said : ""} ${entropy()}`.trim() : ""));
  return { words, commitment };
}

function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(ENTROPY)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A game has begun with these dice. */
export function keepDice(table: string, { commitment, words }: Dice): void {
  forgetOld();
  remember(PLACE + table, { commitment, before: commitment !== "", words, heads: [], at: Date.now() } satisfies Kept);
}

/** A table whose game goes on was opened, at this head. */
export function keepFirstHead(table: string, commitment: string, head: Head | null): void {
  if (!commitment || !head) return;
  const kept = recall<Kept>(PLACE + table) ?? { commitment, before: false, words: [], heads: [], at: Date.now() };
  remember(PLACE + table, { ...kept, heads: [...kept.heads.slice(1 - CONNECTIONS), head] });
}

/** The game has gone on to this head. */
export function keepHead(table: string, head: Head | null): void {
  const kept = recall<Kept>(PLACE + table);
  if (kept && head) remember(PLACE + table, { ...kept, heads: [...kept.heads.slice(0, -1), head] });
}

/** What is known of this table; its dice may be known from another one, where this game was saved.

    What was played there does not count: a game that goes on from a save need not take the same way. */
export function keptOf(table: string, commitment: string): Kept | null {
  const own = recall<Kept>(PLACE + table);
  if (own?.before) return own;
  const known = places().map((place) => recall<Kept>(place));
  const same = known.find((kept) => kept?.before && kept.commitment === commitment);
  return same ? { ...same, heads: own?.heads ?? [] } : own;
}

export function compare(found: Findings, kept: Kept | null): Comparison {
  const heads = kept?.heads ?? [];
  const own = kept?.words.filter((words) => words !== "") ?? [];
  return {
    commitment: kept?.before ? same(kept.commitment === found.commitment && found.committed) : "unknown",
    words: own.length > 0 ? same(kept?.words.every((words, seat) => words === found.words[seat]) ?? false) : "unknown",
    head: heads.length > 0 && found.chained ? same(heads.every(({ line, hash }) => found.heads[line] === hash)) : "unknown",
    line: Math.max(0, ...heads.map(({ line }) => line)),
  };
}

function same(yes: boolean): Compared {
  return yes ? "same" : "other";
}

function places(): string[] {
  try {
    return Object.keys(localStorage).filter((place) => place.startsWith(PLACE));
  } catch {
    return []; // a browser that keeps nothing
  }
}

function forgetOld(): void {
  const byAge = places().sort((one, other) => (recall<Kept>(one)?.at ?? 0) - (recall<Kept>(other)?.at ?? 0));
  for (const place of byAge.slice(0, Math.max(0, byAge.length - MOST + 1))) localStorage.removeItem(place);
}
