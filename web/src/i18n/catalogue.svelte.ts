/** The sentences of the page: loads the Fluent catalogue of the language that is set, and formats from it. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { transport } from "../net/chosen_transport";
import { settings, type Language } from "../preferences/settings.svelte";

export type Arguments = Record<string, FluentVariable>;

/** The mark after a name that `sentences.ts` puts into a sentence. */
export const CLOSE = "\uE002";
/** "It Has a Child!" at the end of a sentence: the full stop after it is dropped. */
const DOUBLE_END = new RegExp(`(!${CLOSE}?)\\.`, "g");

class Catalogue {
  private bundle = $state.raw<FluentBundle | null>(null);
  private loading: Language | null = null;
  private readonly missed = new Set<string>();
  private arrived: () => void = () => undefined;
  readonly first = new Promise<void>((arrived) => (this.arrived = arrived)); // resolved when the first catalogue is loaded

  get ready(): boolean {
    return this.bundle !== null;
  }

  /** Loads the catalogue of a language, unless it is loaded already. */
  async load(language: Language): Promise<void> {
    if (this.loading === language) return;
    this.loading = language;
    const text = await transport.catalogue(language);
    if (this.loading !== language) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
    this.arrived();
  }

  has(id: string): boolean {
    const [message, attribute] = id.split(".");
    const found = this.bundle?.getMessage(message ?? "");
    return attribute === undefined ? found?.value != null : found?.attributes[attribute] !== undefined;
  }

  /** The sentence with this id, or with `id.attribute`. */
  say(id: string, args: Arguments = {}): string {
    const [message, attribute] = id.split(".");
    const found = this.bundle?.getMessage(message ?? "");
    const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
    if (!this.bundle || pattern == null) {
      this.miss(id);
      return id;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    for (const error of errors) this.miss(`${id}: ${error.message}`);
    return text.replace(DOUBLE_END, "$1");
  }

  private miss(what: string): void {
    if (!this.bundle || this.missed.has(what)) return;
    this.missed.add(what);
    console.warn(`catalogue: ${what} (${settings.language})`);
  }
}

export const catalogue = new Catalogue();

/** A sentence of the catalogue. */
export function say(id: string, args: Arguments = {}): string {
  return catalogue.say(id, args);
}

/** An id of the engine as the catalogue writes it. */
export function hyphened(id: string): string {
  return id
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replaceAll("_", "-")
    .replaceAll(" ", "-");
}

export function cardName(id: string): string {
  return say(`card-${hyphened(id)}`);
}

export function cardText(id: string): string {
  return say(`card-${hyphened(id)}.text`);
}

export function monsterName(id: string): string {
  return say(`monster-${hyphened(id)}`);
}

export function faceName(face: string): string {
  return say(`face-${face}`);
}

/** A place's name, short where there is little room. */
export function shortPlace(place: string, short = true): string {
  return say(short ? `place-${place}.short` : `place-${place}`);
}
