/** The clocks that a host can choose, and times as people read them. */
import type { ClockData } from "../net/wire";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const CLOCKS = {
  none: { decision: 0, bank: 0, increment: 0 },
  minute: { decision: MINUTE, bank: 0, increment: 0 },
  bank: { decision: 0, bank: 10 * MINUTE, increment: 5 },
  day: { decision: DAY, bank: 0, increment: 0 },
} satisfies Record<string, ClockData>;

export type Clock = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as Clock[];

/** The name of these settings; `none` if they have none of ours. */
export function clockName(clock: ClockData): Clock {
  const same = (one: ClockData): boolean => one.decision === clock.decision && one.bank === clock.bank && one.increment === clock.increment;
  return CLOCK_NAMES.find((name) => same(CLOCKS[name])) ?? "none";
}

/** `0:42`, `12:05` or `23:59:07`. */
export function timeText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const padded = (count: number): string => String(count).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)];
  const rest = `${padded(seconds % MINUTE)}`;
  return hours > 0 ? `${hours}:${padded(minutes)}:${rest}` : `${minutes}:${rest}`;
}
