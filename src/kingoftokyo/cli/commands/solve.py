"""`kot solve` and `kot evaluate`: the exact solution of the game `simple`, and how far a player is from it."""

from __future__ import annotations

import contextlib
import json
import sys
import time
from pathlib import Path  # noqa: TC003  typer reads the annotation
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console

from kingoftokyo.arena.entrants import builtin_player, entrant_of, is_foreign
from kingoftokyo.arena.pool.pool import cores
from kingoftokyo.arena.sandbox.loading import MissingError, load_bot
from kingoftokyo.cli.own_cards import OwnCards, load_own
from kingoftokyo.cli.progress import progress_of
from kingoftokyo.players.error_text import describe_error
from kingoftokyo.players.registry import names
from kingoftokyo.rules import SetupError, rules_from_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from kingoftokyo.players.player import Player
    from kingoftokyo.solving.judging import Measures
    from kingoftokyo.solving.solution import Solution

SOLVE_EPILOG: Final = (
    "Examples: [bold]kot solve[/], [bold]kot solve --faces 6 --json[/], [bold]kot solve --players 3[/]"
)
EVALUATE_EPILOG: Final = (
    "Examples: [bold]kot evaluate sensible[/], [bold]kot evaluate expert --json[/], "
    "[bold]kot evaluate mine.py:MyAgent[/]"
)
SAMPLED: Final = 60  # tasks that are checked for three monsters; all of them would take too long
INTERRUPTED: Final = 130  # the exit code after Ctrl-C
NO_NUMPY: Final = "this needs NumPy: pip install 'kingoftokyo[solve]'"


def solve(
    *,
    players: Annotated[int, typer.Option(min=2, max=3, help="Monsters in the game.")] = 2,
    faces: Annotated[
        int, typer.Option(min=5, max=6, help="Faces of the dice: 1 2 3 heart smash; the sixth does nothing.")
    ] = 5,
    to: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Write the table of win chances to this file, as half-precision numbers.",
            show_default=False,
        ),
    ] = None,
    jobs: Annotated[int | None, typer.Option(min=1, max=1024, help="Processes; by default one per core.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Solve the game `simple` exactly: the win chances in every position when all players play perfectly.

    Two monsters take some seconds, three take minutes. A file is written only with --to.
    """
    _check_folder(to)
    begun = time.perf_counter()
    with _ending_errors():
        from kingoftokyo.solving.solution import solve as solved  # noqa: PLC0415  NumPy is an extra

        with progress_of(Console(stderr=True), "Solving") as progress:
            solution = solved(players, faces, _processes(jobs) if players == 3 else 1, progress)
        chances = solution.start()
        seconds = time.perf_counter() - begun
        data: dict[str, object] = {
            "players": players,
            "faces": faces,
            "chances": [round(chance, 6) for chance in chances],
            "positions": int(solution.chances[players].size // (players - 1)),
            **_checked(solution),
        }
        if players == 2:
            data |= _expected(solution)
    if to is not None:
        data |= {"file": str(to), "bytes": _write(solution, to)}
    data |= {"seconds_to_solve": round(seconds, 2), "seconds": round(time.perf_counter() - begun, 2)}
    data |= {"memory_mb": _memory()}
    if as_json:
        typer.echo(json.dumps(data, indent=2))
    else:
        for line in in_words(data):
            typer.echo(line)


def _checked(solution: Solution) -> dict[str, object]:
    """The residual: how far the chances are from those after one more turn. For three monsters, in a sample."""
    from kingoftokyo.solving.solution import stages_of  # noqa: PLC0415

    stages = stages_of(solution.monsters)
    tasks = [task for stage in stages for task in stage]
    if solution.monsters == 3:
        tasks = tasks[:: len(tasks) // SAMPLED]
    checked = sum(len(task.tables) for task in tasks) * 10**solution.monsters
    return {"residual": solution.residual(tasks), "positions_checked": checked}


def _expected(solution: Solution) -> dict[str, object]:
    from kingoftokyo.solving.judging import ByTable, Judgement  # noqa: PLC0415

    perfect = ByTable(solution, solution.throws)
    measures: Measures = Judgement((perfect, perfect), solution.throws).start(0)
    return {
        "first_player_wins": round(measures.chance, 6),
        "turns": round(measures.turns, 4),
        "asked_to_yield": round(measures.questions, 4),
        "yields": round(measures.leavings, 4),
        "yields_share": round(measures.leavings / measures.questions, 6),
        "ways": {"points": round(measures.by_points, 6), "last alive": round(1.0 - measures.by_points, 6)},
    }


def _write(solution: Solution, target: Path) -> int:
    try:
        data = solution.chances[solution.monsters].astype("<f2").tobytes()
        target.write_bytes(data)
    except OSError as error:
        typer.secho(f"{target}: {error.strerror}", fg="red", err=True)
        raise typer.Exit(1) from None
    return len(data)


def in_words(data: dict[str, object]) -> Iterator[str]:
    """The result of `kot solve` as lines of text."""
    chances = data["chances"]
    assert isinstance(chances, list)  # noqa: S101
    yield f"simple, {data['players']} monsters, dice with {data['faces']} faces, all playing perfectly"
    for place, chance in zip(("first", "second", "third"), chances, strict=False):
        yield f"  {f'the {place} player wins':24} {chance:.6f}"
    if "ways" in data:
        ways = data["ways"]
        assert isinstance(ways, dict)  # noqa: S101
        yield f"  won by points            {ways['points']:.6f}, by being the last alive {ways['last alive']:.6f}"
        yield f"  turns in a game          {data['turns']}"
        yield (
            f"  yielding Tokyo           {100 * float(str(data['yields_share'])):.1f} % of the times it is asked: "
            f"{data['yields']} of {data['asked_to_yield']} a game"
        )
    yield f"  residual                 {data['residual']:.1e}, checked in {data['positions_checked']:,} positions"
    yield f"  positions                {data['positions']:,}"
    memory = data["memory_mb"]
    yield (
        f"  time and memory          {data['seconds_to_solve']} s to solve, {data['seconds']} s in all"
        + ("" if memory is None else f", {memory} MB")
    )
    if "file" in data:
        yield f"  written                  {data['file']}, {data['bytes']:,} bytes"


def evaluate(
    player: Annotated[
        str,
        typer.Argument(
            metavar="PLAYER", help=f"One of {', '.join(names())}, learned:FILE, or yours: [bold]file.py:Class[/]."
        ),
    ],
    *,
    rules: Annotated[str, typer.Option(metavar="PRESET", help="Only simple can be graded.")] = "simple",
    jobs: Annotated[int | None, typer.Option(min=1, max=1024, help="Processes; by default one per core.")] = None,
    cards: OwnCards = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Grade a player on an absolute scale: its exact win rate against perfect play, without playing a game.

    The player is asked for its choice in every position of simple with two monsters; your own code runs in this
    process, without limits. It must always give the same answer in the same position; only random may differ.
    """
    begun = time.perf_counter()
    load_own(cards)
    try:
        make = _maker(player, rules)
        with _ending_errors():
            from kingoftokyo.solving.grading import grade, side_of  # noqa: PLC0415  NumPy is an extra
            from kingoftokyo.solving.solution import solve as solved  # noqa: PLC0415

            solution = solved()
            with progress_of(Console(stderr=True), "Asking") as progress:
                side = side_of(player, make, solution, _processes(jobs), progress)
            graded = grade(side, solution)
    except SetupError as error:
        raise typer.BadParameter(str(error)) from None
    seconds = time.perf_counter() - begun
    if as_json:
        data = {"player": player, "rules": "simple", **graded.as_data(), "seconds": round(seconds, 1)}
        typer.echo(json.dumps(data, indent=2))
        return
    typer.echo(f"{player} in simple with two monsters, exactly")
    typer.echo(
        f"  against perfect play   wins {100 * graded.win_rate:.4f} %: "
        f"{100 * graded.first:.4f} % as first, {100 * graded.second:.4f} % as second"
    )
    typer.echo(
        f"  its best response      wins {100 * graded.beaten:.4f} %: "
        f"it can be exploited by {100 * graded.exploitability:.4f} %"
    )
    typer.echo(f"  {seconds:.0f} s")


def _maker(player: str, rules: str) -> Callable[[int], Player]:
    if rules_from_text(rules).text != "simple":
        raise SetupError(f"only the game simple is solved, not {rules}")
    entrant_of(player)
    if is_foreign(player):
        try:
            return load_bot(player)  # type: ignore[return-value]  # it has checked the methods
        except Exception as error:  # noqa: BLE001  foreign code may raise anything
            reason = str(error) if isinstance(error, MissingError) else describe_error(error)
            raise SetupError(f"{player}: {reason}") from None
    return lambda seed: builtin_player(player, seed)


def _processes(jobs: int | None) -> int:
    return 1 if sys.platform == "win32" else jobs or cores()


def _check_folder(path: Path | None) -> None:
    if path is not None and (not path.absolute().parent.is_dir() or path.is_dir()):
        raise typer.BadParameter(f"{path}: no file can be written there", param_hint="--to")


@contextlib.contextmanager
def _ending_errors() -> Iterator[None]:
    """Without NumPy, and after Ctrl-C, end the command with a sentence."""
    try:
        yield
    except KeyboardInterrupt:
        typer.echo("Interrupted.", err=True)
        raise typer.Exit(INTERRUPTED) from None
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise typer.BadParameter(NO_NUMPY) from None


def _memory() -> int | None:
    """Peak memory in megabytes of this process or its largest child; None where the system does not report it."""
    with contextlib.suppress(ImportError):
        import resource  # noqa: PLC0415

        most = max(resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
        return round(most / (1 << 20 if sys.platform == "darwin" else 1 << 10))
    return None
