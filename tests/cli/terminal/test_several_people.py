"""A game of several people in the terminal: each is called by name, and sees nothing that only another one may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typer.testing import CliRunner

from kingoftokyo import Game
from kingoftokyo.cli import app
from kingoftokyo.storage.save_files import read_save, slot_path, write_save

if TYPE_CHECKING:
    from collections.abc import Sequence

NAMES = ("Blorb", "Girder", "Mosshell")
ANN_AND_BOB = ("person Ann", "greedy", "person Bob")


def saved(game: Game, players: Sequence[str]) -> None:
    write_save(slot_path(), game, monsters=NAMES[: game.players], players=players)


def loaded(answers: str) -> str:
    result = CliRunner().invoke(app, ["play", "--load"], input=answers, env={"COLUMNS": "200"})
    assert result.exit_code == 0, result.output
    return result.output


def test_each_of_several_people_is_asked_by_name() -> None:
    saved(Game.from_position("step=buy monsters=[(energy=9) () ()] persons=[0 2]", listen=True), ANN_AND_BOB)

    output = loaded("done\nstop\ndone\nstop\n")

    assert output.index("Ann, it is your turn.") < output.index("Bob, it is your turn.")
    assert output.count("Bob, it is your turn.") == 1, "who is at the keyboard is not called again"
    assert "Blorb (you)" in output
    assert "Mosshell (you)" in output
    assert "Girder (you)" not in output
    assert read_save(slot_path()).record.players == list(ANN_AND_BOB)


def test_a_person_without_a_name_is_called_as_their_monster() -> None:
    saved(Game.from_position("step=buy monsters=[() ()] persons=[0 1]", listen=True), ("person", "person"))

    assert "Girder, it is your turn." in loaded("done\nstop\nquit\n")


def test_what_only_one_has_seen_is_shown_when_that_one_is_there() -> None:
    position = (
        "step=buy monsters=[(energy=9) (energy=9 cards=[made_in_a_lab])] persons=[0 1] deck=[jets tank] "
        "market=[heal wings evacuation_orders] rolls=['1 1 2 2 3 3']"
    )
    saved(Game.from_position(position, listen=True), ("person Ann", "person Bob"))

    output = loaded("done\nstop\n\nquit\n")

    before, _, after = output.partition("The others, please look away. Press Enter when you are there.")
    assert "Only you know" not in before
    assert "Bob, it is your turn." in before
    assert "Only you know: next in the deck is" in after


def test_a_game_of_several_people_is_played_to_its_end() -> None:
    saved(Game.new(2, seed=4, persons=[0, 1], listen=True), ("person Ann", "person Bob"))

    output = loaded("stop\n1\nstay\ndone\n" * 600)

    assert "Game over" in output
    assert "Well done!" not in output, "one of two has lost"


def test_one_of_several_people_is_out() -> None:
    position = "turn=2 step=roll dice='smash smash 1 2 3 3' monsters=[(health=1 place=city) () ()] persons=[0 2]"
    saved(Game.from_position(position, listen=True), ANN_AND_BOB)

    assert "Ann is out of the game. The others fight on." in loaded("stop\nquit\n")


def test_a_position_with_several_people_asks_each_too() -> None:
    result = CliRunner().invoke(
        app,
        ["play", "--monster", "blorb", "--position", "step=buy monsters=[(energy=9) ()] persons=[0 1]"],
        input="done\nstop\nquit\n",
        env={"COLUMNS": "200"},
    )

    assert result.exit_code == 0, result.output
    assert "Blorb, it is your turn." in result.output
    assert "You leave the game." in result.output
