"""Ctrl-C ends every command that reads a game at once, also while a user's own card runs for ever."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import kingoftokyo

PATIENCE = 60  # seconds
TREADMILL = """
from kingoftokyo.cards import Keep


class Treadmill(Keep):
    name = "Treadmill"
    cost = 3
    text = "At the end of your turn, run until you have energy."

    def at_my_turn_end(self, game, me, this):
        while game.monsters[me].energy == 0:
            if me == 0:
                print("it runs", flush=True)
                me = 1
"""
POSITION = "rules=(cards=[treadmill]) step=end monsters=[(cards=[treadmill] energy=2) () (place=city)]"
WRITTEN = """
import sys
from pathlib import Path
from kingoftokyo import Game
from kingoftokyo.storage.card_files import load_cards

load_cards(Path(sys.argv[1]))
print(Game.from_position(sys.argv[2]).record(), end="")
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With the card, and with a record in which it runs."""
    folder = tmp_path_factory.mktemp("treadmill")
    (folder / "treadmill.py").write_text(TREADMILL)
    words = [sys.executable, "-c", WRITTEN, str(folder / "treadmill.py"), POSITION]
    record = subprocess.run(words, env=environment(folder), capture_output=True, text=True, check=True).stdout
    assert record.count("energy=2") == 1
    (folder / "game.txt").write_text(record.replace("energy=2", "energy=0"))
    return folder


def environment(folder: Path) -> dict[str, str]:
    source = Path(kingoftokyo.__file__).parent.parent
    return {**os.environ, "PYTHONPATH": str(source), "HOME": str(folder), "XDG_DATA_HOME": str(folder)}


@pytest.mark.skipif(sys.platform == "win32", reason="there Ctrl-C cannot be sent to one program alone")
@pytest.mark.parametrize(
    "words",
    [
        ["verify", "game.txt"],
        ["replay", "game.txt", "--log"],
        ["stats", "game.txt"],
        ["play", "--position", POSITION.replace("energy=2", "energy=0")],
    ],
    ids=lambda words: words[0],
)
def test_ctrl_c_ends_a_command_that_would_never_end(folder: Path, words: list[str]) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "kingoftokyo", *words, "--cards", "treadmill.py"],
        cwd=folder,
        env=environment(folder),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        try:
            assert program.stdout.readline() == "it runs\n"
            program.send_signal(signal.SIGINT)
            output, errors = program.communicate(timeout=PATIENCE)
        finally:
            program.kill()
    assert "Traceback" not in output + errors
