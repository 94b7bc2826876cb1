/** How options are shown: their icon, and which of them only end the decision. */
import type { Group, OptionData, Verb } from "../net/wire";

const ICONS: Record<Exclude<Verb, "resolve">, string> = {
  keep: "die",
  stop: "check",
  heal: "health",
  heal_seat: "health",
  cure_poison: "health",
  cure_shrink: "health",
  accept: "smash",
  stay: "crown",
  yield: "exit",
  buy: "card",
  buy_top: "card",
  buy_from: "card",
  sweep: "sweep",
  done: "arrow",
  pass: "arrow",
  use: "use",
  reroll: "die",
  extra_roll: "die",
  set: "die",
  probe: "die",
  sell: "energy",
  mimic: "deck",
  again: "sweep",
  decline: "arrow",
  keep_roll: "check",
  roll_on: "die",
  spend: "people",
  cheer: "smash",
  take: "card",
  steal: "card",
};
const GROUPS: Record<Group, string> = { numbers: "points", hearts: "health", energy: "energy", smashes: "smash" };
const ENDING = new Set<Verb>(["done", "pass", "decline", "roll_on"]);
const BUYING = new Set<Verb>(["buy", "buy_top", "buy_from"]);
const OF_DICE = new Set<Verb>([
  ...(["resolve", "heal", "heal_seat", "cure_poison", "cure_shrink"] as const),
  ...(["cheer", "keep_roll", "probe", "reroll", "set"] as const),
]);

export function iconOf({ verb, group }: OptionData): string {
  if (verb !== "resolve") return ICONS[verb];
  return group === null ? "die" : GROUPS[group];
}

/** Whether this option ends the decision without doing anything. */
export function isEnding({ verb }: OptionData): boolean {
  return ENDING.has(verb);
}

export function isPurchase({ verb }: OptionData): boolean {
  return BUYING.has(verb);
}

/** Whether this option is also one of the market's: a card there, or its sweep. */
export function isInMarket({ verb }: OptionData): boolean {
  return verb === "buy" || verb === "sweep";
}

/** The answers of a decision in the order of their keys 1 to 9: without what may be done at any time, and what ends it. */
export function answersOf(options: OptionData[]): OptionData[] {
  const asked = options.filter((option) => !option.any_time);
  const ending = asked.length > 1 ? asked.find(isEnding) : undefined;
  return asked.filter((option) => option !== ending);
}

/** Whether the dice matter for this option and should be visible. */
export function concernsDice({ verb }: OptionData): boolean {
  return OF_DICE.has(verb);
}
