"""What a seat knows as plain numbers, and the same view made of them again."""

from __future__ import annotations

import json

import pytest

from kingoftokyo import Game, Rules
from kingoftokyo.rules.core.dice import parse_dice
from kingoftokyo.rules.game import known_game
from kingoftokyo.rules.playout import play_out
from kingoftokyo.rules.views.transfer import numbers_in_sight, numbers_of
from laws.laws import VARIANTS
from rules.views.test_redaction import all_in, all_of, texts_of
from table import Table


def check_handed_over(game: Game) -> None:
    """Every seat sees the same, down to the last number, has the same options, and dreams of the same worlds."""
    for seat in range(game.players):
        view = game.view(seat)
        known = known_game(game.rules, json.loads(json.dumps(numbers_of(view))))
        assert all_in(known.view(seat)) == all_in(view)
        assert known.view(seat).key() == view.key()
        assert known.view(seat).details == view.details
        assert all_of(known.view(seat).sample(7)) == all_of(view.sample(7))
        if seat == game.asked:
            assert texts_of(known) == texts_of(game)


@pytest.mark.compiled_only
@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: str(rules.text))
def test_a_view_handed_over_as_numbers_is_the_same_view(rules: Rules) -> None:
    game = Game.new(2 + len(rules.text) % 5, rules, seed=3)
    while not game.over:
        check_handed_over(game)
        play_out(game, game.number, 13)
    check_handed_over(game)


def test_a_card_that_another_monster_looks_at_stays_hidden() -> None:
    table = Table(2).monster(0, energy=2, cards="made_in_a_lab").market("heal").buys()

    check_handed_over(table.game)
    assert [known >> 10 for known in table.game.top] == [1]
    assert [known >> 10 for known in known_game(table.game.rules, numbers_of(table.game.view(1))).top] == [1]


def test_an_agenda_that_has_grown_is_handed_over_whole() -> None:
    game = Game.new(2, seed=1)
    numbers = numbers_of(game.view(0))
    numbers[1] = numbers[1] * 40

    assert known_game(game.rules, numbers).depth == 40 * len(numbers_of(game.view(0))[1])


def test_the_little_in_sight_is_the_turn_the_rolls_the_dice_and_the_monsters() -> None:
    game = Game.from_position(
        "step=roll dice='1 1 energy smash smash smash' rolls_left=2 "
        "monsters=[(points=3) (place=city health=4) (place=dead) (place=bay points=19) () ()]"
    )
    numbers = numbers_in_sight(game.view(0))

    assert numbers[:3] == [game.turn, 2, parse_dice("1 1 energy smash smash smash")]
    assert numbers[3:] == [10, 3, 0, 4, 0, 1, 0, 0, 0, 10, 19, 1, 10, 0, 0, 10, 0, 0]
