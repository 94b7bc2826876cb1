"""`kot stats`: a recorded game in tables."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kingoftokyo.cli.commands.replay import short
from kingoftokyo.cli.language_option import LanguageCode, speech_in
from kingoftokyo.cli.own_cards import CardsOfGame  # noqa: TC001  typer reads the annotation
from kingoftokyo.cli.record_argument import RecordFile, opened, report_record_errors
from kingoftokyo.cli.terminal.board import SEAT_STYLES, colour_names
from kingoftokyo.history.game_statistics import statistics
from kingoftokyo.i18n.ids import hyphened
from kingoftokyo.rules.events import GameEnded
from kingoftokyo.table.past.game_summary import summary_of

if TYPE_CHECKING:
    from kingoftokyo.history.game_statistics import Statistics
    from kingoftokyo.i18n.speech import Speech
    from kingoftokyo.table.wire.looking_back import StatisticsData

LABEL_WIDTH: Final = 20
NARROWEST: Final = 7  # width of a monster's column
EPILOG: Final = "Examples: [bold]kot stats[/], [bold]kot stats game.txt[/], [bold]kot stats game.txt --json[/]"

Rows = list[tuple[str, list[int]]]  # a label, and a number for each monster


def stats(
    file: RecordFile = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    cards: CardsOfGame = None,
    language: LanguageCode = None,
) -> None:
    """Show a recorded game in numbers: Tokyo, points and where they came from, damage, energy, cards and dice."""
    speech = speech_in(language)
    with report_record_errors(file, cards, speech):
        found = statistics(opened(file, cards, speech))
    if as_json:
        typer.echo(json.dumps(found.as_data(), indent=2, ensure_ascii=False))
    else:
        names = [short(monster.name) for monster in found.monsters]
        draw_statistics(Console(highlight=False), found, speech.about(names))


def draw_statistics(console: Console, found: Statistics, speech: Speech) -> None:
    """The winner, then tables with a column for each monster, then each monster's end and cards."""
    names = list(speech.names)
    room = max((console.width - LABEL_WIDTH) // len(names), NARROWEST)
    gap = 2 if max(len(name) for name in names) + 2 <= room else 1
    columns = [short(name, room - gap) for name in names]
    console.print(colour_names(_outcome(found, speech), names, "bold"))
    said = speech.say("numbers-sum", turns=found.turns, rounds=found.rounds, choices=found.decisions)
    console.print(Text(said, "dim"))
    rules = speech.say("terminal-rules", rules=found.rules)
    console.print(Text(" · ".join(filter(None, [rules, found.date])), "dim"))
    summary = summary_of(found)
    tables: tuple[tuple[str, Rows], ...] = (
        ("", [(_label(speech, f"statistic-{hyphened(row.id)}"), row.amounts) for row in summary.rows]),
        (_label(speech, "numbers-sources"), [(_source(speech, one.source), one.amounts) for one in summary.sources]),
        (speech.say("terminal-stats-finished"), _dice(speech, [dice.finished for dice in summary.dice])),
        (speech.say("terminal-stats-thrown"), _dice(speech, [dice.thrown for dice in summary.dice])),
    )
    for title, rows in tables:
        console.print()
        console.print(_table(title, columns, rows, gap))
    console.print()
    for seat in range(len(names)):
        fate = _fate(summary, seat, speech)
        if fate:
            console.print(colour_names(speech.say("terminal-does", what=names[seat], text=fate), names))


def _outcome(found: Statistics, speech: Speech) -> str:
    return speech.event(GameEnded(found.winner, found.reason)) if found.over else speech.say("terminal-not-over")


def _label(speech: Speech, id: str) -> str:
    """The name of a row, in its short form if there is one."""
    return speech.say(f"{id}.short" if speech.language.has(f"{id}.short") else id)


def _source(speech: Speech, source: str) -> str:
    id = f"source-{hyphened(source)}"
    return speech.say(id) if speech.language.has(id) else speech.card(source)


def _table(title: str, columns: list[str], rows: Rows, gap: int) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style="dim")
    table.add_column(title, width=LABEL_WIDTH - gap, no_wrap=True)
    for seat, name in enumerate(columns):
        table.add_column(Text(name, SEAT_STYLES[seat]), justify="right", no_wrap=True)
    for label, numbers in rows:
        shown = [str(number) if number else Text("·", "dim") for number in numbers]
        table.add_row(Text(short(label, LABEL_WIDTH - gap)), *shown)
    return table


def _dice(speech: Speech, by_monster: list[dict[str, int]]) -> Rows:
    rows = [(speech.faces(face), [dice[face] for dice in by_monster]) for face in by_monster[0]]
    return [*rows, (speech.say("terminal-stats-all"), [sum(dice.values()) for dice in by_monster])]


def _fate(summary: StatisticsData, seat: int, speech: Speech) -> str:
    """How the game ended for a monster, and the cards that it bought and stole; the cards only if anybody did."""
    fate = summary.fates[seat]
    said: list[str] = []
    if fate.eliminated_in is None:
        said += [speech.say("fate-won" if summary.winner == seat else "fate-alive")] * summary.over
    elif fate.by in (None, seat):
        said.append(speech.say("fate-out", turn=fate.eliminated_in))
    else:
        said.append(speech.say("fate-out-by", turn=fate.eliminated_in, seat=fate.by))
    if any(one.bought or one.stolen for one in summary.fates):
        cards = [*fate.bought, *fate.stolen]
        said.append(speech.say("fate-cards", cards=cards) if cards else speech.say("fate-no-cards"))
    return " ".join(said)
