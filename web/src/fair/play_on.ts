/** Continues a game from one of its moments as a new table, whose dice can be proved fair from there on. */
import { facts } from "../game/facts.svelte";
import { server } from "../net/requests";
import type { Table } from "../game/table.svelte";
import type { Made } from "../net/wire";
import { storeDice, newDice } from "./seen_dice";

/** The dice are those whose hash the page has shown; if another game has used them, it shows the next ones. */
export async function playOnFrom(table: Table, moment: number): Promise<Made> {
  if (!facts.menu?.commitment) await facts.load();
  const people = table.seats.map(({ player }) => player === "person");
  const dice = newDice(people, facts.menu?.commitment ?? "");
  try {
    const made = await server.playOn(table.id, { moment, ...dice });
    storeDice(made.table, dice);
    return made;
  } finally {
    void facts.load().catch(() => undefined); // these dice are used
  }
}
