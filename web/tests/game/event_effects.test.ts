import { describe, expect, test } from "vitest";
import { layDice } from "../../src/game/dice";
import {
  actorOf,
  applyEvent,
  beginning,
  durationOf,
  isLogged,
  isThrow,
  lastKept,
  LYING,
  seatOf,
  showsChoice,
  type Stage,
} from "../../src/game/event_effects";
import type { GameEvent, MonsterData } from "../../src/net/wire";
import { aCard, aMonster, aView, happened } from "../builders";

function stage(monster: Partial<MonsterData> = {}): Stage {
  return { view: aView({ monsters: [aMonster({ seat: 0, ...monster }), aMonster({ seat: 1 })] }), dice: [] };
}

const ROLLED: GameEvent = {
  ...{ event: "DiceRolled", seat: 0, kept: "1 1", rolled: "2 smash heart 3", dice: "1 1 2 3 heart smash", rolls_left: 1 },
};
const BOUGHT: GameEvent = { event: "CardBought", seat: 0, card: "tank", price: 4, source: "market", owner: null };
const PAID: GameEvent = { event: "EnergySpent", seat: 0, amount: 4, energy: 1, cause: "tank" };
const ENDED: GameEvent = { event: "RollFinished", seat: 0, dice: "1 1 2 3 heart smash" };

describe("numbers fly to the monster they concern", () => {
  test.each<[GameEvent, string, number]>([
    [{ event: "PointsGained", seat: 0, amount: 2, points: 7, cause: "tokyo" }, "points", 2],
    [{ event: "PointsLost", seat: 0, amount: 2, points: 3, cause: "rules" }, "points", -2],
    [{ event: "EnergyGained", seat: 0, amount: 3, energy: 5, cause: "dice" }, "energy", 3],
    [{ event: "EnergyLost", seat: 0, amount: 1, energy: 1, cause: "tank" }, "energy", -1],
    [PAID, "energy", -4],
    [{ event: "HealthGained", seat: 0, amount: 1, health: 9, cause: "dice" }, "health", 1],
    [{ event: "HealthLost", seat: 0, amount: 3, health: 4, dealer: 1, cause: "dice" }, "health", -3],
    [{ event: "DamagePrevented", seat: 0, amount: 1, cause: "dice", by: "armor_plating" }, "shield", 1],
    [{ event: "TokensGained", seat: 0, token: "poison", amount: 2, total: 2, cause: "poison_spit" }, "poison", 2],
    [{ event: "TokensLost", seat: 0, token: "shrink", amount: 1, total: 0, cause: "dice" }, "shrink", -1],
  ])("%o", (event, icon, amount) => {
    expect(applyEvent(stage(), event)).toEqual({ seat: 0, icon, amount });
  });

  test("and the monster then has what the event says", () => {
    const { view } = applied(
      { event: "PointsGained", seat: 0, amount: 2, points: 7, cause: "tokyo" },
      { event: "HealthLost", seat: 0, amount: 3, health: 4, dealer: 1, cause: "dice" },
      { event: "EnergyGained", seat: 0, amount: 3, energy: 5, cause: "dice" },
      { event: "TokensGained", seat: 0, token: "poison", amount: 2, total: 2, cause: "poison_spit" },
      { event: "TokensGained", seat: 0, token: "shrink", amount: 1, total: 1, cause: "shrink_ray" },
    );

    expect(view.monsters[0]).toMatchObject({ points: 7, health: 4, energy: 5, poison: 2, shrink: 1 });
    expect(view.monsters[1]).toEqual(aMonster({ seat: 1 }));
  });

  test("nothing flies where no monster sits", () => {
    expect(applyEvent(stage(), { event: "PointsGained", seat: 5, amount: 2, points: 2, cause: "dice" })).toBeNull();
  });
});

function applied(...events: GameEvent[]): Stage {
  const on = stage();
  for (const event of events) applyEvent(on, event);
  return on;
}

describe("Tokyo", () => {
  const entered = (place: string): GameEvent => ({ event: "TokyoEntered", seat: 0, place, cause: "dice" });

  test("a monster goes into the city or the bay, and out again", () => {
    expect(applied(entered("city")).view.monsters[0]?.place).toBe("city");
    expect(applied(entered("bay")).view.monsters[0]?.place).toBe("bay");
    expect(applied(entered("bay"), { event: "MovedToCity", seat: 0, cause: "bay" }).view.monsters[0]?.place).toBe("city");
    const left: GameEvent = { event: "TokyoLeft", seat: 0, place: "city", cause: "yield" };
    expect(applied(entered("city"), left).view.monsters[0]?.place).toBe("outside");
  });

  test("entering is its own step of the turn", () => {
    expect(applied(entered("city")).view.step).toBe("tokyo");
  });
});

describe("cards", () => {
  test("a card that was bought lies in the hand, and is gone once it is discarded", () => {
    const on = applied(BOUGHT);
    expect(on.view.monsters[0]?.cards).toEqual([aCard("tank")]);
    expect(on.view.step).toBe("buy");

    applyEvent(on, { event: "CardDiscarded", seat: 0, card: "tank", cause: "tank" });
    expect(on.view.monsters[0]?.cards).toEqual([]);
  });

  test("discarding one of two copies leaves the other", () => {
    const on = stage({ cards: [aCard("extra_head"), aCard("extra_head")] });

    applyEvent(on, { event: "CardDiscarded", seat: 0, card: "extra_head", cause: "metamorph" });

    expect(on.view.monsters[0]?.cards).toHaveLength(1);
  });

  test("discarding a card that the page does not know leaves the hand alone", () => {
    const on = stage({ cards: [aCard("tank")] });

    applyEvent(on, { event: "CardDiscarded", seat: 0, card: "heal", cause: "heal" });

    expect(on.view.monsters[0]?.cards).toEqual([aCard("tank")]);
  });

  test("a revealed card replaces the one in its slot", () => {
    const on = stage();
    on.view.market = [0, 1].map((slot) => ({ slot, id: "heal", cost: 3, price: 3, short: 0 }));

    applyEvent(on, { event: "CardRevealed", slot: 1, card: "tank" });

    expect(on.view.market.map((card) => card.id)).toEqual(["heal", "tank"]);
  });
});

describe("dice", () => {
  test("a roll lays its dice, with the kept ones kept", () => {
    const on: Stage = { view: aView(), dice: layDice(["1", "1", "3", "3", "3", "3"]) };

    applyEvent(on, ROLLED);

    expect(on.dice.map((die) => die.kept)).toEqual([true, true, false, false, false, false]);
    expect(on.view.rolls_left).toBe(1);
  });

  test("when the roll is finished, none is kept any more, and dice are resolved", () => {
    const on = applied(ROLLED, ENDED);

    expect(on.dice.some((die) => die.kept)).toBe(false);
    expect(on.view.step).toBe("resolve");
  });

  test("kept faces are known while the roll goes on, and not after it", () => {
    expect(lastKept(happened(ROLLED))).toEqual(["1", "1"]);
    expect(lastKept(happened(ROLLED, ENDED))).toEqual([]);
    expect(lastKept([])).toEqual([]);
  });
});

describe("the time of a beat", () => {
  test("the last roll of a turn lies there for a moment, an earlier one does not", () => {
    expect(durationOf(happened(ROLLED), happened(ROLLED, ENDED))).toBe(LYING);
    expect(durationOf(happened(ROLLED), happened(ROLLED))).toBeLessThan(LYING / 2);
  });

  test("events that are shown together take as long as the longest of them", () => {
    expect(durationOf(happened(PAID, BOUGHT), [])).toBe(durationOf(happened(BOUGHT), []));
    expect(durationOf(happened(BOUGHT), [])).toBeGreaterThan(durationOf(happened(PAID), []));
  });

  test("only dice that are thrown have to land", () => {
    expect(isThrow(ROLLED)).toBe(true);
    expect(isThrow({ ...ROLLED, rolled: "" })).toBe(false);
    expect(isThrow(ENDED)).toBe(false);
  });
});

test("an eliminated monster is dead, and one that is revived has its health", () => {
  const on = applied({ event: "MonsterEliminated", seat: 0, dealer: 1, cause: "dice" });
  expect(on.view.monsters[0]).toMatchObject({ place: "dead", health: 0 });

  applyEvent(on, { event: "MonsterRevived", seat: 0, health: 12, cause: "it_has_a_child" });
  expect(on.view.monsters[0]?.health).toBe(12);
});

test("a new turn names its monster, and frees the dice", () => {
  const on: Stage = { view: aView(), dice: layDice(["1"]).map((die) => ({ ...die, kept: true })) };

  applyEvent(on, { event: "TurnStarted", turn: 2, seat: 1, extra: false });

  expect(on.view).toMatchObject({ turn: 2, active: 1, step: "roll" });
  expect(on.dice[0]?.kept).toBe(false);
});

describe("the log", () => {
  test("what a card cost is in the line of the card, other payments have their own", () => {
    expect(isLogged(PAID, happened(PAID, BOUGHT))).toBe(false);
    expect(isLogged(PAID, happened(PAID))).toBe(true);
    expect(isLogged({ ...PAID, cause: "wings" }, happened(PAID, BOUGHT))).toBe(true);
  });

  test("the end of a roll and of a turn has no line", () => {
    expect(isLogged(ENDED, [])).toBe(false);
    expect(isLogged({ event: "TurnEnded", seat: 0 }, [])).toBe(false);
    expect(isLogged(ROLLED, [])).toBe(true);
  });

  test("a turn begins and a card is revealed after any choice: neither is a line about the choice", () => {
    expect(showsChoice({ event: "TurnStarted", turn: 2, seat: 1, extra: false })).toBe(false);
    expect(showsChoice({ event: "CardRevealed", slot: 0, card: "tank" })).toBe(false);
    expect(showsChoice(BOUGHT)).toBe(true);
  });

  test("a line belongs to the seat of its event, or to who begins or wins", () => {
    expect(seatOf(BOUGHT)).toBe(0);
    expect(seatOf({ event: "GameStarted", players: 3, first: 2, order: [0, 1, 2] })).toBe(2);
    expect(seatOf({ event: "GameEnded", winner: null, reason: "all dead" })).toBeNull();
    expect(seatOf({ event: "DeckShuffled", cards: 12 })).toBeNull();
  });

  test("a line wears the ring of the monster that acted, not of its victim", () => {
    const lost = { event: "HealthLost", seat: 0, amount: 3, health: 4, dealer: 1, cause: "dice" } as const;
    expect(actorOf(lost)).toBe(1);
    expect(actorOf({ ...lost, dealer: null, cause: "poison" })).toBe(0);
    expect(actorOf({ event: "MonsterEliminated", seat: 0, dealer: 1, cause: "dice" })).toBe(1);
    expect(actorOf(BOUGHT)).toBe(0);
  });
});

test("before the first event, nobody has anything, and the later view is left as it was", () => {
  const later = aView({ turn: 9, over: true, winner: 1, monsters: [aMonster({ health: 3, points: 20, cards: [aCard("tank")] })] });

  const first = beginning(later);

  expect(first).toMatchObject({ turn: 0, step: "start", over: false, winner: null, asked: null });
  expect(first.monsters).toEqual([aMonster()]);
  expect(later.monsters[0]?.points).toBe(20);
});
