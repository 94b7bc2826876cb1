"""Chained chance: dice that depend on the header of the record and on every choice so far.

A hash, the head, is computed from the header and then updated with every line of the record; it keys the random
outcomes of each line. A changed name or choice thus changes all later dice. `docs/reference/notation.md` specifies it.
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
    """Make the dice of a game that has just begun depend on these names and on every choice."""
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
    """Make all outcomes after the start depend on this record's header. Without a secret they come from the record."""
    history.bound = Bound(record.rules_version, record.monsters, record.players, record.date, record.bound)
    if game.fair_chance is not None:
        game.fair_chance = FairChance(game.fair_chance.key, first_head(record.bound))
