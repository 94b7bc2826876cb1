"""The narration of a game: one sentence for each event that is not clear from another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.cli.terminal.board import colour_names, draw_dice
from kingoftokyo.rules import events

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Sequence

    from rich.console import Console

    from kingoftokyo.i18n.speech import Speech
    from kingoftokyo.rules.events import Event

PAID_FOR: Final = (events.CardBought, events.CardStolen, events.MarketSwept)


def narrate(console: Console, happened: Sequence[Event], speech: Speech, people: Container[int]) -> None:
    """Print these events. A person's finished roll is drawn as dice, everything else is a sentence."""
    for event, text in sentences(happened, speech):
        if isinstance(event, events.TurnStarted):
            console.print()
            console.print(colour_names(text, speech.names, "bold"))
        elif isinstance(event, events.RollFinished) and event.seat in people and event.dice:
            draw_dice(console, event.dice.split(), speech, lettered=False)
        else:
            console.print(colour_names(text, speech.names))


def sentences(happened: Sequence[Event], speech: Speech) -> Iterator[tuple[Event, str]]:
    """The events worth a sentence, with it; cards revealed together share one."""
    revealed: list[str] = []
    for k, event in enumerate(happened):
        match event:
            case events.DiceRolled() | events.TurnEnded() | events.GameEnded():
                continue  # the finished roll, the next turn and the standings show it
            case events.EnergySpent() if k > 0 and isinstance(happened[k - 1], PAID_FOR):
                continue  # the event of the purchase says it
            case events.CardRevealed():
                revealed.append(event.card)
                if k + 1 == len(happened) or not isinstance(happened[k + 1], events.CardRevealed):
                    together = len(revealed) > 1
                    yield event, speech.say("event-cards-revealed", cards=revealed) if together else speech.event(event)
                    revealed = []
            case events.DieRerolled() | events.DieSet():
                yield event, f"{speech.event(event)} {speech.say('terminal-dice-now', dice=event.dice)}"
            case _:
                yield event, speech.event(event)
