"""Events: a listener can follow every change."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kingoftokyo import Game
from kingoftokyo.rules import events
from kingoftokyo.rules.catalogue import CATALOGUE, DISCARD_KIND, number_named

pytestmark = pytest.mark.compiled_only

HOUSE_CARDS = ("cultist", "tokyo_tower")
EVERYTHING = "standard halloween=true cultists=true tokyo_tower=true"


class Follower:
    """A game as far as its events and the printed facts of the cards describe it."""

    def __init__(self, players: int) -> None:
        self.monsters: list[dict[str, Any]] = [
            {"health": 10, "points": 0, "energy": 0, "place": "outside", "poison": 0, "shrink": 0, "cards": []}
            | dict.fromkeys(HOUSE_CARDS, 0)
            for _ in range(players)
        ]
        self.market: list[str | None] = [None, None, None]
        self.discard: list[str] = []
        self.dice = ""
        self.rolls_left = 0
        self.turn = 0
        self.active = 0
        self.ended: tuple[int | None, str] = (None, "")
        self.bought: str | None = None  # a Discard card on its way to the pile

    def hears(self, event: events.Event) -> None:
        # A new deck made for the refill does not have the card that was bought just then.
        if not isinstance(event, events.EnergySpent | events.PointsGained | events.DeckShuffled):
            self.pile_up()
        getattr(self, type(event).__name__)(event)

    def pile_up(self) -> None:
        if self.bought is not None:
            self.discard.append(self.bought)
            self.bought = None

    def ignores(self, event: events.Event) -> None:
        """Another event has the same information, or nothing changes."""

    FirstPlayerRolled = RollFinished = SmashesAdded = StayedInTokyo = DamagePrevented = ignores
    ExtraTurnGained = TurnEnded = CardRolled = Shielded = ignores

    def GameStarted(self, event: events.GameStarted) -> None:  # noqa: N802  named like the event
        assert event.players == len(self.monsters)
        self.active = event.first

    def TurnStarted(self, event: events.TurnStarted) -> None:  # noqa: N802
        self.turn, self.active, self.dice = event.turn, event.seat, ""

    def DiceRolled(self, event: events.DiceRolled) -> None:  # noqa: N802
        assert sorted(f"{event.kept} {event.rolled}".split()) == sorted(event.dice.split())
        self.dice, self.rolls_left = event.dice, event.rolls_left

    def DieRerolled(self, event: events.DieRerolled) -> None:  # noqa: N802
        self.exchange(event.face, event.rolled, event.dice)

    def DieSet(self, event: events.DieSet) -> None:  # noqa: N802
        assert event.seat == self.active
        self.exchange(event.face, event.to, event.dice)

    def exchange(self, face: str, other: str, dice: str) -> None:
        lying = self.dice.split()
        lying.remove(face)
        assert sorted([*lying, other]) == sorted(dice.split())
        self.dice = dice

    def RollsGained(self, event: events.RollsGained) -> None:  # noqa: N802
        assert event.seat == self.active
        assert event.rolls_left == self.rolls_left + 1
        self.rolls_left = event.rolls_left

    def change(self, seat: int, what: str, amount: int, total: int) -> None:
        assert amount != 0
        self.monsters[seat][what] += amount
        assert self.monsters[seat][what] == total

    def PointsGained(self, event: events.PointsGained) -> None:  # noqa: N802
        self.change(event.seat, "points", event.amount, event.points)

    def PointsLost(self, event: events.PointsLost) -> None:  # noqa: N802
        self.change(event.seat, "points", -event.amount, event.points)

    def EnergyGained(self, event: events.EnergyGained) -> None:  # noqa: N802
        self.change(event.seat, "energy", event.amount, event.energy)

    def EnergyLost(self, event: events.EnergyLost) -> None:  # noqa: N802
        self.change(event.seat, "energy", -event.amount, event.energy)

    def EnergySpent(self, event: events.EnergySpent) -> None:  # noqa: N802
        self.change(event.seat, "energy", -event.amount, event.energy)

    def HealthGained(self, event: events.HealthGained) -> None:  # noqa: N802
        self.change(event.seat, "health", event.amount, event.health)

    def HealthLost(self, event: events.HealthLost) -> None:  # noqa: N802
        self.change(event.seat, "health", -event.amount, event.health)

    def TokensGained(self, event: events.TokensGained) -> None:  # noqa: N802
        self.change(event.seat, event.token, event.amount, event.total)

    def TokensLost(self, event: events.TokensLost) -> None:  # noqa: N802
        self.change(event.seat, event.token, -event.amount, event.total)

    def TokyoEntered(self, event: events.TokyoEntered) -> None:  # noqa: N802
        assert self.monsters[event.seat]["place"] == "outside"
        self.monsters[event.seat]["place"] = event.place

    def TokyoLeft(self, event: events.TokyoLeft) -> None:  # noqa: N802
        assert self.monsters[event.seat]["place"] == event.place
        self.monsters[event.seat]["place"] = "outside"

    def MovedToCity(self, event: events.MovedToCity) -> None:  # noqa: N802
        assert self.monsters[event.seat]["place"] == "bay"
        self.monsters[event.seat]["place"] = "city"

    def CardRevealed(self, event: events.CardRevealed) -> None:  # noqa: N802
        assert self.market[event.slot] is None
        self.market[event.slot] = event.card

    def CardBought(self, event: events.CardBought) -> None:  # noqa: N802
        assert (event.owner is not None) == (event.source == "monster")
        if event.source == "market":
            self.market[self.market.index(event.card)] = None
        elif event.owner is not None:
            self.take_from(event.owner, event.card)
        if CATALOGUE.kind[number_named(event.card)] != DISCARD_KIND:
            self.monsters[event.seat]["cards"].append([event.card, 0, None])
        else:
            self.bought = event.card

    def CardTaken(self, event: events.CardTaken) -> None:  # noqa: N802
        self.monsters[event.seat]["cards"].append([event.card, 0, None])

    def CardStolen(self, event: events.CardStolen) -> None:  # noqa: N802
        self.take_from(event.owner, event.card)
        self.monsters[event.seat]["cards"].append([event.card, 0, None])

    def take_from(self, seat: int, card: str) -> None:
        hand = self.monsters[seat]["cards"]
        hand.remove(next(held for held in hand if held[0] == card))

    def CardDiscarded(self, event: events.CardDiscarded) -> None:  # noqa: N802
        self.take_from(event.seat, event.card)
        self.discard.append(event.card)

    def TokenMoved(self, event: events.TokenMoved) -> None:  # noqa: N802
        held = next(held for held in self.monsters[event.seat]["cards"] if held[0] == event.card)
        held[1:] = [0, event.copied]
        if event.owner is not None:
            assert event.copied in [other[0] for other in self.monsters[event.owner]["cards"]]

    def CountersChanged(self, event: events.CountersChanged) -> None:  # noqa: N802
        if event.card in HOUSE_CARDS:
            self.monsters[event.seat][event.card] = event.counters
            return
        next(held for held in self.monsters[event.seat]["cards"] if held[0] == event.card)[1] = event.counters

    def MarketSwept(self, event: events.MarketSwept) -> None:  # noqa: N802
        assert [card for card in self.market if card is not None] == list(event.cards)
        self.discard.extend(event.cards)
        self.market = [None, None, None]

    def DeckShuffled(self, event: events.DeckShuffled) -> None:  # noqa: N802
        assert event.cards == len(self.discard)
        self.discard = []

    def MonsterRevived(self, event: events.MonsterRevived) -> None:  # noqa: N802
        assert self.monsters[event.seat]["points"] == 0
        assert self.monsters[event.seat]["place"] == "outside"
        self.monsters[event.seat]["health"] = event.health

    def MonsterEliminated(self, event: events.MonsterEliminated) -> None:  # noqa: N802
        monster = self.monsters[event.seat]
        assert monster["health"] == 0
        assert monster["cards"] == []
        assert monster["place"] == "outside"
        monster.update(points=0, energy=0, poison=0, shrink=0, place="dead", cultist=0)

    def GameEnded(self, event: events.GameEnded) -> None:  # noqa: N802
        self.ended = (event.winner, event.reason)

    def compare(self, game: Game) -> None:
        self.pile_up()
        view = game.view(None)
        for known, seen in zip(self.monsters, view.monsters, strict=True):
            for what in ("health", "points", "energy", "place", "poison", "shrink"):
                assert known[what] == getattr(seen, what), (seen.seat, what)
            assert known["cultist"] == seen.counted.get("cultists", 0)
            assert known["cards"] == [[card.id, card.counters, card.copies] for card in seen.cards]
        assert {slot: card for slot, card in enumerate(self.market) if card} == {
            card.slot: card.id for card in view.market
        }
        assert sorted(self.discard) == sorted(view.discard)
        assert (self.dice, self.turn, self.active) == (view.dice, view.turn, view.active)
        assert self.rolls_left == view.rolls_left
        assert self.ended == (view.winner, view.reason)


def spendthrift(game: Game, rng: Random) -> int:
    """Any option, but rather one that buys: so that decks run out, cards pile up and monsters are many-handed."""
    decision = game.decision
    assert decision is not None
    buys = [k for k, option in enumerate(decision.options) if option.text.startswith(("buy", "sweep"))]
    if buys and rng.random() < 0.8:
        return rng.choice(buys)
    return rng.randrange(len(decision.options))


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("rules", ["standard", EVERYTHING])
def test_every_change_of_a_number_a_place_or_a_card_has_an_event(players: int, rules: str) -> None:
    for seed in range(60 if rules == "standard" else 20):
        rng = Random(seed)
        game = Game.new(players, rules, seed, listen=True)
        silent = Game.new(players, rules, seed)
        follower = Follower(players)
        for event in game.events or []:
            follower.hears(event)
        follower.compare(game)
        while not game.over:
            choice = spendthrift(game, rng) if seed % 2 else rng.randrange(game.option_count())
            known = len(game.events or [])
            game.play_option(choice)
            silent.play_option(choice)
            for event in (game.events or [])[known:]:
                follower.hears(event)
            follower.compare(game)
            assert (game.key(), game.rng) == (silent.key(), silent.rng)
        assert silent.events is None


def test_play_answers_the_events_of_that_answer() -> None:
    game = Game.new(3, seed=2, listen=True)
    heard = list(game.events or [])
    while game.decision is not None:
        heard += game.play(game.decision.options[0])

    assert heard == game.events
    assert isinstance(heard[-1], events.GameEnded)


def test_a_game_that_does_not_listen_answers_no_events() -> None:
    game = Game.new(3, seed=2)

    assert game.play("stop") == []
    assert game.events is None


def test_the_first_events_of_a_game_are_the_roll_for_the_first_turn_and_the_market() -> None:
    rolls = ["smash 1 1 2 2 3", "1 1 2 2 3 3", "1 1 2 2 3 3"]
    kinds = [type(event).__name__ for event in Game.new(2, rolls=rolls, listen=True).events or []]

    assert kinds[:3] == ["FirstPlayerRolled"] * 2 + ["GameStarted"]
    assert kinds[3:] == ["CardRevealed"] * 3 + ["TurnStarted", "DiceRolled"]


def test_events_cannot_be_changed_afterwards() -> None:
    event = events.TurnEnded(1)

    with pytest.raises(AttributeError):
        event.seat = 2  # type: ignore[misc]
    assert event == events.TurnEnded(1)
