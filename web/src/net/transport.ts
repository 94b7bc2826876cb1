/** The way to the backend: a server, or a worker of this browser. The rest of the page does not know which. */
import type { FromPage, FromServer } from "./wire";

export interface ConnectionListener {
  opened(): void;
  lost(): void;
  gone(): void;
  received(message: FromServer): void;
}

/** A connection to a table. If it is lost, it is restored automatically; the backend then sends the whole table. */
export interface Connection {
  send(command: FromPage): void;
  close(): void;
}

export interface Answer {
  status: number;
  text: string;
}

export interface Transport {
  /** A GET without a body, a POST with one. */
  ask(path: string, body?: unknown): Promise<Answer>;
  connect(table: string, listener: ConnectionListener): Connection;
  /** The Fluent catalogue of a language. */
  catalogue(language: string): Promise<string>;
  /** The address of the documentation. */
  readonly docs: string;
  /** The address of this page that others can open, too; null for a page of this computer only. */
  readonly publicPage: string | null;
  /** Whether there is a program that Exit ends. */
  readonly canExit: boolean;
  /** Calls back whenever the backend has started: the answer to `menu` is then more complete than the first one. */
  whenReady(ready: (first: boolean) => void): void;
}

export const NO_TABLE = 4404; // close code: there is no such table
