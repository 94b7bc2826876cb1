"""Looking back at a game in French: `kot replay`, `kot stats`, `kot verify` and `kot saves` say nothing in English."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Final

import pytest

from cli.commands.test_verify import chained
from cli.terminal.test_in_french import english, french, kot, words
from kingoftokyo.cli import app
from kingoftokyo.i18n.language import language
from kingoftokyo.storage.save_files import slot_path, write_save

if TYPE_CHECKING:
    from pathlib import Path

# What is typed in a replay, and how a record writes throws and results.
TYPED: Final = {*("n", "s", "e", "t", "q", "turn", "log", "all", "rolled", "seat", "points", "slot", "name", "verify")}
EVERY_COMMAND: Final = "?\nb\n\nn\nb\nlog\nlog all\ncards\nboard\n5\n999\nt 3\nt 999\nhop\ne\n\ns\nq\n"


def said(*arguments: str, typed: str = "", code: int = 0) -> str:
    result = kot.invoke(app, [*arguments, "--language", "fr"], input=typed, env={"COLUMNS": "1000"})
    assert result.exit_code == code, result.output
    return result.output


def only_french(output: str) -> None:
    assert words(output) - french() - TYPED == set()
    assert [text for text in english() if text in output] == []
    assert language("fr").missed == set()


@pytest.fixture
def game(tmp_path: Path) -> str:
    """The file of a whole game with cards."""
    path = tmp_path / "game.txt"
    kot.invoke(app, ["play", "--watch", "--opponents", "3", "--seed", "8", "--halloween", "--save", str(path)])
    return str(path)


def test_a_game_in_numbers(game: str) -> None:
    output = said("stats", game)

    assert "Points à la fin" in output
    assert "Roi de Tokyo." in output
    only_french(output)


def test_the_log_of_a_game(game: str) -> None:
    output = said("replay", game, "--until", "t9")

    assert "Marché\u00a0: " in output
    only_french(output)


def test_walking_through_a_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = SimpleNamespace(stdout=SimpleNamespace(isatty=lambda: True))
    monkeypatch.setattr("kingoftokyo.cli.commands.replay.sys", terminal)

    output = said("replay", game, typed=EVERY_COMMAND)

    assert ", b recule, t 5 va au tour 5" in output
    assert "C\u2019est le début." in output
    assert "Il n\u2019y a pas de tour 999. Les tours vont de 1 à " in output
    assert "Impossible d\u2019aller à «\u00a0hop\u00a0»" in output
    only_french(output.replace("hop", ""))


def test_a_place_that_is_not_in_the_game_is_refused_in_french(game: str) -> None:
    assert "Il n\u2019y a pas de tour 999." in said("replay", game, "--until", "t999", code=2)


def test_the_proof_of_a_game(tmp_path: Path) -> None:
    path, played = tmp_path / "game.txt", chained(0)
    path.write_text(played.record())

    if_shown = said("verify", str(path))
    proved = said("verify", str(path), "--commitment", played.commitment, "--head", played.head)
    other = said("verify", str(path), "--commitment", "0" * 64, code=1)

    assert if_shown.startswith("Honnêtes, si cette empreinte")
    assert proved.startswith("C\u2019est prouvé\u00a0: ces dés étaient honnêtes\n")
    assert other.startswith("Non prouvé\u00a0: ")
    for output in (if_shown, proved, other):
        only_french(output.replace(played.commitment, "").replace(played.head, ""))


def test_a_changed_game_proves_nothing_in_french(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(chained(0).record().replace("keep nothing", "keep 1", 1))

    assert "Les noms ou les choix ne sont pas ceux de la partie jouée." in said("verify", str(path), code=1)


def test_the_list_of_saves() -> None:
    only_french(said("saves"))
    write_save(slot_path(), chained(0), monsters=("Blorb", "Hoot Noir"))
    output = said("saves")

    assert "(la tienne)" in output
    assert "finie\u00a0: seat" in output
    only_french(output)


@pytest.mark.parametrize("command", ["replay", "stats", "verify", "saves"])
def test_the_locale_chooses_the_language(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    write_save(slot_path(), chained(0), monsters=("Blorb", "Hoot Noir"))
    in_english = kot.invoke(app, [command]).output
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")

    assert kot.invoke(app, [command]).output != in_english
    assert kot.invoke(app, [command, "--language", "en"]).output == in_english
