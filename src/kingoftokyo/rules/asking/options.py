"""The options of a decision: offered by steps and cards as codes, made into Choices only when accessed."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex, overload

from kingoftokyo.rules.asking.choices import ANY_COPY, STOP, Choice, pack_keep
from kingoftokyo.rules.card import AT_ANY_TIME
from kingoftokyo.rules.core.agenda import STEPS, kind_of
from kingoftokyo.rules.core.dice import keep_at
from kingoftokyo.rules.core.hand import activate, reacting
from kingoftokyo.rules.mypyc_compat import append, i64, vec

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kingoftokyo.rules.game import Game


def offer(game: Game, choice: i64) -> None:
    """Add an option to the current decision."""
    if game.buffered_count < len(game.option_buffer):
        game.option_buffer[game.buffered_count] = choice
    else:
        game.option_buffer = append(game.option_buffer, choice)
    game.buffered_count += 1


def offer_once(game: Game, choice: i64) -> None:
    """Add an option, unless another copy of its card has already offered the same."""
    any_copy = choice | ANY_COPY
    for k in range(game.buffered_count):
        if game.option_buffer[k] | ANY_COPY == any_copy:
            return
    offer(game, choice)


def find_options(game: Game) -> i64:
    """Determine the options of the current decision, unless that was done already, and return their number."""
    if game.buffered_count < 0:
        game.buffered_count = 0
        game.keep_option_count = 0
        step = game.agenda[game.depth - 1]
        try:
            STEPS[kind_of(step)].options(game, step)
            if game.monsters[game.asked].hooks & AT_ANY_TIME:
                offer_any_time(game, game.asked)
        except Exception:
            game.buffered_count = -1  # a custom card may raise: do not keep a partial list
            raise
    return game.keep_option_count + game.buffered_count


def offer_any_time(game: Game, me: i64) -> None:
    """Add this monster's any-time choices, which are possible also while another monster is asked."""
    for ref in reacting(game.monsters[me], AT_ANY_TIME):
        activate(game, ref).at_any_time(game, me, ref)


def nth_option(game: Game, k: i64) -> i64:
    """The code of the k-th option; `find_options` must have been called."""
    if k >= game.keep_option_count:
        return game.option_buffer[k - game.keep_option_count]
    if k == game.keep_option_count - 1 and not game.rules.all_rolls:
        return STOP
    return pack_keep(keep_at(game.dice, k))


class Options:
    """All options of a decision: like a tuple of Choices, but each Choice is made when it is accessed."""

    __slots__ = ("_dice", "_keep_count", "_listed", "_stop")

    def __init__(self, dice: i64, keep_count: i64, listed: vec[i64], stop: i64) -> None:
        self._dice = dice
        self._keep_count = keep_count  # the number of ways to keep these dice, which come first
        self._listed = listed
        self._stop = stop  # the index of `stop`, or -1

    def __reduce__(self) -> tuple[Any, ...]:
        return _options_again, (self._dice, self._keep_count, list(self._listed), self._stop)

    def code(self, k: i64) -> i64:
        """The code of the k-th choice, from 0; see choices.py."""
        if k >= self._keep_count:
            return self._listed[k - self._keep_count]
        return STOP if k == self._stop else pack_keep(keep_at(self._dice, k))

    def __len__(self) -> int:
        return self._keep_count + len(self._listed)

    @overload
    def __getitem__(self, k: SupportsIndex) -> Choice: ...

    @overload
    def __getitem__(self, k: slice) -> tuple[Choice, ...]: ...

    def __getitem__(self, k: SupportsIndex | slice) -> Choice | tuple[Choice, ...]:
        options = len(self)
        if isinstance(k, slice):
            return tuple([Choice(self.code(place)) for place in range(*k.indices(options))])
        place = k if isinstance(k, int) else index(k)
        if place < 0:
            place += options
        if not 0 <= place < options:
            raise IndexError(f"there are options 0 to {options - 1}")
        return Choice(self.code(place))

    def __iter__(self) -> Iterator[Choice]:
        return iter(self[:])

    def __reversed__(self) -> Iterator[Choice]:
        return iter(self[::-1])

    def __contains__(self, choice: object) -> bool:
        return choice in self[:]

    def index(self, choice: Choice) -> int:
        """The place of this choice, from 0; a ValueError if it is no option."""
        return self[:].index(choice)

    def count(self, choice: Choice) -> int:
        """1 if this choice is an option, else 0."""
        return self[:].count(choice)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Options):
            return self[:] == other[:]
        return self[:] == other

    def __hash__(self) -> int:
        return hash(self[:])

    def __repr__(self) -> str:
        return f"Options({', '.join([repr(choice) for choice in self[:]])})"


Sequence.register(Options)


def _options_again(dice: int, keep_count: int, listed: list[int], stop: int) -> Options:
    """Rebuild pickled options."""
    return Options(dice, keep_count, vec[i64]([i64(code) for code in listed]), stop)
