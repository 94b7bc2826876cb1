"""`kot bench`: the engine's speed on one core with random play, in processor time."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final

from rich.table import Table

from kingoftokyo import Game
from kingoftokyo.rules import play_out
from kingoftokyo.version import engine_mode

if TYPE_CHECKING:
    from collections.abc import Callable

    from kingoftokyo import Rules

BATCH: Final = 16  # games or rounds between two readings of the clock
POSITIONS: Final = 64  # mid-game positions to clone
PROGRESS_PAUSE: Final = 0.2  # seconds
PLAY_SHARE: Final = 0.6  # of the time; the rest goes to clones and to new games, half each


@dataclass(frozen=True)
class Measurement:
    mode: str
    players: int
    rules: str
    decisions_per_s: int
    games_per_s: float
    clone_us: float
    new_game_us: float
    decisions_per_game: float

    def as_data(self) -> dict[str, object]:
        return asdict(self)


def measure(players: int, rules: Rules, seconds: float, progress: Callable[[float], None]) -> Measurement:
    """Measure for about `seconds` seconds; `progress` is called with the part that is done, 0 to 1."""

    def new_game(seed: int) -> Game:
        return Game.new(players, rules, seed)

    progress = _throttled(progress)
    games, decisions, play_time = _play(new_game, seconds * PLAY_SHARE, lambda part: progress(part * PLAY_SHARE))
    share = (1 - PLAY_SHARE) / 2
    positions = _middle_positions(new_game, decisions // games // 2)

    def clone_all(_: int) -> None:
        for game in positions:
            game.clone()

    clone = _time_each(clone_all, seconds * share, lambda part: progress(PLAY_SHARE + part * share)) / len(positions)
    fresh = _time_each(new_game, seconds * share, lambda part: progress(PLAY_SHARE + share + part * share))
    return Measurement(
        mode=engine_mode(),
        players=players,
        rules=rules.text,
        decisions_per_s=round(decisions / play_time),
        games_per_s=round(games / play_time, 1),
        clone_us=round(clone * 1e6, 3),
        new_game_us=round(fresh * 1e6, 3),
        decisions_per_game=round(decisions / games, 1),
    )


def _throttled(progress: Callable[[float], None]) -> Callable[[float], None]:
    """`progress`, called a few times a second at most: drawing a bar after every batch would be measured, too."""
    last = time.monotonic()

    def call(part: float) -> None:
        nonlocal last
        if time.monotonic() - last > PROGRESS_PAUSE:
            last = time.monotonic()
            progress(part)

    return call


def _play(new_game: Callable[[int], Game], seconds: float, progress: Callable[[float], None]) -> tuple[int, int, float]:
    """Play whole games, setup included; returns the number of games, of decisions, and the seconds they took."""
    games = 0
    decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or games == 0:
        progress(spent / seconds)
        for _ in range(BATCH):
            decisions += play_out(new_game(games), games)
            games += 1
    return games, decisions, spent


def _middle_positions(new_game: Callable[[int], Game], decisions: int) -> list[Game]:
    """Games that are half over, as a search would clone them."""
    found: list[Game] = []
    seed = 0
    while len(found) < POSITIONS:
        game = new_game(seed)
        play_out(game, seed, decisions)
        seed += 1
        if not game.over:
            found.append(game)
    return found


def _time_each(action: Callable[[int], object], seconds: float, progress: Callable[[float], None]) -> float:
    """The mean processor time of one action, in seconds."""
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or done == 0:
        progress(spent / seconds)
        for k in range(BATCH):
            action(done + k)
        done += BATCH
    return spent / done


def measurement_table(measured: Measurement) -> Table:
    table = Table()
    table.add_column(f"Random play, {measured.mode}")
    table.add_column("One core", justify="right")
    table.add_row("monsters", f"{measured.players}")
    table.add_row("rules", measured.rules)
    table.add_row("decisions a second", f"{measured.decisions_per_s:,}")
    table.add_row("games a second", f"{measured.games_per_s:,}")
    table.add_row("decisions a game", f"{measured.decisions_per_game}")
    table.add_row("clone of a game half over", f"{measured.clone_us} µs")
    table.add_row("new game", f"{measured.new_game_us} µs")
    return table
