"""A computer player's thought about one decision: its choice and its reason."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kingoftokyo.players.ask import ask_player
from kingoftokyo.table.advice.reasons import reason_phrase

if TYPE_CHECKING:
    from kingoftokyo import Decision, View
    from kingoftokyo.players.clock import Clock
    from kingoftokyo.players.player import Player
    from kingoftokyo.table.wire.messages import Phrase


LOG: Final = logging.getLogger("kingoftokyo")


@dataclass(frozen=True)
class Thought:
    choice: str
    why: Phrase | None


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
