import { describe, expect, test } from "vitest";
import { check } from "../../src/fair/check";

const RECORDS = import.meta.glob<string>("../../../tests/corpus/records/*.txt", { query: "?raw", import: "default", eager: true });

function record(name: string): string {
  const [, text] = Object.entries(RECORDS).find(([path]) => path.endsWith(`/${name}.txt`)) ?? [];
  if (text === undefined) throw new Error(`there is no record ${name}`);
  return text;
}

const finished = Object.keys(RECORDS)
  .map((path) => /([^/]+)\.txt$/.exec(path)?.[1] ?? "")
  .filter((name) => /-(chained|fair)-over$/.test(name));

describe("the dice of fair games that earlier versions recorded", () => {
  test("there are such games", () => {
    expect(finished.length).toBeGreaterThan(6);
  });

  test.each(finished)("%s", (name) => {
    const found = check(record(name));

    expect(found).toMatchObject({ error: null, committed: true, headed: true, chained: name.includes("chained") });
    expect(found.checked).toBeGreaterThan(20);
  });
});

describe("a record that somebody has changed", () => {
  const text = record("standard-chained-over");
  const line = text.split("\n").findIndex((one) => one.startsWith("3 seat 2: keep 3 heart ; rolled 1 2 3 smash")) + 1;

  test("has a wrong line where a die was turned", () => {
    const found = check(text.replace("keep 3 heart ; rolled 1 2 3 smash", "keep 3 heart ; rolled 2 2 3 smash"));

    expect(found.error).toEqual({ at: line, expected: "rolled 1 2 3 smash", found: "rolled 2 2 3 smash" });
  });

  test("has other dice after a choice that was changed", () => {
    const found = check(text.replace("3 seat 2: keep 3 heart ;", "3 seat 2: keep 3 smash ;"));

    expect(found.error?.at).toBe(line);
    expect(found.headed).toBe(false);
  });

  test("has a wrong line where a decision is left out", () => {
    const without = text.split("\n").filter((one) => !one.startsWith("4 seat 1: stay"));

    expect(check(without.join("\n")).error).toMatchObject({ expected: "4", found: "5" });
  });

  test("has another commitment where the secret was changed", () => {
    expect(check(text.replace("secret: 00", "secret: 01")).committed).toBe(false);
  });

  test("has a wrong deck where a card was put in", () => {
    expect(check(text.replace("deck: battery_monster", "deck: tank")).error?.found).toMatch(/^tank /);
  });

  test("has another card drawn where a draw was changed", () => {
    const found = check(text.replace("drew vast_storm as 61 of 63", "drew vast_storm as 60 of 63"));

    expect(found.error?.expected).toBe("drew vast_storm as 61 of 63");
  });
});

test("words that were added are part of the dice", () => {
  const text = record("standard-chained-over");
  const [given, changed] = [check(text), check(text.replace("words 0: moon", "words 0: mars"))];

  expect(given.words).toEqual(["moon 0a0b", "", "sun and stars"]);
  expect(changed.key).not.toBe(given.key);
  expect(changed.error).not.toBeNull();
});
