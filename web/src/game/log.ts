/** The log: a line for each event that has one, and one line for all rolls of a computer player's turn. */
import { actorOf, isLogged, showsChoice } from "./event_effects";
import type { Happened, Played } from "../net/wire";

/** A line of the log. */
export interface Entry {
  key: number;
  happened: Happened;
  times: number; // the number of rolls that it stands for
  seat: number | null; // of the monster that acted
  played: Played | null; // the choice that caused it, on the first line about that choice
  automatic: boolean; // whether the page made that choice automatically
}

/** Where a line comes from. */
export interface Origin {
  cause: Played | null; // the choice that caused these events, if no line has it yet
  automatic: string; // the last choice that the page made by itself
  mine: number[];
}

/** The line for an event, and the line that it replaces, if it continues one; null if the event has none. */
export function lineFor(
  happened: Happened,
  all: Happened[],
  last: Entry | undefined,
  { cause, automatic, mine }: Origin,
): { entry: Omit<Entry, "key">; continues: Entry | null } | null {
  const { event } = happened;
  if (!isLogged(event, all)) return null;
  const played = showsChoice(event) && cause?.seat === actorOf(event) ? cause : null; // never under somebody else's line
  const continues = last && continued(last, happened, mine) ? last : null;
  const entry = {
    happened,
    times: (continues?.times ?? 0) + 1,
    seat: actorOf(event),
    played: played ?? continues?.played ?? null,
    automatic: played !== null && played.choice === automatic && mine.includes(played.seat),
  };
  return { entry, continues };
}

/** Whether a computer player rolls again, right after its last roll. */
function continued(last: Entry, { event }: Happened, mine: number[]): boolean {
  const before = last.happened.event;
  if (event.event !== "DiceRolled" || before.event !== "DiceRolled" || mine.includes(event.seat)) return false;
  return before.seat === event.seat && before.rolls_left > event.rolls_left;
}

/** The line of a beat that is the news on the map: a fall, else the first one. */
export function headline(lines: Entry[]): Entry | null {
  const told = lines.filter(({ happened }) => happened.event.event !== "CardRevealed");
  return told.find(({ happened }) => happened.event.event === "MonsterEliminated") ?? told[0] ?? null;
}
