import { expect, test } from "vitest";
import { isAtDie, optionsAt } from "../../src/decision/die_options";
import { anOption } from "../builders";

const set = (face: string, to: string, card: string, price: number | null = null): ReturnType<typeof anOption> =>
  anOption(`set ${face} to ${to} with ${card}`, { face, to, card, price });

const OPTIONS = [
  set("heart", "1", "herd_culler"),
  set("2", "1", "herd_culler"),
  set("heart", "1", "stretchy", 2),
  set("heart", "2", "stretchy", 2),
  anOption("probe heart", { face: "heart", card: "psychic_probe" }),
  anOption("done"),
];

test("what can be done with a die is grouped by card, in the order in which it was sent", () => {
  const found = optionsAt(OPTIONS, "heart").map(({ card, price, options }) => [card, price, options.map(({ to }) => to)]);

  expect(found).toEqual([
    ["herd_culler", null, ["1"]],
    ["stretchy", 2, ["1", "2"]],
    ["psychic_probe", null, [null]],
  ]);
});

test("nothing can be done with a die whose face no option names", () => {
  expect(optionsAt(OPTIONS, "smash")).toEqual([]);
});

test("an option that names no face is not at a die, nor is a heart that heals", () => {
  expect(OPTIONS.map(isAtDie)).toEqual([true, true, true, true, true, false]);
  expect(isAtDie(anOption("resolve hearts", { face: "heart" }))).toBe(false);
});
