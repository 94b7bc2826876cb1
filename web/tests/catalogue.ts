/** Loads the page's sentences for tests, from the catalogue that the server sends. */
import { vi } from "vitest";
import { catalogue } from "../src/i18n/catalogue.svelte";
import type { Language } from "../src/preferences/settings.svelte";

const FILES = import.meta.glob<string>("../../src/kingoftokyo/i18n/*/*.ftl", { query: "?raw", import: "default", eager: true });
/** The server adds the English of cards and errors from the rules; the tests need these sentences. */
const FROM_THE_RULES: Record<Language, string> = {
  en: "card-tank = Tank\ncard-it-has-a-child = It Has a Child!\nerror-position-too-few-alive = At least two monsters must be alive.\n",
  fr: "",
};

export async function speak(language: Language): Promise<void> {
  const texts = Object.entries(FILES).filter(([path]) => path.includes(`/i18n/${language}/`));
  vi.stubGlobal("fetch", () => Promise.resolve(new Response([...texts.map(([, text]) => text), FROM_THE_RULES[language]].join("\n"))));
  await catalogue.load(language);
  vi.unstubAllGlobals();
  document.documentElement.lang = language;
}
