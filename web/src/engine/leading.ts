/**
 * One tab of this browser runs the engine in its worker, and the other tabs send it their messages over a channel. A lock
 * decides which one: when that tab closes, the next one gets the lock and starts an engine of its own, with the same stored
 * games.
 */
import type { Boot, FromEngine, ToEngine, ToPage, ToWorker } from "./messages";

const NAME = "kingoftokyo.engine"; // of the lock and the channel
const PING = 5_000; // milliseconds between two pings
const LONGEST_SILENCE = 30_000; // milliseconds without an answer after which the engine is started again

export interface EngineListener {
  /** A message of the engine for this tab. */
  heard(message: ToPage): void;
  /** The engine has started, and knows nothing of earlier messages. */
  ready(): void;
  /** The engine is starting; `stuck`: it was ended because it no longer answered. */
  starting(stuck: boolean): void;
  progress(share: number): void;
  failed(failure: FromEngine & { kind: "failed" }): void;
}

/** Between tabs: `hello` asks whether an engine runs. */
type Broadcast =
  | { kind: "hello" }
  | { kind: "ready" }
  | { kind: "starting"; stuck: boolean }
  | { kind: "progress"; share: number }
  | { kind: "to-engine"; message: ToEngine }
  | { kind: "to-page"; tab: string; message: ToPage };

export interface EngineWorker {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromEngine>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** The tab that an id of a request or connection belongs to. */
export function tabOf(id: string): string {
  return id.slice(0, id.indexOf("/"));
}

export class Engine {
  private readonly channel = new BroadcastChannel(NAME);
  private worker: EngineWorker | null = null; // in the leading tab
  private running = false;
  private alive = 0; // when the engine last answered

  constructor(
    private readonly tab: string,
    private readonly boot: () => Promise<Boot>,
    private readonly makeWorker: () => EngineWorker,
    private readonly listener: EngineListener,
  ) {
    this.channel.onmessage = ({ data }: MessageEvent<Broadcast>) => this.overheard(data);
    this.channel.postMessage({ kind: "hello" } satisfies Broadcast);
    if (!("locks" in navigator)) void this.lead();
    else void navigator.locks.request(NAME, () => this.lead());
  }

  /** Sends a message to the engine, which must have started. */
  post(message: ToEngine): void {
    if (this.worker) this.worker.postMessage(message);
    else this.broadcast({ kind: "to-engine", message });
  }

  private lead(): Promise<never> {
    void this.start(false);
    setInterval(() => this.watch(), PING);
    return new Promise(() => undefined); // the lock is held until the tab closes
  }

  private async start(stuck: boolean): Promise<void> {
    this.worker?.terminate();
    this.running = false;
    this.listener.starting(stuck);
    this.broadcast({ kind: "starting", stuck });
    const worker = this.makeWorker();
    this.worker = worker;
    worker.onmessage = ({ data }) => this.fromWorker(data);
    worker.onerror = ({ message }) => this.listener.failed({ kind: "failed", why: "start", details: message });
    worker.postMessage(await this.boot());
  }

  private fromWorker(message: FromEngine): void {
    this.alive = performance.now();
    switch (message.kind) {
      case "ready":
        this.running = true;
        this.listener.ready();
        return this.broadcast({ kind: "ready" });
      case "progress":
        this.listener.progress(message.share);
        return this.broadcast(message);
      case "failed":
        return this.listener.failed(message);
      case "died":
        console.error("the engine died:", message.details);
        return void this.start(false);
      case "alive":
        return;
      default: {
        const tab = tabOf("line" in message ? message.line : message.id);
        if (tab === this.tab) this.listener.heard(message);
        else this.broadcast({ kind: "to-page", tab, message });
      }
    }
  }

  private overheard(data: Broadcast): void {
    switch (data.kind) {
      case "hello":
        if (this.running) this.broadcast({ kind: "ready" });
        return;
      case "to-engine":
        return this.worker?.postMessage(data.message);
      case "to-page":
        if (data.tab === this.tab) this.listener.heard(data.message);
        return;
      case "ready":
        return this.listener.ready();
      case "starting":
        return this.listener.starting(data.stuck);
      case "progress":
        return this.listener.progress(data.share);
    }
  }

  /** Ends an engine that no longer answers, for example because of an uploaded text that takes for ever. */
  private watch(): void {
    if (!this.running || !this.worker) return;
    if (performance.now() - this.alive > LONGEST_SILENCE) void this.start(true);
    else this.worker.postMessage({ kind: "ping" });
  }

  private broadcast(message: Broadcast): void {
    this.channel.postMessage(message);
  }
}
