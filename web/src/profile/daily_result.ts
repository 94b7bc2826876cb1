/** The result of a daily challenge: its line to copy, and its picture. */
import { recordLink } from "../share/link";
import { tablePicture } from "../share/table_picture";
import type { Picture } from "../share/picture";
import { transport } from "../net/chosen_transport";
import { server } from "../net/requests";
import type { DailyResult } from "../net/wire";
import { monsterName, say } from "../i18n/catalogue.svelte";

/** The result in one line, with the head of its record. */
export function resultLine({ date, won, points, health, rounds, seats, me, head }: DailyResult): string {
  const monster = monsterName(seats[me]?.monster ?? "");
  return say(won ? "daily-line-won" : "daily-line-lost", { date, points, health, rounds, monster, head });
}

/** The line and, where the page has an address that others can open, a link that replays the game. */
export async function resultText(result: DailyResult): Promise<string> {
  const page = transport.publicPage;
  if (!page || !result.replay) return resultLine(result);
  return `${resultLine(result)}\n${await recordLink(page, await server.record(result.table))}`;
}

/** The picture of the final table. */
export async function resultPicture(result: DailyResult): Promise<Picture> {
  const { moments } = await server.moments(result.table);
  const { view } = await server.moment(result.table, moments.length - 1);
  const monsterOf = (seat: number): string => result.seats[seat]?.monster ?? "";
  const nameOf = (seat: number): string => monsterName(monsterOf(seat));
  const shown = { view, data: null, mine: [result.me], alone: true, monsterOf, nameOf };
  return tablePicture(shown, say("daily-picture", { date: result.date }), resultLine(result));
}
