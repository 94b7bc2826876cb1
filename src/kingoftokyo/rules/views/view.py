"""Views: a game as one seat, or a spectator, may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsIndex

from kingoftokyo.rules.asking.choices import Choice, choice_text
from kingoftokyo.rules.asking.decisions import decision_kind
from kingoftokyo.rules.asking.options import find_options, nth_option
from kingoftokyo.rules.catalogue import CATALOGUE, EXPANSION_KIND, kind_of_copy
from kingoftokyo.rules.core.agenda import ASSIGN_HEARTS_STEP, DAMAGE_STEP, NOBODY, STEPS, YIELD_STEP, kind_of, seat_of
from kingoftokyo.rules.core.dice import dice_text
from kingoftokyo.rules.core.hand import USED_THIS_TURN, copy_in, counters_in, mark_in, token_in
from kingoftokyo.rules.core.places import PLACE_NAMES
from kingoftokyo.rules.effects.deck import NO_CARD, copy_on_top, seen_by
from kingoftokyo.rules.effects.hands import holder_of
from kingoftokyo.rules.effects.numbers import max_health
from kingoftokyo.rules.effects.prices import price
from kingoftokyo.rules.expansions import counted
from kingoftokyo.rules.input_types import whole_seed
from kingoftokyo.rules.mypyc_compat import i64
from kingoftokyo.rules.views.redaction import SPECTATOR, cards_in_deck, deal_again, without_secrets
from kingoftokyo.rules.views.turn_step import turn_step

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game
    from kingoftokyo.rules.settings import Rules


class CardView:
    """A card in a hand; `copies` is the card that a Mimic copies and `copied_from` its owner's seat."""

    __slots__ = ("copied_from", "copies", "counters", "id", "used")

    def __init__(self, id: str, counters: int, *, used: bool, copies: str | None, copied_from: int | None) -> None:
        self.id = id
        self.counters = counters
        self.used = used
        self.copies = copies
        self.copied_from = copied_from

    @property
    def of(self) -> int | None:
        """Deprecated name of `copied_from`."""
        return self.copied_from

    def __repr__(self) -> str:
        copied = f", copies={self.copies!r}, copied_from={self.copied_from}" if self.copies is not None else ""
        return f"CardView({self.id!r}, counters={self.counters}, used={self.used}{copied})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _card_again, (self.id, self.counters, self.used, self.copies, self.copied_from)


def _card_again(*fields: Any) -> CardView:  # noqa: ANN401
    """Rebuild a pickled card."""
    id, counters, used, copies, copied_from = fields
    return CardView(id, counters, used=used, copies=copies, copied_from=copied_from)


def card_view(game: Game, held: int) -> CardView:
    """The view of a card in a hand, packed as in hand.py."""
    token = token_in(held)
    return CardView(
        CATALOGUE.ids[CATALOGUE.number_of_copy[copy_in(held)]],
        counters_in(held),
        used=mark_in(held) & USED_THIS_TURN != 0,
        copies=CATALOGUE.ids[CATALOGUE.number_of_copy[token]] if token >= 0 else None,
        copied_from=holder_of(game, token),
    )


class MonsterView:
    """A monster. All of it is public."""

    __slots__ = ("cards", "counted", "energy", "health", "max_health", "place", "points", "poison", "seat", "shrink")

    def __init__(
        self,
        seat: int,
        place: str,
        health: int,
        max_health: int,
        points: int,
        energy: int,
        poison: int,
        shrink: int,
        cards: list[CardView],
        counted: dict[str, object],
    ) -> None:
        self.seat = seat
        self.place = place
        self.health = health
        self.max_health = max_health
        self.points = points
        self.energy = energy
        self.poison = poison
        self.shrink = shrink
        self.cards = cards
        self.counted = counted  # what expansions count for this monster, by name

    def __repr__(self) -> str:
        numbers = f"health={self.health}, max_health={self.max_health}, points={self.points}, energy={self.energy}"
        tokens = f"poison={self.poison}, shrink={self.shrink}"
        where = f"seat={self.seat}, place={self.place!r}"
        return f"MonsterView({where}, {numbers}, {tokens}, cards={self.cards!r}, counted={self.counted!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        numbers = (self.health, self.max_health, self.points, self.energy, self.poison, self.shrink)
        return MonsterView, (self.seat, self.place, *numbers, self.cards, self.counted)


def monster_view(game: Game, seat: int) -> MonsterView:
    monster = game.monsters[seat]
    return MonsterView(
        seat,
        PLACE_NAMES[monster.place],
        monster.health,
        max_health(game, seat),
        monster.points,
        monster.energy,
        monster.poison,
        monster.shrink,
        [card_view(game, held) for held in monster.hand if kind_of_copy(copy_in(held)) != EXPANSION_KIND],
        counted(monster),
    )


class MarketView:
    """A card in the market, with its printed cost and its price for this seat."""

    __slots__ = ("cost", "id", "price", "slot")

    def __init__(self, slot: int, id: str, cost: int, price: int) -> None:
        self.slot = slot
        self.id = id
        self.cost = cost
        self.price = price

    def __repr__(self) -> str:
        return f"MarketView(slot={self.slot}, id={self.id!r}, cost={self.cost}, price={self.price})"

    def __reduce__(self) -> tuple[Any, ...]:
        return MarketView, (self.slot, self.id, self.cost, self.price)


def public_details(game: Game) -> dict[str, object]:
    """The public details of the current decision, besides its kind and seat."""
    step = game.agenda[game.depth - 1]
    if kind_of(step) not in (DAMAGE_STEP, ASSIGN_HEARTS_STEP, YIELD_STEP):
        return {}
    details = {field: value for field, value in STEPS[kind_of(step)].describe(game, step).items() if field != "seat"}
    if kind_of(step) == YIELD_STEP:
        details["attacker"] = seat_of(step)
        details["withheld"] = game.withheld >> game.asked & 1 == 1
    return details


class View:
    """A snapshot of the game as one seat may see it: without the generator, other seats' options and the deck's order.

    It contains a copy of the game without secrets (see redaction.py) and computes its properties on access.

    `top` are the cards on top of the deck that this seat has seen. `details` describe the current decision: the amount,
    cause and dealer of damage, the heart dice left, the place that may be yielded and to whom.
    """

    __slots__ = ("_game", "_market", "_me", "_monsters", "_options")

    def __init__(self, game: Game, seat: int | None) -> None:
        me: i64 = SPECTATOR if seat is None else seat
        self._me = me
        self._game = without_secrets(game, me)
        self._monsters: list[MonsterView] | None = None
        self._market: list[MarketView] | None = None
        self._options: list[str] | None = None

    def __repr__(self) -> str:
        return f"View({'spectator' if self.seat is None else f'seat {self.seat}'}, {self._game!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return View, (self._game, self.seat)

    @property
    def seat(self) -> int | None:
        """The seat of this view; None for a spectator."""
        return None if self._me == SPECTATOR else self._me

    @property
    def rules(self) -> Rules:
        """The rules of this game."""
        return self._game.rules

    @property
    def players(self) -> int:
        """The number of monsters at the start."""
        return len(self._game.monsters)

    @property
    def persons(self) -> list[int]:
        """The seats of people, for rules that depend on them."""
        return [seat for seat in range(len(self._game.monsters)) if self._game.persons >> seat & 1]

    @property
    def turn(self) -> int:
        """Number of the turn, from 1."""
        return self._game.turn

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self._game.active

    @property
    def number(self) -> int:
        """The number of the current decision."""
        return self._game.number

    @property
    def monsters(self) -> list[MonsterView]:
        """Every monster, by seat."""
        if self._monsters is None:
            self._monsters = [monster_view(self._game, k) for k in range(len(self._game.monsters))]
        return self._monsters

    @property
    def dice(self) -> str:
        """The dice on the table, as a text: `1 3 heart smash`."""
        return dice_text(self._game.dice)

    @property
    def rolls_left(self) -> int:
        """How often the active monster may still roll."""
        return self._game.rolls_left

    @property
    def smashes(self) -> int:
        """Smashes of the resolved dice, those of cards included."""
        return self._game.smashes

    @property
    def market(self) -> list[MarketView]:
        """The cards for sale, by slot."""
        if self._market is None:
            self._market = [
                MarketView(slot, CATALOGUE.ids[number_on(copy)], CATALOGUE.cost[number_on(copy)], self._price(copy))
                for slot, copy in enumerate(self._game.market)
                if copy != NO_CARD
            ]
        return self._market

    @property
    def prices(self) -> dict[str, int]:
        """The price for this seat of every visible card: in the market, of monsters, and on top of the deck."""
        copies = [copy for copy in self._game.market if copy != NO_CARD] + self._seen_on_top()
        for monster in self._game.monsters:
            copies += [copy_in(held) for held in monster.hand if kind_of_copy(copy_in(held)) != EXPANSION_KIND]
        return {CATALOGUE.ids[number_on(copy)]: self._price(copy) for copy in copies}

    def _price(self, copy: int) -> int:
        number = number_on(copy)
        return CATALOGUE.cost[number] if self._me == SPECTATOR else price(self._game, self._me, number)

    @property
    def deck_size(self) -> int:
        """How many cards are in the deck."""
        return cards_in_deck(self._game)

    @property
    def top(self) -> list[str]:
        """The ids of the cards on top of the deck that this seat has looked at, in order."""
        return [CATALOGUE.ids[number_on(copy)] for copy in self._seen_on_top()]

    def _seen_on_top(self) -> list[int]:
        return [copy_on_top(known) for known in self._game.top if seen_by(known, self._me)]

    @property
    def unseen(self) -> list[str]:
        """The ids of all cards of the deck that this seat has not seen, sorted, one entry per copy."""
        return sorted(CATALOGUE.ids[number_on(copy)] for copy in self._game.deck)

    @property
    def discard(self) -> list[str]:
        """The ids of the cards in the discard pile."""
        return [CATALOGUE.ids[number_on(copy)] for copy in self._game.discard]

    @property
    def asked(self) -> int | None:
        """The seat that decides; None when the game is over."""
        return None if self._game.asked == NOBODY else self._game.asked

    @property
    def kind(self) -> str | None:
        """The kind of the current decision, or None if the game is over."""
        return None if self._game.asked == NOBODY else decision_kind(self._game)

    @property
    def step(self) -> str:
        """The step of the turn that the current decision belongs to: one of `TURN_STEPS`; `end` if the game is over."""
        return "end" if self._game.over else turn_step(self._game)

    @property
    def details(self) -> dict[str, object]:
        """More about the decision that waits, as the class says."""
        return {} if self._game.asked == NOBODY else public_details(self._game)

    @property
    def options(self) -> list[str]:
        """The texts of the options, if this seat is asked."""
        if self._options is None:
            found: list[str] = []
            if self._game.asked == self._me:
                found = [choice_text(nth_option(self._game, k)) for k in range(find_options(self._game))]
            self._options = found
        return self._options

    @property
    def choices(self) -> list[Choice]:
        """The options as Choices, if this seat is asked."""
        if self._game.asked != self._me:
            return []
        return [Choice(nth_option(self._game, k)) for k in range(find_options(self._game))]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._game.over

    @property
    def winner(self) -> int | None:
        """The seat that has won; None while the game goes on and when all are dead."""
        return self._game.winner

    @property
    def reason(self) -> str:
        """Why the game is over, as `Game.reason` says it."""
        return self._game.reason

    @property
    def standings(self) -> tuple[int, ...]:
        """All seats from best to worst, like `Game.standings`."""
        return self._game.standings

    def key(self) -> tuple[int, ...]:
        """Everything that this seat knows of the position as one hashable value."""
        return (self._me, *self._game.key())

    def sample(self, seed: SupportsIndex) -> Game:
        """A game at the same decision that is consistent with this view: hidden information and all later random
        outcomes are determined by the seed."""
        world = self._game.clone()
        deal_again(world, self._me, whole_seed(seed))
        return world


def number_on(copy: i64) -> i64:
    """The number of the card that this physical copy is."""
    return CATALOGUE.number_of_copy[copy]
