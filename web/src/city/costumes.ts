/** How the costumes of Halloween fit the monsters. */
import type { CardData } from "../net/wire";

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

/** How far the costumes reach above the drawing of a monster, in its units: its tag makes room for them. */
export function heightOver(fitted: Fitted[]): number {
  const top = fitted.at(-1);
  return top ? Math.max(0, 64 * top.scale - top.y) : 0;
}

/** How far a crown sits higher on a monster in costume, in the units of its drawing: on its hat, not in it. */
export function crownRaise(monster: string, fitted: Fitted[]): number {
  const top = fitted.at(-1);
  const head = HEADS[monster];
  if (!top || !head || monster === "old_pinch") return 0; // its crown is on an eye
  return head.y - top.y + 44 * top.scale;
}
