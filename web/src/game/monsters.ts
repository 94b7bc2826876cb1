/** The six monsters as lines of the metro: a letter for each, besides its colour and texture in tokens.css. */
export const LETTERS: Record<string, string> = {
  axolulu: "A",
  mosshell: "M",
  old_pinch: "P",
  blorb: "B",
  girder: "G",
  hoot_noir: "H",
};

export const MONSTERS = Object.keys(LETTERS);

export function letterOf(monster: string): string {
  return LETTERS[monster] ?? "?";
}
