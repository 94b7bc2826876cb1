/** The transport to a server: HTTP, and a socket for each table. */
import ReconnectingWebSocket from "partysocket/ws";
import { currentPass, newPass } from "./access";
import { RequestError } from "./request_error";
import { NO_TABLE, type Answer, type Connection, type ConnectionListener, type Transport } from "./transport";
import type { FromServer } from "./wire";

const FORBIDDEN = 403;
const FLOODING = 4029; // close code: this page has sent far too much
const LEFT_BEHIND = 4008; // close code: this page has not read its messages
const SUBPROTOCOL = "kingoftokyo";
const PAUSE = 10_000; // milliseconds until the page reconnects after the last two
const LONGEST_WAIT = 4000; // milliseconds between two attempts

export function serverTransport(): Transport {
  return { ask, connect, catalogue, docs: "/docs/index.html", publicPage: null, canExit: true, whenReady: () => undefined };
}

/** Retries with a new pass if the old one is rejected: the server may have been restarted. */
async function ask(path: string, body?: unknown): Promise<Answer> {
  let answer = await sent(path, body, await currentPass());
  if (answer.status === FORBIDDEN) answer = await sent(path, body, await newPass());
  return { status: answer.status, text: await answer.text() };
}

function sent(path: string, body: unknown, pass: string): Promise<Response> {
  return fetch(`/api/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { "X-Kot-Pass": pass, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
    body: body === undefined ? null : JSON.stringify(body),
  });
}

async function catalogue(language: string): Promise<string> {
  const answer = await fetch(`/api/catalogue/${language}`);
  return answer.ok ? answer.text() : "";
}

function socketOf(table: string): string {
  return `${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(table)}/socket`;
}

function connect(table: string, listener: ConnectionListener): Connection {
  const socket = new ReconnectingWebSocket(socketOf(table), protocols, {
    maxReconnectionDelay: LONGEST_WAIT,
    shouldReconnectOnClose: ({ code }) => code !== NO_TABLE && code !== FLOODING && code !== LEFT_BEHIND,
  });
  let closed = false;

  /** Each connection needs a new pass, for which the server proves its identity. */
  async function protocols(): Promise<string[]> {
    try {
      return [SUBPROTOCOL, await newPass()];
    } catch (error) {
      if (error instanceof RequestError) leave();
      throw error;
    }
  }

  function close(): void {
    closed = true;
    socket.close();
  }

  function leave(): void {
    close();
    listener.gone();
  }

  socket.addEventListener("open", () => listener.opened());
  socket.addEventListener("close", ({ code }) => {
    listener.lost();
    if (code === NO_TABLE) leave();
    if (code === FLOODING || code === LEFT_BEHIND) setTimeout(() => closed || socket.reconnect(), PAUSE);
  });
  socket.addEventListener("message", (event: MessageEvent<string>) => listener.received(JSON.parse(event.data) as FromServer));
  return { send: (command) => socket.send(JSON.stringify(command)), close };
}
