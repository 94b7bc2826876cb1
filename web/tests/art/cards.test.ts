import { describe, expect, test } from "vitest";
import { BASE_DECK, COSTUMES } from "../../src/fair/decks";

const FILES = import.meta.glob<string>("../../src/art/cards/*.svelte", { query: "?raw", import: "default", eager: true });
const drawings = Object.values(FILES).join("\n");
const ids = [...drawings.matchAll(/ id="([\w-]+)"/g)].map((found) => found[1] ?? "");
const used = [...drawings.matchAll(/href="#([\w-]+)"/g)].map((found) => found[1] ?? "");

describe("the pictures of cards", () => {
  test("are one for each card of the game and each costume", () => {
    const drawn = ids.filter((id) => id.startsWith("card-") && id !== "card-own").map((id) => id.slice("card-".length));
    expect(drawn.toSorted()).toEqual([...new Set([...BASE_DECK, ...COSTUMES])].toSorted());
  });

  test("have a form of each costume that is worn on the map", () => {
    const worn = ids.filter((id) => id.startsWith("worn-")).map((id) => id.slice("worn-".length));
    expect(worn.toSorted()).toEqual([...COSTUMES].toSorted());
  });

  test("have names of their own, and use only parts that exist", () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
