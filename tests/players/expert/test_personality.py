"""Personality: the same player, with characters."""

from __future__ import annotations

import pytest

from kingoftokyo import SetupError
from kingoftokyo.players.expert.evaluation import Evaluation
from kingoftokyo.players.expert.personality import PERSONALITIES, personality_named
from kingoftokyo.players.expert.player import Expert
from kingoftokyo.players.registry import player_named
from table import Table


def chance(table: Table, personality: str) -> float:
    """Of seat 0, as it sees it."""
    return Evaluation(0, personality_named(personality)).chances(table.starts_turn().game)[0]


def gain(personality: str, better: Table, worse: Table) -> float:
    """How much more it makes of a difference than a steady player."""
    return (chance(better, personality) - chance(worse, personality)) - (
        chance(better, "steady") - chance(worse, "steady")
    )


def test_there_are_six() -> None:
    assert len(PERSONALITIES) == 6
    for name in PERSONALITIES:
        assert Expert(1, name).personality.name == name


def test_a_personality_is_named_after_the_player() -> None:
    player = player_named("expert:cautious", 4)

    assert isinstance(player, Expert)
    assert (player.personality.name, player.seed, player.name) == ("cautious", 4, "expert")


def test_an_unknown_personality_is_refused_with_those_there_are() -> None:
    with pytest.raises(SetupError, match="there is no personality 'moody'; there are: steady, aggressive"):
        player_named("expert:moody")


def test_the_aggressive_one_likes_to_see_others_bleed() -> None:
    assert gain("aggressive", Table(2).monster(1, health=4), Table(2)) > 0


def test_the_cautious_one_likes_to_be_well() -> None:
    assert gain("cautious", Table(2), Table(2).monster(0, health=4)) > 0


def test_the_hoarder_likes_energy_and_the_collector_cards() -> None:
    assert gain("hoarder", Table(2).monster(0, energy=8), Table(2)) > 0
    assert gain("collector", Table(2).monster(0, cards="wings extra_head"), Table(2)) > 0


def test_the_proud_one_likes_tokyo() -> None:
    assert gain("proud", Table(3).monster(0, place="city"), Table(3)) > 0


def test_others_are_seen_as_they_are() -> None:
    table = Table(3).monster(1, energy=8, cards="wings").starts_turn().game
    steady, hoarding = (Evaluation(0, personality_named(name)).strengths(table) for name in ("steady", "hoarder"))

    assert (steady[1], steady[2]) == (hoarding[1], hoarding[2])
