/** Requests to the server. */
import type { Failure, Load, Made, Menu, NewTable, Saved, Upload } from "./wire";

/** The server has refused; its message is for people. */
export class Refusal extends Error {}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`/api/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!answer.ok) throw new Refusal(await messageOf(answer));
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as Answer;
}

async function messageOf(answer: Response): Promise<string> {
  try {
    return ((await answer.json()) as Failure).message;
  } catch {
    return answer.statusText;
  }
}

export const server = {
  menu: () => ask<Menu>("menu"),
  newTable: (table: NewTable) => ask<Made>("tables", table),
  save: (table: string) => ask<Saved>(`tables/${table}/save`, {}),
  load: (load: Load) => ask<Made>("load", load),
  upload: (upload: Upload) => ask<Made>("upload", upload),
  exit: () => ask<null>("exit", {}),
  fileOf: (table: string) => `/api/tables/${table}/record`,
  socketOf: (table: string) => `${location.origin.replace(/^http/, "ws")}/api/tables/${table}/socket`,
};
