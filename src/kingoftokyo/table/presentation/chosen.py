"""A made or advised choice as a phrase: its button's, or which dice are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.i18n.phrase import Phrase
from kingoftokyo.table.presentation import phrases

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kingoftokyo import Choice, Game, View
    from kingoftokyo.table.wire.messages import Played


def chosen(game: Game, played: Played) -> Phrase | None:
    """The phrase of a choice; `game` is the game before it."""
    return in_words(game.view(played.seat), _choices(game, played), played.choice)


def in_words(view: View, choices: Iterable[Choice], text: str) -> Phrase | None:
    """The phrase of the choice with this text, for the viewing seat; None if it is not among these choices."""
    for choice in choices:
        if choice.text == text:
            return phrases.option(view, choice) if choice.dice is None else _kept(choice.dice.split())
    return None


def _choices(game: Game, played: Played) -> Iterable[Choice]:
    if played.interjection:
        return game.any_time_choices(played.seat)
    return () if game.decision is None else game.decision.options


def _kept(faces: list[str]) -> Phrase:
    return Phrase("chosen-keep", {"kept": list(faces)}) if faces else Phrase("chosen-keep-nothing")
