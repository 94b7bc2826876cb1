import { afterEach, describe, expect, test } from "vitest";
import { HandingOver } from "../../src/game/handing_over.svelte";
import { automation } from "../../src/preferences/automation.svelte";
import { aDecision, aView } from "../builders";

afterEach(() => (automation.handOver = false));

describe("the screen is handed over", () => {
  test("before a private decision, until its person has taken it", () => {
    const screen = new HandingOver();
    const decision = aDecision([], { seat: 1, private: true });

    expect(screen.isNeeded(decision, aView())).toBe(true);
    screen.take(1, 1);
    expect(screen.isNeeded(decision, aView())).toBe(false);
    screen.ask(0);
    screen.ask(1);
    expect(screen.isNeeded(decision, aView())).toBe(true);
  });

  test("before a turn of somebody else, if people want that", () => {
    const screen = new HandingOver();
    const [decision, view] = [aDecision([], { seat: 1 }), aView({ active: 1, turn: 2 })];

    expect(screen.isNeeded(decision, view)).toBe(false);
    automation.handOver = true;
    expect(screen.isNeeded(decision, view)).toBe(true);
    expect(screen.isNeeded(decision, aView({ active: 0, turn: 2 }))).toBe(false);
  });

  test("not to whoever opens the table, nor to the one who answered last", () => {
    automation.handOver = true;
    const opened = new HandingOver();
    opened.open(2);
    const answered = new HandingOver();
    answered.answer(1);
    const [decision, view] = [aDecision([], { seat: 1 }), aView({ active: 1, turn: 2 })];

    expect(opened.isNeeded(decision, view)).toBe(false);
    expect(answered.isNeeded(decision, view)).toBe(false);
    expect(opened.isNeeded(decision, aView({ active: 1, turn: 3 }))).toBe(true);
  });
});
