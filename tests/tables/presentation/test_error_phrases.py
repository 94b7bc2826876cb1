"""Errors of the rules and players as sentences of the catalogue."""

from __future__ import annotations

import pytest

from kingoftokyo.i18n.language import language
from kingoftokyo.i18n.speech import Speech
from kingoftokyo.players.registry import player_named
from kingoftokyo.rules import Rules
from kingoftokyo.table.presentation.error_phrases import error_phrase


@pytest.mark.parametrize(
    ("spoken", "sentence"),
    [
        ("en", "The player perfect plays only the rules “simple” with 2 monsters."),
        ("fr", "Le joueur perfect ne joue qu’avec les règles « simple » et 2 monstres."),
    ],
)
def test_a_player_refuses_other_rules_in_every_language(spoken: str, sentence: str) -> None:
    error = player_named("perfect").rules_error(Rules(), 2)
    assert error is not None
    phrase = error_phrase(error)
    assert phrase is not None

    assert Speech(language(spoken)).phrase(phrase).replace("\u00a0", " ") == sentence
