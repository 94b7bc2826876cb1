/** Chances as people read them. */
import { say } from "../i18n/catalogue.svelte";

/** A chance in percent, with one decimal where it would otherwise look certain, as the server formats it. */
export function percent(chance: number): string {
  const exact = chance * 100;
  const near = (exact > 0 && exact < 1) || (exact > 99 && exact < 100);
  const shown = near ? Math.round(Math.min(Math.max(exact, 0.1), 99.9) * 10) / 10 : Math.round(exact);
  return say("odds-chance", { percent: shown });
}
