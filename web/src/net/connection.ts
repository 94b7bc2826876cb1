/** The connection to a table: it comes back by itself when it is lost, and the server then sends the table anew. */
import ReconnectingWebSocket from "partysocket/ws";
import { server } from "./requests";
import type { FromPage, FromServer } from "./wire";

const NO_TABLE = 4404; // the code with which the server closes a socket to a table that there is not
const LONGEST_WAIT = 4000; // milliseconds between two tries

export interface Heard {
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

export function connect(table: string, heard: Heard): Connection {
  const socket = new ReconnectingWebSocket(server.socketOf(table), [], { maxReconnectionDelay: LONGEST_WAIT });
  socket.addEventListener("open", () => heard.opened());
  socket.addEventListener("close", ({ code }) => {
    heard.lost();
    if (code === NO_TABLE) {
      socket.close();
      heard.gone();
    }
  });
  socket.addEventListener("message", (event: MessageEvent<string>) => heard.received(JSON.parse(event.data) as FromServer));
  return {
    send: (command) => socket.send(JSON.stringify(command)),
    close: () => socket.close(),
  };
}
