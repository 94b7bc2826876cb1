/** The figures of a game that are worth telling. */
import type { StatisticsData } from "../net/wire";

export interface Figure {
  id: string;
  amount: number;
  best: boolean; // nobody else has as much
}

/** What one brags with, the proudest first. */
const TOLD = ["eliminations", "damage_given", "turns_in_tokyo", "most_damage", "most_points", "cards_bought", "health_gained"];
const MOST = 4;

/** The figures of a seat that are not 0: first those that nobody else reached. */
export function figuresOf({ rows }: StatisticsData, seat: number): Figure[] {
  const found = TOLD.flatMap((id): Figure[] => {
    const amounts = rows.find((row) => row.id === id)?.amounts ?? [];
    const amount = amounts[seat] ?? 0;
    const best = amounts.every((other, place) => place === seat || other < amount);
    return amount > 0 ? [{ id, amount, best }] : [];
  });
  return [...found.filter((figure) => figure.best), ...found.filter((figure) => !figure.best)].slice(0, MOST);
}
