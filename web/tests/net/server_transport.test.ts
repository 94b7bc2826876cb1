import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { RequestError } from "../../src/net/request_error";
import { serverTransport } from "../../src/net/server_transport";
import type { ConnectionListener } from "../../src/net/transport";
import { FakeSocket } from "./fake_socket";

const access = vi.hoisted(() => ({ newPass: vi.fn() }));
vi.mock("partysocket/ws", async () => ({ default: (await import("./fake_socket")).FakeSocket }));
vi.mock(import("../../src/net/access"), async (original) => ({ ...(await original()), newPass: access.newPass }));

const transport = serverTransport();

function listening() {
  return { opened: vi.fn(), lost: vi.fn(), gone: vi.fn(), received: vi.fn() } satisfies ConnectionListener;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a socket that was closed", () => {
  test("comes back by itself when the line broke", () => {
    const listener = listening();
    transport.connect("a table", listener);

    expect(FakeSocket.last.closedBy(1006)).toBe(true);
    expect(listener.lost).toHaveBeenCalledOnce();
    expect(listener.gone).not.toHaveBeenCalled();
  });

  test("stays closed if there is no such table", () => {
    const listener = listening();
    transport.connect("a table", listener);

    expect(FakeSocket.last.closedBy(4404)).toBe(false);
    expect(listener.gone).toHaveBeenCalledOnce();
    expect(FakeSocket.last.close).toHaveBeenCalled();
  });

  test.each([4029, 4008])("comes back after ten seconds if the server sent us away (%i)", (code) => {
    const listener = listening();
    transport.connect("a table", listener);

    expect(FakeSocket.last.closedBy(code)).toBe(false);
    vi.advanceTimersByTime(9_999);
    expect(FakeSocket.last.reconnect).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(FakeSocket.last.reconnect).toHaveBeenCalledOnce();
    expect(listener.gone).not.toHaveBeenCalled();
  });

  test("does not come back once the page has left the table", () => {
    const connection = transport.connect("a table", listening());

    FakeSocket.last.closedBy(4029);
    connection.close();
    vi.advanceTimersByTime(60_000);

    expect(FakeSocket.last.reconnect).not.toHaveBeenCalled();
  });
});

describe("every connection needs a pass", () => {
  test("it is sent as a subprotocol", async () => {
    access.newPass.mockResolvedValue("a-pass");
    transport.connect("a table", listening());

    expect(await FakeSocket.last.protocols()).toEqual(["kingoftokyo", "a-pass"]);
  });

  test("who is refused one leaves the table", async () => {
    access.newPass.mockRejectedValue(new RequestError({ message: "no", why: "not-let-in", where: "", phrase: null }));
    const listener = listening();
    transport.connect("a table", listener);

    await expect(FakeSocket.last.protocols()).rejects.toThrow("no");
    expect(listener.gone).toHaveBeenCalledOnce();
  });

  test("while no server answers, the page goes on trying", async () => {
    access.newPass.mockRejectedValue(new TypeError("Failed to fetch"));
    const listener = listening();
    transport.connect("a table", listener);

    await expect(FakeSocket.last.protocols()).rejects.toThrow("Failed to fetch");
    expect(listener.gone).not.toHaveBeenCalled();
  });
});

describe("the socket of an online room", () => {
  beforeEach(() => {
    vi.stubGlobal("addEventListener", () => undefined);
    vi.stubGlobal("removeEventListener", () => undefined);
  });
  afterEach(() => void vi.unstubAllGlobals());

  test("offers the pass and the token of the seat", async () => {
    access.newPass.mockResolvedValue("a-pass");
    transport.connect("a room", listening(), { seat: "token" });

    expect(FakeSocket.last.url).toBe("ws://127.0.0.1:8000/api/rooms/a%20room/socket");
    expect(await FakeSocket.last.protocols()).toEqual(["kingoftokyo", "a-pass", "seat.token"]);
  });

  test("a guest has no pass, a spectator no seat", async () => {
    access.newPass.mockRejectedValue(new RequestError({ message: "no", why: "not-let-in", where: "", phrase: null }));
    const listener = listening();
    transport.connect("a room", listener, { seat: "" });

    expect(await FakeSocket.last.protocols()).toEqual(["kingoftokyo"]);
    expect(listener.gone).not.toHaveBeenCalled();
  });

  test("it reconnects when the network goes or comes, until it is closed", () => {
    const heard = new EventTarget();
    vi.stubGlobal("addEventListener", heard.addEventListener.bind(heard));
    vi.stubGlobal("removeEventListener", heard.removeEventListener.bind(heard));
    const connection = transport.connect("a room", listening(), { seat: "token" });

    heard.dispatchEvent(new Event("offline"));
    heard.dispatchEvent(new Event("online"));
    expect(FakeSocket.last.reconnect).toHaveBeenCalledTimes(2);
    connection.close();
    heard.dispatchEvent(new Event("offline"));
    expect(FakeSocket.last.reconnect).toHaveBeenCalledTimes(2);
  });

  test("whoever was removed by the host does not come back", () => {
    const listener = { ...listening(), removed: vi.fn() };
    transport.connect("a room", listener, { seat: "token" });

    expect(FakeSocket.last.closedBy(4003)).toBe(false);
    expect(listener.removed).toHaveBeenCalledOnce();
    expect(listener.gone).not.toHaveBeenCalled();
  });
});

test("commands and messages are JSON", () => {
  const listener = listening();
  const connection = transport.connect("a table", listener);

  connection.send({ type: "pause", id: "1", paused: true });
  FakeSocket.last.dispatchEvent(Object.assign(new Event("message"), { data: '{"type":"refused"}' }));
  FakeSocket.last.dispatchEvent(new Event("open"));

  expect(FakeSocket.last.url).toBe("ws://127.0.0.1:8000/api/tables/a%20table/socket");
  expect(FakeSocket.last.send).toHaveBeenCalledWith('{"type":"pause","id":"1","paused":true}');
  expect(listener.received).toHaveBeenCalledWith({ type: "refused" });
  expect(listener.opened).toHaveBeenCalledOnce();
});
