/** A table, as it is now or was once, as a form that can be edited. */
import type { MonsterData, PositionForm, SeatData, TableData, ViewData } from "../net/wire";

export function formOf({ view, data }: { view: ViewData | null; data: TableData | null }): PositionForm | null {
  if (!view || !data || view.over) return null;
  const slots = Math.max(-1, ...view.market.map((card) => card.slot)) + 1;
  return {
    rules: data.rules,
    monsters: view.monsters.flatMap((monster) => {
      const seat = data.seats[monster.seat];
      return seat ? [monsterForm(monster, seat)] : [];
    }),
    turn: view.active,
    step: view.step === "tokyo" ? "buy" : view.step, // questions about Tokyo are over: the next step of the turn
    dice: [...view.dice],
    rolls_left: view.rolls_left,
    market: Array.from({ length: slots }, (_, slot) => view.market.find((card) => card.slot === slot)?.id ?? null),
    deck: [],
  };
}

function monsterForm(monster: MonsterData, seat: SeatData): PositionForm["monsters"][number] {
  const { place, health, points, energy, poison, shrink, counted } = monster;
  const cards = monster.cards.map((card) => ({
    card: card.id,
    counters: card.counters,
    copies: card.copies !== null && card.copied_from !== null ? { seat: card.copied_from, card: card.copies } : null,
  }));
  return { seat: { ...seat }, place, health, points, energy, poison, shrink, cards, counted: { ...counted } };
}
