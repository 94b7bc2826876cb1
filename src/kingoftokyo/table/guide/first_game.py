"""The first lesson: a whole game of three, from the first roll to the crown."""

from __future__ import annotations

from typing import Final

from kingoftokyo.table.guide.script import PUPIL, Guide, learn, other, page
from kingoftokyo.table.seats import PERSON

PINCH: Final = 1
BLORB: Final = 2
MONSTERS: Final = ("Axolulu", "Old Pinch", "Blorb")
PLAYERS: Final = (PERSON, "greedy", "greedy")  # who plays if the lesson is skipped

# Three monsters, because with two Tokyo has other rules.
POSITION: Final[dict[str, object]] = {
    "rules": "standard",
    "turn": PUPIL,
    "step": "start",
    "persons": [PUPIL],
    "monsters": [{}, {}, {}],
    "market": ["alpha_monster", "skyscraper", "jets"],
    "deck": ["even_bigger", "corner_store", "wings", "heal"],
    "seed": 1,
    "rolls": [
        *("1 2 3 3 heart smash", "3 smash 1 energy", "energy energy"),
        *("1 2 smash smash heart energy", "smash 2 2 3"),
        *("1 1 2 3 heart energy", "1 2 3"),
        *("heart heart smash smash energy 2", "smash energy energy"),
        *("1 2 smash smash smash heart", "smash heart 1"),
        "1 2 2 2 3 smash",
        *("1 2 heart heart smash energy", "heart energy"),
        "1 1 1 2 heart smash",
        "1 2 3 heart heart 2",
        *("1 2 3 3 heart smash", "3 3 smash"),
        "1 2 3 heart heart heart",
        "1 1 2 3 heart smash",
        *("1 2 3 3 heart smash", "1 2 3", "3 heart"),
    ],
}


SCRIPT: Final = [
    # The first turn: rolling, the symbols, and into Tokyo.
    learn(
        "keep 3 3",
        page("welcome", "table"),
        page("goal", "seat", seat=PUPIL),
        page("numbers", "dice", dice=["3", "3", "3"]),
        page("symbols", "dice", face="heart", to="energy", kept="smash"),
        page("keep", "dice", dice=["3", "3"]),
    ),
    learn(
        "keep 3 3 3 energy",
        page("three", "dice", dice=["3", "3", "3"]),
        page("keep-more", "dice", dice=["3", "3", "3", "energy"]),
    ),
    learn("done", page("entered", "map"), page("tokyo", "map"), page("market", "market"), page("save", "done")),
    *other(PINCH, "keep smash smash", "stop"),
    # Smashed in Tokyo: staying.
    learn("stay", page("smashed", "seat", attacker=PINCH), page("stay", "stay")),
    *other(BLORB, "keep 1 1 energy", "stop"),
    # The second turn: in Tokyo, and a card.
    learn(
        "keep energy smash smash",
        page("held", "seat"),
        page("in-tokyo", "dice", face="smash", to="heart"),
        page("keep-smashes", "dice", dice=["smash", "smash", "energy"]),
    ),
    learn("stop", page("stop", "stop")),
    learn(
        "buy alpha_monster",
        page("hit", "seats"),
        page("cards", "market"),
        page("buy", "buy", card="alpha_monster"),
    ),
    *other(PINCH, "keep smash smash smash", "stop"),
    # Smashed again: yielding.
    learn("yield", page("danger", "seat", attacker=PINCH), page("yield", "yield", attacker=PINCH)),
    *other(BLORB, "stop"),
    *other(PINCH, "stay"),
    # The third turn: healing outside.
    learn(
        "keep heart heart energy smash",
        page("outside", "map", other=PINCH),
        page("heal", "dice", dice=["heart", "heart"], face="smash", to="energy", other=PINCH),
    ),
    learn("stop", page("healed", "stop", dice=["heart", "heart", "heart"])),
    *other(PINCH, "stay"),
    learn("done", page("alpha", "log", card="alpha_monster", other=PINCH), page("patience", "done")),
    *other(PINCH, "stop"),
    *other(BLORB, "stop"),
    # The fourth turn: Tokyo again, and the sweep.
    learn("keep 3 3 smash", page("attack", "dice", dice=["3", "3", "smash"], other=PINCH)),
    learn("stop", page("plenty", "stop", dice=["3", "3", "3", "3"], other=PINCH)),
    *other(PINCH, "yield"),
    learn("sweep", page("back", "map", other=PINCH), page("sweep", "sweep")),
    *other(PINCH, "stop"),
    *other(BLORB, "stop"),
    learn("stay", page("weigh", "seats", attacker=BLORB), page("dare", "stay")),
    # The last turn: winning.
    learn(
        "keep 3 3 smash",
        page("nearly", "seat"),
        page("last", "dice", dice=["3", "3", "smash"], card="alpha_monster"),
    ),
    learn("keep 3 3 3 smash", page("third-roll", "dice", dice=["3", "3", "3", "smash"])),
]
FIRST_GAME: Final = Guide(
    "first",
    POSITION,
    MONSTERS,
    PLAYERS,
    SCRIPT,
    [page("won", "none"), page("farewell", "none")],
)
