import { expect, test } from "vitest";
import { figuresOf } from "../../src/results/figures";
import type { StatisticsData } from "../../src/net/wire";

function statistics(rows: Record<string, number[]>): StatisticsData {
  const empty = {
    over: true,
    winner: 0,
    reason: "points",
    turns: 9,
    rounds: 3,
    decisions: 40,
    sources: [],
    dice: [],
    series: [],
    fates: [],
  };
  return { ...empty, rows: Object.entries(rows).map(([id, amounts]) => ({ id, amounts })) };
}

test("one brags first with what nobody else reached, and never with nothing", () => {
  const figures = figuresOf(statistics({ damage_given: [9, 12], eliminations: [0, 1], most_points: [6, 4], cards_bought: [2, 2] }), 0);

  expect(figures).toEqual([
    { id: "most_points", amount: 6, best: true },
    { id: "damage_given", amount: 9, best: false },
    { id: "cards_bought", amount: 2, best: false },
  ]);
});

test("four figures are enough", () => {
  const rows = Object.fromEntries(
    ["eliminations", "damage_given", "turns_in_tokyo", "most_damage", "most_points"].map((id) => [id, [1, 2]]),
  );

  expect(figuresOf(statistics(rows), 1)).toHaveLength(4);
});
