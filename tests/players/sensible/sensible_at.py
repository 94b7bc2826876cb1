"""Asks the sensible player at the table of a test."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.players.clock import Clock
from kingoftokyo.players.sensible.choice_values import ChoiceValues
from kingoftokyo.players.sensible.player import SensiblePlayer
from kingoftokyo.players.sensible.situation import Situation
from kingoftokyo.rules.asking.choices import choice_text

if TYPE_CHECKING:
    from table import Table


def asked(table: Table) -> SensiblePlayer:
    """A player that has answered this decision."""
    player = SensiblePlayer(1)
    decision = table.game.decision
    assert decision is not None
    player.choose(table.game.view(decision.seat), decision, Clock())
    return player


def choice_at(table: Table) -> str:
    decision = table.game.decision
    assert decision is not None
    return str(SensiblePlayer(1).choose(table.game.view(decision.seat), decision, Clock()))


def chooses(table: Table, expected: str, why: str = "") -> None:
    """What the player chooses at this decision, and says about it."""
    player = SensiblePlayer(1)
    decision = table.game.decision
    assert decision is not None
    assert str(player.choose(table.game.view(decision.seat), decision, Clock())) == expected
    assert not why or player.why() == why


def situation_of(table: Table) -> Situation:
    decision = table.game.decision
    assert decision is not None
    return Situation(table.game.view(decision.seat), decision.seat)


def worth_in(table: Table, choice: str) -> float:
    """What an answer is worth to who is asked."""
    decision = table.game.decision
    assert decision is not None
    [code] = [option.code for option in decision.options if choice_text(option.code) == choice]
    return ChoiceValues(table.game.view(decision.seat), situation_of(table)).worth(code)
