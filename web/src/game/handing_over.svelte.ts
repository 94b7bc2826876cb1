/** Several people at one screen: who has it, and when it must be handed over. */
import { automation } from "../preferences/automation.svelte";
import type { DecisionData, ViewData } from "../net/wire";

export class HandingOver {
  private to = $state<number | null>(null); // the seat whose person has taken the screen, until another is asked
  private turn = $state<number | null>(null); // the turn for which it was handed over
  private decided = $state<number | null>(null); // the seat that answered last

  /** Whether the screen must be handed over first: before a private decision, and before a turn of somebody else. */
  isNeeded(decision: DecisionData, view: ViewData | null): boolean {
    if (this.to === decision.seat) return false;
    const turn = decision.seat === view?.active && this.turn !== view.turn && this.decided !== decision.seat;
    return decision.private || (automation.handOver && turn);
  }

  /** Somebody has taken the screen for their decision. */
  take(seat: number, turn: number | null): void {
    this.to = seat;
    this.turn = turn;
  }

  /** Whoever opens the table has the screen. */
  open(turn: number): void {
    this.turn ??= turn;
  }

  answer(seat: number): void {
    this.decided = seat;
  }

  /** Another decision is shown: the screen belongs to nobody else than the one who is asked. */
  ask(seat: number | undefined): void {
    if (this.to !== seat) this.to = null;
  }
}
