/** Groups events that are shown at the same time: all victims of one attack, all gains of one roll, a purchase. */
import type { GameEvent, Happened, HealthLost } from "../net/wire";

type Name = GameEvent["event"];

const GAINS = new Set<Name>(["PointsGained", "EnergyGained", "HealthGained", "TokensLost"]);
/** What may happen between the first and the last victim of an attack. */
const AMID_AN_ATTACK = new Set<Name>([
  ...(["HealthLost", "DamagePrevented", "TokensGained", "TokyoLeft", "MovedToCity"] as const),
  ...(["CardDiscarded", "MonsterEliminated", "MonsterRevived", "PointsGained", "PointsLost", "EnergyGained"] as const),
]);

/** The events in the order in which they are shown, those of one beat together. */
export function beatsOf(events: Happened[]): Happened[][] {
  const beats: Happened[][] = [];
  for (const happened of victimsTogether(events)) {
    const beat = beats.at(-1);
    if (beat && belongs(happened.event, beat)) beat.push(happened);
    else beats.push([happened]);
  }
  return beats;
}

/** Moves the later victims of an attack to its first one: they fall after all are hit. */
function victimsTogether(events: Happened[]): Happened[] {
  const left = [...events];
  const ordered: Happened[] = [];
  for (let first = left.shift(); first; first = left.shift()) {
    ordered.push(first);
    const attack = first.event;
    if (attack.event !== "HealthLost" || attack.dealer === null) continue;
    const end = left.findIndex(({ event }) => !AMID_AN_ATTACK.has(event.event));
    const amid = left.splice(0, end < 0 ? left.length : end);
    const hit = amid.filter(({ event }) => event.event === "HealthLost" && sameAttack(attack, event));
    ordered.push(...hit);
    left.unshift(...amid.filter((happened) => !hit.includes(happened)));
  }
  return ordered;
}

function sameAttack(one: HealthLost, other: HealthLost): boolean {
  return one.dealer === other.dealer && one.cause === other.cause;
}

function belongs(event: GameEvent, beat: Happened[]): boolean {
  const before = beat.at(-1)?.event;
  if (!before) return false;
  switch (event.event) {
    case "HealthLost":
      return before.event === "HealthLost" && event.dealer !== null && sameAttack(before, event);
    case "PointsGained":
    case "EnergyGained":
    case "HealthGained":
    case "TokensLost":
      return "seat" in before && before.seat === event.seat && (GAINS.has(before.event) || beginsInTokyo(event, before));
    case "CardRevealed":
      return ["CardBought", "MarketSwept", "CardRevealed", "CardTaken"].includes(before.event);
    case "CardBought":
    case "MarketSwept":
      return before.event === "EnergySpent" && before.seat === event.seat;
    case "CardDiscarded":
    case "MonsterEliminated":
      return falls(beat) === event.seat;
    default:
      return false;
  }
}

/** Points for being in Tokyo come with the turn, or with entering it. */
function beginsInTokyo(event: GameEvent, before: GameEvent): boolean {
  return "cause" in event && event.cause === "tokyo" && ["TurnStarted", "TokyoEntered"].includes(before.event);
}

/** The monster whose fall this beat begins with. */
function falls(beat: Happened[]): number | null {
  const first = beat[0]?.event;
  const dies = (first?.event === "TokyoLeft" || first?.event === "CardDiscarded") && first.cause === "death";
  return dies ? first.seat : null;
}
