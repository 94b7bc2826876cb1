"""Plays many games with random choices and looks at the laws after every decision.

    python tools/science/fuzz.py --games 2000 --seed 1 --positions --pairs 1

Game k of a run has the seed `--seed` + k and, unless `--players` says otherwise, 2 to 6 monsters in rotation. It is
played by the rules of `--rules`, such as "solo cultists=true"; `--variants N` adds N games for every preset with every
combination of expansions. With `--positions` every game is also saved and loaded at every decision, and must fare the
same. With `--pairs N` there are, besides, N games for every two cards that ask something or answer something, in the
hand of one monster, and N in the hands of two. `--pending N` adds N positions with random steps pending on dying
monsters: each is refused, or played to its end. The first broken law is printed with all that it takes to see it again,
and the exit code is 1.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import os
import random
import sys
import time
import traceback
from collections import Counter
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kingoftokyo import Game, PositionError, SetupError
from kingoftokyo.rules.core.dice import FACE_NAMES
from kingoftokyo.rules.phases import step_names
from kingoftokyo.rules.settings import rules_from_text
from kingoftokyo.version import engine_mode
from laws.laws import VARIANTS, play_by_the_laws

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

INTERACTIVE = (
    "background_dweller",
    "camouflage",
    "energy_drink",
    "freeze_time",
    "healing_ray",
    "herd_culler",
    "jets",
    "made_in_a_lab",
    "metamorph",
    "mimic",
    "opportunist",
    "parasitic_tentacles",
    "plot_twist",
    "psychic_probe",
    "rapid_healing",
    "smoke_cloud",
    "stretchy",
    "wings",
)
CHUNK = 100
TURN_STEPS = step_names()[:13]
SECONDS_BETWEEN_LINES = 10


class Start(NamedTuple):
    """How a game begins: as any other, or with two cards in play, in one hand (`together`) or in two."""

    seed: int
    players: int
    rules: str
    pair: tuple[str, str] | None = None
    together: bool = False
    pending: bool = False

    def position(self) -> dict[str, object] | None:
        if self.pair is not None:
            return position_of_pair(self, *self.pair)
        return position_with_pending(self) if self.pending else None

    def game(self) -> Game:
        position = self.position()
        return Game.new(self.players, self.rules, self.seed) if position is None else Game.from_position(position)

    def __str__(self) -> str:
        position = self.position()
        made = (
            f"new({self.players}, {self.rules!r}, {self.seed})" if position is None else f"from_position({position!r})"
        )
        return f"Game.{made}"


def position_with_pending(start: Start) -> dict[str, object]:
    """Weak monsters with any dice, cards and tokens, while random steps are owed."""
    rng = random.Random(start.seed)
    seats = range(start.players)
    monsters: list[dict[str, object]] = [
        {
            "health": rng.randint(1, 4),
            "energy": rng.randint(0, 9),
            "shrink": rng.choice((0, 0, 1, 5, 9)),
            "cards": [card],
        }
        for card in rng.sample(INTERACTIVE, start.players)
    ]
    if rng.random() < 0.3:
        monsters[rng.choice(seats)] = {"place": "dead"}
    else:
        monsters[rng.choice(seats)]["place"] = "city"
    return {
        "rules": start.rules,
        "monsters": monsters,
        "turn": rng.choice(seats),
        "dice": " ".join(rng.choices(FACE_NAMES, k=rng.randint(0, 9))),
        "rolls_left": rng.randint(0, 3),
        "pending": [
            *(random_step(rng, seats) for _ in range(rng.randint(1, 6))),
            {"step": rng.choice((*TURN_STEPS, "next_turn"))},
        ],
        "this_turn": {"number": 1, "extra_turns": rng.choices(seats, k=rng.randint(0, 3))},
        "seed": start.seed,
    }


def random_step(rng: random.Random, seats: range) -> dict[str, object]:
    seat = rng.choice(seats)
    wounds: list[dict[str, object]] = [
        {"step": "damage", "seat": seat, "amount": rng.choice((1, 3, 9)), "dealer": "nobody"},
        {"step": "damage", "seat": seat, "amount": 2, "dealer": rng.choice(seats), "smash": True},
    ]
    of_seats: list[dict[str, object]] = [
        {"step": name, "seat": seat} for name in ("turn_start", "leave", "yielded", "take_place", "collapse")
    ]
    yields: list[dict[str, object]] = [{"step": "yield", "seat": seat, "place": "city"}]
    of_turns: list[dict[str, object]] = [{"step": name} for name in TURN_STEPS]
    return rng.choice(wounds + of_seats + yields + of_turns)


def position_of_pair(start: Start, first: str, second: str) -> dict[str, object]:
    """Hurt monsters with energy to spend; a Mimic copies the other card in every second game."""
    rng = random.Random(start.seed)
    monsters: list[dict[str, object]] = [
        {"health": rng.randint(3, 9), "energy": rng.randint(6, 12), "poison": rng.randint(0, 1), "cards": []}
        for _ in range(start.players)
    ]
    monsters[rng.randrange(start.players)]["place"] = "city"
    owner = rng.randrange(start.players)
    other = owner if start.together else (owner + rng.randint(1, start.players - 1)) % start.players
    hands: list[list[object]] = [[] for _ in monsters]
    for card, seat, copied, of in ((first, owner, second, other), (second, other, first, owner)):
        copies = {"seat": of, "card": copied} if card == "mimic" and start.seed % 2 else None
        hands[seat].append({"card": card, "copies": copies} if copies else card)
    for monster, hand in zip(monsters, hands, strict=True):
        monster["cards"] = hand
    return {"rules": start.rules, "monsters": monsters, "turn": rng.randrange(start.players), "seed": start.seed}


class Task(NamedTuple):
    """Some games to be played."""

    starts: tuple[Start, ...]
    positions: bool


class Failure(NamedTuple):
    start: Start
    choices: list[int]
    trace: str


class Tally(NamedTuple):
    """What came of some games."""

    games: int
    decisions: int
    endings: Counter[str]
    failure: Failure | None


def play_some(task: Task) -> Tally:
    decisions = 0
    endings: Counter[str] = Counter()
    for k, start in enumerate(task.starts):
        choices: list[int] = []
        try:
            endings[play_by_the_laws(start.game(), start.seed, choices, positions=task.positions).reason] += 1
        except PositionError as refused:
            if not start.pending or choices:
                return Tally(k, decisions, endings, Failure(start, choices, traceback.format_exc()))
            endings[f"refused ({refused.code})"] += 1
        except Exception:  # noqa: BLE001  whatever goes wrong is what we look for
            return Tally(k, decisions, endings, Failure(start, choices, traceback.format_exc()))
        decisions += len(choices)
    return Tally(len(task.starts), decisions, endings, None)


def describe(failure: Failure) -> str:
    """How to see the failure again: in words, and as choices to give to `Game.play`."""
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
        if failure.start.position()
        else f"again: tools/science/fuzz.py --games 1 --seed {seed} --players {players} --rules '{rules}'\n"
    )
    return (
        f"{failure.trace}\nFAILED with seed {seed}, {players} players, after decision {len(texts) - 1}\n"
        f"{again}{failure.start}, then:\n{played}"
    )


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    """Tells how far we are: a bar on a terminal, otherwise a line now and then."""
    if sys.stderr.isatty():
        columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True)) as bar:
            task = bar.add_task("games", total=games)
            yield lambda done: bar.update(task, completed=done)
        return
    started = time.monotonic()
    told = started

    def tell(done: int) -> None:
        nonlocal told
        now = time.monotonic()
        if now - told >= SECONDS_BETWEEN_LINES:
            told = now
            left = (now - started) / done * (games - done)
            print(f"{done} of {games} games, about {left:.0f} s left", file=sys.stderr, flush=True)

    yield tell


def run(tasks: list[Task], jobs: int) -> Tally:
    """All tasks, until one fails."""
    games = sum(len(task.starts) for task in tasks)
    played = decisions = 0
    endings: Counter[str] = Counter()
    with multiprocessing.Pool(jobs) as pool, progress(games) as tell:
        tallies: Iterable[Tally] = pool.imap_unordered(play_some, tasks)
        for tally in tallies:
            played += tally.games
            decisions += tally.decisions
            endings += tally.endings
            if tally.failure is not None:
                return Tally(played, decisions, endings, tally.failure)
            tell(played)
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
    except SetupError as wrong:
        raise argparse.ArgumentTypeError(str(wrong)) from None


class Plan(NamedTuple):
    """What is to be played, as the command line says it."""

    games: int
    pairs: int
    variants: int
    pending: int
    seed: int
    players: int | None
    rules: str

    def starts(self) -> list[Start]:
        starts = self._following([], self.games, self.rules)
        for rules in VARIANTS:
            starts += self._following(starts, self.variants, rules.text)
        starts += [start._replace(pending=True) for start in self._following(starts, self.pending, self.rules)]
        for pair in itertools.combinations(INTERACTIVE, 2):
            for together in (True, False):
                starts += self._following(starts, self.pairs, self.rules, pair, together=together)
        return starts

    def _following(
        self,
        starts: list[Start],
        games: int,
        rules: str,
        pair: tuple[str, str] | None = None,
        *,
        together: bool = False,
    ) -> list[Start]:
        seeds = range(self.seed + len(starts), self.seed + len(starts) + games)
        return [Start(k, self.players or 2 + k % 5, rules, pair, together) for k in seeds]


def main() -> int:
    parser = argparse.ArgumentParser(description="Play random games and look at the laws after every decision.")
    parser.add_argument("--games", type=not_negative, default=2_000)
    parser.add_argument(
        "--pairs", type=not_negative, default=0, help="games for every two cards, in one hand and in two"
    )
    parser.add_argument(
        "--variants", type=not_negative, default=0, help="games for every preset with every combination of expansions"
    )
    parser.add_argument("--pending", type=not_negative, default=0, help="positions with random steps pending")
    parser.add_argument("--rules", type=known_rules, default="standard", help='default: "standard"')
    parser.add_argument("--positions", action="store_true", help="save and load at every decision, too")
    parser.add_argument("--seed", type=int, default=0, help="of the first game; each following game has the next one")
    parser.add_argument("--players", type=int, choices=range(2, 7), help="default: 2 to 6 in rotation")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="default: all cores")
    chosen = parser.parse_args()
    plan = Plan(chosen.games, chosen.pairs, chosen.variants, chosen.pending, chosen.seed, chosen.players, chosen.rules)
    starts = plan.starts()
    tasks = [Task(tuple(starts[k : k + CHUNK]), chosen.positions) for k in range(0, len(starts), CHUNK)]

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
