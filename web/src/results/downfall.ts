/** How the player lost: when, by whom, and how near it was. */
import type { Happened, ViewData } from "../net/wire";

export interface Downfall {
  turn: number | null; // when the monster fell; null if it still stands
  by: number | null; // the monster that brought it down
  points: number | null; // that it had, if the log shows it
  health: number | null; // that was left: of the one who brought it down, or its own if it still stands
}

/** The downfall of the seat `me`, from the lines of the log; null if it has not lost. */
export function downfallOf(log: { happened: Happened }[], me: number, view: ViewData): Downfall | null {
  const events = log.map((line) => line.happened.event);
  const whole = events.some((event) => event.event === "GameStarted"); // else it was set up, and what it began with is unknown
  let turn = 0;
  let points = whole ? 0 : null;
  const health = new Map(whole ? view.monsters.map((monster) => [monster.seat, monster.max_health]) : []);
  let fall: Downfall | null = null;
  for (const event of events) {
    if (event.event === "TurnStarted") turn = event.turn;
    else if ((event.event === "PointsGained" || event.event === "PointsLost") && event.seat === me) points = event.points;
    else if (event.event === "HealthGained" || event.event === "HealthLost" || event.event === "MonsterRevived") {
      health.set(event.seat, event.health);
    } else if (event.event === "MonsterEliminated" && event.seat === me) {
      const by = event.dealer === me ? null : event.dealer;
      fall = { turn, by, points, health: by === null ? null : (health.get(by) ?? null) };
    }
  }
  if (fall) return fall;
  const monster = view.monsters[me];
  if (!monster || !view.over || view.winner === me) return null;
  return { turn: null, by: null, points: monster.points, health: monster.health };
}
