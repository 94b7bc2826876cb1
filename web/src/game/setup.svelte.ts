/** Who plays, as it is chosen before a game, and remembered for the next one. */
import { MONSTERS } from "./monsters";
import { readStored, writeStored } from "../preferences/settings.svelte";
import { newDice, type Dice } from "../fair/seen_dice";
import type { NewTable, Player, PresetData } from "../net/wire";

export interface Seat {
  monster: string;
  player: Player;
  name?: string; // of a person, where several play
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
  fair = $state(false); // whether the fingerprint of the dice is looked at
  words = $state(""); // for the dice of the next game, and of no other
  dice: Dice = { words: [], commitment: "" }; // of the table that was asked for last

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

  /** Gives the seat that is chosen this monster; whoever had it takes the one that is left. */
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

  /** As many computer players as wished; people stay. */
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

  /** Whether these rules let so many people play, and at least one. */
  fits(preset: PresetData | undefined): boolean {
    return this.people >= 1 && (preset === undefined || this.people <= preset.most_people);
  }

  /** What to ask the server for; `commitment` is the one that it has told before. */
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

  /** The next game has dice of its own. */
  forgetDice(): void {
    this.fair = false;
    this.words = "";
  }
}
