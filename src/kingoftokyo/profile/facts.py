"""The facts of a finished game that the profile needs, counted once from its record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from kingoftokyo.history.game_statistics import statistics
from kingoftokyo.rules import is_plain
from kingoftokyo.table.wire.profile import FactSeat, GameFacts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo.rules import Record
    from kingoftokyo.table.seats import Seated
    from kingoftokyo.table.wire.profile import Level

FORMAT: Final = 1


def facts_of(table: str, seated: Seated) -> GameFacts:
    """The facts of the finished game of a table; raises RecordError if it cannot be replayed."""
    record, people = seated.record, seated.people
    counted = statistics(record)
    me = people[0] if len(people) == 1 else None
    mine = counted.monsters[me or 0]
    return GameFacts(
        format=FORMAT,
        table=table,
        date=record.date,
        game=identity(record) or table,
        head=record.head,
        rules=record.rules.text,
        seats=[FactSeat(seat.monster, seat.player) for seat in seated.seats],
        me=me,
        winner=counted.winner,
        reason=counted.reason,
        rounds=counted.rounds,
        points=mine.points,
        health=mine.health,
        cards=[*mine.cards_bought, *mine.cards_stolen],
        entries=mine.entries,
        turns_in_tokyo=mine.turns_in_tokyo,
        damage_given=mine.damage_given,
        eliminations=mine.eliminations,
        revivals=mine.revivals,
        own_goal=mine.eliminated is not None and mine.eliminated.by == me and me is not None,
    )


def identity(record: Record) -> str:
    """What copies of one game have in common, also after saving and loading; empty for a game from a seed."""
    return record.commitment


def to_text(facts: GameFacts) -> str:
    return msgspec.json.encode(facts).decode()


def from_text(text: str) -> GameFacts | None:
    """The facts in this text; None if they are of another format or damaged."""
    try:
        facts = msgspec.json.decode(text, type=GameFacts)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return facts if facts.format == FORMAT and _is_sound(facts) else None


def _is_sound(facts: GameFacts) -> bool:
    seats = range(len(facts.seats))
    texts = (facts.table, facts.date, facts.game, facts.head, facts.rules, facts.reason, *facts.cards)
    shown = (*texts, *(seat.monster for seat in facts.seats))
    return all(seat is None or seat in seats for seat in (facts.me, facts.winner)) and all(map(is_plain, shown))


def won(facts: GameFacts) -> bool:
    """Whether the only person of the game won it."""
    return facts.me is not None and facts.winner == facts.me


def my_monster(facts: GameFacts) -> str:
    """The monster of the only person; empty if several people played."""
    return "" if facts.me is None else facts.seats[facts.me].monster


def level_of(facts: GameFacts) -> Level:
    """The level of the computer players, `mixed` if they differ."""
    levels = {seat.player for seat in facts.seats if seat.player != "person"}
    if len(levels) != 1:
        return "mixed" if levels else "none"
    [level] = levels
    return level


def each_once(all_facts: Sequence[GameFacts]) -> list[GameFacts]:
    """The games in their order, each once: the same game, loaded and finished again, counts the first time only."""
    found: dict[str, GameFacts] = {}
    for facts in all_facts:
        found.setdefault(facts.game, facts)
    return list(found.values())
