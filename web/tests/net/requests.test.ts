import { beforeEach, expect, test, vi } from "vitest";
import { RequestError } from "../../src/net/request_error";
import { isTableId, server } from "../../src/net/requests";

const passes = vi.hoisted(() => ({ currentPass: vi.fn(), newPass: vi.fn() }));
vi.mock(import("../../src/net/access"), async (original) => ({ ...(await original()), ...passes }));

const answers = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  answers.mockReset();
  vi.stubGlobal("fetch", answers);
  passes.currentPass.mockReset().mockResolvedValue("old");
  passes.newPass.mockReset().mockResolvedValue("new");
});

const passesSent = (): string[] => answers.mock.calls.map(([, { headers }]) => (headers as Record<string, string>)["X-Kot-Pass"] ?? "");

test("a request has the pass of last time", async () => {
  answers.mockResolvedValue(Response.json({ version: "1" }));

  expect(await server.menu()).toEqual({ version: "1" });
  expect(passesSent()).toEqual(["old"]);
});

test("a pass that is not taken is replaced, once", async () => {
  answers.mockResolvedValueOnce(new Response("", { status: 403 })).mockResolvedValueOnce(Response.json({ version: "1" }));

  await server.menu();

  expect(passesSent()).toEqual(["old", "new"]);
});

test("a request that is refused again fails with the reason", async () => {
  answers.mockImplementation(() =>
    Promise.resolve(Response.json({ message: "no", why: "not-let-in", where: "", phrase: null }, { status: 403 })),
  );

  await expect(server.menu()).rejects.toSatisfy((error) => error instanceof RequestError && error.response.why === "not-let-in");
  expect(answers).toHaveBeenCalledTimes(2);
});

test("an answer that is no reason of ours is the server's fault", async () => {
  answers.mockResolvedValue(new Response("<html>", { status: 502, statusText: "Bad Gateway" }));

  await expect(server.menu()).rejects.toSatisfy((error) => error instanceof RequestError && error.response.why === "server");
});

test("names are put into addresses safely", async () => {
  answers.mockResolvedValue(Response.json({ file: "a" }));

  await server.save("a/b", "my game & more");

  expect(answers.mock.calls[0]?.[0]).toBe("/api/tables/a%2Fb/save?slot=my%20game%20%26%20more");
});

test("only what can be an id is taken for a table", () => {
  expect([isTableId("Ab_9-z"), isTableId(""), isTableId("../x"), isTableId("x".repeat(65))]).toEqual([true, false, false, false]);
});
