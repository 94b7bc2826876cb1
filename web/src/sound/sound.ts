/** What is heard of the game: silent until the first gesture, and when everything is shown at once but for the end. */
import { loudness } from "./volume.svelte";
import { settings } from "../preferences/settings.svelte";
import * as made from "./synthesis";
import type { Happened } from "../net/wire";

export type Sound = (kit: made.Kit) => void;

const SOUNDS: Record<string, Sound> = {
  FirstPlayerRolled: made.dice,
  DiceRolled: made.dice,
  DieRerolled: made.dice,
  CardRolled: made.dice,
  HealthLost: made.smash,
  DamagePrevented: made.shield,
  HealthGained: made.healing,
  EnergyGained: made.energy,
  PointsGained: made.points,
  CardBought: made.buying,
  TokyoEntered: made.entering,
  MovedToCity: made.entering,
  TokyoLeft: made.leaving,
  MonsterEliminated: made.elimination,
};
const END = "GameEnded";
const SHORTEST = 0.6; // of its length at leisure: shorter, a sound is only a click

class Sounds {
  private context: AudioContext | null = null;
  private output: GainNode | null = null;
  private allowed = false; // after the first gesture

  constructor() {
    for (const gesture of ["pointerdown", "keydown"]) {
      addEventListener(gesture, () => (this.allowed = true), { once: true, capture: true });
    }
  }

  /** Lets an event be heard: `shown`, not jumped over; the end always, and glad only if one of `mine` has won. */
  tell(happened: Happened, shown: boolean, mine: number[]): void {
    if (happened.event === END) {
      const winner = happened.fields["winner"];
      this.play(mine.length === 0 || (typeof winner === "number" && mine.includes(winner)) ? made.victory : made.defeat);
    } else if (shown) this.play(SOUNDS[happened.event]);
  }

  /** Something to hear while the volume is set. */
  try(): void {
    this.play(made.points);
  }

  private play(sound: Sound | undefined): void {
    if (!sound || !this.allowed || loudness.silent || document.hidden) return;
    this.context ??= new AudioContext();
    const { context } = this;
    if (context.state === "suspended") void context.resume();
    this.output ??= louder(context);
    this.output.gain.value = loudness.gain;
    sound({ context, output: this.output, at: context.currentTime, pace: Math.max(SHORTEST, Math.min(1, settings.second || 1)) });
  }
}

/** Many sounds at once do not become one that is too loud. */
function louder(context: AudioContext): GainNode {
  const gain = context.createGain();
  gain.connect(context.createDynamicsCompressor()).connect(context.destination);
  return gain;
}

export const sounds = new Sounds();
