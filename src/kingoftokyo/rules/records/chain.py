"""Chained chance: dice that hang on the header of the record and on every choice so far.

A hash, the head, goes from the header through all lines of the record, and keys the chance of each. So whoever changes
a name or a choice changes all dice that follow. `docs/reference/notation.md` says it byte by byte.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules.core.game_log import Bound
from kingoftokyo.rules.core.rng import FairChance, first_head
from kingoftokyo.rules.errors import SetupError
from kingoftokyo.rules.records.format import write_record
from kingoftokyo.rules.records.record import CHAINED

if TYPE_CHECKING:
    from kingoftokyo.rules.core.game_log import History
    from kingoftokyo.rules.game import Game
    from kingoftokyo.rules.records.record import Record


def bind(game: Game, monsters: object, players: object, date: object) -> None:
    """Bind the dice of a game that has just begun to these names and to every choice that will be made."""
    record = write_record(game, monsters, players, date)
    history = game.history
    if history is None or game.fair_chance is None:
        raise SetupError("setup-bind-secret")
    if history.played or history.bound is not None:
        raise SetupError("setup-bind-late")
    record.chance = CHAINED
    record.bound = record.beginning()
    chain(game, history, record)


def chain(game: Game, history: History, record: Record) -> None:
    """Let all chance after the start hang on the header of this record. Without a secret the record tells chance."""
    history.bound = Bound(record.rules_version, record.monsters, record.players, record.date, record.bound)
    if game.fair_chance is not None:
        game.fair_chance = FairChance(game.fair_chance.key, first_head(record.bound))
