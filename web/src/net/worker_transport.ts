/** The transport to an engine in this browser: messages of a worker instead of requests and sockets. */
import type { ToPage } from "../engine/messages";
import { Engine } from "../engine/leading";
import { catalogueText, engineBoot, engineWorker, firstMenu } from "../engine/parts";
import { backendState } from "./backend_state.svelte";
import { EngineRestartedError } from "./request_error";
import { NO_TABLE, type Answer, type Connection, type ConnectionListener, type Transport } from "./transport";
import type { ErrorKind, ErrorResponse, FromServer } from "./wire";

const DOCS = "docs/index.html";
const MENU = "menu";
const MOST_LETTERS = 8_000_000; // of a request, as at the server: a save with its lines escaped as JSON
const TOO_LONG = refusal(422, "too-long", "this took too long");
const TOO_LARGE = refusal(413, "too-large", "this is too large");
const MOST_SENT = 2; // times that a request is sent which changes nothing, when the engine had to be started again
const MOST_SILENT = 2; // openings of a table without any message of it, because the engine got stuck

const ANSWERS = new Set<FromServer["type"]>(["welcome", "update", "refused"]); // to commands that change a table

interface Asked {
  path: string;
  body: string | null;
  sent: number; // times
  waiting: boolean; // to be sent
  answer(answer: Answer): void;
  fail(error: Error): void;
}

interface Line {
  table: string;
  listener: ConnectionListener;
  silent: number; // openings since its last message
  unanswered: string[]; // commands since then: a new engine gets them once more, and carries out each only once
}

function refusal(status: number, why: ErrorKind, message: string): Answer {
  return { status, text: JSON.stringify({ message, why, where: "", phrase: null } satisfies ErrorResponse) };
}

export function workerTransport(): Transport {
  const tab = Date.now().toString(36) + Math.random().toString(36).slice(2);
  const asked = new Map<string, Asked>();
  const lines = new Map<string, Line>();
  const waitForReady: ((first: boolean) => void)[] = [];
  let last = 0;
  let started = 0; // engines
  let firstMenuShown = false;
  backendState.ready = false;
  backendState.share = 0;
  const engine = new Engine(tab, engineBoot, engineWorker, {
    heard,
    ready,
    starting,
    progress: (share) => (backendState.share = share),
    failed(error) {
      console.error(`the engine cannot start (${error.why}):`, error.details);
      backendState.startError = error.why;
    },
  });
  addEventListener("pagehide", () => lines.forEach((_, line) => engine.post({ kind: "close", line })));

  function ready(): void {
    if (backendState.ready) return;
    backendState.ready = true;
    backendState.startError = null;
    performance.mark("engine-ready");
    asked.forEach(sendAsked);
    lines.forEach(openLine);
    started++;
    waitForReady.forEach((ready) => ready(started === 1));
  }

  /** Requests that a former engine has not answered have failed, unless they only read; connections wait for the new one. */
  function starting(stuck: boolean): void {
    backendState.ready = false;
    for (const [id, request] of asked) {
      if (request.body === null && request.sent < MOST_SENT) request.waiting = true; // it changes nothing: once more
      if (request.waiting) continue;
      asked.delete(id);
      if (stuck) request.answer(TOO_LONG);
      else request.fail(new EngineRestartedError("the engine was started again"));
    }
    for (const [id, line] of lines) {
      const { listener } = line;
      listener.lost();
      if (!stuck) continue;
      line.unanswered = [];
      if (line.silent < MOST_SILENT) continue;
      lines.delete(id);
      listener.gone();
    }
  }

  function heard(message: ToPage): void {
    if (message.kind === "answered") {
      asked.get(message.id)?.answer({ status: message.status, text: message.text });
      asked.delete(message.id);
      return;
    }
    const line = lines.get(message.line);
    if (!line) return;
    if (message.kind === "received") {
      const received = JSON.parse(message.text) as FromServer;
      line.silent = 0;
      if (ANSWERS.has(received.type)) line.unanswered = [];
      line.listener.received(received);
    } else {
      line.listener.lost();
      lines.delete(message.line);
      if (message.code === NO_TABLE) line.listener.gone();
      else reopen(message.line, line);
    }
  }

  function sendAsked(request: Asked, id: string): void {
    if (!request.waiting) return;
    request.waiting = false;
    request.sent++;
    engine.post({ kind: "ask", id, method: request.body === null ? "GET" : "POST", path: request.path, body: request.body });
  }

  function openLine(line: Line, id: string): void {
    line.silent++;
    engine.post({ kind: "open", line: id, table: line.table });
    for (const text of line.unanswered) engine.post({ kind: "say", line: id, text });
    line.listener.opened();
  }

  /** After an error in the table: it is read again from what is stored. */
  function reopen(id: string, line: Line): void {
    lines.set(id, line);
    if (line.silent < MOST_SILENT) setTimeout(() => backendState.ready && lines.get(id) === line && openLine(line, id), 1000);
  }

  async function ask(path: string, body?: unknown): Promise<Answer> {
    if (path === MENU && !backendState.ready && !firstMenuShown) {
      firstMenuShown = true;
      return { status: 200, text: await firstMenu() };
    }
    const text = body === undefined ? null : JSON.stringify(body);
    if (text && text.length > MOST_LETTERS) return TOO_LARGE; // it would only fill the engine's memory
    return new Promise((answer, fail) => {
      const id = `${tab}/${++last}`;
      const request = { path: `/api/${path}`, body: text, sent: 0, waiting: true, answer, fail };
      asked.set(id, request);
      if (backendState.ready) sendAsked(request, id);
    });
  }

  function connect(table: string, listener: ConnectionListener): Connection {
    const id = `${tab}/${++last}`;
    const line: Line = { table, listener, silent: 0, unanswered: [] };
    lines.set(id, line);
    if (backendState.ready) queueMicrotask(() => lines.has(id) && openLine(line, id));
    return {
      send: (command) => {
        const text = JSON.stringify(command);
        line.unanswered.push(text);
        if (backendState.ready) engine.post({ kind: "say", line: id, text });
      },
      close: () => {
        lines.delete(id);
        if (backendState.ready) engine.post({ kind: "close", line: id });
      },
    };
  }

  const publicPage = location.protocol.startsWith("http") ? `${location.origin}${location.pathname}` : null;
  return {
    ask,
    connect,
    catalogue: catalogueText,
    docs: DOCS,
    publicPage,
    canExit: false,
    hasRooms: false,
    whenReady: (ready) => waitForReady.push(ready),
  };
}
