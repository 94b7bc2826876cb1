"""The table of a test: set it up, run the game, check the result.

    Table(2).monster(1, cards="armor_plating").dice("smash 1 1 2 2 3").resolves().has(1, health=10)

Call the methods that set up the position first. Then one of `starts_turn`, `rolls`, `last_roll_done`, `resolves`,
`buys` and `ends_turn` makes the game, which runs to its first decision. Every answer is also given to a clone and to
the game saved and loaded as a position and as a record; all must reach the same state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from kingoftokyo import ChoiceError, Game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kingoftokyo.rules.asking.options import Options


def copying(card: str, seat: int) -> dict[str, object]:
    """A Mimic in a hand, with its token on this card of that seat."""
    return {"card": "mimic", "copies": {"seat": seat, "card": card}}


class Table:
    """A position and, once it has started, the game from it. Every method returns the table, for chaining."""

    def __init__(self, players: int, turn: int = 0) -> None:
        self.position: dict[str, Any] = {
            "rules": {"preset": "standard", "two_players": False},
            "turn": turn,
            "monsters": [{} for _ in range(players)],
            "rolls": [],
        }
        self._game: Game | None = None

    # Set up the position

    def rules(self, preset: str = "standard", **settings: object) -> Table:
        """Replace the default rules: `standard`, without the special rules for two players."""
        self.position["rules"] = {"preset": preset, **settings}
        return self

    def persons(self, *seats: int) -> Table:
        self.position["persons"] = list(seats)
        return self

    def monster(self, seat: int, cards: str | list[object] = "", **numbers: object) -> Table:
        """`numbers` are fields of the position: `health`, `points`, `energy`, `poison`, `shrink`, `place` …"""
        held = cards.split() if isinstance(cards, str) else cards
        self.position["monsters"][seat] = {**numbers, **({"cards": held} if held else {})}
        return self

    def dice(self, dice: str) -> Table:
        self.position["dice"] = dice
        return self

    def next_rolls(self, *rolls: str) -> Table:
        """The faces of the next throws, one text for each throw of any monster."""
        self.position["rolls"] = list(rolls)
        return self

    def market(self, cards: str) -> Table:
        self.position["market"] = cards.split()
        return self

    def next_cards(self, cards: str) -> Table:
        """The next cards of the deck; other cards follow in random order."""
        self.position["deck"] = cards.split()
        return self

    def deck_is(self, cards: str) -> Table:
        """All cards of the deck, the next one first."""
        self.position["deck_exact"] = True
        return self.next_cards(cards)

    def discarded(self, cards: str) -> Table:
        self.position["discard"] = cards.split()
        return self

    # Run the game

    def starts_turn(self) -> Table:
        return self._go("start")

    def rolls(self, left: int = 2) -> Table:
        """The active monster has rolled `dice` and has `left` rolls left."""
        if "dice" in self.position:
            self.position["rolls_left"] = left
        return self._go("roll")

    def last_roll_done(self) -> Table:
        return self.rolls(left=0)

    def resolves(self) -> Table:
        return self._go("resolve")

    def buys(self) -> Table:
        return self._go("buy")

    def ends_turn(self) -> Table:
        return self._go("end")

    def _go(self, step: str) -> Table:
        self.position["step"] = step
        self._game = Game.from_position(self.position, listen=True)
        return self

    @property
    def game(self) -> Game:
        assert self._game is not None, "start the game first"
        return self._game

    def answer(self, *choices: str) -> Table:
        for choice in choices:
            twins = self._twins()
            self.game.play(choice)
            for twin in twins:
                twin.play(choice)
                assert self._same(twin), f"a cloned or saved game differs after {choice!r}"
        return self

    def interject(self, seat: int, choice: str) -> Table:
        """Take an any-time option of this seat; the waiting decision stays the same."""
        twins = self._twins()
        self.game.interject(seat, choice)
        for twin in twins:
            twin.interject(seat, choice)
            assert self._same(twin), f"a cloned or saved game differs after seat {seat}'s {choice!r}"
        return self

    def _twins(self) -> list[Game]:
        position = self.game.position() if self.game.number % 2 else self.game.position_line()
        return [self.game.clone(), Game.from_position(position), Game.from_record(self.game.record())]

    def _same(self, twin: Game) -> bool:
        return twin.position() == self.game.position() and twin.key() == self.game.key()

    # Check the result

    def asks(self, seat: int, kind: str | None = None) -> Table:
        decision = self.game.decision
        assert decision is not None, "nobody is asked: the game is over"
        assert decision.seat == seat, f"seat {decision.seat} is asked, not {seat}"
        assert kind is None or decision.kind == kind, f"asked about {decision.kind}, not {kind}"
        return self

    def offers(self, *options: str) -> Table:
        """Exactly these options, in this order."""
        assert [option.text for option in self._options()] == list(options)
        return self

    def offers_no(self, option: str) -> Table:
        assert option not in [other.text for other in self._options()]
        return self

    def offers_also(self, *options: str) -> Table:
        """These options among others."""
        texts = [option.text for option in self._options()]
        for option in options:
            assert option in texts, f"{option!r} is not among {texts}"
        return self

    def refuses(self, choice: str) -> Table:
        """This answer raises a ChoiceError and changes nothing."""
        before = self.game.position()
        with pytest.raises(ChoiceError):
            self.game.play(choice)
        assert self.game.position() == before
        return self

    def refuses_interjection(self, seat: int, choice: str) -> Table:
        """This interjection raises a ChoiceError and changes nothing."""
        before = self.game.position()
        with pytest.raises(ChoiceError):
            self.game.interject(seat, choice)
        assert self.game.position() == before
        return self

    def at_decision(self, number: int) -> Table:
        """`number` answers have been given since the start of the game."""
        decision = self.game.decision
        assert decision is not None
        assert decision.number == number, f"decision {decision.number} waits, not {number}"
        return self

    def _options(self) -> Options:
        decision = self.game.decision
        assert decision is not None
        return decision.options

    def has(self, seat: int, cards: str | None = None, **numbers: object) -> Table:
        monster = self.game.view(None).monsters[seat]
        if cards is not None:
            assert [card.id for card in monster.cards] == cards.split()
        for what, expected in numbers.items():
            found = getattr(monster, what)
            assert found == expected, f"seat {seat} has {what} {found}, not {expected}"
        return self

    def mimics(self, seat: int, card: str | None, of: int | None = None) -> Table:
        """This seat's Mimic has its token on this card of that seat, or on none."""
        [mimic] = [held for held in self.game.view(None).monsters[seat].cards if held.id == "mimic"]
        assert (mimic.copies, mimic.copied_from) == (card, of), (
            f"the Mimic copies {mimic.copies} of seat {mimic.copied_from}"
        )
        return self

    def counters_on(self, seat: int, card: str, counters: int) -> Table:
        held = [held.counters for held in self.game.view(None).monsters[seat].cards if held.id == card]
        assert held == [counters]
        return self

    def sees_top(self, seat: int | None, cards: str) -> Table:
        """The cards on top of the deck that this seat, or a spectator (None), has seen."""
        assert self.game.view(seat).top == cards.split()
        return self

    def shows(self, dice: str) -> Table:
        assert sorted(self.game.view(None).dice.split()) == sorted(dice.split())
        return self

    def market_shows(self, cards: str) -> Table:
        assert [card.id for card in self.game.view(None).market] == cards.split()
        return self

    def discard_shows(self, cards: str) -> Table:
        assert sorted(self.game.view(None).discard) == sorted(cards.split())
        return self

    def deck_holds(self, cards: int) -> Table:
        assert self.game.view(None).deck_size == cards
        return self

    def happened(self, event: object) -> Table:
        assert self.game.events is not None
        assert event in self.game.events, f"{event} is not among:\n" + "\n".join(map(str, self.game.events))
        return self

    def happened_in_order(self, *events: object) -> Table:
        """These events happened in this order; others may be between them."""
        assert self.game.events is not None
        rest: Iterator[object] = iter(self.game.events)
        for event in events:
            assert event in rest, f"{event} does not come in this order in:\n" + "\n".join(map(str, self.game.events))
        return self

    def never_happened(self, kind: type) -> Table:
        assert self.game.events is not None
        assert not [event for event in self.game.events if isinstance(event, kind)]
        return self

    def ended(self, winner: int | None, reason: str) -> Table:
        assert (self.game.winner, self.game.reason) == (winner, reason)
        assert self.game.decision is None
        return self
