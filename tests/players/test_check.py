"""The conformance kit finds out players that cheat, guess or babble."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from kingoftokyo import Choice, Decision, Rules, View
from kingoftokyo.players import Player, check_player
from kingoftokyo.players.check import PlayerCheckError, check_game, variants
from laws.laws import VARIANTS

if TYPE_CHECKING:
    from kingoftokyo.players.clock import Clock


class Last(Player):
    name = "last"

    def choose(self, view: View, decision: Decision, clock: Clock) -> Choice | str:
        return decision.options[len(decision.options) - 1]


class Impossible(Last):
    def choose(self, view: View, decision: Decision, clock: Clock) -> Choice | str:
        return "fly away"


class Silent(Last):
    def choose(self, view: View, decision: Decision, clock: Clock) -> Choice | str:
        return None  # type: ignore[return-value]


class Moody(Last):
    def choose(self, view: View, decision: Decision, clock: Clock) -> Choice | str:
        return decision.options[random.randrange(len(decision.options))]


class Mumbling(Last):
    def why(self) -> str:
        return 7  # type: ignore[return-value]


def test_the_kinds_of_games_are_those_of_the_laws() -> None:
    assert [rules.text for rules in variants()] == [rules.text for rules in VARIANTS]


def test_a_player_that_keeps_to_the_rules_passes() -> None:
    check_player(Last, most=3)


def test_after_each_decision_the_game_can_be_looked_at() -> None:
    seen: list[int] = []

    check_game(Last, Rules("simple"), 2, 1, most=4, after=lambda game: seen.append(game.number))

    assert seen == [1, 2, 3, 4]


def test_a_game_is_played_to_its_end() -> None:
    check_game(Last, Rules("simple"), 2, 1)


@pytest.mark.parametrize(
    ("kind", "says"),
    [
        (Impossible, "decision 0 (roll): fly away is not possible"),
        (Silent, "None is not a choice"),
        (Moody, "where only hidden information differs"),
        (Mumbling, "why() does not return a text"),
    ],
)
def test_what_a_player_does_wrong_is_said_with_its_place(kind: type[Player], says: str) -> None:
    with pytest.raises(PlayerCheckError) as error:
        check_game(kind, Rules("simple"), 2, 1)

    assert says in str(error.value)
    assert str(error.value).startswith("simple, 2 monsters, seed 1, decision ")
