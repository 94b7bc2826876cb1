"""The `kot` command: its subcommands, their options and their help."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from io import TextIOWrapper
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from kingoftokyo import SetupError
from kingoftokyo.cli.commands.arena import EXAMPLES, arena
from kingoftokyo.cli.commands.bench import measure, measurement_table
from kingoftokyo.cli.commands.cards import all_cards, as_data, card_table, find_cards
from kingoftokyo.cli.commands.play import EPILOG, play
from kingoftokyo.cli.commands.replay import EPILOG as REPLAY_EPILOG
from kingoftokyo.cli.commands.replay import replay
from kingoftokyo.cli.commands.rules import (
    SETTINGS_FILE,
    RulesText,
    draw_presets,
    presets_as_data,
    rules_as_data,
    rules_of,
    rules_table,
)
from kingoftokyo.cli.commands.rulings import RULINGS_FILE, chosen_rulings, draw_rulings
from kingoftokyo.cli.commands.serve import EPILOG as SERVE_EPILOG
from kingoftokyo.cli.commands.serve import serve
from kingoftokyo.cli.commands.solve import EVALUATE_EPILOG, SOLVE_EPILOG, evaluate, solve
from kingoftokyo.cli.commands.stats import EPILOG as STATS_EPILOG
from kingoftokyo.cli.commands.stats import stats
from kingoftokyo.cli.commands.train import EXAMPLES as TRAIN_EXAMPLES
from kingoftokyo.cli.commands.train import train
from kingoftokyo.cli.commands.verify import draw_saves, read_hash, verdict_on
from kingoftokyo.cli.language_option import LanguageCode, speech_in
from kingoftokyo.cli.own_cards import CardsOfGame, OwnCards, load_own, with_own
from kingoftokyo.cli.record_argument import RecordFile, opened, report_record_errors
from kingoftokyo.rules import FEWEST_MONSTERS, MOST_MONSTERS, PRESETS
from kingoftokyo.version import __version__, engine_mode

app = typer.Typer(
    name="kot",
    help="King of Tokyo: play it in the browser or the terminal, look back at games, look up cards and rulings, "
    "measure the engine.",
    rich_markup_mode="rich",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _console() -> Console:
    return Console(highlight=False)


def _show_version(*, wanted: bool) -> None:
    if wanted:
        typer.echo(f"kingoftokyo {__version__} ({engine_mode()})")
        raise typer.Exit


@app.callback(
    invoke_without_command=True, epilog="Begin with: [bold]kot serve[/], or [bold]kot play[/] in the terminal"
)
def main(
    context: typer.Context,
    *,
    _version: Annotated[
        bool,
        typer.Option(
            "--version",
            help="Show the version and whether the rules run compiled.",
            callback=lambda wanted: _show_version(wanted=wanted),
            is_eager=True,
        ),
    ] = False,
) -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # letters that a terminal cannot show become `?`
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.command(epilog=EPILOG)(play)
app.command(epilog=SERVE_EPILOG)(serve)
app.command(epilog=REPLAY_EPILOG)(replay)
app.command(epilog=STATS_EPILOG)(stats)


@app.command(epilog="Examples: [bold]kot cards[/], [bold]kot cards wings[/], [bold]kot cards --json[/]")
def cards(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="NAME", help="Ids or parts of names; all cards by default.")
    ] = None,
    *,
    halloween: Annotated[bool, typer.Option("--halloween", help="Include the costumes of Halloween.")] = False,
    own: OwnCards = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the cards as JSON, in English.")] = False,
    language: LanguageCode = None,
) -> None:
    """List the cards: price, effect and number of copies."""
    speech = speech_in(language)
    load_own(own, speech)
    try:
        found = find_cards(names, speech) if names else all_cards(speech, costumes=halloween)
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="NAME") from None
    if as_json:
        typer.echo(json.dumps(as_data(found), indent=2, ensure_ascii=False))
    else:
        _console().print(card_table(found, speech))


@app.command(
    epilog="Examples: [bold]kot rulings[/], [bold]kot rulings wings camouflage[/], [bold]kot rulings --json[/]"
)
def rulings(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="CARD", help="Ids or names: show rulings about all of them together.")
    ] = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print the rulings as JSON, in English.")] = False,
    language: LanguageCode = None,
) -> None:
    """Show rulings on how cards work together: question, answer, source, and the test that proves it."""
    speech = speech_in(language, RULINGS_FILE)
    try:
        found = chosen_rulings(names or [], speech)
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="CARD") from None
    if as_json:
        typer.echo(json.dumps([asdict(ruling) for ruling in found], indent=2, ensure_ascii=False))
    else:
        draw_rulings(_console(), found, speech)


@app.command(epilog="Examples: [bold]kot rules[/], [bold]kot rules solo[/], [bold]kot rules --json[/]")
def rules(
    text: Annotated[
        str | None, typer.Argument(metavar="PRESET", help=f"{', '.join(PRESETS)}; all of them by default.")
    ] = None,
    *,
    cards: OwnCards = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the settings as JSON, in English.")] = False,
    language: LanguageCode = None,
) -> None:
    """Show the rules a game can have: every setting, its value, and what it changes."""
    speech = speech_in(language, SETTINGS_FILE)
    load_own(cards, speech)
    chosen = None if text is None else rules_of(text, speech, hint="PRESET")
    if as_json:
        data = presets_as_data() if chosen is None else rules_as_data(chosen)
        typer.echo(json.dumps(data, indent=2, ensure_ascii=False))
        return
    if chosen is None:
        draw_presets(_console(), speech)
    else:
        _console().print(rules_table(chosen, speech))


@app.command(
    epilog="Examples: [bold]kot verify[/], [bold]kot verify game.txt[/], "
    "[bold]kot verify game.txt --commitment 5a0c… --head 77be…[/]"
)
def verify(
    file: RecordFile = None,
    *,
    cards: CardsOfGame = None,
    commitment: Annotated[
        str,
        typer.Option(metavar="HASH", callback=read_hash, help="The fingerprint that you were shown before the game."),
    ] = "",
    head: Annotated[
        str,
        typer.Option(
            metavar="HASH", callback=read_hash, help="The head that you were shown during the game or at its end."
        ),
    ] = "",
    language: LanguageCode = None,
) -> None:
    """Prove that the dice of a finished game were fair: recompute every throw and draw, and name any line that differs.

    Without the fingerprint from before the game and the head from its end, a record can only be checked against
    itself.
    """
    speech = speech_in(language)
    with report_record_errors(file, cards, speech):
        fair, verdict = verdict_on(opened(file, cards, speech), speech, commitment, head)
    typer.echo(verdict)
    if not fair:
        raise typer.Exit(1)


@app.command(epilog="Examples: [bold]kot saves[/], then [bold]kot play --load --slot NAME[/]")
def saves(*, cards: CardsOfGame = None, language: LanguageCode = None) -> None:
    """List the saved games."""
    speech = speech_in(language)
    load_own(cards, speech)
    draw_saves(_console(), speech)


@app.command(
    epilog="Examples: [bold]kot bench[/], [bold]kot bench --players 6 --seconds 20 --json[/], "
    "[bold]kot bench --rules simple[/]"
)
def bench(
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    seconds: Annotated[float, typer.Option(min=0.1, max=3600.0, help="How many seconds to measure.")] = 5.0,
    players: Annotated[int, typer.Option(min=FEWEST_MONSTERS, max=MOST_MONSTERS, help="Monsters in each game.")] = 4,
    rules: RulesText = "standard",
    cards: OwnCards = None,
) -> None:
    """Measure the engine's speed on one core: random games, clones and new games."""
    own = load_own(cards)
    chosen = rules_of(rules)
    errors = Console(stderr=True)
    columns = (TextColumn("Measuring"), BarColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=errors, transient=True, refresh_per_second=4, disable=not errors.is_terminal
    ) as bar:
        task = bar.add_task("", total=1.0)
        try:
            measured = measure(players, with_own(chosen, own), seconds, lambda part: bar.update(task, completed=part))
        except SetupError as error:
            raise typer.BadParameter(str(error), param_hint="--rules") from None
    if as_json:
        typer.echo(json.dumps(measured.as_data()))
    else:
        _console().print(measurement_table(measured))


app.command(epilog=EXAMPLES)(arena)
app.command(epilog=SOLVE_EPILOG)(solve)
app.command(epilog=EVALUATE_EPILOG)(evaluate)
app.command(epilog=TRAIN_EXAMPLES)(train)
