"""`kot play`: whole games through a pipe, leaving, bad input, and what the table shows."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console
from typer.testing import CliRunner

from kingoftokyo import Game
from kingoftokyo.cli import app
from kingoftokyo.cli.terminal.board import cards_in_play, draw_dice, draw_monsters, market_table, standings_table
from kingoftokyo.cli.terminal.opponents import Opponents
from kingoftokyo.cli.terminal.session import Session
from kingoftokyo.i18n.speech import english

kot = CliRunner()

SPEECH = english(("Old Pinch", "Blorb", "Girder"))

# An answer for every decision there is: what does not fit is refused and the next one is tried.
ANSWERS = "stop\n1\nstay\ndone\n" * 400


def played(*arguments: str, answers: str = "") -> str:
    result = kot.invoke(app, ["play", *arguments], input=answers, env={"COLUMNS": "80"})
    assert result.exit_code == 0, result.output
    return result.output


def test_a_whole_game_through_a_pipe() -> None:
    output = played("--monster", "Old Pinch", "--opponents", "3", "--seed", "5", answers=ANSWERS)
    assert re.search(r"King of Tokyo!", output)
    assert "1.  " in output
    assert "kot play --monster 'Old Pinch' --opponents 3 --seed 5" in output
    assert "\x1b" not in output
    assert max(len(line) for line in output.splitlines()) <= 80


def test_the_same_seed_and_answers_are_the_same_game() -> None:
    arguments = ("--monster", "Blorb", "--seed", "11")
    assert played(*arguments, answers=ANSWERS) == played(*arguments, answers=ANSWERS)


def test_a_person_who_is_out_sees_the_game_end() -> None:
    outputs = [played("--monster", "H", "--opponents", "5", "--seed", str(seed), answers=ANSWERS) for seed in (1, 3, 4)]
    assert any("You are out of the game. The others fight on." in output for output in outputs)
    assert all("Game over" in output for output in outputs)


@pytest.mark.parametrize("opponents", range(1, 6))
def test_watching_needs_no_person(opponents: int) -> None:
    output = played("--watch", "--opponents", str(opponents), "--seed", "2")
    assert "Game over" in output
    assert "> " not in re.sub(r"^> \w", "", output, flags=re.MULTILINE)
    assert f"kot play --watch --opponents {opponents} --seed 2" in output


def test_without_a_seed_one_is_drawn_and_shown() -> None:
    output = played("--watch")
    seed = re.search(r"Seed (\d+)\. To play it again:", output)
    assert seed is not None
    assert played("--watch", "--seed", seed[1]) == output


def test_without_a_monster_it_is_asked_for() -> None:
    output = played("--seed", "5", answers="zilla\n3\nquit\n")
    assert "There is no monster “zilla”" in output
    assert "Old Pinch (you)" in output


@pytest.mark.parametrize("answers", ["", "quit\n", "Q\n", "exit\n"])
def test_leaving_before_a_monster_is_chosen(answers: str) -> None:
    assert "You leave the game." in played(answers=answers)


@pytest.mark.parametrize("answers", ["", "quit\n", "exit\n", "ab\nQUIT\n"])
def test_leaving_is_polite_and_says_how_to_play_again(answers: str) -> None:
    output = played("--monster", "blorb", "--seed", "5", answers=answers)
    assert "You leave the game." in output
    assert "kot play --monster Blorb --opponents 3 --seed 5" in output


def test_interrupting_is_leaving(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert "You leave the game." in played("--monster", "blorb", "--seed", "5")


def test_wrong_input_loses_nothing() -> None:
    clumsy = played("--monster", "O", "--seed", "5", answers="hum\n\n9 9\nzz\nef\nquit\n")
    clean = played("--monster", "O", "--seed", "5", answers="ef\nquit\n")
    assert "“hum” is not possible now." in clumsy
    assert "Please answer" in clumsy
    assert clumsy.endswith(clean[clean.index("> ef") :])


def test_the_commands_of_the_prompt() -> None:
    output = played("--monster", "O", "--seed", "5", answers="?\ncards\nlog\nboard\nhelp\nquit\n")
    assert output.count("Answer with an option’s number") == 2
    assert "Where" in output
    assert "Old Pinch rolls " in output
    assert output.count("Turn 3 · Your turn · Roll, 2 rolls left") == 2


def session(position: dict[str, object], answers: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Session, str]:
    """A game from this position, until the answers have run out."""
    lines = iter(answers.splitlines())

    def typed(_prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", typed)
    console, screen = paper()
    game = Session(
        console, SPEECH, Game.from_position(position, listen=True), Opponents(["random"] * 6, 1), people={0: ""}
    )
    with pytest.raises(EOFError):
        game.run()
    return game, screen.getvalue()


def paper(width: int = 80) -> tuple[Console, io.StringIO]:
    screen = io.StringIO()
    return Console(file=screen, width=width, highlight=False), screen


def test_buying_shows_the_real_price(monkeypatch: pytest.MonkeyPatch) -> None:
    monsters: list[dict[str, object]] = [{"energy": 5, "cards": ["alien_origin"]}, {"place": "city"}, {}]
    position: dict[str, object] = {"monsters": monsters, "step": "buy", "market": ["tank", "heal", "energize"]}
    game, output = session(position, "tank\n", monkeypatch)
    assert "3 (not 4)  Tank" in output
    assert "1  buy tank  Buy Tank for 3 energy" in output
    assert "buy energize" not in output
    assert "Old Pinch buys Tank for 3 energy." in output
    assert game.game.view(0).monsters[0].points == 4


def test_yielding_names_the_place_and_the_attacker(monkeypatch: pytest.MonkeyPatch) -> None:
    monsters: list[dict[str, object]] = [{"place": "city"}, {}, {}]
    position: dict[str, object] = {"monsters": monsters, "turn": 1, "step": "resolve", "dice": "smash smash 1 1 2 2"}
    game, output = session(position, "yi\n", monkeypatch)
    assert "Blorb hit you for 2 in Tokyo City: 8 health left." in output
    assert "Yield Tokyo City to Blorb" in output
    assert "Blorb enters Tokyo City." in output
    assert game.game.view(0).monsters[0].place == "outside"


def test_hearts_are_used_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monsters: list[dict[str, object]] = [{"health": 5, "poison": 1, "shrink": 1}, {"place": "city"}, {}]
    position: dict[str, object] = {"monsters": monsters, "step": "resolve", "dice": "heart heart 1 2 2 3"}
    game, output = session(position, "1\n3\n", monkeypatch)
    assert "2 heart dice left. What is the next one for?" in output
    assert "One heart die left. What is it for? (So far: 1 for you.)" in output
    assert "1 poison, 1 shrink" in output
    assert game.game.view(0).monsters[0].shrink == 0


def test_monsters_may_be_named_in_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monsters: list[dict[str, object]] = [{"energy": 8}, {"cards": ["jets"]}, {"cards": ["wings"]}]
    position: dict[str, object] = {"monsters": monsters, "step": "buy", "market": ["mimic"]}
    game, output = session(position, "mimic\nmimic wings of GIRDER\n", monkeypatch)
    assert "Old Pinch’s Mimic is now a copy of Girder’s Wings." in output
    assert game.game.view(0).monsters[0].cards[0].copies == "wings"


def test_a_die_is_set_by_its_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    monsters: list[dict[str, object]] = [{"energy": 4, "cards": ["stretchy"]}, {"place": "city"}, {}]
    dice = "1 1 2 2 3 smash"
    position: dict[str, object] = {"monsters": monsters, "step": "roll", "dice": dice, "rolls_left": 0}
    _, output = session(position, "c to 1\nboard\n", monkeypatch)
    assert "   set A to B with stretchy  Pay 2 energy" in output
    assert "1  done " in output
    assert "Old Pinch turns a die with Stretchy: 2 → 1. Now: 1 1 1 2 3 smash." in output
    assert max(len(line) for line in output.splitlines()) <= 80


def test_the_board_of_six_with_cards_fits_into_80_columns() -> None:
    held = ["extra_head", "giant_brain", "armor_plating", {"card": "battery_monster", "counters": 4}]
    monsters: list[dict[str, object]] = [
        {"cards": held, "poison": 2},
        {"place": "city", "health": 2},
        {"place": "dead"},
    ]
    view = Game.from_position(
        {"monsters": monsters, "market": ["tank", "poison_spit", "shrink_ray"], "step": "roll"}
    ).view(0)
    console, screen = paper()
    draw_monsters(console, view, SPEECH, 0)
    console.print(market_table(view, SPEECH))
    console.print(cards_in_play(view, SPEECH))
    console.print(standings_table(view, (1, 0, 2), SPEECH))
    output = screen.getvalue()
    assert max(len(line) for line in output.splitlines()) <= 80
    assert "> Old Pinch (you)  Outside      10/10       0       0" in output
    assert "2 poison, Extra Head, Giant Brain, Armor Plating, Battery Monster (4)" in output
    assert "Girder           Out of the game" in output


def test_many_dice_take_several_rows() -> None:
    console, screen = paper()
    draw_dice(console, ["1"] * 9, SPEECH, lettered=True)
    lines = screen.getvalue().splitlines()
    assert len(lines) == 6
    assert "── i ──" in lines[-1]


def test_dice_on_a_terminal_without_frames() -> None:
    raw = io.BytesIO()
    screen = io.TextIOWrapper(raw, encoding="ascii")
    draw_dice(Console(file=screen, width=80), ["heart", "3"], SPEECH, lettered=True)
    screen.flush()
    assert raw.getvalue().decode("ascii").splitlines()[1].startswith("| heart  | |   3    |")


def test_colours_are_left_out_when_they_are_not_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    screen = io.StringIO()
    draw_dice(Console(file=screen, force_terminal=True, width=80), ["heart"], SPEECH, lettered=False)
    assert "\x1b[31m" not in screen.getvalue()
    assert "31" not in screen.getvalue()


def test_watching_has_a_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr("time.sleep", pauses.append)
    played("--watch", "--seed", "2", "--pace", "0.5")
    assert set(pauses) == {0.5}
