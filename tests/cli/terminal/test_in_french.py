"""A whole game in French: every word on the screen is French, a name, or notation, which is the same everywhere."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

import pytest
from typer.testing import CliRunner

from i18n.test_catalogue import sentences
from kingoftokyo.cli import app
from kingoftokyo.i18n.language import language
from kingoftokyo.monsters import MONSTERS
from kingoftokyo.rules import all_card_facts

if TYPE_CHECKING:
    from pathlib import Path

kot = CliRunner()

# An answer for every decision there is, and every command in between.
PLAY: Final = "all\n1\nstay\ndone\n"
ANSWERS: Final = PLAY + "hint\n?\ncards\nlog\nwhy\nboard\nhum\nab\nr c\n9 9\naa\n" + 400 * PLAY
# What a person types, and what the command line is made of: it is English in every language.
NOTATION: Final = {
    *("keep", "nothing", "stop", "extra", "roll", "reroll", "set", "to", "with", "probe", "heal", "seat", "cure"),
    *("poison", "shrink", "use", "accept", "yield", "stay", "buy", "top", "from", "sweep", "sell", "mimic", "of"),
    *("steal", "take", "cheer", "again", "decline", "pass", "done", "spend", "cultist", "for", "resolve", "numbers"),
    *("hearts", "energy", "smashes", "heart", "smash", "on", "kot", "play", "monster", "opponents", "seed", "rules"),
    *("board", "log", "hint", "why", "cards", "quit", "b", "r", "cd", "abe", "hum", "ab", "aa", "c", "load", "level"),
    *"abcdefghi",  # the dice
    *(
        "all",
        "easy",
        "standard",
        "solo",
        "course",
        "simple",
        "halloween",
        "true",
        "cultists",
        "tokyo",
        "tower",
        "watch",
        "none",
    ),
}


def played(*arguments: str, answers: str = ANSWERS) -> str:
    result = kot.invoke(app, ["play", "--language", "fr", *arguments], input=answers, env={"COLUMNS": "1000"})
    assert result.exit_code == 0, result.output
    return result.output


def words(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d]+", text.replace("_", " ").lower()))


@cache
def french() -> frozenset[str]:
    """All words that may be on the screen."""
    catalogue = {word for sentence in sentences("fr").values() for word in words(sentence.text)}
    return frozenset(catalogue | NOTATION | words(" ".join([*MONSTERS, *(card.id for card in all_card_facts())])))


@cache
def english() -> list[str]:
    """Every sentence of the English catalogue of more than three words and without arguments."""
    spoken = [sentence.text for sentence in sentences("en").values() if "$" not in sentence.text]
    return [text for text in spoken if len(text.split()) > 3]


GAMES: Final = (
    ("--monster", "Blorb", "--seed", "5"),
    ("--monster", "Girder", "--opponents", "5", "--seed", "3", "--level", "easy"),
    ("--monster", "Axolulu", "--opponents", "2", "--seed", "8", "--halloween", "--cultists", "--tokyo-tower"),
    ("--monster", "Old Pinch", "--opponents", "2", "--seed", "4", "--rules", "solo"),
    ("--monster", "Old Pinch", "--opponents", "1", "--seed", "4", "--rules", "simple"),
    ("--watch", "--opponents", "4", "--seed", "9"),
)


@pytest.mark.parametrize("arguments", GAMES, ids=" ".join)
def test_a_whole_game_in_french(arguments: tuple[str, ...]) -> None:
    output = played(*arguments)

    assert "Partie terminée" in output
    assert "Pour la rejouer" in output
    assert words(output) - french() == set()
    assert [text for text in english() if text in output] == []
    assert language("fr").missed == set()


def test_the_locale_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")

    result = kot.invoke(app, ["play", "--monster", "Blorb", "--seed", "5"], input="quit\n")

    assert "Tu quittes la partie." in result.output


def test_an_option_is_stronger_than_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")

    result = kot.invoke(app, ["play", "--language", "EN", "--monster", "Blorb", "--seed", "5"], input="quit\n")

    assert "You leave the game." in result.output


def test_a_language_that_is_not_there_is_refused_with_those_that_are() -> None:
    result = kot.invoke(app, ["play", "--language", "tlh"])

    assert result.exit_code == 2
    assert "there is no language 'tlh'; the languages are: en, fr" in " ".join(result.output.replace("│", " ").split())


def test_a_game_goes_on_in_another_language() -> None:
    kot.invoke(app, ["play", "--language", "en", "--monster", "Blorb", "--seed", "5"], input="stop\nquit\n")

    output = played("--load", answers="quit\n")

    assert "Tu quittes la partie. Elle est sauvegardée" in output
    assert words(output) - french() == set()


def test_a_monster_is_asked_for_in_french() -> None:
    output = played("--seed", "5", answers="zilla\nquit\n")

    assert "Quel monstre es-tu" in output
    assert "Il n\u2019y a pas de monstre «\u00a0zilla\u00a0»." in output


# What is refused. Line breaks and non-breaking spaces of the output are read as plain spaces.

REFUSALS: Final = (
    (("--monster", "nix"), "--monster", "Il n\u2019y a pas de monstre « nix ». Les monstres sont : "),
    (("--level", "foo"), "--level", "Il n\u2019y a pas de niveau « foo ». Les niveaux sont : easy, medium, hard."),
    (("--level", "easy,hard"), "--level", "ou un pour chacun des 3 adversaires, et non 2."),
    (("--level", "easy,hard", "--opponents", "1"), "--level", "Il faut un seul niveau, et non 2."),
    (("--level", "perfect"), "--level", "Le joueur perfect ne joue qu\u2019avec les règles « simple » et 2 monstres."),
    (("--level", "expert:moody"), "--level", "Il n\u2019y a pas de personnalité \u0027moody\u0027 ; il y a : "),
    (("--slot", "a/b"), "--slot", "Un nom peut avoir 80 caractères au plus"),
    (("--slot", "a", "--save", "b"), "--slot", "Ce nom désigne déjà un fichier : enlève-le, ou --save."),
    (("--fair", "--words", "x" * 300), "--words", "Tes mots pour les dés sont trop longs : 200 caractères au plus."),
    (("--words", "x"), "--words", "On ne peut mêler des mots qu\u2019à des dés prouvables : ajoute --fair."),
    (("--fair", "--seed", "3"), "--seed", "ne peut pas être prouvée : enlève la graine, ou --fair."),
    (("--load", "--seed", "3"), "--load", "Une partie sauvegardée a ses propres réglages : enlève --seed."),
    (("--load",), "--load", "Il n\u2019y a pas de sauvegarde : "),
    (("--load", "--save", "."), "--load", "Impossible de lire le fichier."),
    (
        ("--rules", "dance"),
        "--rules",
        "Il n\u2019y a pas de règles \u0027dance\u0027 ; il y a : standard, ",
    ),
    (("--rules", "solo bay=maybe"), "--rules", "bay : \u0027maybe\u0027 n\u2019est pas possible"),
    (("--rules", "solo", "--position", "monsters=[() ()]"), "--rules", "Une position a ses propres règles"),
    (("--position", "nowhere"), "--position", "« nowhere » n\u2019est ni un fichier ni une position."),
)


def refused(*arguments: str) -> str:
    monster = () if "--monster" in arguments or "--load" in arguments else ("--monster", "Blorb")
    result = kot.invoke(app, ["play", "--language", "fr", *monster, *arguments], env={"COLUMNS": "300"})
    assert result.exit_code == 2, result.output
    return " ".join(result.output.replace("│", " ").split())


@pytest.mark.parametrize(("arguments", "option", "sentence"), REFUSALS, ids=lambda part: str(part)[:30])
def test_an_option_is_refused_in_french(arguments: tuple[str, ...], option: str, sentence: str) -> None:
    output = refused(*arguments)

    assert f"Invalid value for {option}: " in output
    assert sentence in output
    assert language("fr").missed == set()


def test_a_finished_game_is_not_loaded_in_french() -> None:
    kot.invoke(app, ["play", "--watch", "--seed", "1", "--slot", "over"])

    assert "Cette partie est finie ; `kot replay` la montre." in refused("--load", "--slot", "over")


def test_a_file_that_is_not_a_game_is_refused_in_french(tmp_path: Path) -> None:
    file = tmp_path / "note.txt"
    file.write_text("Bonjour")

    assert "Ce n\u2019est pas une partie sauvegardée" in refused("--load", "--save", str(file))
    assert "Le fichier qui s\u2019y trouve n\u2019est pas une sauvegarde de ce jeu" in refused("--save", str(file))


def test_a_position_that_is_not_text_is_refused_in_french(tmp_path: Path) -> None:
    file = tmp_path / "position"
    file.write_bytes(b"\xff\xfe\xff")

    assert "Ce n\u2019est pas un fichier texte." in refused("--position", str(file))
