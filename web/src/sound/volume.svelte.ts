/** How loud the game is, as a person has set it; kept in the browser. */
import { recall, remember } from "../preferences/settings.svelte";

const PLACE = "kingoftokyo.sound";

interface Kept {
  volume: number;
  muted: boolean;
}

class Loudness {
  volume = $state(40); // percent
  muted = $state(false);

  constructor() {
    Object.assign(this, recall<Partial<Kept>>(PLACE) ?? {});
    $effect.root(() => {
      $effect(() => remember(PLACE, { volume: this.volume, muted: this.muted } satisfies Kept));
    });
  }

  get silent(): boolean {
    return this.muted || this.volume === 0;
  }

  /** Of the loudest that is played: half of the slider sounds half as loud. */
  get gain(): number {
    return this.silent ? 0 : (this.volume / 100) ** 2;
  }
}

export const loudness = new Loudness();
