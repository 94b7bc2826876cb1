/** What each event changes on the table, and how long it is shown. The server's next view corrects the rest. */
import { thrown, turned, type Die } from "./dice";
import { assertNever } from "../net/assert_never";
import type { GameEvent, Happened, MonsterData, TokensGained, TokensLost, ViewData } from "../net/wire";

export type EventName = GameEvent["event"];

export interface Stage {
  view: ViewData;
  dice: Die[];
}

/** A number that flies to the monster it concerns. */
export interface Flight {
  key: number;
  seat: number;
  icon: "points" | "health" | "energy" | "shield" | "poison" | "shrink";
  amount: number;
}

/** How an event is shown. */
interface Showing {
  time: number; // milliseconds at the slowest speed, after its dice have landed
  step?: ViewData["step"]; // the step of the turn that begins with it
  unlogged?: true; // it has no line in the log
  anyChoice?: true; // it follows any choice: its line says nothing about the choice
}

const SHOWING: Record<EventName, Showing> = {
  FirstPlayerRolled: { time: 350 },
  FirstRollTied: { time: 1200 },
  GameStarted: { time: 900 },
  TurnStarted: { time: 200, step: "roll", anyChoice: true },
  DiceRolled: { time: 20, step: "roll" },
  RollFinished: { time: 0, step: "resolve", unlogged: true },
  DieRerolled: { time: 500 },
  DieSet: { time: 800 },
  RollsGained: { time: 350 },
  CardRolled: { time: 450 },
  Shielded: { time: 400 },
  SmashesAdded: { time: 400 },
  PointsGained: { time: 480 },
  PointsLost: { time: 550 },
  EnergyGained: { time: 480 },
  EnergyLost: { time: 500 },
  EnergySpent: { time: 250 },
  HealthGained: { time: 480 },
  HealthLost: { time: 560 },
  DamagePrevented: { time: 550 },
  TokensGained: { time: 400 },
  TokensLost: { time: 400 },
  TokyoEntered: { time: 750, step: "tokyo" },
  TokyoLeft: { time: 500, step: "tokyo" },
  StayedInTokyo: { time: 380, step: "tokyo" },
  MovedToCity: { time: 800 },
  CardBought: { time: 600, step: "buy" },
  CardTaken: { time: 350 },
  CardStolen: { time: 450 },
  CardDiscarded: { time: 350 },
  CardRevealed: { time: 0, anyChoice: true },
  CountersChanged: { time: 300 },
  LevelsChanged: { time: 350 },
  TokenMoved: { time: 400 },
  MarketSwept: { time: 400, step: "buy" },
  DeckShuffled: { time: 400 },
  ExtraTurnGained: { time: 500 },
  MonsterEliminated: { time: 1700 },
  MonsterRevived: { time: 900 },
  TurnEnded: { time: 0, step: "end", unlogged: true },
  GameEnded: { time: 1500 },
};

/** Milliseconds from a throw until all its dice lie: those of others are thrown faster. `Cube.svelte` tumbles as long. */
export const LANDING = { own: 800, others: 390 };
/** Milliseconds from the beginning of an attack until the blow lands; `Standee.svelte` lunges as long. */
export const STRIKE = 280;
/** Milliseconds for which the last roll of a turn lies there. */
export const LYING = 600;

const THROWS = new Set<EventName>(["FirstPlayerRolled", "DiceRolled", "DieRerolled", "CardRolled"]);

/** Whether dice are thrown: what they show is not told before they have landed. */
export function isThrow(event: GameEvent): boolean {
  return THROWS.has(event.event) && !(event.event === "DiceRolled" && event.rolled === "");
}

/** How long a beat is shown, given `all` events of the same choice: the last roll of a turn lies longer. */
export function durationOf(beat: Happened[], all: Happened[]): number {
  const last = beat.some(({ event }) => event.event === "DiceRolled") && all.some(({ event }) => event.event === "RollFinished");
  return Math.max(last ? LYING : 0, ...beat.map(({ event }) => SHOWING[event.event].time));
}

/** Whether it has a line in the log, given `all` events of the same choice: the price of a card is in the card's line. */
export function isLogged(event: GameEvent, all: Happened[]): boolean {
  if (event.event !== "EnergySpent") return !SHOWING[event.event].unlogged;
  return !all.some(({ event: other }) => other.event === "CardBought" && other.card === event.cause);
}

/** Whether its line in the log says something about the choice that caused it. */
export function showsChoice(event: GameEvent): boolean {
  return !SHOWING[event.event].anyChoice;
}

export function seatOf(event: GameEvent): number | null {
  if ("seat" in event) return event.seat;
  switch (event.event) {
    case "GameStarted":
      return event.first;
    case "GameEnded":
      return event.winner;
    case "CardRevealed":
    case "DeckShuffled":
    case "FirstRollTied":
      return null;
    default:
      return assertNever(event);
  }
}

/** The seat of the monster that acted: an attacker, not its victim. */
export function actorOf(event: GameEvent): number | null {
  const dealer = event.event === "HealthLost" || event.event === "MonsterEliminated" ? event.dealer : null;
  return dealer ?? seatOf(event);
}

/** Splits dice in text form, as in `1 1 smash`. */
export function facesOf(dice: string): string[] {
  return dice.split(" ").filter((face) => face !== "");
}

/** The faces that were kept in the current roll; none after it. */
export function lastKept(log: Happened[]): string[] {
  const events = log.map((happened) => happened.event);
  const last = events.findLast((event) => event.event === "DiceRolled" || event.event === "RollFinished");
  return last?.event === "DiceRolled" ? facesOf(last.kept) : [];
}

/** Applies the event to the stage. Returns the number to animate, if there is one. */
export function applyEvent(stage: Stage, event: GameEvent): Omit<Flight, "key"> | null {
  const { view } = stage;
  view.step = SHOWING[event.event].step ?? view.step;
  switch (event.event) {
    case "FirstPlayerRolled":
      view.active = event.seat;
      stage.dice = thrown([], [], facesOf(event.dice));
      return null;
    case "TurnStarted":
      view.turn = event.turn;
      view.active = event.seat;
      stage.dice = stage.dice.map((die) => ({ ...die, kept: false }));
      return null;
    case "DiceRolled":
      stage.dice = thrown(stage.dice, facesOf(event.kept), facesOf(event.rolled));
      view.rolls_left = event.rolls_left;
      return null;
    case "RollFinished":
      stage.dice = turned(stage.dice, facesOf(event.dice)).map((die) => ({ ...die, kept: false }));
      return null;
    case "DieRerolled":
    case "DieSet":
      stage.dice = turned(stage.dice, facesOf(event.dice));
      return null;
    case "GameEnded":
      view.over = true;
      return null;
    case "CardRevealed":
      reveal(view, event.slot, event.card);
      return null;
    case "GameStarted":
    case "FirstRollTied":
    case "DeckShuffled":
      return null;
    default: {
      const monster = view.monsters[event.seat];
      return monster ? applyToMonster(monster, event) : null;
    }
  }
}

/** An event that changes one monster: it is not about the dice, the deck or the game as a whole. */
type MonsterEvent = Exclude<
  GameEvent,
  {
    event:
      | "FirstPlayerRolled"
      | "TurnStarted"
      | "DiceRolled"
      | "RollFinished"
      | "DieRerolled"
      | "DieSet"
      | "GameEnded"
      | "CardRevealed"
      | "GameStarted"
      | "FirstRollTied"
      | "DeckShuffled";
  }
>;

function applyToMonster(monster: MonsterData, event: MonsterEvent): Omit<Flight, "key"> | null {
  const { seat } = monster;
  switch (event.event) {
    case "PointsGained":
    case "PointsLost":
      monster.points = event.points;
      return { seat, icon: "points", amount: event.event === "PointsGained" ? event.amount : -event.amount };
    case "EnergyGained":
    case "EnergyLost":
    case "EnergySpent":
      monster.energy = event.energy;
      return { seat, icon: "energy", amount: event.event === "EnergyGained" ? event.amount : -event.amount };
    case "HealthGained":
    case "HealthLost":
      monster.health = event.health;
      return { seat, icon: "health", amount: event.event === "HealthGained" ? event.amount : -event.amount };
    case "DamagePrevented":
      return { seat, icon: "shield", amount: event.amount };
    case "TokensGained":
    case "TokensLost":
      return tokens(monster, event);
    case "TokyoEntered":
      monster.place = event.place === "bay" ? "bay" : "city";
      return null;
    case "MovedToCity":
      monster.place = "city";
      return null;
    case "TokyoLeft":
      monster.place = "outside";
      return null;
    case "MonsterEliminated":
      monster.place = "dead";
      monster.health = 0;
      return null;
    case "MonsterRevived":
      monster.health = event.health;
      return null;
    case "CardBought":
    case "CardTaken":
    case "CardStolen":
      monster.cards.push({ id: event.card, counters: 0, used: false, copies: null, copied_from: null, use_choice: null });
      return null;
    case "CardDiscarded": {
      const place = monster.cards.findIndex((card) => card.id === event.card);
      if (place >= 0) monster.cards.splice(place, 1);
      return null;
    }
    case "RollsGained": // the next view contains the changes of these
    case "CardRolled":
    case "Shielded":
    case "SmashesAdded":
    case "StayedInTokyo":
    case "CountersChanged":
    case "LevelsChanged":
    case "TokenMoved":
    case "MarketSwept":
    case "ExtraTurnGained":
    case "TurnEnded":
      return null;
    default:
      return assertNever(event);
  }
}

function tokens(monster: MonsterData, event: TokensGained | TokensLost): Omit<Flight, "key"> {
  const token = event.token === "shrink" ? "shrink" : "poison";
  monster[token] = event.total;
  return { seat: monster.seat, icon: token, amount: event.event === "TokensGained" ? event.amount : -event.amount };
}

function reveal(view: ViewData, slot: number, id: string): void {
  const there = view.market.find((card) => card.slot === slot);
  if (there) Object.assign(there, { id });
}

/** The table before the first event, derived from a later view of it. */
export function beginning(view: ViewData): ViewData {
  const monsters = view.monsters.map((monster): MonsterData => ({
    ...monster,
    place: "outside",
    health: monster.max_health,
    points: 0,
    energy: 0,
    poison: 0,
    shrink: 0,
    cards: [],
    counted: {},
  }));
  return { ...view, monsters, dice: [], turn: 0, step: "start", over: false, winner: null, asked: null };
}
