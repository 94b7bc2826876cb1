import { describe, expect, test } from "vitest";
import { keptDice, layDice, thrown, turned, type Die } from "../../src/game/dice";

const words = (text: string): string[] => text.split(" ").filter((word) => word !== "");
const faces = (dice: Die[]): string => dice.map((die) => die.face).join(" ");
const kept = (dice: Die[]): number[] => dice.flatMap((die, place) => (die.kept ? [place] : []));
const tumbling = (dice: Die[]): number[] => dice.flatMap((die, place) => (die.thrownAt > 0 ? [place] : []));

test("the seventh die and the eighth are green, and those are the extra ones", () => {
  const dice = layDice(words("1 1 2 2 3 3 heart smash"));

  expect(dice.map((die) => die.green)).toEqual([false, false, false, false, false, false, true, true]);
  expect(kept(dice)).toEqual([]);
});

describe("dice as a roll left them", () => {
  test("one die is kept for each face that was kept, and no more", () => {
    expect(kept(keptDice(words("1 1 1 2 smash smash"), words("1 1 smash")))).toEqual([0, 1, 4]);
  });

  test("a face that no die shows is kept by none", () => {
    expect(kept(keptDice(words("1 2 3"), words("heart")))).toEqual([]);
  });
});

describe("a throw", () => {
  test("leaves the kept dice in their places, and only the others tumble", () => {
    const before = keptDice(words("1 smash 2 smash 3 heart"), words("smash smash"));

    const after = thrown(before, words("smash smash"), words("energy energy 1 1"));

    expect([after[1]?.face, after[3]?.face]).toEqual(["smash", "smash"]);
    expect(kept(after)).toEqual([1, 3]);
    expect(tumbling(after)).toEqual([0, 2, 4, 5]);
    expect(words(faces(after)).sort()).toEqual(words("1 1 energy energy smash smash"));
  });

  test("prefers the dice that were marked as kept over others with the same face", () => {
    const before = layDice(words("1 1 1")).map((die, place) => ({ ...die, kept: place === 2 }));

    expect(kept(thrown(before, ["1"], words("2 3")))).toEqual([2]);
  });

  test("shows all that was kept even if the page has missed how it came up", () => {
    const after = thrown(layDice(words("2 2 2")), words("heart heart"), ["1"]);

    expect(words(faces(after)).sort()).toEqual(words("1 heart heart"));
  });

  test("with nothing kept moves every die", () => {
    const after = thrown(layDice(words("1 2 3")), [], words("1 2 3"));

    expect(tumbling(after)).toEqual([0, 1, 2]);
    expect(kept(after)).toEqual([]);
  });

  test("of more dice than before adds the new ones at the end", () => {
    const after = thrown(layDice(words("1 1 1 1 1 1")), words("1 1 1 1 1 1"), ["2"]);

    expect(faces(after)).toBe("1 1 1 1 1 1 2");
    expect(after[6]?.green).toBe(true);
  });
});

describe("dice that a card has changed", () => {
  test("only the die with a wrong face is turned", () => {
    const after = turned(layDice(words("1 2 3")), words("1 3 smash"));

    expect(faces(after)).toBe("1 smash 3");
    expect(tumbling(after)).toEqual([1]);
  });

  test("no die moves if all show the right faces in another order", () => {
    const after = turned(layDice(words("3 1 2")), words("1 2 3"));

    expect(faces(after)).toBe("3 1 2");
    expect(tumbling(after)).toEqual([]);
  });

  test("a kept die stays kept while another one is turned", () => {
    const before = keptDice(words("1 2"), ["1"]);

    expect(kept(turned(before, words("1 heart")))).toEqual([0]);
  });

  test("of equal dice the one that was pointed at is turned", () => {
    const dice = layDice(words("heart heart heart"));
    const [first] = dice;
    if (first) first.pointedAt = true;
    const after = turned(dice, words("heart 1 heart"));

    expect(faces(after)).toBe("1 heart heart");
    expect(after.some((die) => die.pointedAt)).toBe(false);
  });

  test("fewer faces leave fewer dice", () => {
    expect(faces(turned(layDice(words("1 2 3")), words("1 2")))).toBe("1 2");
  });
});
