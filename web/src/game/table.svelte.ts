/** The table as this browser shows it: events are animated one after the other, then the server's view is shown. */
import { automation, warningOf } from "../preferences/automation.svelte";
import { actOf, type Act } from "./acts";
import { Flights, Nap } from "./animation.svelte";
import { beatsOf } from "./beats";
import { keptDice, layDice, turned, type Die } from "./dice";
import { beginning, applyEvent, lastKept, durationOf, isThrow, LANDING, STRIKE, type Flight } from "./event_effects";
import { HandingOver } from "./handing_over.svelte";
import type { Entry } from "./log";
import { LogBook } from "./log_book.svelte";
import { recapOf, type Recap } from "./recap";
import { assertNever } from "../net/assert_never";
import { diceLanded } from "../dice/landing";
import { transport } from "../net/chosen_transport";
import { newId } from "../net/new_id";
import type { Connection, ConnectionListener } from "../net/transport";
import { storeFirstHead, storeHead } from "../fair/seen_dice";
import type { Room } from "../online/room.svelte";
import { settings } from "../preferences/settings.svelte";
import { sounds } from "../sound/sound";
import { phrased, plain, type Names } from "../i18n/sentences";
import type { Advice, DecisionData, FromPage, FromServer, Happened, Lesson, OptionData, Refused, SeatData } from "../net/wire";
import type { Chances, Phrase, TableData, Update, ViewData, Welcome } from "../net/wire";
import { monsterName } from "../i18n/catalogue.svelte";

/** Help with a decision: the odds, or the advice of a strong player. */
export type Adviser = "odds" | "hint";

type Command = FromPage extends infer One ? (One extends FromPage ? Omit<One, "id"> : never) : never;

const LONG = 400; // more events than this are not animated
const LATE = 600; // ms that dice may land later than they should
const SOON = 250; // ms to wait for a computer player that has probably finished thinking
const BEHIND = 2; // with more queued choices than this, another tab is ahead: they are shown without animation

export class Table {
  readonly id: string;
  readonly room: Room | null; // of an online table
  data = $state.raw<TableData | null>(null);
  view = $state<ViewData | null>(null);
  dice = $state<Die[]>([]);
  decision = $state.raw<DecisionData | null>(null);
  rolling = $state.raw<DecisionData | null>(null); // the roll that was answered, while its dice are animated
  anyTimeOptions = $state.raw<OptionData[]>([]);
  act = $state.raw<Act | null>(null); // what monsters do on the map
  recap = $state.raw<Recap | null>(null); // of what was shown fast or not at all, until the player answers
  playing = $state(false);
  waiting = $state(false); // for the answer to a command
  connected = $state(false);
  gone = $state(false); // there is no such table
  removed = $state(false); // by the host of the room
  refused = $state.raw<Refused | null>(null);
  notice = $state(""); // a notice about this table, until the player closes it
  advice = $state.raw<Advice | null>(null);
  chances = $state.raw<Chances | null>(null); // odds that were asked for
  asking = $state(false); // for advice
  adviser = $state<Adviser | null>(null); // whose panel is open
  lesson = $state.raw<Lesson | null>(null); // of a guided game
  doubt = $state.raw<{ choice: string; warning: Phrase } | null>(null); // a choice that the player must confirm
  resultsAway = $state(false); // the results are hidden, to look at the table
  lookedAt = $state<number | null>(null); // the past moment that is shown over the table
  private settled: Update | null = null; // what is shown when no animation runs
  private newest: Update | null = null; // the last one from the server
  private queue: Update[] = [];
  private hurried = false; // without animation, until a player at this browser is asked
  private hasty = false; // something was shown fast or not at all since the player was asked
  private expecting = false; // the next choice is awaited, while nothing is animated
  private shows = 0; // number of animations started: a welcome ends the one before it
  private fresh: boolean;
  private readonly book = new LogBook();
  private readonly screen = new HandingOver();
  private readonly nap = new Nap();
  private readonly numbers = new Flights();
  private readonly connection: Connection;

  constructor(id: string, { fresh, room = null }: { fresh: boolean; room?: Room | null }) {
    this.id = id;
    this.fresh = fresh;
    this.room = room;
    const listener: ConnectionListener = {
      opened: () => (this.connected = true),
      lost: () => (this.connected = false),
      gone: () => (this.gone = true),
      removed: () => (this.removed = true),
      received: (message) => this.receive(message),
    };
    this.connection = transport.connect(id, listener, room);
    document.addEventListener("visibilitychange", this.turnedTo);
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

  /** The seat that sentences address as "you": several people at one screen keep their names. */
  get you(): number | null {
    return this.alone ? (this.mine[0] ?? null) : null;
  }

  monsterOf(seat: number): string {
    return this.seats[seat]?.monster ?? "";
  }

  nameOf: Names = (seat) => this.seats[seat]?.name || monsterName(this.monsterOf(seat));

  /** The seat whose perspective is shown: the one that is asked, else the one whose view it is. */
  get viewer(): number | null {
    return this.decision?.seat ?? this.view?.seat ?? this.mine[0] ?? null;
  }

  /** Whether the screen must be handed over to somebody else first. */
  get mustHandOver(): boolean {
    return this.decision !== null && !this.alone && this.screen.isNeeded(this.decision, this.view);
  }

  /** Somebody has taken the screen for their decision. */
  takeOver(seat: number): void {
    this.screen.take(seat, this.view?.turn ?? null);
  }

  get log(): Entry[] {
    return this.book.entries;
  }

  get news(): Entry | null {
    return this.book.news;
  }

  get flights(): Flight[] {
    return this.numbers.flying;
  }

  get damageFlash(): Record<number, number> {
    return this.numbers.bursts;
  }

  // To the server

  /** Answers the decision. If the server warns of this choice, the player must confirm it first (`sure`). */
  choose(choice: string, { sure = false, automatic = false } = {}): void {
    const { decision } = this;
    if (!decision || this.waiting) return;
    this.screen.answer(decision.seat);
    const warning = sure || this.lesson || !automation.confirm ? null : warningOf(decision, choice);
    this.doubt = warning && { choice, warning };
    if (warning) return;
    this.book.automatic = automatic ? choice : "";
    this.send({ type: "choose", decision_number: decision.decision_number, seat: decision.seat, choice });
  }

  /** Uses an any-time option, even during an animation: it refers to the newest decision. */
  interject(seat: number, choice: string): void {
    const { newest } = this;
    if (!newest || this.waiting) return;
    const type = newest.decision?.seat === seat ? "choose" : "interject";
    this.send({ type, decision_number: newest.view.decision_number, seat, choice });
  }

  /** Pauses this table; an online one goes on. */
  pause(paused: boolean): void {
    if (!this.room) this.send({ type: "pause", paused });
  }

  askAdvice(): void {
    if (!this.decision || this.asking) return;
    this.asking = true;
    this.send({ type: "ask", decision_number: this.decision.decision_number });
  }

  /** Opens the panel of an adviser, or closes it. */
  askFor(whom: Adviser): void {
    if (whom === "hint" && !this.advice) this.askAdvice();
    this.adviser = this.adviser === whom ? null : whom;
  }

  /** Asks for the odds if these dice are kept. */
  askOdds(keep: string[]): void {
    if (this.decision) this.send({ type: "odds", decision_number: this.decision.decision_number, keep });
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.turnedTo);
    this.hurry();
    this.connection.close();
  }

  private readonly turnedTo = (): void => {
    if (document.hidden) this.nap.wake();
    this.sendSeen();
  };

  /** Tells the server what has been shown: computer players answer only that. */
  private sendSeen(): void {
    if (!this.settled) return;
    const { decision_number, interjections } = this.settled.view;
    this.send({ type: "seen", decision_number, interjections, hidden: document.hidden, hurried: this.atOnce });
  }

  private send(command: Command): void {
    if (command.type !== "seen") this.refused = null;
    if (command.type === "choose" || command.type === "interject") this.waiting = true;
    this.connection.send({ ...command, id: newId() });
  }

  // From the server

  private receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "update":
        this.waiting = false;
        this.newest = message;
        this.room?.keepTime(message.time_left, (seat) => this.monsterOf(seat));
        storeHead(this.id, message.head);
        this.queue.push(message);
        if (this.expecting) this.nap.wake();
        void this.play();
        return;
      case "table":
        this.data = message.table;
        return;
      case "refused":
        return this.refuse(message);
      case "advice":
        this.asking = false;
        if (message.decision_number === this.decision?.decision_number) this.advice = message; // another tab may have answered in the meantime
        return;
      case "chances":
        if (message.decision_number === this.decision?.decision_number) this.chances = message;
        return;
      case "room":
        this.fresh = !message.started; // whoever waits for the start sees the first roll
        return this.room?.receive(message);
      case "said":
        return this.room?.receive(message);
      default:
        return assertNever(message);
    }
  }

  private welcome(message: Welcome): void {
    this.waiting = false;
    this.asking = false;
    const paused = this.data?.paused ?? false;
    this.data = message.table;
    if (paused && !message.table.paused) this.pause(true); // the connection was lost, and with it the pause
    this.room?.keepTime(message.time_left, (seat) => this.monsterOf(seat));
    if (message.table.notice) this.notice = plain(phrased(message.table.notice, this.nameOf));
    if (!message.view.over) storeFirstHead(this.id, message.table.commitment, message.head);
    const update: Update = { ...message, type: "update", played: null, events: message.log };
    this.newest = update;
    this.queue = [];
    this.shows++;
    this.nap.wake();
    this.playing = false;
    if (this.fresh && message.log.length < LONG) {
      this.fresh = false;
      this.view = beginning(message.view);
      this.queue.push(update);
      void this.play();
    } else {
      this.book.clear();
      this.screen.open(message.view.turn);
      for (const beat of beatsOf(message.log)) this.book.note(beat, message.log, this.mine);
      this.dice = keptDice(message.view.dice, lastKept(message.log));
      this.settle(update);
    }
  }

  private refuse(message: Refused): void {
    this.waiting = false;
    this.asking = false;
    this.refused = message;
    if (this.settled && !this.playing) this.settle(this.settled);
  }

  // Animation

  /** Shows a past moment over the table, or closes it; animation pauses in between. */
  lookAt(moment: number | null): void {
    this.lookedAt = moment;
    this.nap.wake();
  }

  /** Skips animation until a player at this browser is asked. */
  hurry(hurried = true): void {
    this.hurried = hurried;
    if (hurried) this.nap.wake();
    this.sendSeen();
  }

  private get atOnce(): boolean {
    return this.hurried || document.hidden || settings.second === 0;
  }

  private async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    this.rolling = this.decision?.roll ? this.decision : null;
    this.decision = null;
    this.recap = null;
    this.lesson = null;
    const current = ++this.shows;
    let update = this.queue.shift();
    while (update) {
      this.book.cause = update.played;
      for (const beat of beatsOf(update.events)) {
        await this.show(beat, update.events);
        if (current !== this.shows) return;
      }
      if (this.queue.length === 0) {
        this.settle(update);
        await this.answered(update);
        if (current !== this.shows) return;
      } else this.showView(update.view);
      update = this.queue.shift();
    }
    this.playing = false;
  }

  /** A computer player has usually finished thinking by now: waits a little, so that the animation has no gap. */
  private async answered({ view }: Update): Promise<void> {
    if (view.asked === null || this.mine.includes(view.asked) || this.data?.paused) return;
    this.expecting = true;
    await this.nap.sleep(SOON);
    this.expecting = false;
  }

  /** Shows the events of a beat: first their dice are thrown, then their results are told. */
  private async show(beat: Happened[], all: Happened[]): Promise<void> {
    while (this.lookedAt !== null && !this.hurried) await this.nap.sleep(60_000);
    if (!this.view) return;
    this.hasty ||= this.tempo < 1;
    const stage = { view: this.view, dice: this.dice };
    const act = actOf(beat, $state.snapshot(this.view.monsters));
    if (beat.some(({ event }) => event.event !== "DiceRolled")) this.rolling = null;
    const landing = this.rolling ? LANDING.own : LANDING.others;
    if (act?.attacker != null && this.tempo > 0) {
      this.act = act;
      sounds.playLunge();
      await this.lasting(STRIKE);
    }
    const flights = beat.flatMap(({ event }) => applyEvent(stage, event) ?? []);
    this.dice = stage.dice;
    const shown = beat.map(({ event }) => event);
    if (shown.some(isThrow)) {
      sounds.playThrow(this.tempo > 0);
      await this.lasting(landing);
      if (this.tempo > 0) await Promise.race([diceLanded(), this.nap.sleep(LATE)]);
      this.nap.wake();
    }
    this.book.note(beat, all, this.mine);
    sounds.playBeat(shown, this.tempo > 0, this.mine);
    if (this.tempo === 0) return;
    this.act = act && { ...act, landed: true };
    this.numbers.launch(flights);
    await this.lasting(durationOf(beat, all));
    this.act = null;
    this.numbers.endBursts();
  }

  /** How long a second of animation lasts now, in seconds. */
  private get tempo(): number {
    return this.atOnce || this.queue.length > BEHIND ? 0 : settings.second;
  }

  /** Waits, unless everything is shown at once. */
  private async lasting(time: number): Promise<void> {
    if (this.tempo > 0 && time > 0) await this.nap.sleep(time * this.tempo);
  }

  private showView(view: ViewData): void {
    this.view = structuredClone(view);
    if (view.dice.length > 0) this.dice = this.dice.length > 0 ? turned(this.dice, view.dice) : layDice(view.dice);
  }

  /** After the animation: shows the server's view and the decision. */
  private settle(update: Update): void {
    this.settled = update;
    this.showView(update.view);
    this.decision = update.decision;
    this.lesson = update.lesson;
    this.rolling = null;
    this.anyTimeOptions = update.any_time_options;
    this.advice = null;
    this.chances = null;
    this.asking = false;
    this.doubt = null;
    this.screen.ask(update.decision?.seat);
    if (update.decision) {
      this.recap = this.hasty && this.you !== null ? recapOf(this.log, this.you, update.view) : null;
      this.hasty = false;
      this.hurried = false;
    }
    this.sendSeen();
  }
}
