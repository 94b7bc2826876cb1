/** Dice that keep their places: the server sends how many show each face, the page assigns them to dice. */

export interface Die {
  face: string;
  green: boolean;
  kept: boolean;
  thrownAt: number; // by performance.now(): a die that was thrown just now tumbles
  pointedAt?: boolean; // the player wants this one of equal dice to be turned
}

const BLACK = 6;

export function layDice(faces: string[]): Die[] {
  return faces.map((face, place) => ({ face, green: place >= BLACK, kept: false, thrownAt: 0 }));
}

/** The dice of a roll that goes on, with those kept that were kept in its last throw. */
export function keptDice(faces: string[], kept: string[]): Die[] {
  const still = counted(kept);
  return layDice(faces).map((die) => ({ ...die, kept: takeOne(still, die.face) }));
}

function counted(faces: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return counts;
}

/** Decreases the count of this face, if it is not 0 already. */
function takeOne(counts: Map<string, number>, face: string): boolean {
  const left = counts.get(face) ?? 0;
  if (left > 0) counts.set(face, left - 1);
  return left > 0;
}

/** The dice after a throw: `kept` dice stay in place, the others show what was `rolled`. */
export function thrown(before: Die[], kept: string[], rolled: string[]): Die[] {
  const dice = resized(before, kept.length + rolled.length);
  const still = counted(kept);
  const stays = new Set<number>();
  for (const wanted of [true, false]) {
    dice.forEach((die, place) => {
      if (!stays.has(place) && die.kept === wanted && takeOne(still, die.face)) stays.add(place);
    });
  }
  const faces = [...rolled];
  for (const [face, count] of still) for (let left = 0; left < count; left++) faces.unshift(face);
  return dice.map((die, place) => {
    if (stays.has(place)) return { ...die, kept: kept.length > 0 };
    return { ...die, face: faces.pop() ?? die.face, kept: false, thrownAt: performance.now() };
  });
}

/** The dice after a change by a card: only those that show a wrong face are turned, of equal dice the one pointed at. */
export function turned(before: Die[], faces: string[]): Die[] {
  const dice = resized(before, faces.length);
  const wanted = counted(faces);
  const right = new Set<Die>();
  for (const pointedAt of [false, true]) {
    for (const die of dice) if ((die.pointedAt ?? false) === pointedAt && takeOne(wanted, die.face)) right.add(die);
  }
  const left = [...wanted].flatMap(([face, count]) => Array<string>(count).fill(face));
  return dice.map(({ pointedAt: _, ...die }, place) => {
    const was = dice[place];
    return was && right.has(was) ? die : { ...die, face: left.pop() ?? die.face, thrownAt: performance.now() };
  });
}

function resized(dice: Die[], size: number): Die[] {
  const faces = Array.from({ length: size }, (_, place) => dice[place]?.face ?? "1");
  return layDice(faces).map((die, place) => ({ ...die, ...dice[place], green: die.green }));
}
