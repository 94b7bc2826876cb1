/** The volume setting, stored in the browser. */
import { readStored, writeStored } from "../preferences/settings.svelte";

const STORAGE_KEY = "kingoftokyo.sound";

interface Stored {
  volume: number;
  muted: boolean;
}

export class Volume {
  percent = $state(40);
  muted = $state(false);

  constructor() {
    const stored = readStored<Partial<Stored>>(STORAGE_KEY);
    this.percent = stored?.volume ?? this.percent;
    this.muted = stored?.muted ?? this.muted;
    $effect.root(() => {
      $effect(() => writeStored(STORAGE_KEY, { volume: this.percent, muted: this.muted } satisfies Stored));
    });
  }

  get silent(): boolean {
    return this.muted || this.percent === 0;
  }

  /** The gain, from 0 to 1. It is quadratic, so that half of the slider sounds about half as loud. */
  get gain(): number {
    return this.silent ? 0 : (this.percent / 100) ** 2;
  }
}

export const volume = new Volume();
