/** The transport to a server: HTTP, and a socket for each table. */
import ReconnectingWebSocket from "partysocket/ws";
import { currentPass, newPass } from "./access";
import { RequestError } from "./request_error";
import { NO_TABLE, REMOVED, type Answer, type Connection, type ConnectionListener, type RoomAccess, type Transport } from "./transport";
import type { FromServer } from "./wire";

const FORBIDDEN = 403;
const FLOODING = 4029; // close code: this page has sent far too much
const LEFT_BEHIND = 4008; // close code: this page has not read its messages
const SUBPROTOCOL = "kingoftokyo";
const SEAT = "seat."; // begins the subprotocol with the token of a seat
const FOR_GUESTS = /^(rooms|online|qr)(\/|$)/; // requests that need no pass while the server is open to others
const PAUSE = 10_000; // milliseconds until the page reconnects after the last two
const LONGEST_WAIT = 4000; // milliseconds between two attempts

export function serverTransport(): Transport {
  return { ask, connect, catalogue, docs: "/docs/index.html", publicPage: null, canExit: true, hasRooms: true, whenReady: () => undefined };
}

/** Retries with a new pass if the old one is rejected: the server may have been restarted. */
async function ask(path: string, body?: unknown, seat = ""): Promise<Answer> {
  const guests = FOR_GUESTS.test(path);
  let answer = await sent(path, body, await (guests ? passOrNone(currentPass()) : currentPass()), seat);
  if (answer.status === FORBIDDEN) {
    const pass = await (guests ? passOrNone(newPass()) : newPass());
    if (pass) answer = await sent(path, body, pass, seat);
  }
  return { status: answer.status, text: await answer.text() };
}

/** A guest of the server has no pass: it is empty then. */
async function passOrNone(pass: Promise<string>): Promise<string> {
  try {
    return await pass;
  } catch (error) {
    if (error instanceof RequestError) return "";
    throw error;
  }
}

function sent(path: string, body: unknown, pass: string, seat: string): Promise<Response> {
  return fetch(`/api/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      ...(pass ? { "X-Kot-Pass": pass } : {}),
      ...(seat ? { "X-Kot-Seat": seat } : {}),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
}

async function catalogue(language: string): Promise<string> {
  const answer = await fetch(`/api/catalogue/${language}`);
  return answer.ok ? answer.text() : "";
}

function socketOf(kind: "tables" | "rooms", id: string): string {
  return `${location.origin.replace(/^http/, "ws")}/api/${kind}/${encodeURIComponent(id)}/socket`;
}

function connect(table: string, listener: ConnectionListener, room: RoomAccess | null = null): Connection {
  const socket = new ReconnectingWebSocket(socketOf(room ? "rooms" : "tables", table), protocols, {
    maxReconnectionDelay: LONGEST_WAIT,
    shouldReconnectOnClose: ({ code }) => code !== NO_TABLE && code !== REMOVED && code !== FLOODING && code !== LEFT_BEHIND,
  });
  let closed = false;

  /** Each connection needs a new pass, for which the server proves its identity. */
  async function protocols(): Promise<string[]> {
    if (room) return [SUBPROTOCOL, await passOrNone(newPass()), room.seat && SEAT + room.seat].filter(Boolean);
    try {
      return [SUBPROTOCOL, await newPass()];
    } catch (error) {
      if (error instanceof RequestError) leave();
      throw error;
    }
  }

  /** The network is gone or back: the socket would find out much later, and others would wait for this person. */
  const changed = (): void => socket.reconnect();
  const events = room ? (["offline", "online"] as const) : [];
  for (const event of events) addEventListener(event, changed);

  function close(): void {
    closed = true;
    for (const event of events) removeEventListener(event, changed);
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
    if (code === REMOVED) {
      close();
      listener.removed?.();
    }
    if (code === FLOODING || code === LEFT_BEHIND) setTimeout(() => closed || socket.reconnect(), PAUSE);
  });
  socket.addEventListener("message", (event: MessageEvent<string>) => listener.received(JSON.parse(event.data) as FromServer));
  return { send: (command) => socket.send(JSON.stringify(command)), close };
}
