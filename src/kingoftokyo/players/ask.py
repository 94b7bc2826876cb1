"""Asking a player, and surviving what it does.

`ask_player` is the only place that calls a player. A player that answers what is not possible, raises, or takes too
long loses that decision: the fallback is chosen for it. It stays in the game, and is asked again at its next decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.players.error_text import describe_error
from kingoftokyo.rules.asking.choices import Choice
from kingoftokyo.rules.asking.decisions import fallback as fallback
from kingoftokyo.rules.errors import ChoiceError
from kingoftokyo.rules.lookahead import read_answer

if TYPE_CHECKING:
    from kingoftokyo.players.clock import Clock
    from kingoftokyo.rules.asking.decisions import Decision
    from kingoftokyo.rules.views.view import View

ILLEGAL: Final = "illegal"
RAISED: Final = "raised"
LATE: Final = "late"
DIED: Final = "died"
ABSENT: Final = "absent"
UNASKED: Final = "unasked"  # our own code failed before or after the player was asked: no fault of the player
FAULTS: Final = (ILLEGAL, RAISED, LATE, DIED, ABSENT, UNASKED)


class Fault(Exception):  # noqa: N818  it is no error of ours
    """Raised by a player that answers for somebody else, with the kind of that one's error.

    It may be a bot in a process of its own, which may also have died.
    """

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


class Attempt:
    """What a call of a player's method came to: a value, or how it failed."""

    __slots__ = ("error", "exception", "message", "value")

    def __init__(self, value: object, error: str, message: str, exception: BaseException | None) -> None:
        self.value = value
        self.error = error  # one of FAULTS, or nothing
        self.message = message
        self.exception = exception


def attempt(player: object, method: str, arguments: tuple[object, ...], clock: Clock) -> Attempt:
    """Call a method of a player. Whatever that does costs this player only; KeyboardInterrupt alone is raised.

    The clock starts now, and a call that takes longer than its limit has failed. A stranger's player may be of any
    class, and answer with anything: so the method is found by its name, and compiled code expects no type.
    """
    clock.start()
    try:
        value = getattr(player, method)(*arguments)
        late = 0.0 if clock.limit is None else -clock.left()
    except KeyboardInterrupt:
        raise
    except Fault as fault:
        return Attempt(None, fault.kind, str(fault), fault)
    except BaseException as error:  # noqa: BLE001  a stranger's player may raise anything
        return Attempt(None, RAISED, describe_error(error), error)
    if late > 0.0:
        return Attempt(None, LATE, f"{late:.3f} s too late", None)
    return Attempt(value, "", "", None)


class Answer:
    """What is played for a player that was asked: its own choice, or the fallback if it lost the decision."""

    __slots__ = ("choice", "error", "exception", "message")

    def __init__(
        self, choice: Choice, error: str = "", message: str = "", exception: BaseException | None = None
    ) -> None:
        self.choice = choice  # an option of the decision in any case
        self.error = error  # one of FAULTS, or nothing
        self.message = message
        self.exception = exception  # what was raised, for a log

    def __repr__(self) -> str:
        failed = f", {self.error!r}, {self.message!r}" if self.error else ""
        return f"Answer({self.choice!r}{failed})"


def ask_player(player: object, view: View, decision: Decision, clock: Clock) -> Answer:
    """Ask a player, and check its answer against the decision; no game is touched.

    Whatever the player does comes back as an error in the answer; KeyboardInterrupt alone is raised.
    """
    asked = attempt(player, "choose", (view, decision, clock), clock)
    if asked.error:
        return Answer(fallback(decision), asked.error, asked.message, asked.exception)
    return _checked(view, decision, asked.value)


def _checked(view: View, decision: Decision, choice: object) -> Answer:
    """The option that was chosen. Only the two types that are meant are looked at: others might do anything then."""
    if type(choice) is not Choice and type(choice) is not str:
        message = f"a choice is one of the decision's options or its text, not a {type(choice).__name__}"
        return Answer(fallback(decision), ILLEGAL, message)
    try:
        return Answer(Choice(read_answer(view, choice)))
    except ChoiceError as error:
        return Answer(fallback(decision), ILLEGAL, str(error), error)
    except Exception as failure:  # noqa: BLE001  no fault of the player: a card failed while its options were found
        return Answer(fallback(decision), UNASKED, describe_error(failure, ours=True), failure)


def reason_text(player: object) -> str:
    """Why the player chose what it chose last; a player that cannot say it loses nothing."""
    try:
        return str(getattr(player, "why")())  # noqa: B009  a stranger's class need not have it
    except Exception:  # noqa: BLE001  there may be no words, or bad ones
        return ""
