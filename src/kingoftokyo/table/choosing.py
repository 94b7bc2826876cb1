"""A choice in words, made or advised: as it stands on its button, or which dice are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules.asking.choices import KEEP, choice_text, verb_of
from kingoftokyo.table import phrases
from kingoftokyo.table.offers import at_any_time
from kingoftokyo.table.wire.messages import Phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo import Game, View
    from kingoftokyo.table.wire.messages import Played


def chosen(game: Game, played: Played) -> Phrase | None:
    """What was chosen in this game, which still stands before the choice."""
    return in_words(game.view(played.seat), _codes(game, played), played.choice)


def in_words(view: View, codes: Sequence[int], choice: str) -> Phrase | None:
    """Which of these choices it is, for the seat that looks; None if it is none of them."""
    for code in codes:
        if choice_text(code) == choice:
            return _kept(choice) if verb_of(code) == KEEP else phrases.option(view, code)
    return None


def _codes(game: Game, played: Played) -> list[int]:
    if played.interjection:
        return at_any_time(game, played.seat)
    return [] if game.decision is None else [option.code for option in game.decision.options]


def _kept(choice: str) -> Phrase:
    faces = [face for face in choice.split()[1:] if face != "nothing"]
    return Phrase("chosen-keep", {"kept": faces}) if faces else Phrase("chosen-keep-nothing")
