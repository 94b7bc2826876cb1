import { describe, expect, test } from "vitest";
import { lineFor, type Entry, type Origin } from "../../src/game/log";
import type { GameEvent, Played } from "../../src/net/wire";
import { happened } from "../builders";

const THOUGHT: Played = { seat: 1, choice: "keep", why: { id: "reason", args: {} }, interjection: false };
const COMPUTER: Origin = { cause: null, automatic: "", mine: [0] };

const roll = (seat: number, rolls_left: number): GameEvent => ({
  ...{ event: "DiceRolled", seat, kept: "", rolled: "1 2", dice: "1 2", rolls_left },
});

/** The log after these events. */
function log(events: GameEvent[], origin = COMPUTER): Entry[] {
  const lines: Entry[] = [];
  for (const one of happened(...events)) {
    const line = lineFor(one, [], lines.at(-1), origin);
    if (line?.continues) lines.pop();
    if (line) lines.push({ ...line.entry, key: lines.length });
  }
  return lines;
}

describe("rolls", () => {
  test("of a computer player are one line, with the last dice", () => {
    const [line, ...others] = log([roll(1, 2), roll(1, 1), roll(1, 0)]);

    expect(others).toEqual([]);
    expect(line?.times).toBe(3);
    expect(line?.happened.event).toMatchObject({ rolls_left: 0 });
  });

  test("of a person are a line each", () => {
    expect(log([roll(0, 2), roll(0, 1)]).map((line) => line.times)).toEqual([1, 1]);
  });

  test("of the next turn begin a new line", () => {
    expect(log([roll(1, 0), roll(1, 2)])).toHaveLength(2);
    expect(log([roll(1, 2), roll(2, 1)])).toHaveLength(2);
  });
});

describe("the reason of a choice", () => {
  const origin: Origin = { ...COMPUTER, cause: THOUGHT };

  test("is under the line of the monster that chose", () => {
    expect(log([roll(1, 2)], origin)[0]?.played).toBe(THOUGHT);
  });

  test("is never under a line of somebody else", () => {
    expect(log([{ event: "PointsGained", seat: 0, amount: 2, points: 2, cause: "tokyo" }], origin)[0]?.played).toBeNull();
  });
});

test("a choice that the page made by itself is marked", () => {
  const cause = { ...THOUGHT, seat: 0, choice: "stay", why: null };
  const stayed: GameEvent = { event: "StayedInTokyo", seat: 0, place: "city" };

  expect(log([stayed], { cause, automatic: "stay", mine: [0] })[0]?.automatic).toBe(true);
  expect(log([stayed], { cause, automatic: "", mine: [0] })[0]?.automatic).toBe(false);
});
