"""Positions and cards that would go on for ever: they end, or are refused."""

from __future__ import annotations

import pytest

from kingoftokyo import Game, PositionError, RecordError
from kingoftokyo.cards import Keep, register, take_extra_turn
from kingoftokyo.history.replay import Replay
from kingoftokyo.rules.core.game_log import MOST_STEPS_OF_A_GAME
from kingoftokyo.rules.core.places import DEAD
from kingoftokyo.rules.effects.ending import next_living
from kingoftokyo.rules.mypyc_compat import i64
from kingoftokyo.rules.phases import step_names

PERPETUAL = "own_perpetual"

DYING = "(step=damage seat=0 amount=9 dealer=nobody) (step=damage seat=1 amount=9 dealer=nobody)"
FIRST_STEPS = step_names()[:13]  # of the turn


class Perpetual(Keep):
    name = "Own Perpetual"
    cost = 5
    text = "At the end of your turn, take another one."

    def at_my_turn_end(self, game: Game, me: i64, ref: i64) -> None:
        take_extra_turn(game, me)


register(Perpetual())
PLAYED_FOR_EVER = {
    "rules": {"cards": [PERPETUAL]},
    "monsters": [{"cards": [PERPETUAL], "shrink": 6}, {"place": "city"}],
    "step": "end",
}


@pytest.mark.parametrize("rest", [*FIRST_STEPS, "next_turn", "turn_start"])
def test_when_all_die_and_no_step_looks_at_it_the_game_is_over_all_the_same(rest: str) -> None:
    game = Game.from_position(f"monsters=[(health=1) (health=1)] pending=[{DYING} (step={rest})]")

    assert (game.over, game.reason, game.winner) == (True, "all dead", None)


def test_when_one_is_left_and_no_step_looks_at_it_that_one_wins() -> None:
    only = "(step=damage seat=1 amount=9 dealer=nobody)"
    game = Game.from_position(f"rules=simple monsters=[(health=1) (health=1)] pending=[{only} (step=next_turn)]")

    assert (game.over, game.reason, game.winner) == (True, "last alive", 0)


def test_a_record_that_begins_with_everybody_dying_is_read() -> None:
    game = Game.from_position(f"monsters=[(health=1) (health=1)] pending=[{DYING} (step=numbers)]")

    assert Game.from_record(game.record()).reason == "all dead"


def test_fire_breathing_of_the_last_dead_monster_finds_no_neighbours() -> None:
    game = Game.from_position(
        "monsters=[(health=1 cards=[fire_breathing]) (health=1)] dice='smash smash 1 1 2 2'"
        f" pending=[{DYING} (step=count_dice)]"
    )

    assert game.reason == "all dead"


def test_the_next_living_monster_is_found_both_ways_and_is_the_seat_itself_when_nobody_lives() -> None:
    game = Game.from_position("monsters=[() () (place=dead)] step=roll dice='1 2'")
    assert [(next_living(game, seat, 1), next_living(game, seat, -1)) for seat in range(3)] == [(1, 1), (0, 0), (0, 1)]

    for monster in game.monsters:
        monster.place = DEAD

    assert [next_living(game, seat, 1) for seat in range(3)] == [0, 1, 2]


def test_a_card_that_gives_turns_without_end_is_refused() -> None:
    with pytest.raises(PositionError, match="the game would run forever"):
        Game.from_position(PLAYED_FOR_EVER)


def test_a_record_of_a_game_without_end_is_refused() -> None:
    monsters = [{"cards": [PERPETUAL], "energy": 2}, {"place": "city"}]
    record = Game.from_position({**PLAYED_FOR_EVER, "monsters": monsters}).record()
    assert "energy=2" in record

    with pytest.raises(RecordError, match="the game would run forever"):
        Game.from_record(record.replace("energy=2", "shrink=6"))


def test_a_game_of_more_steps_than_any_real_one_is_refused() -> None:
    game = Game.new(2)
    assert game.history is not None
    game.history.steps = MOST_STEPS_OF_A_GAME + 1

    with pytest.raises(PositionError, match="the game is too long: it has run more than 400000 steps") as refused:
        game.play("stop")

    assert refused.value.code == "position-too-many-steps"
    assert (game.number, game.lines) == (0, [])


def test_a_record_of_more_steps_than_any_real_game_is_refused_at_its_line() -> None:
    game = Game.new(2)
    game.play("stop")
    replay = Replay(game.record())
    assert replay.game.history is not None
    replay.game.history.steps = MOST_STEPS_OF_A_GAME + 1

    with pytest.raises(RecordError, match=r"^line 14: the game is too long"):
        replay.step()


def test_a_real_game_is_far_from_the_limit() -> None:
    game = Game.new(6, seed=758)
    while not game.over:
        game.play_option(0)

    assert game.history is not None
    assert 0 < 50 * game.history.steps < MOST_STEPS_OF_A_GAME


def test_whom_fifteen_turns_are_owed_already_gets_no_further_one() -> None:
    game = Game.from_position("monsters=[() (place=city)] step=roll dice='1 2'")
    for _ in range(16):
        take_extra_turn(game, 0)
    owed = game.turns_owed

    take_extra_turn(game, 0)

    assert game.turns_owed == owed == int("1" * 15, 16)
