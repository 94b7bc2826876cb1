/** Recomputes the dice of a finished record from its text alone, as `docs/reference/notation.md` describes. */
import { BASE_DECK, COSTUMES } from "./decks";
import { commitmentOf, firstHead, keyOf, nextHead, stateByHead, stateByLabel } from "./hashing";
import { boundHeader, readRecord, wordsOf, type RecordLine, type RecordText } from "./record_text";

/** The result of the check. `error` is the first line that differs from the recomputed chance, if there is one. */
export interface Findings {
  chained: boolean; // the dice depend on names and choices
  commitment: string; // computed from the secret
  committed: boolean; // it equals that of the record
  key: string;
  words: string[];
  heads: string[]; // of a chained record: before the first choice, then after each
  headed: boolean; // the last one equals that of the record
  checked: number; // number of throws and draws
  loaded: number; // number of throws that were fixed before the game
  error: { at: number; expected: string; found: string } | null;
}

const LOW = 0xffffffffn;
const MULTIPLIER = 2147359278n;

export function check(text: string): Findings {
  const record = readRecord(text);
  const secret = record.header.get("secret") ?? "";
  const chained = record.header.get("chance") === "chained";
  const words = wordsOf(record);
  const commitment = commitmentOf(secret);
  const heads = chained ? headsOf(record) : [];
  const chance = new Chance(record, keyOf(secret, words));
  const error = deckError(record) ?? numberError(record.lines) ?? chance.firstError(record.lines, heads);
  return {
    chained,
    commitment,
    committed: commitment === record.header.get("commitment"),
    key: chance.key,
    words,
    heads,
    headed: !chained || heads.at(-1) === record.header.get("head"),
    checked: chance.checked,
    loaded: chance.loaded,
    error,
  };
}

function headsOf(record: RecordText): string[] {
  const heads = [firstHead(boundHeader(record))];
  for (const line of record.lines.slice(1)) heads.push(nextHead(heads.at(-1) ?? "", line.chosen));
  return heads;
}

/** A new game has the base game's deck, in its order; costumes and custom cards follow. */
function deckError({ header, lines }: RecordText): Findings["error"] {
  const deck = header.get("deck")?.split(" ") ?? [];
  if (deck.length === 0 || header.has("position")) return null;
  const found = deck.slice(0, BASE_DECK.length).join(" ");
  const expected = BASE_DECK.join(" ");
  return found === expected ? null : { at: lines[0]?.at ?? 0, expected, found };
}

/** Every decision is answered once, in order; interjections are numbered before each of them. */
function numberError(lines: RecordLine[]): Findings["error"] {
  let [number, interjections] = (lines[1]?.label ?? "0").split(".").map(Number) as [number, number | undefined];
  interjections = Math.max((interjections ?? 0) - 1, 0);
  for (const { at, label } of lines.slice(1)) {
    const [n = 0, k = 0] = label.split(".").map(Number);
    if (interjections > 0 && n === number + 1) [number, interjections] = [n, 0]; // an interjection left nothing to ask
    if (n !== number || (k > 0 && k !== interjections + 1)) return { at, expected: String(number), found: label };
    [number, interjections] = k > 0 ? [n, k] : [n + 1, 0];
  }
  return null;
}

/** The throws that were fixed in advance: `rolls` of the header, or of the position that the game began with. */
function settledThrows(header: RecordText["header"]): string[] {
  const list = /(?:^| )rolls=\[([^\]]*)\]/.exec(header.get("position") ?? "")?.[1];
  if (list !== undefined) return Array.from(list.matchAll(/'([^']*)'|(\w+)/g), ([, quoted, word]) => quoted ?? word ?? "");
  return header.get("rolls")?.split(",") ?? [];
}

/** The random generator, and the deck as the record describes it. */
class Chance {
  checked = 0;
  loaded = 0;
  private state = 0n;
  private deck: string[];
  private readonly settled: string[]; // throws that the header, or its position, fixes in advance
  private readonly pile = [...COSTUMES];
  private readonly faces: string[];

  constructor(
    record: RecordText,
    readonly key: string,
  ) {
    const rules = (record.header.get("rules") ?? "").split(" ");
    const plain = rules.includes("energy=false") || (rules[0] === "simple" && !rules.includes("energy=true"));
    this.faces = ["1", "2", "3", "heart", ...(plain ? [] : ["energy"]), "smash"];
    this.deck = record.header.get("deck")?.split(" ") ?? [];
    this.settled = settledThrows(record.header).map((text) => this.sorted(text.trim().split(/\s+/)).join(" "));
  }

  firstError(lines: RecordLine[], heads: string[]): Findings["error"] {
    for (const [place, line] of lines.entries()) {
      const head = place > 0 ? heads[place] : undefined;
      this.state = head === undefined ? stateByLabel(this.key, line.label) : stateByHead(this.key, head);
      for (const found of line.answers) {
        const expected = this.expected(found);
        if (expected !== found) return { at: line.at, expected, found };
      }
    }
    return null;
  }

  /** The recomputed answer; it also updates the deck. */
  private expected(answer: string): string {
    const [word = "", ...rest] = answer.split(" ");
    switch (word) {
      case "rolled":
        this.checked++;
        return `rolled ${this.thrown(rest.length).join(" ")}`;
      case "loaded":
        this.loaded++;
        return `loaded ${this.settled.shift() ?? "nothing"}`;
      case "shuffled": {
        const left = this.deck.length;
        this.deck = rest;
        return left > 0 ? "nothing" : answer;
      }
      default:
        return this.card(word, rest[0] ?? "", Number(rest[2]));
    }
  }

  private card(word: string, card: string, place: number): string {
    if (word === "returned") {
      this.deck.splice(place - 1, 0, card);
      return `returned ${card} as ${place} of ${this.deck.length}`;
    }
    const cards = word === "dealt" ? this.pile : this.deck;
    const size = cards.length;
    if (word === "took") return `took ${cards.splice(place - 1, 1)[0] ?? "nothing"} as ${place} of ${size}`;
    this.checked++;
    const drawn = this.below(size);
    return `${word} ${cards.splice(drawn, 1)[0] ?? "nothing"} as ${drawn + 1} of ${size}`;
  }

  /** Six dice of six faces at once, otherwise three at a time. */
  private thrown(count: number): string[] {
    const dice: number[] = [];
    const faces = this.faces.length;
    while (dice.length < count) {
      const group = count === 6 && faces === 6 ? 6 : Math.min(count - dice.length, 3);
      let number = this.below(faces ** group);
      for (let die = 0; die < group; die++) {
        dice.push(number % faces);
        number = Math.floor(number / faces);
      }
    }
    return dice.sort((one, other) => one - other).map((die) => this.faces[die] ?? "");
  }

  private sorted(dice: string[]): string[] {
    return dice.sort((one, other) => this.faces.indexOf(one) - this.faces.indexOf(other));
  }

  private below(n: number): number {
    this.state = MULTIPLIER * (this.state & LOW) + (this.state >> 32n);
    return Number((((this.state & LOW) ^ (this.state >> 32n)) * BigInt(n)) >> 32n);
  }
}
