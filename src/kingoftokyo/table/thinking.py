"""A computer player's thought about one decision: its choice and its reason."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kingoftokyo.players.play import fallback
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
    """What this player chooses. One that fails, or chooses what is not possible, gets the answer that changes nothing.

    It is asked with a view and touches no game: any thread will do. `aloud`: others hear why.
    """
    try:
        choice = str(mind.choose(view, decision, clock))
        view.sample(0).play(choice)
        return Thought(choice, reason_phrase(mind, view, decision, aloud=aloud))
    except Exception:
        LOG.exception("%s could not choose", mind.name)  # and the table goes on
        return Thought(fallback(decision).text, None)
