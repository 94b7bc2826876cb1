"""The `kot` command: its subcommands, their options and their help."""

from __future__ import annotations

import json
import secrets
import sys
from dataclasses import asdict
from io import TextIOWrapper
from pathlib import Path  # noqa: TC003  typer reads the annotation
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from kingoftokyo import Rules, SetupError
from kingoftokyo.build import __version__, engine_mode
from kingoftokyo.cli.bench import measure, measurement_table
from kingoftokyo.cli.cards import all_cards, card_table, find_cards
from kingoftokyo.cli.monsters import MONSTERS, monster_named, seated
from kingoftokyo.cli.play import LeaveGame, Session, ask_for_monster
from kingoftokyo.cli.rulings import chosen_rulings, draw_rulings
from kingoftokyo.cli.setting_up import STANDARD, Setup, person_in
from kingoftokyo.cli.settings import chosen_rules, draw_presets, presets_as_data, rules_as_data, rules_table
from kingoftokyo.rules.settings import FEWEST_MONSTERS, MOST_MONSTERS, PRESETS

if TYPE_CHECKING:
    from kingoftokyo import Game

SEEDS: Final = 1_000_000  # drawn ones are short enough to be typed
WATCHING_PACE: Final = 0.3

app = typer.Typer(
    name="kot",
    help="King of Tokyo: play it in the terminal, look up cards and rulings, measure the engine.",
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


@app.callback(invoke_without_command=True, epilog="Begin with: [bold]kot play[/]")
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
            stream.reconfigure(errors="replace")  # a terminal without our letters shows others, and nothing breaks
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(epilog="Examples: [bold]kot cards[/], [bold]kot cards wings[/], [bold]kot cards --json[/]")
def cards(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="NAME", help="Ids or parts of names; all cards without any.")
    ] = None,
    *,
    halloween: Annotated[bool, typer.Option("--halloween", help="With the costumes of Halloween.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the cards as JSON.")] = False,
) -> None:
    """List the cards: what they cost, what they do, and how many there are."""
    try:
        found = find_cards(names) if names else all_cards(costumes=halloween)
    except ValueError as wrong:
        raise typer.BadParameter(str(wrong), param_hint="NAME") from None
    if as_json:
        typer.echo(json.dumps([card.as_data() for card in found], indent=2, ensure_ascii=False))
    else:
        _console().print(card_table(found))


@app.command(
    epilog="Examples: [bold]kot rulings[/], [bold]kot rulings wings camouflage[/], [bold]kot rulings --json[/]"
)
def rulings(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="CARD", help="Ids or names; rulings that concern all of them.")
    ] = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print the rulings as JSON.")] = False,
) -> None:
    """Answer what happens when cards meet: the question, the answer, where it comes from and what proves it."""
    try:
        found = chosen_rulings(names or [])
    except ValueError as wrong:
        raise typer.BadParameter(str(wrong), param_hint="CARD") from None
    if as_json:
        typer.echo(json.dumps([asdict(ruling) for ruling in found], indent=2, ensure_ascii=False))
    else:
        draw_rulings(_console(), found)


@app.command(epilog="Examples: [bold]kot rules[/], [bold]kot rules solo[/], [bold]kot rules --json[/]")
def rules(
    text: Annotated[
        str | None, typer.Argument(metavar="PRESET", help=f"{', '.join(PRESETS)}; all of them without a name.")
    ] = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print the settings as JSON.")] = False,
) -> None:
    """Show what a game can be played by: every setting, its value, and what it is about."""
    chosen = None if text is None else _rules(text, hint="PRESET")
    if as_json:
        data = presets_as_data() if chosen is None else rules_as_data(chosen)
        typer.echo(json.dumps(data, indent=2, ensure_ascii=False))
    elif chosen is None:
        draw_presets(_console())
    else:
        _console().print(rules_table(chosen))


RulesText = Annotated[
    str,
    typer.Option(
        "--rules",
        metavar="PRESET|TEXT",
        help="What is played by: a preset, then settings: [bold]solo[/], [bold]'standard cultists=true'[/]. "
        "[bold]kot rules[/] lists them.",
    ),
]


def _rules(text: str, hint: str = "--rules", **expansions: bool) -> Rules:
    try:
        return chosen_rules(text, **expansions)
    except SetupError as wrong:
        raise typer.BadParameter(str(wrong), param_hint=hint) from None


def _monster(text: str | None) -> str | None:
    if text is None:
        return None
    try:
        return monster_named(text)
    except ValueError as wrong:
        raise typer.BadParameter(str(wrong)) from None


@app.command(
    epilog="Examples: [bold]kot play[/], [bold]kot play --monster blorb --opponents 5[/], "
    "[bold]kot play --watch --seed 7[/], [bold]kot play --rules solo[/], [bold]kot play --halloween --cultists[/], "
    "[bold]kot play --cards mycards.py[/]"
)
def play(
    *,
    monster: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            callback=_monster,
            help=f"Your monster, by name or first letter: {', '.join(MONSTERS)}. Without it you are asked.",
        ),
    ] = None,
    opponents: Annotated[
        int, typer.Option(min=1, max=MOST_MONSTERS - 1, help="How many monsters are against you.")
    ] = 3,
    seed: Annotated[
        int | None,
        typer.Option(metavar="N", help="The luck of the game: the same seed and answers give the same game."),
    ] = None,
    rules: RulesText = "standard",
    halloween: Annotated[bool, typer.Option("--halloween", help="With the costumes of Halloween.")] = False,
    cultists: Annotated[bool, typer.Option("--cultists", help="With Cultists.")] = False,
    tokyo_tower: Annotated[bool, typer.Option("--tokyo-tower", help="With Tokyo Tower.")] = False,
    cards: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", help="Python files with cards of your own, which join the deck."),
    ] = None,
    position: Annotated[
        str | None,
        typer.Option(metavar="FILE|TEXT", help="Begin with this position and its rules, at its first seat."),
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Only look on: every monster chooses at random.")] = False,
    pace: Annotated[
        float | None,
        typer.Option(min=0.0, max=60.0, metavar="SECONDS", help="The pause between turns with --watch."),
    ] = None,
) -> None:
    """Play in the terminal against monsters that choose at random.

    Answer each question with an option's number or its text; `?` explains everything.
    """
    console = _console()
    if pace is None:
        pace = WATCHING_PACE if console.is_terminal else 0.0
    chosen = _rules(rules, halloween=halloween, cultists=cultists, tokyo_tower=tokyo_tower)
    if position is not None and chosen != STANDARD:
        raise typer.BadParameter(
            "a position has its own rules: name them there, as in rules=solo", param_hint="--rules"
        )
    drawn = secrets.randbelow(SEEDS) if seed is None else seed
    setup = Setup(drawn, opponents, tuple(cards or ()), position, chosen)
    name: str | None = None
    try:
        game = _begun(setup, person=not watch)
        seat = person_in(game)
        name = monster or (MONSTERS[0] if watch else ask_for_monster(console))
        names = seated(name, game.order, seat)
        Session(console, names, game, setup.seed, person=None if watch else seat, pace=pace).run()
    except (KeyboardInterrupt, EOFError, LeaveGame):
        console.print("\nYou leave the game. Until next time!")
    except Exception as wrong:
        failure = setup.failure(wrong)
        if failure is None:
            raise
        Console(stderr=True).print(failure, style="red", markup=False, soft_wrap=True)
        raise typer.Exit(1) from None
    if name is not None:
        again = setup.command(None if watch else name)
        console.print(f"Seed {setup.seed}. To play it again:\n  {again}", soft_wrap=True, markup=False)


def _begun(setup: Setup, *, person: bool) -> Game:
    try:
        return setup.game(person=person)
    except ValueError as wrong:
        hint = "--position" if setup.position is not None else "--cards" if setup.cards else "--rules"
        raise typer.BadParameter(str(wrong), param_hint=hint) from None


@app.command(
    epilog="Examples: [bold]kot bench[/], [bold]kot bench --players 6 --seconds 20 --json[/], "
    "[bold]kot bench --rules simple[/]"
)
def bench(
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    seconds: Annotated[float, typer.Option(min=0.1, max=3600.0, help="How long to measure.")] = 5.0,
    players: Annotated[int, typer.Option(min=FEWEST_MONSTERS, max=MOST_MONSTERS, help="Monsters in each game.")] = 4,
    rules: RulesText = "standard",
) -> None:
    """Measure the engine on one core: random games, clones and new games."""
    chosen = _rules(rules)
    errors = Console(stderr=True)
    columns = (TextColumn("Measuring"), BarColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=errors, transient=True, refresh_per_second=4, disable=not errors.is_terminal
    ) as bar:
        task = bar.add_task("", total=1.0)
        try:
            measured = measure(players, chosen, seconds, lambda part: bar.update(task, completed=part))
        except SetupError as wrong:
            raise typer.BadParameter(str(wrong), param_hint="--rules") from None
    if as_json:
        typer.echo(json.dumps(measured.as_data()))
    else:
        _console().print(measurement_table(measured))
