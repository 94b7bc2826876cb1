import { beforeEach, describe, expect, test, vi } from "vitest";
import type { EngineListener } from "../../src/engine/leading";
import type { ToEngine } from "../../src/engine/messages";
import { backendState } from "../../src/net/backend_state.svelte";
import type { ConnectionListener } from "../../src/net/transport";
import type { ErrorResponse } from "../../src/net/wire";
import { workerTransport } from "../../src/net/worker_transport";

const engine = vi.hoisted((): { listener: unknown; posted: unknown[] } => ({ listener: null, posted: [] }));
vi.mock("../../src/engine/leading", () => ({
  Engine: class {
    constructor(_tab: string, _boot: unknown, _worker: unknown, listener: unknown) {
      engine.listener = listener;
    }
    post(message: unknown): void {
      engine.posted.push(message);
    }
  },
}));
vi.mock("../../src/engine/parts", () => ({
  firstMenu: () => Promise.resolve('{"version":"first"}'),
  catalogueText: vi.fn(),
  engineBoot: vi.fn(),
  engineWorker: vi.fn(),
}));

function heard(): EngineListener {
  return engine.listener as EngineListener;
}

function last(): ToEngine {
  return engine.posted.at(-1) as ToEngine;
}

function listening() {
  return { opened: vi.fn(), lost: vi.fn(), gone: vi.fn(), received: vi.fn() } satisfies ConnectionListener;
}

beforeEach(() => {
  engine.posted = [];
  vi.stubGlobal("addEventListener", () => undefined);
});

describe("before the engine has started", () => {
  test("the first menu comes from a file, and the second from the engine", async () => {
    const transport = workerTransport();
    expect((await transport.ask("menu")).text).toBe('{"version":"first"}');

    const second = transport.ask("menu");
    expect(engine.posted).toEqual([]);
    heard().ready();
    const asked = last();
    if (asked.kind !== "ask") throw new Error(asked.kind);
    expect([asked.method, asked.path, asked.body]).toEqual(["GET", "/api/menu", null]);
    heard().heard({ kind: "answered", id: asked.id, status: 200, text: "{}" });

    expect(await second).toEqual({ status: 200, text: "{}" });
  });

  test("a table is opened as soon as it runs", () => {
    const listener = listening();
    workerTransport().connect("t", listener);
    expect(listener.opened).not.toHaveBeenCalled();

    heard().ready();

    expect(last()).toMatchObject({ kind: "open", table: "t" });
    expect(listener.opened).toHaveBeenCalledOnce();
  });

  test("its progress can be shown", () => {
    workerTransport();
    heard().progress(0.5);

    expect([backendState.share, backendState.ready]).toEqual([0.5, false]);
  });
});

describe("an engine that is started again", () => {
  test("gets the open tables once more", () => {
    const listener = listening();
    workerTransport().connect("t", listener);
    heard().ready();

    heard().starting(false);
    expect(listener.lost).toHaveBeenCalledOnce();
    heard().ready();

    expect(engine.posted).toHaveLength(2);
    expect(listener.opened).toHaveBeenCalledTimes(2);
  });

  test("gets the commands that its forerunner may not have carried out", () => {
    const connection = workerTransport().connect("t", listening());
    heard().ready();
    connection.send({ type: "pause", id: "1", paused: true });
    heard().starting(false);
    connection.send({ type: "pause", id: "2", paused: false });
    engine.posted = [];
    heard().ready();

    expect(engine.posted.map((message) => (message as ToEngine).kind)).toEqual(["open", "say", "say"]);
  });

  test("gets a choice once more although a hint was answered after it", () => {
    const connection = workerTransport().connect("t", listening());
    heard().ready();
    const opened = last();
    if (opened.kind !== "open") throw new Error(opened.kind);
    connection.send({ type: "choose", id: "1", decision_number: 0, seat: 0, choice: "stop" });
    heard().heard({ kind: "received", line: opened.line, text: '{"type":"advice"}' });
    heard().starting(false);
    engine.posted = [];
    heard().ready();

    expect(engine.posted).toHaveLength(2);
  });

  test("does not answer what its forerunner was asked", async () => {
    const transport = workerTransport();
    heard().ready();
    const asked = transport.ask("guide", {});
    heard().starting(false);

    await expect(asked).rejects.toThrow("started again");
  });

  test("because it got stuck refuses what it was asked as endless", async () => {
    const transport = workerTransport();
    heard().ready();
    const asked = transport.ask("upload", { text: "…" });
    heard().starting(true);

    expect((await asked).status).toBe(422);
  });

  test("is asked once more for what changes nothing, and not a third time", async () => {
    const transport = workerTransport();
    heard().ready();
    const asked = transport.ask("tables/t/moments");
    heard().starting(true);
    engine.posted = [];
    heard().ready();
    expect(last()).toMatchObject({ kind: "ask", path: "/api/tables/t/moments" });
    heard().starting(true);

    expect((await asked).status).toBe(422);
  });

  test("because of one table over and over gives that table up", () => {
    const listener = listening();
    workerTransport().connect("t", listener);
    for (let time = 0; time < 2; time++) {
      heard().ready();
      heard().starting(true);
    }

    expect(listener.gone).toHaveBeenCalledOnce();
  });
});

test("what is larger than any save is refused before the engine has it", async () => {
  const transport = workerTransport();
  heard().ready();
  const { status, text } = await transport.ask("upload", { text: "x".repeat(8_000_000) });

  expect([status, (JSON.parse(text) as ErrorResponse).why]).toEqual([413, "too-large"]);
  expect(engine.posted).toEqual([]);
});

describe("a connection", () => {
  test("sends commands and receives messages as JSON", () => {
    const listener = listening();
    const connection = workerTransport().connect("t", listener);
    heard().ready();
    const opened = last();
    if (opened.kind !== "open") throw new Error(opened.kind);

    connection.send({ type: "pause", id: "1", paused: true });
    heard().heard({ kind: "received", line: opened.line, text: '{"type":"refused"}' });

    expect(last()).toEqual({ kind: "say", line: opened.line, text: '{"type":"pause","id":"1","paused":true}' });
    expect(listener.received).toHaveBeenCalledWith({ type: "refused" });
  });

  test("to a table that does not exist is gone", () => {
    const listener = listening();
    workerTransport().connect("t", listener);
    heard().ready();
    const opened = last();
    if (opened.kind !== "open") throw new Error(opened.kind);

    heard().heard({ kind: "closed", line: opened.line, code: 4404 });

    expect(listener.gone).toHaveBeenCalledOnce();
  });

  test("that was closed is not opened again", () => {
    const transport = workerTransport();
    const connection = transport.connect("t", listening());
    heard().ready();
    connection.close();
    heard().starting(false);
    engine.posted = [];
    heard().ready();

    expect(engine.posted).toEqual([]);
  });
});
