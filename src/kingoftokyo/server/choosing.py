"""A choice that was made, in words: as it stood on its button, or which dice were kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules.choices import KEEP, choice_text, verb_of
from kingoftokyo.server import phrases
from kingoftokyo.server.offers import at_any_time
from kingoftokyo.server.wire import Phrase

if TYPE_CHECKING:
    from kingoftokyo import Game
    from kingoftokyo.server.wire import Played


def chosen(game: Game, played: Played) -> Phrase | None:
    """What was chosen in this game, which still stands before the choice."""
    for code in _codes(game, played):
        if choice_text(code) == played.choice:
            return _kept(played) if verb_of(code) == KEEP else phrases.option(game.view(played.seat), code)
    return None


def _codes(game: Game, played: Played) -> list[int]:
    if played.interjection:
        return at_any_time(game, played.seat)
    return [] if game.decision is None else [option.code for option in game.decision.options]


def _kept(played: Played) -> Phrase:
    faces = [face for face in played.choice.split()[1:] if face != "nothing"]
    return Phrase("chosen-keep", {"kept": faces}) if faces else Phrase("chosen-keep-nothing")
