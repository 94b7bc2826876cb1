"""The guided games: ordinary tables with loaded dice, and a script with a lesson for each decision.

The place in the script follows from the game itself: it began like all games with this script, and its choices so far
are those of the script. So a reload, a save or a killed server returns to the same lesson, and a game that has left the
script is an ordinary game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.table.guide.cards_and_bay import CARDS_AND_BAY
from kingoftokyo.table.guide.first_game import FIRST_GAME
from kingoftokyo.table.seats import from_position
from kingoftokyo.table.wire.messages import Lesson, Phrase

if TYPE_CHECKING:
    from kingoftokyo import Game
    from kingoftokyo.table.guide.script import Guide, Step
    from kingoftokyo.table.seats import Seated

GUIDES: Final = {guide.name: guide for guide in (FIRST_GAME, CARDS_AND_BAY)}


def guided_game(guide: Guide, computer_seed: int, date: str) -> Seated:
    """A guided game at its first lesson."""
    return from_position(guide.position, guide.monsters, guide.players, (), None, computer_seed, date)


def place_in_script(game: Game) -> tuple[Guide, int] | None:
    """The script and the number of its steps made so far; None if the game is not guided, or has left its script."""
    guide = next((one for one in GUIDES.values() if one.beginning == game.beginning), None)
    if guide is None:
        return None
    made = game.lines
    if len(made) > len(guide.script):
        return None
    for step, line in zip(guide.script, made, strict=False):
        if line.interjection or (line.seat, line.choice) != (step.seat, step.choice):
            return None
    return guide, len(made)


def step_now(game: Game) -> Step | None:
    """The next step of the script; None if the game does not follow one."""
    found = place_in_script(game)
    if found is None:
        return None
    guide, place = found
    return None if place == len(guide.script) else guide.script[place]


def lesson_now(game: Game) -> Lesson | None:
    """The lesson at the pending decision, or at the end of the game."""
    found = place_in_script(game)
    if found is None:
        return None
    guide, place = found
    count = len(guide.lessons)
    if place == len(guide.script):
        return Lesson(list(guide.farewell), [], None, count, count)
    step = guide.script[place]
    if not step.pages:
        return None
    wanted = step.pages[-1].phrase
    otherwise = Phrase(f"{wanted.id}.otherwise", wanted.args)
    return Lesson(list(step.pages), [step.choice], otherwise, guide.lessons.index(place) + 1, count)
