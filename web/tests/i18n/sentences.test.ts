import { beforeAll, describe, expect, test, vi } from "vitest";
import { countedText, eventText, lineText, listed, phrased, pieces, plain } from "../../src/i18n/sentences";
import { hyphened, say } from "../../src/i18n/catalogue.svelte";
import type { GameEvent, Phrase } from "../../src/net/wire";
import { speak } from "../catalogue";

const NAMES = ["Axolulu", "Blorb", "Girder"];
const names = (seat: number): string => NAMES[seat] ?? "nobody";
const text = (event: GameEvent): string => plain(eventText(event, names));

const toMe = (event: GameEvent, me: number): string => plain(eventText(event, names, me));

const SMASHED = { event: "HealthLost", seat: 1, amount: 3, health: 4, dealer: 0, cause: "dice" } as const;

describe("in English", () => {
  beforeAll(() => speak("en"));

  test("an event names its monsters, its card and its numbers", () => {
    const bought = text({ event: "CardBought", seat: 0, card: "tank", price: 4, source: "market", owner: null });

    expect(bought).toContain("Axolulu");
    expect(bought).toContain("Tank");
    expect(bought).toContain("4");
  });

  test("a card whose name ends with an exclamation mark brings no full stop after it", () => {
    const bought = text({ event: "CardDiscarded", seat: 0, card: "tank", cause: "it_has_a_child" });
    const spent = text({ event: "EnergyLost", seat: 0, amount: 1, energy: 2, cause: "it_has_a_child" });

    expect(bought).toBe("Axolulu discards Tank (It Has a Child!).");
    expect(spent).toBe("Axolulu loses 1 energy to It Has a Child! (3 → 2).");
    expect(text({ event: "CardTaken", seat: 1, card: "it_has_a_child" })).toBe("Blorb dresses up: It Has a Child!");
  });

  test("a game ends for a reason: a rule, or a card by its name", () => {
    expect(text({ event: "GameEnded", winner: 0, reason: "last alive" })).toContain("Axolulu is the last one standing");
    expect(text({ event: "GameEnded", winner: 0, reason: "tank" })).toContain("wins the game with Tank");
  });

  test("the reason of an error is shown as it was given", () => {
    const failed = { id: "error-save-not-written", args: { reason: "No space left on Device" } };

    expect(phrased(failed, names)).toContain("(No space left on Device)");
  });

  test("health is said before and after", () => {
    expect(text(SMASHED)).toMatch(/Blorb.*7.*4/);
  });

  test("who hurts itself is not said to be hurt by somebody of that name", () => {
    expect(text(SMASHED)).toContain("Axolulu");
    expect(text({ ...SMASHED, dealer: 1 }).match(/Blorb/g)).toHaveLength(1);
  });

  test("who reads it is you: as the victim, as the attacker, and as the one whose turn it is", () => {
    expect(toMe(SMASHED, 1)).toBe("Axolulu smashes you: you lose 3 health (7 → 4).");
    expect(toMe(SMASHED, 0)).toBe("You smash Blorb, who loses 3 health (7 → 4).");
    expect(toMe(SMASHED, 2)).toBe(text(SMASHED));
    expect(toMe({ event: "TurnStarted", turn: 3, seat: 2, extra: false }, 2)).toBe("Turn 3: your turn.");
    expect(toMe({ event: "CardStolen", seat: 1, card: "tank", price: 4, owner: 0 }, 0)).toBe(
      "Blorb steals Tank from you and pays 4 energy for it.",
    );
    expect(toMe({ event: "FirstRollTied", seats: [0, 1, 2], smashes: 1 }, 1)).toMatch(/^You and Axolulu and Girder have the same/);
    expect(toMe({ event: "GameEnded", winner: 0, reason: "points" }, 0)).toBe("You have 20 points and are King of Tokyo!");
  });

  test("all rolls of a turn are one line", () => {
    const event = { event: "DiceRolled", seat: 1, kept: "1 1", rolled: "2 3", dice: "1 1 2 3", rolls_left: 0 } as const;

    expect(plain(lineText({ happened: { event }, times: 3 }, names, 0))).toBe("Blorb rolls 3 times, keeps 1 1 and ends with 2 3.");
    expect(plain(lineText({ happened: { event }, times: 1 }, names, 0))).toBe(text(event));
  });

  test("monsters that are re-seated are listed in their new order", () => {
    expect(text({ event: "GameStarted", players: 3, first: 0, order: [2, 0, 1] })).toContain("Axolulu, Blorb, and Girder");
    expect(text({ event: "GameStarted", players: 3, first: 1, order: [0, 1, 2] })).toContain("Blorb begins");
  });

  test("faces and monsters are marked, so that they can be drawn", () => {
    const rolled = eventText({ event: "FirstPlayerRolled", seat: 2, dice: "1 smash", smashes: 1 }, names);

    expect(pieces(rolled).filter((piece) => piece.kind !== "text")).toEqual([
      { kind: "seat", id: "2", text: "Girder" },
      { kind: "face", id: "1", text: say("face-1") },
      { kind: "face", id: "smash", text: say("face-smash") },
    ]);
  });

  test("several seats are a list", () => {
    expect(text({ event: "FirstRollTied", seats: [0, 2], smashes: 1 })).toMatch(/^Axolulu and Girder have the same/);
  });

  test("a phrase about the one who reads it says so", () => {
    const phrase = { id: "event-health-lost", args: { seat: 1, amount: 3, health: 4, before: 7, dealer: 0, cause: "dice" } };

    expect(phrased(phrase, names)).toContain("Axolulu");
    expect(phrased(phrase, names, 0)).not.toContain("Axolulu");
  });

  test("the reason for a hint addresses who asked for it, that of a rival does not", () => {
    const why = { id: "reason-stays", args: { health: 5, damage: 2 } };

    expect(phrased(why, names, 0)).toMatch(/^Stay:.*your next turn/);
    expect(phrased(why, names, 0, 1)).toMatch(/^Stays:.*its next turn/);
  });

  test("a rival's reason calls its reader you, and its own end not yours", () => {
    const yielded = { id: "option-yield", args: { place: "city", attacker: 0 } };
    const lethal = { id: "option-accept-lethal", args: { amount: 3 } };
    const why = (choice: Phrase): Phrase => ({ id: "reason-weighed", args: { choice, chance: 40 } });

    expect(plain(phrased(why(yielded), names, 0, 1))).toContain("Yield Tokyo City to you: 40%");
    expect(plain(phrased(why(yielded), names, 2, 1))).toContain("to Axolulu");
    expect(plain(phrased(why(lethal), names, 0, 1))).not.toContain("you");
    expect(plain(phrased(lethal, names, 1))).toContain("you are out");
  });

  test.each([
    [1, "1 point, 1 heart, 1 energy and 1 smash on average"],
    [2.5, "2.5 points, 2.5 hearts, 2.5 energy and 2.5 smashes on average"],
  ])("%d of something on average is said in its number", (amount, said) => {
    const args = { kept: ["1"], scoring: 50, points: amount, hearts: amount, energy: amount, smashes: amount, chance: 40 };

    expect(plain(phrased({ id: "reason-keeps", args }, names))).toContain(said);
  });

  test("a variant without its own sentence is said like the general one", () => {
    expect(phrased({ id: "event-turn-ended-somehow-else", args: { seat: 0 } }, names)).toBe(
      phrased({ id: "event-turn-ended", args: { seat: 0 } }, names),
    );
  });

  test("an id without any sentence is shown as it is, with one warning", () => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();

    expect([say("no-such-sentence"), say("no-such-sentence")]).toEqual(["no-such-sentence", "no-such-sentence"]);
    expect(warned).toHaveBeenCalledOnce();
  });

  test("what an expansion counts is said as a number, also of a list", () => {
    expect(countedText("cultists", 2)).toBe(countedText("cultists", [5, 9]));
    expect(countedText("cultists", 2)).toContain("2");
  });
});

describe("in French", () => {
  beforeAll(() => speak("fr"));

  test("the same event is said in French", () => {
    expect(text({ event: "FirstRollTied", seats: [0, 2], smashes: 1 })).toContain("Axolulu et Girder");
  });

  test("who reads it is addressed in French", () => {
    expect(toMe(SMASHED, 1)).toBe("Axolulu te baffe\u00a0: 3 cœurs en moins (7 → 4).");
    expect(toMe(SMASHED, 0)).toBe("Tu baffes Blorb\u00a0: 3 cœurs en moins (7 → 4).");
  });

  test("a list is joined in French, and an empty one is recognised", () => {
    expect(listed(["un", "deux"])).toBe("un et deux");
    expect(listed([])).toBe("none");
  });
});

describe("pieces of a sentence", () => {
  test("a text without marks is one piece", () => {
    expect(pieces("Roll the dice.")).toEqual([{ kind: "text", id: "", text: "Roll the dice." }]);
    expect(pieces("")).toEqual([]);
  });
});

test("ids of the engine are hyphened as in the catalogue", () => {
  expect([hyphened("HealthLost"), hyphened("its_a_card"), hyphened("last alive")]).toEqual(["health-lost", "its-a-card", "last-alive"]);
});
