/** Requests to the backend. */
import type { BlankPosition, ErrorResponse, Load, Made, Menu, Moment, Moments, NewTable, PlayOn, PositionLine } from "./wire";
import type {
  AfterwardsData,
  DailyData,
  Imported,
  ProfileData,
  ProfileFile,
  Proof,
  Rematch,
  Rename,
  Saved,
  SetUp,
  StatisticsData,
  Upload,
} from "./wire";
import type { PuzzleList, PuzzleState } from "./wire";
import { RequestError } from "./request_error";
import { transport } from "./chosen_transport";

const OUR_IDS = /^[\w-]{1,64}$/; // of tables
const REFUSED = 400; // and all statuses above

const seats = new Map<string, string>(); // the tokens of one's seats at online tables; empty for spectators

/** From now on, requests about this table go to its room, with the token of one's seat. */
export function entersRoom(id: string, seat: string): void {
  seats.set(id, seat);
}

/** The path of a table. */
function of(table: string): string {
  return `${seats.has(table) ? "rooms" : "tables"}/${encodeURIComponent(table)}`;
}

export async function ask<Answer>(path: string, body?: unknown, seat?: string): Promise<Answer> {
  const text = await askText(path, body, seat);
  return (text ? JSON.parse(text) : null) as Answer;
}

async function askText(path: string, body?: unknown, seat?: string): Promise<string> {
  const { status, text } = await transport.ask(path, body, seat);
  if (status >= REFUSED) throw new RequestError(errorResponse(text));
  return text;
}

function errorResponse(text: string): ErrorResponse {
  try {
    return JSON.parse(text) as ErrorResponse;
  } catch {
    return { message: text, why: "server", where: "", phrase: null };
  }
}

export const server = {
  menu: () => ask<Menu>("menu"),
  guestMenu: () => ask<Menu>("online/menu"),
  newTable: (table: NewTable) => ask<Made>("tables", table),
  save: (table: string, slot = "") => ask<Saved>(`tables/${encodeURIComponent(table)}/save?slot=${encodeURIComponent(slot)}`, {}),
  load: (load: Load) => ask<Made>("load", load),
  upload: (upload: Upload) => ask<Made>("upload", upload),
  guide: (lesson: string) => ask<Made>(`guide?lesson=${encodeURIComponent(lesson)}`, {}),
  blankPosition: (players: number, rules: string) =>
    ask<BlankPosition>(`positions/blank?players=${players}&rules=${encodeURIComponent(rules)}`),
  setUp: (wanted: SetUp) => ask<Made>("positions", wanted),
  positionLine: (wanted: SetUp) => ask<PositionLine>("positions/line", wanted),
  moments: (table: string) => ask<Moments>(`${of(table)}/moments`, undefined, seats.get(table)),
  moment: (table: string, moment: number) => ask<Moment>(`${of(table)}/moments/${moment}`, undefined, seats.get(table)),
  statistics: (table: string) => ask<StatisticsData>(`${of(table)}/statistics`),
  proof: (table: string) => ask<Proof>(`${of(table)}/proof`),
  playOn: (table: string, from: PlayOn) => ask<Made>(`tables/${encodeURIComponent(table)}/play-on`, from),
  rematch: (table: string, dice: Rematch) => ask<Made>(`tables/${encodeURIComponent(table)}/rematch`, dice),
  profile: () => ask<ProfileData>("profile"),
  afterwards: (table: string) => ask<AfterwardsData>(`tables/${encodeURIComponent(table)}/afterwards`),
  daily: () => ask<DailyData>("daily"),
  playDaily: () => ask<Made>("daily", {}),
  puzzles: () => ask<PuzzleList>("puzzles"),
  playPuzzle: (id: string) => ask<Made>(`puzzles/${encodeURIComponent(id)}`, {}),
  puzzle: (table: string) => ask<PuzzleState>(`tables/${encodeURIComponent(table)}/puzzle`),
  importProfile: (file: ProfileFile) => ask<Imported>("profile/file", file),
  rename: (table: string, name: string) => ask<null>(`tables/${encodeURIComponent(table)}/rename`, { name } satisfies Rename),
  deleteTable: (table: string) => ask<null>(`tables/${encodeURIComponent(table)}/delete`, {}),
  deleteSave: (slot: string) => ask<null>(`saves/delete?slot=${encodeURIComponent(slot)}`, {}),
  exit: () => ask<null>("exit", {}),
  saveText: (slot: string) => askText(`saves?slot=${encodeURIComponent(slot)}`),
  record: (table: string) => askText(`${of(table)}/record`),
};

/** Whether this can be the id of a table: an address may contain anything. */
export function isTableId(id: string): boolean {
  return OUR_IDS.test(id);
}

/** Downloads the record of a table, or the save of a game in progress, as a file. */
export async function download(table: string, name: string): Promise<void> {
  offer(await server.record(table), name);
}

/** Downloads a save as a file. */
export async function downloadSave(slot: string): Promise<void> {
  offer(await server.saveText(slot), slot ? `KoTSS-${slot}.txt` : "KoTSS.txt");
}

/** Downloads the profile as a file. */
export async function downloadProfile(): Promise<void> {
  offer(await askText("profile/file"), "KoT-profile.json");
}

function offer(text: string, name: string): void {
  offerBlob(new Blob([text], { type: "text/plain" }), name);
}

/** Offers the browser a file to save. */
export function offerBlob(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // the browser may first ask where to save it
}
