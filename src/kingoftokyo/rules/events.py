"""Events: what has happened, in enough detail to draw the game and to write its log. Made only if the game listens.

`cause` is `dice`, `tokyo`, `poison`, `rules`, or the id of the card that caused it. `amount` is the actual change; the
field after it is the new total.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FirstPlayerRolled:
    """One monster's throw for the first turn. `seat` is its seat in the game: rules may re-seat the monsters."""

    seat: int
    dice: str
    smashes: int


@dataclass(frozen=True, slots=True)
class GameStarted:
    """`order` has, for each seat, the seat of that monster before re-seating: rules may re-seat the monsters."""

    players: int
    first: int
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """A turn has begun, counted from 1; `extra` if it is not the monster's regular turn."""

    turn: int
    seat: int
    extra: bool


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """`dice` are the `kept` dice and the newly `rolled` ones together."""

    seat: int
    kept: str
    rolled: str
    dice: str
    rolls_left: int


@dataclass(frozen=True, slots=True)
class RollFinished:
    """There are no more rolls: these dice are changed by cards, then resolved."""

    seat: int
    dice: str


@dataclass(frozen=True, slots=True)
class DieRerolled:
    """A single die was rerolled by `seat`: one of the active monster's dice, or of its own throw for a card."""

    seat: int
    face: str
    rolled: str
    dice: str
    cause: str


@dataclass(frozen=True, slots=True)
class DieSet:
    """The active monster set a die that showed `face`; `dice` are all dice after it."""

    seat: int
    face: str
    to: str
    dice: str
    cause: str


@dataclass(frozen=True, slots=True)
class RollsGained:
    """The active monster got an extra roll."""

    seat: int
    rolls_left: int
    cause: str


@dataclass(frozen=True, slots=True)
class CardRolled:
    """Extra dice were thrown for a card; they do not join the turn's dice."""

    seat: int
    rolled: str
    cause: str


@dataclass(frozen=True, slots=True)
class Shielded:
    """This monster cannot lose health for the rest of the turn."""

    seat: int
    cause: str


@dataclass(frozen=True, slots=True)
class SmashesAdded:
    """A card added smashes to the roll."""

    seat: int
    amount: int
    cause: str


@dataclass(frozen=True, slots=True)
class PointsGained:
    """A monster gained points, up to 20."""

    seat: int
    amount: int
    points: int
    cause: str


@dataclass(frozen=True, slots=True)
class PointsLost:
    """A monster lost points, at most those that it had."""

    seat: int
    amount: int
    points: int
    cause: str


@dataclass(frozen=True, slots=True)
class EnergyGained:
    """A monster gained energy; energy that a card adds is a separate event."""

    seat: int
    amount: int
    energy: int
    cause: str


@dataclass(frozen=True, slots=True)
class EnergySpent:
    """Paid for a card, for what a card does, or for a sweep (`rules`)."""

    seat: int
    amount: int
    energy: int
    cause: str


@dataclass(frozen=True, slots=True)
class EnergyLost:
    """Taken by another monster's card."""

    seat: int
    amount: int
    energy: int
    cause: str


@dataclass(frozen=True, slots=True)
class HealthGained:
    """A monster healed; health that a card adds is a separate event."""

    seat: int
    amount: int
    health: int
    cause: str


@dataclass(frozen=True, slots=True)
class HealthLost:
    """`dealer` is the seat that dealt the damage, or None."""

    seat: int
    amount: int
    health: int
    dealer: int | None
    cause: str


@dataclass(frozen=True, slots=True)
class DamagePrevented:
    """`by` is the card that reduced the loss by `amount`, or `shield` for a monster that cannot lose health."""

    seat: int
    amount: int
    cause: str
    by: str


@dataclass(frozen=True, slots=True)
class TokensGained:
    """`token` is `poison` or `shrink`."""

    seat: int
    token: str
    amount: int
    total: int
    cause: str


@dataclass(frozen=True, slots=True)
class TokensLost:
    """Heart dice removed `poison` or `shrink` tokens; `total` are left."""

    seat: int
    token: str
    amount: int
    total: int
    cause: str


@dataclass(frozen=True, slots=True)
class TokyoEntered:
    """`place` is `city` or `bay`."""

    seat: int
    place: str
    cause: str


@dataclass(frozen=True, slots=True)
class TokyoLeft:
    """`cause` is `yield`, `death`, `bay` (it closed) or a card's id."""

    seat: int
    place: str
    cause: str


@dataclass(frozen=True, slots=True)
class StayedInTokyo:
    """A monster that could yield Tokyo stayed."""

    seat: int
    place: str


@dataclass(frozen=True, slots=True)
class MovedToCity:
    """Moved from the Bay to the City, which does not count as entering Tokyo."""

    seat: int
    cause: str


@dataclass(frozen=True, slots=True)
class CardRevealed:
    """`slot` is the place in the market, from 0."""

    slot: int
    card: str


@dataclass(frozen=True, slots=True)
class CardBought:
    """`source` is `market`, `top` (of the deck) or `monster`; for `monster`, `owner` is the seller."""

    seat: int
    card: str
    price: int
    source: str
    owner: int | None


@dataclass(frozen=True, slots=True)
class CardTaken:
    """A card was received without buying it: a costume at the start."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardStolen:
    """Taken from `owner`, who was paid `price`."""

    seat: int
    card: str
    price: int
    owner: int


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """`cause` is `death`, or the id of the card that caused it: the card itself if it was used up."""

    seat: int
    card: str
    cause: str


@dataclass(frozen=True, slots=True)
class CountersChanged:
    """A card has this number of counters now."""

    seat: int
    card: str
    counters: int


@dataclass(frozen=True, slots=True)
class TokenMoved:
    """The token of `card` (a Mimic) is now on `copied`, held by `owner`; both are None if it was taken back."""

    seat: int
    card: str
    copied: str | None
    owner: int | None


@dataclass(frozen=True, slots=True)
class MarketSwept:
    """A monster had these cards of the market discarded."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeckShuffled:
    """The discard pile was shuffled into a new deck of `cards` cards."""

    cards: int


@dataclass(frozen=True, slots=True)
class ExtraTurnGained:
    """A monster will take another turn."""

    seat: int
    cause: str


@dataclass(frozen=True, slots=True)
class MonsterRevived:
    """A monster that reached 0 health was brought back by a card."""

    seat: int
    health: int
    cause: str


@dataclass(frozen=True, slots=True)
class MonsterEliminated:
    """A monster is out of the game; `dealer` is the seat that caused it, or None."""

    seat: int
    dealer: int | None
    cause: str


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """The turn is over."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """`reason` is `points`, `last alive`, `all dead`, `person eliminated`, or the id of a card that won."""

    winner: int | None
    reason: str


# fmt: off
Event = (
    FirstPlayerRolled | GameStarted | TurnStarted | DiceRolled | RollFinished | DieRerolled | DieSet | RollsGained
    | CardRolled | Shielded | SmashesAdded | PointsGained | PointsLost | EnergyGained | EnergySpent | EnergyLost
    | HealthGained | HealthLost | DamagePrevented | TokensGained | TokensLost | TokyoEntered | TokyoLeft
    | StayedInTokyo | MovedToCity | CardRevealed | CardBought | CardTaken | CardStolen | CardDiscarded
    | CountersChanged | TokenMoved | MarketSwept | DeckShuffled | ExtraTurnGained | MonsterRevived | MonsterEliminated
    | TurnEnded | GameEnded
)
# fmt: on
