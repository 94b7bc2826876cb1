"""The Game class: starting, playing, viewing and recording a game."""

from __future__ import annotations

from itertools import pairwise
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

from kingoftokyo.rules.asking.choices import Choice
from kingoftokyo.rules.asking.decisions import (
    Decision,
    any_time_codes,
    interrupt,
    progress_text,
    read_choice,
    read_interjection,
    take,
    waiting,
)
from kingoftokyo.rules.asking.options import find_options, nth_option
from kingoftokyo.rules.core.agenda import NOBODY
from kingoftokyo.rules.core.monster import Monster, new_monster
from kingoftokyo.rules.core.state import AGENDA_ROOM, State
from kingoftokyo.rules.effects.ending import ending_name, standings
from kingoftokyo.rules.errors import ChoiceError, GameOverError, shown
from kingoftokyo.rules.expansions import has_own_cards, join
from kingoftokyo.rules.input_types import whole
from kingoftokyo.rules.mypyc_compat import i64, vec
from kingoftokyo.rules.positions.format import write_position
from kingoftokyo.rules.positions.limits import PositionLimits
from kingoftokyo.rules.positions.line_syntax import to_line
from kingoftokyo.rules.positions.parse import count_monsters, parse_position
from kingoftokyo.rules.records.chain import bind
from kingoftokyo.rules.records.format import lines_of, write_record
from kingoftokyo.rules.records.parse import read_record
from kingoftokyo.rules.records.rebuild import play_again
from kingoftokyo.rules.records.record import Line, Record
from kingoftokyo.rules.records.start import new_history, start, start_from
from kingoftokyo.rules.settings import MARKET_SIZE, Rules
from kingoftokyo.rules.setup import check_players, given_seed, read_persons, read_rolls, read_rules, whole_deck
from kingoftokyo.rules.views.redaction import NO_RNG_STATE, answered_in_secret, asked_in_private
from kingoftokyo.rules.views.transfer import build_stamp, check_stamp, fill, game_numbers
from kingoftokyo.rules.views.view import View

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from kingoftokyo.rules.core.game_log import History
    from kingoftokyo.rules.core.rng import FairChance
    from kingoftokyo.rules.events import Event


class Game(State):
    """A game of King of Tokyo. It is always either waiting at a decision or over.

    Fields to read: `rules`; `turn`, from 1; `active`, the seat whose turn it is; `number` of the decision, from 0;
    `asked`, the seat that decides; `interjections` since it is asked; `dice`, packed, and `rolls_left`; `events`, a
    list if the game listens, else None; `order`, the seat that each player had before the first roll (rules may re-seat
    them). All other fields belong to the rules and may change.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Game({self.rules.text!r}, {self.players} monsters, turn {self.turn}, {progress_text(self)})"

    def clone(self) -> Game:
        """An independent copy that collects no events and keeps no record."""
        twin = Game(
            self.rules,
            self.rng,
            vec[Monster]([monster.clone() for monster in self.monsters]),
            self.agenda[:],
            self.deck[:],
            self.top[:],
            self.discard[:],
            self.market[:],
            self.loaded[:],
        )
        self.copy_numbers_to(twin)
        return twin

    def __copy__(self) -> Game:
        """An independent copy with the record and the events."""
        twin = self.clone()
        twin.history = None if self.history is None else self.history.copy()
        twin.events = None if self.events is None else list(self.events)
        return twin

    def __deepcopy__(self, memo: object) -> Game:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        chance = (self.rng, self.fair_chance, list(self.loaded))
        past = (self.interjections, self.history, self.events)
        return _game_again, (build_stamp(self), self.rules, game_numbers(self), chance, past)

    # `object` is the type of what must be of exact classes: compiled, a TypeError would come before the checks here.
    @staticmethod
    def new(
        players: SupportsIndex = 4,
        rules: Rules | str | Mapping[str, object] = "standard",
        seed: SupportsIndex | None = 0,
        *,
        persons: Collection[SupportsIndex] | None = None,
        rolls: Sequence[str] = (),
        secret: object = None,
        words: Sequence[str] = (),
        listen: object = False,
    ) -> Game:
        """A new game at its first decision. The same seed and the same choices give the same game.

        `rules` is a Rules value, its text (`standard`, `solo`, `standard halloween=true`) or its data. With `seed=None`
        a random seed is drawn, and the record contains it. `persons` are the seats of people, for rules that depend on
        them; by default seat 0. `rolls` are fixed results of the first throws, including those for who begins. With a
        `secret` instead of a seed the dice can be proved fair, and the players' `words` are mixed into them. With
        `listen`, events are collected in `events`.
        """
        game = blank_game(check_players(players), read_rules(rules))
        game.persons = read_persons((0,) if persons is None else persons, game.players, game.rules)
        game.loaded = read_rolls(rolls, game.rules)
        game.events = [] if listen else None
        start(game, new_history(given_seed(seed, secret), secret, words, game.players))
        return game

    @staticmethod
    def from_position(
        position: str | Mapping[str, object],
        *,
        secret: object = None,
        words: Sequence[str] = (),
        listen: object = False,
    ) -> Game:
        """A game that starts from a position, given as a dictionary, as JSON text, or as a line of text."""
        data = parse_position(position)
        game = blank_game(count_monsters(data), read_rules(data.data.get("rules", "standard")))
        game.events = [] if listen else None
        start_from(game, new_history(0, secret, words, game.players), data)
        return game

    @staticmethod
    def from_record(text: object, *, secret: object = None, listen: object = False) -> Game:
        """Replay a record line by line and return the game. A record that does not fit raises a RecordError.

        `text` may also be a Record. To continue an unfinished game with provably fair dice, pass its `secret`: the
        record does not contain it.
        """
        record = text if isinstance(text, Record) else read_record(text)
        game = blank_game(len(record.monsters), record.rules)
        game.events = [] if listen else None
        play_again(game, record, secret)
        return game

    @staticmethod
    def position_limits(
        players: SupportsIndex = 4, rules: Rules | str | Mapping[str, object] = "standard"
    ) -> PositionLimits:
        """The limits of a position's values for this number of monsters and these rules."""
        return PositionLimits(blank_game(check_players(players), read_rules(rules)))

    def record(self, monsters: Sequence[str] = (), players: Sequence[str] = (), date: object = "") -> str:
        """This game as text for `from_record`: how it began, every choice, and every random outcome.

        `monsters` are the monsters' names and `players` those of who plays them, by seat. The record of an unfinished
        game may contain what only one seat has seen; the secret of fair dice is in it only when the game is over.
        """
        return write_record(self, monsters, players, date).text

    def bind(self, monsters: Sequence[str] = (), players: Sequence[str] = (), date: object = "") -> None:
        """Make the dice depend on these names, as `record` takes them, and on every choice: before the first choice.

        From then on, a changed name, word or choice would change all later dice, and `head` identifies this game.
        The record of the game then has these names, whatever is passed to `record`.
        """
        bind(self, monsters, players, date)

    def position(self) -> dict[str, object]:
        """This position for `from_position`, possible at every decision. It contains the game's secrets.

        The position of a finished game says how it ended.
        """
        return write_position(self)

    def position_line(self) -> str:
        """`position` as a line of text."""
        return to_line(self.position())

    @property
    def decision(self) -> Decision | None:
        """The current decision with the asked seat and all options, or None if the game is over."""
        return waiting(self)

    def play(self, choice: object, seat: SupportsIndex | None = None) -> list[Event]:
        """Answer the current decision with a Choice or its text; returns the new events, if the game listens.

        With `seat`, the answer is refused unless that seat is asked. An invalid choice raises a ChoiceError (a loaded
        throw that does not fit raises a PositionError) and changes nothing.
        """
        self._check_going_on()
        if seat is not None and whole(seat) != self.asked:
            raise ChoiceError("choice-wrong-seat", seat=shown(seat), asked=self.asked)
        return self._take(read_choice(self, choice))

    def _check_going_on(self) -> None:
        if self.ending:
            raise GameOverError("over-no-choice", reason=self.reason)
        if self.history is not None:
            self.history.check_steps()

    def _take(self, code: int) -> list[Event]:
        if self._may_fail():
            take(self.clone(), code)
        known = self._event_count()
        take(self, code)
        return self._new_events(known)

    def _may_fail(self) -> bool:
        """Whether a choice may fail halfway (loaded throws, custom cards): it is then tried on a clone first."""
        return len(self.loaded) > 0 or has_own_cards(self)

    def _event_count(self) -> int:
        return len(self.events) if self.events is not None else 0

    def _new_events(self, known: int) -> list[Event]:
        return self.events[known:] if self.events is not None else []

    def interject(self, seat: SupportsIndex, choice: object) -> list[Event]:
        """Make an any-time choice for a seat while a decision is open; the decision stays open.

        Its number stays the same, unless nothing is left to ask: then the next decision has the next number.
        """
        self._check_going_on()
        me = self._seat(seat)
        code = read_interjection(self, me, choice)
        if self._may_fail():
            interrupt(self.clone(), me, code)
        known = self._event_count()
        interrupt(self, me, code)
        return self._new_events(known)

    def listen(self) -> None:
        """Start collecting events in `events`."""
        self.events = []

    @property
    def asked_in_private(self) -> bool:
        """Whether only the asked seat may see the options of the current decision."""
        return self.ending == 0 and asked_in_private(self)

    @property
    def answered_in_secret(self) -> bool:
        """Whether the answer stays secret for now, because another monster in Tokyo is asked the same question."""
        return self.ending == 0 and answered_in_secret(self)

    @property
    def secret(self) -> bytes:
        """The secret of fair dice; empty without one. Do not show it to players before the game is over."""
        return b"" if self.history is None else self.history.secret

    @property
    def commitment(self) -> str:
        """The hash of the secret of fair dice; empty without one."""
        return "" if self.history is None else self.history.commitment

    @property
    def head(self) -> str:
        """The hash of this game so far, if its dice are bound to its choices; else empty.

        Everybody may see it, except after a choice that is still secret: the choice could be guessed from it.
        """
        return "" if self.fair_chance is None else self.fair_chance.head.hex()

    @property
    def beginning(self) -> tuple[str, int, str]:
        """Identifies this game: the commitment, the seed, and the position that it began with."""
        return ("", 0, "") if self.history is None else self.history.beginning()

    @property
    def is_practice(self) -> bool:
        """Whether it began from a position or with loaded throws instead of as a normal game."""
        return self.history is not None and bool(self.history.position or self.history.rolls)

    @property
    def lines(self) -> list[Line]:
        """Every choice so far, including interjections, as lines of a record without the random outcomes."""
        return lines_of(self.history)

    @property
    def last_choice(self) -> Choice | None:
        """The last choice, or None if there is none or the game keeps no record."""
        return Choice(self.history.played[-1].choice) if self.history is not None and self.history.played else None

    def events_by_choice(self) -> list[list[Event]]:
        """All events, if the game listens, in groups: those before the first choice, then those after each choice."""
        events = self.events or []
        cuts = [] if self.history is None else [played.event_count for played in self.history.played]
        return [events[first:last] for first, last in pairwise([0, *cuts, len(events)])]

    def parse_choice(self, choice: object) -> Choice:
        """The option of the current decision with this text, or this Choice; anything else raises a ChoiceError."""
        self._check_going_on()
        return Choice(read_choice(self, choice))

    def parse_interjection(self, seat: SupportsIndex, choice: object) -> Choice:
        """The any-time choice of this seat with this text, or this Choice; anything else raises a ChoiceError."""
        self._check_going_on()
        return Choice(read_interjection(self, self._seat(seat), choice))

    def any_time_choices(self, seat: SupportsIndex) -> list[Choice]:
        """The choices that this seat may make with `interject`, whichever seat is asked."""
        me = self._seat(seat)
        return [] if self.ending else [Choice(code) for code in any_time_codes(self, me)]

    def option_count(self) -> int:
        """The number of options of the current decision, without building them; see `play_option`."""
        self._check_going_on()
        return find_options(self)

    def play_option(self, k: SupportsIndex) -> list[Event]:
        """Choose the k-th option, in the order of `decision.options`; returns the new events, if the game listens."""
        options = self.option_count()
        place = whole(k)
        if place is None or not 0 <= place < options:
            raise ChoiceError("choice-no-option", most=options - 1, option=shown(k))
        return self._take(nth_option(self, place))

    def view(self, seat: SupportsIndex | None) -> View:
        """The game as this seat may see it; None for a spectator."""
        return View(self, None if seat is None else self._seat(seat))

    def _seat(self, seat: object) -> int:
        found = whole(seat)
        if found is None or not 0 <= found < self.players:
            raise ChoiceError("choice-no-seat", most=self.players - 1, seat=shown(seat))
        return found

    @property
    def players(self) -> int:
        """Number of monsters, the dead among them."""
        return len(self.monsters)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ending != 0

    @property
    def winner(self) -> int | None:
        """The seat that has won; None while the game is running and if all are dead."""
        return None if self.victor == NOBODY else self.victor

    @property
    def reason(self) -> str:
        """Why the game is over: `points`, `last alive`, `all dead`, `person eliminated` or the winning card's id."""
        return ending_name(self.ending)

    @property
    def standings(self) -> tuple[int, ...]:
        """All seats from best to worst: the winner, the living by points and health, then the dead, last one first."""
        return standings(self)


def blank_game(players: SupportsIndex, rules: Rules) -> Game:
    """A game with monsters and the full deck, before anything is dealt."""
    game = Game(
        rules,
        1,
        vec[Monster]([new_monster() for _ in range(index(players))]),
        vec[i64]([i64(0)] * AGENDA_ROOM),
        whole_deck(rules),
        vec[i64](),
        vec[i64](),
        vec[i64]([i64(-1)] * MARKET_SIZE),
        [],
    )
    join(game)
    return game


def known_game(rules: Rules, numbers: list[list[int]]) -> Game:
    """Rebuild the game without secrets from the output of `numbers_of`, in this or another process."""
    none = vec[i64]()
    game = Game(rules, NO_RNG_STATE, vec[Monster](), none, none, none, none, none, [])
    fill(game, numbers)
    return game


def _game_again(
    stamp: tuple[int, int, str],
    rules: Rules,
    numbers: list[list[int]],
    chance: tuple[int, FairChance | None, list[int]],
    past: tuple[int, History | None, list[Event] | None],
) -> Game:
    """Rebuild a pickled game; other rules or cards raise a SetupError."""
    check_stamp(stamp)
    game = known_game(rules, numbers)
    game.rng, game.fair_chance, game.loaded = chance
    game.interjections, game.history, game.events = past
    return game
