"""The report of a tournament as one HTML page that contains its style and plots, for light and dark screens."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from kingoftokyo.arena.report.notes import notes_of
from kingoftokyo.arena.report.plots import Row, histogram, rates, shares
from kingoftokyo.arena.report.text import (
    PLACES,
    by_opponent,
    luck_in_words,
    mean_in_words,
    rate_in_words,
    short_name,
    title_of,
    verdict_in_words,
    ways_in_words,
)
from kingoftokyo.arena.schedule import seed_text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kingoftokyo.arena.game_records import GivenReason
    from kingoftokyo.arena.results import PlayerResult, Rate, Results

NAME: Final = 20  # letters of a name
STYLE: Final = """
:root { color-scheme: light dark; --ink: #1c1c1e; --paper: #fcfcfa; --faint: #6b6b70; --grid: #dcdcd8;
  --a: #2f6db5; --b: #d9822b; --c: #4a9a5b; --d: #b0413e; --e: #7a5aa6; --f: #8a8a8a; }
@media (prefers-color-scheme: dark) { :root { --ink: #ececee; --paper: #17181b; --faint: #9b9ba1; --grid: #34353a;
  --a: #6aa5e8; --b: #eda75b; --c: #7cc78c; --d: #e57f7b; --e: #ac8fd8; --f: #a5a5a5; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 2.5rem; } p, figcaption { color: var(--faint); } figure { margin: 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .7rem; text-align: right; border-bottom: 1px solid var(--grid); white-space: nowrap; }
th:first-child, td:first-child, td.words { text-align: left; } td.words { white-space: normal; }
svg { width: 100%; height: auto; font: 13px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg text.faint { fill: var(--faint); }
.grid { stroke: var(--grid); } .even { stroke: var(--faint); stroke-dasharray: 4 4; }
.interval { stroke: var(--a); stroke-width: 3; opacity: .55; } .mark { fill: var(--a); }
.way0 { fill: var(--a); } .way1 { fill: var(--b); } .way2 { fill: var(--c); }
.way3 { fill: var(--d); } .way4 { fill: var(--e); } .way5 { fill: var(--f); }
"""


def page_of(results: Results, reasons: Mapping[str, Sequence[GivenReason]] | None = None) -> str:
    """The whole page, with some reasons of each player, if any are given."""
    title = title_of(results)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(_summary(results))}</p>",
        *(f"<p><strong>{escape(note)}</strong></p>" for note in notes_of(results)),
        _opponents(results) if by_opponent(results) else _table(results),
        "".join(f"<p>{escape(line)}</p>" for line in luck_in_words(results)),
        _cross(results),
        _seats(results),
        _figure(
            "Win rate",
            rates(
                _rate_rows(results),
                results.even,
                "Win rates",
            ),
            f"The line is the 95 % interval (Wilson). Dashed: equal players would win {results.even:.1%}.",
        ),
        _figure(
            "Seat effect",
            rates([_row(PLACES[k], rate) for k, rate in enumerate(results.order)], results.even, "Seat effect"),
            "Win rates of the monsters that were first, second … in the order of turns, over all players.",
        ),
        _figure("Length of games", histogram(results.turns, "turns", "Length of games"), "In turns of one monster."),
        _figure(
            "Ways of winning",
            shares({player.name: player.ways for player in results.players if player.ways}, "Ways of winning"),
            f"All games ended by: {', '.join(f'{way} {times}' for way, times in results.ways.items())}.",
        ),
        _cards(results),
        _reasons(reasons or {}),
        _faults(results.players),
    ]
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body></html>\n"
    )


def _row(label: str, rate: Rate) -> Row:
    return Row(label, rate.rate, *rate.interval, f", {rate.wins} of {rate.games}", rate.games)


def _rate_rows(results: Results) -> list[Row]:
    if by_opponent(results):
        return [_row(f"against {name}", one.rate) for name, one in results.players[0].against.items()]
    return [_row(player.name, player.rate) for player in results.players if player.rate.games]


def _short(name: str, width: int = NAME) -> str:
    return short_name(name, width)


def _summary(results: Results) -> str:
    words = [f"{results.games} games", f"rules: {results.schedule.rules}", f"seed {seed_text(results.schedule.seed)}"]
    if results.interrupted:
        words.append(f"interrupted: {results.schedule.games} were planned")
    if results.verdict is not None:
        words.append(verdict_in_words(results))
    return ", ".join(words) + "."


def _figure(title: str, plot: str, caption: str) -> str:
    return f"<h2>{escape(title)}</h2><figure>{plot}<figcaption>{escape(caption)}</figcaption></figure>"


def _html_table(head: Sequence[str], rows: Sequence[Sequence[str]], words: int = 0) -> str:
    """A table; its last `words` columns contain sentences."""
    top = "".join(f"<th>{_cell(cell)}</th>" for cell in head)
    lines = []
    for row in rows:
        kinds = [""] * (len(row) - words) + [' class="words"'] * words
        lines.append("".join(f"<td{kind}>{_cell(cell)}</td>" for kind, cell in zip(kinds, row, strict=True)))
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def _cell(text: str) -> str:
    return escape(text).replace("\n", "<br/>")


def _two_lines(rate: Rate | None) -> str:
    """A rate with its interval below it, which saves width."""
    return "-" if rate is None or not rate.games else rate_in_words(rate).replace(" (", "\n(")


def _opponents(results: Results) -> str:
    """The first player against each of the others; a mean over all of them would mean nothing."""
    first = results.players[0]
    rows = [
        [_short(name), f"{one.rate.games}", f"{one.rate.wins}", rate_in_words(one.rate), mean_in_words(one.adjusted)]
        for name, one in first.against.items()
    ]
    head = [f"{_short(first.name)} against", "games", "wins", "win rate (95 %)", "luck-adjusted ± s.e."]
    return _html_table(head, rows)


def _cross(results: Results) -> str:
    """Win rates of each player against each other."""
    if not results.cross or by_opponent(results):
        return ""
    names = list(results.cross)
    head = ["won against", *(_short(name, 12) for name in names)]
    rows = [[_short(name), *(_two_lines(results.cross[name].get(other)) for other in names)] for name in names]
    return f"<h2>Who beat whom</h2>{_html_table(head, rows)}"


def _table(results: Results) -> str:
    head = [
        "",
        "games",
        "wins",
        "win rate\n(95 %)",
        "luck-adjusted\n± s.e.",
        "rating",
        "worst against",
        "turns",
        "faults",
    ]
    rows = []
    for player in results.players:
        if not player.rate.games:
            continue
        worst = player.worst
        rows.append(
            [
                _short(player.name),
                f"{player.rate.games}",
                f"{player.rate.wins}",
                _two_lines(player.rate),
                mean_in_words(player.adjusted, suspicious=player.suspicious),
                "-" if player.rating is None else f"{player.rating.ordinal:.1f}",
                "-" if worst is None else f"{_short(worst, 16)}: {player.opponents[worst].rate:.1%}",
                f"{player.turns:.1f}",
                f"{player.fault_count}",
            ]
        )
    return _html_table(head, rows)


def _seats(results: Results) -> str:
    """For each player: its win rate at each seat, its turns in Tokyo, and how it won."""
    head = ["", *(f"seat {seat}" for seat in range(results.schedule.players)), "turns begun\nin Tokyo", "won by"]
    rows = [
        [
            _short(player.name),
            *(_two_lines(rate) for rate in player.seats),
            f"{player.tokyo:.1f} a game",
            ways_in_words(player),
        ]
        for player in results.players
        if player.rate.games
    ]
    return f"<h2>Seats and Tokyo</h2>{_html_table(head, rows, 1)}"


def _reasons(reasons: Mapping[str, Sequence[GivenReason]]) -> str:
    """The players' reasons: text of foreign bots, escaped, in folded sections."""
    if not reasons:
        return ""
    parts = ["<h2>Reasons</h2><p>Some of them, from the first games of each player. The records have all.</p>"]
    for name, given in reasons.items():
        rows = [[f"{one.game}", f"{one.turn}", one.choice, one.why] for one in given]
        table = _html_table(["game", "turn", "choice", "why"], rows, 2)
        parts.append(f"<details><summary>{escape(name)}: {len(rows)} reasons</summary>{table}</details>")
    return "".join(parts)


def _cards(results: Results) -> str:
    if not results.cards:
        return ""
    ranked = sorted(results.cards.items(), key=lambda item: (-item[1].rate, item[0]))
    rows = [_row(card.replace("_", " "), rate) for card, rate in ranked]
    caption = (
        "How often a monster that bought the card won, and of how many. Monsters that live longer buy more, so this "
        "does not prove that a card is good."
    )
    return _figure("Cards", rates(rows, results.even, "Win rates of cards", counts=True), caption)


def _faults(players: Sequence[PlayerResult]) -> str:
    rows = [
        [player.name, kind, f"{faults.times}", faults.first]
        for player in players
        for kind, faults in player.faults.items()
    ]
    rows += [
        [player.name, "printed", f"{player.printed} bytes", player.printed_first]
        for player in players
        if player.printed
    ]
    if not rows:
        return ""
    about = "<p>Faults and printed output, with the first message of each.</p>"
    return f"<h2>Faults</h2>{about}{_html_table(['', 'what', 'times', 'the first time'], rows, 1)}"
