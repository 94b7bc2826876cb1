import { describe, expect, test } from "vitest";
import { arrowTo, crosses, type Box } from "../../src/lessons/parts";

const BUBBLE: Box = { left: 0, top: 0, width: 100, height: 50 };
const PART: Box = { left: 0, top: 300, width: 100, height: 50 };

describe("the arrow of the coach", () => {
  test("it runs from the bubble to the part", () => {
    expect(arrowTo(PART, BUBBLE)).toMatchObject({ x1: 50, y1: 50, x2: 50 });
  });

  test("a button between them is crossed, one beside them is not", () => {
    const arrow = arrowTo(PART, BUBBLE);

    expect(crosses(arrow, { left: 20, top: 150, width: 60, height: 40 })).toBe(true);
    expect(crosses(arrow, { left: 80, top: 150, width: 60, height: 40 })).toBe(false);
  });
});
