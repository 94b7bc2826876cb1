/** What monsters do on the map during a beat: attack, suffer, fall, be crowned. */
import type { Happened, MonsterData } from "../net/wire";

export interface Act {
  attacker: number | null;
  victims: number[];
  landed: boolean; // the blow has reached its victims
  fallen: number | null;
  fellIn: MonsterData["place"]; // where it stood
  crowned: number | null; // the new king
}

/** The act of a beat; null if nobody does anything that has a body. */
export function actOf(beat: Happened[], before: MonsterData[]): Act | null {
  const act: Act = { attacker: null, victims: [], landed: false, fallen: null, fellIn: "outside", crowned: null };
  for (const { event } of beat) {
    if (event.event === "HealthLost") {
      act.victims.push(event.seat);
      if (event.dealer !== null && event.dealer !== event.seat) act.attacker = event.dealer;
    } else if (event.event === "MonsterEliminated") {
      act.fallen = event.seat;
      act.fellIn = before[event.seat]?.place ?? "outside";
    } else if ((event.event === "TokyoEntered" && event.place === "city") || event.event === "MovedToCity") {
      act.crowned = event.seat;
    }
  }
  return act.victims.length > 0 || act.fallen !== null || act.crowned !== null ? act : null;
}

/** The number of houses that lie in ruins: one for each turn with smashes since the king entered Tokyo City. */
export function ruinsIn(log: { happened: Happened }[]): number {
  let ruins = 0;
  let smashed = false; // in the turn that is being read, from its end
  for (let place = log.length - 1; place >= 0; place--) {
    const event = log[place]?.happened.event;
    if (event?.event === "HealthLost" && event.cause === "dice") smashed = true;
    const entered = (event?.event === "TokyoEntered" && event.place === "city") || event?.event === "MovedToCity";
    if (event?.event === "TurnStarted" || entered) {
      if (smashed) ruins++;
      smashed = false;
    }
    if (entered) return ruins;
  }
  return smashed ? ruins + 1 : ruins; // the game was set up with a king
}
