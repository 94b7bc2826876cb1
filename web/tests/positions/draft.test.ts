import { beforeEach, describe, expect, test, vi } from "vitest";
import { facts } from "../../src/game/facts.svelte";
import { plain } from "../../src/i18n/sentences";
import { RequestError } from "../../src/net/request_error";
import { server } from "../../src/net/requests";
import type { BlankPosition, CardLimits, ErrorResponse, Menu, MonsterForm, PositionForm } from "../../src/net/wire";
import { Draft } from "../../src/positions/draft.svelte";
import { speak } from "../catalogue";

const MONSTERS = ["axolulu", "mosshell", "blorb", "girder"];
const STORED = "kingoftokyo.position";
const blankPosition = vi.spyOn(server, "blankPosition");
const setUp = vi.spyOn(server, "setUp");

function aMonster(monster: string, changed: Partial<MonsterForm> = {}): MonsterForm {
  const numbers = { health: 10, points: 0, energy: 0, poison: 0, shrink: 0 };
  return { seat: { monster, player: "person", name: "", mine: true }, place: "outside", ...numbers, cards: [], counted: {}, ...changed };
}

function aForm(players: number, rules: string, changed: Partial<PositionForm> = {}): PositionForm {
  const monsters = MONSTERS.slice(0, players).map((monster) => aMonster(monster));
  return { rules, monsters, turn: 0, step: "start", dice: [], rolls_left: 2, market: null, deck: [], ...changed };
}

function aCard(id: string, changed: Partial<CardLimits> = {}): CardLimits {
  return { id, copies: 1, hold: true, counters: 0, health: 0, mimics: false, ...changed };
}

/** What the server answers: `simple` has neither Tokyo Bay nor energy nor cards. */
function aBlank(players: number, rules: string): BlankPosition {
  const simple = rules === "simple";
  return {
    form: aForm(players, rules),
    fewest: 2,
    most: 6,
    most_people: 6,
    places: simple ? ["outside", "city", "dead"] : ["outside", "city", "bay", "dead"],
    steps: ["start"],
    faces: simple ? ["1", "2", "3", "heart", "smash"] : ["1", "2", "3", "heart", "energy", "smash"],
    most_dice: 8,
    most_rolls: 9,
    most_points: 20,
    most_energy: simple ? 0 : 99,
    most_tokens: 9,
    most_health: 10,
    market: simple ? 0 : 3,
    cards: simple
      ? []
      : [aCard("jets"), aCard("even_bigger", { health: 12 }), aCard("extra_head", { copies: 2 }), aCard("heal", { hold: false })],
    counted: [],
  };
}

function held(card: string): MonsterForm["cards"][number] {
  return { card, counters: null, copies: null };
}

function refusal(id: string, args: Record<string, string> = {}, where = ""): RequestError {
  const response: ErrorResponse = { message: "no", why: "bad-setup", where, phrase: { id, args } };
  return new RequestError(response);
}

/** A draft with this form, and what the form needs besides. */
async function opened(changed: Partial<PositionForm> = {}, players = 3, rules = "standard"): Promise<Draft> {
  const draft = new Draft();
  await draft.open(aForm(players, rules, changed));
  return draft;
}

function formOf(draft: Draft): PositionForm {
  if (!draft.form) throw new Error("the draft has no form");
  return draft.form;
}

beforeEach(async () => {
  await speak("en");
  localStorage.clear();
  facts.menu = { monsters: MONSTERS } as Menu;
  setUp.mockReset();
  blankPosition.mockReset().mockImplementation((players, rules) => Promise.resolve(aBlank(players, rules)));
});

describe("opening", () => {
  test("without a stored position, three monsters by the standard rules", async () => {
    const draft = new Draft();
    await draft.open(null);

    expect([formOf(draft).monsters.length, formOf(draft).rules]).toEqual([3, "standard"]);
  });

  test("the last position of this browser comes back", async () => {
    const before = await opened({ turn: 1, dice: ["1", "smash"] }, 2);
    before.store();
    const after = new Draft();
    await after.open(null);

    expect(formOf(after)).toEqual(formOf(before));
  });

  test("a stored text that is no position is replaced by an empty form", async () => {
    localStorage.setItem(STORED, '{"monsters": 3}');
    const draft = new Draft();
    await draft.open(null);

    expect(formOf(draft)).toEqual(aForm(3, "standard"));
  });

  test("an answer that comes late does not replace a newer one", async () => {
    const draft = await opened();
    let late: (blank: BlankPosition) => void = () => undefined;
    blankPosition.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
    const first = draft.change(2, "standard");
    await draft.change(4, "standard");
    late(aBlank(2, "standard"));
    await first;

    expect(formOf(draft).monsters.length).toBe(4);
  });
});

describe("changing the rules", () => {
  test("what the new rules do not have is dropped", async () => {
    const rich = aMonster("axolulu", { place: "bay", energy: 7, health: 4, cards: [held("jets")] });
    const draft = await opened({
      monsters: [rich, aMonster("mosshell")],
      dice: ["energy", "smash"],
      market: ["jets", null, null],
      deck: ["heal"],
    });
    await draft.change(2, "simple");

    expect(formOf(draft).monsters[0]).toMatchObject({ place: "outside", energy: 0, health: 4, cards: [] });
    expect(formOf(draft)).toMatchObject({ rules: "simple", dice: ["smash"], market: [], deck: [] });
  });

  test("a new seat gets a monster that nobody has", async () => {
    const draft = await opened({ monsters: [aMonster("mosshell"), aMonster("axolulu")] }, 2);
    await draft.change(3, "standard");

    expect(formOf(draft).monsters.map(({ seat }) => seat.monster)).toEqual(["mosshell", "axolulu", "blorb"]);
  });

  test("the turn is one of the monsters that are left", async () => {
    const draft = await opened({ turn: 2 });
    await draft.change(2, "standard");

    expect(formOf(draft).turn).toBe(1);
  });
});

describe("limits", () => {
  test("a card that is held, in the market or in the deck is used", async () => {
    const holder = aMonster("axolulu", { cards: [held("extra_head")] });
    const draft = await opened({ monsters: [holder, aMonster("mosshell")], market: ["jets", null, null], deck: ["heal"] }, 2);
    const left = (id: string): number => draft.left(draft.card(id) ?? aCard(id));

    expect(["extra_head", "jets", "heal", "even_bigger"].map(left)).toEqual([1, 0, 0, 1]);
  });

  test("a card can raise the maximum of health", async () => {
    const draft = await opened();

    expect(draft.most("health", aMonster("axolulu"))).toBe(10);
    expect(draft.most("health", aMonster("axolulu", { cards: [held("even_bigger")] }))).toBe(12);
    expect(draft.most("poison", aMonster("axolulu"))).toBe(9);
  });
});

describe("editing", () => {
  test("two seats exchange their monsters", async () => {
    const draft = await opened({}, 2);
    draft.chooseMonster(0, "mosshell");

    expect(formOf(draft).monsters.map(({ seat }) => seat.monster)).toEqual(["mosshell", "axolulu"]);
  });

  test("dice are added with the first face, and never more than the maximum", async () => {
    const draft = await opened({ dice: ["smash"] });
    draft.setDice(3);
    expect(formOf(draft).dice).toEqual(["smash", "1", "1"]);
    draft.setDice(99);
    expect(formOf(draft).dice).toHaveLength(8);
    draft.setDice(-1);
    expect(formOf(draft).dice).toEqual([]);
  });

  test("a die turns from the last face to the first, and back", async () => {
    const draft = await opened({ dice: ["smash"] });
    draft.turnDie(0, 1);
    expect(formOf(draft).dice).toEqual(["1"]);
    draft.turnDie(0, -1);
    expect(formOf(draft).dice).toEqual(["smash"]);
  });
});

describe("errors", () => {
  test("an error belongs to its field, until something is changed", async () => {
    const draft = await opened();
    setUp.mockRejectedValueOnce(refusal("error-position-too-few-alive", {}, "monsters[1].health"));

    expect(await draft.play()).toBeNull();
    expect(plain(draft.errorAt("monsters[1].health"))).toBe("At least two monsters must be alive.");
    expect(draft.errorAt("monsters[1]")).toBe("");
    expect(draft.errorAt("monsters[1]", true)).not.toBe("");
    draft.store();
    expect(draft.errorAt("monsters[1].health")).toBe("");
  });

  test("a place that two monsters have is an error of both", async () => {
    const draft = await opened();
    setUp.mockRejectedValueOnce(refusal("error-position-place-taken", { place: "city" }, "monsters[1].place"));
    await draft.play();

    expect(plain(draft.placeError(aMonster("axolulu", { place: "city" })))).toBe("Two monsters are in Tokyo City: there is room for one.");
    expect(draft.placeError(aMonster("axolulu", { place: "bay" }))).toBe("");
    expect(draft.placeError(aMonster("axolulu"))).toBe("");
  });

  test("an error of a pasted line belongs to the line", async () => {
    const draft = await opened();
    setUp.mockRejectedValueOnce(refusal("error-position-no-bay", {}, "monsters[0].place"));
    await draft.playLine("monsters=[(place=bay) ()]");

    expect(plain(draft.errorAt("text"))).toBe("These rules have no Tokyo Bay.");
  });

  test("without a connection there is an error of no field", async () => {
    const draft = await opened();
    setUp.mockRejectedValueOnce(new TypeError("failed to fetch"));
    await draft.play();

    expect(draft.error?.where).toBe("");
    expect(draft.error?.text).not.toBe("");
  });

  test("a position that is possible is sent as a form, without an error", async () => {
    const draft = await opened({ dice: ["smash"] });
    setUp.mockResolvedValueOnce({ table: "t", notice: "" });

    expect(await draft.play()).toEqual({ table: "t", notice: "" });
    expect(setUp).toHaveBeenCalledWith({ form: formOf(draft), text: "", seats: [] });
    expect(draft.error).toBeNull();
  });
});
