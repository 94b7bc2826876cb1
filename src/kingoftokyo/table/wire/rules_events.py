"""The events of the rules, as they are sent.

Made by `python -m tools.generate.wire_events` from `rules/events.py`: change them there.
"""

from __future__ import annotations

from kingoftokyo.table.wire.data import EventData


class FirstPlayerRolled(EventData, frozen=True):
    """One monster's throw for the first turn. `seat` is its seat in the game: rules may re-seat the monsters."""

    seat: int
    dice: str
    smashes: int


class GameStarted(EventData, frozen=True):
    """`order` has, for each seat, the seat of that monster before re-seating: rules may re-seat the monsters."""

    players: int
    first: int
    order: tuple[int, ...]


class TurnStarted(EventData, frozen=True):
    """A turn has begun, counted from 1; `extra` if it is not the monster's regular turn."""

    turn: int
    seat: int
    extra: bool


class DiceRolled(EventData, frozen=True):
    """`dice` are the `kept` dice and the newly `rolled` ones together."""

    seat: int
    kept: str
    rolled: str
    dice: str
    rolls_left: int


class RollFinished(EventData, frozen=True):
    """There are no more rolls: these dice are changed by cards, then resolved."""

    seat: int
    dice: str


class DieRerolled(EventData, frozen=True):
    """A single die was rerolled by `seat`: one of the active monster's dice, or of its own throw for a card."""

    seat: int
    face: str
    rolled: str
    dice: str
    cause: str


class DieSet(EventData, frozen=True):
    """The active monster set a die that showed `face`; `dice` are all dice after it."""

    seat: int
    face: str
    to: str
    dice: str
    cause: str


class RollsGained(EventData, frozen=True):
    """The active monster got an extra roll."""

    seat: int
    rolls_left: int
    cause: str


class CardRolled(EventData, frozen=True):
    """Extra dice were thrown for a card; they do not join the turn's dice."""

    seat: int
    rolled: str
    cause: str


class Shielded(EventData, frozen=True):
    """This monster cannot lose health for the rest of the turn."""

    seat: int
    cause: str


class SmashesAdded(EventData, frozen=True):
    """A card added smashes to the roll."""

    seat: int
    amount: int
    cause: str


class PointsGained(EventData, frozen=True):
    """A monster gained points, up to 20."""

    seat: int
    amount: int
    points: int
    cause: str


class PointsLost(EventData, frozen=True):
    """A monster lost points, at most those that it had."""

    seat: int
    amount: int
    points: int
    cause: str


class EnergyGained(EventData, frozen=True):
    """A monster gained energy; energy that a card adds is a separate event."""

    seat: int
    amount: int
    energy: int
    cause: str


class EnergySpent(EventData, frozen=True):
    """Paid for a card, for what a card does, or for a sweep (`rules`)."""

    seat: int
    amount: int
    energy: int
    cause: str


class EnergyLost(EventData, frozen=True):
    """Taken by another monster's card."""

    seat: int
    amount: int
    energy: int
    cause: str


class HealthGained(EventData, frozen=True):
    """A monster healed; health that a card adds is a separate event."""

    seat: int
    amount: int
    health: int
    cause: str


class HealthLost(EventData, frozen=True):
    """`dealer` is the seat that dealt the damage, or None."""

    seat: int
    amount: int
    health: int
    dealer: int | None
    cause: str


class DamagePrevented(EventData, frozen=True):
    """`by` is the card that reduced the loss by `amount`, or `shield` for a monster that cannot lose health."""

    seat: int
    amount: int
    cause: str
    by: str


class TokensGained(EventData, frozen=True):
    """`token` is `poison` or `shrink`."""

    seat: int
    token: str
    amount: int
    total: int
    cause: str


class TokensLost(EventData, frozen=True):
    """Heart dice removed `poison` or `shrink` tokens; `total` are left."""

    seat: int
    token: str
    amount: int
    total: int
    cause: str


class TokyoEntered(EventData, frozen=True):
    """`place` is `city` or `bay`."""

    seat: int
    place: str
    cause: str


class TokyoLeft(EventData, frozen=True):
    """`cause` is `yield`, `death`, `bay` (it closed) or a card's id."""

    seat: int
    place: str
    cause: str


class StayedInTokyo(EventData, frozen=True):
    """A monster that could yield Tokyo stayed."""

    seat: int
    place: str


class MovedToCity(EventData, frozen=True):
    """Moved from the Bay to the City, which does not count as entering Tokyo."""

    seat: int
    cause: str


class CardRevealed(EventData, frozen=True):
    """`slot` is the place in the market, from 0."""

    slot: int
    card: str


class CardBought(EventData, frozen=True):
    """`source` is `market`, `top` (of the deck) or `monster`; for `monster`, `owner` is the seller."""

    seat: int
    card: str
    price: int
    source: str
    owner: int | None


class CardTaken(EventData, frozen=True):
    """A card was received without buying it: a costume at the start."""

    seat: int
    card: str


class CardStolen(EventData, frozen=True):
    """Taken from `owner`, who was paid `price`."""

    seat: int
    card: str
    price: int
    owner: int


class CardDiscarded(EventData, frozen=True):
    """`cause` is `death`, or the id of the card that caused it: the card itself if it was used up."""

    seat: int
    card: str
    cause: str


class CountersChanged(EventData, frozen=True):
    """A card has this number of counters now."""

    seat: int
    card: str
    counters: int


class TokenMoved(EventData, frozen=True):
    """The token of `card` (a Mimic) is now on `copied`, held by `owner`; both are None if it was taken back."""

    seat: int
    card: str
    copied: str | None
    owner: int | None


class MarketSwept(EventData, frozen=True):
    """A monster had these cards of the market discarded."""

    seat: int
    cards: tuple[str, ...]


class DeckShuffled(EventData, frozen=True):
    """The discard pile was shuffled into a new deck of `cards` cards."""

    cards: int


class ExtraTurnGained(EventData, frozen=True):
    """A monster will take another turn."""

    seat: int
    cause: str


class MonsterRevived(EventData, frozen=True):
    """A monster that reached 0 health was brought back by a card."""

    seat: int
    health: int
    cause: str


class MonsterEliminated(EventData, frozen=True):
    """A monster is out of the game; `dealer` is the seat that caused it, or None."""

    seat: int
    dealer: int | None
    cause: str


class TurnEnded(EventData, frozen=True):
    """The turn is over."""

    seat: int


class GameEnded(EventData, frozen=True):
    """`reason` is `points`, `last alive`, `all dead`, `person eliminated`, or the id of a card that won."""

    winner: int | None
    reason: str


RulesEvent = (
    FirstPlayerRolled
    | GameStarted
    | TurnStarted
    | DiceRolled
    | RollFinished
    | DieRerolled
    | DieSet
    | RollsGained
    | CardRolled
    | Shielded
    | SmashesAdded
    | PointsGained
    | PointsLost
    | EnergyGained
    | EnergySpent
    | EnergyLost
    | HealthGained
    | HealthLost
    | DamagePrevented
    | TokensGained
    | TokensLost
    | TokyoEntered
    | TokyoLeft
    | StayedInTokyo
    | MovedToCity
    | CardRevealed
    | CardBought
    | CardTaken
    | CardStolen
    | CardDiscarded
    | CountersChanged
    | TokenMoved
    | MarketSwept
    | DeckShuffled
    | ExtraTurnGained
    | MonsterRevived
    | MonsterEliminated
    | TurnEnded
    | GameEnded
)
