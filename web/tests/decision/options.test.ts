import { expect, test } from "vitest";
import { concernsDice, iconOf, isEnding, isPurchase } from "../../src/decision/options";
import { anOption } from "../builders";

test("dice that are resolved have the icon of what they bring, others that of their verb", () => {
  expect(iconOf(anOption("resolve hearts", { group: "hearts" }))).toBe("health");
  expect(iconOf(anOption("resolve", { group: null }))).toBe("die");
  expect(iconOf(anOption("stay"))).toBe("crown");
});

test("passing ends the matter, buying does not", () => {
  expect(["done", "pass", "decline", "roll_on"].map((choice) => isEnding(anOption(choice)))).toEqual([true, true, true, true]);
  expect(isEnding(anOption("buy tank"))).toBe(false);
});

test("cards are bought from the market, from the deck and from monsters", () => {
  expect(["buy tank", "buy_top", "buy_from 1", "sell tank"].map((choice) => isPurchase(anOption(choice)))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test("the dice are shown for what concerns them", () => {
  expect(concernsDice(anOption("reroll 1"))).toBe(true);
  expect(concernsDice(anOption("buy tank"))).toBe(false);
});
