"""What one seat, or a spectator, may know of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules.agenda import ASSIGN_HEARTS, DAMAGE, NOBODY, YIELD, kind_of, seat_of
from kingoftokyo.rules.catalogue import CATALOGUE, HOUSE, kind_of_copy
from kingoftokyo.rules.choices import choice_text
from kingoftokyo.rules.decisions import decision_kind, nth_option, ready
from kingoftokyo.rules.dice import dice_text
from kingoftokyo.rules.effects.deck import NO_CARD, copy_on_top, seen_by
from kingoftokyo.rules.effects.hands import holder_of
from kingoftokyo.rules.effects.market import price
from kingoftokyo.rules.effects.numbers import max_health
from kingoftokyo.rules.expansions import counted
from kingoftokyo.rules.hand import USED_THIS_TURN, copy_in, counters_in, mark_in, token_in
from kingoftokyo.rules.places import PLACE_NAMES
from kingoftokyo.rules.positions.pending import step_details

if TYPE_CHECKING:
    from kingoftokyo.rules.state import Game


class CardView:
    """A card in a hand; `copies` is the card that a Mimic copies and `of` its owner's seat."""

    __slots__ = ("copies", "counters", "id", "of", "used")

    def __init__(self, game: Game, held: int) -> None:
        token = token_in(held)
        self.id: str = CATALOGUE.ids[CATALOGUE.number_of_copy[copy_in(held)]]
        self.counters: int = counters_in(held)
        self.used: bool = mark_in(held) & USED_THIS_TURN != 0
        self.copies: str | None = CATALOGUE.ids[CATALOGUE.number_of_copy[token]] if token >= 0 else None
        self.of: int | None = holder_of(game, token)


class MonsterView:
    """A monster: all of it is public."""

    __slots__ = ("cards", "counted", "energy", "health", "max_health", "place", "points", "poison", "seat", "shrink")

    def __init__(self, game: Game, seat: int) -> None:
        monster = game.monsters[seat]
        self.seat = seat
        self.place: str = PLACE_NAMES[monster.place]
        self.health: int = monster.health
        self.max_health: int = max_health(game, seat)
        self.points: int = monster.points
        self.energy: int = monster.energy
        self.poison: int = monster.poison
        self.shrink: int = monster.shrink
        self.cards = [CardView(game, held) for held in monster.hand if kind_of_copy(copy_in(held)) != HOUSE]
        self.counted = counted(monster)  # by expansions, under their own names


class MarketView:
    """A card that can be bought, with its printed cost and what it costs this seat."""

    __slots__ = ("cost", "id", "price", "slot")

    def __init__(self, slot: int, id: str, cost: int, price: int) -> None:
        self.slot = slot
        self.id = id
        self.cost = cost
        self.price = price


def public_details(game: Game) -> dict[str, object]:
    """What everybody may know of the decision that waits, besides its kind and seat."""
    step = game.agenda[game.depth - 1]
    if kind_of(step) not in (DAMAGE, ASSIGN_HEARTS, YIELD):
        return {}
    details = {field: value for field, value in step_details(game, step).items() if field != "seat"}
    if kind_of(step) == YIELD:
        details["attacker"] = seat_of(step)
        details["withheld"] = game.withheld >> game.asked & 1 == 1
    return details


class View:
    """A snapshot for one seat: no generator, no options and no answers of other seats, and of the deck only its size.

    `top` are the cards on top of the deck that this seat has looked at; `details` say more about the decision that
    waits: the amount, cause and dealer of damage, the heart dice left, the place that may be yielded and to whom.
    """

    __slots__ = (
        "active",
        "asked",
        "deck_size",
        "details",
        "dice",
        "discard",
        "kind",
        "market",
        "monsters",
        "number",
        "options",
        "reason",
        "rolls_left",
        "seat",
        "smashes",
        "top",
        "turn",
        "winner",
    )

    def __init__(self, game: Game, seat: int | None) -> None:
        self.seat = seat
        self.turn: int = game.turn
        self.active: int = game.active
        self.number: int = game.number
        self.monsters = [MonsterView(game, k) for k in range(len(game.monsters))]
        self.dice: str = dice_text(game.dice)
        self.rolls_left: int = game.rolls_left
        self.smashes: int = game.smashes
        self.market = self._market(game)
        self.deck_size: int = len(game.deck) + len(game.top)
        self.top = [
            CATALOGUE.ids[CATALOGUE.number_of_copy[copy_on_top(known)]]
            for known in game.top
            if seat is not None and seen_by(known, seat)
        ]
        self.discard = [CATALOGUE.ids[CATALOGUE.number_of_copy[copy]] for copy in game.discard]
        self.asked: int | None = None if game.asked == NOBODY else game.asked
        self.kind: str | None = None if game.asked == NOBODY else decision_kind(game)
        self.details: dict[str, object] = {} if game.asked == NOBODY else public_details(game)
        self.options: list[str] = []
        if seat is not None and seat == self.asked:
            self.options = [choice_text(nth_option(game, k)) for k in range(ready(game))]
        self.winner: int | None = game.winner
        self.reason: str = game.reason

    def _market(self, game: Game) -> list[MarketView]:
        found: list[MarketView] = []
        for slot, copy in enumerate(game.market):
            if copy != NO_CARD:
                number = CATALOGUE.number_of_copy[copy]
                cost = CATALOGUE.cost[number]
                pays = cost if self.seat is None else price(game, self.seat, number)
                found.append(MarketView(slot, CATALOGUE.ids[number], cost, pays))
        return found
