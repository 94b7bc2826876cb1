"""The player that has the solution of `simple` with two monsters."""

from __future__ import annotations

import pytest

from kingoftokyo import Game, SetupError
from kingoftokyo.players.clock import Clock
from kingoftokyo.players.perfect.player import Perfect, table
from kingoftokyo.players.play import play_game
from kingoftokyo.players.registry import player_named
from kingoftokyo.rules.settings import Rules, rules_from_text


def asked(position: dict[str, object]) -> tuple[str, str]:
    """What it answers, and why."""
    game = Game.from_position({"rules": "simple", **position})
    decision = game.decision
    assert decision is not None
    player = Perfect()
    return str(player.choose(game.view(decision.seat), decision, Clock())), player.why()


def test_it_knows_every_position() -> None:
    chances = table()
    assert len(chances) == 80_000
    assert min(chances) >= 0.0
    assert max(chances) == 1.0


def test_it_keeps_the_last_smash_that_kills() -> None:
    answer, why = asked(
        {
            "step": "roll",
            "dice": "1 2 3 heart smash smash",
            "rolls_left": 1,
            "monsters": [{"health": 3}, {"place": "city", "health": 2, "points": 17}],
        }
    )
    assert answer.count("smash") == 2
    assert why.startswith("keeps ")
    assert "100.0 % to win" in why


def test_it_keeps_the_points_that_win() -> None:
    answer, _ = asked(
        {
            "step": "roll",
            "dice": "3 3 3 heart smash smash",
            "rolls_left": 1,
            "monsters": [{"points": 17, "health": 1}, {"place": "city", "points": 17}],
        }
    )
    assert answer.startswith("keep 3 3 3")


def test_hurt_and_without_points_it_leaves_tokyo() -> None:
    position: dict[str, object] = {
        "turn": 1,
        "step": "resolve",
        "dice": "1 1 2 2 3 smash",
        "monsters": [{"place": "city", "health": 4, "points": 1}, {"health": 8}],
    }
    answer, why = asked(position)
    assert answer == "yield"
    assert "by yielding" in why


def test_near_20_points_it_stays() -> None:
    position: dict[str, object] = {
        "turn": 1,
        "step": "resolve",
        "dice": "1 1 2 2 3 smash",
        "monsters": [{"place": "city", "health": 4, "points": 17}, {"health": 8, "points": 17}],
    }
    assert asked(position)[0] == "stay"


def test_leaving_that_gives_the_other_its_20_points_is_no_way_out() -> None:
    position: dict[str, object] = {
        "turn": 1,
        "step": "resolve",
        "dice": "1 1 2 2 3 smash",
        "monsters": [{"place": "city", "health": 2}, {"health": 8, "points": 19}],
    }
    answer, why = asked(position)
    assert answer == "stay"
    assert "0.0 % by yielding" in why


def test_it_plays_whole_games_without_a_fault() -> None:
    for seed in range(4):
        game = Game.new(2, "simple", seed)
        faults = play_game(game, [player_named("perfect"), player_named("random", seed)])
        assert faults.total == 0
        assert game.winner == 0


@pytest.mark.parametrize(("rules", "monsters"), [("standard", 2), ("simple", 3), ("simple energy=true", 2)])
def test_other_games_it_refuses(rules: str, monsters: int) -> None:
    assert "two monsters only" in Perfect().refusal(rules_from_text(rules), monsters)
    game = Game.new(monsters, rules, 1)
    decision = game.decision
    assert decision is not None
    with pytest.raises(SetupError, match="two monsters only"):
        Perfect().choose(game.view(decision.seat), decision, Clock())


def test_all_other_players_play_everything() -> None:
    for name in ("random", "greedy", "sensible", "expert"):
        assert player_named(name).refusal(Rules(), 6) == ""
