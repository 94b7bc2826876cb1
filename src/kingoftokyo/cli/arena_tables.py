"""The tables of a tournament in the terminal, within its width: 80 columns have room for six monsters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich import box
from rich.markup import escape
from rich.table import Table

from kingoftokyo.arena.report.notes import notes_of
from kingoftokyo.arena.report.text import (
    by_opponent,
    cell_in_words,
    luck_in_words,
    mean_in_words,
    rate_in_words,
    short_name,
    title_of,
    verdict_in_words,
    ways_in_words,
)
from kingoftokyo.arena.schedule import seed_text

if TYPE_CHECKING:
    from rich.console import Console

    from kingoftokyo.arena.results import PlayerResult, Results

NAME: Final = 14  # letters shown of a name in 80 columns
CELL: Final = 11  # width of a cell of the cross table; `100 (94-100)` is one wider and uses the gap
USUAL: Final = 80  # columns


def draw_results(console: Console, results: Results) -> None:
    """All tables and remarks of a tournament."""
    console.print(f"[bold]{escape(title_of(results))}[/]", soft_wrap=True)
    schedule = results.schedule
    console.print(
        f"{results.games} games, {schedule.players} monsters, rules: {schedule.rules}, "
        f"seed {seed_text(schedule.seed)}; equally strong players would win {results.even:.1%}",
        soft_wrap=True,
        markup=False,
    )
    width = _name_width(console)
    console.print(_opponents_table(results, width) if by_opponent(results) else _main_table(results, width))
    for table in _cross_tables(results, console.width, width):
        console.print(table)
    console.print(_seats_table(results, width))
    for way, times in results.ways.items():
        console.print(f"  {times / max(results.games, 1):6.1%} ended by: {way}", markup=False)
    order = ", ".join(f"{rate.rate:.1%}" for rate in results.order)
    console.print(f"By the order of turns, the monsters won {order}.", soft_wrap=True)
    for line in luck_in_words(results):
        console.print(line, soft_wrap=True, markup=False)
    _draw_remarks(console, results)


def _draw_remarks(console: Console, results: Results) -> None:
    if results.verdict is not None:
        console.print(f"Stopping test: {verdict_in_words(results)}.", soft_wrap=True, markup=False)
    for player in results.players:
        for kind, faults in player.faults.items():
            line = f"{player.name}: {kind} {faults.times} times, first: {faults.first}"
            console.print(line, style="yellow", markup=False, soft_wrap=True)
        if player.printed:
            line = f"{player.name}: printed {player.printed} bytes, first: {player.printed_first[:60]!r}"
            console.print(line, style="yellow", markup=False, soft_wrap=True)
    for note in notes_of(results):
        console.print(note, style="yellow", markup=False, soft_wrap=True)
    if any(player.suspicious for player in results.players):
        console.print(
            "! The luck-adjusted mean is more than three standard errors from the plain one: trust neither.",
            style="red",
        )
    if results.players and results.players[0].rating is None:
        console.print("Ratings need openskill: pip install 'kingoftokyo[arena]'", style="dim", markup=False)


def _name_width(console: Console) -> int:
    """How many letters of a name are shown; a wide terminal gives half of its extra columns to the name."""
    return max(NAME, NAME + (console.width - USUAL) // 2)


def _table(*first: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    for heading in first:
        table.add_column(heading, no_wrap=True)
    return table


def _main_table(results: Results, width: int) -> Table:
    rated = any(player.rating is not None for player in results.players)
    adjusted = any(player.adjusted is not None for player in results.players)
    table = _table("Player")
    for heading in ("Games", "Win rate (95 %)", *["Luck-adjusted"] * adjusted, *["Rating"] * rated):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("Worst against", no_wrap=True)
    for player in _ranked(results):
        worst = player.worst
        table.add_row(
            escape(short_name(player.name, width)),
            f"{player.rate.games}",
            rate_in_words(player.rate),
            *[mean_in_words(player.adjusted, suspicious=player.suspicious)] * adjusted,
            *["-" if player.rating is None else f"{player.rating.ordinal:.1f}"] * rated,
            "-" if worst is None else escape(f"{short_name(worst, width - 4)} {player.opponents[worst].rate:.0%}"),
        )
    return table


def _opponents_table(results: Results, width: int) -> Table:
    """The first player against each of the others; a mean over all of them would mean nothing."""
    first = results.players[0]
    table = _table("Player", "Against")
    adjusted = any(one.adjusted is not None for one in first.against.values())
    for heading in ("Games", "Win rate (95 %)", *["Luck-adjusted"] * adjusted):
        table.add_column(heading, justify="right", no_wrap=True)
    for name, one in first.against.items():
        table.add_row(
            escape(short_name(first.name, width)),
            escape(short_name(name, width)),
            f"{one.rate.games}",
            rate_in_words(one.rate),
            *[mean_in_words(one.adjusted)] * adjusted,
        )
    return table


def _cross_tables(results: Results, columns: int, width: int) -> list[Table]:
    """Win rates of each player against each other, in percent, split into as many tables as the width needs."""
    if by_opponent(results):
        return []
    names = list(results.cross)
    numbers = {name: f"{k + 1}" for k, name in enumerate(names)}
    most = max(1, (columns - width - 4) // (CELL + 1))
    at_once = -(-len(names) // -(-len(names) // most)) if names else 1  # all tables of the same width
    tables = []
    for begin in range(0, len(names), at_once):
        table = _table("", "Won against, %")
        others = names[begin : begin + at_once]
        for other in others:
            table.add_column(numbers[other], justify="right", no_wrap=True)
        for name in names:
            cells = [cell_in_words(results.cross[name].get(other)) for other in others]
            table.add_row(numbers[name], escape(short_name(name, width)), *cells)
        tables.append(table)
    return tables


def _seats_table(results: Results, width: int) -> Table:
    """For each player: its win rate at each seat, its turns in Tokyo, and how it won."""
    table = _table("Player")
    seats = results.schedule.players
    for seat in range(seats):
        table.add_column(f"Seat {seat}" if seats <= 4 or seat == 0 else f"{seat}", justify="right", no_wrap=True)
    table.add_column("Tokyo" if seats > 4 else "In Tokyo", justify="right", no_wrap=True)
    table.add_column("Won by", overflow="fold")
    for player in _ranked(results):
        table.add_row(
            escape(short_name(player.name, width)),
            *(f"{rate.rate:.1%}" if rate.games else "-" for rate in player.seats),
            f"{player.tokyo:.1f}",
            escape(ways_in_words(player)),
        )
    return table


def _ranked(results: Results) -> list[PlayerResult]:
    """The players with counted games, the best first."""
    counted = [player for player in results.players if player.rate.games]
    return sorted(counted, key=lambda player: -player.rate.rate)
