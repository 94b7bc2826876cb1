/** The log of a table as it grows, its newest headline, and the choice to which the next lines belong. */
import type { Happened, Played } from "../net/wire";
import { headline, lineFor, type Entry } from "./log";

export class LogBook {
  entries = $state.raw<Entry[]>([]);
  news = $state.raw<Entry | null>(null);
  cause: Played | null = null; // the choice that caused the events being shown, until a line has it
  automatic = ""; // the last choice that the page made by itself
  private keys = 0;

  clear(): void {
    this.entries = [];
  }

  /** Adds the lines of a beat; `all` are the events that it is part of, `mine` the seats at this browser. */
  note(beat: Happened[], all: Happened[], mine: number[]): void {
    this.news = headline(beat.flatMap((happened) => this.add(happened, all, mine) ?? [])) ?? this.news;
  }

  private add(happened: Happened, all: Happened[], mine: number[]): Entry | null {
    const line = lineFor(happened, all, this.entries.at(-1), { cause: this.cause, automatic: this.automatic, mine });
    if (!line) return null;
    if (line.entry.played === this.cause) this.cause = null; // once
    const entry = { ...line.entry, key: line.continues?.key ?? ++this.keys };
    this.entries = [...(line.continues ? this.entries.slice(0, -1) : this.entries), entry];
    return entry;
  }
}
