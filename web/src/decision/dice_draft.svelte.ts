/** The dice that the player means to keep before rolling again. Every change can be undone until the dice are rolled. */
import type { Die } from "../game/dice";

export class DiceDraft {
  private past = $state.raw<boolean[][]>([]); // which dice were kept before each change

  /** `dice` are those on the table: the draft marks them as kept. */
  constructor(private readonly dice: () => Die[]) {}

  get kept(): Die[] {
    return this.dice().filter((die) => die.kept);
  }

  /** The number of dice that would be rolled. */
  get free(): number {
    return this.dice().length - this.kept.length;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  /** The choice that keeps these dice and rolls the others. */
  get choice(): string {
    return `keep ${this.kept.map((die) => die.face).join(" ") || "nothing"}`;
  }

  /** Keeps or frees a die, or all dice that show its face. */
  toggle(place: number, all = false): void {
    const chosen = this.dice()[place];
    if (chosen) this.change(!chosen.kept, (die) => die === chosen || (all && die.face === chosen.face));
  }

  keepAll(face: string): void {
    this.change(true, (die) => die.face === face);
  }

  freeAll(): void {
    this.change(false, () => true);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.dice().forEach((die, place) => (die.kept = before[place] ?? false));
  }

  /** After the dice were rolled: what was kept before cannot be restored. */
  forgetChanges(): void {
    this.past = [];
  }

  private change(kept: boolean, which: (die: Die) => boolean): void {
    const dice = this.dice();
    if (!dice.some((die) => which(die) && die.kept !== kept)) return;
    this.past = [...this.past, dice.map((die) => die.kept)];
    for (const die of dice) if (which(die)) die.kept = kept;
  }
}
