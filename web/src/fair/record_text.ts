/** The text of a record, as far as the check of its dice needs it. `docs/reference/notation.md` describes it. */

/** A line of the record: `start`, or a choice. `chosen` is the line without the answers of chance. */
export interface RecordLine {
  at: number; // in the file, from 1
  label: string;
  chosen: string;
  answers: string[];
}

export interface RecordText {
  title: string;
  header: Map<string, string>;
  seats: number;
  lines: RecordLine[]; // the first one is the start
}

const BEFORE_SEATS = ["rules version", "rules"];
const LAST = ["rolls", "position", "date"];

export function readRecord(text: string): RecordText {
  const [title = "", ...rest] = text.split("\n").map((line) => line.trim().replace(/\s+/g, " "));
  const header = new Map<string, string>();
  const lines: RecordLine[] = [];
  for (const [place, line] of rest.entries()) {
    if (line === "" || line.startsWith("#")) continue;
    const [chosen = "", ...answers] = line.split(";").map((part) => part.trim());
    if (lines.length > 0 || chosen === "start") {
      lines.push({ at: place + 2, label: chosen.split(" ")[0] ?? "", chosen, answers });
    } else {
      const colon = line.indexOf(":");
      header.set(line.slice(0, colon), line.slice(colon + 1).trim());
    }
  }
  let seats = 0;
  while (header.has(`monster ${seats}`)) seats++;
  return { title, header, seats, lines };
}

/** What each seat added to the dice, in the seat order before the first roll. */
export function wordsOf({ header, seats }: RecordText): string[] {
  return Array.from({ length: seats }, (_, seat) => header.get(`words ${seat}`) ?? "");
}

/** The part of the header on which the dice of a chained record depend. */
export function boundHeader({ title, header, seats }: RecordText): string {
  const places = Array.from({ length: seats }, (_, seat) => seat);
  const names = [
    ...BEFORE_SEATS,
    ...places.flatMap((seat) => [`monster ${seat}`, `player ${seat}`]),
    ...["chance", "commitment"],
    ...places.map((seat) => `words ${seat}`),
    ...LAST,
  ];
  const present = names.flatMap((name) => (header.get(name) ? [`${name}: ${header.get(name)}`] : []));
  return [title, ...present].join("\n");
}
