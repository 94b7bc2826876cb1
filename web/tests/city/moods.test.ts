import { expect, test } from "vitest";
import { moodOf } from "../../src/city/moods";
import type { Act } from "../../src/game/acts";
import { aMonster } from "../builders";

const ATTACK: Act = { attacker: 1, victims: [0], landed: false, fallen: null, fellIn: "outside", crowned: null };

test("a monster is calm outside, proud in Tokyo City, and hurt when little is left of it", () => {
  expect(moodOf(aMonster(), null, null)).toBe("calm");
  expect(moodOf(aMonster({ place: "city" }), null, null)).toBe("proud");
  expect(moodOf(aMonster({ place: "city", health: 2 }), null, null)).toBe("hurt");
});

test("an attacker is angry, and its victim is hurt when the blow has landed", () => {
  expect(moodOf(aMonster({ seat: 1 }), ATTACK, null)).toBe("angry");
  expect(moodOf(aMonster({ seat: 0 }), ATTACK, null)).toBe("calm");
  expect(moodOf(aMonster({ seat: 0 }), { ...ATTACK, landed: true }, null)).toBe("hurt");
});

test("who falls looks fallen at once, who is crowned or has won is proud", () => {
  expect(moodOf(aMonster(), { ...ATTACK, fallen: 0 }, null)).toBe("fallen");
  expect(moodOf(aMonster({ place: "dead" }), null, null)).toBe("fallen");
  expect(moodOf(aMonster({ health: 1 }), { ...ATTACK, crowned: 0 }, null)).toBe("proud");
  expect(moodOf(aMonster(), null, 0)).toBe("proud");
});
