"""What an agent is shown does not depend on what it was asked before, and its state stays its own."""

from __future__ import annotations

from kingoftokyo import Game
from kingoftokyo.players.clock import Clock
from kingoftokyo.players.godzilla.adapter import AgentPlayer
from kingoftokyo.players.godzilla.api import DIESIDE
from kingoftokyo.players.godzilla.api import Player as Public


def test_the_number_of_the_roll_does_not_depend_on_earlier_questions() -> None:
    """Who is asked about positions out of their order, as when it is graded, still gets 0 and 1."""

    class Counting(Public):
        def keep_dice(self, dice: list[DIESIDE], others: object, roll_counter: int) -> list[bool]:
            seen.append(roll_counter)
            return [False] * len(dice)

        def yield_tokyo(self, others: object) -> bool:
            return False

    seen: list[int] = []
    player = AgentPlayer(Counting)
    for rolls_left in (2, 1, 2, 2, 1, 1):
        game = Game.from_position(
            {
                "rules": "simple",
                "step": "roll",
                "dice": "1 1 2 2 3 smash",
                "rolls_left": rolls_left,
                "monsters": [{}, {}],
            }
        )
        assert game.decision is not None
        player.choose(game.view(0), game.decision, Clock())

    assert seen == [0, 1, 0, 0, 1, 1]


def test_the_state_it_was_made_with_stays_its_own() -> None:
    class Keeping(Public):
        def __init__(self, idx: int, name: str) -> None:
            super().__init__(idx, name)
            self.me = self.state

        def keep_dice(self, dice: list[DIESIDE], others: object, roll_counter: int) -> list[bool]:
            seen.append((self.me.health, self.me.victory_points))
            return [False] * len(dice)

        def yield_tokyo(self, others: object) -> bool:
            return False

    seen: list[tuple[int, int]] = []
    game = Game.from_position(
        {
            "rules": "simple",
            "step": "roll",
            "dice": "1 1 2 2 3 smash",
            "rolls_left": 2,
            "monsters": [{"health": 4, "points": 3}, {}],
        }
    )
    assert game.decision is not None
    AgentPlayer(Keeping).choose(game.view(0), game.decision, Clock())

    assert seen == [(4, 3)]
