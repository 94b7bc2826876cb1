"""The same seeds give the same games in Pyodide, whichever engine was built, as in this Python, choice by choice."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tools.site.in_node import run_in_pyodide, unpack_engine

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.long
# Plays games with all kinds of rules and players, and writes their records to a file.
PLAYS = """
import json
from kingoftokyo import Game
from kingoftokyo.history.save_text import save_text
from kingoftokyo.players.clock import Clock
from kingoftokyo.players.play import Faults, decide
from kingoftokyo.players.registry import player_named

RULES = ("standard", "course", "solo", "simple", "standard halloween=true cultists=true tokyo_tower=true")
records = []
for seed, rules in enumerate(RULES):
    game = Game.new(3, rules, seed, listen=True)
    minds = [player_named(name, seed) for name in ("random", "sensible", "expert")]
    while not game.over:
        decide(game, minds[game.asked], Clock(), Faults())
    records.append(save_text(game, monsters=["A", "B", "C"], players=["random", "sensible", "expert"], date=""))
with open(OUTSIDE or "/mounted/records.json", "w") as file:
    json.dump(records, file)
"""


def test_the_same_seeds_give_the_same_records_in_pyodide(tmp_path: Path, site: Path) -> None:
    unpack_engine(site, tmp_path / "game")
    run_in_pyodide(tmp_path, f"OUTSIDE = None\n{PLAYS}")
    here = tmp_path / "here.json"
    subprocess.run([sys.executable, "-c", f"OUTSIDE = {str(here)!r}\n{PLAYS}"], check=True, timeout=600)

    there = json.loads((tmp_path / "records.json").read_text())
    assert there == json.loads(here.read_text())
    assert len(there) == 5
