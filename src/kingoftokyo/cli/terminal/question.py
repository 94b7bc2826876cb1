"""The question that a decision puts to a person: what the asked seat sees, and the language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kingoftokyo import Choice, Game, View
    from kingoftokyo.i18n.speech import Speech
    from kingoftokyo.rules import CardView, MonsterView


@dataclass(frozen=True)
class Question:
    """A decision as one seat sees it, to be asked in one language."""

    view: View
    speech: Speech
    seat: int

    @property
    def me(self) -> MonsterView:
        return self.view.monsters[self.seat]

    def choice(self, option: str) -> Choice:
        """The option with this text."""
        return next(choice for choice in self.view.choices if choice.text == option)

    def price(self, id: str) -> int:
        """The price of this card for the asked seat."""
        return self.view.prices[id]

    def playing(self, id: str) -> CardView | None:
        """The card in this hand that acts as `id`: the card itself, or else a Mimic of it."""
        found = [card for card in self.me.cards if id in (card.id, card.copies)]
        return min(found, key=lambda card: card.id != id) if found else None


def question_of(game: Game, speech: Speech, seat: int) -> Question:
    return Question(game.view(seat), speech, seat)
