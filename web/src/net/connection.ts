/** The connection to a table. A lost connection is restored automatically; the server then sends the whole table. */
import ReconnectingWebSocket from "partysocket/ws";
import { newPass, RequestError } from "./access";
import { server } from "./requests";
import type { FromPage, FromServer } from "./wire";

const NO_TABLE = 4404; // close code: there is no such table
const FLOODING = 4029; // close code: this page has sent far too much
const LEFT_BEHIND = 4008; // close code: this page has not read its messages
const SUBPROTOCOL = "kingoftokyo";
const PAUSE = 10_000; // milliseconds until the page reconnects after the last two
const LONGEST_WAIT = 4000; // milliseconds between two attempts

export interface ConnectionListener {
  opened(): void;
  lost(): void;
  gone(): void;
  received(message: FromServer): void;
}

/** A connection to a table, whatever the transport. */
export interface Connection {
  send(command: FromPage): void;
  close(): void;
}

export function connect(table: string, listener: ConnectionListener): Connection {
  const socket = new ReconnectingWebSocket(server.socketOf(table), protocols, {
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
