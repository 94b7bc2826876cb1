/** A position that is being set up: the form of the server, its content, and its error. */
import { facts } from "../game/facts.svelte";
import { assertNever } from "../net/assert_never";
import { errorText } from "../net/error_text";
import { phrased } from "../i18n/sentences";
import { RequestError } from "../net/request_error";
import { server } from "../net/requests";
import { readStored, writeStored } from "../preferences/settings.svelte";
import type { BlankPosition, CardLimits, Made, MonsterForm, Phrase, PositionForm, SetUp } from "../net/wire";
import { monsterName } from "../i18n/catalogue.svelte";

const STORAGE_KEY = "kingoftokyo.position";
const USUAL = { players: 3, rules: "standard" };

/** An error and its field, by the server's name for it: `monsters[0].health`. */
export interface FieldError {
  where: string;
  text: string;
}

/** The number fields of a monster that all rules have. */
export type Amount = "health" | "points" | "energy" | "poison" | "shrink";

export class Draft {
  blank = $state.raw<BlankPosition | null>(null);
  form = $state<PositionForm | null>(null);
  error = $state.raw<FieldError | null>(null);
  private wanted = 0; // the number of the newest request for a blank form

  /** Starts from a given position, or the last one in this browser, or an empty one. */
  async open(from: PositionForm | null): Promise<void> {
    const stored = from ?? readStored<PositionForm>(STORAGE_KEY);
    if (
      !stored ||
      !(await this.fit(stored).then(
        () => true,
        () => false,
      ))
    )
      await this.clear();
  }

  async clear(): Promise<void> {
    await this.ask(this.form?.monsters.length ?? USUAL.players, this.form?.rules ?? USUAL.rules, (blank) => blank.form);
  }

  /** Changes the rules or the number of monsters; everything stays that is possible there. */
  async change(players: number, rules: string): Promise<void> {
    await this.ask(players, rules, (blank) => fitted($state.snapshot(this.form) ?? blank.form, blank));
  }

  /** Called in an effect: stores the form in this browser, and clears the error, which may be corrected now. */
  store(): void {
    if (!this.form) return;
    writeStored(STORAGE_KEY, $state.snapshot(this.form));
    this.error = null;
  }

  private async fit(stored: PositionForm): Promise<void> {
    await this.ask(stored.monsters.length, stored.rules, (blank) => fitted(stored, blank));
  }

  private async ask(players: number, rules: string, make: (blank: BlankPosition) => PositionForm): Promise<void> {
    const wanted = ++this.wanted;
    const blank = await server.blankPosition(players, rules);
    if (wanted !== this.wanted) return;
    this.form = make(blank);
    this.blank = blank;
  }

  // Limits

  card(id: string): CardLimits | undefined {
    return this.blank?.cards.find((card) => card.id === id);
  }

  /** How many copies of a card are not used yet. */
  left(card: CardLimits): number {
    const { form } = this;
    if (!form) return 0;
    const hands = form.monsters.flatMap((monster) => monster.cards.map((held) => held.card));
    const lying = [...hands, ...(form.market ?? []), ...form.deck].filter((id) => id === card.id);
    return card.copies - lying.length;
  }

  /** The maximum of an amount for this monster. */
  most(what: Amount, monster: MonsterForm): number {
    const { blank } = this;
    if (!blank) return 0;
    switch (what) {
      case "health":
        return Math.max(blank.most_health, ...monster.cards.map((held) => this.card(held.card)?.health ?? 0));
      case "points":
        return blank.most_points;
      case "energy":
        return blank.most_energy;
      case "poison":
      case "shrink":
        return blank.most_tokens;
      default:
        return assertNever(what);
    }
  }

  // Editing

  /** A seat that had this monster gets the other one in exchange. */
  chooseMonster(seat: number, monster: string): void {
    const mine = this.form?.monsters[seat]?.seat;
    const other = this.form?.monsters.find((one) => one.seat.monster === monster)?.seat;
    if (!mine) return;
    if (other) other.monster = mine.monster;
    mine.monster = monster;
  }

  setDice(count: number): void {
    const { form, blank } = this;
    if (!form || !blank) return;
    form.dice = Array.from(
      { length: Math.max(0, Math.min(count, blank.most_dice)) },
      (_, place) => form.dice[place] ?? blank.faces[0] ?? "",
    );
  }

  /** Turns a die to its next face, or to the one before. */
  turnDie(place: number, by: number): void {
    const faces = this.blank?.faces ?? [];
    if (!this.form) return;
    const now = faces.indexOf(this.form.dice[place] ?? "");
    this.form.dice[place] = faces[(now + by + faces.length) % faces.length] ?? "";
  }

  // To the server

  async play(): Promise<Made | null> {
    return this.attempt(this.setUp, server.setUp);
  }

  async line(): Promise<string> {
    return (await this.attempt(this.setUp, server.positionLine))?.text ?? "";
  }

  /** Plays a pasted line, with the default monsters. */
  async playLine(text: string): Promise<Made | null> {
    return this.attempt({ form: null, text, seats: [] }, server.setUp, "text");
  }

  private get setUp(): SetUp {
    return { form: $state.snapshot(this.form), text: "", seats: [] };
  }

  private async attempt<Answer>(wanted: SetUp, send: (wanted: SetUp) => Promise<Answer>, field = ""): Promise<Answer | null> {
    this.error = null;
    try {
      return await send(wanted);
    } catch (error) {
      this.error = this.found(error, field);
      return null;
    }
  }

  private found(error: unknown, field: string): FieldError {
    const response = error instanceof RequestError ? error.response : null;
    const where = field || response?.where || "";
    if (!response?.phrase) return { where, text: errorText(error) };
    return { where: field || place(where, response.phrase), text: phrased(response.phrase, this.nameOf) };
  }

  private nameOf = (seat: number): string => monsterName(this.form?.monsters[seat]?.seat.monster ?? "");

  /** The error, if it belongs to this field or, with `inside`, to something in it. */
  errorAt(where: string, inside = false): string {
    const { error } = this;
    if (!error) return "";
    return error.where === where || (inside && error.where.startsWith(where)) ? error.text : "";
  }

  /** The error about the place of this monster: two cannot be in one place. */
  placeError(monster: MonsterForm): string {
    return monster.place === "outside" || monster.place === "dead" ? "" : this.errorAt(`place.${monster.place}`);
  }
}

/** Where to show errors that concern all monsters together. */
function place(where: string, phrase: Phrase): string {
  switch (phrase.id) {
    case "error-position-place-taken":
      return typeof phrase.args.place === "string" ? `place.${phrase.args.place}` : where;
    case "error-position-no-bay":
    case "error-position-bay-closed":
      return "place.bay";
    case "error-setup-one-person":
    case "error-setup-same-monster":
      return "monsters";
    default:
      return where;
  }
}

/** The form reduced to what these rules have, for as many monsters as in the blank form. */
function fitted(stored: PositionForm, blank: BlankPosition): PositionForm {
  const cards = new Map(blank.cards.map((card) => [card.id, card]));
  const monsters = blank.form.monsters.map((empty, seat) => {
    const mine = stored.monsters[seat];
    if (!mine) return { ...empty, seat: { ...empty.seat, monster: "" } };
    return {
      ...mine,
      place: blank.places.includes(mine.place) ? mine.place : empty.place,
      energy: Math.min(mine.energy, blank.most_energy),
      cards: mine.cards.filter((held) => cards.get(held.card)?.hold),
      counted: Object.fromEntries(Object.entries(mine.counted).filter(([id]) => blank.counted.some((one) => one.id === id))),
    };
  });
  const free = (facts.menu?.monsters ?? []).filter((monster) => monsters.every(({ seat }) => seat.monster !== monster));
  return {
    ...stored,
    rules: blank.form.rules,
    monsters: monsters.map((one) => (one.seat.monster ? one : { ...one, seat: { ...one.seat, monster: free.shift() ?? "" } })),
    turn: Math.min(stored.turn, monsters.length - 1),
    dice: stored.dice.filter((face) => blank.faces.includes(face)).slice(0, blank.most_dice),
    market: stored.market?.slice(0, blank.market).map((card) => (card !== null && cards.has(card) ? card : null)) ?? null,
    deck: stored.deck.filter((card) => cards.has(card)),
  };
}
