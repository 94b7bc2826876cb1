"""The expansion of the how-to page: its file joins games beside all the others."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import kingoftokyo
from examples import blocks_of

SOURCE = Path(kingoftokyo.__file__).parent.parent
ROOT = Path(__file__).parents[3]

PLAY = """
from random import Random

import sunday

from kingoftokyo import Game, Rules, SetupError

rng = Random(7)
written = 0
for players in range(2, 7):
    rules = Rules("{preset}", sunday=True, halloween=True, cultists=True, tokyo_tower=True)
    game = Game.new(players, rules, seed=players)
    while not game.over:
        position = game.position()
        twin = Game.from_position(game.position_line())
        assert twin.position() == position
        option = rng.randrange(game.option_count())
        twin.play_option(option)
        game.play_option(option)
        assert game.over or twin.position() == game.position()
        for monster in game.view(None).monsters:
            if monster.place != "dead":
                assert set(monster.counted) == {{"postcards", "cultists", "tower"}}
                assert "sunday_in_tokyo" not in [card.id for card in monster.cards]
                written = max(written, monster.counted["postcards"])
assert 1 <= written <= 3, written

assert Game.new(3, "{preset}").view(None).monsters[0].counted == {{}}
try:
    Rules("{preset}", sunday="maybe")
except SetupError as error:
    print(error)
"""


FAIL = """
import sunday

from kingoftokyo import Game, Rules

def fails(self, game, me, this):
    raise RuntimeError("no postcard")

sunday.SundayInTokyo.at_my_turn_end = fails
game = Game.new(2, Rules("standard", sunday=True))
while True:
    before = game.position(), game.record()
    try:
        game.play_option(game.option_count() - 1)
    except RuntimeError as error:
        assert (game.position(), game.record()) == before
        print(error)
        break
"""


@pytest.mark.compiled_only
@pytest.mark.parametrize("preset", ["standard", "course", "solo"])
def test_an_expansion_in_a_file_of_its_own_is_played_with_all_others(tmp_path: Path, preset: str) -> None:
    said = run_with_sunday(tmp_path, PLAY.format(preset=preset))

    assert said == "sunday: 'maybe' is not possible; the values are: false, true\n"


def test_when_an_expansion_fails_the_game_is_as_it_was_before_the_choice(tmp_path: Path) -> None:
    assert run_with_sunday(tmp_path, FAIL) == "no postcard\n"


def run_with_sunday(folder: Path, program: str) -> str:
    """The output of a program in a separate process: an expansion stays in the catalogue until the process ends."""
    [file] = [
        block for block in blocks_of(ROOT / "docs/how-to/add-an-expansion.md") if 'title="sunday.py"' in block.info
    ]
    (folder / "sunday.py").write_text(file.text, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout
