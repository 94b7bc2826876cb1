"""`kot rulings`: rulings about named cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.padding import Padding
from rich.text import Text

from kingoftokyo.cli.commands.cards import one_card
from kingoftokyo.i18n.ids import hyphened
from kingoftokyo.i18n.rules_english import source_id
from kingoftokyo.rules.rulings import RULINGS, rulings_about

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from kingoftokyo.i18n.speech import Speech
    from kingoftokyo.rules.rulings import Ruling

RULINGS_FILE: Final = "rulings.ftl"  # of the catalogue; only this command reads it


def chosen_rulings(names: Sequence[str], speech: Speech) -> Sequence[Ruling]:
    """The rulings about all these cards together, or all; raises ValueError if a name does not match one card."""
    if not names:
        return RULINGS
    return rulings_about(*(one_card(name, speech).id for name in names))


def draw_rulings(console: Console, rulings: Sequence[Ruling], speech: Speech) -> None:
    for ruling in rulings:
        id = f"ruling-{hyphened(ruling.id)}"
        console.print(Text(speech.say(id), style="bold"))
        console.print(Padding(Text(speech.say(f"{id}.answer")), (0, 0, 0, 2)))
        cards = [speech.card(card) for card in ruling.cards]
        about = speech.language.listed(cards) if cards else speech.say("terminal-rulings-rules")
        sources = "; ".join(speech.say(source_id(source)) for source in ruling.source.split("; "))
        console.print(Padding(Text(f"{about} · {sources}", style="dim"), (0, 0, 1, 2)))
    if not rulings:
        console.print(speech.say("terminal-rulings-none"))
