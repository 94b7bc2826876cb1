"""The report of a benchmark run, as Markdown."""

import datetime as dt
import platform
from pathlib import Path

from benchmarks.measure import CALL, LOOP, KeepTime, Speed


def cpu() -> str:
    facts = Path("/proc/cpuinfo")
    lines = facts.read_text().splitlines() if facts.exists() else []
    names = (line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor())


def number(value: float) -> str:
    if value >= 1e6:
        return f"{value / 1e6:.2f} M"
    if value >= 100e3:
        return f"{value / 1e3:.0f} k"
    if value >= 10e3:
        return f"{value / 1e3:.1f} k"
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def times(ratio: float) -> str:
    return f"{ratio:,.0f} times" if ratio >= 10 else f"{ratio:.2g} times"


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    rule = ["---", *["--:"] * (len(head) - 1)]
    return [f"| {' | '.join(row)} |" for row in [head, rule, *rows]]


def beside_peers(ours: list[Speed], others: list[Speed], missing: dict[str, str]) -> list[str]:
    """A table that compares each other engine with our compiled engine, by the same kind of loop."""
    head = ["", "games are played by", "players", "decisions/s", "games/s", "clone"]
    head += ["ours: decisions/s", "ours: games/s", "ours: clone"]
    same = {speed.loop: speed for speed in ours if speed.name.endswith(" compiled")}
    rows = [
        [
            speed.name,
            speed.loop,
            str(speed.players),
            number(speed.decisions_per_s),
            number(speed.games_per_s),
            f"{speed.clone_us:.3g} µs",
            *_ratios(same.get(speed.loop, same[LOOP]), speed),
        ]
        for speed in [*ours, *others]
    ]
    rows += [[name, f"not measured: {reason}", *[""] * (len(head) - 2)] for name, reason in missing.items()]
    return table(head, rows)


def _ratios(ours: Speed, other: Speed) -> list[str]:
    return [
        times(ours.decisions_per_s / other.decisions_per_s),
        times(ours.games_per_s / other.games_per_s),
        times(other.clone_us / ours.clone_us),
    ]


def by_players(modes: list[list[Speed]]) -> list[str]:
    head = ["", "players", "decisions/s", "games/s", "decisions per game", "µs per game", "clone"]
    rows = [
        [
            speed.name,
            str(speed.players),
            number(speed.decisions_per_s),
            number(speed.games_per_s),
            f"{speed.decisions_per_s / speed.games_per_s:.0f}",
            number(1e6 / speed.games_per_s),
            f"{speed.clone_us:.3g} µs",
        ]
        for mode in modes
        for speed in mode
        if speed.loop == CALL
    ]
    return table(head, rows)


def best_keeps(dice: list[KeepTime]) -> list[str]:
    rows = [[keep.name, str(keep.dice), str(keep.rolls), f"{number(keep.microseconds)} µs"] for keep in dice]
    return table(["", "dice", "rolls left", "time"], rows)


def figures(compiled: Speed, interpreted: Speed, players: float, jump: float, dice: list[KeepTime]) -> list[str]:
    """The targets with four players, and whether they are met."""
    keep = next(keep for keep in dice if "compiled" in keep.name and (keep.dice, keep.rolls) == (6, 2))
    rows = [
        ("compiled, decisions/s", "at least", 2e6, compiled.decisions_per_s),
        ("compiled, games/s", "at least", 15e3, compiled.games_per_s),
        ("compiled, clone in µs", "at most", 1.0, compiled.clone_us),
        ("interpreted, decisions/s", "at least", 100e3, interpreted.decisions_per_s),
        ("compiled, players that choose at random, decisions/s", "at least", 300e3, players),
        ("compiled, any jump in a recorded game of six in ms", "at most", 50.0, jump),
        ("compiled, best keep of six dice with two rolls left in µs", "at most", 100.0, keep.microseconds),
    ]
    return table(
        ["figure, 4 players", "wanted", "measured", "reached"],
        [
            [
                name,
                f"{bound} {number(wanted)}",
                number(got),
                "yes" if (got >= wanted if bound == "at least" else got <= wanted) else "NO",
            ]
            for name, bound, wanted, got in rows
        ],
    )


def report(
    compiled: list[Speed],
    interpreted: list[Speed],
    players: float,
    jump: float,
    dice: list[KeepTime],
    peers: list[Speed],
    missing: dict[str, str],
) -> str:
    fours = [speed for speed in [*compiled, *interpreted] if speed.players == 4]
    four, four_plain = (speed for speed in fours if speed.loop == CALL)
    when = dt.datetime.now(dt.UTC)
    lines = [
        "# Benchmarks",
        "",
        f"{when:%Y-%m-%d}, {cpu()}, Python {platform.python_version()}, {platform.system()}.",
        "One core, random play, processor time, the median of three rounds. Dice rolls do not count as decisions.",
        "",
        "## Beside other engines, all in this run",
        "",
        *beside_peers(fours, peers, missing),
        "",
        "`ours` is the compiled engine with four players and the same kind of loop: how many times its rate,",
        "and how much faster a clone. Catanatron, which plays in Python, is compared with our loop in Python.",
        "",
        "## With two to six monsters",
        "",
        *by_players([compiled, interpreted]),
        "",
        "## The best keep of any roll, for any values of the final rolls",
        "",
        *best_keeps(dice),
        "",
        "## Figures to reach",
        "",
        *figures(four, four_plain, players, jump, dice),
        "",
    ]
    return "\n".join(lines)
