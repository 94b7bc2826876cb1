"""Checks whether our own code fails at a question that a bot lost: then it is not the bot's fault.

The check runs in the arena's process, because a bot's process cannot be trusted: a bot could claim an error of ours in
each game that it loses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kingoftokyo.arena.sandbox.child import BEGIN, CHOOSE
from kingoftokyo.players.error_text import describe_error
from kingoftokyo.players.godzilla.adapter import AgentPlayer
from kingoftokyo.rules import known_game, rules_from_text

if TYPE_CHECKING:
    from kingoftokyo import View


class KeepsAll:
    """An agent that never fails."""

    def __init__(self, idx: int, name: str) -> None:
        self.state: object = None

    def keep_dice(self, dice: list[object], _others: object, _roll: int) -> list[bool]:
        return [True] * len(dice)

    def yield_tokyo(self, _others: object) -> bool:
        return False


def own_error(rules: str, question: tuple[Any, ...]) -> str:
    """The error that our own code raises when it prepares this question for the bot; empty if it raises none."""
    try:
        _repeat(rules, question)
    except Exception as error:  # noqa: BLE001  any error here is ours
        return describe_error(error, ours=True)
    return ""


def _repeat(rules: str, question: tuple[Any, ...]) -> None:
    kind, *about = question
    settings = rules_from_text(rules)
    if kind == BEGIN:
        return
    if kind != CHOOSE:
        seat, numbers = about
        AgentPlayer(KeepsAll).answer(kind, seat, numbers, settings.all_rolls)
        return
    seat, numbers = about
    game = known_game(settings, numbers)
    _read(game.view(seat))
    decision = game.decision
    if decision is None:
        raise ValueError("nobody is asked in this game")
    for option in decision.options:
        _ = option.text


def _read(view: View) -> None:
    """Read everything that a bot may look at."""
    for name in dir(view):
        if not name.startswith("_"):
            getattr(view, name)
    view.key()
    view.sample(0)
