/** An online room as this page sees it: who is there, what they say, and what one may do. Its table has the same id. */
import { storeDice, newDice } from "../fair/seen_dice";
import { errorText } from "../net/error_text";
import { ask, entersRoom } from "../net/requests";
import type { RoomAccess } from "../net/transport";
import type {
  Arrangement,
  ChatLine,
  Reaction,
  RoomData,
  RoomMade,
  RoomSeat,
  Said,
  SayLine,
  SeatChange,
  Vote,
  WantedSeat,
  TimeLeft,
} from "../net/wire";
import { forgetSeat, keepCode, keepSeat, tokenOf } from "./own_games";

const BUBBLE = 3000; // ms that a reaction is shown at its monster
const MOST_LINES = 50;

/** Enters a room: with this token, or with the one that this device has. */
export function roomOf(id: string, token: string): Room {
  if (token) keepSeat({ room: id, code: "", token });
  return new Room(id, token || tokenOf(id));
}

/** Whether a person has this seat. */
export function hasPerson({ player, taken }: RoomSeat): boolean {
  return taken && (player === "open" || player === "person");
}

/** The seats as they are, in the words of a request to change them. */
export function wantedSeats(seats: readonly RoomSeat[]): WantedSeat[] {
  return seats.map(({ player, monster, name }) => ({ player, monster, name: player === "person" ? name : "" }));
}

export class Room implements RoomAccess {
  data = $state.raw<RoomData | null>(null);
  lines = $state.raw<ChatLine[]>([]);
  time = $state.raw<{ monster: string; until: number } | null>(null); // until when the asked monster's person may think
  bubbles = $state.raw<Record<string, Reaction>>({}); // reactions of the last seconds, by monster
  failed = $state(""); // why the last request failed
  muted = $state.raw<number[]>([]); // seats whose lines are not shown
  private added: Record<number, string> = {}; // the words for the dice that were sent from here, by seat
  private read = $state(0); // the number of the last line that was seen here

  constructor(
    readonly id: string,
    readonly seat: string,
  ) {
    entersRoom(id, seat);
  }

  // From the server

  receive(message: RoomData | Said): void {
    if (message.type === "said") return this.hear(message.line);
    if (!this.data) this.read = message.chat.at(-1)?.number ?? 0;
    this.data = message;
    this.lines = message.chat;
    if (!this.holds) return;
    keepCode(this.id, message.code);
    if (!message.started) this.storeSeen(message);
  }

  /** To be compared with the record at the end: the commitment, and one's own words. */
  private storeSeen({ commitment, seats }: RoomData): void {
    storeDice(this.id, { commitment, words: seats.map((_, seat) => this.added[seat] ?? null) });
  }

  private hear(line: ChatLine): void {
    this.lines = [...this.lines.filter(({ number }) => number !== line.number), line].slice(-MOST_LINES);
    const monster = this.data?.seats[line.seat ?? -1]?.monster;
    if (!line.reaction || !monster || this.isMuted(line)) return;
    const { reaction } = line;
    this.bubbles = { ...this.bubbles, [monster]: reaction };
    setTimeout(() => {
      this.bubbles = Object.fromEntries(Object.entries(this.bubbles).filter(([other, shown]) => other !== monster || shown !== reaction));
    }, BUBBLE);
  }

  // Who is there

  get mine(): number[] {
    return (this.data?.seats ?? []).flatMap((seat, place) => (seat.mine ? [place] : []));
  }

  /** Whether somebody here has a seat; others watch. */
  get holds(): boolean {
    return this.mine.length > 0;
  }

  /** The seat of a monster whose person is away, or for whom a computer plays. */
  absent(monster: string): RoomSeat | null {
    const seat = this.data?.seats.find((one) => one.monster === monster);
    return seat && hasPerson(seat) && (!seat.present || seat.stand_in) ? seat : null;
  }

  // Chat

  isMuted({ seat }: ChatLine): boolean {
    return seat !== null && this.muted.includes(seat);
  }

  mute(seat: number): void {
    this.muted = this.muted.includes(seat) ? this.muted.filter((one) => one !== seat) : [...this.muted, seat];
  }

  get unread(): number {
    const heard = (line: ChatLine): boolean => line.number > this.read && line.reaction === null && !this.isMuted(line);
    return this.lines.filter((line) => heard(line) && !this.mine.includes(line.seat ?? -1)).length;
  }

  markRead(): void {
    this.read = this.lines.at(-1)?.number ?? this.read;
  }

  say(text: string): Promise<boolean> {
    return this.act("say", { text, reaction: null } satisfies SayLine);
  }

  react(reaction: Reaction): Promise<boolean> {
    return this.act("say", { text: "", reaction } satisfies SayLine);
  }

  // Changes

  change(seat: number, change: Partial<SeatChange>): Promise<boolean> {
    return this.act("seat", { seat, ...change });
  }

  /** Says for all own seats that one is ready, with words for the dice: those that were typed, and random ones. */
  async setReady(ready: boolean, typed: string): Promise<boolean> {
    for (const seat of this.mine) {
      const done = await this.change(seat, ready ? { ready, words: this.words(seat, typed) } : { ready });
      if (!done) return false;
    }
    return true;
  }

  /** New words for the dice of a seat; the typed ones go to the first. */
  private words(seat: number, typed: string): string {
    const words = newDice([true], this.data?.commitment ?? "", seat === this.mine[0] ? typed : "").words[0] ?? "";
    this.added[seat] = words;
    if (this.data && !this.data.started) this.storeSeen(this.data);
    return words;
  }

  /** The host starts the game, with words for the dice. */
  async start(typed: string): Promise<boolean> {
    const waiting = this.mine.filter((seat) => !this.data?.seats[seat]?.ready);
    for (const seat of waiting) {
      if (!(await this.change(seat, { words: this.words(seat, typed) }))) return false;
    }
    return this.act("start", {});
  }

  /** Notes how long the seat that is asked may think, in the time of this device. */
  keepTime(left: TimeLeft | null, monsterOf: (seat: number) => string): void {
    this.time = left && { monster: monsterOf(left.seat), until: performance.now() + left.milliseconds };
  }

  arrange(seats: WantedSeat[], change: Partial<Arrangement> = {}): Promise<boolean> {
    if (!this.data) return Promise.resolve(false);
    const { rules, clock } = this.data;
    return this.act("arrange", { seats, rules, public: this.data.public, clock, ...change } satisfies Arrangement);
  }

  remove(seat: number): Promise<boolean> {
    return this.act("remove", { seat });
  }

  vote(end: boolean): Promise<boolean> {
    return this.act("vote", { end } satisfies Vote);
  }

  /** Gives up one's seats; this device forgets the token. */
  async leave(): Promise<boolean> {
    const left = await this.act("leave", {});
    if (left) forgetSeat(this.id);
    return left;
  }

  /** The room of the next game, with one's seat there; spectators may watch it. Null if there is none. */
  async rematch(): Promise<string | null> {
    if (!this.holds) return this.data?.next || null;
    try {
      const made = await ask<RoomMade>(this.path("rematch"), {}, this.seat);
      keepSeat(made);
      return made.room;
    } catch (error) {
      this.failed = errorText(error);
      return null;
    }
  }

  private path(what: string): string {
    return `rooms/${encodeURIComponent(this.id)}/${what}`;
  }

  private async act(what: string, body: unknown): Promise<boolean> {
    try {
      await ask<null>(this.path(what), body, this.seat);
      this.failed = "";
      return true;
    } catch (error) {
      this.failed = errorText(error);
      return false;
    }
  }
}
