/** The players and rules chosen for a new game, stored for the next one. */
import { MONSTERS } from "./monsters";
import { readStored, writeStored } from "../preferences/settings.svelte";
import { newDice, type Dice } from "../fair/seen_dice";
import type { NewTable, Player, PresetData } from "../net/wire";

export interface Seat {
  monster: string;
  player: Player;
  name?: string; // only of people, if several play
}

export type Strength = Exclude<Player, "person">;

const STORAGE_KEY = "kingoftokyo.setup";
export const MOST = 6;
export const FEWEST = 2;

interface Stored {
  seats: Seat[];
  preset: string;
  expansions: string[];
  strength: Strength;
}

export class Setup {
  seats = $state<Seat[]>([]);
  preset = $state("standard");
  expansions = $state<string[]>([]);
  strength = $state<Strength>("medium");
  chosen = $state(0); // the seat whose monster is being chosen
  fair = $state(false); // whether the fingerprint of the dice is open
  words = $state(""); // added to the dice of the next game only
  dice: Dice = { words: [], commitment: "" }; // of the table that was requested last

  constructor() {
    const found = readStored<Stored>(STORAGE_KEY);
    const stored = Array.isArray(found?.seats) && Array.isArray(found.expansions) ? found : null;
    this.strength = stored?.strength ?? "medium";
    this.preset = stored?.preset ?? "standard";
    this.expansions = stored?.expansions ?? [];
    this.seats = stored?.seats ?? MONSTERS.slice(0, 4).map((monster, place) => ({ monster, player: place === 0 ? "person" : "medium" }));
  }

  get people(): number {
    return this.seats.filter((seat) => seat.player === "person").length;
  }

  get cpus(): number {
    return this.seats.length - this.people;
  }

  /** Gives the chosen seat this monster; a seat that had it gets the other one in exchange. */
  choose(monster: string): void {
    const mine = this.seats[this.chosen];
    const other = this.seats.find((seat) => seat.monster === monster);
    if (!mine) return;
    if (other && other !== mine) other.monster = mine.monster;
    mine.monster = monster;
  }

  shuffle(): void {
    const bag = [...MONSTERS];
    for (const seat of this.seats) {
      const [drawn] = bag.splice(Math.floor(Math.random() * bag.length), 1);
      seat.monster = drawn ?? seat.monster;
    }
  }

  /** Sets the number of computer players; people stay. */
  setCpus(count: number): void {
    const people = this.seats.filter((seat) => seat.player === "person");
    const cpus = this.seats.filter((seat) => seat.player !== "person").slice(0, count);
    this.seats = [...people, ...cpus];
    while (this.cpus < count && this.seats.length < MOST) this.add(this.strength);
    this.chosen = Math.min(this.chosen, this.seats.length - 1);
  }

  setStrength(strength: Strength): void {
    this.strength = strength;
    for (const seat of this.seats) if (seat.player !== "person") seat.player = strength;
  }

  add(player: Player): void {
    const free = MONSTERS.find((monster) => this.seats.every((seat) => seat.monster !== monster));
    if (free) this.seats.push({ monster: free, player });
  }

  remove(place: number): void {
    this.seats.splice(place, 1);
    this.chosen = Math.min(this.chosen, this.seats.length - 1);
  }

  /** Whether the number of people is at least one and not more than these rules allow. */
  fits(preset: PresetData | undefined): boolean {
    return this.people >= 1 && (preset === undefined || this.people <= preset.most_people);
  }

  /** The request for a new table; `commitment` is the one that the server has sent before. */
  table(preset: PresetData | undefined, commitment: string): NewTable {
    const stored: Stored = { seats: this.seats, preset: this.preset, expansions: this.expansions, strength: this.strength };
    writeStored(STORAGE_KEY, stored);
    const added = this.expansions.filter((name) => preset?.expansions.includes(name)).map((name) => `${name}=true`);
    const seats = this.seats.map(({ monster, player, name }) => {
      const mine = player === "person";
      return { monster, player, name: mine && this.people > 1 ? (name ?? "").trim() : "", mine };
    });
    this.dice = newDice(
      seats.map(({ mine }) => mine),
      commitment,
      this.words,
    );
    return { rules: [this.preset, ...added].join(" "), seats, ...this.dice };
  }

  /** Resets what was added to the dice: the next game has new ones. */
  forgetDice(): void {
    this.fair = false;
    this.words = "";
  }
}
