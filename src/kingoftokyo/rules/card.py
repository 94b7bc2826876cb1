"""The base classes of cards: printed facts, and a method (a hook) for every point of the game where a card can act.

A card is a class without state. Its methods get the game, `me` (the seat of its owner) and `ref` (a card reference:
one number for the card and its copy in the owner's hand), and act through the functions of `effects`. A Mimic calls
another card's methods with its own `ref`, so no card needs to know about Mimic.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.errors import KingOfTokyoError, shown
from kingoftokyo.rules.mypyc_compat import i64, mypyc_attr

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game
    from kingoftokyo.rules.settings import Rules

# One bit for every hook. A monster's `hooks` is the union over its cards: its cards are searched only if one reacts.
AT_MY_TURN_START: Final = 1 << 0
AT_MY_TURN_START_IN_TOKYO: Final = 1 << 1
TOKYO_BONUS: Final = 1 << 2
BEFORE_MY_FIRST_ROLL: Final = 1 << 3
DICE: Final = 1 << 4
ROLLS: Final = 1 << 5
WHILE_I_ROLL: Final = 1 << 6
AT_OTHERS_LAST_ROLL: Final = 1 << 7
THREES: Final = 1 << 8
BEFORE_I_RESOLVE: Final = 1 << 9
SMASHES_FROM_DICE: Final = 1 << 10
SMASHES_ON_A_SMASH: Final = 1 << 11
SMASHES_ALWAYS: Final = 1 << 12
WHEN_MY_DICE_COUNT: Final = 1 << 13
WHEN_MY_NUMBERS_SCORE: Final = 1 << 14
HEARTS_FOR_OTHERS: Final = 1 << 15
WHEN_I_SMASH: Final = 1 << 16
REACH: Final = 1 << 17
SPLASH: Final = 1 << 18
WITHHOLD_SMASH: Final = 1 << 19
WHEN_MY_SMASH_WOUNDS: Final = 1 << 20
WHEN_I_YIELD: Final = 1 << 21
MY_LOSS: Final = 1 << 22
ANSWER_DAMAGE: Final = 1 << 23
RESCUE: Final = 1 << 24
WHEN_I_LOSE_HEALTH: Final = 1 << 25
WHEN_I_REACH_ZERO: Final = 1 << 26
WHEN_ANYONE_REACHES_ZERO: Final = 1 << 27
ENERGY_GAIN: Final = 1 << 28
HEALING: Final = 1 << 29
MAX_HEALTH: Final = 1 << 30
DISCOUNT: Final = 1 << 31
WHEN_I_BUY: Final = 1 << 32
BEFORE_I_BUY: Final = 1 << 33
WHILE_I_BUY: Final = 1 << 34
WHEN_OTHERS_REVEAL: Final = 1 << 35
BEFORE_MY_TURN_END: Final = 1 << 36
AT_MY_TURN_END: Final = 1 << 37
AFTER_MY_TURN: Final = 1 << 38
AT_ANY_TIME: Final = 1 << 39
BEFORE_OTHERS_RESOLVE: Final = 1 << 40
AFTER_MY_DICE: Final = 1 << 41
OTHERS_LOSS: Final = 1 << 42
WHEN_I_WOUND: Final = 1 << 43
WHEN_I_GAIN_POINTS: Final = 1 << 44
AFTER_ANY_TURN: Final = 1 << 45

HOOKS: Final = (
    "at_my_turn_start",
    "at_my_turn_start_in_tokyo",
    "tokyo_bonus",
    "before_my_first_roll",
    "dice",
    "rolls",
    "while_i_roll",
    "at_others_last_roll",
    "threes",
    "before_i_resolve",
    "smashes_from_dice",
    "smashes_on_a_smash",
    "smashes_always",
    "when_my_dice_count",
    "when_my_numbers_score",
    "hearts_for_others",
    "when_i_smash",
    "reach",
    "splash",
    "withhold_smash",
    "when_my_smash_wounds",
    "when_i_yield",
    "my_loss",
    "answer_damage",
    "rescue",
    "when_i_lose_health",
    "when_i_reach_zero",
    "when_anyone_reaches_zero",
    "energy_gain",
    "healing",
    "max_health",
    "discount",
    "when_i_buy",
    "before_i_buy",
    "while_i_buy",
    "when_others_reveal",
    "before_my_turn_end",
    "at_my_turn_end",
    "after_my_turn",
    "at_any_time",
    "before_others_resolve",
    "after_my_dice",
    "others_loss",
    "when_i_wound",
    "when_i_gain_points",
    "after_any_turn",
)


class Facts:
    """The printed facts of a card."""

    def __init__(self, name: str, cost: int, text: str, copies: int = 1, counters: int = 0) -> None:
        for number in (cost, copies, counters):
            if not isinstance(number, int):
                raise TypeError(f"{name}: cost, copies and counters are whole numbers, not {number!r}")
        self.name = name
        self.cost = cost
        self.text = text
        self.copies = copies
        self.counters = counters  # counters on it when it is bought


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """All hooks, in the order of a turn. A card overrides the ones that its text needs."""

    def __repr__(self) -> str:
        try:
            return f"{type(self).__name__}({self.facts().name!r})"
        except Exception:  # noqa: BLE001  facts of an own card may be missing or wrong
            return f"{type(self).__name__}()"

    def facts(self) -> Facts:
        """The class's `name`, `cost`, `text`, `copies` and `counters`, read once when the card is registered."""
        # getattr, because compiled code would look for a native attribute, which interpreted subclasses lack.
        return Facts(
            getattr(self, "name"),  # noqa: B009
            getattr(self, "cost"),  # noqa: B009
            getattr(self, "text"),  # noqa: B009
            getattr(self, "copies", 1),
            getattr(self, "counters", 0),
        )

    # The turn

    def at_my_turn_start(self, game: Game, me: i64, ref: i64) -> None:
        """Called at the start of the owner's turn, before the bonus for being in Tokyo."""

    def at_my_turn_start_in_tokyo(self, game: Game, me: i64, ref: i64) -> None:
        """Called at the start of the owner's turn in Tokyo, after the bonus for being there."""

    def tokyo_bonus(self, game: Game, me: i64, ref: i64) -> None:
        """Called instead of giving the points for entering Tokyo or being there."""

    def before_my_first_roll(self, game: Game, me: i64, ref: i64) -> None:
        """Called at the end of the start of the turn, right before the first roll."""

    def dice(self, game: Game, me: i64, ref: i64) -> i64:
        """The number of extra dice its owner rolls; nobody rolls more than nine in all."""
        return 0

    def rolls(self, game: Game, me: i64, ref: i64) -> i64:
        """The number of extra rolls its owner has."""
        return 0

    def while_i_roll(self, game: Game, me: i64, ref: i64) -> None:
        """Offer options between rolls; `answered` gets the choice."""

    def at_others_last_roll(self, game: Game, me: i64, ref: i64) -> None:
        """Called after another monster's last roll."""

    def threes(self, game: Game, me: i64, ref: i64) -> None:
        """Called when a die that its owner may reroll shows 3 outside its owner's rolling."""

    def before_i_resolve(self, game: Game, me: i64, ref: i64) -> None:
        """Offer changes of the owner's dice before they are resolved; `answered` gets the choice."""

    def before_others_resolve(self, game: Game, me: i64, ref: i64) -> None:
        """Called when another monster's dice are final, before they are resolved."""

    # The dice

    def smashes_from_dice(self, game: Game, me: i64, ref: i64) -> i64:
        """The number of smashes added because of what the dice show."""
        return 0

    def smashes_on_a_smash(self, game: Game, me: i64, ref: i64) -> i64:
        """The number of smashes added if there is at least one, on the dice or from `smashes_from_dice`."""
        return 0

    def smashes_always(self, game: Game, me: i64, ref: i64) -> i64:
        """The number of smashes added to every roll."""
        return 0

    def when_my_dice_count(self, game: Game, me: i64, ref: i64) -> None:
        """Called with the final dice, before they are resolved; `game.smashes` includes those that cards added."""

    def when_my_numbers_score(self, game: Game, me: i64, ref: i64, face: i64) -> None:
        """Called after three or more dice of the number `face` have scored."""

    def hearts_for_others(self, game: Game, me: i64, ref: i64, other: i64, hearts: i64) -> None:
        """Having this hook lets its owner spend heart dice on others; called with the `hearts` spent on `other`."""

    def when_i_smash(self, game: Game, me: i64, ref: i64) -> None:
        """Called if there is at least one smash, whatever it hits."""

    def reach(self, game: Game, me: i64, ref: i64) -> bool:
        """Whether its owner's smashes hit every other monster."""
        return False

    def splash(self, game: Game, me: i64, ref: i64) -> i64:
        """The extra health that each living neighbour loses."""
        return 0

    def after_my_dice(self, game: Game, me: i64, ref: i64) -> None:
        """Called after its owner's dice are resolved, before anybody is asked to yield."""

    def withhold_smash(self, game: Game, me: i64, ref: i64) -> bool:
        """Whether smash damage to its owner in Tokyo is postponed until the owner has decided to stay or to yield."""
        return False

    def when_my_smash_wounds(self, game: Game, me: i64, ref: i64, victim: i64) -> None:
        """Called after a monster has lost health to its owner's smashes."""

    def when_i_yield(self, game: Game, me: i64, ref: i64) -> i64:
        """After its owner has yielded Tokyo: the health that the monster that takes the place loses."""
        return 0

    # Damage, healing, death

    def my_loss(self, game: Game, me: i64, ref: i64, amount: i64) -> i64:
        """What its owner really loses of a loss of `amount`."""
        return amount

    def answer_damage(self, game: Game, me: i64, ref: i64, amount: i64) -> None:
        """Offer reactions to a loss of `amount`; `answered` gets the choice."""

    def rescue(self, game: Game, me: i64, ref: i64) -> i64:
        """The health that its owner could still gain with this card before a loss is applied."""
        return 0

    def others_loss(self, game: Game, me: i64, ref: i64, amount: i64) -> i64:
        """What another monster loses when its owner deals it `amount` after prevention."""
        return amount

    def when_i_wound(self, game: Game, me: i64, ref: i64, victim: i64) -> None:
        """Called after another monster has lost health to damage dealt by its owner."""

    def when_i_lose_health(self, game: Game, me: i64, ref: i64, amount: i64) -> None:
        """Called after its owner has lost `amount` health in one loss."""

    def when_i_reach_zero(self, game: Game, me: i64, ref: i64) -> bool:
        """Called when its owner's health reaches 0; True if the owner stays in the game."""
        return False

    def when_anyone_reaches_zero(self, game: Game, me: i64, ref: i64) -> None:
        """Called when any monster's health reaches 0."""

    def energy_gain(self, game: Game, me: i64, ref: i64) -> i64:
        """The extra energy added to each gain."""
        return 0

    def healing(self, game: Game, me: i64, ref: i64) -> i64:
        """The extra health added to each heal."""
        return 0

    def max_health(self, game: Game, me: i64, ref: i64) -> i64:
        """The maximum health of its owner, if above the usual 10."""
        return 0

    def when_i_gain_points(self, game: Game, me: i64, ref: i64) -> None:
        """Called after its owner has gained points."""

    # Buying

    def when_bought(self, game: Game, me: i64, ref: i64) -> None:
        """Called when the card has been bought, or copied by a Mimic as if just bought."""

    def discount(self, game: Game, me: i64, ref: i64) -> i64:
        """How much less energy the owner of this card pays for a card."""
        return 0

    def when_i_buy(self, game: Game, me: i64, ref: i64) -> None:
        """Called when its owner buys another card."""

    def before_i_buy(self, game: Game, me: i64, ref: i64) -> None:
        """Called before its owner may buy."""

    def while_i_buy(self, game: Game, me: i64, ref: i64) -> None:
        """Offer additional purchases; `answered` gets the choice."""

    def when_others_reveal(self, game: Game, me: i64, ref: i64, slots: i64) -> None:
        """Called when cards were revealed in another monster's turn; `slots` has one bit per slot of the market."""

    # The end of the turn

    def before_my_turn_end(self, game: Game, me: i64, ref: i64) -> None:
        """Called after buying, before the turn ends."""

    def at_my_turn_end(self, game: Game, me: i64, ref: i64) -> None:
        """Called at the end of its owner's turn, in catalogue order unless the rules say otherwise."""

    def after_any_turn(self, game: Game, me: i64, ref: i64) -> None:
        """Called when any monster's turn is over, if that monster is alive."""

    def after_my_turn(self, game: Game, me: i64, ref: i64) -> None:
        """Called when its owner's turn is over and nobody has won."""

    # Decisions

    def at_any_time(self, game: Game, me: i64, ref: i64) -> None:
        """Offer options that its owner has at every decision; `answered` gets the choice."""

    def asked(self, game: Game, me: i64, ref: i64, about: i64) -> None:
        """Offer the options of a question that this card has asked with `ask_owner`."""
        raise NotImplementedError

    def could_ask(self, game: Game, about: i64) -> bool:
        """Whether a position written by hand may contain this card's question with this `about`."""
        return self.could_have_asked(about)

    def could_have_asked(self, about: i64) -> bool:
        """Whether a position written by a game may contain it: the table may have changed since the card asked."""
        return True

    def about_for_others(self, about: i64) -> i64:
        """The `about` that other seats may see: all of it, unless the question is private."""
        return about

    def about_dealt_again(self, game: Game, about: i64) -> i64:
        """A random `about` that is consistent with what the other seats know, for determinising a view."""
        return about

    def answered(self, game: Game, me: i64, ref: i64, choice: i64, about: i64) -> None:
        """Apply its owner's choice among the options that this card offered."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Keep(Card):
    """A card that stays with its owner."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Costume(Card):
    """A card that stays with its owner. It can be stolen, but not copied, sold or bought by another monster."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ExpansionCard(Card):
    """A card that an expansion gives to every monster for the whole game. It is never bought, copied, sold or stolen.

    Its counters hold what the expansion counts for this monster. `joins` says which games it is part of, `set_up`
    changes the start of a game, and `field` names its counters in views and positions.
    """

    def joins(self, rules: Rules, players: int) -> bool:
        """Whether this expansion is in a game by these rules, for this many monsters."""
        raise NotImplementedError

    def deck(self) -> list[int]:
        """The physical copies that this expansion adds to the deck."""
        return []

    def set_up(self, game: Game, number: int, first: int) -> None:
        """Called before anything is dealt; `number` is this card's number, `first` the seat that begins."""

    def field(self) -> str:
        """The name of what it counts; empty if it counts nothing."""
        return ""

    def field_value(self, counters: int) -> object:
        """The value shown in views and positions for this number of counters."""
        return counters

    def counters_of(self, value: object) -> int:
        """The number of counters for a value in a position; an invalid value raises a KingOfTokyoError."""
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 99:
            raise KingOfTokyoError("field-number-range", least=0, most=99, found=shown(value))
        return value

    def counters_when_over(self, value: object) -> int:
        """Like `counters_of`, for the position of a finished game, which may have the value that ended it."""
        return self.counters_of(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Discard(Card):
    """A card that acts once when it is bought and then goes to the discard pile."""
