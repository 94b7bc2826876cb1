"""A user's own cards and expansions in every command that plays or reads a game, each in a separate process.

What is loaded stays in a process for good, so that other tests would see it.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[3] / "src"

CARDS = """
from kingoftokyo.cards import Keep, gain_points


class Postbox(Keep):
    name = "Postbox"
    cost = 3
    text = "At the end of your turn, gain 1 point."

    def at_my_turn_end(self, game, me, this):
        gain_points(game, me, 1)
"""

# With names of before, `House` and `this`: such files go on working.
EXPANSION = """
from kingoftokyo.cards import House, counters, in_tokyo, put_counters
from kingoftokyo.rules import OFF_ON, Setting, add_expansion, add_setting

add_setting(Setting("sunday", OFF_ON, "postcards for monsters that end their turn in Tokyo"))


class SundayInTokyo(House):
    name = "Sunday in Tokyo"
    cost = 0
    copies = 6
    text = "At the end of your turn in Tokyo, write a postcard."

    def joins(self, rules, players):
        return rules["sunday"] is True

    def field(self):
        return "postcards"

    def at_my_turn_end(self, game, me, this):
        if in_tokyo(game.monsters[me]):
            put_counters(game, me, this, counters(game, me, this) + 1)


add_expansion(SundayInTokyo())
"""

BOT = """
class Collector:
    def __init__(self, seed):
        pass

    def choose(self, view, decision, clock):
        for monster in view.monsters:
            monster.counted["postcards"]
        if "buy postbox" in view.options:
            return "buy postbox"
        return decision.options[-1]
"""

RECORD = """King of Tokyo record, format 1
rules version: 1
rules: standard sunday=true
monster 0: Axolulu
player 0: greedy
monster 1: Mosshell
player 1: greedy
chance: stream
seed: 3
result: not over
start
"""

BOTH = ("--cards", "postbox.py", "--cards", "sunday.py", "--rules", "standard sunday=true")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in {"postbox.py": CARDS, "sunday.py": EXPANSION, "bot.py": BOT}.items():
        (tmp_path / name).write_text(text)
    return tmp_path


def kot(folder: Path, *arguments: str, fails: bool = False) -> str:
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "COLUMNS": "200", "HOME": str(folder)}
    environment |= {"XDG_DATA_HOME": str(folder / "data"), "TERM": "dumb"}
    done = subprocess.run(
        [sys.executable, "-m", "kingoftokyo", *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode != 0) == fails, done.stdout + done.stderr
    return " ".join((done.stdout + done.stderr).replace("│", " ").split())


def python(folder: Path, script: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def test_a_game_with_an_expansion_and_a_card_is_played_saved_and_read_again(folder: Path) -> None:
    kot(folder, "play", "--watch", "--seed", "3", "--opponents", "1", "--level", "easy", "--save", "game.txt", *BOTH)

    assert "rules: standard sunday=true cards=postbox" in (folder / "game.txt").read_text()
    files = BOTH[:4]
    assert json.loads(kot(folder, "stats", "game.txt", "--json", *files))["rules"].startswith("standard sunday=true")
    assert "postcard" in kot(folder, "replay", "game.txt", "--log", *files)
    assert "Every choice follows the rules." in kot(folder, "verify", "game.txt", *files)


def test_a_record_whose_expansion_is_not_there_says_what_to_do(folder: Path) -> None:
    (folder / "game.txt").write_text(RECORD)

    assert "name that file with --cards" in kot(folder, "verify", "game.txt", fails=True)


def test_rules_cards_and_figures_of_what_is_in_the_files(folder: Path) -> None:
    assert "postcards for monsters" in kot(folder, "rules", *BOTH[:4])
    assert "gain 1 point" in kot(folder, "cards", "postbox", *BOTH[:4])
    assert json.loads(kot(folder, "bench", "--seconds", "0.1", "--json", *BOTH))["rules"] == (
        "standard sunday=true cards=postbox"
    )


@pytest.mark.parametrize("jobs", [pytest.param("1", marks=pytest.mark.long), "2"])
def test_a_tournament_has_them_in_its_workers_and_in_the_processes_of_bots(folder: Path, jobs: str) -> None:
    output = kot(folder, "arena", "greedy", "bot.py:Collector", "--games", "12", "--seed", "1", "--jobs", jobs,
                 "--json-file", "results.json", *BOTH)  # fmt: skip
    results = json.loads((folder / "results.json").read_text())

    assert "rules: standard sunday=true cards=postbox" in output
    assert [player["faults"] for player in results["players"]] == [{}, {}]
    assert results["cards"]["postbox"]["games"] > 0
    assert [file["name"] for file in results["schedule"]["cards"]] == ["postbox.py", "sunday.py"]


@pytest.mark.parametrize(
    ("was", "now", "rules"),
    [
        ('in Tokyo"))', 'in Tokyo", solo=True))', "solo"),
        ('rules["sunday"] is True', "True", "standard"),
        ("sunday", "sunday", "solo sunday=true"),
    ],
    ids=["by its preset", "without a setting", "by its setting"],
)
@pytest.mark.long
def test_a_tournament_has_an_expansion_however_it_joins(folder: Path, was: str, now: str, rules: str) -> None:
    (folder / "sunday.py").write_text(EXPANSION.replace(was, now))

    kot(folder, "arena", "greedy", "bot.py:Collector", "--games", "4", "--seed", "1", "--jobs", "2", "--rerolls", "0",
        "--json-file", "results.json", "--cards", "sunday.py", "--rules", rules)  # fmt: skip
    results = json.loads((folder / "results.json").read_text())

    assert [player["faults"] for player in results["players"]] == [{}, {}]
    assert results["own_errors"]["times"] == 0
    assert [file["name"] for file in results["schedule"]["cards"]] == ["sunday.py"]


def test_cards_that_an_expansion_registers_stay_its_own(folder: Path) -> None:
    script = """
from pathlib import Path
from kingoftokyo.storage.card_files import load_cards

Path("bringing.py").write_text(
    Path("sunday.py").read_text() + Path("postbox.py").read_text() + "from kingoftokyo.cards import register\\n"
    "register(Postbox())\\n"
)
print(load_cards(Path("bringing.py")))
"""
    assert "()" in python(folder, script)


def test_a_bot_is_not_to_blame_where_its_process_lacks_a_card_that_no_file_has_brought(folder: Path) -> None:
    script = """
import sunday
from kingoftokyo.arena.entrants import entrant_of
from kingoftokyo.arena.schedule import draw_up
from kingoftokyo.arena.tournament import run
from kingoftokyo.cards import register
from postbox import Postbox

register(Postbox())
for rules in ("standard cards=postbox", "standard sunday=true", "standard"):
    schedule = draw_up([entrant_of("random"), entrant_of("bot.py:Plain")], players=2, games=2, seed=1, rules=rules)
    faults = [fault for outcome in run(schedule).outcomes for fault in outcome.faults]
    print(rules, {(fault.kind, fault.first.split(": ")[1]) for fault in faults})
"""
    (folder / "bot.py").write_text(BOT.replace("Collector", "Plain").replace('["postcards"]', ""))
    output = python(folder, script)

    for rules in ("standard cards=postbox", "standard sunday=true"):
        assert f"{rules} {{('unasked', 'its process knows other cards than this one')}}" in output
    assert "standard set()" in output


def test_a_log_is_not_gone_on_with_by_other_cards(folder: Path) -> None:
    tournament = ("arena", "random", "random", "--games", "2", "--rerolls", "0", "--log", "log.jsonl", *BOTH[:2])
    kot(folder, *tournament)
    (folder / "postbox.py").write_text(CARDS.replace("cost = 3", "cost = 2"))

    refused = kot(folder, *tournament, "--resume", fails=True)

    assert re.search(r"another tournament: cards is postbox\.py \w+ there\s+.*and postbox\.py \w+ here", refused)


def test_what_is_wrong_with_a_file_is_said_before_anything_else(folder: Path) -> None:
    (folder / "broken.py").write_text("1 / 0\n")
    (folder / "again.py").write_text(EXPANSION)
    (folder / "forgotten.py").write_text(EXPANSION.replace("add_expansion(Sun", "print(Sun").replace("sunday", "some"))

    for command in (["arena", "random", "random"], ["evaluate", "greedy"], ["serve"]):
        assert "broken.py: the file cannot be run: ZeroDivisionError" in kot(
            folder, *command, "--cards", "broken.py", fails=True
        )
    again = kot(folder, "bench", "--cards", "sunday.py", "--cards", "again.py", fails=True)
    assert "again.py: the file cannot be run: SetupError: there is a setting 'sunday' already" in again
    forgotten = kot(folder, "rules", "--cards", "forgotten.py", fails=True)
    assert "end the file with add_expansion(SundayInTokyo())" in forgotten
    assert "there is no setting 'sunday'" in kot(folder, "bench", "--rules", "standard sunday=true", fails=True)


def test_a_worker_that_cannot_load_a_card_says_why(folder: Path) -> None:
    script = """
from pathlib import Path
from kingoftokyo.arena.entrants import entrant_of
from kingoftokyo.arena.schedule import draw_up
from kingoftokyo.arena.tournament import run
from kingoftokyo.storage.card_files import load_cards

load_cards(Path("postbox.py"))
schedule = draw_up([entrant_of("random")] * 2, players=2, games=4, seed=1, rules="standard cards=postbox")
Path("postbox.py").unlink()
print(run(schedule, jobs=2).broken)
"""
    said = python(folder, script)

    assert "a worker cannot play these games" in said
    assert "postbox.py: there is no such file" in said
