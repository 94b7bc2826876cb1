/** Chances as people read them. */
import { say } from "../i18n/words.svelte";

/** In percent, with a tenth where it would look certain otherwise: as the server says them. */
export function percent(chance: number): string {
  const exact = chance * 100;
  const near = (exact > 0 && exact < 1) || (exact > 99 && exact < 100);
  const shown = near ? Math.round(Math.min(Math.max(exact, 0.1), 99.9) * 10) / 10 : Math.round(exact);
  return say("odds-chance", { percent: shown });
}
