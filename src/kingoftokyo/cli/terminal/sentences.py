"""Every event as a plain sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from kingoftokyo.cli.commands.cards import card_name
from kingoftokyo.cli.terminal.expansion_counts import now_counted
from kingoftokyo.rules import events

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo.rules.events import Event

PLACES: Final = {"city": "Tokyo City", "bay": "Tokyo Bay", "outside": "outside", "dead": "out of the game"}

NOBODY_WINS: Final = {
    "all dead": "Nobody wins: all monsters are dead.",
    "person eliminated": "Nobody wins: the game ends when its only person is out.",
}
TOKYO: Final = ("tokyo", "two_players")  # the causes of what a monster gets for being there


def sentence(event: Event, names: Sequence[str]) -> str:
    """What has happened, in words; `names` are the monsters' names by seat."""
    match event:
        case events.FirstPlayerRolled():
            what = f"rolls for the first turn: {event.dice} ({many(event.smashes, 'smash', 'smashes')})."
            return f"{names[event.seat]} {what}"
        case events.GameStarted():
            return _started(event, names)
        case events.TurnStarted():
            return f"Turn {event.turn}: {names[event.seat]}{', an extra turn' if event.extra else ''}."
        case events.DiceRolled():
            return _rolled(event, names[event.seat])
        case events.RollFinished():
            return f"{names[event.seat]}'s dice: {event.dice or 'none'}."
        case events.DieRerolled() | events.DieSet() | events.RollsGained() | events.CardRolled():
            return _of_dice(event, names[event.seat])
        case events.SmashesAdded():
            amount = many(event.amount, "smash", "smashes")
            return f"{card_name(event.cause)} adds {amount} to {names[event.seat]}'s roll."
        case events.PointsGained():
            return _gained(event, names, "points", event.points)
        case events.EnergyGained():
            return _gained(event, names, "energy", event.energy)
        case events.HealthGained():
            return _gained(event, names, "health", event.health)
        case events.PointsLost():
            change = _change(event.points + event.amount, event.points)
            amount = many(event.amount, "point", "points")
            return f"{_because(event.cause)}{names[event.seat]} loses {amount} {change}."
        case events.EnergySpent():
            change = _change(event.energy + event.amount, event.energy)
            what = "a sweep" if event.cause == "rules" else card_name(event.cause)
            return f"{names[event.seat]} pays {event.amount} energy for {what} {change}."
        case events.EnergyLost():
            change = _change(event.energy + event.amount, event.energy)
            return f"{card_name(event.cause)} costs {names[event.seat]} {event.amount} energy {change}."
        case events.HealthLost():
            return _health_lost(event, names)
        case events.DamagePrevented():
            by = "The shield" if event.by == "shield" else card_name(event.by)
            return f"{by} saves {names[event.seat]} from losing {event.amount} health."
        case events.Shielded():
            return f"{_because(event.cause)}{names[event.seat]} loses no more health this turn."
        case events.TokensGained():
            amount = many(event.amount, f"{event.token} token", f"{event.token} tokens")
            return f"{_because(event.cause)}{names[event.seat]} gets {amount} ({event.total} now)."
        case events.TokensLost():
            amount = many(event.amount, f"{event.token} token", f"{event.token} tokens")
            return f"{names[event.seat]} gets rid of {amount} ({event.total} left)."
        case events.TokyoEntered() | events.TokyoLeft() | events.StayedInTokyo() | events.MovedToCity():
            return _moved(event, names[event.seat])
        case events.CardRevealed():
            return f"New in the market: {_ended(card_name(event.card))}"
        case events.CardBought():
            return _bought(event, names)
        case events.CardTaken():
            return f"{names[event.seat]} takes {_ended(card_name(event.card))}"
        case events.CardStolen():
            what = f"{card_name(event.card)} from {names[event.owner]}"
            return f"{names[event.seat]} steals {what} and pays {event.price} energy for it."
        case events.CardDiscarded():
            return _discarded(event, names[event.seat])
        case events.CountersChanged():
            return _counted(event, names[event.seat])
        case events.TokenMoved():
            return _copied(event, names)
        case events.MarketSwept():
            swept = listed([card_name(card) for card in event.cards]) or "nothing"
            return f"{names[event.seat]} sweeps the market: away with {_ended(swept)}"
        case events.DeckShuffled():
            return f"The deck was empty: the discard pile is the new deck ({many(event.cards, 'card', 'cards')})."
        case events.ExtraTurnGained():
            return f"{card_name(event.cause)} gives {names[event.seat]} another turn."
        case events.MonsterRevived():
            return f"{_because(event.cause)}{names[event.seat]} goes on with {event.health} health."
        case events.MonsterEliminated():
            return _eliminated(event, names)
        case events.TurnEnded():
            return f"{names[event.seat]}'s turn is over."
        case events.GameEnded():
            return _game_ended(event, names)
        case _:
            assert_never(event)


def many(amount: int, one: str, more: str) -> str:
    """The amount with its word: `1 point`, `3 points`."""
    return f"{amount} {one if amount == 1 else more}"


def listed(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def _ended(text: str) -> str:
    """A full stop, unless a card's name brings its own end."""
    return text if text.endswith("!") else f"{text}."


def _change(before: int, after: int) -> str:
    return f"({before} → {after})"


def _because(cause: str) -> str:
    """What brought it about, to stand first; nothing for what needs no telling."""
    if cause in ("dice", "rules", *TOKYO):
        return ""
    return "Poison: " if cause == "poison" else f"{card_name(cause)}: "


def _started(event: events.GameStarted, names: Sequence[str]) -> str:
    """Who begins; where the monsters were re-seated, the names are in the order of turns."""
    fight = f"{event.players} monsters fight for Tokyo."
    if event.order == tuple(range(event.players)):
        return f"{fight} {names[event.first]} begins."
    return f"{fight} They play in this order: {listed(names[: event.players])}."


def _counted(event: events.CountersChanged, name: str) -> str:
    of_expansion = now_counted(event.card, event.counters)
    if of_expansion is not None:
        return f"{name} now has {of_expansion}."
    return f"{name}'s {card_name(event.card)} now has {many(event.counters, 'counter', 'counters')}."


def _rolled(event: events.DiceRolled, name: str) -> str:
    if not event.dice:
        return f"{name} has no dice to roll."
    kept = f"keeps {event.kept} and rolls" if event.kept else "rolls"
    return f"{name} {kept} {event.rolled} ({many(event.rolls_left, 'roll', 'rolls')} left)."


def _of_dice(
    event: events.DieRerolled | events.DieSet | events.RollsGained | events.CardRolled,
    name: str,
) -> str:
    why = _because(event.cause)
    match event:
        case events.DieRerolled():
            return f"{why}{name} rerolls a die, {event.face} → {event.rolled}. Now: {event.dice}."
        case events.DieSet():
            return f"{why}{name} sets a die, {event.face} → {event.to}. Now: {event.dice}."
        case events.RollsGained():
            return f"{why}{name} has {many(event.rolls_left, 'more roll', 'more rolls')}."
        case events.CardRolled():
            return f"{why}{name} rolls {event.rolled}."
        case _:
            assert_never(event)


def _gained(
    event: events.PointsGained | events.EnergyGained | events.HealthGained,
    names: Sequence[str],
    what: str,
    total: int,
) -> str:
    if what == "points" and event.amount == 1:
        what = "point"
    place = " from the dice" if event.cause == "dice" else " in Tokyo" * (event.cause in TOKYO)
    change = _change(total - event.amount, total)
    return f"{_because(event.cause)}{names[event.seat]} gains {event.amount} {what}{place} {change}."


def _health_lost(event: events.HealthLost, names: Sequence[str]) -> str:
    loss = f"loses {event.amount} health {_change(event.health + event.amount, event.health)}"
    if event.dealer is None or event.dealer == event.seat:
        return f"{_because(event.cause)}{names[event.seat]} {loss}."
    if event.cause == "dice":
        return f"{names[event.dealer]} smashes: {names[event.seat]} {loss}."
    return f"{names[event.dealer]}'s {_because(event.cause)}{names[event.seat]} {loss}."


def _moved(
    event: events.TokyoEntered | events.TokyoLeft | events.StayedInTokyo | events.MovedToCity,
    name: str,
) -> str:
    match event:
        case events.TokyoEntered():
            return f"{_because(event.cause)}{name} enters {PLACES[event.place]}."
        case events.StayedInTokyo():
            return f"{name} stays in {PLACES[event.place]}."
        case events.MovedToCity():
            return f"{name} moves from Tokyo Bay to Tokyo City."
        case events.TokyoLeft(cause="yield"):
            return f"{name} yields {PLACES[event.place]}."
        case events.TokyoLeft(cause="death"):
            return f"{name} falls in {PLACES[event.place]}."
        case events.TokyoLeft(cause="bay"):
            return f"Tokyo Bay closes: {name} leaves it."
        case events.TokyoLeft():
            return f"{_because(event.cause)}{name} leaves {PLACES[event.place]}."
        case _:
            assert_never(event)


def _bought(event: events.CardBought, names: Sequence[str]) -> str:
    source = ""
    if event.source == "top":
        source = " off the top of the deck"
    elif event.owner is not None:
        source = f" from {names[event.owner]}"
    return f"{names[event.seat]} buys {card_name(event.card)}{source} for {event.price} energy."


def _copied(event: events.TokenMoved, names: Sequence[str]) -> str:
    mimic = f"{names[event.seat]}'s {card_name(event.card)}"
    if event.copied is None:
        return f"{mimic} is no longer a copy of anything."
    whose = "its own" if event.owner == event.seat or event.owner is None else f"{names[event.owner]}'s"
    return f"{mimic} is now a copy of {whose} {_ended(card_name(event.copied))}"


def _discarded(event: events.CardDiscarded, name: str) -> str:
    card = card_name(event.card)
    if event.cause == event.card:
        return f"{name}'s {card} has done its work and is discarded."
    if event.cause == "death":
        return f"{name}'s {card} is discarded."
    return f"{_because(event.cause)}{name}'s {card} is discarded."


def _eliminated(event: events.MonsterEliminated, names: Sequence[str]) -> str:
    if event.dealer is None or event.dealer == event.seat:
        return f"{_because(event.cause)}{names[event.seat]} is out of the game."
    return f"{names[event.seat]} is out of the game, brought down by {names[event.dealer]}."


def _game_ended(event: events.GameEnded, names: Sequence[str]) -> str:
    if event.winner is None:
        return NOBODY_WINS[event.reason]
    why = {"points": "by points", "last alive": "as the last monster alive"}.get(event.reason)
    return f"{names[event.winner]} wins the game {why or _by_card(event.reason)}!"


def _by_card(card: str) -> str:
    return "from the top of Tokyo Tower" if card == "tokyo_tower" else f"by {card_name(card)}"


def verdict(winner: int | None, reason: str, points: int, names: Sequence[str]) -> str:
    """Who has won and how, for the end of a game."""
    if winner is None:
        return NOBODY_WINS[reason]
    why = {"points": f"with {points} points", "last alive": "as the last monster alive"}.get(reason)
    return f"{names[winner]} wins {why or _by_card(reason)}!"
