/** What the cards of a hand can do now: the server's options that name them. */
import type { CardData, DecisionData, OptionData, Verb } from "../net/wire";

/** Options that use a card of one's own; those that buy, sell, take or copy a card are about another one. */
const USING = new Set<Verb>(["use", "extra_roll", "reroll", "set", "probe", "cheer"]);

/** The options with which this seat can use a card now: in its decision, and at any time. */
export function usesOf(card: CardData, seat: number, decision: DecisionData | null, anyTime: OptionData[]): OptionData[] {
  const asked = decision?.seat === seat ? decision.options : [];
  const others = anyTime.filter((option) => option.seat === seat);
  return [...asked, ...others].filter((option) => USING.has(option.verb) && (option.card === card.id || option.card === card.copies));
}

/** Whether these options are about single dice: they are chosen at the dice. */
export function areAtDice(options: OptionData[]): boolean {
  return options.length > 1 && options.every((option) => option.face !== null);
}
