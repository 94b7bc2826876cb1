/** Continues a game from one of its moments as a new table, whose dice can be proved fair from there on. */
import { facts } from "../game/facts.svelte";
import { server } from "../net/requests";
import type { Table } from "../game/table.svelte";
import type { Made } from "../net/wire";
import { storeDice, newDice } from "./seen_dice";

export async function playOnFrom(table: Table, moment: number): Promise<Made> {
  await facts.load();
  const people = table.seats.map(({ player }) => player === "person");
  const dice = newDice(people, facts.menu?.commitment ?? "");
  const made = await server.playOn(table.id, { moment, ...dice });
  storeDice(made.table, dice);
  return made;
}
