import { beforeAll, expect, test } from "vitest";
import { percent } from "../../src/advice/percent";
import { speak } from "../catalogue";

beforeAll(() => speak("en"));

test.each([
  [0, "0"],
  [0.0001, "0.1"],
  [0.005, "0.5"],
  [0.256, "26"],
  [0.996, "99.6"],
  [0.99999, "99.9"],
  [1, "100"],
])("a chance of %d is said as %s percent: certain only if it is", (chance, said) => {
  expect(/[\d.]+/.exec(percent(chance))?.[0]).toBe(said);
});
