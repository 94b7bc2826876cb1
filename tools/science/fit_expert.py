"""Fits the weights of `expert` from games of experts and other players, by their winners.

`python -m tools.science.fit_expert --games 5000` plays, fits and writes `players/expert/weights.py`; run it on
the compiled engine (PYTHONPATH=build/compiled:.), or it takes hours. Half of the games start from positions made at
random, so that every card and every health occurs often. Positions are sampled at the start of turns; a conditional
logit finds the weights that give the winners the largest chances, regularised towards the old weights. Values of cards
stay those of the tiers. `simple` with two monsters needs no games: its chances are known exactly.

A fit says how likely the holder of something wins; a player needs to know what it gains by getting it. A monster in
Tokyo among many others is worse off than the position suggests, because it was often left there: the fitted weight is
corrected by a number found by playing (LEANING).
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from kingoftokyo import Game
from kingoftokyo.players.clock import Clock
from kingoftokyo.players.expert.evaluation import TOKYO_KNOTS, Evaluation, number_names
from kingoftokyo.players.expert.personality import STEADY
from kingoftokyo.players.expert.weights import NUMBERS
from kingoftokyo.players.play import Faults, decide
from kingoftokyo.players.registry import player_named
from kingoftokyo.rules.catalogue import CATALOGUE, COSTUME, KEEP
from kingoftokyo.rules.core.agenda import NOBODY
from kingoftokyo.rules.core.places import CITY, DEAD
from kingoftokyo.solving.solution import solve

if TYPE_CHECKING:
    from collections.abc import Iterable

TARGET = Path(__file__).parents[2] / "src" / "kingoftokyo" / "players" / "expert" / "weights.py"
SPRING = 4.0  # regularisation towards the old value of a weight
PLAYERS = (2, 2, 2, 2, 3, 3, 4, 4, 4, 4, 5, 6)  # numbers of monsters, by frequency
EVERYTHING = "standard halloween=true cultists=true tokyo_tower=true"
RULES = ("standard", "standard", "standard", "standard", EVERYTHING, "course")
POOL = ("expert", "expert", "expert", "sensible", "sensible", "greedy")  # the weights must work against all of them
KEPT = 0.6  # the part of turns that are sampled
LEANING = 0.25  # for a monster in Tokyo, with more than two alive: 0, 0.1, 0.2, 0.3, 0.45 won 37, 40, 43, 43, 37 %
FIXED = 1e9  # regularisation of weights that are not fitted
CARDS = "cards"  # the value of cards by tier: part of a strength, but not fitted
HEADER = '''"""The numbers of the evaluation: what things are worth, in the logarithm of the odds to win.

Made by `python -m tools.science.fit_expert`; `evaluation.py` says what they mean.
"""

from __future__ import annotations

from typing import Final

NUMBERS: Final[dict[str, float]] = {
'''

Kept = tuple[int, Any, int]
"""The number of living monsters, their features (a row for each), and the row of the winner."""


def random_start(players: int, rules: str, rng: random.Random) -> Game:
    """A position in the middle of a game."""
    simple = rules == "simple"
    keeps = [id for number, id in enumerate(CATALOGUE.ids) if CATALOGUE.kind[number] == KEEP]
    costumes = [id for number, id in enumerate(CATALOGUE.ids) if CATALOGUE.kind[number] == COSTUME]
    pool = rng.sample(keeps, 18) + (rng.sample(costumes, 8) if "halloween" in rules else [])
    rng.shuffle(pool)
    pool = [card for card in pool if card != "mimic"]
    lead = rng.randint(0, 15)
    monsters: list[dict[str, object]] = []
    for _ in range(players):
        monster: dict[str, object] = {
            "points": max(0, min(18, lead + rng.randint(-6, 4))),
            "health": min(10, rng.randint(1, 12)),
        }
        if not simple:
            monster["energy"] = max(0, rng.randint(-3, 9))
            monster["cards"] = [pool.pop() for _ in range(rng.choice((0, 0, 1, 1, 2, 3)))]
            if rng.random() < 0.08:
                monster[rng.choice(("poison", "shrink"))] = rng.randint(1, 2)
            if "cultists" in rules:
                monster["cultists"] = rng.choice((0, 0, 1, 2))
        monsters.append(monster)
    if rng.random() < 0.85:
        monsters[rng.randrange(players)]["place"] = "city"
    if "tower" in rules:
        monsters[rng.randrange(players)]["tower"] = [1]
    words = rules.split()
    settings = {"preset": words[0], **{word.split("=")[0]: True for word in words[1:]}}
    game = Game.from_position(
        {"rules": settings, "turn": rng.randrange(players), "monsters": monsters, "step": "start"}
    )
    return game.view(game.asked).sample(rng.randrange(2**60)) if game.asked != NOBODY else game


def play(seed: int) -> list[Kept]:
    """Play one game, and return the tables sampled from it."""
    rng = random.Random(seed)
    players, rules = rng.choice(PLAYERS), rng.choice(RULES)
    game = random_start(players, rules, rng) if rng.random() < 0.5 else Game.new(players, rules, seed)
    seated = [rng.choice(POOL) for _ in range(players)]
    minds = [player_named(name, seed * 8 + k) for k, name in enumerate(seated)]
    clock, faults = Clock(), Faults()
    kept: list[tuple[list[int], Any]] = []
    turn = -1
    while not game.over:
        if game.turn != turn and rng.random() < KEPT:
            alive = [seat for seat in range(players) if game.monsters[seat].place != DEAD]
            kept.append((alive, every_number(game)[:, alive].T.copy()))
        turn = game.turn
        decide(game, minds[game.asked], clock, faults)
    if faults.total:
        raise RuntimeError(f"seed {seed}: {faults.as_data()}")
    winner = game.winner
    return [(len(alive), rows, alive.index(winner)) for alive, rows in kept if winner in alive and len(alive) > 1]


def visited(seed: int) -> list[tuple[Any, float]]:
    """The tables of one game of `simple` with two monsters: their features, and the exact chance."""
    rng = random.Random(seed)
    game = random_start(2, "simple", rng) if rng.random() < 0.5 else Game.new(2, "simple", seed)
    minds = [player_named("expert", seed * 2 + seat) for seat in range(2)]
    clock, faults = Clock(), Faults()
    kept: list[tuple[Any, float]] = []
    turn = -1
    while not game.over:
        if game.turn != turn and any(monster.place == CITY for monster in game.monsters):
            kept.append((every_number(game)[:, [game.active, 1 - game.active]], known_chance(game)))
        turn = game.turn
        decide(game, minds[game.asked], clock, faults)
    return kept


def every_number(game: Game) -> Any:  # noqa: ANN401  arrays
    """The features of each seat: a strength is linear in them."""
    return np.array([list(unit.strengths(game)) for unit in UNITS], dtype=np.float32)


def known_chance(game: Game) -> float:
    """The exact chance of the monster whose turn has just begun, if Tokyo is taken, from the solution of `simple`."""
    me, other = game.monsters[game.active], game.monsters[1 - game.active]
    tokyo = 0 if me.place == CITY else 1
    had = me.points - (2 if tokyo == 0 else 0)  # the points for staying are paid already
    return float(SOLUTION.chances[2][tokyo, had, other.points, 0, me.health - 1, other.health - 1])


NAMES = [*number_names(), CARDS]
UNITS = [*(Evaluation(NOBODY, STEADY, {name: 1.0}, {}) for name in number_names()), Evaluation(NOBODY, STEADY, {})]
SPRINGS = np.array([FIXED if name == CARDS else 1.0 for name in NAMES])
SOLUTION = solve()


def tables_of(played: Iterable[list[Kept]]) -> dict[int, tuple[Any, Any]]:
    """All tables by the number of living monsters: an array of them, and the rows that won."""
    rows: dict[int, list[Any]] = {}
    won: dict[int, list[int]] = {}
    for game in played:
        for alive, table, winner in game:
            rows.setdefault(alive, []).append(table)
            won.setdefault(alive, []).append(winner)
    return {alive: (np.stack(rows[alive]), np.array(won[alive])) for alive in rows}


def slopes(tables: dict[int, tuple[Any, Any]], numbers: Any) -> tuple[float, Any, Any]:  # noqa: ANN401  arrays
    """The mean log loss of the winners, and the gradient and Hessian of its sum."""
    loss, n = 0.0, 0
    first = np.zeros(len(NAMES))
    second = np.zeros((len(NAMES), len(NAMES)))
    for x, won in tables.values():
        for part in range(0, len(x), 20_000):
            rows, winners = x[part : part + 20_000], won[part : part + 20_000]
            strengths = rows @ numbers.astype(np.float32)
            strengths -= strengths.max(axis=1, keepdims=True)
            chances = np.exp(strengths)
            chances /= chances.sum(axis=1, keepdims=True)
            here = np.arange(len(rows))
            loss -= float(np.log(chances[here, winners]).sum())
            n += len(rows)
            mean = np.einsum("ti,tif->tf", chances, rows)
            first += (mean - rows[here, winners]).sum(axis=0)
            flat = (rows * np.sqrt(chances)[:, :, None]).reshape(-1, rows.shape[2])
            second += flat.T @ flat - mean.T @ mean
    return loss / n, first, second


def fit(tables: dict[int, tuple[Any, Any]], before: Any, spring: float) -> Any:  # noqa: ANN401  arrays
    """Newton's method for the weights with the least log loss."""
    numbers = before.copy()
    for _ in range(8):
        loss, first, second = slopes(tables, numbers)
        print(f"  log loss {loss:.4f}", flush=True)
        # Tables of one game share a winner: about eight of them contain as much information as one.
        springs = spring * SPRINGS
        step = np.linalg.solve(second / 8.0 + np.diag(springs), first / 8.0 + springs * (numbers - before))
        numbers -= np.clip(step, -1.0, 1.0)
        if np.abs(step).max() < 1e-4:
            break
    return numbers


def fit_simple(tables: list[tuple[Any, float]], numbers: Any) -> Any:  # noqa: ANN401  arrays
    """Fit the weights of tables of two monsters to known chances."""
    x = np.array([rows[:, 0] - rows[:, 1] for rows, _ in tables], dtype=np.float64)
    known = np.array([chance for _, chance in tables])
    before = numbers.copy()
    for _ in range(15):
        chances = 1.0 / (1.0 + np.exp(-(x @ numbers)))
        first = x.T @ (chances - known) + 0.1 * SPRINGS * (numbers - before)
        second = (x * (chances * (1.0 - chances))[:, None]).T @ x + np.diag(0.1 * SPRINGS)
        numbers = numbers - np.linalg.solve(second, first)
    error = float(np.sqrt(np.mean((1.0 / (1.0 + np.exp(-(x @ numbers))) - known) ** 2)))
    print(f"simple: {len(x)} tables, {100 * error:.1f} percentage points from the exact chance", flush=True)
    return numbers


def leaning(name: str) -> float:
    return LEANING if name in TOKYO_IN_A_CROWD else 0.0


TOKYO_IN_A_CROWD = {f"crowd tokyo {knot}" for knot in TOKYO_KNOTS}


def write(numbers: Any, target: Path) -> None:  # noqa: ANN401  an array
    found = [(name, value + leaning(name)) for name, value in zip(NAMES, numbers, strict=True) if name != CARDS]
    lines = [f'    "{name}": {value:.3f},\n' for name, value in found]
    target.write_text(HEADER + "".join(lines) + "}\n", encoding="utf-8")


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("--games", type=int, default=6000)
    reading.add_argument("--simple", type=int, default=800, help="games of `simple`")
    reading.add_argument("--seed", type=int, default=1)
    reading.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    reading.add_argument("--spring", type=float, default=SPRING)
    reading.add_argument("--to", type=Path, default=TARGET)
    arguments = reading.parse_args()
    seeds = range(arguments.seed * 10_000_000, arguments.seed * 10_000_000 + arguments.games)
    played = []
    with multiprocessing.Pool(arguments.processes) as pool:
        for n, kept in enumerate(pool.imap(play, seeds, chunksize=8), 1):
            played.append(kept)
            if n % 500 == 0:
                print(f"{n} games", file=sys.stderr, flush=True)
    tables = tables_of(played)
    print({alive: len(x) for alive, (x, _) in sorted(tables.items())}, flush=True)
    before = np.array([1.0 if name == CARDS else NUMBERS.get(name, 0.0) - leaning(name) for name in NAMES])
    numbers = fit(tables, before, arguments.spring) if tables else before
    with multiprocessing.Pool(arguments.processes) as pool:
        simple = [
            table
            for game in pool.imap(visited, range(arguments.seed * 10_000, arguments.seed * 10_000 + arguments.simple))
            for table in game
        ]
    write(fit_simple(simple, numbers) if simple else numbers, arguments.to)


if __name__ == "__main__":
    main()
