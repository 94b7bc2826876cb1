"""`kot play` saves after every choice and loses nothing; `kot saves` and `kot verify`."""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from history.saved_games import resealed
from kingoftokyo import Game
from kingoftokyo.cli import app
from kingoftokyo.storage.save_files import read_record_file, read_save, slot_path, write_save

if TYPE_CHECKING:
    from pathlib import Path

kot = CliRunner()
ANSWERS = "stop\n1\nstay\ndone\n" * 400


def said(*arguments: str, answers: str = "", code: int = 0) -> str:
    result = kot.invoke(app, arguments, input=answers, env={"COLUMNS": "100"})
    assert result.exit_code == code, result.output
    return " ".join(result.output.replace("│", " ").split())


def began(*arguments: str, answers: str = "stop\n") -> str:
    return said("play", "--monster", "Blorb", "--seed", "3", *arguments, answers=answers)


def test_leaving_keeps_the_game_and_loading_goes_on_at_the_same_decision() -> None:
    assert "It is saved: `kot play --load` continues it." in began(answers="stop\n")
    left = read_save(slot_path()).game.position()

    output = said("play", "--load", answers="done\n")

    assert "Blorb (you)" in output
    assert "What do you buy?" in output
    assert "rolls for the first turn" not in output, "earlier events are not printed again"
    assert read_save(slot_path()).game.number > 4
    assert left != read_save(slot_path()).game.position()


def test_a_game_left_and_loaded_is_the_game_played_in_one_go() -> None:
    whole = began("--slot", "whole", answers=ANSWERS)
    assert "Game over" in whole
    began("--slot", "halves", answers="stop\n" * 2)
    said("play", "--load", "--slot", "halves", answers=ANSWERS)

    assert read_save(slot_path("halves")).game.record() == read_save(slot_path("whole")).game.record()


def test_a_new_game_keeps_the_unfinished_one() -> None:
    began()
    first = slot_path().read_text()

    output = began(answers="quit\n")

    assert "The game that was saved there is now saved as KoTSS-previous.txt." in output
    assert slot_path("previous").read_text() == first
    began(answers="quit\n")
    assert slot_path("previous-2").exists()


def test_in_a_terminal_the_person_is_asked_about_the_unfinished_game(monkeypatch: pytest.MonkeyPatch) -> None:
    began()
    number = read_save(slot_path()).game.number
    monkeypatch.setattr("kingoftokyo.cli.commands.play.asks", lambda: True)

    assert "Your last game is not over (4 choices made, 4 monsters). Continue it?" in said("play", answers="\n")
    assert read_save(slot_path()).game.number == number
    assert "You leave the game." in said("play", answers="quit\n")
    assert read_save(slot_path()).game.number == number
    assert "is now saved as KoTSS-previous.txt" in said("play", answers="no\nblorb\nquit\n")
    assert "Continue it?" not in began(answers="quit\n"), "who says which game to play wants a new one"


def test_a_damaged_save_is_refused_and_kept(data_folder: Path) -> None:
    data_folder.mkdir(parents=True)
    slot_path().write_text("King of Tokyo record, format 1\nnonsense\n")

    assert "line 2: cannot read 'nonsense'" in said("play", "--load", code=2)
    assert "KoTSS-previous.txt" in began(answers="quit\n")
    assert slot_path("previous").read_text().endswith("nonsense\n")


def test_loading_without_a_save_says_so() -> None:
    assert "There is no save: " in said("play", "--load", code=2)


def test_a_finished_game_is_not_loaded_but_overwritten() -> None:
    began(answers=ANSWERS)
    assert "That game is over; `kot replay` shows it." in said("play", "--load", code=2)
    assert "is now saved as" not in began(answers="quit\n")


def test_an_older_save_says_that_its_history_is_gone_and_keeps_it() -> None:
    began(answers="stop\n" * 3)
    text = slot_path().read_text().replace("rules version: 1", "rules version: 0")
    slot_path().write_text(resealed(text.replace("; rolled ", "; rolled 1 ", 1)))

    output = said("play", "--load", answers="quit\n")

    assert "It continues from where it was" in output
    assert "The game that was saved there is now saved as KoTSS-previous.txt." in output
    assert "position: " in slot_path().read_text().partition("--- save")[0]


def test_saving_to_a_file_and_to_a_slot(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    began("--save", str(path))
    assert read_save(path).record.monsters[0] == "Blorb"
    assert not slot_path().exists()
    assert "A slot is a file, too: leave it out, or --save." in said("play", "--save", str(path), "--slot", "a", code=2)
    assert "A name can have at most 80 characters: letters, digits" in said("play", "--slot", "a/b", code=2)


def test_a_spectator_saves_nothing_unless_an_option_asks_for_it() -> None:
    said("play", "--watch", "--seed", "1")
    assert not slot_path().exists()
    said("play", "--watch", "--seed", "1", "--slot", "watched")
    assert read_save(slot_path("watched")).game.over


def test_an_error_of_the_disk_is_shown_once_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    output = began(answers=ANSWERS)
    assert output.count("The disk is full, so nothing was changed.") == 1
    assert output.count("The game goes on without being saved.") == 1
    assert "Game over" in output
    in_french = began("--language", "fr", answers="stop\nquit\n")
    assert in_french.count("Le disque est plein : rien n\u2019a changé.") == 1
    assert "the game cannot be saved" not in in_french


def test_saves_are_listed(data_folder: Path) -> None:
    assert "There are no saved games yet" in said("saves")
    began()
    began("--slot", "whole", answers=ANSWERS)
    (data_folder / "KoTSS-odd.txt").write_text("odd")
    output = said("saves")
    assert "4 choices made, 4 monsters" in output
    assert "over: seat" in output
    assert "line 1: This is not a saved or recorded game: " in output


def test_fair_dice_are_proved_when_the_game_is_over() -> None:
    output = said("play", "--monster", "B", "--fair", answers="open sesame\nquit\n")
    assert output.index("A secret decides the dice. Its hash: ") < output.index("open sesame")
    assert "`kot verify` can prove that the dice were fair when the game is over." in output
    assert said("verify", code=1) == "The secret is revealed when the game is over."
    text = slot_path().read_text()
    assert text.partition("--- save")[0].count("secret") == 0

    said("play", "--load", answers=ANSWERS)
    shown = output.partition("Its hash: ")[2].split()[0]
    record = read_record_file(slot_path())
    assert said("verify").startswith("Fair, if this fingerprint was shown to you before the game")
    assert f"The secret has this one: {shown} " in said("verify")
    assert said("verify").endswith(
        f"it is not proved that these names and choices were played. Fingerprint of the game: {record.head}"
    )
    assert said("verify", "--commitment", shown.upper()).startswith("Proved: these dice were fair")
    assert "words 0: open sesame" in slot_path().read_text()


def test_a_changed_throw_is_not_fair(tmp_path: Path) -> None:
    game = Game.new(2, secret="ab" * 32)
    while (decision := game.decision) is not None:
        game.play(decision.options[-1])
    path = tmp_path / "game.txt"
    path.write_text(game.record())
    assert said("verify", str(path)).startswith("Fair, if this fingerprint ")
    path.write_text(game.record().replace("rolled 1", "rolled 2", 1))
    changed = said("verify", str(path), code=1)
    assert changed.startswith("Not proved: something does not match Line ")
    assert " of the record says rolled 1 2 heart " in changed
    assert "but the computation gives rolled 1 1 heart " in changed
    # A choice that cannot have been made has fair dice all the same, and is found by playing it.
    path.write_text(game.record().replace(": stop", ": yield", 1))
    impossible = said("verify", str(path), code=1)
    assert "throws and draws were computed again: all match the record." in impossible
    assert "The record cannot be right: line " in impossible
    assert "There is no save: " in said("verify", str(tmp_path / "none.txt"), code=2)


def test_dice_from_a_seed_are_as_recorded_and_no_proof(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    game = Game.new(2, seed=4)
    game.play("keep nothing")
    write_save(path, game)
    assert said("verify", str(path)).startswith("The dice of this game came from a seed, or its record")
    assert said("verify", str(path)).endswith("all match the record. Every choice follows the rules.")
    write_save(path, Game.from_position(game.position()))
    assert "computed again" not in said("verify", str(path))


def finished(**start: object) -> Game:
    game = Game.new(2, **start)  # type: ignore[arg-type]
    while (decision := game.decision) is not None:
        game.play(decision.options[-1])
    return game


def test_older_rules_that_cannot_be_replayed_prove_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    text = finished(secret="ab" * 32).record().replace("rules version: 1", "rules version: 0")
    path.write_text(text)
    assert said("verify", str(path)).startswith("Fair, if this fingerprint ")
    path.write_text(text.replace(": stop", ": yield", 1))
    output = said("verify", str(path), code=1)
    assert output.startswith("Not proved: ")
    assert "The game was played with rules 0, and rules 1 cannot replay it" in output


def test_loaded_throws_are_not_fair(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(finished(secret="ab" * 32, rolls=["smash smash smash smash smash smash"]).record())
    assert said("verify", str(path), code=1).startswith(
        "Not proved: something does not match 1 throw was fixed in advance"
    )


def test_a_game_from_a_position_says_so(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    game = Game.from_position({"monsters": [{"points": 19}, {}]}, secret="ab" * 32)
    while (decision := game.decision) is not None:
        game.play(decision.options[-1])
    path.write_text(game.record())
    assert "The game began from a position: nothing is proved about what came before it." in said("verify", str(path))


def test_a_slot_is_named_where_a_file_is() -> None:
    began("--slot", "friday")
    assert "came from a seed" in said("verify", "friday")
    assert "The game is not over." in said("stats", "friday")


def test_watching_a_saved_game_is_refused_and_nothing_lost() -> None:
    began()
    before = slot_path().read_text()
    assert "leave out --watch" in said("play", "--load", "--watch", code=2)
    assert "leave out --seed, --rules" in said("play", "--load", "--seed", "4", "--rules", "solo", code=2)
    assert slot_path().read_text() == before


def test_what_is_no_save_is_not_written_over(tmp_path: Path) -> None:
    folder, program, within = tmp_path / "games", tmp_path / "mine.py", tmp_path / "mine.py" / "game.txt"
    folder.mkdir()
    program.write_text("print('mine')")
    for path in (folder, program, within):
        output = said("play", "--monster", "B", "--save", str(path), code=2)
        assert "The file there is not a save of this game, so it was not overwritten." in output
    assert folder.is_dir()
    assert program.read_text() == "print('mine')"
    assert sorted(tmp_path.iterdir()) == [folder, program]


def test_how_to_go_on_names_the_file(tmp_path: Path) -> None:
    assert "`kot play --load --slot friday` continues it." in began("--slot", "friday")
    path = tmp_path / "my game.txt"
    assert f"--load --save '{path}'` continues it." in began("--save", str(path))


def test_loading_keeps_who_plays(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    write_save(path, Game.new(3, seed=3), players=("Ann", "greedy", "minimax"))
    said("play", "--load", "--save", str(path), answers="stop\n")
    assert read_save(path).record.players == ["person Ann", "greedy", "sensible"]


def test_a_save_mailed_with_other_line_ends_is_the_same(tmp_path: Path) -> None:
    began()
    path = tmp_path / "game.txt"
    path.write_bytes(slot_path().read_bytes().replace(b"\n", b"\r\n"))
    assert read_save(path).game.position() == read_save(slot_path()).game.position()


def test_two_programs_do_not_write_over_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    other = Game.new(2, seed=9)
    asked: list[object] = []

    def meanwhile(console: object) -> str:
        if not asked:
            write_save(slot_path(), other)
        asked.append(console)
        return "stop" if len(asked) == 1 else "quit"

    monkeypatch.setattr("kingoftokyo.cli.terminal.session.typed_line", meanwhile)
    output = began()

    assert "Another program has saved a game there; this game is now saved as KoTSS-another.txt." in output
    assert read_save(slot_path()).game.record() == other.record()
    assert read_save(slot_path("another")).record.monsters[0] == "Blorb"


def test_own_cards_are_asked_for(tmp_path: Path) -> None:
    cards = tmp_path / "mine.py"
    cards.write_text(
        "from kingoftokyo.cards import Keep\n\n\nclass Teapot(Keep):\n"
        '    name = "Teapot of Saves"\n    cost = 3\n    text = "It is there."\n'
    )
    began("--cards", str(cards))
    assert "(teapot_of_saves): name that file with --cards" in said("play", "--load", code=2)
    assert "(teapot_of_saves): name that file with --cards" in said("verify", code=2)
    assert "Blorb (you)" in said("play", "--load", "--cards", str(cards), answers="quit\n")
    assert "came from a seed" in said("verify", "--cards", str(cards))


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--words", "hello"), "can only be mixed into fair dice"),
        (("--fair", "--seed", "3"), "Dice from a seed cannot be proved fair: leave it out, or --fair."),
        (("--fair", "--words", "x" * 300), "at most 200 characters"),
    ],
)
def test_what_does_not_go_together_is_said(arguments: tuple[str, ...], reason: str) -> None:
    assert reason in said("play", "--monster", "B", *arguments, code=2)
