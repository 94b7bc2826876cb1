/** The general settings of the page, stored in the browser. */
export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";
export type Pace = "leisure" | "fast" | "skip";
export type Motion = "system" | "full" | "less";

const STORAGE_KEY = "kingoftokyo.settings";

/** How long a second of animation lasts, in seconds. */
const SECONDS: Record<Pace, number> = { leisure: 1, fast: 0.4, skip: 0 };

interface Stored {
  language: Language;
  theme: Theme;
  pace: Pace;
  motion: Motion;
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  pace = $state<Pace>("leisure");
  motion = $state<Motion>("system");
  private systemStill = $state(false);
  private systemDark = $state(false);

  constructor() {
    const stored = readStored<Partial<Stored>>(STORAGE_KEY) ?? {};
    this.language = LANGUAGES.find((one) => one === stored.language) ?? (navigator.language.startsWith("fr") ? "fr" : "en");
    this.theme = stored.theme ?? "system";
    this.pace = stored.pace ?? "leisure";
    this.motion = stored.motion ?? "system";
    follow("(prefers-reduced-motion: reduce)", (still) => (this.systemStill = still));
    follow("(prefers-color-scheme: dark)", (dark) => (this.systemDark = dark));
  }

  get still(): boolean {
    return this.motion === "less" || (this.motion === "system" && this.systemStill);
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && this.systemDark);
  }

  get second(): number {
    return SECONDS[this.pace] ?? SECONDS.leisure;
  }

  /** Called in an effect: stores the settings and applies them to the root element. */
  apply(): void {
    const stored: Stored = { language: this.language, theme: this.theme, pace: this.pace, motion: this.motion };
    writeStored(STORAGE_KEY, stored);
    const root = document.documentElement;
    root.lang = this.language;
    root.classList.toggle("light", this.theme === "light");
    root.classList.toggle("dark", this.theme === "dark");
    root.classList.toggle("still", this.still);
    root.style.setProperty("--second", String(this.second)); // for animations that last as long as their beat
  }
}

function follow(query: string, report: (matches: boolean) => void): void {
  const media = matchMedia(query);
  report(media.matches);
  media.addEventListener("change", () => report(media.matches));
}

/** Reads a JSON value from localStorage; null if there is none, or it cannot be read. */
export function readStored<Thing>(place: string): Thing | null {
  try {
    const text = localStorage.getItem(place);
    return text === null ? null : (JSON.parse(text) as Thing);
  } catch {
    return null;
  }
}

export function writeStored(place: string, thing: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(thing));
  } catch {
    // the game works without storage
  }
}

export const settings = new Settings();
