"""Laying a table for five with steps that are pending, and what is asked then."""

from __future__ import annotations

import pytest

from kingoftokyo import Game, PositionError

FIVE: list[dict[str, object]] = [{"energy": 9}, {"place": "city"}, {"place": "bay"}, {}, {}]
REST = [{"step": "turn_over"}]
DAMAGE: dict[str, object] = {"step": "damage", "seat": 1, "amount": 3, "dealer": 2, "cause": "tank"}


def lay(*pending: object, **fields: object) -> Game:
    position = {"rules": {"two_players": False}, "monsters": FIVE, "pending": [*pending, *REST], **fields}
    return Game.from_position(position, listen=True)


def refused(says: str, *pending: object, **fields: object) -> None:
    with pytest.raises(PositionError, match=says):
        lay(*pending, **fields)


def refused_step(says: str, step: object, **fields: object) -> None:
    refused(r"^pending\[0\]" + says, step, **fields)


def asked(game: Game) -> tuple[int | None, str | None]:
    view = game.view(None)
    return (view.asked, view.kind)


def wrong_numbers(step: dict[str, object], field: str, least: int, most: int, **fields: object) -> None:
    for bad in (least - 1, most + 1):
        refused_step(rf"\.{field}: {bad} is not between {least} and {most}", {**step, field: bad}, **fields)
    for other in ("1", None, True, 1.0):
        refused_step(rf"\.{field}: a whole number is expected, not {other!r}", {**step, field: other}, **fields)


def wrong_flags(step: dict[str, object], field: str) -> None:
    for bad in (1, "true", None):
        refused_step(rf"\.{field}: true or false is expected, not {bad!r}", {**step, field: bad})
