import { describe, expect, test } from "vitest";
import { downfallOf, type Downfall } from "../../src/results/downfall";
import type { GameEvent, ViewData } from "../../src/net/wire";
import { aMonster, aView, happened } from "../builders";

const VIEW = aView({ over: true, winner: 1, monsters: [aMonster({ seat: 0, points: 16, health: 5 }), aMonster({ seat: 1 })] });
const STARTED: GameEvent = { event: "GameStarted", players: 2, first: 0, order: [0, 1] };
const EVENTS: GameEvent[] = [
  { event: "TurnStarted", turn: 9, seat: 1, extra: false },
  { event: "PointsGained", seat: 0, amount: 3, points: 14, cause: "dice" },
  { event: "PointsGained", seat: 1, amount: 3, points: 7, cause: "dice" },
  { event: "HealthLost", seat: 1, amount: 8, health: 2, dealer: 0, cause: "dice" },
  { event: "HealthLost", seat: 0, amount: 4, health: 0, dealer: 1, cause: "dice" },
];
const DOWN: GameEvent = { event: "MonsterEliminated", seat: 0, dealer: 1, cause: "dice" };

function downfall(events: GameEvent[], view: ViewData = VIEW): Downfall | null {
  return downfallOf(
    happened(...events).map((one) => ({ happened: one })),
    0,
    view,
  );
}

describe("a downfall", () => {
  test("says when, by whom, with how many points, and what was left of the other", () => {
    expect(downfall([...EVENTS, DOWN])).toEqual({ turn: 9, by: 1, points: 14, health: 2 });
  });

  test("does not claim what a game that was set up did not show", () => {
    const turn: GameEvent = { event: "TurnStarted", turn: 3, seat: 1, extra: false };

    expect(downfall([turn, DOWN])).toEqual({ turn: 3, by: 1, points: null, health: null });
    expect(downfall([STARTED, turn, DOWN])).toEqual({ turn: 3, by: 1, points: 0, health: 10 });
  });

  test("has nobody to blame where a monster brought itself down", () => {
    expect(downfall([...EVENTS, { ...DOWN, dealer: 0 }])).toMatchObject({ by: null, turn: 9 });
  });

  test("says how near it was where somebody else won by points", () => {
    expect(downfall(EVENTS)).toEqual({ turn: null, by: null, points: 16, health: 5 });
  });

  test("is none for who won or still plays", () => {
    expect(downfall(EVENTS, { ...VIEW, winner: 0 })).toBeNull();
    expect(downfall(EVENTS, { ...VIEW, over: false, winner: null })).toBeNull();
  });
});
