"""Parsing the fields of a position. Every error has the path of its field and the reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.bits import bit
from kingoftokyo.rules.errors import PositionError, shown
from kingoftokyo.rules.input_types import whole
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game

A_FEW: Final = 100  # more than one turn can add to a number
MANY: Final = 1_000_000  # more than one game can add: no record has more characters


class Fields:
    """One object of a position; `where` is its path.

    `written`: the position was written by a game, whose numbers may exceed the limits for positions set up by hand.
    """

    def __init__(self, data: object, where: str, known: tuple[str, ...] | None, *, written: bool = False) -> None:
        if not isinstance(data, Mapping):
            raise PositionError(where or "position", "field-object", found=shown(data))
        for field in data:
            if known is not None and field not in known:
                raise PositionError(where or "position", "field-unknown", found=shown(field), known=", ".join(known))
        self.data: Mapping[str, object] = data
        self.where = where
        self.written = written

    def has(self, field: str) -> bool:
        return field in self.data

    def path(self, field: str) -> str:
        return f"{self.where}.{field}" if self.where else field

    def error(self, field: str, code: str, **arguments: int | str) -> PositionError:
        return PositionError(self.path(field), code, **arguments)

    def number(
        self,
        field: str,
        start: int,
        least: int,
        most: int,
        code: str = "field-range",
        *,
        beyond: int = 0,
        **arguments: int | str,
    ) -> int:
        """A whole number, by default `start`; out of bounds it raises an error of this code, with the bounds.

        `beyond` is added to `most` for positions written by a game: what play can add to the greatest value for
        positions set up by hand.
        """
        if self.written:
            most += beyond
        value = whole(self.data.get(field, start))
        if value is None:
            raise self.error(field, "field-number", found=shown(self.data.get(field, start)))
        if not least <= value <= most:
            raise self.error(field, code, found=shown(value), least=least, most=most, **arguments)
        return value

    def seat(self, field: str, game: Game) -> int:
        """A seat of this game; 0 if the field is missing."""
        return self.number(field, 0, 0, len(game.monsters) - 1)

    def flag(self, field: str) -> bool:
        value = self.data.get(field, False)
        if not isinstance(value, bool):
            raise self.error(field, "field-flag", found=shown(value))
        return value

    def text(self, field: str, start: str = "") -> str:
        value = self.data.get(field, start)
        if not isinstance(value, str):
            raise self.error(field, "field-text", found=shown(value))
        return value

    def one_of(self, field: str, start: str, names: tuple[str, ...]) -> str:
        value = self.text(field, start)
        if value not in names:
            raise self.error(field, "field-name", found=shown(value), known=", ".join(names))
        return value

    def items(self, field: str) -> list[object]:
        value = self.data.get(field, [])
        if not isinstance(value, (list, tuple)):
            raise self.error(field, "field-list", found=shown(value))
        return list(value)

    def texts(self, field: str) -> list[str]:
        texts: list[str] = []
        for n, value in enumerate(self.items(field)):
            if not isinstance(value, str):
                raise self.error(f"{field}[{n}]", "field-text", found=shown(value))
            texts.append(value)
        return texts

    def seats(self, field: str, players: int) -> list[int]:
        seats: list[int] = []
        for n, value in enumerate(self.items(field)):
            seat = whole(value)
            if seat is None or not 0 <= seat < players:
                raise self.error(f"{field}[{n}]", "field-seat", most=players - 1, found=shown(value))
            seats.append(seat)
        return seats

    def seat_bits(self, field: str, players: int) -> i64:
        bits: i64 = 0
        for seat in self.seats(field, players):
            bits |= bit(seat)
        return bits
