/** Why a wish was not granted, in the language that is set. */
import { Refusal } from "./access";
import { say } from "../i18n/words.svelte";

export function whyNot(error: unknown): string {
  if (error instanceof TypeError) return say("connection-none"); // what a browser throws when nobody answers
  if (!(error instanceof Refusal)) return say("error-unknown", { why: String(error) });
  return say(`failure-${error.failure.why}`, { why: error.message });
}
