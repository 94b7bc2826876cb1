/** The city behind the monsters of a picture: always the same houses, at noon. */

/** Numbers that look random but are the same every time: Park and Miller's generator. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 48271) % 2147483647;
    yield state / 2147483647;
  }
}

/** Sky, sun and two rows of houses, `width` wide, down to `ground`. */
export function skyline(width: number, ground: number): string {
  return [
    '<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#57b9e0"/><stop offset="0.62" stop-color="#bfe6ea"/><stop offset="1" stop-color="#ffd9b0"/></linearGradient></defs>',
    `<rect width="${width}" height="${ground}" fill="url(#sky)"/>`,
    `<circle cx="${width - 190}" cy="232" r="86" fill="#ff6a4d" opacity="0.9"/>`,
    row(width, ground, { seed: 11, least: 120, most: 250, house: "#8fc3d2", light: "#a9d5de" }),
    row(width, ground, { seed: 5, least: 60, most: 150, house: "#5798b3", light: "#d9f0f0" }),
  ].join("");
}

interface Row {
  seed: number;
  least: number;
  most: number;
  house: string;
  light: string;
}

function row(width: number, ground: number, { seed, least, most, house, light }: Row): string {
  const random = numbers(seed);
  const next = (from: number, to: number): number => Math.round(from + (to - from) * (random.next().value as number));
  const parts: string[] = [];
  for (let x = -10; x < width;) {
    const wide = next(46, 96);
    const high = next(least, most);
    parts.push(`<rect x="${x}" y="${ground - high}" width="${wide}" height="${high}" fill="${house}"/>`);
    for (let y = ground - high + 14; y < ground - 20; y += 24) {
      for (let along = x + 9; along < x + wide - 12; along += 18) {
        if (next(0, 9) > 5) parts.push(`<rect x="${along}" y="${y}" width="9" height="12" fill="${light}"/>`);
      }
    }
    x += wide + next(0, 10);
  }
  return parts.join("");
}
