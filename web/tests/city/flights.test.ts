import { describe, expect, test } from "vitest";
import { flightText, placed } from "../../src/city/flights";
import { spotOf, tagTop } from "../../src/city/standing";
import type { Flight } from "../../src/game/event_effects";
import type { MonsterData } from "../../src/net/wire";
import { aMonster } from "../builders";

const flight = (seat: number, key: number, amount = 2): Flight => ({ key, seat, icon: "points", amount });

function put(places: MonsterData["place"][], flights: Flight[], narrow = false): ReturnType<typeof placed> {
  const monsters = places.map((place, seat) => aMonster({ seat, place }));
  const spots = monsters.map((monster) => spotOf(monster, monsters.length, { narrow }));
  return placed(flights, monsters, spots, {
    kinds: monsters.map(() => "girder"),
    tags: narrow ? 1.4 : 1,
    scale: narrow ? 1.15 : 1,
    right: narrow ? 328 : 426,
  });
}

describe("a flying number", () => {
  test.each([false, true])("is outside the drawing of its monster (narrow: %s)", (narrow) => {
    const places: MonsterData["place"][] = ["city", "bay", "outside", "outside", "outside"];
    const scale = narrow ? 1.15 : 1;
    const found = put(
      places,
      [0, 1, 2, 3, 4].map((seat) => flight(seat, seat)),
      narrow,
    );
    for (const { flight: one, x, y, wide } of found) {
      const place = places[one.seat] ?? "outside";
      const { x: middle, y: feet, size } = spotOf(aMonster({ seat: one.seat, place }), places.length, { narrow });
      const right = x + wide * scale;
      const bottom = y + 38 * scale;
      const beside = right < middle - size * 0.4 || x > middle + size * 0.2;
      expect(beside || bottom <= feet + tagTop("girder", size, narrow ? 1.4 : 1)).toBe(true);
    }
  });

  test("does not lie on another one of the same monster", () => {
    for (const place of ["city", "bay", "outside"] as const) {
      const [one, other] = put([place], [flight(0, 1), flight(0, 2)]);
      expect(Math.abs((one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThan(38);
    }
  });

  test("is on the map", () => {
    for (const narrow of [false, true]) {
      const [bay] = put(["bay"], [flight(0, 1, 12)], narrow);
      expect((bay?.x ?? 0) + (bay?.wide ?? 0) * (narrow ? 1.15 : 1)).toBeLessThan(narrow ? 328 : 426);
    }
  });

  test("says whether something is gained or lost", () => {
    expect(flightText(flight(0, 1, 3))).toBe("+3");
    expect(flightText(flight(0, 1, -3))).toBe("−3");
    expect(flightText({ ...flight(0, 1, 3), icon: "shield" })).toBe("3");
  });
});
