"""Asking a player for a choice, whatever errors the player makes.

`ask_player` is the only place that calls a player. A player that makes an impossible choice, raises, or takes too long
loses that decision: the fallback is chosen for it. It stays in the game and is asked again at its next decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.players.error_text import describe_error
from kingoftokyo.rules.asking.choices import Choice
from kingoftokyo.rules.asking.decisions import fallback as fallback
from kingoftokyo.rules.errors import ChoiceError
from kingoftokyo.rules.lookahead import choice_code

if TYPE_CHECKING:
    from kingoftokyo.players.clock import Clock
    from kingoftokyo.rules.asking.decisions import Decision
    from kingoftokyo.rules.views.view import View

ILLEGAL: Final = "illegal"
RAISED: Final = "raised"
LATE: Final = "late"
DIED: Final = "died"
ABSENT: Final = "absent"
UNASKED: Final = "unasked"  # our own code failed before or after asking: not the player's error
FAULTS: Final = (ILLEGAL, RAISED, LATE, DIED, ABSENT, UNASKED)


class Fault(Exception):  # noqa: N818  an error of a player, not ours
    """Raised by a player that wraps another one, such as a bot in another process, to report that one's error.

    `kind` is one of FAULTS; a bot's process may also have died.
    """

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


class Attempt:
    """The result of calling a player's method: a value, or an error."""

    __slots__ = ("error", "exception", "message", "value")

    def __init__(self, value: object, error: str, message: str, exception: BaseException | None) -> None:
        self.value = value
        self.error = error  # one of FAULTS, or empty
        self.message = message
        self.exception = exception


def attempt(player: object, method: str, arguments: tuple[object, ...], clock: Clock) -> Attempt:
    """Call a method of a player and catch everything that it raises, except KeyboardInterrupt.

    The clock starts now; a call that exceeds the limit of a strict clock counts as failed. A user's player may be of
    any class and return anything, so the method is looked up by name and compiled code expects no type.
    """
    clock.start()
    try:
        value = getattr(player, method)(*arguments)
        late = -clock.left() if clock.strict else 0.0
    except KeyboardInterrupt:
        raise
    except Fault as fault:  # mypyc gives one name one type
        return Attempt(None, fault.kind, str(fault), fault)
    except BaseException as error:  # noqa: BLE001  a user's player may raise anything
        return Attempt(None, RAISED, describe_error(error), error)
    if late > 0.0:
        return Attempt(None, LATE, f"{late:.3f} s too late", None)
    return Attempt(value, "", "", None)


class Answer:
    """What is played for a player: its own choice, or the fallback if it lost the decision."""

    __slots__ = ("choice", "error", "exception", "message")

    def __init__(
        self, choice: Choice, error: str = "", message: str = "", exception: BaseException | None = None
    ) -> None:
        self.choice = choice  # always an option of the decision
        self.error = error  # one of FAULTS, or empty
        self.message = message
        self.exception = exception  # for logging

    def __repr__(self) -> str:
        failed = f", {self.error!r}, {self.message!r}" if self.error else ""
        return f"Answer({self.choice!r}{failed})"


def ask_player(player: object, view: View, decision: Decision, clock: Clock) -> Answer:
    """Ask a player for a choice and check that it is an option of the decision. No game is changed.

    The player's errors are returned in the answer; only KeyboardInterrupt is raised.
    """
    asked = attempt(player, "choose", (view, decision, clock), clock)
    if asked.error:
        return Answer(fallback(decision), asked.error, asked.message, asked.exception)
    return _checked(view, decision, asked.value)


def _checked(view: View, decision: Decision, choice: object) -> Answer:
    """Check a player's choice. Only the exact types Choice and str are accepted: other objects could run any code."""
    if type(choice) is not Choice and type(choice) is not str:
        message = f"a choice is one of the decision's options or its text, not a {type(choice).__name__}"
        return Answer(fallback(decision), ILLEGAL, message)
    try:
        return Answer(Choice(choice_code(view, choice)))
    except Exception as error:  # noqa: BLE001  a card may fail while its options are determined
        if isinstance(error, ChoiceError):
            return Answer(fallback(decision), ILLEGAL, str(error), error)
        return Answer(fallback(decision), UNASKED, describe_error(error, ours=True), error)


def reason_text(player: object) -> str:
    """The player's reason for its last choice; empty if it has none or fails to give it."""
    try:
        return str(getattr(player, "why")())  # noqa: B009  a user's class need not have it
    except Exception:  # noqa: BLE001  a user's player may raise anything
        return ""
