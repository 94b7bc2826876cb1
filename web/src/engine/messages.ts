/** The messages between the pages and the engine: the game's backend, which runs in a worker of one tab. */

/** A file of the engine: where it lies and its size, or its content. */
export type Source = { url: string; bytes: number } | ArrayBuffer;

export interface Boot {
  kind: "boot";
  files: Record<string, Source>;
  docs: boolean; // whether the documentation lies beside the page
}

/** Ids of requests and connections begin with the id of their tab. */
export type ToEngine =
  | { kind: "ask"; id: string; method: "GET" | "POST"; path: string; body: string | null }
  | { kind: "open"; line: string; table: string }
  | { kind: "say"; line: string; text: string }
  | { kind: "close"; line: string };

export type ToPage =
  | { kind: "answered"; id: string; status: number; text: string }
  | { kind: "received"; line: string; text: string }
  | { kind: "closed"; line: string; code: number };

/** `insecure`: the address is not https, and browsers then withhold the lock between tabs and the cache. */
export type StartError = "insecure" | "webassembly" | "storage" | "download" | "start";

export type FromEngine =
  | ToPage
  | { kind: "progress"; share: number } // of what must be loaded, 0 to 1
  | { kind: "ready" }
  | { kind: "alive" } // the answer to a ping
  | { kind: "failed"; why: StartError; details: string } // it cannot start
  | { kind: "died"; details: string }; // it ran, and must be started again

export type ToWorker = Boot | ToEngine | { kind: "ping" };
