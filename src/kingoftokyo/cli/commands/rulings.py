"""`kot rulings`: rulings about named cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from kingoftokyo.cli.commands.cards import card_name, one_card
from kingoftokyo.i18n.speech import english
from kingoftokyo.rules import card_id
from kingoftokyo.rules.rulings import RULINGS, rulings_about

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from kingoftokyo.rules.rulings import Ruling


def chosen_rulings(names: Sequence[str]) -> Sequence[Ruling]:
    """The rulings about all these cards together, or all; raises ValueError if a name does not match one card."""
    if not names:
        return RULINGS
    return rulings_about(*(card_id(one_card(name).name) for name in names))


def draw_rulings(console: Console, rulings: Sequence[Ruling]) -> None:
    for ruling in rulings:
        console.print(Text(ruling.question, style="bold"))
        console.print(Padding(Text(ruling.answer), (0, 0, 0, 2)))
        cards = [card_name(card) for card in ruling.cards]
        about = english().language.listed(cards) if cards else "The rules"
        console.print(Padding(Text(f"{about} · {ruling.source}", style="dim"), (0, 0, 1, 2)))
    if not rulings:
        console.print("There is no ruling about these cards together: they do what their texts say.")
