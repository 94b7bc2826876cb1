/** The table as this browser shows it: events are played one after the other, then the server's view stands. */
import ReconnectingWebSocket from "partysocket/ws";
import { keptDice, layDice, turned, type Die } from "./dice";
import { beginning, happen, isTold, lastKept, seatOf, timeOf, type Flight } from "./happenings";
import { server } from "./server";
import { settings } from "./settings.svelte";
import type { Names } from "./sentences";
import type { Advice, DecisionData, FromPage, FromServer, Happened, OptionData, Refused, SeatData } from "./wire";
import type { TableData, Update, ViewData, Welcome } from "./wire";
import { monsterName } from "./words.svelte";

/** A line of the log. */
export interface Entry {
  key: number;
  happened: Happened;
  seat: number | null;
  turn: number;
}

type Command = FromPage extends infer One ? (One extends FromPage ? Omit<One, "id"> : never) : never;

const NO_TABLE = 4404; // the code with which the server closes the line
const LONG = 400; // more events than this are not played but shown at once
const FLIGHT = 1400;
const OWN_ROLL = 850; // ms: one waits for one's own dice

export class Table {
  readonly id: string;
  data = $state.raw<TableData | null>(null);
  view = $state<ViewData | null>(null);
  dice = $state<Die[]>([]);
  decision = $state.raw<DecisionData | null>(null);
  rolling = $state.raw<DecisionData | null>(null); // the roll that was answered, while its dice tumble
  usable = $state.raw<OptionData[]>([]);
  log = $state.raw<Entry[]>([]);
  news = $state.raw<Entry | null>(null);
  flights = $state<Flight[]>([]);
  struck = $state<Record<number, number>>({}); // seat: what it has just lost
  playing = $state(false);
  waiting = $state(false); // for the answer to a command
  connected = $state(false);
  gone = $state(false); // there is no such table
  refused = $state.raw<Refused | null>(null);
  advice = $state.raw<Advice | null>(null);
  asking = $state(false); // for advice
  handedTo = $state<number | null>(null);
  private truth: Update | null = null;
  private queue: Update[] = [];
  private keys = 0;
  private hurried = false;
  private wake: (() => void) | null = null;
  private fresh: boolean;
  private readonly socket: ReconnectingWebSocket;

  constructor(id: string, { fresh }: { fresh: boolean }) {
    this.id = id;
    this.fresh = fresh;
    this.socket = new ReconnectingWebSocket(server.socketOf(id), [], { maxReconnectionDelay: 4000 });
    this.socket.addEventListener("open", () => (this.connected = true));
    this.socket.addEventListener("close", ({ code }) => {
      this.connected = false;
      if (code === NO_TABLE) {
        this.gone = true;
        this.socket.close();
      }
    });
    this.socket.addEventListener("message", (event: MessageEvent<string>) => {
      this.receive(JSON.parse(event.data) as FromServer);
    });
  }

  // Who sits there

  get seats(): SeatData[] {
    return this.data?.seats ?? [];
  }

  get mine(): number[] {
    return this.seats.flatMap((seat, place) => (seat.mine ? [place] : []));
  }

  get alone(): boolean {
    return this.mine.length === 1;
  }

  monsterOf(seat: number): string {
    return this.seats[seat]?.monster ?? "";
  }

  nameOf: Names = (seat) => this.seats[seat]?.name || monsterName(this.monsterOf(seat));

  /** The seat that this browser looks from: the one that is asked, else the one whose view it is. */
  get looker(): number | null {
    return this.decision?.seat ?? this.view?.seat ?? this.mine[0] ?? null;
  }

  get mustHandOver(): boolean {
    const { decision } = this;
    return decision !== null && decision.private && !this.alone && this.handedTo !== decision.seat;
  }

  // To the server

  choose(choice: string): void {
    const { decision } = this;
    if (decision && !this.waiting) this.send({ type: "choose", n: decision.n, seat: decision.seat, choice });
  }

  interject(seat: number, choice: string): void {
    if (this.decision?.seat === seat) this.choose(choice);
    else if (this.view) this.send({ type: "interject", n: this.view.n, seat, choice });
  }

  pause(paused: boolean): void {
    this.send({ type: "pause", paused });
  }

  askAdvice(): void {
    if (!this.decision || this.asking) return;
    this.asking = true;
    this.send({ type: "ask", n: this.decision.n });
  }

  close(): void {
    this.hurry();
    this.socket.close();
  }

  private send(command: Command): void {
    this.refused = null;
    if (command.type === "choose" || command.type === "interject") this.waiting = true;
    const id = crypto.randomUUID();
    this.socket.send(JSON.stringify({ ...command, id }));
  }

  // From the server

  private receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "update":
        this.waiting = false;
        this.queue.push(message);
        void this.play();
        return;
      case "table":
        this.data = message.table;
        this.wake?.();
        return;
      case "refused":
        return this.refuse(message);
      case "advice":
        this.advice = message;
        this.asking = false;
        return;
      default:
        return assertNever(message);
    }
  }

  private welcome(message: Welcome): void {
    this.waiting = false;
    this.data = message.table;
    const update: Update = { ...message, type: "update", played: null, events: message.log };
    if (this.fresh && message.log.length < LONG) {
      this.fresh = false;
      this.view = beginning(message.view);
      this.queue.push(update);
      void this.play();
    } else {
      this.queue = [];
      this.hurry();
      this.log = [];
      for (const happened of message.log) this.note(happened, message.log);
      this.dice = keptDice(message.view.dice, lastKept(message.log));
      this.stand(update);
    }
  }

  private refuse(message: Refused): void {
    this.waiting = false;
    this.asking = false;
    this.refused = message;
    if (this.truth && !this.playing) this.stand(this.truth);
  }

  // The show

  /** Shows the rest of what has happened at once. */
  hurry(): void {
    this.hurried = true;
    this.wake?.();
  }

  private async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    this.rolling = this.decision?.roll ? this.decision : null;
    this.decision = null;
    this.hurried = false;
    let update = this.queue.shift();
    while (update) {
      if (update.played) await this.unpaused();
      for (const happened of update.events) await this.show(happened, update.events);
      if (this.queue.length === 0) this.stand(update);
      else this.settle(update.view);
      update = this.queue.shift();
    }
    this.playing = false;
  }

  private async show(happened: Happened, all: Happened[]): Promise<void> {
    if (!this.view) return;
    if (happened.event !== "DiceRolled") this.rolling = null;
    const stage = { view: this.view, dice: this.dice };
    const flight = happen(stage, happened);
    this.dice = stage.dice;
    this.note(happened, all);
    const time = this.hurried ? 0 : (this.rolling ? OWN_ROLL : timeOf(happened)) * settings.second;
    if (time === 0) return;
    if (flight) this.launch(flight);
    await this.sleep(time);
    this.struck = {};
  }

  private launch(flight: Omit<Flight, "key">): void {
    const key = ++this.keys;
    this.flights.push({ ...flight, key });
    if (flight.icon === "health" && flight.amount < 0) this.struck = { [flight.seat]: -flight.amount };
    setTimeout(() => (this.flights = this.flights.filter((one) => one.key !== key)), FLIGHT);
  }

  private note(happened: Happened, all: Happened[]): void {
    if (!isTold(happened, all)) return;
    const turn = this.view?.turn ?? 0;
    const entry: Entry = { key: ++this.keys, happened, seat: seatOf(happened), turn };
    this.log = [...this.log, entry];
    if (happened.event !== "CardRevealed") this.news = entry;
  }

  private sleep(time: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
      const timer = setTimeout(done, time);
      this.wake = done;
    });
  }

  private async unpaused(): Promise<void> {
    while (this.data?.paused && !this.hurried) await this.sleep(60_000);
  }

  private settle(view: ViewData): void {
    this.view = structuredClone(view);
    if (view.dice.length > 0) this.dice = this.dice.length > 0 ? turned(this.dice, view.dice) : layDice(view.dice);
  }

  /** The table stands as the server says, and the decision waits. */
  private stand(update: Update): void {
    this.truth = update;
    this.settle(update.view);
    this.decision = update.decision;
    this.rolling = null;
    this.usable = update.usable;
    this.advice = null;
    this.asking = false;
    if (this.handedTo !== update.decision?.seat) this.handedTo = null;
  }
}

export function assertNever(what: never): never {
  throw new Error(`not expected: ${JSON.stringify(what)}`);
}
