/** Dates of games, as the language of the page writes them. */
import { settings } from "../preferences/settings.svelte";

/** `2026-11-15` in words; anything else as it is. */
export function dated(date: string, style: "full" | "medium" = "medium"): string {
  const day = new Date(`${date}T12:00`);
  return Number.isNaN(day.getTime()) ? date : new Intl.DateTimeFormat(settings.language, { dateStyle: style }).format(day);
}
