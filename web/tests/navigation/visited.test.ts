import { beforeEach, expect, test, vi } from "vitest";
import { Visited, type Browser } from "../../src/navigation/visited";

/** A tab: entries with their addresses, and `go`, which takes a moment as in a browser. */
class Tab implements Browser {
  entries: { state: unknown; hash: string }[] = [{ state: null, hash: "elsewhere" }];
  at = 0;
  private heard: () => void = () => undefined;
  history: Browser["history"];
  location: Browser["location"];

  constructor(hash = "") {
    this.entries.push({ state: null, hash });
    this.at = 1;
    const hashOf = (url: unknown): string => (String(url).startsWith("#") ? String(url) : "");
    const entry = (): { state: unknown; hash: string } => this.entries[this.at] ?? { state: null, hash: "" };
    this.history = {
      get state(): unknown {
        return entry().state;
      },
      go: (by = 0) => setTimeout(() => this.goes(by), 5),
      pushState: (state, _, url) => {
        this.entries = [...this.entries.slice(0, this.at + 1), { state, hash: hashOf(url) }];
        this.at++;
      },
      replaceState: (state, _, url) => {
        this.entries[this.at] = { state, hash: hashOf(url) };
      },
    };
    this.location = {
      get hash(): string {
        return entry().hash;
      },
      pathname: "/",
    };
  }

  addEventListener(_: "popstate", heard: () => void): void {
    this.heard = heard;
  }

  goes(by: number): void {
    if (!this.entries[this.at + by]) return;
    this.at += by;
    this.heard();
  }

  types(hash: string): void {
    this.history.pushState(null, "", hash);
    this.heard();
  }

  get addresses(): string[] {
    return this.entries.slice(0, this.at + 1).map(({ hash }) => hash);
  }
}

let shown: string[] = [];

function begun(tab: Tab): Visited {
  const visited = new Visited(tab);
  shown = [];
  visited.begin((hash) => {
    shown.push(hash);
    visited.show(hash);
  });
  vi.runAllTimers();
  return visited;
}

function shows(visited: Visited, hash: string): void {
  visited.show(hash);
  vi.runAllTimers();
}

/** A panel that is open until it is closed, by its button (`closes`) or by Back. */
function panel(visited: Visited): { open: boolean; closes: () => void } {
  const it: { open: boolean; closes: () => void } = { open: true, closes: () => undefined };
  const closed = visited.opened(() => it.closes());
  it.closes = () => {
    it.open = false;
    closed();
    vi.runAllTimers();
  };
  vi.runAllTimers();
  return it;
}

function goes(tab: Tab, by: number): void {
  tab.goes(by);
  vi.runAllTimers();
}

beforeEach(() => {
  vi.useFakeTimers();
});

test("Back goes from the table to the menu, and Forward to the table again", () => {
  const tab = new Tab();
  const visited = begun(tab);
  shows(visited, "#choose");
  shows(visited, "#table/one");
  expect(tab.addresses).toEqual(["elsewhere", "", "#table/one"]);

  goes(tab, -1);
  expect(shown).toEqual([""]);
  goes(tab, 1);
  expect(shown).toEqual(["", "#table/one"]);
});

test("Back closes the topmost panel first", () => {
  const tab = new Tab();
  const visited = begun(tab);
  shows(visited, "#table/one");
  const [lower, upper] = [panel(visited), panel(visited)];

  goes(tab, -1);
  expect([lower.open, upper.open]).toEqual([true, false]);
  goes(tab, -1);
  expect([lower.open, upper.open]).toEqual([false, false]);
  expect(shown).toEqual([]);
  goes(tab, -1);
  expect(shown).toEqual([""]);
});

test("Back at once after a panel was opened closes that panel and nothing else", () => {
  const tab = new Tab();
  const visited = begun(tab);
  shows(visited, "#table/one");
  const closed = vi.fn();
  visited.opened(vi.fn());
  visited.opened(closed);

  goes(tab, -1);

  expect(closed).toHaveBeenCalledOnce();
  expect(shown).toEqual([]);
  expect(tab.addresses).toEqual(["elsewhere", "", "#table/one", "#table/one"]);
});

test("a panel has its entry at once", () => {
  const tab = new Tab();
  const visited = begun(tab);
  shows(visited, "#table/one");
  visited.opened(vi.fn());
  expect(tab.addresses).toEqual(["elsewhere", "", "#table/one", "#table/one"]);
});

test("a panel that is closed by its button leaves no entry behind", () => {
  const tab = new Tab();
  const visited = begun(tab);
  shows(visited, "#table/one");
  panel(visited).closes();
  expect(tab.addresses).toEqual(["elsewhere", "", "#table/one"]);
});

test("one panel in place of another takes its entry", () => {
  const tab = new Tab();
  const visited = begun(tab);
  shows(visited, "#table/one");
  const first = panel(visited);
  const closed = visited.opened(() => undefined);
  first.closes();
  expect(tab.addresses).toEqual(["elsewhere", "", "#table/one", "#table/one"]);
  closed();
  vi.runAllTimers();
  expect(tab.addresses).toEqual(["elsewhere", "", "#table/one"]);
});

test("the menu is reached from under two panels, and then Back leaves the page", () => {
  const tab = new Tab();
  const visited = begun(tab);
  shows(visited, "#table/one");
  panel(visited);
  panel(visited);
  shows(visited, "");
  expect(tab.addresses).toEqual(["elsewhere", ""]);
});

test("Forward opens a panel again that the screen knows by its name", () => {
  const tab = new Tab();
  const visited = begun(tab);
  const reopened: string[] = [];
  visited.offer({
    current: () => "deck",
    open: (name) => {
      reopened.push(name);
      visited.opened(() => undefined);
    },
  });
  shows(visited, "#table/one");
  panel(visited);
  goes(tab, -1);
  goes(tab, 1);
  expect(reopened).toEqual(["deck"]);
  expect(tab.addresses).toEqual(["elsewhere", "", "#table/one", "#table/one"]);
});

test("an address that was opened directly has the menu under it", () => {
  const tab = new Tab("#table/one");
  begun(tab);
  expect(shown).toEqual(["#table/one"]);
  expect(tab.addresses).toEqual(["elsewhere", "", "#table/one"]);
});

test("an edited address shows its screen, above the menu", () => {
  const tab = new Tab();
  const visited = begun(tab);
  shows(visited, "#table/one");
  tab.types("#table/two");
  vi.runAllTimers();
  expect(shown).toEqual(["#table/two"]);
  expect(tab.addresses).toEqual(["elsewhere", "", "#table/two"]);
});

test("after a reload the entries are counted as before", () => {
  const tab = new Tab();
  shows(begun(tab), "#table/one");
  const again = begun(tab);
  expect(shown).toEqual(["#table/one"]);
  shows(again, "");
  expect(tab.addresses).toEqual(["elsewhere", ""]);
});

test("a browser with nowhere to go back to does not stop the rest", () => {
  const tab = new Tab();
  const visited = begun(tab);
  shows(visited, "#table/one");
  tab.entries = [{ state: { at: 1 }, hash: "#table/one" }];
  tab.at = 0;
  shows(visited, "");
  shows(visited, "#table/two");
  expect(tab.addresses.at(-1)).toBe("#table/two");
});
