/** How the costumes of Halloween fit the monsters. */
import type { CardData } from "../net/wire";
import { topOf } from "./standing";

/** The middle of the top of a head and its width, in the 200 units of a monster's drawing. */
interface Head {
  x: number;
  y: number;
  width: number;
}

export interface Fitted {
  costume: string;
  x: number;
  y: number;
  scale: number; // costumes are drawn 100 wide
}

const HEADS: Record<string, Head> = {
  axolulu: { x: 100, y: 44, width: 96 },
  mosshell: { x: 38, y: 92, width: 66 },
  old_pinch: { x: 127, y: 14, width: 62 }, // its lighthouse
  blorb: { x: 98, y: 56, width: 84 },
  girder: { x: 52, y: 28, width: 64 },
  hoot_noir: { x: 100, y: 48, width: 104 },
};
const MOST = 3; // worn one on the other
const STEP = 36; // between them
/** How high each of them stands over a head as wide as it. */
// prettier-ignore
const HEIGHTS: Record<string, number> = {
  princess: 70, statue_of_liberty: 58, witch: 72, clown: 70, cheerleader: 32, devil: 46, pirate: 52, robot: 68, zombie: 40,
  ghost: 44, vampire: 52, astronaut: 40,
};

/** The costumes that a monster wears, the first one lowest; it holds stolen ones above its own. */
export function worn(monster: string, cards: CardData[], isCostume: (card: string) => boolean): Fitted[] {
  const head = HEADS[monster];
  if (!head) return [];
  const scale = head.width / 100;
  return cards
    .filter((card) => isCostume(card.id))
    .slice(0, MOST)
    .map((card, place) => ({ costume: card.id, x: head.x, y: head.y - place * STEP * scale, scale }));
}

/** How far the costumes reach above the top of a monster, in the units of its drawing: its tag makes room for them. */
export function heightOver(monster: string, fitted: Fitted[]): number {
  const top = fitted.at(-1);
  return top ? Math.max(0, topOf(monster) + heightOf(top) - top.y) : 0;
}

/** How far a crown sits higher on a monster in costume, in the units of its drawing: on its hat, not in it. */
export function crownRaise(monster: string, fitted: Fitted[]): number {
  const top = fitted.at(-1);
  const head = HEADS[monster];
  if (!top || !head || monster === "old_pinch") return 0; // its crown is on an eye
  return head.y - top.y + heightOf(top) * 0.62;
}

function heightOf({ costume, scale }: Fitted): number {
  return (HEIGHTS[costume] ?? 0) * scale;
}
