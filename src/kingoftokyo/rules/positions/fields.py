"""Reading the fields of a position, each with an error that names the field and the reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from kingoftokyo.rules.bits import bit
from kingoftokyo.rules.errors import PositionError, shown
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game


class Fields:
    """One object of a position: where it stands, and what it says."""

    def __init__(self, data: object, where: str, known: tuple[str, ...] | None) -> None:
        if not isinstance(data, Mapping):
            raise PositionError(f"{where or 'position'}: an object with fields is expected, not {shown(data)}")
        for field in data:
            if known is not None and field not in known:
                raise PositionError(
                    f"{where or 'position'}: there is no field {shown(field)}; there are {', '.join(known)}"
                )
        self.data: Mapping[str, object] = data
        self.where = where

    def has(self, field: str) -> bool:
        return field in self.data

    def path(self, field: str) -> str:
        return f"{self.where}.{field}" if self.where else field

    def wrong(self, field: str, reason: str) -> PositionError:
        return PositionError(f"{self.path(field)}: {reason}")

    def number(self, field: str, start: int, least: int, most: int) -> int:
        value = self.data.get(field, start)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.wrong(field, f"a whole number is expected, not {shown(value)}")
        if not least <= value <= most:
            raise self.wrong(field, f"{shown(value)} is not between {least} and {most}")
        return value

    def seat(self, field: str, game: Game) -> int:
        """A seat of this game; 0 if nothing is said."""
        return self.number(field, 0, 0, len(game.monsters) - 1)

    def flag(self, field: str) -> bool:
        value = self.data.get(field, False)
        if not isinstance(value, bool):
            raise self.wrong(field, f"true or false is expected, not {shown(value)}")
        return value

    def text(self, field: str, start: str = "") -> str:
        value = self.data.get(field, start)
        if not isinstance(value, str):
            raise self.wrong(field, f"a text is expected, not {shown(value)}")
        return value

    def one_of(self, field: str, start: str, names: tuple[str, ...]) -> str:
        value = self.text(field, start)
        if value not in names:
            raise self.wrong(field, f"{shown(value)} is none of {', '.join(names)}")
        return value

    def items(self, field: str) -> list[object]:
        value = self.data.get(field, [])
        if not isinstance(value, (list, tuple)):
            raise self.wrong(field, f"a list is expected, not {shown(value)}")
        return list(value)

    def texts(self, field: str) -> list[str]:
        texts: list[str] = []
        for n, value in enumerate(self.items(field)):
            if not isinstance(value, str):
                raise self.wrong(f"{field}[{n}]", f"a text is expected, not {shown(value)}")
            texts.append(value)
        return texts

    def seats(self, field: str, players: int) -> list[int]:
        seats: list[int] = []
        for n, value in enumerate(self.items(field)):
            if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < players:
                raise self.wrong(f"{field}[{n}]", f"a seat from 0 to {players - 1} is expected, not {shown(value)}")
            seats.append(value)
        return seats

    def seat_bits(self, field: str, players: int) -> i64:
        bits: i64 = 0
        for seat in self.seats(field, players):
            bits |= bit(seat)
        return bits
