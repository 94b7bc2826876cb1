/** Sentences about the game: phrases and events of the server, with the names of monsters, cards and faces put in.

Names are put in between marks, so that they can be drawn: a monster's in bold, a die's face as its picture.
*/
import type { FluentVariable } from "@fluent/bundle";
import { assertNever } from "../net/assert_never";
import { seatOf } from "../game/event_effects";
import type { Argument, GameEvent, Phrase } from "../net/wire";
import { CLOSE, cardName, faceName, hyphened, say, catalogue, type Arguments } from "./catalogue.svelte";

export interface Piece {
  kind: "text" | "seat" | "card" | "face";
  text: string;
  id: string;
}

/** The name of the monster at a seat. */
export type Names = (seat: number) => string;

/** The seat that a sentence addresses, and the seat whose choice it is about. */
interface Reader {
  me: number | null;
  whose: number | null;
}

const NOBODY: Reader = { me: null, whose: null };

type Given = Argument | boolean | null | number[];

const OPEN = "\uE000";
const BETWEEN = "\uE001";
const SEATS = new Set(["seat", "other", "dealer", "owner", "attacker", "active", "winner", "first"]);
const CARDS = new Set(["card", "copied"]);
const CAUSES = new Set(["cause", "by"]);
const FACES = new Set(["face", "to", "dice", "kept", "instead", "rolled"]);
const FACE = /^(1|2|3|heart|energy|smash)$/;

function mark(kind: Piece["kind"], id: string, text: string): string {
  return `${OPEN}${kind}${BETWEEN}${id}${BETWEEN}${text}${CLOSE}`;
}

function card(id: string): string {
  return catalogue.has(`card-${hyphened(id)}`) ? mark("card", id, cardName(id)) : hyphened(id);
}

/** The cause of an event: a card, or a word by which the sentence selects its variant. */
function cause(id: string): string {
  return id === "two_players" ? "tokyo" : card(id);
}

function faces(text: string): string {
  const found = text.split(" ").filter((face) => FACE.test(face));
  return found.map((face) => mark("face", face, faceName(face))).join(" ") || "none";
}

export function listed(items: string[]): string {
  return new Intl.ListFormat(document.documentElement.lang || "en").format(items) || "none";
}

function seatList(seats: number[], names: Names): string {
  return listed(seats.map((seat) => mark("seat", String(seat), names(seat))));
}

function value(name: string, given: Given, names: Names, reader: Reader = NOBODY): FluentVariable {
  if (given === null) return "none";
  if (typeof given === "boolean") return String(given);
  if (typeof given === "number") return SEATS.has(name) ? mark("seat", String(given), names(given)) : given;
  if (typeof given === "object" && !Array.isArray(given)) return phrased(given, names, reader.me, reader.whose);
  if (Array.isArray(given) && FACES.has(name)) return faces(given.join(" "));
  if (Array.isArray(given) && name === "seats") return seatList(given.map(Number), names);
  if (Array.isArray(given)) return listed(given.map((one) => (name === "cards" ? card(String(one)) : String(one))));
  if (CARDS.has(name)) return card(given);
  if (CAUSES.has(name)) return cause(given);
  if (FACES.has(name)) return faces(given);
  if (name === "place") return catalogue.has(`place-${given}`) ? say(`place-${given}`) : given;
  return given;
}

function filled(args: Record<string, Given>, names: Names, reader: Reader = NOBODY): Arguments {
  const into: Arguments = {};
  for (const [name, given] of Object.entries(args)) into[name] = value(name, given, names, reader);
  return into;
}

/** What an expansion counts, in words: cultists, or levels of the tower. */
export function countedText(what: string, count: number | number[]): string {
  return say(`counted-${what}`, { amount: Array.isArray(count) ? count.length : count });
}

/** The sentence split into plain text and names. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  for (const part of text.split(OPEN)) {
    const end = part.indexOf(CLOSE);
    if (end >= 0) {
      const [kind, id, name] = part.slice(0, end).split(BETWEEN);
      found.push({ kind: (kind ?? "text") as Piece["kind"], id: id ?? "", text: name ?? "" });
    }
    const rest = part.slice(end + 1);
    if (rest) found.push({ kind: "text", id: "", text: rest });
  }
  return found;
}

/** The sentence without marks, as a screen reader says it. */
export function plain(text: string): string {
  return pieces(text)
    .map((piece) => piece.text)
    .join("");
}

/** A phrase of the server, with marks; `me` is the seat that it addresses, `whose` the seat whose choice it is about. */
export function phrased(phrase: Phrase, names: Names, me: number | null = null, whose: number | null = me): string {
  const who = whose !== null && whose === me ? "you" : "it";
  const args: Arguments = { dealer: "none", who, ...filled(phrase.args, names, { me, whose }) };
  for (const name of ["dealer", "owner"]) if (me !== null && phrase.args[name] === me) args[name] = "self";
  return say(variant(known(phrase.id), phrase, me, whose), args);
}

/** The variant of an option for somebody who reads of another one's choice: one names the reader, one does not address the chooser. */
function variant(id: string, { args }: Phrase, me: number | null, whose: number | null): string {
  if (whose === me) return id;
  const isNamed = me !== null && ["other", "owner", "attacker"].some((name) => args[name] === me);
  const found = `${id}.${isNamed ? "you" : "rival"}`;
  return catalogue.has(found) ? found : id;
}

/** The id of a phrase or, where the catalogue lacks it, of the phrase that it is a variant of. */
function known(id: string): string {
  let found = id;
  while (!catalogue.has(found) && found.split("-").length > 2) found = found.slice(0, found.lastIndexOf("-"));
  return catalogue.has(found) ? found : id;
}

/** An event in words, with marks; `me` is the seat that it addresses as "you". */
export function eventText(event: GameEvent, names: Names, me: number | null = null): string {
  const { event: _, ...fields } = event;
  const id = sentenceOf(event);
  const variant = `${id}.${me === null ? "" : addressing(event, me)}`;
  const others = event.event === "FirstRollTied" ? event.seats.filter((seat) => seat !== me) : [];
  const args = { ...filled(fields, names), ...besides(event, names), others: seatList(others, names) };
  return say(catalogue.has(variant) ? variant : id, args);
}

/** A line of the log: an event, or all rolls of a turn together. */
export function lineText(line: { happened: { event: GameEvent }; times: number }, names: Names, me: number | null): string {
  const { event } = line.happened;
  if (event.event !== "DiceRolled" || line.times < 2 || event.rolled === "") return eventText(event, names, me);
  const { seat, kept, rolled } = event;
  return say("event-dice-rolled-together", { ...filled({ seat, kept, rolled }, names), times: line.times });
}

/** The variant of an event's sentence that addresses `me`: as the one it is about, or as the one who did it. */
function addressing(event: GameEvent, me: number): "you" | "by-you" | "" {
  if (event.event === "FirstRollTied") return event.seats.includes(me) ? "you" : "";
  if (seatOf(event) === me) return "you";
  const did = "dealer" in event ? event.dealer : "owner" in event ? event.owner : null;
  return did === me ? "by-you" : "";
}

/** The id of the sentence for an event: some events have special ones. */
function sentenceOf(event: GameEvent): string {
  const id = `event-${hyphened(event.event)}`;
  if (event.event === "GameStarted") return reseats(event.order) ? `${id}-in-order` : id;
  if (event.event !== "CountersChanged" && event.event !== "LevelsChanged") return id;
  const own = `${id}-${hyphened(event.card)}`;
  return catalogue.has(own) ? own : id;
}

function reseats(order: number[]): boolean {
  return order.some((seat, place) => seat !== place);
}

/** Arguments of an event's sentence that are not its fields, or replace them. */
function besides(event: GameEvent, names: Names): Arguments {
  switch (event.event) {
    case "GameEnded":
      return { reason: cause(event.reason) };
    case "GameStarted":
      return { order: listed(event.order.map((_, seat) => mark("seat", String(seat), names(seat)))) };
    case "PointsGained":
      return { before: event.points - event.amount };
    case "PointsLost":
      return { before: event.points + event.amount };
    case "EnergyGained":
      return { before: event.energy - event.amount };
    case "EnergyLost":
    case "EnergySpent":
      return { before: event.energy + event.amount };
    case "HealthGained":
      return { before: event.health - event.amount };
    case "HealthLost":
      return { before: event.health + event.amount, ...(event.dealer === event.seat && { dealer: "self" }) };
    case "MonsterEliminated":
      return event.dealer === event.seat ? { dealer: "self" } : {};
    case "CardBought":
    case "CardStolen":
    case "TokenMoved":
      return event.owner === event.seat ? { owner: "self" } : {};
    case "CardDiscarded":
      return event.cause === event.card ? { cause: "self" } : {};
    case "FirstPlayerRolled":
    case "FirstRollTied":
    case "TurnStarted":
    case "DiceRolled":
    case "RollFinished":
    case "DieRerolled":
    case "DieSet":
    case "RollsGained":
    case "CardRolled":
    case "Shielded":
    case "SmashesAdded":
    case "DamagePrevented":
    case "TokensGained":
    case "TokensLost":
    case "TokyoEntered":
    case "TokyoLeft":
    case "StayedInTokyo":
    case "MovedToCity":
    case "CardRevealed":
    case "CardTaken":
    case "CountersChanged":
    case "LevelsChanged":
    case "MarketSwept":
    case "DeckShuffled":
    case "ExtraTurnGained":
    case "MonsterRevived":
    case "TurnEnded":
      return {};
    default:
      return assertNever(event);
  }
}
