/** The skyline of the menu: rows of houses with lit windows, rays, stars and trains, the same every time. */
import { accidents } from "../city/isometric";

export interface Row {
  houses: string;
  windows: string;
  dashes: string;
}

const WIDE = 1440;
const HIGH = 900;

export function skyline(ground: number, high: [number, number], wide: [number, number], seed: number, floor = 13): Row {
  const random = accidents(seed);
  const between = ([low, top]: [number, number]): number => low + random() * (top - low);
  let houses = "";
  let windows = "";
  let x = -20;
  while (x < WIDE + 20) {
    const width = between(wide);
    const top = ground - between(high);
    houses += `M${x.toFixed(0)} ${HIGH}V${top.toFixed(0)}${roof(width, random)}V${HIGH}Z`;
    for (let y = top + 14; y < ground + 70; y += floor) {
      const from = x + 7 + Math.floor(random() * 3) * 9;
      const to = x + width - 7 - Math.floor(random() * 2) * 9;
      if (to > from + 6 && random() > 0.22) windows += `M${from.toFixed(0)} ${y.toFixed(0)}H${to.toFixed(0)}`;
    }
    x += width + (random() > 0.75 ? 10 : 1);
  }
  return { houses, windows, dashes: seed % 2 ? "5 6 5 6 5 17" : "5 7" };
}

function roof(width: number, random: () => number): string {
  const part = (of: number): string => (width * of).toFixed(0);
  if (random() > 0.7) return `l${part(0.5)}-16 ${part(0.5)} 16`;
  if (random() > 0.6) return `h${part(0.3)}v-14h${part(0.4)}v14h${part(0.3)}`;
  return `h${part(1)}`;
}

export function stars(): { x: number; y: number; r: number }[] {
  const random = accidents(77);
  return Array.from({ length: 70 }, () => ({ x: random() * WIDE, y: random() * 420, r: 0.6 + random() * 1.6 }));
}

export function rays(x: number, y: number): string {
  const far = 1300;
  const point = (angle: number): string => `${(x + far * Math.cos(angle)).toFixed(0)} ${(y + far * Math.sin(angle)).toFixed(0)}`;
  return Array.from({ length: 24 }, (_, ray) => {
    const angle = (ray * Math.PI) / 12 - 0.07;
    return `M${x} ${y}L${point(angle)}L${point(angle + Math.PI / 24)}Z`;
  }).join("");
}
