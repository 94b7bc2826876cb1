/** Sounds made of tones and noise, each a few lines: nothing is recorded. */
export interface Kit {
  context: BaseAudioContext;
  output: AudioNode;
  at: number; // when it begins
  pace: number; // how long a second of it lasts
}

interface Tone {
  from: number; // hertz
  to?: number;
  after?: number; // seconds
  length: number;
  loud: number; // 0 to 1
  type?: OscillatorType;
}

interface Noise {
  after?: number;
  length: number;
  loud: number;
  around: number; // hertz
  to?: number;
  type?: BiquadFilterType;
}

const SILENCE = 0.0001; // an exponential ramp cannot reach 0
const RISE = 0.008;
let hiss: AudioBuffer | null = null;

/** An envelope that rises quickly and fades out. */
function fading({ context, output, at, pace }: Kit, after: number, length: number, loud: number): [GainNode, number, number] {
  const begins = at + after * pace;
  const ends = begins + length * pace;
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENCE, begins);
  gain.gain.exponentialRampToValueAtTime(loud, begins + RISE);
  gain.gain.exponentialRampToValueAtTime(SILENCE, ends);
  gain.connect(output);
  return [gain, begins, ends];
}

function tone(kit: Kit, { from, to = from, after = 0, length, loud, type = "sine" }: Tone): void {
  const [gain, begins, ends] = fading(kit, after, length, loud);
  const oscillator = kit.context.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, begins);
  oscillator.frequency.exponentialRampToValueAtTime(to, ends);
  oscillator.connect(gain);
  oscillator.start(begins);
  oscillator.stop(ends);
}

function noise(kit: Kit, { after = 0, length, loud, around, to = around, type = "bandpass" }: Noise): void {
  const [gain, begins, ends] = fading(kit, after, length, loud);
  const filter = kit.context.createBiquadFilter();
  filter.type = type;
  filter.frequency.setValueAtTime(around, begins);
  filter.frequency.exponentialRampToValueAtTime(to, ends);
  const source = kit.context.createBufferSource();
  source.buffer = hissOf(kit.context);
  source.loop = true;
  source.connect(filter).connect(gain);
  source.start(begins, Math.random());
  source.stop(ends);
}

function hissOf(context: BaseAudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return hiss;
}

function tune(kit: Kit, notes: number[], step: number, how: Omit<Tone, "from" | "after">): void {
  notes.forEach((from, place) => tone(kit, { ...how, from, after: place * step }));
}

/** Wood on a table, faster and faster until it stops. */
export function dice(kit: Kit): void {
  for (const [place, after] of [0, 0.11, 0.2, 0.28, 0.34, 0.39, 0.43].entries()) {
    noise(kit, { after, length: 0.06, loud: 0.85 - place * 0.1, around: 1500 + Math.random() * 1800 });
    tone(kit, { from: 300 + Math.random() * 160, to: 140, after, length: 0.05, loud: 0.18 });
  }
}

/** Air, before a blow. */
export function lunge(kit: Kit): void {
  noise(kit, { length: 0.3, loud: 1, around: 300, to: 1600 });
}

/** A blow, and a wall that gives way. */
export function smash(kit: Kit): void {
  tone(kit, { from: 150, to: 42, length: 0.34, loud: 0.62 });
  noise(kit, { length: 0.22, loud: 0.5, around: 900, type: "lowpass" });
  for (const after of [0.16, 0.25, 0.31, 0.4]) noise(kit, { after, length: 0.07, loud: 0.3 - after * 0.4, around: 500 + after * 2000 });
}

/** A blow that does nothing. */
export function shield(kit: Kit): void {
  tune(kit, [620, 930], 0.02, { length: 0.22, loud: 0.2, type: "triangle" });
}

export function energy(kit: Kit): void {
  tone(kit, { from: 480, to: 1500, length: 0.16, loud: 0.15, type: "square" });
  tone(kit, { from: 720, to: 2100, after: 0.07, length: 0.16, loud: 0.12, type: "square" });
}

export function points(kit: Kit): void {
  tune(kit, [880, 1318.5], 0.09, { length: 0.4, loud: 0.28, type: "triangle" });
}

export function healing(kit: Kit): void {
  tune(kit, [392, 523.3, 659.3], 0.1, { length: 0.42, loud: 0.2 });
}

/** Coins, and a card on the table. */
export function buying(kit: Kit): void {
  tune(kit, [1568, 2093], 0.07, { length: 0.2, loud: 0.24, type: "triangle" });
  noise(kit, { after: 0.2, length: 0.09, loud: 0.5, around: 2600 });
}

/** Two steps; then the crown drops, and rings. */
export function entering(kit: Kit): void {
  for (const after of [0, 0.24]) tone(kit, { from: 90, to: 45, after, length: 0.18, loud: 0.6 });
  tune({ ...kit, at: kit.at + 0.72 * kit.pace }, [1046.5, 1568], 0.07, { length: 0.5, loud: 0.16, type: "triangle" });
}

export function leaving(kit: Kit): void {
  tune(kit, [523.3, 392, 293.7], 0.11, { length: 0.3, loud: 0.2, type: "triangle" });
  for (const after of [0.1, 0.26, 0.42]) tone(kit, { from: 80, to: 45, after, length: 0.14, loud: 0.5 - after * 0.6 });
}

/** It totters, falls after two thirds of a second, and its crown, if it has one, is gone. */
export function elimination(kit: Kit): void {
  tone(kit, { from: 320, to: 60, length: 0.7, loud: 0.16, type: "sawtooth" });
  noise(kit, { after: 0.66, length: 0.55, loud: 0.5, around: 500, type: "lowpass" });
  tone(kit, { from: 90, to: 32, after: 0.66, length: 0.55, loud: 0.6 });
  tone(kit, { from: 80, to: 40, after: 0.95, length: 0.2, loud: 0.3 });
}

export function victory(kit: Kit): void {
  tune(kit, [523.3, 659.3, 784, 1046.5, 784, 1046.5], 0.15, { length: 0.5, loud: 0.3, type: "triangle" });
  tune(kit, [261.6, 329.6, 392, 523.3], 0.225, { length: 0.8, loud: 0.12, type: "sawtooth" });
}

export function defeat(kit: Kit): void {
  tune(kit, [440, 415.3, 392, 329.6], 0.24, { length: 0.5, loud: 0.34, type: "triangle" });
  tone(kit, { from: 110, to: 82.4, after: 0.7, length: 0.9, loud: 0.2, type: "sawtooth" });
}
