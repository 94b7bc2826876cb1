/** The way to the backend: a server, or a worker of this browser. The rest of the page does not know which. */
import type { FromPage, FromServer } from "./wire";

export interface ConnectionListener {
  opened(): void;
  lost(): void;
  gone(): void;
  /** The host of an online table has removed this person. */
  removed?(): void;
  received(message: FromServer): void;
}

/** A connection to a table. If it is lost, it is restored automatically; the backend then sends the whole table. */
export interface Connection {
  send(command: FromPage): void;
  close(): void;
}

/** How a page enters an online room: by the token of its seat; empty for spectators. */
export interface RoomAccess {
  readonly seat: string;
}

export interface Answer {
  status: number;
  text: string;
}

export interface Transport {
  /** A GET without a body, a POST with one. `seat` is the token of a seat at an online table. */
  ask(path: string, body?: unknown, seat?: string): Promise<Answer>;
  /** Connects to a table; with `room`, to that of an online room and to the room itself. */
  connect(table: string, listener: ConnectionListener, room?: RoomAccess | null): Connection;
  /** The Fluent catalogue of a language. */
  catalogue(language: string): Promise<string>;
  /** The address of the documentation. */
  readonly docs: string;
  /** The address of this page that others can open, too; null for a page of this computer only. */
  readonly publicPage: string | null;
  /** Whether there is a program that Exit ends. */
  readonly canExit: boolean;
  /** Whether people at other devices can join a game. */
  readonly hasRooms: boolean;
  /** Calls back whenever the backend has started: the answer to `menu` is then more complete than the first one. */
  whenReady(ready: (first: boolean) => void): void;
}

export const NO_TABLE = 4404; // close code: there is no such table
export const REMOVED = 4003; // close code: the host has removed this person
