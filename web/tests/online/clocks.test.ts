import { expect, test } from "vitest";
import { CLOCK_NAMES, CLOCKS, clockName, timeText } from "../../src/online/clocks";

test("a time is read like that of a clock", () => {
  expect([0, 1, 42_000, 725_000, 86_347_000].map(timeText)).toEqual(["0:00", "0:01", "0:42", "12:05", "23:59:07"]);
});

test("every clock is found again by its settings, and unknown ones count as none", () => {
  expect(CLOCK_NAMES.map((name) => clockName(CLOCKS[name]))).toEqual(CLOCK_NAMES);
  expect(clockName({ decision: 7, bank: 0, increment: 0 })).toBe("none");
});
