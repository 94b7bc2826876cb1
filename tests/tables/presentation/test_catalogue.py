"""Every sentence id that the server composes is in both catalogues."""

from __future__ import annotations

from functools import cache
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast

from kingoftokyo.i18n import LANGUAGES, text_of
from kingoftokyo.monsters import MONSTER_IDS
from kingoftokyo.rules import TURN_STEPS
from kingoftokyo.rules.settings import PRESETS
from kingoftokyo.table.menu import EXPANSIONS
from kingoftokyo.table.presentation.phrases import OPTIONS, QUESTIONS
from kingoftokyo.table.protocols import StoreErrorCode
from kingoftokyo.table.wire.messages import Player, Why
from kingoftokyo.table.wire.requests import ErrorKind


@cache
def said(*, language: str) -> set[str]:
    """The ids of all sentences that say something."""
    body = FluentParser(with_spans=False).parse(text_of(language)).body
    return {entry.id.name for entry in body if isinstance(entry, ast.Message) and entry.value is not None}


COMPOSED = {
    "questions": QUESTIONS,
    "options": OPTIONS,
    "refusals": tuple(f"refused-{why}" for why in get_args(Why)),
    "request errors": tuple(f"error-request-{why}" for kinds in get_args(ErrorKind) for why in get_args(kinds)),
    "error codes of the store": get_args(StoreErrorCode),
    "steps": tuple(f"step-{step}" for step in TURN_STEPS),
    "players": tuple(f"player-{player}" for player in get_args(Player)),
    "monsters": tuple(f"monster-{id.replace('_', '-')}" for id in MONSTER_IDS),
    "presets": tuple(f"preset-{name}" for name in PRESETS),
    "expansions": tuple(f"expansion-{name.replace('_', '-')}" for name in EXPANSIONS),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", COMPOSED)
def test_every_id_that_the_server_composes_is_in_the_catalogue(what: str, language: str) -> None:
    assert len(COMPOSED[what]) > 2, "nothing to look for"
    assert set(COMPOSED[what]) - said(language=language) == set()
