"""`kot rules`, and playing and measuring by other rules than the standard ones."""

from __future__ import annotations

import json
import re

import pytest
from typer.testing import CliRunner

from kingoftokyo import Game, Rules
from kingoftokyo.cli import app
from kingoftokyo.cli.commands.rules import chosen_rules
from kingoftokyo.cli.terminal.game_setup import Setup, person_in
from kingoftokyo.rules.settings import PRESETS, SETTINGS

kot = CliRunner()

ANSWERS = "stop\n1\nall\nstay\ndone\n" * 400


def said(*arguments: str, answers: str = "", code: int = 0) -> str:
    result = kot.invoke(app, list(arguments), input=answers, env={"COLUMNS": "80"})
    assert result.exit_code == code, result.output
    return result.output


def in_one_line(text: str) -> str:
    """Without the frame of an error."""
    return " ".join(re.sub(r"[│╭╮╰╯─]", " ", text).split())


def test_all_presets_side_by_side() -> None:
    output = said("rules").replace("\u2019", "'")
    lines = output.splitlines()
    assert lines[0].split() == ["Setting", *PRESETS]
    assert re.search(r"^tokyo_bonus +start +start +end +start$", output, re.MULTILINE)
    assert all(setting.about.split(",")[0][:60] in output for setting in SETTINGS)
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("preset", PRESETS)
def test_one_preset(preset: str) -> None:
    output = said("rules", preset)
    for setting in SETTINGS:
        value = setting.value_in(preset)
        words = str(value).lower() if isinstance(value, bool) else value
        assert re.search(rf"^ {setting.name} +{words} ", output, re.MULTILINE)
    assert "(or: " in output
    assert max(map(len, output.splitlines())) <= 80


def test_rules_by_their_text() -> None:
    assert re.search(r"cultists +true ", said("rules", "standard cultists=true"))


def test_rules_as_json() -> None:
    side_by_side = json.loads(said("rules", "--json"))
    assert [entry["name"] for entry in side_by_side] == [setting.name for setting in SETTINGS]
    assert side_by_side[0] == {
        "name": "power_cards",
        "about": "the deck, the market and buying",
        "values": [True, False],
        "presets": {"standard": True, "course": True, "solo": True, "simple": False},
    }
    solo = json.loads(said("rules", "solo", "--json"))
    assert all(list(entry) == ["name", "about", "values", "value"] for entry in solo)
    assert {entry["name"]: entry["value"] for entry in solo}["tokyo_bonus"] == "end"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["rules", "dance"], "There are no rules named 'dance'; there are: standard, course, solo, simple."),
        (["play", "--rules", "dance"], "Invalid value for --rules: There are no rules named 'dance'"),
        (["play", "--rules", "solo bay=maybe"], "bay: 'maybe' is not possible; the values are: true, false."),
        (["play", "--rules", "solo halloween"], "Cannot read 'halloween' in the rules"),
        (["play", "--rules", "simple", "--halloween"], "contradict each other: halloween needs power_cards"),
        (["play", "--rules", "simple", "--cultists"], "contradict each other: cultists needs energy"),
        (["play", "--rules", "standard cards=nowhere"], "Invalid value for --rules: there is no card 'nowhere'"),
        (
            ["play", "--rules", "solo", "--position", "monsters=[() ()]"],
            "A position has its own rules: name them there",
        ),
        (["play", "--tokyo-tower", "--position", "monsters=[() ()]"], "A position has its own rules: name them there"),
        (["bench", "--rules", "dance"], "Invalid value for --rules: there are no rules named 'dance'"),
        (["bench", "--rules", "standard cards=nowhere"], "Invalid value for --rules: there is no card 'nowhere'"),
    ],
)
def test_wrong_rules_say_what_is_possible(arguments: list[str], says: str) -> None:
    assert says in in_one_line(said(*arguments, code=2))


def test_shortcuts_switch_expansions_on() -> None:
    assert chosen_rules("course tokyo_bonus=end", halloween=True, cultists=True, tokyo_tower=True) == Rules(
        "course", tokyo_bonus="end", halloween=True, cultists=True, tokyo_tower=True
    )
    assert chosen_rules("standard halloween=false", halloween=True).text == "standard halloween=true"
    assert chosen_rules("standard halloween=true").text == "standard halloween=true"


@pytest.mark.parametrize(
    "rules", ["course", "solo", "simple", "standard halloween=true cultists=true tokyo_tower=true"]
)
@pytest.mark.parametrize("opponents", ["1", "5"])
def test_whole_games_by_all_presets(rules: str, opponents: str) -> None:
    arguments = ("play", "--monster", "Girder", "--rules", rules, "--opponents", opponents, "--seed", "3")
    output = said(*arguments, answers=ANSWERS)
    assert "Game over" in output
    assert f"--opponents {opponents} --seed 3" in output
    assert max(map(len, output.splitlines()[:-1])) <= 80
    assert said(*arguments, answers=ANSWERS) == output


@pytest.mark.parametrize("rules", [*PRESETS, "solo halloween=true cultists=true tokyo_tower=true two_players=true"])
@pytest.mark.parametrize("opponents", ["1", "3", "5"])
def test_looking_on_by_all_presets(rules: str, opponents: str) -> None:
    output = said("play", "--watch", "--rules", rules, "--opponents", opponents, "--seed", "4")
    assert re.search(r"King of Tokyo!|wins the game with|Nobody wins", output)
    assert "only person" not in output


def test_the_command_to_play_again_names_the_rules() -> None:
    output = said("play", "--monster", "B", "--rules", "solo", "--cultists", "--seed", "1", answers="quit\n")
    assert "kot play --monster Blorb --rules 'solo cultists=true' --opponents 3 --seed 1" in output
    assert "--rules" not in said("play", "--monster", "B", "--seed", "1", answers="quit\n")


def test_in_solo_the_person_sits_where_the_first_roll_says() -> None:
    seats = set()
    for seed in range(6):
        game = Setup(seed, 3, rules=Rules("solo")).game()
        seats.add(person_in(game))
        assert person_in(game) == game.order.index(0)
        output = said("play", "--monster", "Girder", "--rules", "solo", "--seed", str(seed), answers="quit\n")
        first = [line for line in output.splitlines() if " rolls for the first turn" in line][:4]
        assert [line.split(" rolls ")[0] for line in first] == ["Girder", "Axolulu", "Mosshell", "Old Pinch"]
        names = [["Girder", "Axolulu", "Mosshell", "Old Pinch"][k] for k in game.order]
        board = output[output.index("Monster  ") :].splitlines()[1:5]
        assert [line[2:17].strip().removesuffix(" (you)") for line in board] == names
        assert sum("Girder (you)" in line for line in board) == 1
        if game.order != (0, 1, 2, 3):
            assert f"They play in this order: {', '.join(names[:3])}, and {names[3]}." in " ".join(output.split())
    assert len(seats) > 1


def test_in_solo_the_log_names_those_who_rolled_first() -> None:
    seed = next(k for k in range(50) if Setup(k, 1, rules=Rules("solo")).game().order == (1, 0))
    answers = "log\nquit\n"
    output = said("play", "--monster", "B", "--rules", "solo", "--opponents", "1", "--seed", str(seed), answers=answers)
    rolls = [line for line in output.splitlines() if "rolls for the first turn" in line]
    assert rolls[0].startswith("Blorb")
    assert rolls[1].startswith("Axolulu")


def test_in_solo_the_game_ends_with_the_person() -> None:
    position = {
        "rules": "solo",
        "monsters": [{"health": 1}, {"place": "city"}, {}],
        "turn": 1,
        "step": "roll",
        "dice": "smash smash smash 1 1 2",
        "rolls_left": 0,
    }
    output = said("play", "--monster", "O", "--position", json.dumps(position))
    assert "You are out of the game.\n" in output
    assert "The game ends here: its only person is out." in output
    assert "The others fight on" not in output
    others = said("play", "--watch", "--position", json.dumps(position))
    assert "only person" not in others


def test_a_position_may_say_where_its_person_sits() -> None:
    position = "rules=solo monsters=[() () ()] persons=[2] order=[1 2 0] turn=2 step=roll dice='1 1 2 2 3 3'"
    output = said("play", "--monster", "Girder", "--position", position, answers="quit\n")
    assert "> Girder (you)" in output
    assert "  Axolulu  " in output
    assert person_in(Game.new(3, persons=())) == 0


def test_bench_by_other_rules() -> None:
    measured = json.loads(said("bench", "--json", "--seconds", "0.1", "--rules", "simple two_players=true"))
    assert measured["rules"] == "simple two_players=true"
    assert measured["games_per_s"] > 0
