import { beforeEach, describe, expect, test, vi } from "vitest";
import { Engine, tabOf, type EngineListener, type EngineWorker } from "../../src/engine/leading";
import type { FromEngine, ToWorker } from "../../src/engine/messages";

const BOOT = { kind: "boot", files: {}, docs: false } as const;

/** The channel between the tabs: a message reaches all others at once. */
class Channel {
  static all: Channel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    Channel.all.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.all) if (other !== this) other.onmessage?.({ data: structuredClone(data) });
  }
}

/** The lock: who asked first has it, and the next one gets it when the first is gone. */
class Locks {
  private waiting: (() => unknown)[] = [];
  request(_: string, held: () => unknown): Promise<void> {
    this.waiting.push(held);
    if (this.waiting.length === 1) this.give();
    return new Promise(() => undefined);
  }
  firstTabCloses(): void {
    this.waiting.shift();
    this.give();
  }
  private give(): void {
    const held = this.waiting[0]?.() as Promise<void> | undefined;
    void held?.then(() => this.firstTabCloses());
  }
}

class FakeWorker implements EngineWorker {
  onmessage: EngineWorker["onmessage"] = null;
  onerror: EngineWorker["onerror"] = null;
  heard: ToWorker[] = [];
  ended = false;
  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  says(message: FromEngine): void {
    this.onmessage?.({ data: message } as MessageEvent<FromEngine>);
  }
}

let locks: Locks;
let workers: FakeWorker[];

beforeEach(() => {
  vi.useFakeTimers();
  Channel.all = [];
  locks = new Locks();
  workers = [];
  vi.stubGlobal("BroadcastChannel", Channel);
  vi.stubGlobal("navigator", { locks });
  vi.stubGlobal("isSecureContext", true);
});

async function tab(name: string) {
  const listener = { heard: vi.fn(), ready: vi.fn(), starting: vi.fn(), progress: vi.fn(), failed: vi.fn() } satisfies EngineListener;
  const engine = new Engine(
    name,
    () => Promise.resolve(BOOT),
    () => {
      workers.push(new FakeWorker());
      return lastWorker();
    },
    listener,
  );
  await Promise.resolve();
  return { engine, listener };
}

function lastWorker(): FakeWorker {
  const worker = workers.at(-1);
  if (!worker) throw new Error("no worker was started");
  return worker;
}

test("an id begins with its tab", () => {
  expect(tabOf("left/12")).toBe("left");
});

test("no engine starts at an address that is not secure, and the player hears why", async () => {
  vi.stubGlobal("isSecureContext", false);
  vi.stubGlobal("location", { origin: "http://a.friend" });
  const { listener } = await tab("left");
  await Promise.resolve();

  expect(listener.failed).toHaveBeenCalledWith({ kind: "failed", why: "insecure", details: "http://a.friend" });
  expect(workers).toEqual([]);
});

test.each([
  [0.5, "download"],
  [1, "start"],
])("an engine that stays silent after %f of its files has failed", async (share, why) => {
  const { listener } = await tab("left");
  lastWorker().says({ kind: "progress", share });
  vi.advanceTimersByTime(60_000);
  expect(listener.failed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);

  expect(listener.failed).toHaveBeenCalledWith({ kind: "failed", why, details: "it was silent" });
});

describe("two tabs", () => {
  test("share the engine of the first", async () => {
    const left = await tab("left");
    const right = await tab("right");
    lastWorker().says({ kind: "ready" });

    expect(workers).toHaveLength(1);
    expect(left.listener.ready).toHaveBeenCalledOnce();
    expect(right.listener.ready).toHaveBeenCalledOnce();
  });

  test("each hear only their own answers", async () => {
    const left = await tab("left");
    const right = await tab("right");
    right.engine.post({ kind: "open", line: "right/1", table: "t" });
    expect(lastWorker().heard).toContainEqual({ kind: "open", line: "right/1", table: "t" });

    lastWorker().says({ kind: "received", line: "right/1", text: "{}" });

    expect(right.listener.heard).toHaveBeenCalledWith({ kind: "received", line: "right/1", text: "{}" });
    expect(left.listener.heard).not.toHaveBeenCalled();
  });

  test("a tab that comes later learns that the engine runs", async () => {
    await tab("left");
    lastWorker().says({ kind: "ready" });

    expect((await tab("right")).listener.ready).toHaveBeenCalledOnce();
  });

  test("the second starts an engine when the first closes", async () => {
    await tab("left");
    const right = await tab("right");
    lastWorker().says({ kind: "ready" });

    locks.firstTabCloses();

    expect(workers).toHaveLength(2);
    expect(right.listener.starting).toHaveBeenLastCalledWith(false);
  });
});

describe("an engine", () => {
  test("that has died is started again, in every tab's sight", async () => {
    const left = await tab("left");
    const right = await tab("right");
    lastWorker().says({ kind: "ready" });
    vi.spyOn(console, "error").mockReturnValue();

    lastWorker().says({ kind: "died", details: "fatal" });

    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    expect(left.listener.starting).toHaveBeenLastCalledWith(false);
    expect(right.listener.starting).toHaveBeenLastCalledWith(false);
  });

  test("that is hidden and pinged once a minute goes on", async () => {
    await tab("left");
    const worker = lastWorker();
    worker.says({ kind: "ready" });
    vi.advanceTimersByTime(5_000);
    worker.says({ kind: "alive" });
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersByTime(5_000);

    expect(workers).toHaveLength(1);
  });

  test("that dies over and over is given up, and the next tab may try", async () => {
    const left = await tab("left");
    await tab("right");
    vi.spyOn(console, "error").mockReturnValue();
    for (let death = 0; death < 4; death++) {
      lastWorker().says({ kind: "ready" });
      lastWorker().says({ kind: "died", details: "fatal" });
      await Promise.resolve();
    }

    expect(left.listener.failed).toHaveBeenCalledWith({ kind: "failed", why: "start", details: "fatal" });
  });

  test("that throws while it runs is started again", async () => {
    const { listener } = await tab("left");
    lastWorker().says({ kind: "ready" });
    vi.spyOn(console, "error").mockReturnValue();
    lastWorker().onerror?.({ message: "uncaught" } as ErrorEvent);

    expect(workers).toHaveLength(2);
    expect(listener.failed).not.toHaveBeenCalled();
  });

  test("that no longer answers six pings is ended", async () => {
    const { listener } = await tab("left");
    lastWorker().says({ kind: "ready" });

    vi.advanceTimersByTime(30_000);
    expect(workers).toHaveLength(1);
    vi.advanceTimersByTime(5_000);

    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    expect(listener.starting).toHaveBeenLastCalledWith(true);
  });

  test("that answers its pings goes on", async () => {
    await tab("left");
    const worker = lastWorker();
    worker.says({ kind: "ready" });
    for (let second = 0; second < 120; second += 5) {
      vi.advanceTimersByTime(5_000);
      worker.says({ kind: "alive" });
    }

    expect(workers).toHaveLength(1);
    expect(worker.heard.filter(({ kind }) => kind === "ping")).toHaveLength(24);
  });

  test("that cannot start says why", async () => {
    const { listener } = await tab("left");
    lastWorker().says({ kind: "failed", why: "storage", details: "no" });

    expect(listener.failed).toHaveBeenCalledWith({ kind: "failed", why: "storage", details: "no" });
  });
});
