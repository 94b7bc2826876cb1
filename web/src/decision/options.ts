/** How options are shown: their sign, and which of them only end the matter. */
import type { OptionData } from "../net/wire";

const ICONS: Record<string, string> = {
  stop: "check",
  heal: "health",
  cure: "health",
  accept: "smash",
  stay: "crown",
  yield: "exit",
  buy: "card",
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
const GROUPS: Record<string, string> = { numbers: "points", hearts: "health", energy: "energy", smashes: "smash" };
const ENDING = new Set(["done", "pass", "decline", "roll_on"]);

export function verbOf(option: OptionData): string {
  return option.choice.split(" ")[0] ?? "";
}

export function iconOf(option: OptionData): string {
  const [verb = "", what = ""] = option.choice.split(" ");
  if (verb === "resolve") return GROUPS[what] ?? "die";
  return ICONS[verb] ?? "card";
}

/** Whether this is the way to leave it at that. */
export function isEnding(option: OptionData): boolean {
  return ENDING.has(verbOf(option));
}

const OF_DICE = new Set(["resolve", "heal", "cure", "cheer", "keep_roll", "probe", "reroll", "set"]);

/** Whether one wants to see the dice while choosing. */
export function concernsDice(option: OptionData): boolean {
  return OF_DICE.has(verbOf(option));
}
