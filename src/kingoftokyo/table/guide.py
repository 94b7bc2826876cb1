"""The guided first game: an ordinary table with loaded dice, and a script with a lesson for each decision.

The place in the script follows from the game itself: it began like all guided games, and its choices so far are those
of the script. So a reload, a save or a killed server returns to the same lesson, and a game that has left the script is
an ordinary game.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from kingoftokyo import Game
from kingoftokyo.table.seats import PERSON, from_position
from kingoftokyo.table.wire.messages import Lesson, LessonPage, Phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo.table.seats import Seated
    from kingoftokyo.table.wire.messages import Argument, Part

PUPIL: Final = 0
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


@dataclass(frozen=True)
class Step:
    """One choice of the script. The pupil's choices have pages of explanation, of which the last says what to do."""

    seat: int
    choice: str
    pages: Sequence[LessonPage] = ()


def _page(id: str, points_at: Part, **args: Argument) -> LessonPage:
    return LessonPage(Phrase(f"lesson-{id}", args), points_at)


def _other(seat: int, *choices: str) -> list[Step]:
    return [Step(seat, choice) for choice in choices]


def _learn(choice: str, *pages: LessonPage) -> Step:
    return Step(PUPIL, choice, pages)


SCRIPT: Final = [
    # The first turn: rolling, the symbols, and into Tokyo.
    _learn(
        "keep 3 3",
        _page("welcome", "table"),
        _page("goal", "seat", seat=PUPIL),
        _page("numbers", "dice", dice=["3", "3", "3"]),
        _page("symbols", "dice", face="heart", to="energy", kept="smash"),
        _page("keep", "dice", dice=["3", "3"]),
    ),
    _learn(
        "keep 3 3 3 energy",
        _page("three", "dice", dice=["3", "3", "3"]),
        _page("keep-more", "dice", dice=["3", "3", "3", "energy"]),
    ),
    _learn("done", _page("entered", "map"), _page("tokyo", "map"), _page("market", "market"), _page("save", "done")),
    *_other(PINCH, "keep smash smash", "stop"),
    # Smashed in Tokyo: staying.
    _learn("stay", _page("smashed", "seat", attacker=PINCH), _page("stay", "stay")),
    *_other(BLORB, "keep 1 1 energy", "stop"),
    # The second turn: in Tokyo, and a card.
    _learn(
        "keep energy smash smash",
        _page("held", "seat"),
        _page("in-tokyo", "dice", face="smash", to="heart"),
        _page("keep-smashes", "dice", dice=["smash", "smash", "energy"]),
    ),
    _learn("stop", _page("stop", "stop")),
    _learn(
        "buy alpha_monster",
        _page("hit", "seats"),
        _page("cards", "market"),
        _page("buy", "buy", card="alpha_monster"),
    ),
    *_other(PINCH, "keep smash smash smash", "stop"),
    # Smashed again: yielding.
    _learn("yield", _page("danger", "seat", attacker=PINCH), _page("yield", "yield", attacker=PINCH)),
    *_other(BLORB, "stop"),
    *_other(PINCH, "stay"),
    # The third turn: healing outside.
    _learn(
        "keep heart heart energy smash",
        _page("outside", "map", other=PINCH),
        _page("heal", "dice", dice=["heart", "heart"], face="smash", to="energy", other=PINCH),
    ),
    _learn("stop", _page("healed", "stop", dice=["heart", "heart", "heart"])),
    *_other(PINCH, "stay"),
    _learn("done", _page("alpha", "log", card="alpha_monster", other=PINCH), _page("patience", "done")),
    *_other(PINCH, "stop"),
    *_other(BLORB, "stop"),
    # The fourth turn: Tokyo again, and the sweep.
    _learn("keep 3 3 smash", _page("attack", "dice", dice=["3", "3", "smash"], other=PINCH)),
    _learn("stop", _page("plenty", "stop", dice=["3", "3", "3", "3"], other=PINCH)),
    *_other(PINCH, "yield"),
    _learn("sweep", _page("back", "map", other=PINCH), _page("sweep", "sweep")),
    *_other(PINCH, "stop"),
    *_other(BLORB, "stop"),
    _learn("stay", _page("weigh", "seats", attacker=BLORB), _page("dare", "stay")),
    # The last turn: winning.
    _learn(
        "keep 3 3 smash",
        _page("nearly", "seat"),
        _page("last", "dice", dice=["3", "3", "smash"], card="alpha_monster"),
    ),
    _learn("keep 3 3 3 smash", _page("third-roll", "dice", dice=["3", "3", "3", "smash"])),
]
FAREWELL: Final = [_page("won", "none"), _page("farewell", "none")]
LESSONS: Final = [k for k, step in enumerate(SCRIPT) if step.pages]


def guided_game(computer_seed: int, date: str) -> Seated:
    """A guided game at its first lesson."""
    return from_position(POSITION, MONSTERS, PLAYERS, (), None, computer_seed, date)


@cache
def _beginning() -> tuple[str, int, str]:
    """The beginning of all guided games, by which they are recognised."""
    return Game.from_position(POSITION).beginning


def place_in_script(game: Game) -> int | None:
    """The number of steps of the script made so far; None if the game is not guided, or has left the script."""
    if game.beginning != _beginning():
        return None
    made = game.lines
    if len(made) > len(SCRIPT):
        return None
    for step, line in zip(SCRIPT, made, strict=False):
        if line.interjection or (line.seat, line.choice) != (step.seat, step.choice):
            return None
    return len(made)


def step_now(game: Game) -> Step | None:
    """The next step of the script; None if the game does not follow it."""
    place = place_in_script(game)
    return None if place is None or place == len(SCRIPT) else SCRIPT[place]


def lesson_now(game: Game) -> Lesson | None:
    """The lesson at the pending decision, or at the end of the game."""
    place = place_in_script(game)
    if place is None:
        return None
    if place == len(SCRIPT):
        return Lesson(FAREWELL, [], None, len(LESSONS), len(LESSONS))
    step = SCRIPT[place]
    if not step.pages:
        return None
    wanted = step.pages[-1].phrase
    otherwise = Phrase(f"{wanted.id}.otherwise", wanted.args)
    return Lesson(list(step.pages), [step.choice], otherwise, LESSONS.index(place) + 1, len(LESSONS))
