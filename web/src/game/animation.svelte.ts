/** Parts of an animation: waiting that can be cut short, and the numbers that fly over the table. */
import type { Flight } from "./event_effects";

const FLIGHT = 1400; // ms for which a number can be read, at any speed

type Launched = Omit<Flight, "key">;

/** One wait at a time. */
export class Nap {
  private done: (() => void) | null = null;

  sleep(time: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.done = null;
        resolve();
      };
      const timer = setTimeout(done, time);
      this.done = done;
    });
  }

  wake(): void {
    this.done?.();
  }
}

/** Numbers that fly for a while; lost health is drawn as a burst instead. */
export class Flights {
  flying = $state<Flight[]>([]);
  bursts = $state.raw<Record<number, number>>({}); // health that was just lost, by seat
  private keys = 0;

  launch(numbers: Launched[]): void {
    const lost: Record<number, number> = {};
    for (const { seat, amount } of numbers.filter(isLoss)) lost[seat] = (lost[seat] ?? 0) - amount;
    this.bursts = lost;
    const flights = numbers.filter((one) => !isLoss(one)).map((one) => ({ ...one, key: ++this.keys }));
    this.flying.push(...flights);
    const keys = new Set(flights.map(({ key }) => key));
    setTimeout(() => (this.flying = this.flying.filter(({ key }) => !keys.has(key))), FLIGHT);
  }

  /** The beat is over; its numbers fly on. */
  endBursts(): void {
    this.bursts = {};
  }
}

function isLoss({ icon, amount }: Launched): boolean {
  return icon === "health" && amount < 0;
}
