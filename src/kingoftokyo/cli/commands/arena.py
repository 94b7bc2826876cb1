"""`kot arena`: a tournament between players, its progress, tables and reports."""

from __future__ import annotations

import contextlib
import json
import secrets
import time
from pathlib import Path  # noqa: TC003  typer reads the annotation
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kingoftokyo import SetupError
from kingoftokyo.arena.entrants import check_players, entrant_of, is_foreign, try_loading
from kingoftokyo.arena.game_records import RecordOptions, missing, open_folder, some_reasons
from kingoftokyo.arena.log import Log, as_in_log, seed_in
from kingoftokyo.arena.pool.pool import cores
from kingoftokyo.arena.report.csv_rows import write_csv
from kingoftokyo.arena.report.html import page_of
from kingoftokyo.arena.results import results_of
from kingoftokyo.arena.sandbox import linux
from kingoftokyo.arena.sandbox.namespaces import AUTO, ISOLATIONS, isolation_of, why_not
from kingoftokyo.arena.schedule import MODES, MOST_GAMES, SEED_BITS, Schedule, Terms, draw_up, seed_from
from kingoftokyo.arena.tournament import StoppingTest, run
from kingoftokyo.arena.value_functions import VALUATIONS, valuation_named
from kingoftokyo.cli.arena_tables import draw_results
from kingoftokyo.cli.own_cards import OwnCards, load_own, with_own
from kingoftokyo.players.registry import names
from kingoftokyo.rules import FEWEST_MONSTERS, MOST_MONSTERS, rules_from_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from kingoftokyo.arena.game_records import GivenReason
    from kingoftokyo.arena.results import Results
    from kingoftokyo.arena.sandbox.namespaces import Isolation
    from kingoftokyo.arena.schedule import Entrant
    from kingoftokyo.arena.tournament import Played

SECONDS_BETWEEN_LINES: Final = 10.0  # of progress, where there is no terminal for a bar
INTERRUPTED: Final = 130  # the exit code after Ctrl-C

EXAMPLES: Final = (
    "Examples: [bold]kot arena random random --games 1000[/], "
    "[bold]kot arena random mybot.py:MyBot --html report.html[/], "
    "[bold]kot arena random mybot.py:MyBot --players 4 --log games.jsonl --resume[/], "
    "[bold]kot arena mybot.py:New mybot.py:Old --sprt 0 10 --games 100000[/], "
    "[bold]kot arena theirs.py:Agent angry --rules simple --records games --reasons --html report.html[/]"
)


def arena(
    entrants: Annotated[
        list[str],
        typer.Argument(
            metavar="PLAYER…",
            help=f"Who takes part: {', '.join(names())}, learned:FILE, or your own bot or a "
            "godzilla-v2 agent as "
            "[bold]file.py:Class[/] or [bold]package.module:Class[/].",
        ),
    ],
    *,
    games: Annotated[
        int,
        typer.Option(
            min=1, max=MOST_GAMES, metavar="N", help="Games in all, rounded up to whole rounds of pairings and seats."
        ),
    ] = 1000,
    players: Annotated[int, typer.Option(min=FEWEST_MONSTERS, max=MOST_MONSTERS, help="Monsters in each game.")] = 2,
    mode: Annotated[
        str | None,
        typer.Option(
            metavar="|".join(MODES),
            help="[bold]all[/] at one table, [bold]pairs[/] of all players, [bold]one-against[/] several copies of "
            "another player, or only the [bold]first-against[/] several copies of each other. By default: all if there "
            "are as many players as monsters, otherwise pairs for two monsters and one-against for more.",
        ),
    ] = None,
    rules: Annotated[
        str, typer.Option(metavar="PRESET|TEXT", help="The rules of the games; [bold]kot rules[/] lists them.")
    ] = "standard",
    seed: Annotated[
        str | None,
        typer.Option(
            metavar="HEX|N",
            help="The seed of all games: 32 hexadecimal digits, as in a report; random by default. A whole number is "
            "possible if no foreign bot plays, because such a bot could guess it.",
        ),
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=1024, help="Games played at the same time; by default one per core.")
    ] = None,
    limit: Annotated[
        float, typer.Option(min=0.001, max=3600.0, metavar="SECONDS", help="Time limit of a bot for one decision.")
    ] = 1.0,
    memory: Annotated[int, typer.Option(min=64, max=1_000_000, metavar="MB", help="Memory limit of a bot.")] = 512,
    isolation: Annotated[
        str,
        typer.Option(
            metavar="|".join(ISOLATIONS),
            help="Isolate bots from other processes, from the network and from writing files: [bold]auto[/] if the "
            "system can do it.",
        ),
    ] = AUTO,
    network: Annotated[bool, typer.Option("--network", help="Let isolated bots use the network.")] = False,
    rerolls: Annotated[
        int,
        typer.Option(
            min=0,
            max=1000,
            metavar="N",
            help="Samples of each chance event, to separate luck from skill; 0 to switch it off.",
        ),
    ] = 8,
    values: Annotated[
        str, typer.Option(metavar="NAME", help=f"The value function for these samples: {', '.join(VALUATIONS)}.")
    ] = "turn",
    sprt: Annotated[
        tuple[float, float] | None,
        typer.Option(
            metavar="ELO0 ELO1",
            help="For two players: stop as soon as it is clear whether the first is ELO1 or only ELO0 better, "
            "at 5 % error rates.",
        ),
    ] = None,
    log: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Append a line of JSON to this file after each game.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue from the log; the result is the same.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
    json_file: Annotated[
        Path | None, typer.Option("--json-file", metavar="FILE", help="Write the results as JSON.")
    ] = None,
    csv: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a CSV file with a row for each game.")] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write an HTML report with plots.")] = None,
    records: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Write the record of each game into this folder, for [bold]kot replay[/]."),
    ] = None,
    reasons: Annotated[
        bool,
        typer.Option("--reasons", help="Add the reason of each choice to the records; the HTML report shows some."),
    ] = False,
    cards: OwnCards = None,
) -> None:
    """Play a tournament between players, and measure their strength.

    Seats are rotated, the seed determines all games, and Ctrl-C shows the results so far.
    """
    errors = Console(stderr=True, highlight=False)
    own = load_own(cards)
    try:
        terms = Terms(limit, memory, rerolls, values)
        recording = RecordOptions("" if records is None else str(records), reasons)
        valuation_named(values)
        text = with_own(rules_from_text(rules), own).text
        known = seed_from(seed) if seed is not None else _seed_to_resume(log) if resume else None
        schedule = draw_up(
            [entrant_of(spec) for spec in entrants],
            players=players,
            games=games,
            seed=secrets.randbits(SEED_BITS) if known is None else known,
            rules=text,
            mode=mode,
            terms=terms,
        )
        check_players(schedule)
        for path in (log, json_file, csv, html):
            _check_folder(path)
        strangers = any(is_foreign(spec) for spec in entrants)
        hidden = _existing(log, json_file, csv, html)
        confined = _confined(isolation, errors, hidden, network=network) if strangers else None
        loaded = [_try_out(entrant, schedule.terms, confined, errors) for entrant in schedule.entrants]
        schedule = schedule._replace(entrants=as_in_log(log, schedule.entrants, loaded) if resume else tuple(loaded))
        test = StoppingTest(schedule, *sprt) if sprt is not None else None
        with contextlib.ExitStack() as stack:
            open_folder(recording, resume=resume)
            book = stack.enter_context(Log(log, schedule, resume=resume)) if log is not None else None
            logged = set() if book is None else {outcome.number for outcome in book.outcomes}
            progress = stack.enter_context(_progress(errors, schedule.games))
            played = run(
                schedule,
                jobs=jobs or cores(),
                log=book,
                test=test,
                progress=progress,
                recording=recording,
                isolation=confined,
                apart=strangers,
            )
    except SetupError as error:
        raise typer.BadParameter(str(error)) from None
    results = results_of(schedule, played)
    if as_json:
        typer.echo(json.dumps(results.as_data(), indent=2, ensure_ascii=False))
    else:
        draw_results(Console(highlight=False, emoji=False), results)
    try:
        given = some_reasons(schedule, played.outcomes, recording.folder) if html is not None and reasons else {}
        _write(schedule, played, results, json_file=json_file, csv=csv, html=html, reasons=given)
    except OSError as error:
        errors.print(f"{error.filename}: {error.strerror}", style="red", markup=False, soft_wrap=True)
        raise typer.Exit(1) from None
    now = [outcome for outcome in played.outcomes if outcome.number not in logged]
    without = missing(recording.folder, now) if records is not None else 0
    if without:
        errors.print(f"{records}: {without} records could not be written", style="red", markup=False, soft_wrap=True)
    if book is not None and book.refused:
        errors.print(f"{log}: the log is incomplete: {book.refused}", style="red", markup=False, soft_wrap=True)
    if played.broken:
        errors.print(f"Ended after {results.games} of {schedule.games} games: {played.broken}.", style="red")
        raise typer.Exit(1)
    if played.interrupted:
        errors.print(f"Interrupted after {results.games} of {schedule.games} games.")
        raise typer.Exit(INTERRUPTED)


def _seed_to_resume(log: Path | None) -> int | None:
    if log is None:
        raise SetupError("--resume continues a log: name it with --log")
    return seed_in(log)


def _check_folder(path: Path | None) -> None:
    """Raise SetupError before the games if this file could not be written after them."""
    if path is not None and (not path.absolute().parent.is_dir() or path.is_dir()):
        raise SetupError(f"{path}: no file can be written there")


def _existing(*paths: Path | None) -> tuple[str, ...]:
    """Existing logs and reports: they contain the tournament's seed, so no bot may read them."""
    return tuple(dict.fromkeys(str(path.resolve()) for path in paths if path is not None and path.is_file()))


def _confined(wanted: str, errors: Console, hidden: tuple[str, ...], *, network: bool) -> Isolation:
    """The isolation of foreign bots; prints a warning if it is less than usual."""
    with contextlib.suppress(OSError):
        linux.forbid_tracing()  # this process holds the log and the pipes of all workers
    confined = isolation_of(wanted, network=network)
    if wanted == AUTO and not confined.namespaces:
        errors.print(f"Bots are not isolated: {why_not()}.", style="yellow", markup=False, soft_wrap=True)
    return confined._replace(hidden=hidden) if confined.namespaces else confined


def _try_out(entrant: Entrant, terms: Terms, confined: Isolation | None, errors: Console) -> Entrant:
    """The entrant, with the digest of the code that it loaded."""
    found, problem = try_loading(entrant, terms, confined)
    if problem:
        errors.print(
            f"{escape(entrant.name)} cannot be loaded, so the fallback plays for it: {escape(problem)}",
            style="yellow",
            soft_wrap=True,
        )
    return found


def _write(
    schedule: Schedule,
    played: Played,
    results: Results,
    *,
    json_file: Path | None,
    csv: Path | None,
    html: Path | None,
    reasons: Mapping[str, Sequence[GivenReason]],
) -> None:
    if json_file is not None:
        text = json.dumps(results.as_data(), indent=2, ensure_ascii=False)
        json_file.write_text(text + "\n", encoding="utf-8")
    if csv is not None:
        with csv.open("w", encoding="utf-8", newline="") as file:
            write_csv(file, schedule, played.outcomes)
    if html is not None:
        html.write_text(page_of(results, reasons), encoding="utf-8")


@contextlib.contextmanager
def _progress(console: Console, games: int) -> Iterator[Callable[[int], None]]:
    """A bar with the time left; without a terminal, a line every few seconds."""
    if not console.is_terminal:
        yield _lines(console, games)
        return
    columns = (TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, refresh_per_second=4) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)


def _lines(console: Console, games: int) -> Callable[[int], None]:
    start = last = time.monotonic()
    before: int | None = None

    def report(done: int) -> None:
        nonlocal last, before
        if before is None:
            before = done  # games from the log: their time is unknown
        now = time.monotonic()
        if now - last >= SECONDS_BETWEEN_LINES and done > before:
            last = now
            left = (now - start) / (done - before) * (games - done)
            console.print(f"{done} of {games} games, about {left:.0f} s left")

    return report
