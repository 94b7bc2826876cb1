import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Findings } from "../../src/fair/check";
import { compare, newDice, seenDiceOf, storeDice, storeFirstHead, storeHead } from "../../src/fair/seen_dice";

const FOUND: Findings = {
  chained: true,
  commitment: "c0ffee",
  committed: true,
  key: "",
  words: ["moon 0a", "", "sun"],
  heads: ["h0", "h1", "h2", "h3"],
  headed: true,
  checked: 40,
  loaded: 0,
  error: null,
};
const DICE = { commitment: "c0ffee", words: ["moon 0a", "", "sun"] };

beforeEach(() => localStorage.clear());

describe("what people add to the dice", () => {
  test("every person adds 16 bytes, a computer player nothing, and the typed words go to the first person", () => {
    const { words, commitment } = newDice([false, true, true], "c0ffee", "  full   moon ");

    expect(commitment).toBe("c0ffee");
    expect(words[0]).toBe("");
    expect(words[1]).toMatch(/^full moon [0-9a-f]{32}$/);
    expect(words[2]).toMatch(/^[0-9a-f]{32}$/);
  });

  test("no two games have the same", () => {
    expect(newDice([true], "").words).not.toEqual(newDice([true], "").words);
  });
});

describe("what this browser has seen", () => {
  test("fits the record if commitment, words and heads are the same", () => {
    storeDice("table", DICE);
    storeFirstHead("table", "c0ffee", { line: 0, hash: "h0" });
    storeHead("table", { line: 2, hash: "h2" });

    expect(compare(FOUND, seenDiceOf("table", "c0ffee"))).toEqual({ commitment: "same", words: "same", head: "same", line: 2 });
  });

  test("does not fit where one of them is another", () => {
    storeDice("table", DICE);
    storeFirstHead("table", "c0ffee", { line: 2, hash: "h2" });
    const seen = seenDiceOf("table", "c0ffee");

    expect(compare({ ...FOUND, commitment: "bad" }, seen).commitment).toBe("other");
    expect(compare({ ...FOUND, committed: false }, seen).commitment).toBe("other");
    expect(compare({ ...FOUND, words: ["mars", "", "sun"] }, seen).words).toBe("other");
    expect(compare({ ...FOUND, heads: ["h0", "h1", "another"] }, seen).head).toBe("other");
  });

  test("is unknown for a game that was not played here", () => {
    expect(compare(FOUND, seenDiceOf("elsewhere", "c0ffee"))).toEqual({
      commitment: "unknown",
      words: "unknown",
      head: "unknown",
      line: 0,
    });
  });

  test("a head of an earlier connection is not replaced by a later connection", () => {
    storeDice("table", DICE);
    storeFirstHead("table", "c0ffee", { line: 1, hash: "forged" });
    storeFirstHead("table", "c0ffee", { line: 2, hash: "h2" });
    storeHead("table", { line: 3, hash: "h3" });

    expect(compare(FOUND, seenDiceOf("table", "c0ffee")).head).toBe("other");
  });

  test("a game that was loaded knows the commitment of the table where it began, but not its heads", () => {
    storeDice("first", DICE);
    storeFirstHead("first", "c0ffee", { line: 2, hash: "another" });
    storeFirstHead("loaded", "c0ffee", { line: 3, hash: "h3" });

    expect(compare(FOUND, seenDiceOf("loaded", "c0ffee"))).toEqual({ commitment: "same", words: "same", head: "same", line: 3 });
  });

  test("only the newest sixty games are stored", () => {
    vi.useFakeTimers();
    for (let game = 0; game < 61; game++) {
      vi.setSystemTime(game);
      storeDice(`table${game}`, { ...DICE, commitment: `c${game}` });
    }
    vi.useRealTimers();

    expect(seenDiceOf("table0", "c0")).toBeNull();
    expect(seenDiceOf("table1", "c1")).not.toBeNull();
    expect(Object.keys(localStorage)).toHaveLength(60);
  });
});

test("words of people at other devices are not compared", () => {
  const seen = { commitment: "c0ffee", before: true, words: ["moon 0a", null, null], heads: [], at: 0 };

  expect(compare(FOUND, seen).words).toBe("same");
  expect(compare(FOUND, { ...seen, words: ["other", null, null] }).words).toBe("other");
  expect(compare(FOUND, { ...seen, words: [null, null, null] }).words).toBe("unknown");
});
