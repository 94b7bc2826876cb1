/** Sentences about the game: phrases and events of the server, with the names of monsters, cards and faces put in.

Names are put in between marks, so that they can be drawn: a monster's in bold, a die's face as its picture.
*/
import type { FluentVariable } from "@fluent/bundle";
import type { Argument, Happened, Phrase } from "../net/wire";
import { cardName, faceName, hyphened, say, words, type Arguments } from "./words.svelte";

export type Piece = { kind: "text" | "seat" | "card" | "face"; text: string; id: string };

/** Who sits where, by the names of their monsters. */
export type Names = (seat: number) => string;

type Given = Argument | boolean | null | (number | string)[];

const OPEN = "\uE000";
const BETWEEN = "\uE001";
const CLOSE = "\uE002";
const SEATS = new Set(["seat", "other", "dealer", "owner", "attacker", "active", "winner", "first"]);
const CARDS = new Set(["card", "copied"]);
const CAUSES = new Set(["cause", "by", "reason"]);
const FACES = new Set(["face", "to", "dice", "kept", "instead", "rolled"]);
const FACE = /^(1|2|3|heart|energy|smash)$/;
const TOWER_LEVELS = [1, 2, 3];

function mark(kind: Piece["kind"], id: string, text: string): string {
  return `${OPEN}${kind}${BETWEEN}${id}${BETWEEN}${text}${CLOSE}`;
}

function card(id: string): string {
  return words.has(`card-${hyphened(id)}`) ? mark("card", id, cardName(id)) : hyphened(id);
}

/** A card brought it about, or something that has a name only for the sentence to choose by. */
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

function value(name: string, given: Given, names: Names): FluentVariable {
  if (given === null) return "none";
  if (typeof given === "boolean") return String(given);
  if (typeof given === "number") return SEATS.has(name) ? mark("seat", String(given), names(given)) : given;
  if (typeof given === "object" && !Array.isArray(given)) return phrased(given, names);
  if (Array.isArray(given) && FACES.has(name)) return faces(given.join(" "));
  if (Array.isArray(given) && name === "seats") return listed(given.map((seat) => mark("seat", String(seat), names(Number(seat)))));
  if (Array.isArray(given)) return listed(given.map((one) => (name === "cards" ? card(String(one)) : String(one))));
  if (CARDS.has(name)) return card(given);
  if (CAUSES.has(name)) return cause(given);
  if (FACES.has(name)) return faces(given);
  if (name === "place") return words.has(`place-${given}`) ? say(`place-${given}`) : given;
  return given;
}

function filled(args: Record<string, Given>, names: Names): Arguments {
  const into: Arguments = {};
  for (const [name, given] of Object.entries(args)) into[name] = value(name, given, names);
  return into;
}

/** What an expansion counts, in words: cultists, or levels of the tower. */
export function countedText(what: string, count: number | number[]): string {
  return say(`counted-${what}`, { amount: Array.isArray(count) ? count.length : count });
}

/** The sentence cut into its plain texts and its names. */
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

/** The sentence as it is read aloud. */
export function plain(text: string): string {
  return pieces(text)
    .map((piece) => piece.text)
    .join("");
}

/** A phrase of the server, with marks; `me` is the seat that it speaks to. */
export function phrased(phrase: Phrase, names: Names, me: number | null = null): string {
  const args: Arguments = { dealer: "none", ...filled(phrase.args, names) };
  for (const name of ["dealer", "owner"]) if (me !== null && phrase.args[name] === me) args[name] = "self";
  return say(known(phrase.id), args);
}

/** A variant without a sentence of its own is said as what it is a variant of. */
function known(id: string): string {
  let found = id;
  while (!words.has(found) && found.split("-").length > 2) found = found.slice(0, found.lastIndexOf("-"));
  return words.has(found) ? found : id;
}

/** An event in words, with marks. */
export function told(happened: Happened, names: Names): string {
  const { fields } = happened;
  const args = filled(fields as Record<string, Given>, names);
  for (const name of ["dealer", "owner"]) {
    if (fields[name] !== null && fields[name] === fields["seat"]) args[name] = "self";
  }
  if (happened.event === "CardDiscarded" && fields["cause"] === fields["card"]) args["cause"] = "self";
  if (happened.event === "DeckShuffled") args["cards"] = Number(fields["cards"]);
  const before = numberBefore(happened);
  if (before !== null) args["before"] = before;
  return say(`event-${variant(happened, args, names)}`, args);
}

function numberBefore({ event, fields }: Happened): number | null {
  const total = fields["points"] ?? fields["energy"] ?? fields["health"];
  const amount = fields["amount"];
  if (typeof total !== "number" || typeof amount !== "number") return null;
  return event.endsWith("Gained") ? total - amount : total + amount;
}

/** Some events have a sentence of their own in some cases. */
function variant({ event, fields }: Happened, args: Arguments, names: Names): string {
  const id = hyphened(event);
  if (event === "GameStarted" && Array.isArray(fields["order"])) {
    const order = fields["order"].map(Number);
    if (order.every((seat, place) => seat === place)) return id;
    args["order"] = listed(order.map((_, seat) => mark("seat", String(seat), names(seat))));
    return `${id}-in-order`;
  }
  if (event === "CountersChanged" && words.has(`event-${id}-${hyphened(String(fields["card"]))}`)) {
    const owned = TOWER_LEVELS.filter((level) => (Number(fields["counters"]) >> (level - 1)) & 1);
    args["levels"] = listed(owned.map(String));
    return `${id}-${hyphened(String(fields["card"]))}`;
  }
  return id;
}
