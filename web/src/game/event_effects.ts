/** What each event changes on the table, and how long it is shown. The server's view corrects whatever this misses. */
import { thrown, turned, type Die } from "./dice";
import type { Happened, MonsterData, ViewData } from "../net/wire";

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

type Step = ViewData["step"];

const STEPS: Record<string, Step> = {
  TurnStarted: "roll",
  DiceRolled: "roll",
  RollFinished: "resolve",
  TokyoEntered: "tokyo",
  TokyoLeft: "tokyo",
  StayedInTokyo: "tokyo",
  CardBought: "buy",
  MarketSwept: "buy",
  TurnEnded: "end",
};

/** Milliseconds at leisure. */
const TIMES: Record<string, number> = {
  FirstPlayerRolled: 1300,
  FirstRollTied: 1800,
  GameStarted: 1200,
  TurnStarted: 900,
  DiceRolled: 1500,
  RollFinished: 300,
  DieRerolled: 1300,
  DieSet: 1100,
  CardRolled: 900,
  PointsGained: 800,
  PointsLost: 800,
  EnergyGained: 800,
  EnergyLost: 700,
  EnergySpent: 350,
  HealthGained: 800,
  HealthLost: 900,
  DamagePrevented: 800,
  TokyoEntered: 1100,
  TokyoLeft: 1000,
  StayedInTokyo: 800,
  MovedToCity: 1100,
  CardBought: 1300,
  CardRevealed: 250,
  MonsterEliminated: 1700,
  MonsterRevived: 1300,
  GameEnded: 1500,
  TurnEnded: 0,
};
const OTHERWISE = 500;

export function timeOf(happened: Happened): number {
  return TIMES[happened.event] ?? OTHERWISE;
}

/** What needs no line of its own in the log. */
const UNTOLD = new Set(["TurnEnded", "RollFinished"]);

export function isTold(happened: Happened, with_: Happened[]): boolean {
  if (happened.event !== "EnergySpent") return !UNTOLD.has(happened.event);
  const paid = happened.fields["cause"];
  return !with_.some((other) => other.event === "CardBought" && other.fields["card"] === paid);
}

/** What follows whatever was chosen: it tells nothing of the choice. */
const OF_ITSELF = new Set(["TurnStarted", "CardRevealed"]);

export function isOwnLine(happened: Happened): boolean {
  return !OF_ITSELF.has(happened.event);
}

export function seatOf(happened: Happened): number | null {
  const seat = happened.fields["seat"] ?? happened.fields["winner"] ?? happened.fields["first"];
  return typeof seat === "number" ? seat : null;
}

export function number(happened: Happened, field: string): number {
  const found = happened.fields[field];
  return typeof found === "number" ? found : 0;
}

export function text(happened: Happened, field: string): string {
  const found = happened.fields[field];
  return typeof found === "string" ? found : "";
}

function faces(happened: Happened, field: string): string[] {
  return text(happened, field)
    .split(" ")
    .filter((face) => face !== "");
}

/** The faces kept in a roll that still goes on. */
export function lastKept(log: Happened[]): string[] {
  const last = log.findLast((one) => one.event === "DiceRolled" || one.event === "RollFinished");
  return last?.event === "DiceRolled" ? faces(last, "kept") : [];
}

/** Lets the event happen on the stage, and answers the number that flies, if one does. */
export function happen(stage: Stage, happened: Happened): Omit<Flight, "key"> | null {
  const { view } = stage;
  view.step = STEPS[happened.event] ?? view.step;
  const seat = seatOf(happened) ?? -1;
  const monster = view.monsters[seat];
  const amount = number(happened, "amount");
  switch (happened.event) {
    case "FirstPlayerRolled":
      view.active = seat;
      stage.dice = thrown([], [], faces(happened, "dice"));
      return null;
    case "TurnStarted":
      view.turn = number(happened, "turn");
      view.active = seat;
      stage.dice = stage.dice.map((die) => ({ ...die, kept: false }));
      return null;
    case "DiceRolled":
      stage.dice = thrown(stage.dice, faces(happened, "kept"), faces(happened, "rolled"));
      view.rolls_left = number(happened, "rolls_left");
      return null;
    case "RollFinished":
      stage.dice = turned(stage.dice, faces(happened, "dice")).map((die) => ({ ...die, kept: false }));
      return null;
    case "DieRerolled":
    case "DieSet":
      stage.dice = turned(stage.dice, faces(happened, "dice"));
      return null;
    case "GameEnded":
      view.over = true;
      return null;
    case "CardRevealed":
      reveal(view, number(happened, "slot"), text(happened, "card"));
      return null;
    default:
      return monster ? befall(monster, happened, amount) : null;
  }
}

function befall(monster: MonsterData, happened: Happened, amount: number): Omit<Flight, "key"> | null {
  const { seat } = monster;
  switch (happened.event) {
    case "PointsGained":
    case "PointsLost":
      monster.points = number(happened, "points");
      return { seat, icon: "points", amount: happened.event === "PointsGained" ? amount : -amount };
    case "EnergyGained":
    case "EnergyLost":
    case "EnergySpent":
      monster.energy = number(happened, "energy");
      return { seat, icon: "energy", amount: happened.event === "EnergyGained" ? amount : -amount };
    case "HealthGained":
    case "HealthLost":
      monster.health = number(happened, "health");
      return { seat, icon: "health", amount: happened.event === "HealthGained" ? amount : -amount };
    case "DamagePrevented":
      return { seat, icon: "shield", amount };
    case "TokensGained":
    case "TokensLost":
      return tokens(monster, happened, amount);
    case "TokyoEntered":
      monster.place = text(happened, "place") === "bay" ? "bay" : "city";
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
      monster.health = number(happened, "health");
      return null;
    case "CardBought":
    case "CardTaken":
    case "CardStolen":
      monster.cards.push({ id: text(happened, "card"), counters: 0, used: false, copies: null, of: null, use: null });
      return null;
    case "CardDiscarded": {
      const place = monster.cards.findIndex((card) => card.id === text(happened, "card"));
      if (place >= 0) monster.cards.splice(place, 1);
      return null;
    }
    default:
      return null;
  }
}

function tokens(monster: MonsterData, happened: Happened, amount: number): Omit<Flight, "key"> {
  const token = text(happened, "token") === "shrink" ? "shrink" : "poison";
  monster[token] = number(happened, "total");
  return { seat: monster.seat, icon: token, amount: happened.event === "TokensGained" ? amount : -amount };
}

function reveal(view: ViewData, slot: number, id: string): void {
  const there = view.market.find((card) => card.slot === slot);
  if (there) Object.assign(there, { id });
}

/** The table before anything has happened, from a view of it later on. */
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
