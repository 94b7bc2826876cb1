import { describe, expect, test } from "vitest";
import { actOf, ruinsIn } from "../../src/game/acts";
import type { GameEvent } from "../../src/net/wire";
import { aMonster, happened } from "../builders";

const MONSTERS = [aMonster({ seat: 0 }), aMonster({ seat: 1, place: "city" }), aMonster({ seat: 2 })];
const hit = (seat: number, dealer: number | null = 0, cause = "dice"): GameEvent => ({
  ...{ event: "HealthLost", seat, amount: 3, health: 4, dealer, cause },
});
const act = (...events: GameEvent[]): ReturnType<typeof actOf> => actOf(happened(...events), MONSTERS);

describe("an act", () => {
  test("has an attacker and all its victims", () => {
    expect(act(hit(1), hit(2))).toMatchObject({ attacker: 0, victims: [1, 2], fallen: null });
  });

  test("has no attacker where a monster hurts itself, or poison does", () => {
    expect(act(hit(0, 0, "jets"))).toMatchObject({ attacker: null, victims: [0] });
    expect(act(hit(0, null, "poison"))).toMatchObject({ attacker: null, victims: [0] });
  });

  test("of a falling king happens where he stood", () => {
    const fall = act(
      { event: "TokyoLeft", seat: 1, place: "city", cause: "death" },
      { event: "MonsterEliminated", seat: 1, dealer: 0, cause: "dice" },
    );

    expect(fall).toMatchObject({ fallen: 1, fellIn: "city" });
  });

  test("crowns who enters Tokyo City, and nobody in the Bay", () => {
    expect(act({ event: "TokyoEntered", seat: 0, place: "city", cause: "tokyo" })).toMatchObject({ crowned: 0 });
    expect(act({ event: "TokyoEntered", seat: 0, place: "bay", cause: "tokyo" })).toBeNull();
    expect(act({ event: "MovedToCity", seat: 2, cause: "bay" })).toMatchObject({ crowned: 2 });
  });
});

describe("ruins", () => {
  const entered: GameEvent = { event: "TokyoEntered", seat: 1, place: "city", cause: "tokyo" };
  const turn = (number: number): GameEvent => ({ event: "TurnStarted", turn: number, seat: 0, extra: false });
  const ruins = (...events: GameEvent[]): number => ruinsIn(happened(...events).map((one) => ({ happened: one })));

  test("are one for each turn with smashes since the king came", () => {
    expect(ruins(turn(1), hit(1), entered)).toBe(0);
    expect(ruins(entered, turn(2), hit(1), hit(2), turn(3), turn(4), hit(1))).toBe(2);
  });

  test("are rebuilt for the next king", () => {
    expect(ruins(entered, turn(2), hit(1), entered)).toBe(0);
  });

  test("come of smashes, not of poison", () => {
    expect(ruins(entered, turn(2), hit(1, null, "poison"))).toBe(0);
  });

  test("are counted too where the game was set up with a king", () => {
    expect(ruins()).toBe(0);
    expect(ruins(hit(1), turn(2), hit(1))).toBe(2);
  });
});
