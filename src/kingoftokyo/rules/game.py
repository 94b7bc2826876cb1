"""The state of a game as plain numbers, and the face it shows to everything outside `rules`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.asking.decisions import (
    Decision,
    interrupt,
    nth_option,
    read_choice,
    read_interjection,
    ready,
    take,
    waiting,
)
from kingoftokyo.rules.bits import bit
from kingoftokyo.rules.core.agenda import NOBODY
from kingoftokyo.rules.core.keys import key_of
from kingoftokyo.rules.core.monster import Monster, new_monster
from kingoftokyo.rules.core.places import DEAD
from kingoftokyo.rules.effects.ending import ending_name
from kingoftokyo.rules.errors import ChoiceError, GameOverError
from kingoftokyo.rules.expansions import join
from kingoftokyo.rules.mypyc_compat import i64, vec
from kingoftokyo.rules.positions.format import write_position
from kingoftokyo.rules.positions.line_syntax import to_line
from kingoftokyo.rules.positions.parse import count_monsters, parse_position
from kingoftokyo.rules.records.format import write_record
from kingoftokyo.rules.records.parse import read_record
from kingoftokyo.rules.records.rebuild import play_again
from kingoftokyo.rules.records.record import Record
from kingoftokyo.rules.records.start import new_history, start, start_from
from kingoftokyo.rules.settings import MARKET_SIZE, Rules
from kingoftokyo.rules.setup import check_players, read_persons, read_rolls, read_rules, whole_deck
from kingoftokyo.rules.views.view import View

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kingoftokyo.rules.core.game_log import History
    from kingoftokyo.rules.events import Event

AGENDA_ROOM: Final = 32  # it grows when that is not enough


class Game:
    """A game of King of Tokyo, always at a decision or over."""

    # fmt: off
    __slots__ = (
        "active", "agenda", "alive", "asked", "cause", "cheered", "deck", "depth", "dice", "discard", "ending",
        "events", "fair_key", "fewer_dice", "frozen_turns", "history", "hooks", "interjections", "keeps",
        "leaving", "loaded", "lost", "luck", "marked", "market", "may_leave", "monsters", "number", "offered",
        "offers", "order", "persons", "regular", "removed", "rolls_left", "rules", "shielded", "smashed",
        "smashes", "staying", "top", "turn", "turns_owed", "victor", "withheld", "wounds",
    )
    # fmt: on

    def __init__(
        self,
        rules: Rules,
        luck: i64,
        monsters: vec[Monster],
        agenda: vec[i64],
        deck: vec[i64],
        top: vec[i64],
        discard: vec[i64],
        market: vec[i64],
        loaded: list[int],
    ) -> None:
        self.rules = rules
        self.luck = luck  # the generator's state: never shown to anybody
        self.monsters = monsters
        self.deck = deck  # the draw pile, an unordered pool in the order of the catalogue
        self.top = top  # cards known to be drawn next, in this order
        self.discard = discard
        self.market = market
        self.loaded = loaded  # throws that are settled beforehand
        self.events: list[Event] | None = None
        self.history: History | None = None  # a clone has none
        self.fair_key: bytes = b""  # what chance is keyed by, if it can be proved fair: never shown to anybody
        # Whose turn it is
        self.turn: i64 = 0
        self.active: i64 = 0
        self.regular: i64 = 0  # whose regular turn it is or was
        self.turns_owed: i64 = 0  # extra turns, see effects/turns.py
        self.frozen_turns: i64 = 0  # extra turns with fewer dice
        self.alive: i64 = len(monsters)
        self.hooks: i64 = 0  # the moments anybody's cards speak of
        # This turn
        self.fewer_dice: i64 = 0
        self.dice: i64 = 0
        self.rolls_left: i64 = 0
        self.smashes: i64 = 0
        self.cheered: i64 = 0  # smashes that other monsters add to the roll
        self.marked: i64 = 0  # whether any card is marked as used
        self.wounds: i64 = 0  # who made whom lose health: bit 6 * dealer + victim
        self.lost: i64 = 0  # who lost health at all, one bit for each seat; the same below
        self.smashed: i64 = 0  # who lost health to smashes
        self.may_leave: i64 = 0  # who lost health in a way that lets it leave Tokyo
        self.withheld: i64 = 0  # whose loss waits for the answer to the yield question
        self.leaving: i64 = 0
        self.staying: i64 = 0
        self.shielded: i64 = 0  # who loses no more health
        # What is pending
        self.agenda = agenda
        self.depth: i64 = 0
        self.number: i64 = 0  # of the decision, from 0
        self.interjections: i64 = 0  # since it waits
        self.asked: i64 = NOBODY
        self.offered = vec[i64]()  # the options of the decision, once somebody wants to know them
        self.offers: i64 = -1
        self.keeps: i64 = 0  # how many options are ways to keep dice
        self.cause: i64 = 0  # what is acting just now
        # The end
        self.victor: i64 = NOBODY
        self.ending: i64 = 0
        # Set up once
        self.removed: tuple[int, ...] = ()  # cards that have left the game
        self.persons: i64 = 0  # which seats are people, one bit each
        self.order: tuple[int, ...] = tuple(range(len(monsters)))  # who sits at which seat, as they were seated first

    def clone(self) -> Game:
        """The same game, to be played on by itself. It does not listen to events and remembers no record."""
        twin = Game(
            self.rules,
            self.luck,
            vec[Monster]([monster.clone() for monster in self.monsters]),
            self.agenda[:],
            self.deck[:],
            self.top[:],
            self.discard[:],
            self.market[:],
            self.loaded[:],
        )
        twin.turn = self.turn
        twin.active = self.active
        twin.regular = self.regular
        twin.turns_owed = self.turns_owed
        twin.frozen_turns = self.frozen_turns
        twin.alive = self.alive
        twin.hooks = self.hooks
        twin.fewer_dice = self.fewer_dice
        twin.dice = self.dice
        twin.rolls_left = self.rolls_left
        twin.smashes = self.smashes
        twin.cheered = self.cheered
        twin.lost = self.lost
        twin.marked = self.marked
        twin.wounds = self.wounds
        twin.smashed = self.smashed
        twin.may_leave = self.may_leave
        twin.withheld = self.withheld
        twin.leaving = self.leaving
        twin.staying = self.staying
        twin.shielded = self.shielded
        twin.depth = self.depth
        twin.number = self.number
        twin.interjections = self.interjections
        twin.asked = self.asked
        twin.victor = self.victor
        twin.ending = self.ending
        twin.removed = self.removed
        twin.persons = self.persons
        twin.order = self.order
        twin.fair_key = self.fair_key
        return twin

    def key(self) -> tuple[int, ...]:
        """All that matters of a position as one hashable value; games with the same key differ in luck at most."""
        return key_of(self)

    def forget_turn(self) -> None:
        """A new turn begins: nothing has happened in it."""
        self.dice = 0
        self.smashes = 0
        self.cheered = 0
        self.lost = 0
        self.wounds = 0
        self.smashed = 0
        self.shielded = 0
        self.forget_yields()

    def forget_yields(self) -> None:
        """Nobody has lost health that lets it leave Tokyo, and nobody has been asked."""
        self.may_leave = 0
        self.withheld = 0
        self.leaving = 0
        self.staying = 0

    def has_wounded(self, me: i64) -> bool:
        """Whether this monster made another one, or itself where that counts, lose health in this turn."""
        wounded = self.wounds >> (6 * me) & 63
        if not self.rules.herbivore_own_damage:
            wounded &= ~bit(me)
        return wounded != 0

    # The public face

    @staticmethod
    def new(
        players: int = 4,
        rules: object = "standard",
        seed: int = 0,
        *,
        persons: Sequence[int] = (0,),
        rolls: Sequence[str] = (),
        secret: object = None,
        words: Sequence[str] = (),
        listen: bool = False,
    ) -> Game:
        """A new game at its first decision. The same seed and the same choices give the same game.

        `rules` are a Rules value, its text (`standard`, `solo`, `standard halloween=true`), or its data.
        `persons` are the seats of people, for rules that care. `rolls` are the first throws to come up, the ones for
        who begins among them. With a `secret` instead of the seed the dice can be proved fair; the players' own
        `words` enter it. With `listen`, `events` fills.
        """
        game = blank_game(check_players(players), read_rules(rules))
        game.persons = read_persons(persons, players, game.rules)
        game.loaded = read_rolls(rolls, game.rules)
        if listen:
            game.events = []
        start(game, new_history(seed, secret, words, players))
        return game

    @staticmethod
    def from_position(
        position: str | Mapping[str, object],
        *,
        secret: object = None,
        words: Sequence[str] = (),
        listen: bool = False,
    ) -> Game:
        """A game that goes on from a position: a dictionary, the same as JSON, or a line of text."""
        data = parse_position(position)
        game = blank_game(count_monsters(data), read_rules(data.data.get("rules", "standard")))
        if listen:
            game.events = []
        start_from(game, new_history(0, secret, words, game.players), data)
        return game

    @staticmethod
    def from_record(text: str | Record, *, secret: object = None, listen: bool = False) -> Game:
        """The game that a record tells, played again line by line; whatever does not fit raises a RecordError.

        A game with dice that can be proved fair is played on with its secret, which a running game's record lacks.
        A record that was read already is taken as it is.
        """
        record = text if isinstance(text, Record) else read_record(text)
        game = blank_game(len(record.monsters), record.rules)
        if listen:
            game.events = []
        play_again(game, record, secret)
        return game

    def record(self, monsters: Sequence[str] = (), players: Sequence[str] = (), date: str = "") -> str:
        """This game as text for `from_record`: how it began, every choice, and what chance answered.

        `monsters` are their names and `players` who plays them, by seat. While the game goes on, the record may hold
        what only one seat has seen; the secret of fair dice is in it once the game is over.
        """
        return write_record(self, monsters, players, date).text

    def position(self) -> dict[str, object]:
        """This position for `from_position`, also in the middle of an interruption. It holds the game's secrets."""
        if self.ending:
            raise GameOverError(f"the game is over ({self.reason}): there is no position to play on from")
        return write_position(self)

    def position_line(self) -> str:
        """The same as a line of text."""
        return to_line(self.position())

    @property
    def decision(self) -> Decision | None:
        """What is asked of whom, with all options, or None when the game is over."""
        return waiting(self)

    def play(self, choice: object, seat: int | None = None) -> list[Event]:
        """Answer the decision that waits, by a Choice or its text; answers what happened, if the game listens.

        With `seat`, only that seat's answer is taken. Whatever is wrong raises a ChoiceError (or, for a
        loaded throw that does not fit, a PositionError) and changes nothing.
        """
        self._check_going_on()
        if seat is not None and seat != self.asked:
            raise ChoiceError(f"seat {seat} is not asked: the decision is seat {self.asked}'s")
        return self._take(read_choice(self, choice))

    def _check_going_on(self) -> None:
        if self.ending:
            raise GameOverError(f"the game is over ({self.reason}): nothing is left to choose")

    def _take(self, code: int) -> list[Event]:
        if self._may_fail():
            take(self.clone(), code)
        known = self._told()
        take(self, code)
        return self._new_events(known)

    def _may_fail(self) -> bool:
        """With a loaded throw that may not fit, or a card that may fail: then a clone goes first."""
        return len(self.loaded) > 0 or len(self.rules.cards) > 0

    def _told(self) -> int:
        return len(self.events) if self.events is not None else 0

    def _new_events(self, known: int) -> list[Event]:
        return self.events[known:] if self.events is not None else []

    def interject(self, seat: int, choice: object) -> list[Event]:
        """Do what a monster may do at any time while another one is asked; that decision goes on waiting.

        Its number stays, unless there is nothing left to ask: then another decision waits, with the next number.
        """
        self._check_going_on()
        if not 0 <= seat < len(self.monsters):
            raise ChoiceError(f"there are seats 0 to {len(self.monsters) - 1}, not {seat}")
        code = read_interjection(self, seat, choice)
        if self._may_fail():
            interrupt(self.clone(), seat, code)
        known = self._told()
        interrupt(self, seat, code)
        return self._new_events(known)

    def option_count(self) -> int:
        """How many options the decision has: for players that pick by number, without building them all."""
        self._check_going_on()
        return ready(self)

    def play_option(self, k: int) -> list[Event]:
        """Take the k-th option, in the order of `decision.options`."""
        options = self.option_count()
        if not 0 <= k < options:
            raise ChoiceError(f"there are options 0 to {options - 1}, not {k}")
        return self._take(nth_option(self, k))

    def view(self, seat: int | None) -> View:
        """What this seat may know; None for a spectator."""
        if seat is not None and not 0 <= seat < len(self.monsters):
            raise ChoiceError(f"there are seats 0 to {len(self.monsters) - 1}, not {seat}")
        return View(self, seat)

    @property
    def players(self) -> int:
        return len(self.monsters)

    @property
    def over(self) -> bool:
        return self.ending != 0

    @property
    def winner(self) -> int | None:
        """The seat that has won; None while the game goes on and when all are dead."""
        return None if self.victor == NOBODY else self.victor

    @property
    def reason(self) -> str:
        """Why the game is over: `points`, `last alive`, `all dead`, `person eliminated` or the card that won it."""
        return ending_name(self.ending)

    @property
    def standings(self) -> tuple[int, ...]:
        """All seats from best to worst: the winner, the living by points and health, then the dead, the last first."""
        return tuple(sorted(range(len(self.monsters)), key=self._standing))

    def _standing(self, seat: int) -> tuple[int, ...]:
        monster = self.monsters[seat]
        if monster.place == DEAD:
            return (2, monster.rank, 0, seat)
        return (0 if seat == self.victor else 1, -monster.points, -monster.health, seat)


def blank_game(players: int, rules: Rules) -> Game:
    """A table with monsters and the whole deck, before anything is dealt."""
    game = Game(
        rules,
        1,
        vec[Monster]([new_monster() for _ in range(players)]),
        vec[i64]([i64(0)] * AGENDA_ROOM),
        whole_deck(rules),
        vec[i64](),
        vec[i64](),
        vec[i64]([i64(-1)] * MARKET_SIZE),
        [],
    )
    join(game)
    return game
