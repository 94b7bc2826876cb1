/** Who plays, as it is chosen before a game, and remembered for the next one. */
import { MONSTERS } from "./monsters";
import { recall, remember } from "./settings.svelte";
import type { NewTable, Player, PresetData } from "./wire";

export interface Seat {
  monster: string;
  player: Player;
}

export type Strength = Exclude<Player, "person">;

const PLACE = "kingoftokyo.setup";
export const MOST = 6;
export const FEWEST = 2;

interface Kept {
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

  constructor() {
    const kept = recall<Kept>(PLACE);
    this.strength = kept?.strength ?? "medium";
    this.preset = kept?.preset ?? "standard";
    this.expansions = kept?.expansions ?? [];
    this.seats = kept?.seats ?? MONSTERS.slice(0, 4).map((monster, place) => ({ monster, player: place === 0 ? "person" : "medium" }));
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
    const drawn = [...MONSTERS].sort(() => Math.random() - 0.5);
    this.seats.forEach((seat, place) => (seat.monster = drawn[place] ?? seat.monster));
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

  table(preset: PresetData | undefined): NewTable {
    const kept: Kept = { seats: this.seats, preset: this.preset, expansions: this.expansions, strength: this.strength };
    remember(PLACE, kept);
    const added = this.expansions.filter((name) => preset?.expansions.includes(name)).map((name) => `${name}=true`);
    const seats = this.seats.map(({ monster, player }) => ({ monster, player, name: "", mine: player === "person" }));
    return { rules: [this.preset, ...added].join(" "), seats, words: "", commitment: "" };
  }
}
