/** Puts flying numbers where their monsters stand. */
import type { Flight } from "../game/event_effects";
import type { Spot } from "./standing";

export function placed(flights: Flight[], spots: Spot[]): { flight: Flight; spot: Spot }[] {
  return flights.flatMap((flight) => {
    const spot = spots[flight.seat];
    return spot ? [{ flight, spot }] : [];
  });
}
