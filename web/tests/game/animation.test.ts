import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Flights, Nap } from "../../src/game/animation.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a nap", () => {
  test("lasts its time", async () => {
    const nap = new Nap();
    let over = false;
    void nap.sleep(100).then(() => (over = true));

    await vi.advanceTimersByTimeAsync(99);
    expect(over).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toBe(true);
  });

  test("ends at once when somebody wakes it, and leaves no timer", async () => {
    const nap = new Nap();
    const slept = nap.sleep(60_000);
    nap.wake();
    await slept;

    expect(vi.getTimerCount()).toBe(0);
    nap.wake(); // nobody sleeps: nothing happens
  });
});

describe("numbers", () => {
  test("fly until they have been read, each lot by itself", () => {
    const numbers = new Flights();
    numbers.launch([{ seat: 0, icon: "points", amount: 2 }]);
    vi.advanceTimersByTime(1000);
    numbers.launch([{ seat: 1, icon: "energy", amount: 1 }]);

    expect(numbers.flying.map(({ key }) => key)).toEqual([1, 2]);
    vi.advanceTimersByTime(400);
    expect(numbers.flying.map(({ icon }) => icon)).toEqual(["energy"]);
  });

  test("of lost health are one burst for each monster until the beat is over, and do not fly", () => {
    const numbers = new Flights();
    numbers.launch([
      { seat: 1, icon: "health", amount: -2 },
      { seat: 1, icon: "health", amount: -1 },
      { seat: 0, icon: "health", amount: 1 },
    ]);

    expect(numbers.bursts).toEqual({ 1: 3 });
    expect(numbers.flying).toMatchObject([{ seat: 0, amount: 1 }]);
    numbers.endBursts();
    expect(numbers.bursts).toEqual({});
  });
});
