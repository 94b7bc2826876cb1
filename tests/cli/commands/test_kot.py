"""The `kot` command itself: version, help, cards, bench and bad usage."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kingoftokyo import version as build
from kingoftokyo.cli import app
from kingoftokyo.cli.commands.cards import find_cards
from kingoftokyo.i18n.speech import english
from kingoftokyo.rules import game
from kingoftokyo.rules.cards.deck import DECK_COPIES
from kingoftokyo.rules.catalogue import CATALOGUE, DISCARD_KIND, KEEP_KIND
from kingoftokyo.rules.rulings import RULINGS
from kingoftokyo.version import __version__, engine_mode

ROOT = Path(__file__).parents[3]

kot = CliRunner()


def test_the_version_is_the_project_s() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert __version__ == project["version"]


def test_version_says_which_rules_are_loaded() -> None:
    result = kot.invoke(app, ["--version"])
    assert result.output == f"kingoftokyo {__version__} ({engine_mode()})\n"
    assert result.exit_code == 0


@pytest.mark.parametrize(
    ("file", "mode"),
    [("state.py", "interpreted"), ("state.cpython-311-x86_64-linux-gnu.so", "compiled"), (None, "interpreted")],
)
def test_the_mode_follows_from_the_file_that_was_loaded(
    monkeypatch: pytest.MonkeyPatch, file: str | None, mode: str
) -> None:
    monkeypatch.setattr(build, "EXTENSION_SUFFIXES", [".cpython-311-x86_64-linux-gnu.so", ".so"])
    monkeypatch.setattr(game, "__file__", file)
    assert engine_mode() == mode


def test_kot_alone_shows_the_help() -> None:
    result = kot.invoke(app, [])
    assert result.exit_code == 0
    assert "kot play" in result.output


COMMANDS = sorted(command.name or command.callback.__name__ for command in app.registered_commands if command.callback)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: str) -> None:
    result = kot.invoke(app, [command, "--help"])
    assert result.exit_code == 0
    assert f"Examples: kot {command}" in result.output


def test_python_m_runs_the_command_without_being_installed() -> None:
    source = str(Path(build.__file__).parents[1])
    result = subprocess.run(
        [sys.executable, "-m", "kingoftokyo", "--version"],
        env={**os.environ, "PYTHONPATH": source},
        capture_output=True,
        text=True,
        check=True,
    )
    assert result.stdout.startswith("kingoftokyo ")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["dance"], "No such command 'dance'"),
        (["play", "--monster", "Blob"], "Did you mean “Blorb”?"),
        (["play", "--monster", "xyzzy"], "The monsters are: Axolulu"),
        (["play", "--opponents", "0"], "--opponents"),
        (["play", "--opponents", "6"], "--opponents"),
        (["play", "--seed", "seven"], "--seed"),
        (["play", "--watch", "--pace", "-1"], "--pace"),
        (["bench", "--players", "1"], "--players"),
        (["bench", "--seconds", "0"], "--seconds"),
        (["cards", "flame_trower"], "Did you mean Flame Thrower?"),
        (["cards", "!"], "There is no card “!”"),
        (["rulings", "flame_trower"], "Did you mean Flame Thrower?"),
        (["rulings", "jet"], "“jet” matches several cards: Jet Fighters and Jets."),
        (["play", "--cards", "nowhere.py"], "There is no such file"),
        (["play", "--position", "nowhere.json"], "“nowhere.json” is neither a file nor a position."),
        (["play", "--position", "monsters=[()]"], "monsters"),
    ],
)
def test_bad_usage_says_what_is_wrong_and_exits_with_2(arguments: list[str], says: str) -> None:
    result = kot.invoke(app, arguments, env={"COLUMNS": "200"})
    assert result.exit_code == 2
    assert says in result.output


def test_cards_lists_every_card() -> None:
    result = kot.invoke(app, ["cards"], env={"COLUMNS": "200"})
    assert result.exit_code == 0
    for name, kind in zip(CATALOGUE.names, CATALOGUE.kind, strict=True):
        listed = f" {name[:20]}" in result.output.replace("\u2019", "'")  # a long name is broken
        assert listed == (kind in (KEEP_KIND, DISCARD_KIND))


def test_cards_fit_into_80_columns() -> None:
    result = kot.invoke(app, ["cards"], env={"COLUMNS": "80"})
    assert max(len(line) for line in result.output.splitlines()) <= 80


def test_cards_as_json_have_five_keys() -> None:
    cards = json.loads(kot.invoke(app, ["cards", "--json"]).output)
    assert len(cards) == sum(kind in (KEEP_KIND, DISCARD_KIND) for kind in CATALOGUE.kind)
    base = {CATALOGUE.names[CATALOGUE.number_of_copy[copy]] for copy in range(DECK_COPIES)}
    assert len(base) == 64
    assert sum(card["copies"] for card in cards if card["name"] in base) == 66
    assert all(list(card) == ["name", "cost", "kind", "copies", "text"] for card in cards)
    extra_head = next(card for card in cards if card["name"] == "Extra Head")
    assert (extra_head["cost"], extra_head["kind"], extra_head["copies"]) == (7, "keep", 2)


def test_cards_finds_by_id_and_by_part_of_the_name() -> None:
    cards = json.loads(kot.invoke(app, ["cards", "--json", "alien_origin", "Tank"]).output)
    assert [card["name"] for card in cards] == ["Alien Origin", "Tank"]
    assert {card.name for card in find_cards(["head"], english())} == {"Extra Head"}
    assert [card.name for card in find_cards(["It Has a Child!"], english())] == ["It Has a Child!"]


def test_costumes_are_listed_with_halloween_or_by_name() -> None:
    cards = json.loads(kot.invoke(app, ["cards", "--halloween", "--json"]).output)
    costumes = [card for card in cards if card["kind"] == "costume"]
    assert len(costumes) == 12
    assert len(cards) == 12 + len(json.loads(kot.invoke(app, ["cards", "--json"]).output))
    assert [(card.name, card.kind) for card in find_cards(["witch"], english())] == [("Witch", "costume")]
    assert "Costume" in kot.invoke(app, ["cards", "robot"]).output


@pytest.mark.parametrize("name", ["Cultist", "Halloween", "Two Players"])
def test_what_an_expansion_lays_beside_monsters_is_no_card(name: str) -> None:
    assert kot.invoke(app, ["cards", name]).exit_code == 2


def test_a_whole_id_means_that_card_alone() -> None:
    assert [card.name for card in find_cards(["heal"], english())] == ["Heal"]


def test_rulings_of_two_cards_concern_both() -> None:
    output = kot.invoke(app, ["rulings", "Wings", "camouflage"], env={"COLUMNS": "80"}).output
    assert "May Wings be used after Camouflage has been rolled for the same loss?" in output
    assert output.count("Camouflage and Wings · Board Game Arena") == 2
    assert max(len(line) for line in output.splitlines()) <= 80


def test_all_rulings_without_a_name_and_none_for_cards_that_never_meet() -> None:
    assert kot.invoke(app, ["rulings"]).output.count("·") == len(RULINGS)
    assert "There is no ruling about these cards together" in kot.invoke(app, ["rulings", "tank", "skyscraper"]).output


def test_rulings_as_json_have_five_keys() -> None:
    found = json.loads(kot.invoke(app, ["rulings", "--json", "mimic", "jets"]).output)
    assert [list(ruling) for ruling in found] == [["cards", "question", "answer", "source", "test"]] * 2
    assert all({"mimic", "jets"} <= set(ruling["cards"]) for ruling in found)


def test_bench_as_json_is_one_object() -> None:
    result = kot.invoke(app, ["bench", "--json", "--seconds", "0.2", "--players", "3"])
    assert result.exit_code == 0
    measured = json.loads(result.stdout)
    assert list(measured) == [
        "mode",
        "players",
        "rules",
        "decisions_per_s",
        "games_per_s",
        "clone_us",
        "new_game_us",
        "decisions_per_game",
    ]
    assert measured["mode"] == engine_mode()
    assert measured["players"] == 3
    assert measured["rules"] == "standard"
    assert all(measured[key] > 0 for key in list(measured)[3:])


def test_bench_prints_a_table_and_no_progress_into_a_pipe() -> None:
    result = kot.invoke(app, ["bench", "--seconds", "0.1"])
    assert "decisions a second" in result.stdout
    assert result.stderr == ""
