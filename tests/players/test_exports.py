"""What the package of players offers to who writes a bot."""

from __future__ import annotations

import subprocess
import sys

import pytest

from kingoftokyo import players
from kingoftokyo.players import Clock, Player, ask_player, decide, lattice_of, play_game, player_named
from kingoftokyo.players import clock as clock_module

OFFERED = (Clock, Player, ask_player, decide, lattice_of, play_game, player_named)


def test_the_names_of_the_package_are_those_of_its_modules() -> None:
    assert clock_module.Clock is Clock
    assert isinstance(player_named("random"), Player)
    assert all(offered.__module__.startswith("kingoftokyo.players.") for offered in OFFERED)
    for name in players.MODULES:  # type: ignore[attr-defined]  # which only exists at run time
        assert getattr(players, name).__name__ == name


def test_another_name_is_not_there() -> None:
    with pytest.raises(AttributeError, match=r"'kingoftokyo\.players' has no attribute 'Plyer'"):
        players.Plyer  # type: ignore[attr-defined]  # noqa: B018


def test_who_imports_the_base_class_does_not_load_every_player() -> None:
    program = "import sys; from kingoftokyo.players import Player; print('kingoftokyo.players.registry' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert done.stdout == "False\n"
