import { describe, expect, test } from "vitest";
import { roomBelow, spotOf, type Frame } from "../../src/city/standing";
import { aMonster } from "../builders";

const FRAME: Frame = [-426, -112, 852, 534];
const SIX = [0, 1, 2, 3, 4, 5].map((seat) => spotOf(aMonster({ seat }), 6, { narrow: false }));

describe("the caption of the map", () => {
  test("where a monster would stand behind it, the drawing leaves room for it", () => {
    expect(roomBelow(SIX, FRAME, { wide: 660, high: 220 }, { wide: 360, high: 48 })).toBe(48);
  });

  test("in the corner without monsters it needs none", () => {
    expect(roomBelow(SIX, FRAME, { wide: 660, high: 220 }, { wide: 290, high: 68 })).toBe(0);
  });

  test("where the map is higher than its drawing, there is room anyway", () => {
    expect(roomBelow(SIX, FRAME, { wide: 660, high: 560 }, { wide: 660, high: 48 })).toBe(0);
  });
});
