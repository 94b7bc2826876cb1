/**
 * The browser's history: the main menu at the bottom, a screen above it, and the panels that are open over that screen.
 * Back closes the topmost of them. A screen or a panel only says that it is open; entries are added and removed to match.
 */

/** A screen's panels by name, so that Forward can open one again. */
export interface Panels {
  current: () => string | null;
  open: (name: string) => void;
}

/** What the browser stores with an entry. */
interface Entry {
  at: number; // its height: 0 is the main menu
  panel?: string; // the name of the panel, if the screen has one for it
}

/** What is used of a window. */
export interface Browser {
  history: Pick<History, "state" | "go" | "pushState" | "replaceState">;
  location: Pick<Location, "hash" | "pathname">;
  addEventListener(kind: "popstate", heard: () => void): void;
}

const LONGEST = 5000; // ms that the browser may take to go back: on a busy machine it needs more than one second

export class Visited {
  private hash = ""; // of the screen; the menu's is empty
  private layers: (() => void)[] = []; // closes each open panel, the topmost last
  private panels: Panels | null = null;
  private shown: (hash: string) => void = () => undefined;
  private at = 0; // the height of the entry that the browser is at
  private moving: ReturnType<typeof setTimeout> | null = null; // while the browser goes back to where this module sent it
  private settling = false;

  constructor(private readonly browser: Browser) {}

  /** Called once: `shown` shows the screen of an address, now if it names one, and whenever the person goes there. */
  begin(shown: (hash: string) => void): void {
    const { history, location } = this.browser;
    const { hash } = location;
    this.shown = shown;
    this.browser.addEventListener("popstate", () => this.moved());
    const stored = entryOf(history.state);
    this.at = stored?.at ?? 0;
    if (!stored) history.replaceState({ at: 0 } satisfies Entry, "", location.pathname);
    if (!stored && hash) this.push(hash);
    this.hash = hash;
    if (hash) shown(hash);
  }

  /** A screen is shown: the one of this address, empty for the menu. */
  show(hash: string): void {
    this.hash = hash;
    this.layers = [];
    this.settle();
  }

  /** A panel was opened over the screen; `close` closes it. Returns what to call when it is closed. */
  opened(close: () => void): () => void {
    this.layers.push(close);
    if (this.settling || this.moving !== null) this.settle();
    else this.match(); // at once, so that not even a Back in the same moment leaves the screen
    return () => {
      this.layers = this.layers.filter((one) => one !== close);
      this.settle();
    };
  }

  /** The panels of the screen that is shown. Returns what to call when the screen is left. */
  offer(panels: Panels): () => void {
    this.panels = panels;
    return () => {
      if (this.panels === panels) this.panels = null;
    };
  }

  private get wanted(): number {
    return (this.hash ? 1 : 0) + this.layers.length;
  }

  /** Makes the history match what is open, when all that closes and opens together has done so. */
  private settle(): void {
    if (this.settling) return;
    this.settling = true;
    setTimeout(() => {
      this.settling = false;
      if (this.moving === null) this.match();
    });
  }

  private match(): void {
    const { history, location } = this.browser;
    if (this.at > this.wanted) {
      this.moving = setTimeout(() => this.stuck(), LONGEST);
      history.go(this.wanted - this.at);
      return;
    }
    while (this.at < this.wanted) this.push(this.hash);
    if (location.hash !== this.hash) history.replaceState({ at: this.at } satisfies Entry, "", this.hash || location.pathname);
  }

  private push(hash: string): void {
    this.at++;
    const panel = this.layers.length > 0 ? this.panels?.current() : null;
    this.browser.history.pushState(
      { at: this.at, ...(panel ? { panel } : {}) } satisfies Entry,
      "",
      hash || this.browser.location.pathname,
    );
  }

  /** The browser had nowhere to go: the entry that it is at takes the place of the wanted one. */
  private stuck(): void {
    this.at = this.wanted;
    this.browser.history.replaceState({ at: this.at } satisfies Entry, "", this.hash || this.browser.location.pathname);
    this.arrived();
  }

  private arrived(): void {
    if (this.moving !== null) clearTimeout(this.moving);
    this.moving = null;
    this.match();
  }

  /** The browser is at another entry: by Back or Forward, by an edited address, or because this module sent it there. */
  private moved(): void {
    const { history, location } = this.browser;
    const entry = entryOf(history.state);
    const left = this.at;
    this.at = entry?.at ?? this.at + 1; // an edited address adds an entry
    if (!entry) history.replaceState({ at: this.at } satisfies Entry, "", location.hash || location.pathname);
    if (this.moving !== null) this.arrived();
    else if (this.settling && this.at === left - 1 && this.wanted > left && this.layers.length > 0) {
      this.layers.pop()?.(); // Back, before the panel that it closes had its entry
    } else if (location.hash !== this.hash) this.shown(location.hash);
    else this.panelsAt(this.at - (this.hash ? 1 : 0), entry?.panel);
  }

  private panelsAt(count: number, panel?: string): void {
    while (this.layers.length > Math.max(0, count)) this.layers.pop()?.();
    if (this.layers.length < count && panel) this.panels?.open(panel);
    this.settle();
  }
}

function entryOf(state: unknown): Entry | null {
  return typeof state === "object" && state !== null && "at" in state && typeof state.at === "number" ? (state as Entry) : null;
}
