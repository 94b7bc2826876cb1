"""The numbers of a report as text, the same in the terminal and in the HTML report."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.arena.luck_adjustment import ENOUGH
from kingoftokyo.arena.schedule import ALL, FIRST_AGAINST, ONE_AGAINST, PAIRS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo.arena.intervals import Mean
    from kingoftokyo.arena.results import Against, PlayerResult, Rate, Results

PLACES: Final = ("first to play", "second", "third", "fourth", "fifth", "sixth")
NUMBERS: Final = ("", "one", "two", "three", "four", "five")


def title_of(results: Results) -> str:
    """The entrants and the mode: `expert, sensible: one against three`."""
    schedule = results.schedule
    names = ", ".join(entrant.name for entrant in schedule.entrants)
    if schedule.mode == ALL:
        return f"{names}: all against all" if schedule.players > 2 else names.replace(", ", " against ")
    if schedule.mode == PAIRS:
        return f"{names}: in pairs"
    return f"{names}: {'one' if schedule.mode == ONE_AGAINST else 'the first'} against {NUMBERS[schedule.players - 1]}"


def rate_in_words(rate: Rate) -> str:
    """`61.2 % (58.9-63.4)`."""
    low, high = rate.interval
    return f"{100 * rate.rate:.1f} % ({100 * low:.1f}-{100 * high:.1f})"


def mean_in_words(mean: Mean | None, *, suspicious: bool = False) -> str:
    """`60.8 ± 0.4 %`, with the standard error; `!` if it is too far from the plain mean."""
    if mean is None:
        return "-"
    return f"{100 * mean.mean:.1f} ± {100 * mean.error:.1f} %{' !' if suspicious else ''}"


def short_name(name: str, width: int) -> str:
    """A long name with its middle cut out: `learned:…est.npz`."""
    if len(name) <= width:
        return name
    end = (width - 1) // 2
    return f"{name[: width - 1 - end]}…{name[len(name) - end :]}"


def cell_in_words(rate: Rate | None) -> str:
    """A cell of the cross table, in percent: `61 (58-64)`."""
    if rate is None or not rate.games:
        return "-"
    low, high = rate.interval
    return f"{100 * rate.rate:.0f} ({100 * low:.0f}-{100 * high:.0f})"


def luck_in_words(results: Results) -> list[str]:
    """Sentences about the means without luck, or why there are none."""
    if not results.schedule.terms.rerolls or not results.games:
        return []
    rows: Sequence[PlayerResult | Against] = results.players
    if by_opponent(results):
        rows = list(results.players[0].against.values())
    known = [row.luck_variance for row in rows if row.luck_variance is not None]
    if not known:
        return [f"The luck-adjusted rate needs {ENOUGH} games of a player, some won and some lost."]
    shown = [row.adjusted for row in rows if row.adjusted is not None]
    if not shown:
        return [f"The luck-adjusted rate is not shown: it has {min(known):.2f} of the variance of the plain rate."]
    parts = [row.luck_variance for row in rows if row.adjusted is not None and row.luck_variance is not None]
    least, most = min(parts), max(parts)
    range_ = f"{least:.2f}" if f"{least:.2f}" == f"{most:.2f}" else f"{least:.2f} to {most:.2f}"
    lines = [f"The luck-adjusted rate has {range_} of the variance of the plain rate."]
    if any(not 0.0 <= mean.mean <= 1.0 for mean in shown):
        lines.append("It is an unbounded estimate: outside 0 to 100 % it means that the true rate is near that end.")
    return lines


def by_opponent(results: Results) -> bool:
    """Whether results are shown by opponent: one player met several others, so a mean over them means nothing."""
    return results.schedule.mode == FIRST_AGAINST and len(results.schedule.entrants) > 2


def ways_in_words(player: PlayerResult) -> str:
    """How it won: `last alive 97 %, points 3 %`."""
    return ", ".join(f"{way} {100 * times / player.rate.wins:.0f} %" for way, times in player.ways.items()) or "-"


def verdict_in_words(results: Results) -> str:
    """The result of the stopping test."""
    verdict = results.verdict
    if verdict is None:
        return ""
    first, second = (entrant.name for entrant in results.schedule.entrants)
    ratio = f"log-likelihood ratio {verdict.ratio:.2f} of {verdict.lower:.2f} to {verdict.upper:.2f}"
    if verdict.decided is None:
        return (
            f"undecided whether {first} is {verdict.elo1:g} rather than {verdict.elo0:g} Elo above {second} ({ratio})"
        )
    elo = verdict.elo1 if verdict.decided else verdict.elo0
    return f"accepted: {first} is {elo:g} Elo above {second} or {'more' if verdict.decided else 'less'} ({ratio})"
