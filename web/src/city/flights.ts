/** Puts flying numbers beside their monsters: never on a face, and never two on the same spot. */
import type { Flight } from "../game/event_effects";
import type { MonsterData } from "../net/wire";
import { tagTop, type Spot } from "./standing";

export interface Placed {
  flight: Flight;
  x: number; // of its left edge
  y: number; // of its top edge
  wide: number;
}

/** How the map is drawn. */
interface Drawn {
  kinds: string[]; // of the monsters, by seat
  tags: number; // how much larger than usual tags are
  scale: number; // how much larger than usual numbers are
  right: number; // the right edge of the map
}

const HIGH = 38;
const GAP = 4;

/** The text of a flying number. */
export function flightText({ icon, amount }: Flight): string {
  const sign = icon === "shield" ? "" : amount < 0 ? "−" : "+";
  return `${sign}${Math.abs(amount)}`;
}

/** A bold figure is 15 wide; the icon and the margins take the rest. */
function wideFor(flight: Flight): number {
  return flightText(flight).length * 15 + 52;
}

/** In the City on the left of the monster, in the Bay on its right, outside above its tag; a second one further on. */
export function placed(flights: Flight[], monsters: MonsterData[], spots: Spot[], { kinds, tags, scale, right }: Drawn): Placed[] {
  const taken = new Map<number, number>();
  return flights.flatMap((flight) => {
    const spot = spots[flight.seat];
    const place = monsters[flight.seat]?.place;
    if (!spot || !place) return [];
    const nth = taken.get(flight.seat) ?? 0;
    taken.set(flight.seat, nth + 1);
    const wide = wideFor(flight);
    const step = nth * (HIGH + GAP) * scale;
    if (place === "city") return [{ flight, wide, x: spot.x - spot.size * 0.5 - wide * scale, y: spot.y - spot.size * 0.86 + step }];
    if (place === "bay") {
      return [{ flight, wide, x: Math.min(spot.x + spot.size * 0.46, right - wide * scale - 4), y: spot.y - spot.size * 0.7 + step }];
    }
    const top = spot.y + tagTop(kinds[flight.seat] ?? "", spot.size, tags);
    return [{ flight, wide, x: spot.x - 24 * scale, y: top - (HIGH + GAP) * scale - step }];
  });
}
