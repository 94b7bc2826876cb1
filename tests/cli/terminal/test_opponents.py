"""Computer players in the terminal: their levels, their reasons, and a hint from the strongest."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console
from typer.testing import CliRunner

from kingoftokyo import Game
from kingoftokyo.cli import app
from kingoftokyo.cli.terminal.answer_error import AnswerError
from kingoftokyo.cli.terminal.monsters import MONSTERS
from kingoftokyo.cli.terminal.opponents import LEVELS, Opponents, advice, player_known, read_levels, seat_players
from kingoftokyo.cli.terminal.session import Session
from kingoftokyo.i18n.speech import english
from kingoftokyo.players.expert.personality import PERSONALITIES
from kingoftokyo.rules.errors import SetupError
from kingoftokyo.storage.save_files import read_save, slot_path

kot = CliRunner()
ANSWERS = "stop\n1\nstay\ndone\n" * 400


def said(*arguments: str, answers: str = "", code: int = 0) -> str:
    result = kot.invoke(app, arguments, input=answers, env={"COLUMNS": "100"})
    assert result.exit_code == code, result.output
    return " ".join(result.output.replace("│", " ").split())


def test_a_level_is_for_all_or_for_each() -> None:
    assert read_levels("Easy", 3) == ["greedy"] * 3
    assert read_levels("easy, medium,hard", 3) == ["greedy", "sensible", "expert"]
    assert read_levels("random", 1) == ["random"]
    assert read_levels("expert:cautious", 1) == ["expert:cautious"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("easy,hard", "One level is expected, or one for each of 3 opponents, not 2."),
        ("godlike", "There is no level “godlike”. The levels are: easy, medium, hard. You can also name"),
        ("expert:furious", "there is no personality 'furious'"),
    ],
)
def test_an_unknown_level_is_refused(text: str, reason: str) -> None:
    with pytest.raises((AnswerError, SetupError), match=re.escape(reason)):
        read_levels(text, 3)
    assert "Invalid value for --level" in said("play", "--monster", "B", "--level", text, code=2)


def test_experts_at_one_table_have_personalities_of_their_own() -> None:
    players = seat_players(Game.new(6, persons=()), "hard")

    assert sorted(players) == sorted(f"expert:{personality}" for personality in PERSONALITIES)


def test_where_the_first_roll_seats_everybody_each_level_goes_with_its_monster() -> None:
    for seed in range(8):
        game = Game.new(3, "solo", seed)
        players = seat_players(game, "easy,medium")
        by_first_seat = [players[game.order.index(k)] for k in range(3)]
        assert by_first_seat == ["person", "greedy", "sensible"]


def test_a_strangers_place_is_taken_by_one_of_ours() -> None:
    assert [player_known(name) for name in ("person Ann", "expert:proud", "minimax")] == [
        "person Ann",
        "expert:proud",
        "sensible",
    ]


@pytest.mark.parametrize("level", [*LEVELS, "random"])
def test_a_whole_game_against_each_level(level: str) -> None:
    output = said("play", "--monster", "B", "--level", level, "--opponents", "1", "--seed", "2", answers=ANSWERS)

    assert "Game over" in output
    assert read_save(slot_path()).record.players[0] == "person"
    assert read_save(slot_path()).record.players[1].startswith(LEVELS.get(level, level))


def test_a_hint_is_an_option_with_its_reason() -> None:
    game = Game.new(2, seed=4)
    decision = game.decision
    assert decision is not None

    hint = advice(game, decision, 1)

    assert hint.choice in decision.options
    assert hint.reason is not None
    assert re.search(r"\d+% to win", english(MONSTERS).phrase(hint.reason))
    assert game.number == 0
    output = said("play", "--monster", "B", "--seed", "4", "--opponents", "1", answers="hint\nquit\n")
    assert re.search(r"A strong player would choose: .*\s+.*% to win", output)


def test_the_others_give_their_reasons() -> None:
    output = said("play", "--monster", "B", "--seed", "3", answers="why\nquit\n" + ANSWERS)
    assert "Old Pinch: " in output.partition("> why")[2]
    game = Game.new(2, seed=1, persons=())
    opponents = Opponents(["sensible", "greedy"], 1)
    while len(opponents.chosen) < 12 and (decision := game.decision) is not None:
        opponents.choose(game, decision)
    assert any(made.reason for made in opponents.chosen)
    assert all(made.choice for made in opponents.chosen)


def cannot_choose(*_: object) -> str:
    raise RuntimeError("no idea")


def test_an_opponent_that_fails_gets_the_answer_that_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingoftokyo.players.greedy.GreedyPlayer.choose", cannot_choose)
    game = Game.new(2, seed=1, persons=())
    opponents = Opponents(["greedy", "greedy"], 1)
    decision = game.decision
    assert decision is not None
    opponents.choose(game, decision)

    assert [(made.choice.text, made.reason) for made in opponents.chosen] == [("stop", None)]
    assert game.number == 1


def test_a_hint_of_an_adviser_that_fails_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingoftokyo.players.expert.player.Expert.choose", cannot_choose)
    game = Game.new(2, seed=4)
    decision = game.decision
    assert decision is not None

    hint = advice(game, decision, 1)

    assert (hint.choice.text, hint.reason, game.number) == ("stop", None, 0)


def test_why_does_not_tell_what_the_city_answered_before_the_bay_has() -> None:
    monsters = [{}, {"place": "city", "health": 3}, {"place": "bay", "health": 3}, {}, {}, {}]
    game = Game.from_position(
        {"monsters": monsters, "persons": [2], "step": "resolve", "dice": "smash smash 1 1 2 3"}, listen=True
    )
    opponents = Opponents(["sensible"] * 6, 1)
    decision = game.decision
    assert decision is not None
    assert (decision.kind, decision.seat) == ("yield", 1)
    opponents.choose(game, decision)
    assert opponents.chosen[0].reason
    assert opponents.chosen[0].secret

    assert reasons(game, opponents) == "No other player has made a choice with a reason yet.\n"
    game.play("stay")
    assert MONSTERS[1] in reasons(game, opponents)


def reasons(game: Game, opponents: Opponents) -> str:
    """The answer to the person of seat 2 who asks why."""
    paper = io.StringIO()
    session = Session(Console(file=paper, width=100), english(MONSTERS), game, opponents, people={2: ""})
    session.say_why()
    return paper.getvalue()


def test_why_does_not_tell_which_costume_was_refused() -> None:
    game = Game.new(3, "standard halloween=true", seed=3, persons=())
    opponents = Opponents(["expert"] * 3, 1)
    for _ in range(3):
        decision = game.decision
        assert decision is not None
        opponents.choose(game, decision)

    assert [made.choice.verb for made in opponents.chosen] == ["take"] * 3
    assert [made.reason for made in opponents.chosen] == [None] * 3
