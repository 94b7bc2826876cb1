import { beforeEach, describe, expect, test } from "vitest";
import { DiceDraft } from "../../src/decision/dice_draft.svelte";
import { layDice, type Die } from "../../src/game/dice";

let dice: Die[];
let draft: DiceDraft;

beforeEach(() => {
  dice = layDice(["1", "1", "2", "heart", "smash", "smash"]);
  draft = new DiceDraft(() => dice);
});

test("at first no die is kept, and all would roll", () => {
  expect([draft.free, draft.kept, draft.choice]).toEqual([6, [], "keep nothing"]);
});

describe("keeping dice", () => {
  test("a die is kept, and freed again", () => {
    draft.toggle(3);
    expect([draft.free, draft.choice]).toEqual([5, "keep heart"]);

    draft.toggle(3);
    expect([draft.free, draft.choice]).toEqual([6, "keep nothing"]);
  });

  test("all dice with a face are kept or freed together", () => {
    draft.toggle(4, true);
    expect(draft.choice).toBe("keep smash smash");

    draft.toggle(5, true);
    expect(draft.choice).toBe("keep nothing");
  });

  test("keeping all of a face leaves other kept dice alone", () => {
    draft.toggle(3);
    draft.keepAll("1");

    expect(draft.choice).toBe("keep 1 1 heart");
  });

  test("a die that is not there changes nothing", () => {
    draft.toggle(8);

    expect([draft.choice, draft.canUndo]).toEqual(["keep nothing", false]);
  });
});

describe("undo", () => {
  test("takes back one change after the other", () => {
    draft.toggle(0);
    draft.keepAll("smash");
    draft.freeAll();

    draft.undo();
    expect(draft.choice).toBe("keep 1 smash smash");
    draft.undo();
    expect(draft.choice).toBe("keep 1");
    draft.undo();
    expect([draft.choice, draft.canUndo]).toEqual(["keep nothing", false]);
  });

  test("a change that changes nothing is not there to be undone", () => {
    draft.freeAll();
    expect(draft.canUndo).toBe(false);

    draft.keepAll("2");
    draft.keepAll("2");
    draft.undo();
    expect(draft.canUndo).toBe(false);
  });

  test("nothing can be undone after the dice were rolled", () => {
    draft.toggle(0);
    draft.forgetChanges();

    draft.undo();

    expect([draft.choice, draft.canUndo]).toEqual(["keep 1", false]);
  });
});
