/** Options about one die: the page shows them at the dice, grouped by the card that allows them. */
import type { OptionData, Verb } from "../net/wire";

const AT_A_DIE = new Set<Verb>(["set", "reroll", "probe"]);

export interface CardOptions {
  card: string;
  price: number | null; // of each of these options
  options: OptionData[];
}

/** Whether this option is about a die that shows a certain face. */
export function isAtDie({ verb, face }: OptionData): boolean {
  return face !== null && AT_A_DIE.has(verb);
}

/** What can be done with a die that shows this face, by card, in the order in which it was sent. */
export function optionsAt(options: OptionData[], face: string): CardOptions[] {
  const found = new Map<string, CardOptions>();
  for (const option of options) {
    if (!isAtDie(option) || option.face !== face) continue;
    const card = option.card ?? "";
    const group = found.get(card) ?? { card, price: option.price, options: [] };
    group.options.push(option);
    found.set(card, group);
  }
  return [...found.values()];
}
