"""`kot stats`: a recorded game in tables."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kingoftokyo.cli.commands.cards import card_name
from kingoftokyo.cli.commands.replay import short
from kingoftokyo.cli.own_cards import CardsOfGame  # noqa: TC001  typer reads the annotation
from kingoftokyo.cli.record_argument import RecordFile, opened, report_record_errors
from kingoftokyo.cli.terminal.board import SEAT_STYLES, named
from kingoftokyo.cli.wording import listed, plural
from kingoftokyo.history.game_statistics import statistics
from kingoftokyo.i18n.speech import english
from kingoftokyo.rules import FACE_NAMES
from kingoftokyo.rules.events import GameEnded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kingoftokyo.history.game_statistics import MonsterStatistics, Statistics

LABEL_WIDTH: Final = 18
NARROWEST: Final = 7  # width of a monster's column
SOURCES: Final = {"dice": "Dice", "tokyo": "Tokyo", "rules": "Rules", "poison": "Poison"}
EPILOG: Final = "Examples: [bold]kot stats[/], [bold]kot stats game.txt[/], [bold]kot stats game.txt --json[/]"


def stats(
    file: RecordFile = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    cards: CardsOfGame = None,
) -> None:
    """Show a recorded game in numbers: Tokyo, points and where they came from, damage, energy, cards and dice."""
    with report_record_errors(file, cards):
        found = statistics(opened(file, cards))
    if as_json:
        typer.echo(json.dumps(found.as_data(), indent=2, ensure_ascii=False))
    else:
        draw_statistics(Console(highlight=False), found)


def draw_statistics(console: Console, found: Statistics) -> None:
    """The winner, then tables with a column for each monster, then each monster's cards and elimination."""
    room = max((console.width - LABEL_WIDTH) // len(found.monsters), NARROWEST)
    names = [short(monster.name) for monster in found.monsters]
    gap = 2 if max(len(name) for name in names) + 2 <= room else 1
    columns = [short(name, room - gap) for name in names]
    console.print(named(_outcome(found, names), names, "bold"))
    console.print(named(_length(found), names, "dim"))
    tables = (
        ("", _numbers(found)),
        ("Points from", _sources(found)),
        ("Finished rolls", _dice([monster.finished_dice for monster in found.monsters])),
        ("All throws", _dice([monster.thrown_dice for monster in found.monsters])),
    )
    for title, rows in tables:
        console.print()
        console.print(_table(title, columns, rows, gap))
    console.print()
    for monster, name in zip(found.monsters, names, strict=True):
        for text in _fate(monster, names):
            console.print(named(f"{name} {text}", names))


def _outcome(found: Statistics, names: list[str]) -> str:
    if not found.over:
        return "The game is not over."
    return english(names).event(GameEnded(found.winner, found.reason))


def _length(found: Statistics) -> str:
    parts = [plural(found.turns, "turn", "turns"), plural(found.rounds, "round", "rounds")]
    parts += [plural(found.decisions, "decision", "decisions"), found.rules, found.date]
    return " · ".join(filter(None, parts))


def _table(title: str, columns: list[str], rows: list[tuple[str, list[int]]], gap: int) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style="dim")
    table.add_column(title, width=LABEL_WIDTH - gap, no_wrap=True)
    for seat, name in enumerate(columns):
        table.add_column(Text(name, SEAT_STYLES[seat]), justify="right", no_wrap=True)
    for label, numbers in rows:
        table.add_row(label, *(str(number) if number else Text("·", "dim") for number in numbers))
    return table


def _numbers(found: Statistics) -> list[tuple[str, list[int]]]:
    """One row for each statistic that is not 0 for all monsters."""
    rows = [
        ("Points", [monster.points for monster in found.monsters]),
        ("Health", [monster.health for monster in found.monsters]),
        ("Energy", [monster.energy for monster in found.monsters]),
        ("Turns", [monster.turns for monster in found.monsters]),
        ("Extra turns", [monster.extra_turns for monster in found.monsters]),
        ("Begun in Tokyo", [monster.turns_in_tokyo for monster in found.monsters]),
        ("Entered Tokyo", [monster.entries for monster in found.monsters]),
        ("Stayed in Tokyo", [monster.stays for monster in found.monsters]),
        ("Yielded Tokyo", [monster.yields for monster in found.monsters]),
        ("Points gained", [monster.points_gained for monster in found.monsters]),
        ("Points lost", [monster.points_lost for monster in found.monsters]),
        ("Best turn", [monster.most_points for monster in found.monsters]),
        ("Damage given", [monster.damage_given for monster in found.monsters]),
        ("Hardest turn", [monster.most_damage for monster in found.monsters]),
        ("Eliminated", [monster.eliminations for monster in found.monsters]),
        ("Damage taken", [monster.damage_taken for monster in found.monsters]),
        ("Damage saved", [monster.damage_prevented for monster in found.monsters]),
        ("Health gained", [monster.health_gained for monster in found.monsters]),
        ("Energy gained", [monster.energy_gained for monster in found.monsters]),
        ("Energy spent", [monster.energy_spent for monster in found.monsters]),
        ("Energy lost", [monster.energy_lost for monster in found.monsters]),
        ("Cards bought", [len(monster.cards_bought) for monster in found.monsters]),
        ("Sweeps", [monster.sweeps for monster in found.monsters]),
        ("Rerolls", [monster.rerolls for monster in found.monsters]),
        ("Single rerolls", [monster.die_rerolls for monster in found.monsters]),
        ("Dice set", [monster.dice_set for monster in found.monsters]),
        ("Extra rolls", [monster.extra_rolls for monster in found.monsters]),
    ]
    return [(label, numbers) for label, numbers in rows if any(numbers)]


def _sources(found: Statistics) -> list[tuple[str, list[int]]]:
    """The points by their source, the largest source first."""
    total: dict[str, int] = {}
    for monster in found.monsters:
        for source, points in monster.points_by_source.items():
            total[source] = total.get(source, 0) + points
    return [
        (
            short(SOURCES.get(source) or card_name(source), LABEL_WIDTH - 2),
            [monster.points_by_source.get(source, 0) for monster in found.monsters],
        )
        for source in sorted(total, key=lambda source: -total[source])
    ]


def _dice(by_monster: list[dict[str, int]]) -> list[tuple[str, list[int]]]:
    rows = [(face, [dice[face] for dice in by_monster]) for face in FACE_NAMES]
    return [*rows, ("all", [sum(dice.values()) for dice in by_monster])]


def _fate(monster: MonsterStatistics, names: list[str]) -> Iterator[str]:
    """The cards that a monster bought and stole, and its elimination."""
    for verb, cards in (("bought", monster.cards_bought), ("stole", monster.cards_stolen)):
        if cards:
            yield f"{verb} {listed([card_name(card) for card in cards])}."
    if monster.eliminated is not None:
        by = monster.eliminated.by
        dealer = "" if by is None or by == monster.seat else f", brought down by {names[by]}"
        yield f"was out in turn {monster.eliminated.turn}{dealer}."
