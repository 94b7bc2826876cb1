"""The agenda: steps as numbers, and a stack that grows."""

from __future__ import annotations

import pytest

from kingoftokyo import Game
from kingoftokyo.rules.core.agenda import (
    CARD_STEP,
    STEP_KINDS,
    STEPS,
    TURN_OVER_STEP,
    Step,
    insert,
    kind_of,
    large_argument,
    middle_argument,
    pack,
    push,
    seat_of,
    small_argument,
)


@pytest.mark.parametrize(
    "parts", [(0, 0, 0, 0, 0), (25, 5, 1023, 16383, 2**28 - 1), (19, 15, 3, 1023 | 1 << 11, 15), (63, 0, 0, 1, 0)]
)
def test_a_step_is_read_as_it_was_written(parts: tuple[int, int, int, int, int]) -> None:
    step = pack(*parts)

    assert (kind_of(step), seat_of(step), small_argument(step), middle_argument(step), large_argument(step)) == parts
    assert 0 <= step < 2**63


def test_steps_are_a_stack() -> None:
    game = Game.new(2)
    before = game.depth
    push(game, pack(CARD_STEP, 0, 1, 0, 0))
    push(game, pack(CARD_STEP, 0, 2, 0, 0))
    insert(game, before, pack(CARD_STEP, 0, 3, 0, 0))

    assert [small_argument(game.agenda[k]) for k in range(before, game.depth)] == [3, 1, 2]


def test_the_agenda_grows_when_more_is_owed_than_it_has_room_for() -> None:
    game = Game.new(2)
    before = [game.agenda[k] for k in range(game.depth)]
    for n in range(100):
        push(game, pack(CARD_STEP, 0, n, 0, 0))

    steps = [game.agenda[k] for k in range(game.depth)]
    assert steps[: len(before)] == before
    assert [small_argument(step) for step in steps[len(before) :]] == list(range(100))
    assert game.clone().key() == game.key()


def test_every_kind_of_step_has_its_place_in_the_table_and_a_name_of_its_own() -> None:
    names = [STEPS[kind].name for kind in range(STEP_KINDS)]

    assert len(names) == len(set(names))
    assert all(names)


def test_a_step_that_never_asks_has_no_options() -> None:
    game = Game.new(2)

    with pytest.raises(NotImplementedError):
        STEPS[TURN_OVER_STEP].options(game, 0)
    with pytest.raises(NotImplementedError):
        STEPS[TURN_OVER_STEP].choose(game, 0, 0)
    with pytest.raises(NotImplementedError):
        Step().run(game, 0)
