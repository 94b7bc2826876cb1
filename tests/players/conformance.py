"""The conformance kit of the package, with the laws of the game looked at after each decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.players import check
from laws.laws import check_laws

if TYPE_CHECKING:
    from collections.abc import Callable

    from kingoftokyo.players.player import Player


def check_player(make: Callable[[int], Player], *, most: int = check.WHOLE_GAME, games: int = 1) -> None:
    """Play games of all kinds: `most` decisions of each, `games` of each kind, every one with another number."""
    assert make(0).name, "a player has a name"
    check.check_player(make, most=most, games=games, after=check_laws)
