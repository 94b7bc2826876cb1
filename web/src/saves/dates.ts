/** Dates of games and saves, in the language that is set. */
import { settings } from "../preferences/settings.svelte";

/** A date with its hour, or a date alone: `2026-11-15T20:15:00` or `2026-11-15`. What is no date is shown as it is. */
export function dated(text: string): string {
  const hour = text.includes("T");
  const day = new Date(hour ? text : `${text}T12:00`);
  if (Number.isNaN(day.getTime())) return text;
  const style: Intl.DateTimeFormatOptions = hour ? { dateStyle: "medium", timeStyle: "short" } : { dateStyle: "long" };
  return new Intl.DateTimeFormat(settings.language, style).format(day);
}
