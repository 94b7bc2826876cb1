"""The commands about recorded games, cards, rulings and rules in French: they say nothing in English."""

from __future__ import annotations

import json
import re
from types import SimpleNamespace
from typing import TYPE_CHECKING, Final

import pytest

from cli.commands.test_verify import chained
from cli.terminal.test_in_french import english, french, kot, words
from i18n.test_catalogue import our_cards
from kingoftokyo.cli import app
from kingoftokyo.i18n.language import language
from kingoftokyo.rules import SETTINGS, all_card_facts
from kingoftokyo.rules.catalogue import CATALOGUE
from kingoftokyo.rules.rulings import RULINGS
from kingoftokyo.storage.save_files import slot_path, write_save

if TYPE_CHECKING:
    from pathlib import Path

# What is typed in a replay, and how a record writes throws and results.
TYPED: Final = {*("n", "s", "e", "t", "q", "turn", "log", "all", "rolled", "seat", "points", "slot", "name", "verify")}
# Settings and their values, which are typed, too.
SETTINGS_TYPED: Final = {
    word for setting in SETTINGS for text in (setting.name, *map(str, setting.values)) for word in words(text)
} | {"preset"}
EVERY_COMMAND: Final = "?\nb\n\nn\nb\nlog\nlog all\ncards\nboard\n5\n999\nt 3\nt 999\nhop\ne\n\ns\nq\n"


def said(*arguments: str, typed: str = "", code: int = 0) -> str:
    result = kot.invoke(app, [*arguments, "--language", "fr"], input=typed, env={"COLUMNS": "1000"})
    assert result.exit_code == code, result.output
    return result.output


def only_french(output: str, typed: set[str] = TYPED) -> None:
    assert words(output) - french() - typed == set()
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


def test_a_save_that_cannot_be_read_is_listed_in_french() -> None:
    slot_path().parent.mkdir(parents=True, exist_ok=True)
    slot_path().write_text("Bonjour")

    assert "Ce n\u2019est pas une partie sauvegardée" in said("saves")


@pytest.mark.parametrize("command", ["replay", "stats", "verify"])
def test_a_game_that_is_not_there_is_refused_in_french(command: str) -> None:
    assert "Il n\u2019y a pas de sauvegarde\u00a0: " in said(command, code=2)


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("none.py", None, "none.py: Ce fichier n\u2019existe pas."),
        ("cards.txt", "", "cards.txt: Les cartes doivent être dans un fichier Python"),
        ("empty.py", "", "dérivée de Keep, Discard ou ExpansionCard"),
        ("broken.py", "1 / 0", "broken.py: Le fichier ne peut pas être exécuté\u00a0: ZeroDivisionError"),
    ],
)
def test_a_file_of_cards_is_refused_in_french(tmp_path: Path, name: str, text: str | None, sentence: str) -> None:
    path = tmp_path / name
    if text is not None:
        path.write_text(text)

    for command in ("cards", "rules", "saves", "play"):
        assert sentence in said(command, "--cards", str(path), code=2)


def test_rules_that_are_not_there_are_refused_in_french() -> None:
    assert "Il n\u2019y a pas de règles \u0027dance\u0027\u202f; il y a\u00a0: " in said("rules", "dance", code=2)


def test_the_list_of_cards() -> None:
    ours = {CATALOGUE.ids[k] for k in our_cards()}
    output = said("cards", *(card.id for card in all_card_facts() if card.id in ours))

    lines = [line.strip() for line in output.splitlines()]
    assert any(line.startswith("Accumulateur ") and " Permanente " in line for line in lines)
    assert any(line.startswith("Ailes ") for line in lines)
    only_french(output)


def test_cards_are_sorted_by_their_french_names() -> None:
    output = said("cards", "wings", "armor_plating", "alien_origin", "acid_attack")

    assert re.findall(r"(?m)^ *(Ailes|Jet d\u2019acide|Peau blindée|Venu d\u2019ailleurs) ", output) == [
        "Ailes",
        "Jet d\u2019acide",
        "Peau blindée",
        "Venu d\u2019ailleurs",
    ]


@pytest.mark.parametrize("name", ["Peau blindée", "peau blindee", "blindé", "armor_plating", "Armor Plating"])
def test_a_card_is_found_by_its_name_in_either_language(name: str) -> None:
    assert "Peau blindée" in said("cards", name)


def test_a_card_that_is_not_there_is_refused_in_french() -> None:
    assert "Il n\u2019y a pas de carte «\u00a0aile de poulet\u00a0»." in said("cards", "aile de poulet", code=2)
    assert "Voulais-tu dire Métamorphe\u202f?" in said("cards", "metamorfe", code=2)
    assert "`kot cards` les montre toutes." in said("cards", "!", code=2)
    assert "«\u00a0rayon\u00a0» désigne plusieurs cartes" in said("rulings", "rayon", code=2)


def test_cards_for_programs_are_the_same_in_every_language() -> None:
    assert json.loads(said("cards", "--json")) == json.loads(kot.invoke(app, ["cards", "--json"]).output)


def test_all_rulings() -> None:
    output = said("rulings")

    assert output.count(" · ") == len(RULINGS)
    assert "Les règles · " in output
    assert " · décidé ici " in output
    only_french(output)


def test_rulings_about_cards_with_french_names() -> None:
    output = said("rulings", "ailes", "camouflage")

    assert "Peut-on utiliser «\u00a0Ailes\u00a0» après avoir lancé les dés" in output
    assert output.count("Camouflage et Ailes · Board Game Arena") == 2
    only_french(said("rulings", "char d\u2019assaut", "gratte-ciel"))


@pytest.mark.parametrize("preset", [(), ("solo",)])
def test_the_settings_of_the_rules(preset: tuple[str, ...]) -> None:
    output = said("rules", *preset)

    assert "Réglage" in output
    assert "quand 20 points font gagner" in output
    only_french(output, SETTINGS_TYPED)


@pytest.mark.parametrize("command", ["replay", "stats", "verify", "saves", "cards", "rulings", "rules"])
def test_the_locale_chooses_the_language(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    write_save(slot_path(), chained(0), monsters=("Blorb", "Hoot Noir"))
    in_english = kot.invoke(app, [command]).output
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")

    assert kot.invoke(app, [command]).output != in_english
    assert kot.invoke(app, [command, "--language", "en"]).output == in_english
