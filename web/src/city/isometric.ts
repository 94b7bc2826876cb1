/** From the city's streets to the screen: x runs to the lower right, y to the lower left, z up. */
export type Point = [number, number];

const WIDE = 29;
const HIGH = 14.5;

export function at(x: number, y: number, z = 0): Point {
  return [(x - y) * WIDE, (x + y) * HIGH - z];
}

function joined(points: Point[]): string {
  return points.map(([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`).join("L");
}

export function line(...points: Point[]): string {
  return `M${joined(points)}`;
}

export function area(...points: Point[]): string {
  return `M${joined(points)}Z`;
}

/** A piece of ground. */
export function ground(x: number, y: number, wide: number, deep: number, fill: string, z = 0): string {
  const corners = [at(x, y, z), at(x + wide, y, z), at(x + wide, y + deep, z), at(x, y + deep, z)];
  return `<path fill="${fill}" d="${area(...corners)}"/>`;
}

/** The three sides of a block that can be seen. */
export function block(x: number, y: number, wide: number, deep: number, high: number, z = 0): string {
  const top = z + high;
  const left = area(at(x, y + deep, top), at(x + wide, y + deep, top), at(x + wide, y + deep, z), at(x, y + deep, z));
  const right = area(at(x + wide, y, top), at(x + wide, y + deep, top), at(x + wide, y + deep, z), at(x + wide, y, z));
  const roof = area(at(x, y, top), at(x + wide, y, top), at(x + wide, y + deep, top), at(x, y + deep, top));
  return `<path class="l" d="${left}"/><path class="r" d="${right}"/><path class="t" d="${roof}"/>`;
}

/** A random generator with a fixed seed: the drawing is the same every time. */
export function accidents(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
