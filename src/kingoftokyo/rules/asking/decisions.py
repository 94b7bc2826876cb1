"""Decisions: what is asked of whom, its options in their fixed order, and taking one.

The options of a roll are the ways to keep dice in the order of `dice.keep_at`, of which the last, keeping all, is
`stop`; then what cards allow. Every other decision lists its options in the order its step offers them. What a monster
may do at any time comes last, at every decision of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, overload

from kingoftokyo.rules.asking.choices import (
    KEEP,
    SPEND_NOW,
    STOP,
    USE_NOW,
    choice_text,
    kept_by,
    pack_keep,
    this_of,
    verb_of,
)
from kingoftokyo.rules.card import AT_ANY_TIME
from kingoftokyo.rules.catalogue import CATALOGUE
from kingoftokyo.rules.core.agenda import CARD, NOBODY, STEPS, advance, kind_of, this_asking
from kingoftokyo.rules.core.dice import contains, keep_at, parse_dice
from kingoftokyo.rules.core.hand import acting, number_of, reacting
from kingoftokyo.rules.errors import ChoiceError, KingOfTokyoError, shown
from kingoftokyo.rules.mypyc_compat import i64, vec
from kingoftokyo.rules.records.fairness import rekey

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kingoftokyo.rules.game import Game

MOST_CODE: Final = 2**62 - 1  # a choice made by hand may have any number


class Choice:
    """One option; its text is what `Game.play` also takes."""

    __slots__ = ("code",)

    def __init__(self, code: int) -> None:
        self.code = code

    @property
    def text(self) -> str:
        try:
            return choice_text(self.code)
        except (LookupError, TypeError, ValueError):  # its number was made up
            return "unknown"

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Choice({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and self.code == other.code

    def __hash__(self) -> int:
        return hash(self.code)


class Options:
    """All answers to a decision, as a tuple of Choices would have them, but each one made when it is looked at."""

    __slots__ = ("_dice", "_keeps", "_offered", "_stop")

    def __init__(self, dice: i64, keeps: i64, offered: vec[i64], stop: i64) -> None:
        self._dice = dice
        self._keeps = keeps  # how many of the options, the first ones, are ways to keep these dice
        self._offered = offered
        self._stop = stop  # the place of `stop`, or -1

    def code(self, k: i64) -> i64:
        """The number of the k-th choice, from 0 on; see choices.py."""
        if k >= self._keeps:
            return self._offered[k - self._keeps]
        return STOP if k == self._stop else pack_keep(keep_at(self._dice, k))

    def __len__(self) -> int:
        return self._keeps + len(self._offered)

    @overload
    def __getitem__(self, k: int) -> Choice: ...

    @overload
    def __getitem__(self, k: slice) -> tuple[Choice, ...]: ...

    def __getitem__(self, k: int | slice) -> Choice | tuple[Choice, ...]:
        options = len(self)
        if isinstance(k, slice):
            return tuple([Choice(self.code(place)) for place in range(*k.indices(options))])
        if k < 0:
            k += options
        if not 0 <= k < options:
            raise IndexError(f"there are options 0 to {options - 1}")
        return Choice(self.code(k))

    def __iter__(self) -> Iterator[Choice]:
        return iter(self[:])

    def __reversed__(self) -> Iterator[Choice]:
        return iter(self[::-1])

    def __contains__(self, choice: object) -> bool:
        return choice in self[:]

    def index(self, choice: Choice) -> int:
        return self[:].index(choice)

    def count(self, choice: Choice) -> int:
        return self[:].count(choice)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Options):
            return self[:] == other[:]
        return self[:] == other

    def __hash__(self) -> int:
        return hash(self[:])

    def __repr__(self) -> str:
        return repr(self[:])


Sequence.register(Options)


class Decision:
    """A question that waits: its number in the game, the seat that is asked, what kind it is, and all answers."""

    __slots__ = ("kind", "number", "options", "seat")

    def __init__(self, number: int, seat: int, kind: str, options: Options) -> None:
        self.number = number
        self.seat = seat
        self.kind = kind
        self.options = options

    def __repr__(self) -> str:
        texts = ", ".join(option.text for option in self.options)
        return f"Decision({self.number}, seat {self.seat}, {self.kind}: {texts})"


def waiting(game: Game) -> Decision | None:
    if game.asked == NOBODY:
        return None
    ready(game)
    stop = -1 if game.rules.all_rolls else game.keeps - 1
    options = Options(game.dice, game.keeps, game.offered[: game.offers], stop)
    return Decision(game.number, game.asked, decision_kind(game), options)


def decision_kind(game: Game) -> str:
    """The step that waits, or the id of the card that asks."""
    step = game.agenda[game.depth - 1]
    if kind_of(step) == CARD:
        return CATALOGUE.ids[number_of(this_asking(step))]
    return STEPS[kind_of(step)].name


def ready(game: Game) -> i64:
    """Find the options of the decision that waits, if that is not done yet, and answer how many there are."""
    if game.offers < 0:
        game.offers = 0
        game.keeps = 0
        step = game.agenda[game.depth - 1]
        try:
            STEPS[kind_of(step)].options(game, step)
            if game.monsters[game.asked].hooks & AT_ANY_TIME:
                offer_any_time(game, game.asked)
        except Exception:
            game.offers = -1  # a card of one's own may fail: no half of the options stays
            raise
    return game.keeps + game.offers


def offer_any_time(game: Game, me: i64) -> None:
    """What this monster may do whoever is asked."""
    for this in reacting(game.monsters[me], AT_ANY_TIME):
        acting(game, this).at_any_time(game, me, this)


def nth_option(game: Game, k: i64) -> i64:
    """The k-th option; `ready` has been called."""
    if k >= game.keeps:
        return game.offered[k - game.keeps]
    if k == game.keeps - 1 and not game.rules.all_rolls:
        return STOP
    return pack_keep(keep_at(game.dice, k))


def take(game: Game, choice: i64) -> None:
    """Go on with an option of the decision that waits: trusted, not checked."""
    me = game.asked
    if game.history is not None:
        game.history.begin_line(game, 0, me, choice)
    if game.fair_key:
        rekey(game, str(game.number))
    game.asked = NOBODY
    game.number += 1
    game.interjections = 0
    verb = verb_of(choice)
    if verb == USE_NOW or verb == SPEND_NOW:  # noqa: SIM109  compiled, a tuple would be made
        acting(game, this_of(choice)).answered(game, me, this_of(choice), choice, 0)
    else:
        game.depth -= 1
        step = game.agenda[game.depth]
        STEPS[kind_of(step)].choose(game, step, choice)
    advance(game)


def interrupt(game: Game, me: i64, choice: i64) -> None:
    """Go on with something that may be done at any time; the decision keeps its number and is asked anew.

    If that leaves nothing to ask, another decision waits, and an answer to the old one must not reach it.
    """
    asked = game.asked
    question = game.agenda[game.depth - 1]
    game.interjections += 1
    if game.history is not None:
        game.history.begin_line(game, game.interjections, me, choice)
    if game.fair_key:
        rekey(game, f"{game.number}.{game.interjections}")
    game.asked = NOBODY
    acting(game, this_of(choice)).answered(game, me, this_of(choice), choice, 0)
    advance(game)
    if game.asked != asked or game.agenda[game.depth - 1] != question:
        game.number += 1
        game.interjections = 0


def read_interjection(game: Game, seat: int, choice: object) -> int:
    """The code of something that this seat may do at any time; anything else raises a ChoiceError."""
    text = " ".join(str(choice).lower().split())
    game.offers = 0
    try:
        offer_any_time(game, seat)
        codes = [game.offered[k] for k in range(game.offers)]
    finally:
        game.offers = -1
    for code in codes:
        if choice_text(code) == text:
            return code
    possible = ", ".join(choice_text(code) for code in codes) or "nothing"
    raise ChoiceError("choice-impossible-any-time", found=shown(text), seat=seat, known=possible)


def read_choice(game: Game, choice: object) -> int:
    """The code of an option that is possible now; anything else raises a ChoiceError that says what is possible."""
    if isinstance(choice, Choice):
        code = choice.code
        if isinstance(code, int) and 0 <= code <= MOST_CODE and is_option(game, code):
            return code
        raise _impossible(game, choice.text)
    if not isinstance(choice, str):
        raise ChoiceError("choice-type", found=shown(choice))
    text = " ".join(choice.lower().split())
    code = _read_text(game, text)
    if not is_option(game, code):
        raise _impossible(game, text)
    return code


def _impossible(game: Game, text: str) -> ChoiceError:
    return ChoiceError("choice-impossible", found=shown(text), seat=game.asked, known=_some_options(game))


def _read_text(game: Game, text: str) -> int:
    if text == "keep" or text.startswith("keep "):
        named = text[5:]
        try:
            dice = 0 if named == "nothing" else parse_dice(named)
        except KingOfTokyoError as error:
            raise ChoiceError("choice-unreadable", found=shown(text), reason=error.reason) from None
        return STOP if dice == game.dice and not game.rules.all_rolls else pack_keep(dice)
    for k in range(ready(game) - 1, -1, -1):
        code = nth_option(game, k)
        if choice_text(code) == text:
            return code
    raise _impossible(game, text)


def is_option(game: Game, code: int) -> bool:
    options = ready(game)
    if verb_of(code) == KEEP:
        every = kept_by(code) == game.dice and not game.rules.all_rolls
        return game.keeps > 0 and not every and contains(game.dice, kept_by(code))
    for k in range(max(game.keeps - 1, 0), options):
        if nth_option(game, k) == code:
            return True
    return False


def _some_options(game: Game) -> str:
    """All options in words; of the ways to keep dice only how to say it."""
    ready(game)
    texts = [choice_text(game.offered[k]) for k in range(game.offers)]
    if game.keeps:
        stop = [] if game.rules.all_rolls else ["stop"]
        texts = ["keep FACES (some of the dice that lie there, or nothing)", *stop, *texts]
    return ", ".join(texts)
