/** The browser's tab: its title and icon say whether somebody here is asked. */
import type { Table } from "../game/table.svelte";
import { say } from "../i18n/catalogue.svelte";

/** The crown of `icon.svg` with its colours exchanged. */
const ASKED =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'><rect width='64' height='64' rx='14' fill='#ffd21f'/>" +
  "<path fill='#111a30' d='M8 19l13 10L32 9l11 20 13-10-5 30H13zM13 52h38v6H13z'/></svg>";

/** What a title needs to know of a table. */
export type Titled = Pick<Table, "decision" | "view" | "alone" | "nameOf" | "playing">;

export function tabTitle(table: Titled | null): string {
  const what = table && happening(table);
  return what ? say("tab-title", { what }) : say("title");
}

function happening({ decision, view, alone, nameOf, playing }: Titled): string {
  if (!view) return "";
  if (view.over) return playing ? "" : say("turn-over");
  if (!decision) return "";
  const own = decision.seat === view.active;
  if (alone) return say(own ? "turn-yours" : "turn-decide");
  return say(own ? "turn-of" : "turn-decides", { seat: nameOf(decision.seat) });
}

let usual: string | null = null; // the address of the icon that the page came with

export function showTab(title: string, asked: boolean): void {
  document.title = title;
  const link = document.querySelector<HTMLLinkElement>("link[rel='icon']");
  if (!link) return;
  usual ??= link.href;
  link.href = asked ? `data:image/svg+xml,${encodeURIComponent(ASKED)}` : usual;
}
