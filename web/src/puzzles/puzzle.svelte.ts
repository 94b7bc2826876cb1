/** The puzzle of a table, if it has one: asked for again when the turn or the game is over. */
import { server } from "../net/requests";
import type { PuzzleState } from "../net/wire";
import type { Table } from "../game/table.svelte";

export class Puzzle {
  found = $state.raw<PuzzleState | null>(null);
  private asked = 0;

  constructor(private readonly table: Table) {
    $effect(() => {
      const { data, view } = this.table;
      if (data?.practice && view && (view.over || view.turn > 0)) void this.look(); // at every turn, and at the end
    });
  }

  private async look(): Promise<void> {
    const asked = ++this.asked;
    const found = await server.puzzle(this.table.id).catch(() => null);
    if (asked === this.asked && found) this.found = found.state === "none" ? null : found;
  }
}
