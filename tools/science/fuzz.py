"""Plays many games with random choices and checks the laws after every decision.

    python tools/science/fuzz.py --games 2000 --seed 1 --positions --pairs 1

Game k of a run has the seed `--seed` + k and, unless `--players` says otherwise, 2 to 6 monsters in rotation. It is
played by the rules of `--rules`, such as "solo cultists=true"; `--variants N` adds N games for every preset with every
combination of expansions. With `--positions` every game is also saved and loaded at every decision, and must continue
the same. `--pairs N` adds N games for every two cards that ask or answer something, in the hand of one monster, and N
in the hands of two. `--buying N` adds N games of all variants in rotation in which everybody prefers to buy.

`--pending N` adds N positions with random steps pending on dying monsters, and `--laid N` positions with every size of
the dice pool and every count of tokens, by all variants in rotation; views and advice are computed at the first
decision of the latter, and at every decision of each twentieth. Each is refused, or played to its end. `--advice N`
adds N games of all variants with views and advice at every decision.

The first broken law is printed with everything needed to reproduce it, and the exit code is 1. The same holds for a
game, or a decision with advice, that takes longer than `--patience` seconds: it is ended, with a traceback.
"""

from __future__ import annotations

import argparse
import faulthandler
import itertools
import os
import random
import sys
import tempfile
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kingoftokyo import PositionError, SetupError
from kingoftokyo.rules.settings import rules_from_text
from kingoftokyo.version import engine_mode
from laws.laws import VARIANTS, play_by_the_laws
from tools.science.fuzz_advice import ask_everything
from tools.science.fuzz_starts import INTERACTIVE, Kind, Start

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import TextIO

    from kingoftokyo import Game

CHUNK = 100
ADVISED_EVERY = 20
SECONDS_BETWEEN_LINES = 10


class Task(NamedTuple):
    """A batch of games to play."""

    starts: tuple[Start, ...]
    positions: bool
    patience: float


class Failure(NamedTuple):
    start: Start
    choices: list[int]
    trace: str


class Tally(NamedTuple):
    """The results of a batch of games."""

    games: int
    decisions: int
    endings: Counter[str]
    failure: Failure | None


class Watchdog:
    """Ends this process if a game takes too long; its file then names the game, with a traceback."""

    file: TextIO | None = None

    @classmethod
    def open(cls, folder: str) -> None:
        cls.file = (Path(folder) / str(os.getpid())).open("w+", encoding="utf-8")

    @classmethod
    def watch(cls, start: Start, seconds: float) -> None:
        if cls.file is not None:
            cls.file.seek(0)
            cls.file.truncate()
            cls.file.write(f"{start!r}\n{start}\n")
            cls.file.flush()
            faulthandler.dump_traceback_later(seconds, exit=True, file=cls.file)

    @staticmethod
    def rest() -> None:
        faulthandler.cancel_dump_traceback_later()

    @staticmethod
    def tracebacks(folder: str) -> str:
        """The tracebacks of the processes that were ended."""
        texts = [path.read_text(encoding="utf-8") for path in Path(folder).iterdir()]
        return "\n".join(text for text in texts if "Timeout (" in text)


def play_some(task: Task) -> Tally:
    decisions = 0
    endings: Counter[str] = Counter()
    for k, start in enumerate(task.starts):
        Watchdog.watch(start, task.patience)
        choices: list[int] = []
        try:
            endings[play(start, choices, task)] += 1
        except PositionError as error:
            if not start.may_be_refused or choices:
                return Tally(k, decisions, endings, Failure(start, choices, traceback.format_exc()))
            endings[f"refused ({error.code})"] += 1
        except Exception:  # noqa: BLE001  any error is a finding
            return Tally(k, decisions, endings, Failure(start, choices, traceback.format_exc()))
        finally:
            Watchdog.rest()
        decisions += len(choices)
    return Tally(len(task.starts), decisions, endings, None)


def play(start: Start, choices: list[int], task: Task) -> str:
    """Play a game to its end and return how it ended."""

    def look(game: Game) -> None:
        Watchdog.watch(start, task.patience)
        ask_everything(game)

    game = start.game()
    if start.kind == "laid":
        ask_everything(game)
    looks = look if start.advised else None
    play_by_the_laws(game, start.seed, choices, positions=task.positions, buys=start.buys, look=looks)
    return game.reason or "nobody has dice"


def describe(failure: Failure) -> str:
    """How to reproduce the failure: a description, and choices for `Game.play`."""
    texts: list[str] = []
    game = failure.start.game()
    for choice in failure.choices:
        decision = game.decision
        assert decision is not None
        texts.append(decision.options[choice].text)
        if len(texts) < len(failure.choices):
            game.play_option(choice)
    played = "\n".join(f"  {n}: {text}" for n, text in enumerate(texts))
    seed, players, rules = failure.start[:3]
    again = (
        ""
        if failure.start.position() or failure.start.buys
        else f"again: tools/science/fuzz.py --games 1 --seed {seed} --players {players} --rules '{rules}'\n"
    )
    return (
        f"{failure.trace}\nFAILED with seed {seed}, {players} players, after decision {len(texts) - 1}\n"
        f"{again}{failure.start}, then:\n{played}"
    )


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    """Reports progress: a bar on a terminal, otherwise a line every few seconds."""
    if sys.stderr.isatty():
        columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True)) as bar:
            task = bar.add_task("games", total=games)
            yield lambda done: bar.update(task, completed=done)
        return
    started = time.monotonic()
    last_line = started

    def report(done: int) -> None:
        nonlocal last_line
        now = time.monotonic()
        if now - last_line >= SECONDS_BETWEEN_LINES:
            last_line = now
            left = (now - started) / done * (games - done)
            print(f"{done} of {games} games, about {left:.0f} s left", file=sys.stderr, flush=True)

    yield report


def run(tasks: list[Task], jobs: int) -> Tally:
    """Run all tasks, until one fails."""
    games = sum(len(task.starts) for task in tasks)
    played = decisions = 0
    endings: Counter[str] = Counter()
    with (
        tempfile.TemporaryDirectory() as folder,
        ProcessPoolExecutor(jobs, initializer=Watchdog.open, initargs=(folder,)) as pool,
        progress(games) as report,
    ):
        running = [pool.submit(play_some, task) for task in tasks]
        try:
            for one in as_completed(running):
                tally = one.result()
                played += tally.games
                decisions += tally.decisions
                endings += tally.endings
                if tally.failure is not None:
                    pool.shutdown(wait=False, cancel_futures=True)
                    return Tally(played, decisions, endings, tally.failure)
                report(played)
        except BrokenProcessPool:
            sys.exit(f"FAILED: a game took too long\n{Watchdog.tracebacks(folder) or 'or its process was killed'}")
    return Tally(played, decisions, endings, None)


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is not at least 1")
    return number


def not_negative(text: str) -> int:
    number = int(text)
    if number < 0:
        raise argparse.ArgumentTypeError(f"{number} is less than 0")
    return number


def known_rules(text: str) -> str:
    try:
        return rules_from_text(text).text
    except SetupError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


class Plan(NamedTuple):
    """The options of the command line."""

    games: int
    pairs: int
    variants: int
    buying: int
    pending: int
    laid: int
    advice: int
    seed: int
    players: int | None
    rules: str

    def starts(self) -> list[Start]:
        starts = self._following([], self.games)
        for rules in VARIANTS:
            starts += [start._replace(rules=rules.text) for start in self._following(starts, self.variants)]
        starts += [_of_any_rules(start, buys=True) for start in self._following(starts, self.buying)]
        starts += [_position(start, "pending") for start in self._following(starts, self.pending)]
        starts += [_position(start, "laid") for start in self._following(starts, self.laid)]
        starts += [_of_any_rules(start, advised=True) for start in self._following(starts, self.advice)]
        for pair in itertools.combinations(INTERACTIVE, 2):
            for together in (True, False):
                of_pair = self._following(starts, self.pairs)
                starts += [start._replace(kind="pair", pair=pair, together=together) for start in of_pair]
        return starts

    def _following(self, starts: list[Start], games: int) -> list[Start]:
        seeds = range(self.seed + len(starts), self.seed + len(starts) + games)
        return [Start(k, self.players or 2 + k % 5, self.rules) for k in seeds]


def _position(start: Start, kind: Kind) -> Start:
    """A position by any rules; every twentieth is advised at each decision."""
    return _of_any_rules(start, advised=start.seed % ADVISED_EVERY == 0)._replace(kind=kind)


def _of_any_rules(start: Start, *, buys: bool = False, advised: bool = False) -> Start:
    """The rules of a game: all variants in rotation, each for five games with 2 to 6 monsters."""
    rules = VARIANTS[start.seed // 5 % len(VARIANTS)].text
    return start._replace(rules=rules, buys=buys, advised=advised)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Play random games and look at the laws after every decision.")
    parser.add_argument("--games", type=not_negative, default=2_000)
    counted = {
        "pairs": "games for every two cards, in one hand and in two",
        "variants": "games for every preset with every combination of expansions",
        "buying": "games of all variants in rotation in which everybody likes to buy",
        "pending": "positions with random steps pending",
        "laid": "positions with every size of the dice pool and every count of tokens; advice is asked for at once",
        "advice": "games of all variants in which odds, hints, warnings and consequences are always asked for",
    }
    for name, help in counted.items():
        parser.add_argument(f"--{name}", type=not_negative, default=0, help=help)
    parser.add_argument("--rules", type=known_rules, default="standard", help='default: "standard"')
    parser.add_argument("--positions", action="store_true", help="save and load at every decision, too")
    parser.add_argument("--seed", type=int, default=0, help="of the first game; each following game has the next one")
    parser.add_argument("--players", type=int, choices=range(2, 7), help="default: 2 to 6 in rotation")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="default: all cores")
    parser.add_argument(
        "--patience",
        type=positive,
        default=120,
        help="seconds for one game, or for one decision with advice; default: 120",
    )
    return parser.parse_args()


def main() -> int:
    chosen = read_arguments()
    plan = Plan(**{name: getattr(chosen, name) for name in Plan._fields})
    starts = plan.starts()
    random.Random(0).shuffle(starts)  # so that every task has some of each kind, and none takes long
    tasks = [
        Task(tuple(starts[k : k + CHUNK]), chosen.positions, chosen.patience) for k in range(0, len(starts), CHUNK)
    ]

    started = time.monotonic()
    tally = run(tasks, chosen.jobs)
    seconds = time.monotonic() - started

    endings = ", ".join(f"{reason} {n}" for reason, n in sorted(tally.endings.items()))
    print(f"engine: {engine_mode()}")
    print(f"games: {tally.games}, decisions: {tally.decisions}")
    print(f"endings: {endings or 'none'}")
    print(f"time: {seconds:.1f} s ({tally.games / seconds:.0f} games/s, {chosen.jobs} jobs)")
    if tally.failure is not None:
        print(describe(tally.failure))
        return 1
    print("all laws hold")
    return 0


if __name__ == "__main__":
    sys.exit(main())
