"""A whole game in French: every word on the screen is French, a name, or notation, which is the same everywhere."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import pytest
from typer.testing import CliRunner

from i18n.test_catalogue import sentences
from kingoftokyo.cli import app
from kingoftokyo.i18n.language import language
from kingoftokyo.monsters import MONSTERS
from kingoftokyo.rules import all_card_facts

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
