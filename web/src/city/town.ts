/** The toy city, built once: streets, blocks, towers, trees, the bay and the train. */
import { accidents, area, at, block, ground, line } from "./isometric";

const SIZE = 14;
const SLAB = -22;
const KINDS = ["b2", "b1", "b4", "b3", "b2", "b5"];

/** x, y, wide, deep, high: the tall blocks behind, then the low ones in front. */
// A table, several entries a line:
// prettier-ignore
const BLOCKS: [number, number, number, number, number][] = [
  [0.2, 0.2, 1, 1, 80], [1.3, 0.25, 1, 0.9, 100], [0.2, 1.35, 1, 1, 70], [1.35, 1.3, 0.95, 1, 62],
  [3.4, 0.2, 1.1, 1, 92], [4.7, 0.2, 1, 1, 78], [5.9, 0.2, 1.1, 0.95, 106], [7.2, 0.2, 1, 1, 86],
  [3.4, 1.35, 1, 0.95, 58], [4.6, 1.35, 1.2, 1, 72], [6, 1.35, 1, 1, 52], [7.2, 1.35, 1, 1, 64],
  [0.2, 3.4, 1, 1.1, 98], [0.2, 4.7, 1, 1, 74], [0.2, 5.9, 1, 1.1, 96], [0.2, 7.2, 1, 1, 60],
  [1.35, 3.4, 1, 1, 66], [1.35, 4.6, 0.95, 1.2, 48], [1.35, 6, 1, 1, 58], [1.35, 7.2, 1, 1, 36],
  [9.35, 0.2, 1, 1, 54], [10.55, 0.3, 1, 0.9, 36],
  [0.2, 9.15, 0.9, 0.8, 26], [1.3, 9.15, 0.9, 0.8, 20], [3.4, 9.15, 1, 0.8, 24], [4.6, 9.15, 0.9, 0.8, 17],
  [5.7, 9.15, 0.8, 0.8, 22], [6.7, 9.15, 1.5, 0.8, 15], [9.5, 9.15, 1.1, 0.8, 22], [10.8, 9.15, 0.9, 0.8, 30],
  [11.9, 9.15, 0.8, 0.8, 18], [12.9, 9.15, 0.9, 0.8, 26],
];
/** Which of the blocks crumble in a fight, the first first: around the place where the king stands. */
const CRUMBLING = [10, 18, 11, 17, 9];
// A table, several entries a line:
// prettier-ignore
const RUBBLE: [number, number, number][] = [
  [3.45, 3.45, 20], [4.1, 3.4, 9], [7.6, 3.5, 14], [3.45, 4.15, 8], [7.9, 7.6, 6], [7.5, 7.9, 9],
];
const SMOKE: [number, number, number][] = [
  [3.6, 3.5, 13],
  [4.2, 3.3, 9],
  [7.8, 3.6, 10],
];
// A table, several entries a line:
// prettier-ignore
const TREES: [number, number][] = [
  [11.8, 0.5], [12.6, 0.4], [13.4, 0.5], [12.2, 1.2], [13, 1.2], [13.6, 1.3], [0.4, 11], [0.7, 13.6], [1.8, 13.7],
  [3, 11], [3.3, 13.6], [7.6, 11.1], [13.6, 11], [13.5, 12], [13.6, 13], [12.8, 13.6], [12, 13.7], [12.7, 11.2],
  [11.9, 11.3], [12.8, 12.3], [8.6, 13.7], [0.3, 12.3],
];
const GONDOLAS = ["#e8488b", "#ffd21f", "#2f62d9", "#23965a"];

type Random = () => number;
type Item = [depth: number, drawing: string];

function waves(random: Random): string {
  let drawing = "";
  for (let wave = 0; wave < 26; wave++) {
    const x = (-460 + random() * 920).toFixed(0);
    const y = (90 + random() * 400).toFixed(0);
    const clear = (0.16 + random() * 0.2).toFixed(2);
    drawing += `<path d="M${x} ${y}q7-6 14 0t14 0" fill="none" stroke="#fff" stroke-opacity="${clear}" stroke-width="2.5" stroke-linecap="round"/>`;
  }
  return drawing;
}

function land(random: Random): string {
  const foam = line(at(0, SIZE, SLAB), at(SIZE, SIZE, SLAB), at(SIZE, 0, SLAB));
  let drawing =
    `<path fill="var(--soil)" d="${area(at(0, SIZE), at(SIZE, SIZE), at(SIZE, SIZE, SLAB), at(0, SIZE, SLAB))}"/>` +
    `<path fill="var(--soil2)" d="${area(at(SIZE, 0), at(SIZE, SIZE), at(SIZE, SIZE, SLAB), at(SIZE, 0, SLAB))}"/>` +
    `<path fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-linejoin="round" d="${foam}"/>` +
    ground(0, 0, SIZE, SIZE, "var(--green)") +
    ground(0, 10.6, SIZE, 3.4, "var(--green2)") +
    ground(9.4, 1.8, 4.6, 7, "var(--soil)") +
    ground(9.4, 2.1, 4.6, 6.7, "var(--bay)") +
    `<path fill="var(--bay)" d="${area(at(14, 2.1), at(14, 8.8), at(14, 8.8, SLAB), at(14, 2.1, SLAB))}"/>` +
    `<path fill="#fff" fill-opacity=".22" d="${area(at(14, 2.1), at(14, 8.8), at(14, 8.8, -6), at(14, 2.1, -6))}"/>`;
  for (let wave = 0; wave < 9; wave++) {
    const [x, y] = at(9.8 + random() * 3.6, 2.6 + random() * 5.6);
    drawing += `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q6-5 12 0t12 0" fill="none" stroke="var(--bay2)" stroke-width="2.5" stroke-linecap="round"/>`;
  }
  return drawing;
}

function streets(): string {
  const road = (x: number, y: number, wide: number, deep: number): string => ground(x, y, wide, deep, "var(--road)");
  const middle =
    line(at(0, 8.7), at(9.4, 8.7)) +
    line(at(8.8, 0), at(8.8, 10.2)) +
    line(at(2.85, 0), at(2.85, 10.2)) +
    line(at(0, 2.85), at(9.4, 2.85)) +
    line(at(0, 10.45), at(14, 10.45));
  const [x, y] = at(5.85, 5.85, 3);
  const plaza = area(at(3.55, 3.55, 3), at(8.1, 3.55, 3), at(8.1, 8.1, 3), at(3.55, 8.1, 3));
  return (
    road(0, 8.35, 9.4, 0.7) +
    road(8.45, 0, 0.7, 10.4) +
    road(2.5, 0, 0.7, 10.4) +
    road(0, 2.5, 9.4, 0.7) +
    road(0, 10.15, 14, 0.6) +
    `<path fill="none" stroke="var(--road-line)" stroke-width="1.6" stroke-dasharray="7 7" d="${middle}"/>` +
    ground(3.3, 3.3, 5.05, 5.05, "var(--plaza2)") +
    `<path fill="var(--plaza)" stroke="var(--go)" stroke-width="4" d="${plaza}"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="82" ry="41" fill="none" stroke="var(--road-line)" stroke-width="3" stroke-dasharray="10 8" opacity=".9"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="70" ry="35" fill="var(--go)" opacity=".3"/>`
  );
}

function building(random: Random, x: number, y: number, wide: number, deep: number, high: number, kind: string): string {
  let drawing = block(x, y, wide, deep, high);
  if (high > 16) {
    let dark = "";
    let lit = "";
    for (let floor = 8; floor < high - 6; floor += 10) {
      const left = line(at(x + 0.12, y + deep, floor), at(x + wide - 0.1, y + deep, floor));
      const right = line(at(x + wide, y + deep - 0.12, floor), at(x + wide, y + 0.1, floor));
      dark += left + right;
      if (random() > 0.35) lit += left;
      if (random() > 0.55) lit += right;
    }
    const dashes = ["4 12", "4 4 4 20", "4 20 4 12"][Math.floor(random() * 3)] ?? "4 12";
    drawing += `<path class="w" d="${dark}"/><path class="w lit" stroke-dasharray="${dashes}" d="${lit}"/>`;
  }
  if (high > 46 && random() > 0.5) {
    const [mx, my] = at(x + wide / 2, y + deep / 2, high);
    drawing +=
      `<path d="M${mx} ${my}v-16" stroke-width="2" stroke-opacity="1"/>` +
      `<circle cx="${mx}" cy="${my - 17}" r="2.6" fill="#ff4b4b" stroke="none"/>`;
  } else if (high > 30) {
    drawing += block(x + wide * 0.28, y + deep * 0.28, wide * 0.36, deep * 0.36, 7, high);
  }
  return `<g class="${kind}">${drawing}</g>`;
}

/** A house that can fall: the house, what is left of it, and the dust of its fall. `Town.svelte` shows one or the other. */
function crumbling(house: string, nth: number, [x, y, wide, deep]: [number, number, number, number], kind: string): string {
  const stumps =
    block(x, y, wide * 0.4, deep * 0.5, 17) +
    block(x + wide * 0.5, y + deep * 0.05, wide * 0.4, deep * 0.4, 8) +
    block(x + wide * 0.1, y + deep * 0.6, wide * 0.35, deep * 0.3, 6) +
    block(x + wide * 0.55, y + deep * 0.55, wide * 0.4, deep * 0.4, 12);
  const [px, py] = at(x + wide / 2, y + deep / 2, 10);
  const dust = [-20, -7, 8, 21]
    .map((dx, place) => `<circle cx="${px + dx}" cy="${py + (place % 2) * 8}" r="${place % 2 ? 15 : 11}"/>`)
    .join("");
  return (
    `<g class="house" data-house="${nth}"><g class="rubble"><g class="b6">${ground(x, y, wide, deep, "var(--road)")}</g>` +
    `<g class="${kind}">${stumps}</g></g><g class="whole">${house}</g><g class="dust">${dust}</g></g>`
  );
}

function tree(x: number, y: number, size: number): string {
  const [px, py] = at(x, y);
  return (
    `<g stroke="var(--edge)" stroke-opacity=".35"><path d="M${px} ${py}v-8" stroke="var(--soil2)" stroke-width="3" stroke-opacity="1"/>` +
    `<circle cx="${px}" cy="${py - 13}" r="${size}" fill="var(--leaf)"/>` +
    `<circle cx="${px - 2.5}" cy="${py - 16}" r="${size * 0.5}" fill="var(--leaf2)" stroke="none"/></g>`
  );
}

function lattice(): string {
  const [px, py] = at(8.1, 0.1);
  const x = px + 22;
  const y = py + 16;
  const bars = `M${x - 22} ${y}L${x} ${y - 150}L${x + 22} ${y}M${x - 17} ${y - 34}h34M${x - 12} ${y - 68}h24M${x - 7} ${y - 100}h14`;
  const crosses = `M${x - 22} ${y}L${x + 17} ${y - 34}L${x - 12} ${y - 68}L${x + 7} ${y - 100}M${x + 22} ${y}L${x - 17} ${y - 34}L${x + 12} ${y - 68}L${x - 7} ${y - 100}`;
  return (
    `<g fill="none" stroke="var(--lattice)" stroke-width="3.5" stroke-linejoin="round"><path d="${bars}${crosses}"/>` +
    `<path d="M${x} ${y - 150}v-22" stroke-width="2.5"/>` +
    `<path d="M${x - 16} ${y - 72}h32v8h-32z" fill="var(--near-lit)" stroke-width="2"/></g>`
  );
}

function wheel(): string {
  const [px, py] = at(12.7, 0.9);
  const x = px + 8;
  const y = py - 52;
  let spokes = "";
  for (let spoke = 0; spoke < 12; spoke++) {
    const sx = (x + Math.cos((spoke * Math.PI) / 6) * 44).toFixed(1);
    const sy = (y + Math.sin((spoke * Math.PI) / 6) * 44).toFixed(1);
    spokes +=
      `<path d="M${x} ${y}L${sx} ${sy}" stroke-width="1.5"/>` +
      `<circle cx="${sx}" cy="${sy}" r="5" fill="${GONDOLAS[spoke % 4]}" stroke-width="1.5"/>`;
  }
  return (
    `<g fill="none" stroke="var(--steel)" stroke-width="3"><path d="M${x - 16} ${y + 56}L${x} ${y}L${x + 16} ${y + 56}"/>` +
    `<circle cx="${x}" cy="${y}" r="44"/>${spokes}</g>`
  );
}

function train(): Item[] {
  return [0, 1, 2].map((wagon): Item => {
    const y = 3.9 + wagon * 1.06;
    const stripe = line(at(8.98, y + 0.95, 7), at(8.98, y + 0.08, 7));
    const drawing = `<g class="b2">${block(8.56, y, 0.42, 1, 11, 2)}<path d="${stripe}" stroke="#23965a" stroke-width="4" stroke-opacity="1"/></g>`;
    return [13.4 + wagon * 1.06, drawing];
  });
}

function smoke(x: number, y: number, size: number): string {
  const [px, py] = at(x, y, 26);
  return (
    `<g fill="var(--smoke)"><circle cx="${px}" cy="${py}" r="${size}"/>` +
    `<circle cx="${px + size}" cy="${py - size * 0.9}" r="${size * 0.75}"/>` +
    `<circle cx="${px - size * 0.6}" cy="${py - size * 1.2}" r="${size * 0.6}"/></g>`
  );
}

function built(): string {
  const random = accidents(11);
  const flat = waves(random) + land(random) + streets();
  const items: Item[] = [
    [11.5, `<g class="b6">${block(9.4, 4.9, 0.9, 0.7, 6)}</g>`],
    [14.3, `<g class="b1">${block(10.3, 3.9, 2.5, 2.7, 6)}</g>`],
  ];
  for (const [place, [x, y, wide, deep, high]] of BLOCKS.entries()) {
    const kind = KINDS[Math.floor(random() * KINDS.length)] ?? "b2";
    const house = building(random, x, y, wide, deep, high, kind);
    const nth = CRUMBLING.indexOf(place);
    items.push([x + y + (wide + deep) / 2, nth < 0 ? house : crumbling(house, nth, [x, y, wide, deep], kind)]);
  }
  for (const [x, y, high] of RUBBLE) items.push([x + y + 0.5, `<g class="b6">${block(x, y, 0.5, 0.5, high)}</g>`]);
  for (const [x, y, size] of SMOKE) items.push([x + y + 1, smoke(x, y, size)]);
  for (const [x, y] of TREES) items.push([x + y, tree(x, y, 6 + random() * 4)]);
  items.push([8.6, lattice()], [13.9, wheel()], ...train());
  items.sort((one, other) => one[0] - other[0]);
  return flat + items.map(([, drawing]) => drawing).join("");
}

export const TOWN = built();
