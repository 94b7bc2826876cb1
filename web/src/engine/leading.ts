/**
 * One tab of this browser runs the engine in its worker, and the other tabs send it their messages over a channel. A lock
 * decides which one: when that tab closes, the next one gets the lock and starts its own engine, with the same stored
 * games.
 */
import type { Boot, FromEngine, StartError, ToEngine, ToPage, ToWorker } from "./messages";

const NAME = "kingoftokyo.engine"; // of the lock and the channel
const PING = 5_000; // milliseconds between two pings
const MOST_UNANSWERED = 6; // pings in a row after which the engine is started again
const MOST_SILENT = 12; // pings' time without a message after which a starting engine has failed
const MOST_DEATHS = 3; // within a minute; then it is not started again
const MINUTE = 60_000;

export interface EngineListener {
  /** A message of the engine for this tab. */
  heard(message: ToPage): void;
  /** The engine has started, and knows nothing of earlier messages. */
  ready(): void;
  /** The engine is starting; `stuck`: it was ended because it no longer answered. */
  starting(stuck: boolean): void;
  progress(share: number): void;
  failed(error: FromEngine & { kind: "failed" }): void;
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
  private loaded = 1; // share of what it must load
  private unanswered = 0; // pings since its last message: a hidden tab may ping only once a minute
  private deaths: number[] = []; // when it died
  private giveUp: () => void = () => undefined; // lets the next tab lead
  private watching: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly tab: string,
    private readonly boot: () => Promise<Boot>,
    private readonly makeWorker: () => EngineWorker,
    private readonly listener: EngineListener,
  ) {
    this.channel.onmessage = ({ data }: MessageEvent<Broadcast>) => this.overheard(data);
    this.channel.postMessage({ kind: "hello" } satisfies Broadcast);
    if (!isSecureContext) queueMicrotask(() => this.fail("insecure", location.origin));
    else navigator.locks.request(NAME, () => this.lead()).catch((error: unknown) => this.fail("storage", error));
  }

  /** Sends a message to the engine, which must have started. */
  post(message: ToEngine): void {
    if (this.worker) this.worker.postMessage(message);
    else this.broadcast({ kind: "to-engine", message });
  }

  /** Holds the lock until the tab closes, or until the engine cannot be started here. */
  private lead(): Promise<void> {
    void this.start(false);
    this.watching = setInterval(() => this.watch(), PING);
    return new Promise((resolve) => (this.giveUp = resolve));
  }

  private fail(why: StartError, error: unknown): void {
    clearInterval(this.watching);
    this.running = false;
    this.worker?.terminate();
    this.worker = null;
    this.listener.failed({ kind: "failed", why, details: String(error) });
    this.giveUp();
  }

  private async start(stuck: boolean): Promise<void> {
    this.worker?.terminate();
    this.running = false;
    this.loaded = 1;
    this.unanswered = 0;
    this.listener.starting(stuck);
    this.broadcast({ kind: "starting", stuck });
    try {
      const worker = this.makeWorker();
      this.worker = worker;
      worker.onmessage = ({ data }) => this.fromWorker(data);
      worker.onerror = ({ message }) => (this.running ? this.died(message) : this.fail("start", message));
      worker.postMessage(await this.boot());
    } catch (error) {
      this.fail("start", error);
    }
  }

  private died(details: string): void {
    console.error("the engine died:", details);
    const now = performance.now();
    this.deaths = [...this.deaths.filter((then) => now - then < MINUTE), now];
    if (this.deaths.length > MOST_DEATHS) this.fail("start", details);
    else void this.start(false);
  }

  private fromWorker(message: FromEngine): void {
    this.unanswered = 0;
    switch (message.kind) {
      case "ready":
        this.running = true;
        this.listener.ready();
        return this.broadcast({ kind: "ready" });
      case "progress":
        this.loaded = message.share;
        this.listener.progress(message.share);
        return this.broadcast(message);
      case "failed":
        return this.fail(message.why, message.details);
      case "died":
        return this.died(message.details);
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
      default:
        data satisfies never; // a tab with a newer version of the page may send others: they are ignored
    }
  }

  /** Ends an engine that no longer answers, for example because of an uploaded text that takes for ever. */
  private watch(): void {
    if (!this.worker) return;
    this.unanswered++;
    if (!this.running && this.unanswered > MOST_SILENT) this.fail(this.loaded < 1 ? "download" : "start", "it was silent");
    else if (this.running && this.unanswered > MOST_UNANSWERED) void this.start(true);
    else if (this.running) this.worker.postMessage({ kind: "ping" });
  }

  private broadcast(message: Broadcast): void {
    this.channel.postMessage(message);
  }
}
