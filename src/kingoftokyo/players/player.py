"""The base class of players."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, ClassVar, SupportsIndex

from kingoftokyo.rules.mypyc_compat import mypyc_attr

if TYPE_CHECKING:
    from kingoftokyo.players.clock import Clock
    from kingoftokyo.players.reasons import Reason
    from kingoftokyo.rules.asking.choices import Choice
    from kingoftokyo.rules.asking.decisions import Decision
    from kingoftokyo.rules.errors import SetupError
    from kingoftokyo.rules.settings import Rules
    from kingoftokyo.rules.views.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Makes the choices of one seat in one game. The same seed and the same views must give the same choices.

    Any-time choices are among the options of the player's own decisions; it is not asked at the decisions of others.
    """

    name: ClassVar[str] = ""

    def __init__(self, seed: SupportsIndex = 0) -> None:
        self.seed: int = seed if isinstance(seed, int) else index(seed)

    def __repr__(self) -> str:
        return f"{type(self).__name__}(seed={getattr(self, 'seed', None)})"  # a subclass may have set none

    def choose(self, view: View, decision: Decision, clock: Clock) -> Choice | str:
        """Return one of the decision's options, or its text, before the clock's time is up."""
        raise NotImplementedError

    def rules_error(self, rules: Rules, monsters: int) -> SetupError | None:
        """The error with which it refuses such a game; None if it can play it."""
        return None

    def refusal(self, rules: Rules, monsters: int) -> str:
        """Deprecated: the text of `rules_error`; empty if it can play such a game."""
        error = self.rules_error(rules, monsters)
        return "" if error is None else str(error)

    def reason(self) -> Reason | None:
        """The reason for the last choice as data, for built-in players: it can be shown in several languages."""
        return None

    def why(self) -> str:
        """The reason for the last choice as a sentence; may be empty."""
        reason = self.reason()
        return "" if reason is None else str(reason)
