"""What a question is about: the view of the one who is asked, the monsters' names, and what cards would cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo import Choice, Game, View
    from kingoftokyo.rules import CardView, MonsterView


@dataclass(frozen=True)
class Scene:
    """A decision as one seat sees it."""

    view: View
    names: Sequence[str]
    seat: int

    @property
    def me(self) -> MonsterView:
        return self.view.monsters[self.seat]

    @property
    def active(self) -> str:
        """The name of the monster whose turn it is."""
        return self.names[self.view.active]

    def choice(self, option: str) -> Choice:
        """The option with this text."""
        return next(choice for choice in self.view.choices if choice.text == option)

    @property
    def verbs(self) -> set[str]:
        """What can be done."""
        return {choice.verb for choice in self.view.choices}

    def price(self, id: str) -> int:
        """What this card would cost the one who is asked, by the rules."""
        return self.view.prices[id]

    def playing(self, id: str) -> CardView | None:
        """The card in this hand that plays `id`: the card itself, or else a Mimic of it."""
        found = [card for card in self.me.cards if id in (card.id, card.copies)]
        return min(found, key=lambda card: card.id != id) if found else None

    def attacker(self) -> str:
        """The name of the monster to whom Tokyo may be yielded: it does not have to be its turn."""
        seat = self.view.details.get("attacker")
        return self.names[seat] if isinstance(seat, int) else self.active

    def hit_by_card(self) -> bool:
        """Whether it was a card, not smashes, that lets this monster yield Tokyo."""
        return self.view.details.get("by_card") is True


def scene_of(game: Game, names: Sequence[str], seat: int) -> Scene:
    return Scene(game.view(seat), names, seat)
