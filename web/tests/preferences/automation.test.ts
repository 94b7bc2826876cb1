import { flushSync } from "svelte";
import { beforeEach, describe, expect, test } from "vitest";
import { ASK, automaticOf, automation, standing, warningOf } from "../../src/preferences/automation.svelte";
import type { DecisionData } from "../../src/net/wire";
import { aDecision, aMonster, anOption, aRoll, aView } from "../builders";

const WARNING = { id: "warning", args: {} };

beforeEach(() => Object.assign(automation, { leaveAt: ASK, stayAt: ASK, skip: true, confirm: true }));

function inTokyo(health: number): ReturnType<typeof aView> {
  return aView({ monsters: [aMonster({ place: "city", health })] });
}

function smashed(after?: number): DecisionData {
  const hit = { icon: "health", amount: -2, seat: 0, later: false, left: after ?? null, eliminates: false } as const;
  return aDecision([anOption("yield"), anOption("stay", { consequences: after === undefined ? [] : [hit] })], { kind: "yield" });
}

describe("leaving Tokyo", () => {
  test("nobody has set anything: the player is asked", () => {
    expect(automaticOf(smashed(), inTokyo(1))).toBeNull();
  });

  test("at the threshold the page leaves, above it the player is asked", () => {
    automation.leaveAt = 4;

    expect(automaticOf(smashed(), inTokyo(4))).toEqual({ choice: "yield", because: "automatic-leave", health: 4 });
    expect(automaticOf(smashed(), inTokyo(5))).toBeNull();
  });

  test("at its threshold the page stays, below it the player is asked", () => {
    automation.stayAt = 8;

    expect(automaticOf(smashed(), inTokyo(8))?.choice).toBe("stay");
    expect(automaticOf(smashed(), inTokyo(7))).toBeNull();
  });

  test("the damage that is still to come counts", () => {
    automation.leaveAt = 4;

    expect(automaticOf(smashed(3), inTokyo(5))?.choice).toBe("yield");
  });

  test("it never answers what it would ask about", () => {
    automation.stayAt = 5;
    const decision = aDecision([anOption("yield"), anOption("stay", { warning: WARNING })], { kind: "yield" });

    expect(automaticOf(decision, inTokyo(9))).toBeNull();
  });

  test("it answers only where both are possible", () => {
    automation.leaveAt = 10;

    expect(automaticOf(aDecision([anOption("stay")], { kind: "yield" }), inTokyo(2))).toBeNull();
  });
});

describe("what leaves no choice", () => {
  test("is answered with the option that ends it", () => {
    const decision = aDecision([anOption("buy tank"), anOption("done")], { trivial: true });

    expect(automaticOf(decision, aView())).toEqual({ choice: "done", because: "automatic-skip", health: ASK });
  });

  test("is asked if the player has said so, or if there is a choice after all", () => {
    const decision = aDecision([anOption("done")], { trivial: true });
    expect(automaticOf({ ...decision, trivial: false }, aView())).toBeNull();

    automation.skip = false;
    expect(automaticOf(decision, aView())).toBeNull();
  });

  test("a card that may be used at any time is no answer", () => {
    const decision = aDecision([anOption("use rapid_healing", { any_time: true }), anOption("pass")], { trivial: true });

    expect(automaticOf(decision, aView())?.choice).toBe("pass");
  });

  test("a roll that can only stand is kept as it lies", () => {
    const roll = aRoll("1 1 smash", { rolls_left: 0 });

    expect(automaticOf(aDecision([], { roll, trivial: true }), aView())?.choice).toBe("stop");
  });
});

test("the dice stay by stopping, or by keeping all of them where no stop is possible", () => {
  expect(standing(aRoll("1 2 smash"))).toBe("stop");
  expect(standing(aRoll("1 2 smash", { may_stop: false }))).toBe("keep 1 2 smash");
});

describe("warnings", () => {
  const roll = aRoll("1 1 smash", { warn_stop: WARNING });

  test("stopping a roll and keeping all dice warn alike, keeping some does not", () => {
    const decision = aDecision([], { roll });

    expect(warningOf(decision, "stop")).toBe(WARNING);
    expect(warningOf(decision, "keep 1 1 smash")).toBe(WARNING);
    expect(warningOf(decision, "keep 1 1")).toBeNull();
  });

  test("an option warns of itself only", () => {
    const decision = aDecision([anOption("buy tank", { warning: WARNING }), anOption("done")]);

    expect(warningOf(decision, "buy tank")).toBe(WARNING);
    expect(warningOf(decision, "done")).toBeNull();
  });
});

test("what is set is stored under the name that earlier versions used, so that nobody loses it", () => {
  automation.leaveAt = 6;
  automation.confirm = false;
  flushSync();

  expect(JSON.parse(localStorage.getItem("kingoftokyo.comfort") ?? "")).toMatchObject({
    leaveAt: 6,
    stayAt: ASK,
    skip: true,
    confirm: false,
  });
});
