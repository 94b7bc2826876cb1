"""The player that has the solution of `simple` with two monsters."""

from __future__ import annotations

from random import Random

import pytest

from kingoftokyo import Game, SetupError
from kingoftokyo.players.clock import Clock
from kingoftokyo.players.dice_lattice import lattice_of
from kingoftokyo.players.perfect.player import POSITIONS, Perfect, table
from kingoftokyo.players.play import play_game
from kingoftokyo.players.registry import player_named
from kingoftokyo.rules.core.dice import parse_dice
from kingoftokyo.rules.core.places import CITY
from kingoftokyo.rules.settings import WINNING_POINTS, Rules, rules_from_text


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
    assert why.startswith("Keeps ")
    assert "100% to win" in why


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
    assert ", 0% by yielding." in why


def test_every_roll_leads_where_the_engine_leads() -> None:
    """With chances that are never the same in two positions, those that are found tell the position."""
    chance = Random(2)
    chances = [chance.random() for _ in range(POSITIONS)]
    for _ in range(60):
        tokyo = chance.choice((0, 1, None))
        places = ["city" if seat == tokyo else "outside" for seat in range(2)]
        monsters = [{"place": p, "points": chance.randrange(18), "health": chance.randint(1, 10)} for p in places]
        dice = " ".join(chance.choices(("1", "2", "3", "heart", "smash"), k=6))
        position = {"rules": "simple", "turn": 0, "monsters": monsters}
        rolling = Game.from_position({**position, "step": "roll", "dice": dice, "rolls_left": 1})
        me, other = rolling.monsters
        known = (me.place, other.place, me.points, me.health, other.points, other.health)
        values = Perfect(0, chances)._roll_values(me.place, other.place, known)  # noqa: SLF001
        resolved = Game.from_position({**position, "step": "resolve", "dice": dice})

        found = values[lattice_of(6, five_faces=True).index_of(parse_dice(dice))]
        assert found == pytest.approx(after_the_turn(resolved, chances)), dice


def after_the_turn(game: Game, chances: list[float]) -> float:
    """The chance of seat 0 when its turn is over; who may leave Tokyo does what is better for it."""
    if game.decision is not None and game.decision.kind == "yield":
        twins = [game.clone(), game.clone()]
        for twin, answer in zip(twins, ("stay", "yield"), strict=True):
            twin.play(answer)
        return min(after_the_turn(twin, chances) for twin in twins)
    if game.over:
        return float(game.winner == 0)
    other, me = game.monsters[1], game.monsters[0]
    holds = other.place == CITY  # the points for that have been paid already
    place = (0 if holds else 1) * WINNING_POINTS + other.points - (2 if holds else 0)
    return 1.0 - chances[((place * WINNING_POINTS + me.points) * 10 + other.health - 1) * 10 + me.health - 1]


def test_it_plays_whole_games_without_a_fault() -> None:
    for seed in range(4):
        game = Game.new(2, "simple", seed)
        faults = play_game(game, [player_named("perfect"), player_named("random", seed)])
        assert faults.total == 0
        assert game.winner == 0


@pytest.mark.parametrize(("rules", "monsters"), [("standard", 2), ("simple", 3), ("simple energy=true", 2)])
def test_other_games_it_refuses(rules: str, monsters: int) -> None:
    refused = Perfect().rules_error(rules_from_text(rules), monsters)
    assert refused is not None
    assert (refused.code, str(refused)) == ("player-rules", "perfect plays only `simple` with 2 monsters")
    game = Game.new(monsters, rules, 1)
    decision = game.decision
    assert decision is not None
    with pytest.raises(SetupError, match="with 2 monsters"):
        Perfect().choose(game.view(decision.seat), decision, Clock())


def test_all_other_players_play_everything() -> None:
    for name in ("random", "greedy", "sensible", "expert"):
        assert player_named(name).rules_error(Rules(), 6) is None
