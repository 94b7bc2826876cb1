"""The daily challenge: a table whose monsters, rules, players and dice follow from the date, the same for everybody.

`docs/reference/daily.md` publishes the formula. Whoever makes the same choices sees the same dice.
"""

from __future__ import annotations

from datetime import date as calendar_date
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from kingoftokyo.monsters import MONSTER_IDS
from kingoftokyo.profile.facts import each_once, level_of, won
from kingoftokyo.rules import SECRET_BYTES, commitment
from kingoftokyo.table.seats import PERSON, new_game
from kingoftokyo.table.wire.messages import SeatData
from kingoftokyo.table.wire.profile import DailyResult
from kingoftokyo.table.wire.requests import NewTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo.rules import Record
    from kingoftokyo.table.seats import Seated
    from kingoftokyo.table.wire.messages import Player
    from kingoftokyo.table.wire.profile import GameFacts

NAME: Final = "King of Tokyo daily challenge 1"  # a change of the formula changes the number
FEWEST_RIVALS: Final = 2
RIVALS: Final = 3  # two to four of them
RULES: Final = (
    "standard",
    "standard",
    "standard halloween=true",
    "standard cultists=true",
    "standard tokyo_tower=true",
)
LEVELS: Final[tuple[Player, ...]] = ("easy", "easy", "medium", "medium", "medium", "hard", "hard")  # from Monday on
SEEDS: Final = 1_000_000


def is_date(text: str) -> bool:
    """Whether this is a date as `2026-11-15`."""
    try:
        return calendar_date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def secret_of(date: str) -> bytes:
    """The secret of the dice of this date."""
    return blake2b(f"{NAME} {date}".encode(), digest_size=SECRET_BYTES).digest()


def table_of(date: str) -> NewTable:
    """The rules and seats of this date; the person has the first seat."""
    number = _digits(date)
    free = list(MONSTER_IDS)
    monsters = [free.pop(number[k] % len(free)) for k in range(1 + FEWEST_RIVALS + number[6] % RIVALS)]
    level = LEVELS[calendar_date.fromisoformat(date).weekday()]
    players: list[Player] = [PERSON, *[level] * (len(monsters) - 1)]
    seats = [SeatData(monster, player) for monster, player in zip(monsters, players, strict=True)]
    return NewTable(RULES[number[7] % len(RULES)], seats)


def daily_game(date: str) -> Seated:
    """The game of this date at its first decision."""
    number = _digits(date)
    computer_seed = int.from_bytes(number[8:12], "big") % SEEDS
    return new_game(table_of(date), secret_of(date), computer_seed, date)


def _digits(date: str) -> bytes:
    """The bytes that settle the table of this date."""
    return blake2b(f"{NAME} {date} table".encode(), digest_size=SECRET_BYTES).digest()


def has_daily_dice(date: str, known: str) -> bool:
    """Whether this commitment is that of the dice of this date."""
    return is_date(date) and known == commitment(secret_of(date))


def is_daily(record: Record) -> bool:
    """Whether a record is a game of the daily challenge of its date: its dice, rules, monsters and players."""
    if not has_daily_dice(record.date, record.commitment):
        return False
    expected = daily_game(record.date).record
    return (
        record.rules.text == expected.rules.text
        and record.monsters == expected.monsters
        and record.players == expected.players
        and not any(record.words)
        and not record.position
    )


def daily_results(all_facts: Sequence[GameFacts], here: set[str]) -> list[DailyResult]:
    """The official tries among these games, the newest date first; `here` are the tables that still exist."""
    found = [_result(facts, here) for facts in each_once(all_facts) if has_daily_dice(facts.date, facts.game)]
    return sorted(found, key=lambda result: result.date, reverse=True)


def _result(facts: GameFacts, here: set[str]) -> DailyResult:
    return DailyResult(
        date=facts.date,
        won=won(facts),
        points=facts.points,
        health=facts.health,
        rounds=facts.rounds,
        seats=facts.seats,
        me=facts.me or 0,
        winner=facts.winner,
        level=level_of(facts),
        head=facts.head,
        table=facts.table,
        replay=facts.table in here,
    )
