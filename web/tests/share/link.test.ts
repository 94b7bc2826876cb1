import { describe, expect, test } from "vitest";
import { positionLink, recordLink, sharedIn } from "../../src/share/link";
import type { PositionForm } from "../../src/net/wire";

const PAGE = "https://example.org/king/";
const hashOf = (link: string): string => new URL(link).hash;

test("a record comes back letter for letter", async () => {
  const text = "King of Tokyo\n«Mosshell» — 日本 " + "keep smash smash\n".repeat(2000);
  const link = await recordLink(PAGE, text);

  expect(link.startsWith(`${PAGE}#record=`)).toBe(true);
  expect(link.length).toBeLessThan(1000);
  expect(link).toMatch(/#record=[\w-]+$/);
  expect(await sharedIn(hashOf(link))).toEqual({ kind: "record", text });
});

test("a position comes back as the form that it was", async () => {
  const form = { rules: "standard", monsters: [], turn: 0 } as unknown as PositionForm;
  const shared = await sharedIn(hashOf(await positionLink(PAGE, form)));

  expect(shared?.kind).toBe("position");
  expect(JSON.parse(shared?.text ?? "")).toEqual(form);
});

describe("an address", () => {
  test.each(["", "#", "#table/abc", "#record", "#record=", "#else=abc"])("%j is no link of ours", async (hash) => {
    expect(await sharedIn(hash)).toBeNull();
  });

  test.each(["#record=!!!", "#record=abc", "#position=AAAA"])("%j is damaged", async (hash) => {
    await expect(sharedIn(hash)).rejects.toThrow();
  });

  test("that is endless is refused unread", async () => {
    await expect(sharedIn(`#record=${"A".repeat(400_001)}`)).rejects.toThrow("too long");
  });

  test("that holds more than any game is given up", async () => {
    const bomb = await recordLink(PAGE, "0".repeat(5_000_000));

    await expect(sharedIn(hashOf(bomb))).rejects.toThrow("too large");
  });
});
