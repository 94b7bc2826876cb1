"""The second lesson, a short one: Tokyo Bay, tokens, and cards that act before and after one's own turn."""

from __future__ import annotations

from typing import Final

from kingoftokyo.table.guide.script import Guide, learn, other, page
from kingoftokyo.table.seats import PERSON

PINCH: Final = 1
BLORB: Final = 2
GIRDER: Final = 3
MOSSHELL: Final = 4

# Five monsters, because Tokyo Bay is open only then.
POSITION: Final[dict[str, object]] = {
    "rules": "standard",
    "turn": 0,
    "step": "start",
    "persons": [0],
    "monsters": [
        {"health": 6, "points": 16, "energy": 5, "poison": 1, "cards": ["herd_culler"]},
        {"place": "city", "health": 7, "points": 9},
        {"place": "bay", "health": 4, "points": 6},
        {"health": 8, "points": 4},
        {"health": 6, "points": 7},
    ],
    "market": ["jets", "energy_hoarder", "skyscraper"],
    "deck": ["even_bigger", "corner_store", "wings", "heal"],
    "seed": 2,
    "rolls": [
        *("1 1 2 heart smash energy", "2 3"),
        "1 2 2 3 heart heart",
        "1 3 smash smash heart energy",
        "1 2 3 heart heart energy",
        "1 1 2 3 heart energy",
        "2 2 2 3 heart energy",
    ],
}

SCRIPT: Final = [
    # The Bay, a token, and a card that turns a die.
    learn(
        "keep 1 1 heart smash",
        page("bay-welcome", "map", other=PINCH, owner=BLORB),
        page("bay-rules", "map"),
        page("bay-token", "seat"),
        page("bay-hand", "seat", card="herd_culler"),
        page("bay-keep", "dice", dice=["1", "1", "heart", "smash"]),
    ),
    learn("stop", page("bay-stop", "stop", card="herd_culler")),
    learn("set 2 to 1 with herd_culler", page("bay-culler", "answer", card="herd_culler", face="2", to="1")),
    learn("cure poison", page("bay-cure", "answer", face="heart")),
    *other(PINCH, "stay"),
    *other(BLORB, "yield"),
    # In the Bay: buying a card that helps there.
    learn(
        "buy jets",
        page("bay-entered", "map", other=BLORB),
        page("bay-read", "market", card="jets"),
        page("bay-buy", "buy", card="jets"),
    ),
    *other(PINCH, "stop"),
    *other(BLORB, "stop"),
    *other(PINCH, "stay"),
    learn("yield", page("bay-jets", "yield", attacker=BLORB, card="jets")),
    *other(GIRDER, "stop"),
    *other(MOSSHELL, "stop"),
    # The last turn: who to ask, and the last two points.
    learn("stop", page("bay-counsel", "dice"), page("bay-last", "stop", dice=["2", "2", "2"])),
    learn("done", page("bay-leave", "done", card="herd_culler")),
]
CARDS_AND_BAY: Final = Guide(
    "cards",
    POSITION,
    ("Axolulu", "Old Pinch", "Blorb", "Girder", "Mosshell"),
    (PERSON, "greedy", "greedy", "greedy", "greedy"),
    SCRIPT,
    [page("bay-won", "none"), page("bay-farewell", "none")],
)
