"""What a bot is known by, and a tournament: all that it was loaded from, and a seed that nobody finds by trying."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from kingoftokyo import SetupError
from kingoftokyo.arena.entrants import entrant_of, try_loading
from kingoftokyo.arena.log import as_in_log
from kingoftokyo.arena.sandbox.loading import load_bot
from kingoftokyo.arena.sandbox.namespaces import why_not
from kingoftokyo.arena.schedule import Terms
from kingoftokyo.cli import app

if TYPE_CHECKING:
    from pathlib import Path

TERMS = Terms(rerolls=0)
SMALL = ("--games", "2", "--rules", "simple", "--rerolls", "0", "--jobs", "1")
BOT = """
from kingoftokyo.players.player import Player
{more}

class Bot(Player):
    def choose(self, view, decision, clock):
        return decision.options[-1]
"""

kot = CliRunner()


def write(path: Path, more: str = "") -> str:
    path.parent.mkdir(exist_ok=True)
    path.write_text(BOT.format(more=more))
    return f"{path}:Bot"


def digest_of(spec: str) -> str:
    return try_loading(entrant_of(spec), TERMS)[0].digest


def test_a_bot_of_one_file_is_known_by_that_file(tmp_path: Path) -> None:
    spec = write(tmp_path / "bot.py")

    assert digest_of(spec) == entrant_of(spec).digest


def test_a_bot_is_known_by_its_arguments_too(tmp_path: Path) -> None:
    write(tmp_path / "bot.py", "class Deep(Player):\n    def __init__(self, seed, depth=1): pass\n    choose = print")
    specs = [f"{tmp_path / 'bot.py'}:Deep{arguments}" for arguments in ("", "?depth=3", "?depth=4")]

    digests = [digest_of(spec) for spec in specs]

    assert len(set(digests)) == 3
    assert digests == [entrant_of(spec).digest for spec in specs]


def test_a_bot_is_known_by_what_it_imports_from_its_folder(tmp_path: Path) -> None:
    spec = write(tmp_path / "bot.py", "import helping")
    (tmp_path / "helping.py").write_text("from deep import habits\n")
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "habits.py").write_text("HEALTH = 6\n")
    before = digest_of(spec)
    (tmp_path / "unused.py").write_text("HEALTH = 6\n")
    unused = digest_of(spec)
    (tmp_path / "deep" / "habits.py").write_text("HEALTH = 9\n")

    assert before == unused != entrant_of(spec).digest
    assert digest_of(spec) != before


def test_a_bot_is_known_by_the_files_that_it_names(tmp_path: Path) -> None:
    spec = write(tmp_path / "bot.py", "FILES = ['weights.bin']")
    (tmp_path / "weights.bin").write_bytes(b"1")
    before = digest_of(spec)
    (tmp_path / "weights.bin").write_bytes(b"2")

    assert digest_of(spec) != before
    (tmp_path / "weights.bin").unlink()
    with pytest.raises(SetupError, match=r"FILES names weights.bin, and there is no such file"):
        digest_of(spec)


def test_a_bot_from_a_package_is_known_by_what_it_loads_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path / "zoo" / "ape.py", "from zoo import food")
    (tmp_path / "zoo" / "food.py").write_text("BANANAS = 3\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", "")
    before = digest_of("zoo.ape:Bot")
    (tmp_path / "zoo" / "food.py").write_text("BANANAS = 4\n")

    assert digest_of("zoo.ape:Bot") != before != ""


def test_a_bot_sees_the_same_command_line_in_every_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["kot", "evaluate", "mine.py:Bot"])
    monkeypatch.setattr(sys, "path", [*sys.path])
    spec = write(tmp_path / "argv_bot.py", "import sys\nassert sys.argv == [__file__ + ':Bot'], sys.argv")

    assert try_loading(entrant_of(spec), TERMS)[1] == ""
    load_bot(spec)


# Logs


def arena(*arguments: str) -> str:
    result = kot.invoke(app, ["arena", *arguments], env={"COLUMNS": "200"})
    assert result.exit_code == 0, result.output
    return result.stdout


def head_of(log: Path) -> dict[str, object]:
    head: dict[str, object] = json.loads(log.read_text().splitlines()[0])["schedule"]
    return head


def test_a_log_does_not_go_on_after_an_imported_file_has_changed(tmp_path: Path) -> None:
    spec, log = write(tmp_path / "bot.py", "import helping"), tmp_path / "log"
    (tmp_path / "helping.py").write_text("HEALTH = 6\n")
    arena("random", spec, *SMALL, "--log", str(log))
    (tmp_path / "helping.py").write_text("HEALTH = 9\n")
    resumed = kot.invoke(app, ["arena", "random", spec, *SMALL, "--log", str(log), "--resume"])

    assert resumed.exit_code == 2
    assert "another tournament" in resumed.output


def test_a_log_of_a_bot_that_could_not_be_loaded_does_not_go_on_once_it_can(tmp_path: Path) -> None:
    spec, log = write(tmp_path / "bot.py", "import helping"), tmp_path / "log"
    (tmp_path / "helping.py").write_text("1 / 0\n")
    arena("random", spec, *SMALL, "--log", str(log))
    arena("random", spec, *SMALL, "--log", str(log), "--resume")
    (tmp_path / "helping.py").write_text("HEALTH = 9\n")
    resumed = kot.invoke(app, ["arena", "random", spec, *SMALL, "--log", str(log), "--resume"])

    assert resumed.exit_code == 2
    assert "another tournament" in resumed.output


def test_a_log_of_before_goes_on_with_the_digests_that_it_has(tmp_path: Path) -> None:
    spec, log = write(tmp_path / "bot.py", "import helping"), tmp_path / "log"
    (tmp_path / "helping.py").write_text("HEALTH = 6\n")
    named = [entrant_of("random"), entrant_of(spec)]
    loaded = [named[0], try_loading(named[1], TERMS)[0]]
    for digests, expected in ((named, named), (loaded, loaded), ([], loaded)):
        log.write_text(json.dumps({"schedule": {"entrants": [entrant._asdict() for entrant in digests]}}) + "\n")
        assert as_in_log(log, named, loaded) == tuple(expected)


def test_a_seed_that_was_drawn_is_in_the_log_and_plays_the_same_games_again(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    report = arena("random", "greedy", *SMALL, "--log", str(first))
    seed = str(head_of(first)["seed"])
    again = arena("random", "greedy", *SMALL, "--log", str(second), "--seed", seed)

    assert len(seed) == 32
    assert f"seed {seed};" in report
    assert again == report
    assert second.read_text() == first.read_text()


def test_a_log_goes_on_with_its_own_seed_short_or_not(tmp_path: Path) -> None:
    for seed in ("5", "0123456789abcdef0123456789abcdef"):
        log = tmp_path / seed
        arena("random", "random", *SMALL, "--log", str(log), "--seed", seed)
        report = arena("random", "random", *SMALL, "--games", "4", "--log", str(log), "--resume")
        assert f"4 games, 2 monsters, rules: simple, seed {seed};" in report


def test_a_short_seed_is_warned_of_where_strangers_play(tmp_path: Path) -> None:
    spec = write(tmp_path / "bot.py")

    assert "The seed is short" in arena("random", spec, *SMALL, "--seed", "5")
    assert "The seed is short" not in arena("random", spec, *SMALL)
    assert "The seed is short" not in arena("random", "greedy", *SMALL, "--seed", "5")


def test_what_is_not_isolated_is_said(tmp_path: Path) -> None:
    spec = write(tmp_path / "bot.py")

    assert "The bots were not isolated" in arena("random", spec, *SMALL, "--isolation", "none")
    assert "not isolated" not in arena("random", "greedy", *SMALL, "--isolation", "none")


@pytest.mark.skipif(bool(why_not()), reason=f"bots cannot be isolated here: {why_not()}")
def test_an_isolated_bot_reads_the_seed_from_no_log_and_no_report_of_before(tmp_path: Path) -> None:
    options = {"--log": "log", "--json-file": "json", "--csv": "csv", "--html": "html"}
    files = [word for option, name in options.items() for word in (option, str(tmp_path / name))]
    look = f"""
from pathlib import Path
for name in {list(options.values())}:
    path = Path(__file__).with_name(name)
    try:
        found = path.read_text()
    except OSError:
        continue
    raise RuntimeError(f"I have read {{name}}")
"""
    spec = write(tmp_path / "bot.py", look)
    arena("random", spec, *SMALL, *files)
    report = json.loads((tmp_path / "json").read_text())
    again = kot.invoke(app, ["arena", "random", spec, *SMALL, *files, "--resume", "--games", "4"])

    assert again.exit_code == 0, again.output
    assert "I have read" not in again.output
    assert [player["faults"] for player in report["players"]] == [{}, {}]
    assert [player["faults"] for player in json.loads((tmp_path / "json").read_text())["players"]] == [{}, {}]


def test_where_bots_cannot_be_isolated_that_is_said_before_they_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("kingoftokyo.arena.sandbox.namespaces", "kingoftokyo.cli.commands.arena"):
        monkeypatch.setattr(f"{module}.why_not", lambda: "unshare: Operation not permitted")
    spec = write(tmp_path / "bot.py")
    refused = kot.invoke(app, ["arena", "random", spec, *SMALL, "--isolation", "require"], env={"COLUMNS": "200"})
    played = kot.invoke(app, ["arena", "random", spec, *SMALL], env={"COLUMNS": "200"})

    assert refused.exit_code == 2
    assert "bots cannot be isolated on this system: unshare: Operation not permitted" in refused.output
    assert played.exit_code == 0
    assert "Bots are not isolated: unshare: Operation not permitted." in played.stderr
    assert "The bots were not isolated" in played.stdout
