/** Requests to the server. */
import type { BlankPosition, Failure, Load, Made, Menu, Moment, Moments, NewTable, PlayOn, PositionLine } from "./wire";
import type { Proof, Rematch, Saved, SetUp, StatisticsData, Upload } from "./wire";

/** The server has refused: of which kind, and why in its own words. */
export class Refusal extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message);
  }
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const text = await askText(path, body);
  return (text ? JSON.parse(text) : null) as Answer;
}

async function askText(path: string, body?: unknown): Promise<string> {
  const answer = await fetch(`/api/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!answer.ok) throw new Refusal(await failureOf(answer));
  return answer.text();
}

async function failureOf(answer: Response): Promise<Failure> {
  try {
    return (await answer.json()) as Failure;
  } catch {
    return { message: answer.statusText, why: "server", where: "", phrase: null };
  }
}

export const server = {
  menu: () => ask<Menu>("menu"),
  newTable: (table: NewTable) => ask<Made>("tables", table),
  save: (table: string, slot = "") => ask<Saved>(`tables/${table}/save?slot=${encodeURIComponent(slot)}`, {}),
  load: (load: Load) => ask<Made>("load", load),
  upload: (upload: Upload) => ask<Made>("upload", upload),
  guide: () => ask<Made>("guide", {}),
  blankPosition: (players: number, rules: string) =>
    ask<BlankPosition>(`positions/blank?players=${players}&rules=${encodeURIComponent(rules)}`),
  setUp: (wanted: SetUp) => ask<Made>("positions", wanted),
  positionLine: (wanted: SetUp) => ask<PositionLine>("positions/line", wanted),
  moments: (table: string) => ask<Moments>(`tables/${table}/moments`),
  moment: (table: string, moment: number) => ask<Moment>(`tables/${table}/moments/${moment}`),
  statistics: (table: string) => ask<StatisticsData>(`tables/${table}/statistics`),
  proof: (table: string) => ask<Proof>(`tables/${table}/proof`),
  playOn: (table: string, from: PlayOn) => ask<Made>(`tables/${table}/play-on`, from),
  rematch: (table: string, dice: Rematch) => ask<Made>(`tables/${table}/rematch`, dice),
  record: (table: string) => askText(`tables/${table}/record`),
  exit: () => ask<null>("exit", {}),
  fileOf: (table: string) => `/api/tables/${table}/record`,
  socketOf: (table: string) => `${location.origin.replace(/^http/, "ws")}/api/tables/${table}/socket`,
};
