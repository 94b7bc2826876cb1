"""Decisions: which seat is asked, its options in their fixed order, and applying its choice.

The options of a roll are the ways to keep dice in the order of `dice.keep_at`, where the last, keeping all, is
`stop`; then the options of cards. Every other decision lists its options in the order in which its step offers them.
What the asked monster may do at any time comes last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kingoftokyo.rules.asking.choices import (
    ACCEPT,
    DECLINE,
    DONE,
    KEEP,
    KEEP_ROLL,
    PASS,
    SPEND_NOW,
    STAY,
    STOP,
    USE_NOW,
    Choice,
    choice_text,
    kept_by,
    pack_keep,
    ref_of,
    verb_of,
)
from kingoftokyo.rules.asking.options import Options, find_options, nth_option, offer_any_time
from kingoftokyo.rules.catalogue import CATALOGUE
from kingoftokyo.rules.core.agenda import CARD_STEP, NOBODY, STEPS, advance, asking_ref, kind_of
from kingoftokyo.rules.core.dice import contains, parse_dice
from kingoftokyo.rules.core.game_log import line_text
from kingoftokyo.rules.core.hand import activate, number_of
from kingoftokyo.rules.core.rng import rekey
from kingoftokyo.rules.errors import ChoiceError, KingOfTokyoError, shown
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.core.rng import FairChance
    from kingoftokyo.rules.game import Game

CHANGING_NOTHING: Final = (STOP, STAY, DONE, PASS, ACCEPT, DECLINE, KEEP_ROLL)
MOST_CODE: Final = 2**62 - 1  # the greatest code accepted from outside


class Decision:
    """An open question: its number in the game, the asked seat, its kind, and all options."""

    __slots__ = ("kind", "number", "options", "seat")

    def __init__(self, number: int, seat: int, kind: str, options: Options) -> None:
        self.number = number
        self.seat = seat
        self.kind = kind
        self.options = options

    def __reduce__(self) -> tuple[Any, ...]:
        return Decision, (self.number, self.seat, self.kind, self.options)

    def __repr__(self) -> str:
        texts = ", ".join(option.text for option in self.options)
        return f"Decision({self.number}, seat {self.seat}, {self.kind}: {texts})"


def waiting(game: Game) -> Decision | None:
    if game.asked == NOBODY:
        return None
    find_options(game)
    stop = -1 if game.rules.all_rolls else game.keep_option_count - 1
    options = Options(game.dice, game.keep_option_count, game.option_buffer[: game.buffered_count], stop)
    return Decision(game.number, game.asked, decision_kind(game), options)


def decision_kind(game: Game) -> str:
    """The name of the step that asks, or the id of the card that asks."""
    step = game.agenda[game.depth - 1]
    if kind_of(step) == CARD_STEP:
        return CATALOGUE.ids[number_of(asking_ref(step))]
    return STEPS[kind_of(step)].name


def progress_text(game: Game) -> str:
    """How far a game has got, in a few words, for its `repr`."""
    if game.ending:
        return f"over: {game.reason}"
    if game.asked == NOBODY:
        return "at no decision"
    return f"decision {game.number}: {decision_kind(game)} of seat {game.asked}"


def take(game: Game, choice: i64) -> None:
    """Apply an option of the current decision. It is not checked."""
    me = game.asked
    if game.history is not None:
        game.history.begin_line(game, 0, me, choice)
    if game.fair_chance is not None:
        _rekey(game, game.fair_chance, str(game.number), me, choice)
    game.asked = NOBODY
    game.number += 1
    game.interjections = 0
    verb = verb_of(choice)
    if verb == USE_NOW or verb == SPEND_NOW:  # noqa: SIM109  compiled code would build a tuple
        activate(game, ref_of(choice)).answered(game, me, ref_of(choice), choice, 0)
    else:
        game.depth -= 1
        step = game.agenda[game.depth]
        STEPS[kind_of(step)].choose(game, step, choice)
    advance(game)


def _rekey(game: Game, fair: FairChance, label: str, me: i64, choice: i64) -> None:
    rekey(game, fair, label, line_text(label, me, choice_text(choice)) if fair.head else "")


def interrupt(game: Game, me: i64, choice: i64) -> None:
    """Apply an any-time choice of a seat; the current decision stays open under the same number.

    If that leaves nothing to ask, the next decision gets a new number, so that a late answer to the old one is refused.
    """
    asked = game.asked
    question = game.agenda[game.depth - 1]
    game.interjections += 1
    if game.history is not None:
        game.history.begin_line(game, game.interjections, me, choice)
    if game.fair_chance is not None:
        _rekey(game, game.fair_chance, f"{game.number}.{game.interjections}", me, choice)
    game.asked = NOBODY
    activate(game, ref_of(choice)).answered(game, me, ref_of(choice), choice, 0)
    advance(game)
    if game.asked != asked or game.agenda[game.depth - 1] != question:
        game.number += 1
        game.interjections = 0


def any_time_codes(game: Game, seat: i64) -> list[int]:
    """The codes of this seat's any-time choices."""
    game.buffered_count = 0
    try:
        offer_any_time(game, seat)
        return [game.option_buffer[k] for k in range(game.buffered_count)]
    finally:
        game.buffered_count = -1


def read_interjection(game: Game, seat: int, choice: object) -> int:
    """The code of one of this seat's any-time choices; anything else raises a ChoiceError."""
    codes = any_time_codes(game, seat)
    if isinstance(choice, Choice):
        if choice.code in codes:
            return choice.code
        text = choice.text
    elif isinstance(choice, str):
        text = " ".join(choice.lower().split())
        for code in codes:
            if choice_text(code) == text:
                return code
    else:
        raise ChoiceError("choice-type", found=shown(choice))
    possible = ", ".join(choice_text(code) for code in codes) or "nothing"
    raise ChoiceError("choice-impossible-any-time", found=shown(text), seat=seat, known=possible)


def read_choice(game: Game, choice: object) -> int:
    """The code of an option of the current decision; anything else raises a ChoiceError that lists the options."""
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
    for k in range(find_options(game) - 1, -1, -1):
        code = nth_option(game, k)
        if choice_text(code) == text:
            return code
    raise _impossible(game, text)


def is_option(game: Game, code: int) -> bool:
    options = find_options(game)
    if verb_of(code) == KEEP:
        every = kept_by(code) == game.dice and not game.rules.all_rolls
        return game.keep_option_count > 0 and not every and contains(game.dice, kept_by(code))
    for k in range(max(game.keep_option_count - 1, 0), options):
        if nth_option(game, k) == code:
            return True
    return False


def _some_options(game: Game) -> str:
    """All options as text; the ways to keep dice are summarised in one."""
    find_options(game)
    texts = [choice_text(game.option_buffer[k]) for k in range(game.buffered_count)]
    if game.keep_option_count:
        stop = [] if game.rules.all_rolls else ["stop"]
        texts = ["keep FACES (some of the rolled dice, or nothing)", *stop, *texts]
    return ", ".join(texts)


def fallback(decision: Decision) -> Choice:
    """The option chosen for a player that fails to answer.

    The first option that changes nothing (`stop`, `stay`, `done`, `pass`, `accept`, `decline`, `keep_roll`); under
    rules without `stop`, keeping all dice; otherwise the first option.
    """
    kept = 0
    for k, option in enumerate(decision.options):
        verb = verb_of(option.code)
        if verb in CHANGING_NOTHING:
            return option
        if verb == KEEP:
            kept = k
    return decision.options[kept]
