"""What one seat, or a spectator, may know of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules.asking.choices import Choice, choice_text
from kingoftokyo.rules.asking.decisions import decision_kind
from kingoftokyo.rules.asking.options import nth_option, ready
from kingoftokyo.rules.catalogue import CATALOGUE, HOUSE, kind_of_copy
from kingoftokyo.rules.core.agenda import ASSIGN_HEARTS, DAMAGE, NOBODY, STEPS, YIELD, kind_of, seat_of
from kingoftokyo.rules.core.dice import dice_text
from kingoftokyo.rules.core.hand import USED_THIS_TURN, copy_in, counters_in, mark_in, token_in
from kingoftokyo.rules.core.places import PLACE_NAMES
from kingoftokyo.rules.effects.deck import NO_CARD, copy_on_top, seen_by
from kingoftokyo.rules.effects.hands import holder_of
from kingoftokyo.rules.effects.market import price
from kingoftokyo.rules.effects.numbers import max_health
from kingoftokyo.rules.expansions import counted
from kingoftokyo.rules.mypyc_compat import i64
from kingoftokyo.rules.views.redaction import SPECTATOR, cards_in_deck, deal_again, without_secrets
from kingoftokyo.rules.views.turn_step import turn_step

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game
    from kingoftokyo.rules.settings import Rules


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
    details = {field: value for field, value in STEPS[kind_of(step)].describe(game, step).items() if field != "seat"}
    if kind_of(step) == YIELD:
        details["attacker"] = seat_of(step)
        details["withheld"] = game.withheld >> game.asked & 1 == 1
    return details


class View:
    """A snapshot for one seat: no generator, no options and no answers of other seats, and nothing of the deck's order.

    It holds a copy of the game without its secrets (see redaction.py), and works out what is asked of it.

    `top` are the cards on top of the deck that this seat has looked at; `details` say more about the decision that
    waits: the amount, cause and dealer of damage, the heart dice left, the place that may be yielded and to whom.
    """

    __slots__ = ("_game", "_market", "_me", "_monsters", "_options")

    def __init__(self, game: Game, seat: int | None) -> None:
        me: i64 = SPECTATOR if seat is None else seat
        self._me = me
        self._game = without_secrets(game, me)
        self._monsters: list[MonsterView] | None = None
        self._market: list[MarketView] | None = None
        self._options: list[str] | None = None

    @property
    def seat(self) -> int | None:
        """Who looks; None for a spectator."""
        return None if self._me == SPECTATOR else self._me

    @property
    def rules(self) -> Rules:
        return self._game.rules

    @property
    def players(self) -> int:
        """How many monsters there were at the start."""
        return len(self._game.monsters)

    @property
    def persons(self) -> list[int]:
        """The seats of people, for rules that care."""
        return [seat for seat in range(len(self._game.monsters)) if self._game.persons >> seat & 1]

    @property
    def turn(self) -> int:
        return self._game.turn

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self._game.active

    @property
    def number(self) -> int:
        """Of the decision that waits."""
        return self._game.number

    @property
    def monsters(self) -> list[MonsterView]:
        if self._monsters is None:
            self._monsters = [MonsterView(self._game, k) for k in range(len(self._game.monsters))]
        return self._monsters

    @property
    def dice(self) -> str:
        return dice_text(self._game.dice)

    @property
    def rolls_left(self) -> int:
        return self._game.rolls_left

    @property
    def smashes(self) -> int:
        return self._game.smashes

    @property
    def market(self) -> list[MarketView]:
        if self._market is None:
            self._market = [
                MarketView(slot, CATALOGUE.ids[number_on(copy)], CATALOGUE.cost[number_on(copy)], self._price(copy))
                for slot, copy in enumerate(self._game.market)
                if copy != NO_CARD
            ]
        return self._market

    @property
    def prices(self) -> dict[str, int]:
        """What every card in sight would cost this seat: of the market, of monsters, and of the top of the deck."""
        copies = [copy for copy in self._game.market if copy != NO_CARD] + self._seen_on_top()
        for monster in self._game.monsters:
            copies += [copy_in(held) for held in monster.hand if kind_of_copy(copy_in(held)) != HOUSE]
        return {CATALOGUE.ids[number_on(copy)]: self._price(copy) for copy in copies}

    def _price(self, copy: int) -> int:
        number = number_on(copy)
        return CATALOGUE.cost[number] if self._me == SPECTATOR else price(self._game, self._me, number)

    @property
    def deck_size(self) -> int:
        return cards_in_deck(self._game)

    @property
    def top(self) -> list[str]:
        return [CATALOGUE.ids[number_on(copy)] for copy in self._seen_on_top()]

    def _seen_on_top(self) -> list[int]:
        return [copy_on_top(known) for known in self._game.top if seen_by(known, self._me)]

    @property
    def unseen(self) -> list[str]:
        """Every card of the deck that this seat has not looked at, each as often as it is there, by name."""
        return sorted(CATALOGUE.ids[number_on(copy)] for copy in self._game.deck)

    @property
    def discard(self) -> list[str]:
        return [CATALOGUE.ids[number_on(copy)] for copy in self._game.discard]

    @property
    def asked(self) -> int | None:
        return None if self._game.asked == NOBODY else self._game.asked

    @property
    def kind(self) -> str | None:
        """Of the decision that waits."""
        return None if self._game.asked == NOBODY else decision_kind(self._game)

    @property
    def step(self) -> str:
        """The step of the turn in which the decision waits: one of `TURN_STEPS`; `end` when the game is over."""
        return "end" if self._game.over else turn_step(self._game)

    @property
    def details(self) -> dict[str, object]:
        return {} if self._game.asked == NOBODY else public_details(self._game)

    @property
    def options(self) -> list[str]:
        """The texts of the options, if this seat is asked."""
        if self._options is None:
            found: list[str] = []
            if self._game.asked == self._me:
                found = [choice_text(nth_option(self._game, k)) for k in range(ready(self._game))]
            self._options = found
        return self._options

    @property
    def choices(self) -> list[Choice]:
        """The same options as choices, whose fields can be read."""
        if self._game.asked != self._me:
            return []
        return [Choice(nth_option(self._game, k)) for k in range(ready(self._game))]

    @property
    def over(self) -> bool:
        return self._game.over

    @property
    def winner(self) -> int | None:
        return self._game.winner

    @property
    def reason(self) -> str:
        return self._game.reason

    @property
    def standings(self) -> tuple[int, ...]:
        """All seats from best to worst, as `Game.standings` has them."""
        return self._game.standings

    def key(self) -> tuple[int, ...]:
        """All that this seat knows of the position as one hashable value."""
        return (self._me, *self._game.key())

    def sample(self, seed: int) -> Game:
        """A game that this may be, at the same decision: what is hidden is dealt again and chance begins anew, both by
        the seed. What this seat knows is as it was, its options too."""
        world = self._game.clone()
        deal_again(world, self._me, seed)
        return world


def number_on(copy: i64) -> i64:
    """Which card a physical copy is."""
    return CATALOGUE.number_of_copy[copy]
