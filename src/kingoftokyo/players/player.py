"""What a player is: a class with a name that chooses, and can say why."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, ClassVar, SupportsIndex

from kingoftokyo.rules.mypyc_compat import mypyc_attr

if TYPE_CHECKING:
    from kingoftokyo.players.clock import Clock
    from kingoftokyo.players.reasons import Reason
    from kingoftokyo.rules.asking.choices import Choice
    from kingoftokyo.rules.asking.decisions import Decision
    from kingoftokyo.rules.settings import Rules
    from kingoftokyo.rules.views.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A mind of one seat in one game. The same seed and the same views give the same choices.

    What a monster may do at any time is among the options of its own decisions, and that is where a player does it: it
    is not asked at those of others.
    """

    name: ClassVar[str] = ""

    def __init__(self, seed: SupportsIndex = 0) -> None:
        self.seed: int = seed if isinstance(seed, int) else index(seed)

    def __repr__(self) -> str:
        return f"{type(self).__name__}(seed={getattr(self, 'seed', None)})"  # a subclass may have set none

    def choose(self, view: View, decision: Decision, clock: Clock) -> Choice | str:
        """One of the decision's options, or its text, within the time that the clock has left."""
        raise NotImplementedError

    def refusal(self, rules: Rules, monsters: int) -> str:
        """Why it cannot play such a game; nothing if it can."""
        return ""

    def reason(self) -> Reason | None:
        """Why the last choice was made, as data: for built-in players, whose reasons are shown in several languages."""
        return None

    def why(self) -> str:
        """A sentence about the last choice; nothing when there is nothing to say."""
        reason = self.reason()
        return "" if reason is None else str(reason)
