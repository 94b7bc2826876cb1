/** What happened since the player's last turn, for those who let it be shown fast or not at all. */
import type { GameEvent, Happened, ViewData } from "../net/wire";

export interface Recap {
  lost: number; // health that the player lost
  by: number[]; // the seats that took it
  health: number;
  king: number | null; // in Tokyo City
  taken: boolean; // it has a new king
  fallen: number[];
  leader: number | null; // the rival with the most points, if it has any
  points: number;
  gained: number; // points of the leader in this time
}

/** The recap for the seat `me`, or null if no rival has had a turn since its own, or it has not had one yet. */
export function recapOf(log: { happened: Happened }[], me: number, view: ViewData): Recap | null {
  const events = sinceTurnOf(
    log.map((line) => line.happened.event),
    me,
  );
  if (events.length === 0) return null;
  const lost = events.flatMap((event) => (event.event === "HealthLost" && event.seat === me ? [event] : []));
  const king = view.monsters.find((monster) => monster.place === "city")?.seat ?? null;
  const rivals = view.monsters.filter((monster) => monster.seat !== me && monster.place !== "dead");
  const best = rivals.reduce<(typeof rivals)[number] | null>((one, other) => (one && one.points >= other.points ? one : other), null);
  return {
    lost: lost.reduce((sum, event) => sum + event.amount, 0),
    by: [...new Set(lost.flatMap((event) => (event.dealer === null || event.dealer === me ? [] : [event.dealer])))],
    health: view.monsters[me]?.health ?? 0,
    king,
    taken: events.some((event) => isCrowning(event) && "seat" in event && event.seat === king),
    fallen: events.flatMap((event) => (event.event === "MonsterEliminated" && event.seat !== me ? [event.seat] : [])),
    leader: best && best.points > 0 ? best.seat : null,
    points: best?.points ?? 0,
    gained: events.reduce((sum, event) => (event.event === "PointsGained" && event.seat === best?.seat ? sum + event.amount : sum), 0),
  };
}

function isCrowning(event: GameEvent): boolean {
  return (event.event === "TokyoEntered" && event.place === "city") || event.event === "MovedToCity";
}

/** The events of the rivals' turns since the last turn of `me`, up to its next one. */
function sinceTurnOf(events: GameEvent[], me: number): GameEvent[] {
  const turns = events.flatMap((event, place) => (event.event === "TurnStarted" ? [{ seat: event.seat, place }] : []));
  const next = turns.at(-1)?.seat === me ? turns.pop() : undefined;
  const own = turns.findLastIndex((turn) => turn.seat === me);
  const isFirst = own < 0 && events.some((event) => event.event === "GameStarted");
  const first = isFirst ? undefined : turns[own + 1];
  return first ? events.slice(first.place, next?.place) : [];
}
