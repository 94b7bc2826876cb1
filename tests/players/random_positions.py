"""Random positions from a seed, any number of them: with many cards and tokens, for all kinds of rules."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from kingoftokyo import Game
from kingoftokyo.rules.cards.costumes import COSTUMES
from kingoftokyo.rules.catalogue import CATALOGUE, KEEP_KIND, card_id, kind_of_copy
from kingoftokyo.rules.core.dice import FACE_NAMES
from table import copying

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

RULES = (
    "standard",
    "standard two_players=false",
    "standard halloween=true cultists=true tokyo_tower=true",
    "standard halloween=true smashes_within_tokyo=true",
    "course",
    "solo",
    "solo halloween=true cultists=true tokyo_tower=true",
    "simple",
)
MOST_CARDS = 5  # of a monster
KEEP_CARDS = [
    CATALOGUE.ids[CATALOGUE.number_of_copy[copy]] for copy in range(CATALOGUE.base) if kind_of_copy(copy) == KEEP_KIND
]
COSTUME_CARDS = [card_id(costume.facts().name) for costume in COSTUMES]


def rolling_tables(count: int, seed: int = 0) -> Iterator[Game]:
    """Games in which the active monster is asked which dice to keep."""
    chance = Random(seed)
    for _ in range(count):
        yield Game.from_position(random_position(chance), listen=True)


def buying_tables(card: str, count: int, seed: int = 0) -> Iterator[Game]:
    """Games in which the active monster may buy this card, and can pay for it."""
    chance = Random(seed)
    for _ in range(count):
        position = random_position(chance, [rules for rules in RULES if rules != "simple"])
        del position["dice"], position["rolls_left"]
        position["monsters"][position["turn"]]["energy"] = 12
        yield Game.from_position({**position, "step": "buy", "market": [card]}, listen=True)


def random_position(chance: Random, variants: Sequence[str] = RULES) -> dict[str, Any]:
    rules = chance.choice(variants)
    players = chance.randint(2, 2 if rules == "simple" and chance.random() < 0.5 else 6)
    faces = [face for face in FACE_NAMES if face != "energy" or rules != "simple"]
    monsters = _monsters(chance, rules, players)
    return {
        "rules": rules,
        "turn": chance.randrange(players),
        "step": "roll",
        "rolls_left": chance.randint(1, 2),
        "dice": " ".join(chance.choices(faces, k=chance.choice((4, 5, 6, 6, 6, 6, 7, 8)))),
        "monsters": monsters,
    }


def _monsters(chance: Random, rules: str, players: int) -> list[dict[str, Any]]:
    places = ["city", *(["bay"] if players > 4 and rules != "simple" else []), *["outside"] * players]
    if chance.random() < 0.3:
        places.pop(0)
    places = places[:players]
    chance.shuffle(places)
    deck = [] if rules == "simple" else KEEP_CARDS + (COSTUME_CARDS if "halloween" in rules else [])
    deck = chance.sample(deck, len(deck))
    monsters: list[dict[str, Any]] = []
    for place in places:
        hand = [deck.pop() for _ in range(chance.randint(0, MOST_CARDS) if deck else 0)]
        most = 12 if "even_bigger" in hand else 10
        monster: dict[str, Any] = {
            "place": place,
            "health": chance.randint(1, most),
            "points": chance.randint(0, 12),
            "cards": hand,
        }
        if rules != "simple":
            monster |= {"energy": chance.randint(0, 12)}
            monster |= {"poison": chance.choice((0, 0, 0, 1, 2)), "shrink": chance.choice((0, 0, 0, 1))}
        if "cultists" in rules:
            monster |= {"cultists": chance.randint(0, 2), "tower": chance.choice(([], [], [1]))}
        monsters.append(monster)
    return _with_copies(chance, monsters)


def _with_copies(chance: Random, monsters: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A Mimic copies some Keep card of anybody, if there is one."""
    keeps = [
        (seat, card)
        for seat, monster in enumerate(monsters)
        for card in monster["cards"]
        if card in KEEP_CARDS and card != "mimic"
    ]
    for monster in monsters:
        if "mimic" in monster["cards"] and keeps:
            seat, copied = chance.choice(keeps)
            monster["cards"] = [copying(copied, seat) if card == "mimic" else card for card in monster["cards"]]
    return monsters
