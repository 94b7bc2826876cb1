import { describe, expect, test } from "vitest";
import { recapOf, type Recap } from "../../src/game/recap";
import type { GameEvent } from "../../src/net/wire";
import { aMonster, aView, happened } from "../builders";

const turn = (seat: number): GameEvent => ({ event: "TurnStarted", turn: 1, seat, extra: false });
const hit = (seat: number, dealer: number | null, amount = 2): GameEvent => ({
  ...{ event: "HealthLost", seat, amount, health: 4, dealer, cause: "dice" },
});
const points = (seat: number, amount: number): GameEvent => ({ event: "PointsGained", seat, amount, points: 9, cause: "dice" });
const VIEW = aView({
  monsters: [aMonster({ seat: 0, health: 4 }), aMonster({ seat: 1, points: 9, place: "city" }), aMonster({ seat: 2, points: 5 })],
});

function recap(...events: GameEvent[]): Recap | null {
  return recapOf(
    happened(...events).map((one) => ({ happened: one })),
    0,
    VIEW,
  );
}

describe("since your turn", () => {
  test("it counts what rivals did to you, and only since your turn", () => {
    const found = recap(turn(1), hit(0, 1, 5), turn(0), hit(1, 0), turn(1), hit(0, 1), turn(2), hit(0, 2, 1), turn(0));

    expect(found).toMatchObject({ lost: 3, by: [1, 2], health: 4 });
  });

  test("before the first turn there is nothing to sum up", () => {
    const started: GameEvent = { event: "GameStarted", players: 3, first: 1, order: [0, 1, 2] };

    expect(recap(started, turn(1), hit(0, 1), turn(0))).toBeNull();
    expect(recap(turn(1), hit(0, 1), turn(0))).toMatchObject({ lost: 2 }); // a game from a position begins in the middle
  });

  test("it names the king, and whether he is new", () => {
    const entered: GameEvent = { event: "TokyoEntered", seat: 1, place: "city", cause: "tokyo" };

    expect(recap(turn(0), turn(1), entered, turn(0))).toMatchObject({ king: 1, taken: true });
    expect(recap(entered, turn(0), turn(1), turn(0))).toMatchObject({ king: 1, taken: false });
  });

  test("it names the fallen, and the rival with the most points", () => {
    const down: GameEvent = { event: "MonsterEliminated", seat: 2, dealer: 1, cause: "dice" };

    expect(recap(turn(0), turn(1), points(1, 4), points(2, 1), down)).toMatchObject({ fallen: [2], leader: 1, points: 9, gained: 4 });
  });

  test("there is none before a rival has had a turn", () => {
    expect(recap(turn(0))).toBeNull();
    expect(recap(turn(1), turn(0), hit(1, 0))).not.toBeNull();
    expect(recap()).toBeNull();
  });

  test("it is there too when you are asked in a rival's turn", () => {
    expect(recap(turn(0), turn(1), hit(0, 1))).toMatchObject({ lost: 2, by: [1] });
  });
});
