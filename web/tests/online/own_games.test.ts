import { beforeEach, expect, test } from "vitest";
import { forgetSeat, keepCode, keepName, keepSeat, ownGames, ownName, tokenOf } from "../../src/online/own_games";

const NOON = new Date("2026-11-18T12:00:00Z");

beforeEach(() => localStorage.clear());

test("the token of a seat is found by its room, and the newest game is the first", () => {
  keepSeat({ room: "one", code: "AAAAAA", token: "first" }, NOON);
  keepSeat({ room: "two", code: "BBBBBB", token: "second" }, NOON);

  expect(tokenOf("one")).toBe("first");
  expect(tokenOf("elsewhere")).toBe("");
  expect(ownGames().map(({ id, code, date }) => [id, code, date])).toEqual([
    ["two", "BBBBBB", "2026-11-18T12:00:00.000Z"],
    ["one", "AAAAAA", "2026-11-18T12:00:00.000Z"],
  ]);
});

test("a room has one seat here: a newer token replaces the older one", () => {
  keepSeat({ room: "one", code: "AAAAAA", token: "first" });
  keepSeat({ room: "one", code: "AAAAAA", token: "second" });

  expect(ownGames()).toHaveLength(1);
  expect(tokenOf("one")).toBe("second");
});

test("the code of a private link is added when the room says it", () => {
  keepSeat({ room: "one", code: "", token: "first" });
  keepCode("one", "AAAAAA");
  keepCode("elsewhere", "BBBBBB");

  expect(ownGames().map(({ code }) => code)).toEqual(["AAAAAA"]);
});

test("a seat that was given up is forgotten", () => {
  keepSeat({ room: "one", code: "AAAAAA", token: "first" });
  forgetSeat("one");

  expect(ownGames()).toEqual([]);
});

test("only thirty games are kept", () => {
  for (let n = 0; n < 40; n++) keepSeat({ room: `room${n}`, code: "", token: "t" });

  expect(ownGames()).toHaveLength(30);
  expect(ownGames()[0]?.id).toBe("room39");
});

test("damaged storage is an empty list", () => {
  localStorage.setItem("kingoftokyo.online", '{"id": 3}');
  expect(ownGames()).toEqual([]);
  localStorage.setItem("kingoftokyo.online", '[null, {"id": 1}, {"id": "a", "token": "b"}]');
  expect(ownGames()).toHaveLength(1);
});

test("the last name is remembered", () => {
  expect(ownName()).toBe("");
  keepName("Ada");
  expect(ownName()).toBe("Ada");
});
