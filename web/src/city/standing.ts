/** Where the monsters stand: each has its own spot outside, so that no monster moves when another one enters Tokyo. */
import type { MonsterData } from "../net/wire";
import { at } from "./isometric";

export interface Spot {
  x: number;
  y: number;
  size: number;
  depth: number;
}

type Street = [x: number, y: number];

const CITY: Street = [5.85, 5.95];
const BAY: Street = [11.55, 5.3];
// A table, one number of monsters a line:
// prettier-ignore
const OUTSIDE: Record<number, Street[]> = {
  1: [[6.4, 12.5]],
  2: [[3, 12.4], [9.6, 12.5]],
  3: [[1.7, 12.5], [6.4, 12.5], [11.3, 12.6]],
  4: [[1.2, 12.3], [4.8, 12.5], [8.4, 12.6], [12.2, 12.7]],
  5: [[1, 12.4], [3.9, 12.4], [6.8, 12.5], [9.7, 12.6], [12.7, 12.7]],
  6: [[0.8, 12.3], [3.2, 12.4], [5.6, 12.5], [8, 12.6], [10.4, 12.7], [12.9, 12.8]],
};
/** A phone shows only the middle of the map: the monsters stand closer together, also along the right edge. */
// A table, one number of monsters a line:
// prettier-ignore
const NARROW: Record<number, Street[]> = {
  2: [[5, 12], [10, 12.5]],
  3: [[3.9, 11.7], [7.7, 12.3], [11.6, 12.7]],
  4: [[3.8, 11.7], [6.8, 12.3], [9.7, 12.7], [12.9, 12.9]],
  5: [[2.6, 12.1], [5.6, 12.2], [8.7, 12.4], [11.9, 12.8], [13.5, 10.8]],
  6: [[2.2, 12.1], [4.8, 12.2], [7.4, 12.4], [10, 12.5], [12.8, 12.9], [13.5, 10.8]],
};
const SIZES: Record<number, number> = { 1: 128, 2: 128, 3: 128, 4: 118, 5: 106, 6: 98 };

const LOW: Record<string, number> = { mosshell: 0.12, blorb: 0.16 }; // drawings that do not fill their height

/** The upper edge of a monster's tag, over its head, from its feet. */
export function tagTop(kind: string, size: number, scale: number): number {
  return -size * (0.95 - (LOW[kind] ?? 0)) - 12 * scale;
}

/** The top of a monster in the 200 units of its drawing: its tag is there. */
export function topOf(kind: string): number {
  return (LOW[kind] ?? 0) * 200;
}

export function spotOf(monster: MonsterData, players: number, { narrow }: { narrow: boolean }): Spot {
  if (monster.place === "city") return spot(CITY, 186, 5);
  if (monster.place === "bay") return spot(BAY, 158, 5);
  const street = (narrow ? NARROW : OUTSIDE)[players]?.[monster.seat] ?? [6, 12];
  const size = SIZES[players] ?? 108;
  return spot(street, monster.place === "dead" ? size * 0.8 : size, 0);
}

function spot(street: Street, size: number, z: number): Spot {
  const [x, y] = at(street[0], street[1], z);
  return { x, y, size, depth: street[0] + street[1] };
}

/** The part of the drawing that is shown: its left and upper edge, its width and height. */
export type Frame = [left: number, top: number, wide: number, high: number];

interface Size {
  wide: number;
  high: number;
}

/** The height in px to leave below the drawing, so that no monster stands behind a caption in the lower right corner of the map. */
export function roomBelow(spots: Spot[], [left, top, wide, high]: Frame, map: Size, caption: Size): number {
  const scale = Math.min(map.wide / wide, map.high / high);
  const margin = { x: (map.wide - wide * scale) / 2, y: (map.high - high * scale) / 2 };
  const behind = spots.some(({ x, y, size }) => {
    const feet = margin.y + (y + size * 0.15 - top) * scale;
    return margin.x + (x + size / 2 - left) * scale > map.wide - caption.wide && feet > map.high - caption.high;
  });
  return behind ? caption.high : 0;
}

interface Way {
  x: number;
  y: number;
}

/** How far an attacker goes: to a single victim until they touch, towards the middle of several. */
export function lungeTo(from: Spot, victims: Spot[]): Way {
  const count = Math.max(1, victims.length);
  const x = victims.reduce((sum, victim) => sum + victim.x, 0) / count - from.x;
  const y = victims.reduce((sum, victim) => sum + victim.y, 0) / count - from.y;
  const far = Math.hypot(x, y);
  if (victims.length === 0 || far === 0) return { x: 0, y: -10 };
  const reach = victims.length > 1 ? Math.min(far, 70) : Math.max(far - (from.size + (victims[0]?.size ?? 0)) * 0.3, 30);
  return { x: Math.round((x / far) * reach), y: Math.round((y / far) * reach) };
}

/** How far a blow throws its victim back; without an attacker it only trembles. */
export function thrownFrom(attacker: Spot | undefined, victim: Spot): Way {
  if (!attacker) return { x: 5, y: 0 };
  const x = victim.x - attacker.x;
  const y = victim.y - attacker.y;
  const far = Math.hypot(x, y) || 1;
  return { x: Math.round((x / far) * 16), y: Math.round((y / far) * 16) };
}
