/** The face that a monster makes. */
import type { Act } from "../game/acts";
import type { MonsterData } from "../net/wire";

export type Mood = "calm" | "proud" | "hurt" | "angry" | "fallen";

const WEAK = 3; // with this health or less it looks hurt

export function moodOf({ seat, place, health }: MonsterData, act: Act | null, winner: number | null): Mood {
  if (place === "dead" || act?.fallen === seat) return "fallen";
  if (act?.landed && act.victims.includes(seat)) return "hurt";
  if (act?.attacker === seat) return "angry";
  if (act?.crowned === seat || winner === seat) return "proud";
  if (health <= WEAK) return "hurt";
  return place === "city" ? "proud" : "calm";
}

/** Where a crown sits on a monster's drawing, and how far the tag over it moves up, in the units of the drawing. */
export interface Seat {
  x: number;
  y: number;
  turn: number; // degrees
  size: number;
  lift: number;
}

const CROWNS: Record<string, Seat> = {
  axolulu: { x: 100, y: 40, turn: 0, size: 1, lift: 12 },
  mosshell: { x: 38, y: 88, turn: -6, size: 0.95, lift: 0 },
  old_pinch: { x: 72, y: 72, turn: -8, size: 0.72, lift: 0 },
  blorb: { x: 94, y: 48, turn: -6, size: 1, lift: 34 },
  girder: { x: 46, y: 24, turn: -4, size: 0.9, lift: 16 },
  hoot_noir: { x: 100, y: 17, turn: 0, size: 0.95, lift: 30 },
};

export function crownOf(kind: string): Seat {
  return CROWNS[kind] ?? { x: 100, y: 30, turn: 0, size: 1, lift: 20 };
}

/** How a fallen monster lies, from how it stood: moved, in sizes, then turned, in degrees, and stretched. */
export interface Lying {
  x: number;
  y: number;
  turn: number;
  wide: number;
  high: number;
}

const LYING: Record<string, Lying> = {
  mosshell: { x: 0.1, y: -0.62, turn: 172, wide: 0.95, high: 0.95 }, // on its back
  old_pinch: { x: 0.05, y: -0.6, turn: -170, wide: 0.92, high: 0.92 },
  blorb: { x: 0, y: 0.02, turn: 0, wide: 1.2, high: 0.42 }, // a puddle
  girder: { x: -0.34, y: -0.24, turn: 82, wide: 0.9, high: 0.9 },
};

export function lyingOf(kind: string): Lying {
  return LYING[kind] ?? { x: 0.4, y: -0.2, turn: -84, wide: 0.9, high: 0.9 };
}
