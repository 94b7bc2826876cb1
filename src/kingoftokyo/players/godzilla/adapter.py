"""Wraps an agent as a player. Decisions that agents do not support are answered by the fallback."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final, SupportsIndex

from kingoftokyo.players.ask import ILLEGAL, RAISED, Fault, fallback
from kingoftokyo.players.error_text import describe_error
from kingoftokyo.players.godzilla.api import DIESIDE, PlayerState
from kingoftokyo.players.player import Player
from kingoftokyo.rules.asking.choices import STAY, STOP, YIELD, Choice, pack_keep
from kingoftokyo.rules.core.dice import contains, count, one
from kingoftokyo.rules.core.rng import LOW, MULTIPLIER, seeded
from kingoftokyo.rules.errors import shown
from kingoftokyo.rules.records.record import MOST_REASON
from kingoftokyo.rules.settings import MOST_MONSTERS, ROLLS_A_TURN
from kingoftokyo.rules.views.transfer import numbers_in_sight

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kingoftokyo.players.clock import Clock
    from kingoftokyo.rules.asking.decisions import Decision
    from kingoftokyo.rules.views.view import View

SIDES: Final = (DIESIDE.ONE, DIESIDE.TWO, DIESIDE.THREE, DIESIDE.HEAL, None, DIESIDE.ATTACK)  # by face
DICE: Final = {side: one(face) for face, side in enumerate(SIDES) if side is not None}
ASKED_BY: Final = {"roll": "keep_dice", "yield": "yield_tokyo"}  # the supported decisions, and the agent's methods
NAMES: Final = tuple(f"Monster {seat + 1}" for seat in range(MOST_MONSTERS))  # unique and neutral


class AgentPlayer(Player):
    """An agent at one seat in one game, created on `sit_down` or when it is asked first.

    The game's dice have no order, but the agent's have: kept dice come first, in their previous order; the others
    follow in an order drawn from the seed.
    """

    name: ClassVar[str] = "agent"

    def __init__(self, agent: Callable[[int, str], object], seed: SupportsIndex = 0) -> None:
        super().__init__(seed)
        self._make = agent
        self.agent: object = None  # created by sit_down
        self._who = getattr(agent, "__name__", "agent")
        self._rng: int = seeded(self.seed)
        self._state = PlayerState()
        self._turn = -1
        self._roll = 0  # the number of the roll in this turn, from 0
        self._kept: list[DIESIDE] = []
        self._reason = ""

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._who}, seed={self.seed})"

    def sit_down(self, seat: int) -> None:
        """Create the agent: `Class(idx, name)`."""
        if self.agent is None:
            try:
                self.agent = self._make(seat, NAMES[seat])
            except KeyboardInterrupt:
                raise
            except BaseException as error:  # noqa: BLE001  any error counts against the agent
                raise Fault(RAISED, f"{self._who}.__init__: {describe_error(error)}") from None
            own = getattr(self.agent, "state", None)
            if type(own) is PlayerState:  # the agent may use another attribute
                self._state = own

    def choose(self, view: View, decision: Decision, clock: Clock) -> Choice | str:
        if not knows(view, decision):
            self._reason = ""
            return fallback(decision)
        numbers = numbers_in_sight(view)
        return Choice(self.answer(decision.kind, decision.seat, numbers, all_rolls=view.rules.all_rolls))

    def answer(self, kind: str, seat: int, numbers: list[int], all_rolls: bool) -> int:  # noqa: FBT001
        """The code of its choice at a supported decision; `numbers` are those of `numbers_in_sight`."""
        self._reason = ""
        if kind == "roll":
            return self._keep(seat, numbers, all_rolls=all_rolls)
        return YIELD if self._yields(seat, numbers) else STAY

    def why(self) -> str:
        return self._reason

    def _keep(self, seat: int, numbers: list[int], *, all_rolls: bool) -> int:
        turn, rolls_left, thrown = numbers[:3]
        self._roll = ROLLS_A_TURN - 1 - rolls_left if all_rolls else self._roll + 1
        if turn != self._turn:
            self._turn, self._kept = turn, []
            self._roll = max(ROLLS_A_TURN - 1 - rolls_left, 0) if all_rolls else 0
        if self._roll == 0:
            self._kept = []
        dice = self._in_order(thrown)
        self._kept = dice  # if the agent fails, the fallback keeps all
        mask: Sequence[bool] = ()
        if dice:  # empty if all dice show energy, which agents do not know
            mask = self._mask(self._asked(seat, "keep_dice", numbers, list(dice)), len(dice))
        self._kept = [die for die, kept in zip(dice, mask, strict=True) if kept]
        kept = sum([DICE[die] for die in self._kept])
        return STOP if kept == thrown and not all_rolls else pack_keep(kept)

    def _in_order(self, thrown: int) -> list[DIESIDE]:
        """The dice as the agent sees them: first those that it kept, then the others in random order."""
        kept = sum([DICE[die] for die in self._kept])
        if not contains(thrown, kept):  # a card has changed dice
            kept, self._kept = 0, []
        others = shown_dice(thrown - kept)
        self._rng = rng = MULTIPLIER * (self._rng & LOW) + (self._rng >> 32)
        number = (rng & LOW) ^ (rng >> 32)
        for k in range(len(others) - 1, 0, -1):
            number, other = divmod(number, k + 1)
            others[k], others[other] = others[other], others[k]
        return self._kept + others

    def _yields(self, seat: int, numbers: list[int]) -> bool:
        answer = self._asked(seat, "yield_tokyo", numbers)
        if isinstance(answer, tuple) and len(answer) == 2:
            answer = self._without_reason(answer)
        if not isinstance(answer, bool):
            raise Fault(ILLEGAL, f"{self._who}.yield_tokyo: True or False was expected, got {_describe_value(answer)}")
        return answer

    def _mask(self, answer: object, dice: int) -> Sequence[bool]:
        if isinstance(answer, tuple) and len(answer) == 2 and not isinstance(answer[0], bool):
            answer = self._without_reason(answer)
        if isinstance(answer, (list, tuple)) and len(answer) == dice:
            bad = [kept for kept in answer if not isinstance(kept, bool)]
            if not bad:
                return answer
            got = f"a {type(answer).__name__} with {_describe_value(bad[0])} in it"
        else:
            got = _describe_value(answer)
        raise Fault(ILLEGAL, f"{self._who}.keep_dice: a list of {dice} True or False was expected, got {got}")

    def _without_reason(self, answer: tuple[object, ...]) -> object:
        self._reason = reason_of(answer[1])
        return answer[0]

    def _look(self, seat: int, numbers: list[int]) -> dict[str, tuple[int, PlayerState]]:
        """The states of all other monsters, including dead ones; also updates the agent's own state."""
        others: dict[str, tuple[int, PlayerState]] = {}
        for other in range((len(numbers) - 3) // 3):
            health, points, in_tokyo = numbers[3 * other + 3 : 3 * other + 6]
            if other != seat:
                others[NAMES[other]] = (other, PlayerState(health, points, in_tokyo == 1))
            else:
                own = self._state
                own.health, own.victory_points, own.in_tokyo = health, points, in_tokyo == 1
        return others

    def _asked(self, seat: int, method: str, numbers: list[int], dice: list[DIESIDE] | None = None) -> object:
        """Call a method of the agent; NumPy arrays and booleans in the answer are converted to Python values."""
        self.sit_down(seat)
        others = self._look(seat, numbers)
        try:
            self.agent.state = self._state  # type: ignore[attr-defined]
            ask = getattr(self.agent, method)
            answer = ask(others) if dice is None else ask(dice, others, self._roll)
            if isinstance(answer, tuple) and len(answer) == 2 and not isinstance(answer[0], bool):
                return _plain(answer[0]), answer[1]
            return answer if isinstance(answer, tuple) else _plain(answer)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # noqa: BLE001  any error counts against the agent
            raise Fault(RAISED, f"{self._who}.{method}: {describe_error(error)}") from None


def shown_dice(dice: int) -> list[DIESIDE]:
    """These dice without those that show energy, which agents do not know."""
    return list(_sides(dice))


@cache
def _sides(dice: int) -> tuple[DIESIDE, ...]:
    return tuple(side for face, side in enumerate(SIDES) if side is not None for _ in range(count(dice, face)))


def knows(view: View, decision: Decision) -> bool:
    """Whether agents support this decision: which dice to keep while rolls are left, and whether to yield Tokyo."""
    kind = decision.kind
    return kind == "yield" or (kind == "roll" and view.rolls_left > 0)


def reason_of(reason: object) -> str:
    """An agent's reason, of any type, as text."""
    try:
        return "" if reason is None else str(reason)[: 2 * MOST_REASON]
    except Exception:  # noqa: BLE001  its __str__ may fail
        return ""


def _plain(answer: object) -> object:
    """Convert NumPy arrays and booleans to Python values."""
    to_list = getattr(answer, "tolist", None)
    return to_list() if callable(to_list) else answer


def _describe_value(value: object) -> str:
    """A short description of an unexpected value."""
    if isinstance(value, (list, tuple)):
        return f"a {type(value).__name__} of {len(value)}"
    if value is None or isinstance(value, (bool, int, float, str)):
        return shown(value)
    return f"a {type(value).__name__}"
