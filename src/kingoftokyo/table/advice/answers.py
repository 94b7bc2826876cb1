"""Answers to what people ask about their decision: a hint by the strongest player, and the odds of a roll."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from kingoftokyo.players.clock import clock_while_people_wait
from kingoftokyo.players.registry import ADVISER, player_named
from kingoftokyo.table.advice.odds import OddsError, chances
from kingoftokyo.table.presentation.chosen import in_words
from kingoftokyo.table.protocols import TookTooLongError
from kingoftokyo.table.refusal import RefusedError
from kingoftokyo.table.thinking import SECONDS_TO_THINK, think
from kingoftokyo.table.wire.messages import Advice

if TYPE_CHECKING:
    from kingoftokyo import Decision, View
    from kingoftokyo.table.protocols import Thinkers
    from kingoftokyo.table.wire.messages import Ask, Chances, Odds


async def advice(command: Ask, view: View, decision: Decision, thinkers: Thinkers, computer_seed: int) -> Advice:
    """What the strongest player would choose, and why."""
    mind = player_named(ADVISER, computer_seed)
    asked = partial(think, mind, view, decision, clock_while_people_wait(), aloud=False)
    try:
        thought = await thinkers.think(asked, SECONDS_TO_THINK)
    except TookTooLongError as error:
        raise RefusedError("too-long", str(error)) from None
    chosen = in_words(view, decision.options, thought.choice)
    return Advice(command.id, command.decision_number, thought.choice, chosen, thought.why)


async def odds(command: Odds, view: View, decision: Decision, thinkers: Thinkers) -> Chances:
    """The odds of a roll if these dice are kept, or of surviving a hit in Tokyo."""
    work = partial(chances, command.id, view, decision, command.keep)
    try:
        return await thinkers.think(work, SECONDS_TO_THINK)
    except OddsError as error:
        raise RefusedError("illegal", str(error)) from None
    except TookTooLongError as error:
        raise RefusedError("too-long", str(error)) from None
