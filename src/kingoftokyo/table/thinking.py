"""The computer players of a table, and their thoughts about one decision: a choice and its reason."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from kingoftokyo.players.ask import ask_player
from kingoftokyo.players.clock import WHILE_PEOPLE_WAIT, clock_while_people_wait
from kingoftokyo.players.registry import player_named
from kingoftokyo.rules import fallback
from kingoftokyo.table.advice.reasons import reason_phrase
from kingoftokyo.table.protocols import TookTooLongError

if TYPE_CHECKING:
    from kingoftokyo import Decision, View
    from kingoftokyo.players.clock import Clock
    from kingoftokyo.players.player import Player
    from kingoftokyo.table.protocols import Thinkers
    from kingoftokyo.table.seats import Seated
    from kingoftokyo.table.wire.messages import Phrase


LOG: Final = logging.getLogger("kingoftokyo")
STAND_IN: Final = "sensible"  # plays for people who have left an online table
SECONDS_TO_THINK: Final = WHILE_PEOPLE_WAIT + 5.0  # for a choice and its reason; then it is given up


@dataclass(frozen=True)
class Thought:
    choice: str
    why: Phrase | None


class Minds:
    """The computer players of one table; each remembers what it has seen."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._minds: dict[int, Player] = {}

    async def thought(self, seated: Seated, decision: Decision) -> Thought:
        """The choice of the computer player at this seat, or of one that plays for a person."""
        seat = decision.seat
        if seat not in self._minds:
            name = STAND_IN if seat in seated.people else seated.players[seat]
            self._minds[seat] = player_named(name, seated.computer_seed * 6 + seat)
        mind = self._minds[seat]
        chooses = partial(think, mind, seated.game.view(seat), decision, clock_while_people_wait(), aloud=True)
        try:
            return await self._thinkers.think(chooses, SECONDS_TO_THINK)
        except TookTooLongError:
            LOG.exception("%s took too long to choose", mind.name)
            del self._minds[seat]  # its thread may still run
            return Thought(fallback(decision).text, None)


def think(mind: Player, view: View, decision: Decision, clock: Clock, *, aloud: bool) -> Thought:
    """The choice of this player. If it fails or chooses something impossible, the fallback answer is used.

    It gets a view and touches no game, so it can run in any thread. `aloud`: other players will read the reason.
    """
    answer = ask_player(mind, view, decision, clock)
    if answer.error:  # the game continues with the fallback
        LOG.error("%s could not choose (%s): %s", mind.name, answer.error, answer.message, exc_info=answer.exception)
        return Thought(answer.choice.text, None)
    try:
        return Thought(answer.choice.text, reason_phrase(mind, view, decision, aloud=aloud))
    except Exception:
        LOG.exception("%s could not say why it chose %s", mind.name, answer.choice)
        return Thought(answer.choice.text, None)
