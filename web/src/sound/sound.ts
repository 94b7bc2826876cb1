/** What is heard of the game: silent until the first gesture, and when everything is shown at once but for the end. */
import { volume } from "./volume.svelte";
import { settings } from "../preferences/settings.svelte";
import * as made from "./synthesis";
import type { EventName } from "../game/event_effects";
import type { GameEvent } from "../net/wire";

export type Sound = (kit: made.Kit) => void;

/** The end sounds otherwise for whoever has won. */
const SOUNDS: Record<Exclude<EventName, "GameEnded">, Sound | null> = {
  FirstPlayerRolled: made.dice,
  FirstRollTied: null,
  GameStarted: null,
  TurnStarted: null,
  DiceRolled: made.dice,
  RollFinished: null,
  DieRerolled: made.dice,
  DieSet: null,
  RollsGained: null,
  CardRolled: made.dice,
  Shielded: null,
  SmashesAdded: null,
  PointsGained: made.points,
  PointsLost: null,
  EnergyGained: made.energy,
  EnergyLost: null,
  EnergySpent: null,
  HealthGained: made.healing,
  HealthLost: made.smash,
  DamagePrevented: made.shield,
  TokensGained: null,
  TokensLost: null,
  TokyoEntered: made.entering,
  TokyoLeft: made.leaving,
  StayedInTokyo: null,
  MovedToCity: made.entering,
  CardBought: made.buying,
  CardTaken: null,
  CardStolen: null,
  CardDiscarded: null,
  CardRevealed: null,
  CountersChanged: null,
  LevelsChanged: null,
  TokenMoved: null,
  MarketSwept: null,
  DeckShuffled: null,
  ExtraTurnGained: null,
  MonsterEliminated: made.elimination,
  MonsterRevived: null,
  TurnEnded: null,
};
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
  playEvent(event: GameEvent, shown: boolean, mine: number[]): void {
    if (event.event === "GameEnded") {
      const won = event.winner !== null && mine.includes(event.winner);
      this.play(mine.length === 0 || won ? made.victory : made.defeat);
    } else if (shown) this.play(SOUNDS[event.event]);
  }

  /** Something to hear while the volume is set. */
  try(): void {
    this.play(made.points);
  }

  private play(sound: Sound | null): void {
    if (!sound || !this.allowed || volume.silent || document.hidden) return;
    this.context ??= new AudioContext();
    const { context } = this;
    if (context.state === "suspended") void context.resume();
    this.output ??= louder(context);
    this.output.gain.value = volume.gain;
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
