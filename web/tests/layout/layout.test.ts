import { describe, expect, it } from "vitest";
import { hasTabs, layoutOf, type Layout } from "../../src/layout/layout";

describe("the layout of a table", () => {
  const sizes: [width: number, height: number, layout: Layout][] = [
    [320, 568, "upright"],
    [375, 553, "upright"],
    [390, 844, "upright"],
    [768, 1024, "upright"],
    [820, 1180, "upright"],
    [844, 390, "sideways"],
    [720, 450, "sideways"],
    [960, 600, "two"],
    [1024, 768, "two"],
    [1280, 720, "wide"],
    [1440, 900, "wide"],
    [1920, 1080, "wide"],
  ];
  it.each(sizes)("fits %i × %i: %s", (width, height, layout) => {
    expect(layoutOf(width, height)).toBe(layout);
  });

  it("is never sideways where three parts have no room beside each other", () => {
    expect(layoutOf(400, 380)).toBe("upright");
  });

  it("has tabs where market and log have no column", () => {
    expect((["wide", "two", "upright", "sideways"] as const).filter(hasTabs)).toEqual(["upright", "sideways"]);
  });
});
