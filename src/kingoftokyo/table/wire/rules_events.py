"""The events of the rules, as they are sent.

Made by `python -m tools.generate.wire_events` from `rules/events.py`: change them there.
"""

from __future__ import annotations

from kingoftokyo.table.wire.data import EventData


class FirstPlayerRolled(EventData, frozen=True):
    """One monster's throw for who begins, by the seat that it has in the game: rules may re-seat the monsters."""

    seat: int
    dice: str
    smashes: int


class GameStarted(EventData, frozen=True):
    """`order` says who sits at each seat, by the seats before the first roll: rules may re-seat the monsters."""

    players: int
    first: int
    order: tuple[int, ...]


class TurnStarted(EventData, frozen=True):
    turn: int
    seat: int
    extra: bool


class DiceRolled(EventData, frozen=True):
    """`rolled` came up; with the `kept` ones that makes `dice`."""

    seat: int
    kept: str
    rolled: str
    dice: str
    rolls_left: int


class RollFinished(EventData, frozen=True):
    seat: int
    dice: str


class DieRerolled(EventData, frozen=True):
    """One die by itself; `seat` did it, to a die of the active monster unless the throw was its own."""

    seat: int
    face: str
    rolled: str
    dice: str
    cause: str


class DieSet(EventData, frozen=True):
    seat: int
    face: str
    to: str
    dice: str
    cause: str


class RollsGained(EventData, frozen=True):
    seat: int
    rolls_left: int
    cause: str


class CardRolled(EventData, frozen=True):
    """Dice thrown for a card, besides the turn's dice."""

    seat: int
    rolled: str
    cause: str


class Shielded(EventData, frozen=True):
    """This monster loses no more health in this turn."""

    seat: int
    cause: str


class SmashesAdded(EventData, frozen=True):
    seat: int
    amount: int
    cause: str


class PointsGained(EventData, frozen=True):
    seat: int
    amount: int
    points: int
    cause: str


class PointsLost(EventData, frozen=True):
    seat: int
    amount: int
    points: int
    cause: str


class EnergyGained(EventData, frozen=True):
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
    """Taken by another's card."""

    seat: int
    amount: int
    energy: int
    cause: str


class HealthGained(EventData, frozen=True):
    seat: int
    amount: int
    health: int
    cause: str


class HealthLost(EventData, frozen=True):
    """`dealer` is the seat whose doing it was, or None."""

    seat: int
    amount: int
    health: int
    dealer: int | None
    cause: str


class DamagePrevented(EventData, frozen=True):
    """`by` is the card that took `amount` off the loss, or `shield` for a monster that loses no more this turn."""

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
    seat: int
    place: str


class MovedToCity(EventData, frozen=True):
    """From the Bay, without entering Tokyo anew."""

    seat: int
    cause: str


class CardRevealed(EventData, frozen=True):
    """`slot` is the place in the market, from 0."""

    slot: int
    card: str


class CardBought(EventData, frozen=True):
    """`source` is `market`, `top` (of the deck) or `monster`: then `owner` has sold it."""

    seat: int
    card: str
    price: int
    source: str
    owner: int | None


class CardTaken(EventData, frozen=True):
    """Without being bought: a costume at the start."""

    seat: int
    card: str


class CardStolen(EventData, frozen=True):
    """Taken from `owner`, who was paid."""

    seat: int
    card: str
    price: int
    owner: int


class CardDiscarded(EventData, frozen=True):
    """`cause` is `death`, or the id of the card that made it go: its own when it was used up."""

    seat: int
    card: str
    cause: str


class CountersChanged(EventData, frozen=True):
    seat: int
    card: str
    counters: int


class TokenMoved(EventData, frozen=True):
    """The token of `card` (a Mimic) now lies on `copied`, held by `owner`; both None: it was taken back."""

    seat: int
    card: str
    copied: str | None
    owner: int | None


class MarketSwept(EventData, frozen=True):
    seat: int
    cards: tuple[str, ...]


class DeckShuffled(EventData, frozen=True):
    """The discard pile has become the new deck."""

    cards: int


class ExtraTurnGained(EventData, frozen=True):
    seat: int
    cause: str


class MonsterRevived(EventData, frozen=True):
    seat: int
    health: int
    cause: str


class MonsterEliminated(EventData, frozen=True):
    seat: int
    dealer: int | None
    cause: str


class TurnEnded(EventData, frozen=True):
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
