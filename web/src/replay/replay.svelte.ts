/** A replay: one past moment of a game at a time, chosen by hand or played automatically. */
import { keptDice, type Die } from "../game/dice";
import { lastKept, type Flight } from "../game/event_effects";
import { errorText } from "../net/error_text";
import { server } from "../net/requests";
import type { Drawable } from "../game/drawable";
import type { Table } from "../game/table.svelte";
import type { Moment, MomentMark, SeatData, TableData, ViewData } from "../net/wire";

export const SPEEDS = ["slow", "steady", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds for which a moment is shown. */
const TIMES: Record<Speed, number> = { slow: 2600, steady: 1300, fast: 450 };

/** The first moment of a turn. */
export interface TurnMark {
  moment: number;
  turn: number;
  seat: number;
}

export class Replay implements Drawable {
  marks = $state.raw<MomentMark[]>([]);
  at = $state(0); // the requested moment
  moment = $state.raw<Moment | null>(null); // the moment that is shown
  running = $state(false);
  speed = $state<Speed>("steady");
  failed = $state("");
  readonly act = null;
  readonly decision = null;
  readonly news = null;
  readonly waiting = false;
  readonly room = null;
  readonly playing = true; // no player is shown as thinking
  readonly flights: Flight[] = [];
  readonly log = []; // its events are listed beside it
  private readonly known = new Map<number, Moment>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly live: Table,
    at: number,
  ) {
    this.at = at;
    void this.open(at);
  }

  // The table of that moment

  get view(): ViewData | null {
    return this.moment?.view ?? null;
  }

  dice = $derived.by((): Die[] => (this.moment ? keptDice(this.moment.view.dice, lastKept(this.moment.events)) : []));

  damageFlash = $derived.by((): Record<number, number> => {
    const lost: Record<number, number> = {};
    for (const { event } of this.moment?.events ?? []) {
      if (event.event === "HealthLost") lost[event.seat] = (lost[event.seat] ?? 0) + event.amount;
    }
    return lost;
  });

  get data(): TableData | null {
    return this.live.data;
  }

  get seats(): SeatData[] {
    return this.live.seats;
  }

  get mine(): number[] {
    return this.live.mine;
  }

  get alone(): boolean {
    return this.live.alone;
  }

  get you(): number | null {
    return this.live.you;
  }

  monsterOf = (seat: number): string => this.live.monsterOf(seat);
  nameOf = (seat: number): string => this.live.nameOf(seat);

  choose(): void {
    // a past decision cannot be answered
  }

  // Navigation

  get last(): number {
    return Math.max(0, this.marks.length - 1);
  }

  turns = $derived.by((): TurnMark[] => {
    const found: TurnMark[] = [];
    for (const { moment, turn, active } of this.marks) {
      if (turn > 0 && turn !== found.at(-1)?.turn) found.push({ moment, turn, seat: active });
    }
    return found;
  });

  goTo(moment: number): void {
    this.at = Math.min(Math.max(0, moment), this.last);
    void this.draw(this.at);
  }

  /** Goes to the start of this turn or, from there, of the turn before it. */
  turnBack(): void {
    this.goTo(this.turns.findLast((turn) => turn.moment < this.at)?.moment ?? 0);
  }

  turnOn(): void {
    this.goTo(this.turns.find((turn) => turn.moment > this.at)?.moment ?? this.last);
  }

  /** Plays it automatically, from the beginning if it is at the end; or stops. */
  run(running: boolean): void {
    clearTimeout(this.timer);
    this.running = running;
    if (!running) return;
    if (this.at === this.last) this.goTo(0);
    this.next();
  }

  faster(by: number): void {
    const place = SPEEDS.indexOf(this.speed) + by;
    this.speed = SPEEDS[Math.min(Math.max(0, place), SPEEDS.length - 1)] ?? this.speed;
  }

  nextSpeed(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? this.speed;
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private next(): void {
    this.timer = setTimeout(() => {
      this.goTo(this.at + 1);
      if (this.at < this.last) this.next();
      else this.running = false;
    }, TIMES[this.speed]);
  }

  private async open(at: number): Promise<void> {
    try {
      this.marks = (await server.moments(this.live.id)).moments;
      this.goTo(at);
    } catch (error) {
      this.failed = errorText(error);
    }
  }

  private async draw(moment: number): Promise<void> {
    try {
      const found = this.known.get(moment) ?? (await server.moment(this.live.id, moment));
      this.known.set(moment, found);
      if (this.at === moment) this.moment = found;
    } catch (error) {
      this.failed = errorText(error);
    }
  }
}
