"""Requests all advice that the page offers at a decision: none of it may fail or take forever."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.players.ask import LATE, ask_player
from kingoftokyo.players.clock import Clock
from kingoftokyo.players.registry import player_named
from kingoftokyo.table.advice.odds import ROLLING, chances
from kingoftokyo.table.advice.reasons import reason_phrase
from kingoftokyo.table.presentation.snapshots import update
from laws.laws import BrokenLawError

if TYPE_CHECKING:
    from kingoftokyo import Decision, Game, View

WITH_ODDS = (*ROLLING, "yield")
SECONDS_OF_AN_EXPERT = 0.02  # then it answers like a sensible player
DECISIONS_FOR_AN_EXPERT = 10  # it is asked at every tenth


def ask_everything(game: Game) -> None:
    """Compute each seat's view, the odds, and hints of a sensible player, and sometimes of an expert."""
    decision = game.decision
    if decision is None:
        return
    for seat in {decision.seat, game.number % game.players}:
        update(game, (seat,), None, secret=False)
    view = game.view(decision.seat)
    if decision.kind in WITH_ODDS:
        dice = view.dice.split()
        for keep in ([], dice[: game.number % (len(dice) + 1)]):
            chances("fuzz", view, decision, keep if decision.kind in ROLLING else [])
    _hint("sensible", None, view, decision)
    if game.number % DECISIONS_FOR_AN_EXPERT == 0:
        _hint("expert", SECONDS_OF_AN_EXPERT, view, decision)


def _hint(name: str, seconds: float | None, view: View, decision: Decision) -> None:
    player = player_named(name)
    answer = ask_player(player, view, decision, Clock(seconds))
    if answer.error not in ("", LATE):
        raise BrokenLawError(f"{name} cannot choose: {answer.error}, {answer.message}")
    if not answer.error:
        reason_phrase(player, view, decision, aloud=True)
