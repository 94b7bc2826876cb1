"""The players by name."""

from __future__ import annotations

import pytest

from kingoftokyo import SetupError
from kingoftokyo.players.random_player import RandomPlayer
from kingoftokyo.players.registry import names, player_named


def test_every_name_gives_a_player_of_that_name() -> None:
    assert "random" in names()
    for name in names():
        assert (player_named(name, 3).name, player_named(name, 3).seed) == (name, 3)
    assert isinstance(player_named("random"), RandomPlayer)


def test_an_unknown_name_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(SetupError, match="there is no player 'rnadom'; there are: random"):
        player_named("rnadom")
