"""Computer players, asking them for choices, and playing whole games with them.

A bot's file imports what it needs from here: `from kingoftokyo.players import Player`. Names are loaded on first use,
so that using one player does not load all the others.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kingoftokyo.players.ask import Answer as Answer
    from kingoftokyo.players.ask import ask_player as ask_player
    from kingoftokyo.players.check import check_player as check_player
    from kingoftokyo.players.clock import Clock as Clock
    from kingoftokyo.players.dice_lattice import lattice_of as lattice_of
    from kingoftokyo.players.play import Faults as Faults
    from kingoftokyo.players.play import decide as decide
    from kingoftokyo.players.play import play_game as play_game
    from kingoftokyo.players.player import Player as Player
    from kingoftokyo.players.registry import player_named as player_named
else:
    MODULES: Final = {
        "Answer": "ask",
        "Clock": "clock",
        "Faults": "play",
        "Player": "player",
        "ask_player": "ask",
        "check_player": "check",
        "decide": "play",
        "lattice_of": "dice_lattice",
        "play_game": "play",
        "player_named": "registry",
    }

    def __getattr__(name: str) -> object:
        if name not in MODULES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"{__name__}.{MODULES[name]}"), name)
