/** All keys of the page, for the help: where they work, and the sentence that says what they do. */
export interface Keys {
  where: string;
  keys: [caps: string[], what: string][];
}

/** The digit of a key by its position, with or without Shift: on some keyboards digits need Shift. */
export function digitOf(event: KeyboardEvent): number | null {
  const found = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? /^[1-9]$/.exec(event.key)?.[0];
  return found === undefined ? null : Number(found);
}

/** Between the first and the last key of a range. */
export const TO = "–";

export const KEYS: Keys[] = [
  {
    where: "keys-at-table",
    keys: [
      [["1", TO, "9"], "keys-dice"],
      [["Shift", "1", TO, "9"], "keys-all-alike"],
      [["Ctrl", "keys-click"], "keys-all-of-face"],
      [["U"], "dice-undo"],
      [["F"], "dice-free-all"],
      [["R"], "keys-roll"],
      [["Enter"], "keys-stop"],
      [["1", TO, "9"], "keys-options"],
      [["Y"], "doubt-yes"],
      [["N"], "doubt-no"],
      [["O"], "odds"],
      [["H"], "dock-hint"],
      [["Y"], "dock-hint-do"],
      [["W"], "why-key"],
      [["M"], "keys-mute"],
      [["Space"], "keys-skip"],
      [["D"], "deck"],
      [["S"], "status"],
      [["T"], "chat"],
      [["E"], "keys-explain"],
      [["N"], "keys-coach-next"],
      [[","], "settings"],
      [["?"], "help"],
      [["Esc"], "pause"],
    ],
  },
  {
    where: "look-back",
    keys: [
      [["←", "→"], "look-back-step-keys"],
      [["Page ↑", "Page ↓"], "look-back-turn-keys"],
      [["Home", "End"], "look-back-ends-keys"],
      [["Space"], "look-back-run-keys"],
      [["+", "-"], "look-back-speed"],
      [["Esc"], "look-back-close"],
    ],
  },
  {
    where: "keys-at-pause",
    keys: [
      [["W"], "save"],
      [["L"], "load"],
      [["D"], "deck"],
      [["S"], "status"],
      [[","], "settings"],
      [["?"], "help"],
      [["X"], "to-menu"],
      [["Esc"], "resume"],
    ],
  },
  {
    where: "keys-at-menu",
    keys: [
      [["C"], "menu-continue"],
      [["A"], "menu-games"],
      [["P"], "menu-play"],
      [["O"], "menu-friends"],
      [["L"], "menu-load"],
      [["G"], "menu-learn"],
      [["H"], "menu-help"],
      [["X"], "menu-exit"],
      [["S"], "position"],
      [["D"], "daily"],
      [["Z"], "puzzles"],
      [["F"], "profile"],
      [[","], "settings"],
    ],
  },
  {
    where: "keys-at-position",
    keys: [
      [["↑", "↓"], "keys-turn-die"],
      [["Esc"], "keys-back"],
    ],
  },
  {
    where: "keys-at-choice",
    keys: [
      [["1", TO, "6"], "keys-monster"],
      [["0"], "choose-surprise"],
      [["Enter"], "choose-start"],
      [["Esc"], "keys-back"],
    ],
  },
  {
    where: "keys-everywhere",
    keys: [
      [["Tab"], "keys-tab"],
      [["Esc"], "keys-close"],
    ],
  },
];
