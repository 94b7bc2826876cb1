import { describe, expect, test } from "vitest";
import { areAtDice, usesOf } from "../../src/hand/usable";
import type { OptionData } from "../../src/net/wire";
import { aCard as card, aDecision, anOption as option } from "../builders";

const choices = (options: OptionData[]): string[] => options.map(({ choice }) => choice);

describe("what a card of a hand can do now", () => {
  const rolling = aDecision(
    [
      option("extra_roll energy_drink", { card: "energy_drink" }),
      option("buy tank", { card: "tank" }),
      option("set 3 to 1 with herd_culler", { card: "herd_culler", face: "3", to: "1" }),
      option("set 2 to 1 with herd_culler", { card: "herd_culler", face: "2", to: "1" }),
    ],
    { seat: 1 },
  );

  test("is what the decision of its owner offers", () => {
    expect(choices(usesOf(card("energy_drink"), 1, rolling, []))).toEqual(["extra_roll energy_drink"]);
  });

  test("is nothing in another seat's hand", () => {
    expect(usesOf(card("energy_drink"), 0, rolling, [])).toEqual([]);
  });

  test("is not to be bought: that is another card", () => {
    expect(usesOf(card("tank"), 1, rolling, [])).toEqual([]);
  });

  test("is what may be used at any time, without being asked", () => {
    const healing = option("use rapid_healing", { card: "rapid_healing", seat: 1, any_time: true });
    expect(choices(usesOf(card("rapid_healing"), 1, null, [healing]))).toEqual(["use rapid_healing"]);
    expect(usesOf(card("rapid_healing"), 0, null, [healing])).toEqual([]);
  });

  test("is what the copied card can do", () => {
    expect(usesOf({ ...card("mimic"), copies: "energy_drink" }, 1, rolling, [])).toHaveLength(1);
  });

  test("is chosen at the dice where it is about one of several dice", () => {
    expect(areAtDice(usesOf(card("herd_culler"), 1, rolling, []))).toBe(true);
    expect(areAtDice(usesOf(card("energy_drink"), 1, rolling, []))).toBe(false);
  });
});
