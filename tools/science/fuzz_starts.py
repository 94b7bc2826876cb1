"""The starts of fuzzed games: ordinary, with two cards in play, or a random position."""

from __future__ import annotations

import random
from typing import Literal, NamedTuple

from kingoftokyo import Game
from kingoftokyo.rules.cards.deck import DECK_COPIES
from kingoftokyo.rules.catalogue import CATALOGUE, KEEP_KIND
from kingoftokyo.rules.core.dice import FACE_NAMES, MOST_DICE
from kingoftokyo.rules.phases import step_names
from kingoftokyo.rules.positions.parse import MOST_TOKENS, STEPS_TO_START_AT

INTERACTIVE = (
    "background_dweller",
    "camouflage",
    "energy_drink",
    "freeze_time",
    "healing_ray",
    "herd_culler",
    "jets",
    "made_in_a_lab",
    "metamorph",
    "mimic",
    "opportunist",
    "parasitic_tentacles",
    "plot_twist",
    "psychic_probe",
    "rapid_healing",
    "smoke_cloud",
    "stretchy",
    "wings",
)
KEEP_CARDS = sorted(
    {CATALOGUE.ids[number] for number in CATALOGUE.number_of_copy[:DECK_COPIES] if CATALOGUE.kind[number] == KEEP_KIND}
)
TURN_STEPS = step_names()[:13]
FEW_TOKENS = 21  # counts of tokens that are all tried: from none to one more than any card has ever given

Kind = Literal["new", "pair", "pending", "laid"]


class Start(NamedTuple):
    """The start of a game, and how it is played.

    A pair of cards is in one hand (`together`) or in two. `buys`: who chooses likes to buy. `advised`: at each decision
    everything is asked that a person could ask.
    """

    seed: int
    players: int
    rules: str
    kind: Kind = "new"
    pair: tuple[str, str] = ("", "")
    together: bool = False
    buys: bool = False
    advised: bool = False

    @property
    def may_be_refused(self) -> bool:
        return self.kind in ("pending", "laid")

    def position(self) -> dict[str, object] | None:
        match self.kind:
            case "new":
                return None
            case "pair":
                return position_of_pair(self, *self.pair)
            case "pending":
                return position_with_pending(self)
            case "laid":
                return position_laid(self)

    def game(self) -> Game:
        position = self.position()
        return (
            Game.new(self.players, self.rules, self.seed, listen=self.advised)
            if position is None
            else Game.from_position(position, listen=self.advised)
        )

    def __str__(self) -> str:
        position = self.position()
        made = (
            f"new({self.players}, {self.rules!r}, {self.seed})" if position is None else f"from_position({position!r})"
        )
        return f"Game.{made}"


def position_laid(start: Start) -> dict[str, object]:
    """Every number of dice with every count of tokens, in rotation; the rest is random."""
    rng = random.Random(start.seed)
    pool = start.seed % (MOST_DICE + 1)
    tokens = start.seed // (MOST_DICE + 1)
    shrink, poison = tokens % FEW_TOKENS, tokens // FEW_TOKENS % FEW_TOKENS
    turn = rng.randrange(start.players)
    hands = rng.sample(KEEP_CARDS, 3 * start.players)
    monsters: list[dict[str, object]] = []
    for seat in range(start.players):
        mine = (shrink, poison) if seat == turn or rng.random() < 0.3 else (0, 0)
        if rng.random() < 0.02:
            mine = (rng.randint(0, MOST_TOKENS), rng.randint(0, MOST_TOKENS))
        monsters.append(
            {
                "health": rng.randint(1, 10),
                "points": rng.randint(0, 19),
                "energy": rng.choice((0, 1, 5, 20)),
                "shrink": mine[0],
                "poison": mine[1],
                "cards": hands[3 * seat : 3 * seat + rng.randint(0, 3)],
            }
        )
    monsters[rng.randrange(start.players)]["place"] = "city"
    return {
        "rules": start.rules,
        "monsters": monsters,
        "turn": turn,
        "step": rng.choice(STEPS_TO_START_AT),
        "dice": " ".join(rng.choices(FACE_NAMES, k=pool)),
        "rolls_left": rng.randint(0, 3),
        "seed": start.seed,
    }


def position_with_pending(start: Start) -> dict[str, object]:
    """Weak monsters with random dice, cards and tokens, and random pending steps."""
    rng = random.Random(start.seed)
    seats = range(start.players)
    monsters: list[dict[str, object]] = [
        {
            "health": rng.randint(1, 4),
            "energy": rng.randint(0, 9),
            "shrink": rng.choice((0, 0, 1, 5, 9)),
            "cards": [card],
        }
        for card in rng.sample(INTERACTIVE, start.players)
    ]
    if rng.random() < 0.3:
        monsters[rng.choice(seats)] = {"place": "dead"}
    else:
        monsters[rng.choice(seats)]["place"] = "city"
    return {
        "rules": start.rules,
        "monsters": monsters,
        "turn": rng.choice(seats),
        "dice": " ".join(rng.choices(FACE_NAMES, k=rng.randint(0, MOST_DICE))),
        "rolls_left": rng.randint(0, 3),
        "pending": [
            *(random_step(rng, seats) for _ in range(rng.randint(1, 6))),
            {"step": rng.choice((*TURN_STEPS, "next_turn"))},
        ],
        "this_turn": {"number": 1, "extra_turns": rng.choices(seats, k=rng.randint(0, 3))},
        "seed": start.seed,
    }


def random_step(rng: random.Random, seats: range) -> dict[str, object]:
    seat = rng.choice(seats)
    wounds: list[dict[str, object]] = [
        {"step": "damage", "seat": seat, "amount": rng.choice((1, 3, 9)), "dealer": "nobody"},
        {"step": "damage", "seat": seat, "amount": 2, "dealer": rng.choice(seats), "smash": True},
    ]
    of_seats: list[dict[str, object]] = [
        {"step": name, "seat": seat} for name in ("turn_start", "leave", "yielded", "take_place", "collapse")
    ]
    yields: list[dict[str, object]] = [{"step": "yield", "seat": seat, "place": "city"}]
    of_turns: list[dict[str, object]] = [{"step": name} for name in TURN_STEPS]
    return rng.choice(wounds + of_seats + yields + of_turns)


def position_of_pair(start: Start, first: str, second: str) -> dict[str, object]:
    """Hurt monsters with energy to spend; a Mimic copies the other card in every second game."""
    rng = random.Random(start.seed)
    monsters: list[dict[str, object]] = [
        {"health": rng.randint(3, 9), "energy": rng.randint(6, 12), "poison": rng.randint(0, 1), "cards": []}
        for _ in range(start.players)
    ]
    monsters[rng.randrange(start.players)]["place"] = "city"
    owner = rng.randrange(start.players)
    other = owner if start.together else (owner + rng.randint(1, start.players - 1)) % start.players
    hands: list[list[object]] = [[] for _ in monsters]
    for card, seat, copied, of in ((first, owner, second, other), (second, other, first, owner)):
        copies = {"seat": of, "card": copied} if card == "mimic" and start.seed % 2 else None
        hands[seat].append({"card": card, "copies": copies} if copies else card)
    for monster, hand in zip(monsters, hands, strict=True):
        monster["cards"] = hand
    return {"rules": start.rules, "monsters": monsters, "turn": rng.randrange(start.players), "seed": start.seed}
