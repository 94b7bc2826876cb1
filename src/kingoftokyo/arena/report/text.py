"""The numbers of a report in words, alike in the terminal and on the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.arena.schedule import ALL, ONE_AGAINST, PAIRS

if TYPE_CHECKING:
    from kingoftokyo.arena.intervals import Mean
    from kingoftokyo.arena.results import PlayerResult, Rate, Results

PLACES: Final = ("first to play", "second", "third", "fourth", "fifth", "sixth")
NUMBERS: Final = ("", "one", "two", "three", "four", "five")


def title_of(results: Results) -> str:
    """Who met whom: `expert, sensible: one against three`."""
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
    """`60.8 ± 0.4 %`, the standard error second; with `!` where it is too far from the plain mean."""
    if mean is None:
        return "-"
    return f"{100 * mean.mean:.1f} ± {100 * mean.error:.1f} %{' !' if suspicious else ''}"


def ways_in_words(player: PlayerResult) -> str:
    """How it won: `last alive 97 %, points 3 %`."""
    return ", ".join(f"{way} {100 * times / player.rate.wins:.0f} %" for way, times in player.ways.items()) or "-"


def verdict_in_words(results: Results) -> str:
    """What the stopping test says."""
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
