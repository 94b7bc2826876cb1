"""The statistics of a game as people read them: rows, dice with their expected numbers, and data for plots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.history.game_statistics import statistics
from kingoftokyo.table.wire.looking_back import (
    DiceData,
    FateData,
    SourceData,
    StatisticData,
    StatisticsData,
    TurnData,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from kingoftokyo.history.game_statistics import MonsterStatistics, Statistics
    from kingoftokyo.rules import Record

ROWS: Final[dict[str, Callable[[MonsterStatistics], int]]] = {
    "points": lambda monster: monster.points,
    "health": lambda monster: monster.health,
    "energy": lambda monster: monster.energy,
    "turns": lambda monster: monster.turns,
    "extra_turns": lambda monster: monster.extra_turns,
    "turns_in_tokyo": lambda monster: monster.turns_in_tokyo,
    "entries": lambda monster: monster.entries,
    "stays": lambda monster: monster.stays,
    "yields": lambda monster: monster.yields,
    "points_gained": lambda monster: monster.points_gained,
    "points_by_dice": lambda monster: monster.points_by_source.get("dice", 0),
    "points_by_tokyo": lambda monster: monster.points_by_source.get("tokyo", 0),
    "points_by_cards": lambda monster: monster.points_by_cards,
    "points_lost": lambda monster: monster.points_lost,
    "most_points": lambda monster: monster.most_points,
    "damage_given": lambda monster: monster.damage_given,
    "most_damage": lambda monster: monster.most_damage,
    "eliminations": lambda monster: monster.eliminations,
    "damage_taken": lambda monster: monster.damage_taken,
    "damage_prevented": lambda monster: monster.damage_prevented,
    "health_gained": lambda monster: monster.health_gained,
    "revivals": lambda monster: monster.revivals,
    "poison": lambda monster: monster.poison,
    "shrink": lambda monster: monster.shrink,
    "energy_gained": lambda monster: monster.energy_gained,
    "energy_spent": lambda monster: monster.energy_spent,
    "energy_on_cards": lambda monster: monster.energy_on_cards,
    "energy_lost": lambda monster: monster.energy_lost,
    "cards_bought": lambda monster: len(monster.cards_bought),
    "cards_stolen": lambda monster: len(monster.cards_stolen),
    "sweeps": lambda monster: monster.sweeps,
    "dice_thrown": lambda monster: sum(monster.thrown_dice.values()),
    "rerolls": lambda monster: monster.rerolls,
    "die_rerolls": lambda monster: monster.die_rerolls,
    "dice_set": lambda monster: monster.dice_set,
    "extra_rolls": lambda monster: monster.extra_rolls,
}


def statistics_data(record: Record) -> StatisticsData:
    """The statistics of this record."""
    return summary_of(statistics(record))


def summary_of(found: Statistics) -> StatisticsData:
    """These statistics as rows; a row that is 0 for every monster is left out."""
    counted = {id: [count(monster) for monster in found.monsters] for id, count in ROWS.items()}
    return StatisticsData(
        over=found.over,
        winner=found.winner,
        reason=found.reason,
        turns=found.turns,
        rounds=found.rounds,
        decisions=found.decisions,
        rows=[StatisticData(id, amounts) for id, amounts in counted.items() if any(amounts)],
        sources=_sources(found),
        dice=[_dice(found, monster) for monster in found.monsters],
        series=[TurnData(one.turn, one.seat, one.points, one.health, one.energy) for one in found.series],
        fates=[_fate(monster) for monster in found.monsters],
    )


def _sources(found: Statistics) -> list[SourceData]:
    """The points by their source, the largest source first."""
    names = {source for monster in found.monsters for source in monster.points_by_source}
    sources = [
        SourceData(name, [monster.points_by_source.get(name, 0) for monster in found.monsters])
        for name in sorted(names)
    ]
    return sorted(sources, key=lambda source: -sum(source.amounts))


def _dice(found: Statistics, monster: MonsterStatistics) -> DiceData:
    return DiceData(
        thrown={face: monster.thrown_dice[face] for face in found.faces},
        expected=found.expected_dice(monster.seat),
        finished={face: monster.finished_dice[face] for face in found.faces},
    )


def _fate(monster: MonsterStatistics) -> FateData:
    out = monster.eliminated
    return FateData(
        monster.cards_bought,
        monster.cards_stolen,
        None if out is None else out.turn,
        None if out is None else out.by,
        "" if out is None else out.cause,
    )
