/** The connection to a table: it comes back by itself when it is lost, and the server then sends the table anew. */
import ReconnectingWebSocket from "partysocket/ws";
import { newPass, RequestError } from "./access";
import { server } from "./requests";
import type { FromPage, FromServer } from "./wire";

const NO_TABLE = 4404; // the code with which the server closes a socket to a table that there is not
const FLOODING = 4029; // and with which it sends away a page that has sent far too much
const LEFT_BEHIND = 4008; // or has read too little
const SUBPROTOCOL = "kingoftokyo";
const PAUSE = 10_000; // milliseconds until who was sent away comes back
const LONGEST_WAIT = 4000; // milliseconds between two tries

export interface ConnectionListener {
  opened(): void;
  lost(): void;
  gone(): void;
  received(message: FromServer): void;
}

/** How a table is talked to, whatever lies between the page and it. */
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

  /** Each time the server proves first that it is the right one. */
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
