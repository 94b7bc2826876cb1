/** Builders of what the server sends, for tests: each test names only what it is about. */
import type { CardData, DecisionData, GameEvent, Happened, MonsterData, OptionData, RollData, ViewData } from "../src/net/wire";

export function aMonster(changes: Partial<MonsterData> = {}): MonsterData {
  return {
    seat: 0,
    place: "outside",
    health: 10,
    max_health: 10,
    points: 0,
    energy: 0,
    poison: 0,
    shrink: 0,
    cards: [],
    counted: {},
    ...changes,
  };
}

export function aCard(id: string): CardData {
  return { id, counters: 0, used: false, copies: null, copied_from: null, use_choice: null };
}

/** Two monsters, in the first turn of the first one. */
export function aView(changes: Partial<ViewData> = {}): ViewData {
  return {
    decision_number: 0,
    seat: 0,
    turn: 1,
    active: 0,
    asked: 0,
    kind: null,
    step: "roll",
    monsters: [aMonster({ seat: 0 }), aMonster({ seat: 1 })],
    dice: [],
    rolls_left: 2,
    smashes: 0,
    market: [],
    deck_size: 60,
    top: [],
    discard: [],
    bay: false,
    over: false,
    winner: null,
    reason: "",
    standings: [],
    interjections: 0,
    has_cards: true,
    has_energy: true,
    unseen: [],
    ...changes,
  };
}

export function anOption(choice: string, changes: Partial<OptionData> = {}): OptionData {
  return {
    choice,
    verb: choice.split(" ")[0] as OptionData["verb"],
    phrase: { id: "option", args: {} },
    card: null,
    seat: null,
    face: null,
    to: null,
    group: null,
    price: null,
    consequences: [],
    any_time: false,
    warning: null,
    ...changes,
  };
}

export function aRoll(dice: string, changes: Partial<RollData> = {}): RollData {
  return { dice: dice.split(" "), rolls_left: 2, may_stop: true, if_stopped: [], changers: [], warn_stop: null, ...changes };
}

export function aDecision(options: OptionData[], changes: Partial<DecisionData> = {}): DecisionData {
  return {
    decision_number: 0,
    seat: 0,
    kind: "buy",
    question: { id: "question", args: {} },
    options,
    roll: null,
    private: false,
    explain: null,
    trivial: false,
    ...changes,
  };
}

export function happened(...events: GameEvent[]): Happened[] {
  return events.map((event, moment) => ({ event, moment }));
}
