import { expect, test } from "vitest";
import { dated } from "../../src/saves/dates";
import { settings } from "../../src/preferences/settings.svelte";

test("a time of saving has its hour, in the language that is set", () => {
  settings.language = "en";
  expect(dated("2026-11-15T20:15:00")).toMatch(/Nov 15, 2026.*8:15.PM/);
  settings.language = "fr";
  expect(dated("2026-11-15T20:15:00")).toMatch(/15 nov\. 2026.*20:15/);
  settings.language = "en";
});

test("a date alone stays a date, and what is none stays as it is", () => {
  expect(dated("2026-11-15")).toBe("November 15, 2026");
  expect(dated("long ago")).toBe("long ago");
  expect(dated("")).toBe("");
});
