import { beforeEach, describe, expect, test, vi } from "vitest";
import { seenDiceOf } from "../../src/fair/seen_dice";
import type { ChatLine, RoomData, RoomSeat } from "../../src/net/wire";
import { keepSeat, ownGames } from "../../src/online/own_games";
import { hasPerson, Room, roomOf, wantedSeats } from "../../src/online/room.svelte";

const asked = vi.hoisted(() => ({ ask: vi.fn() }));
vi.mock(import("../../src/net/requests"), async (original) => ({ ...(await original()), ask: asked.ask }));

function seat(change: Partial<RoomSeat>): RoomSeat {
  const nobody = { taken: false, ready: false, mine: false, present: false, host: false, stand_in: false, wants_end: false };
  return { monster: "blorb", player: "open", name: "", ...nobody, ...change };
}

const ADA = seat({ monster: "axolulu", player: "person", name: "Ada", taken: true, mine: true, present: true, host: true });
const BOB = seat({ monster: "mosshell", name: "Bob", taken: true, present: true });
const CPU = seat({ monster: "girder", player: "hard", taken: true, ready: true });
const FREE = seat({});

function data(change: Partial<RoomData> = {}): RoomData {
  return {
    type: "room",
    id: "r",
    code: "ABCDEF",
    rules: "standard",
    seats: [ADA, BOB, CPU, FREE],
    public: false,
    clock: { decision: 0, bank: 0, increment: 0 },
    commitment: "c0ffee",
    hosting: true,
    started: false,
    over: false,
    ended: false,
    spectators: 0,
    next: "",
    chat: [],
    ...change,
  };
}

function line(number: number, change: Partial<ChatLine> = {}): ChatLine {
  return { number, seat: 1, name: "Bob", text: "hello", reaction: null, ...change };
}

beforeEach(() => {
  localStorage.clear();
  asked.ask.mockReset().mockResolvedValue(null);
});

test("a private link keeps its token on this device", () => {
  expect(roomOf("r", "secret").seat).toBe("secret");
  expect(roomOf("r", "").seat).toBe("secret");
  expect(roomOf("another", "").seat).toBe("");
});

test("people have seats; computers and nobody do not count", () => {
  expect([ADA, BOB, CPU, FREE].map(hasPerson)).toEqual([true, true, false, false]);
});

test("somebody who is away is named, until they return", () => {
  const room = new Room("r", "t");
  room.receive(data({ seats: [ADA, { ...BOB, present: false }, CPU, FREE] }));
  expect(room.absent("mosshell")?.name).toBe("Bob");
  expect(room.absent("girder")).toBeNull();

  room.receive(data());
  expect(room.absent("mosshell")).toBeNull();
});

describe("chat", () => {
  test("lines of others are unread until they are seen; those before one came are not", () => {
    const room = new Room("r", "t");
    room.receive(data({ chat: [line(1)] }));
    expect(room.unread).toBe(0);

    room.receive({ type: "said", line: line(2) });
    room.receive({ type: "said", line: line(3, { seat: 0, name: "Ada" }) });
    room.receive({ type: "said", line: line(4, { text: "", reaction: "roar" }) });
    expect(room.unread).toBe(1);

    room.markRead();
    expect(room.unread).toBe(0);
  });

  test("somebody who is muted is neither heard nor seen", () => {
    const room = new Room("r", "t");
    room.receive(data());
    room.mute(1);

    room.receive({ type: "said", line: line(1) });
    room.receive({ type: "said", line: line(2, { text: "", reaction: "roar" }) });

    expect(room.unread).toBe(0);
    expect(room.bubbles).toEqual({});
    room.mute(1);
    expect(room.unread).toBe(1);
  });

  test("a reaction is a bubble for three seconds", () => {
    vi.useFakeTimers();
    const room = new Room("r", "t");
    room.receive(data());

    room.receive({ type: "said", line: line(1, { text: "", reaction: "laugh" }) });
    expect(room.bubbles).toEqual({ mosshell: "laugh" });
    vi.advanceTimersByTime(3000);
    expect(room.bubbles).toEqual({});
    vi.useRealTimers();
  });
});

describe("requests", () => {
  test("have the token of the seat", async () => {
    const room = new Room("r", "token");
    room.receive(data());

    expect(await room.vote(true)).toBe(true);
    expect(asked.ask).toHaveBeenCalledWith("rooms/r/vote", { end: true }, "token");
  });

  test("the host's change leaves guests where they are", async () => {
    const room = new Room("r", "token");
    room.receive(data());

    await room.arrange([...wantedSeats(room.data?.seats ?? []), { player: "open", monster: "", name: "" }]);

    const [, sent] = asked.ask.mock.calls[0] as [string, { seats: unknown[]; rules: string }];
    expect(sent.rules).toBe("standard");
    expect(sent.seats).toEqual([
      { player: "person", monster: "axolulu", name: "Ada" },
      { player: "open", monster: "mosshell", name: "" },
      { player: "hard", monster: "girder", name: "" },
      { player: "open", monster: "blorb", name: "" },
      { player: "open", monster: "", name: "" },
    ]);
  });

  test("being ready adds words to the dice: typed ones and random ones", async () => {
    const room = new Room("r", "token");
    room.receive(data());

    await room.setReady(true, "full moon");

    const [path, sent] = asked.ask.mock.calls[0] as [string, { words: string; ready: boolean }];
    expect(path).toBe("rooms/r/seat");
    expect(sent.ready).toBe(true);
    expect(sent.words).toMatch(/^full moon [0-9a-f]{32}$/);
    expect(seenDiceOf("r", "c0ffee")).toMatchObject({ before: true, commitment: "c0ffee", words: [sent.words, null, null, null] });
  });

  test("whoever leaves has no seat here any more", async () => {
    keepSeat({ room: "r", code: "ABCDEF", token: "token" });
    const room = roomOf("r", "");
    await room.leave();

    expect(ownGames()).toEqual([]);
  });

  test("what fails is said", async () => {
    asked.ask.mockRejectedValue(new TypeError("Failed to fetch"));
    const room = new Room("r", "token");

    expect(await room.remove(1)).toBe(false);
    expect(room.failed).not.toBe("");
  });
});
