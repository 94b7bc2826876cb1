import { describe, expect, test } from "vitest";
import { beatsOf } from "../../src/game/beats";
import type { GameEvent } from "../../src/net/wire";
import { happened } from "../builders";

const hit = (seat: number, health = 7, dealer: number | null = 0): GameEvent => ({
  ...{ event: "HealthLost", seat, amount: 3, health, dealer, cause: "dice" },
});
const down = (seat: number): GameEvent => ({ event: "MonsterEliminated", seat, dealer: 0, cause: "dice" });
const points = (seat: number, cause = "dice"): GameEvent => ({ event: "PointsGained", seat, amount: 1, points: 1, cause });

/** The beats by the names of their events. */
function beats(...events: GameEvent[]): string[] {
  return beatsOf(happened(...events)).map((beat) => beat.map(({ event }) => event.event).join(" "));
}

describe("an attack", () => {
  test("hits all its victims at once", () => {
    expect(beats(hit(1), hit(2), hit(3))).toEqual(["HealthLost HealthLost HealthLost"]);
  });

  test("hits all before the first of them falls, and each falls alone", () => {
    expect(beats(hit(1, 0), down(1), hit(2, 0), down(2), hit(3))).toEqual([
      "HealthLost HealthLost HealthLost",
      "MonsterEliminated",
      "MonsterEliminated",
    ]);
  });

  test("of another monster, or poison, is another beat", () => {
    expect(beats(hit(1), hit(0, 7, 1))).toEqual(["HealthLost", "HealthLost"]);
    expect(beats(hit(1, 7, null), hit(2, 7, null))).toEqual(["HealthLost", "HealthLost"]);
  });

  test("does not reach beyond the turn", () => {
    const turn: GameEvent = { event: "TurnStarted", turn: 2, seat: 0, extra: false };
    expect(beats(hit(1), turn, hit(1, 4))).toEqual(["HealthLost", "TurnStarted", "HealthLost"]);
  });

  test("loses no event and repeats none", () => {
    const events = happened(hit(1, 0), down(1), points(0, "eater_of_the_dead"), hit(2), down(2));
    expect(new Set(beatsOf(events).flat())).toEqual(new Set(events));
    expect(beatsOf(events).flat()).toHaveLength(events.length);
  });
});

describe("what belongs together", () => {
  test("all gains of one monster", () => {
    const energy: GameEvent = { event: "EnergyGained", seat: 0, amount: 2, energy: 2, cause: "dice" };
    expect(beats(points(0), energy)).toEqual(["PointsGained EnergyGained"]);
    expect(beats(points(0), { ...energy, seat: 1 })).toEqual(["PointsGained", "EnergyGained"]);
  });

  test("entering Tokyo and the point for it", () => {
    const entered: GameEvent = { event: "TokyoEntered", seat: 0, place: "city", cause: "tokyo" };
    expect(beats(entered, points(0, "tokyo"))).toEqual(["TokyoEntered PointsGained"]);
    expect(beats(entered, points(0, "herbivore"))).toEqual(["TokyoEntered", "PointsGained"]);
  });

  test("a card, its price, and the card that takes its place", () => {
    expect(
      beats(
        { event: "EnergySpent", seat: 0, amount: 4, energy: 1, cause: "tank" },
        { event: "CardBought", seat: 0, card: "tank", price: 4, source: "market", owner: null },
        { event: "CardRevealed", slot: 1, card: "heal" },
      ),
    ).toEqual(["EnergySpent CardBought CardRevealed"]);
  });

  test("the fall of a king: he leaves Tokyo, his cards and the game", () => {
    expect(
      beats(
        { event: "TokyoLeft", seat: 1, place: "city", cause: "death" },
        { event: "CardDiscarded", seat: 1, card: "tank", cause: "death" },
        down(1),
      ),
    ).toEqual(["TokyoLeft CardDiscarded MonsterEliminated"]);
  });
});
