import { describe, expect, test } from "vitest";
import { LogBook } from "../../src/game/log_book.svelte";
import type { GameEvent, Played } from "../../src/net/wire";
import { happened } from "../builders";

const ROLL: GameEvent = { event: "DiceRolled", seat: 1, kept: "", rolled: "1 2", dice: "1 2", rolls_left: 2 };
const AGAIN: GameEvent = { ...ROLL, rolls_left: 1 };
const STOPPED: Played = { seat: 1, choice: "keep 1", why: null, interjection: false };

function note(book: LogBook, ...events: GameEvent[]): void {
  const beat = happened(...events);
  book.note(beat, beat, [0]);
}

describe("a log", () => {
  test("gives each line its own key, which a line that goes on keeps", () => {
    const book = new LogBook();
    note(book, ROLL);
    note(book, AGAIN);
    note(book, { ...ROLL, seat: 2 });

    expect(book.entries.map(({ key, times }) => [key, times])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  test("names the choice that caused its events on one line only", () => {
    const book = new LogBook();
    book.cause = STOPPED;
    note(book, ROLL);
    note(book, { ...ROLL, seat: 1, rolls_left: 2 });

    expect(book.entries.map(({ played }) => played)).toEqual([STOPPED, null]);
  });

  test("keeps its headline while nothing new is written, also when it is begun again", () => {
    const book = new LogBook();
    note(book, ROLL);
    const { news } = book;
    note(book);
    book.clear();

    expect(book.news).toBe(news);
    expect(book.entries).toEqual([]);
  });
});
