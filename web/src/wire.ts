// Made by `python -m tools.wire_types` from src/kingoftokyo/server/wire.py: change it there.

export type Argument = number | string | string[];

export type Player = "easy" | "hard" | "medium" | "person";

export type FromServer = Welcome | Update | TableChanged | Refused | Advice;

export type FromPage = Choose | Interject | Pause | Ask;

/** A sentence of the catalogue. */
export interface Phrase {
  id: string;
  args: Record<string, Argument>;
}

/** A card in a hand. `use` is the choice that uses it now, by its owner, if it can be used. */
export interface CardData {
  id: string;
  counters: number;
  used: boolean;
  copies: string | null;
  of: number | null;
  use: string | null;
}

/** All of a monster is public. `counted` is what expansions count: cultists, tower levels. */
export interface MonsterData {
  seat: number;
  place: "bay" | "city" | "dead" | "outside";
  health: number;
  max_health: number;
  points: number;
  energy: number;
  poison: number;
  shrink: number;
  cards: CardData[];
  counted: Record<string, number | number[]>;
}

/** A card that lies open. `price` is the real one for the seat that looks, `short` the energy it still lacks. */
export interface MarketData {
  slot: number;
  id: string;
  cost: number;
  price: number;
  short: number;
}

/** The table as one seat may see it, or a spectator (`seat` is null). */
export interface ViewData {
  n: number;
  seat: number | null;
  turn: number;
  active: number;
  asked: number | null;
  kind: string | null;
  step: "buy" | "end" | "resolve" | "roll" | "start" | "tokyo";
  monsters: MonsterData[];
  dice: string[];
  rolls_left: number;
  smashes: number;
  market: MarketData[];
  deck_size: number;
  top: string[];
  discard: string[];
  bay: boolean;
  over: boolean;
  winner: number | null;
  reason: string;
  standings: number[];
}

/** A consequence in an icon and a number: so many points, health, energy or smashes for that seat. */
export interface Chip {
  icon: "card" | "die" | "energy" | "health" | "points" | "poison" | "shrink" | "smash" | "tokyo";
  amount: number;
  seat: number;
}

/** One answer: `choice` is what is sent back, `phrase` what it does now, in words. */
export interface OptionData {
  choice: string;
  phrase: Phrase;
  card: string | null;
  seat: number | null;
  face: string | null;
  to: string | null;
  price: number | null;
  chips: Chip[];
  any_time: boolean;
}

/** Where dice are kept: the page sends `keep FACES`, `keep nothing`, or `stop` where that is possible. */
export interface RollData {
  dice: string[];
  rolls_left: number;
  may_stop: boolean;
  if_stopped: Chip[];
}

/** What is asked of a seat at this browser. Of a roll, `options` lists only what is no way to keep dice. */
export interface DecisionData {
  n: number;
  seat: number;
  kind: string;
  question: Phrase;
  options: OptionData[];
  roll: RollData | null;
  private: boolean;
}

/** Who sits there: a monster of ours by its id, and who plays it. `mine`: by a person at this browser. */
export interface SeatData {
  monster: string;
  player: Player;
  name: string;
  mine: boolean;
}

export interface TableData {
  id: string;
  rules: string;
  seats: SeatData[];
  paused: boolean;
  fair: boolean;
  commitment: string;
}

/** An event of the game: its name and fields as in the reference of events. */
export interface Happened {
  event: string;
  fields: Record<string, number | string | boolean | (number | string)[] | null>;
}

/** The choice that led here, and the reason of a computer player, if it may be told. */
export interface Played {
  seat: number;
  choice: string;
  why: string;
  interjection: boolean;
}

/** The first message: the table as it is, and all that has happened, for the log. */
export interface Welcome {
  type: "welcome";
  table: TableData;
  view: ViewData;
  decision: DecisionData | null;
  log: Happened[];
  usable: OptionData[];
}

/** A choice was made: what happened, and the table after it. */
export interface Update {
  type: "update";
  played: Played | null;
  events: Happened[];
  view: ViewData;
  decision: DecisionData | null;
  usable: OptionData[];
}

/** Paused, or going on. */
export interface TableChanged {
  type: "table";
  table: TableData;
}

/** A command had no effect; `id` is the command's. */
export interface Refused {
  type: "refused";
  id: string;
  why: "illegal" | "malformed" | "not-yours" | "over" | "stale";
  message: string;
}

/** What the strongest player would choose, and why. */
export interface Advice {
  type: "advice";
  id: string;
  choice: string;
  why: string;
}

/** Answer decision `n`. The same `id` again changes nothing. */
export interface Choose {
  type: "choose";
  id: string;
  n: number;
  seat: number;
  choice: string;
}

/** Do what may be done at any time, while decision `n` waits for somebody else. */
export interface Interject {
  type: "interject";
  id: string;
  n: number;
  seat: number;
  choice: string;
}

/** Computer players stop, or go on. */
export interface Pause {
  type: "pause";
  id: string;
  paused: boolean;
}

/** Advice for the decision that waits. */
export interface Ask {
  type: "ask";
  id: string;
  n: number;
}

/** `rules` as text; two to six seats. */
export interface NewTable {
  rules: string;
  seats: SeatData[];
  words: string;
  commitment: string;
}

/** Go on with a save of the data folder. */
export interface Load {
  slot: string;
}

/** Go on with the text of a save, or look at a record from its end. */
export interface Upload {
  text: string;
}

/** The game was written to this file. */
export interface Saved {
  file: string;
}

/** A save of the data folder; `wrong` says why it cannot be opened, if so. */
export interface SaveData {
  slot: string;
  date: string;
  monsters: string[];
  turn: number;
  over: boolean;
  wrong: string;
}

export interface PresetData {
  name: string;
  expansions: string[];
  most_people: number;
}

export interface CardFacts {
  id: string;
  cost: number;
  kind: "costume" | "discard" | "keep";
  copies: number;
}

export interface RulingFacts {
  id: string;
  cards: string[];
}

/** What the page needs before a game. */
export interface Menu {
  version: string;
  monsters: string[];
  presets: PresetData[];
  cards: CardFacts[];
  rulings: RulingFacts[];
  going_on: string | null;
  saves: SaveData[];
  commitment: string;
}

/** A table was made, or loaded. `notice` tells what could not be kept, if anything. */
export interface Made {
  table: string;
  notice: string;
}

/** Why a request was refused. */
export interface Failure {
  message: string;
}
