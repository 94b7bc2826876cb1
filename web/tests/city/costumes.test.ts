import { describe, expect, test } from "vitest";
import { crownRaise, heightOver, worn } from "../../src/city/costumes";
import { aCard } from "../builders";

const COSTUMES = new Set(["witch", "ghost", "pirate", "clown"]);
const isCostume = (card: string): boolean => COSTUMES.has(card);

describe("costumes on the map", () => {
  test("are worn, other cards are not", () => {
    expect(worn("axolulu", [aCard("jets"), aCard("witch")], isCostume).map(({ costume }) => costume)).toEqual(["witch"]);
  });

  test("are worn on top of each other, at most three", () => {
    const fitted = worn("blorb", ["witch", "ghost", "pirate", "clown"].map(aCard), isCostume);
    expect(fitted.map(({ costume }) => costume)).toEqual(["witch", "ghost", "pirate"]);
    expect(fitted.map(({ y }) => y)).toEqual(fitted.map(({ y }) => y).toSorted((one, other) => other - one));
  });

  test("fit every monster", () => {
    for (const monster of ["axolulu", "mosshell", "old_pinch", "blorb", "girder", "hoot_noir"])
      expect(worn(monster, [aCard("witch")], isCostume)).toHaveLength(1);
  });

  test("are under a crown, which is not on the same head as the hats of a crab", () => {
    expect(crownRaise("axolulu", worn("axolulu", [aCard("witch")], isCostume))).toBeGreaterThan(20);
    expect(crownRaise("axolulu", [])).toBe(0);
    expect(crownRaise("old_pinch", worn("old_pinch", [aCard("witch")], isCostume))).toBe(0);
  });

  test("move the tag up where they are higher than the monster", () => {
    expect(heightOver("axolulu", [])).toBe(0);
    expect(heightOver("old_pinch", worn("old_pinch", [aCard("witch")], isCostume))).toBeGreaterThan(20);
    expect(heightOver("blorb", worn("blorb", [aCard("witch")], isCostume))).toBeGreaterThan(20);
    expect(heightOver("mosshell", worn("mosshell", [aCard("witch")], isCostume))).toBe(0);
  });
});
