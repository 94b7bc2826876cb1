/** Sounds for events. Browsers allow none before the first gesture; skipped events are silent, except for the end. */
import { volume } from "./volume.svelte";
import { settings } from "../preferences/settings.svelte";
import * as made from "./synthesis";
import type { EventName } from "../game/event_effects";
import type { GameEvent } from "../net/wire";

export type Sound = (kit: made.Kit) => void;

/** The end is missing here: its sound depends on who won. */
const SOUNDS: Record<Exclude<EventName, "GameEnded">, Sound | null> = {
  FirstPlayerRolled: null, // the sound of dice begins with the throw, before the event is told
  FirstRollTied: null,
  GameStarted: null,
  TurnStarted: null,
  DiceRolled: null,
  RollFinished: null,
  DieRerolled: null,
  DieSet: null,
  RollsGained: null,
  CardRolled: null,
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
const SHORTEST = 0.6; // of the normal length: a shorter sound is only a click

class Sounds {
  private context: AudioContext | null = null;
  private output: GainNode | null = null;
  private allowed = false; // after the first gesture

  constructor() {
    for (const gesture of ["pointerdown", "keydown"]) {
      addEventListener(gesture, () => (this.allowed = true), { once: true, capture: true });
    }
  }

  /** Dice are thrown. */
  playThrow(shown: boolean): void {
    if (shown) this.play(made.dice);
  }

  /** A monster attacks; the blow itself is an event. */
  playLunge(): void {
    this.play(made.lunge);
  }

  /** Plays the sounds of events that are shown together, each once, unless they are skipped. The end is never skipped. */
  playBeat(events: GameEvent[], shown: boolean, mine: number[]): void {
    const found = new Set<Sound | null>();
    for (const event of events) {
      if (event.event === "GameEnded") {
        const won = event.winner !== null && mine.includes(event.winner);
        found.add(mine.length === 0 || won ? made.victory : made.defeat);
      } else if (shown) found.add(SOUNDS[event.event]);
    }
    for (const sound of found) this.play(sound);
  }

  /** Plays a sample sound for the volume slider. */
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

/** A compressor limits the volume of simultaneous sounds. */
function louder(context: AudioContext): GainNode {
  const gain = context.createGain();
  gain.connect(context.createDynamicsCompressor()).connect(context.destination);
  return gain;
}

export const sounds = new Sounds();
