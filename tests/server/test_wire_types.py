"""The page's types are those of the server."""

from __future__ import annotations

import re
from pathlib import Path

from kingoftokyo.table.wire import looking_back as wire_looking_back
from kingoftokyo.table.wire import messages as wire
from kingoftokyo.table.wire import requests as wire_requests
from tools.generate.wire_types import WRITTEN, typescript

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_page_are_fresh() -> None:
    assert WRITTEN.read_text(encoding="utf-8") == typescript(), "run python -m tools.generate.wire_types"


def test_every_struct_of_the_wire_has_a_type() -> None:
    known = {**vars(wire), **vars(wire_requests), **vars(wire_looking_back)}
    structs = {name for name, thing in known.items() if isinstance(thing, type) and issubclass(thing, wire.Data)}
    written = set(re.findall(r"^export interface (\w+)", typescript(), re.MULTILINE))

    assert written == structs - {"Data"}


def test_types_are_as_narrow_as_the_wire() -> None:
    text = typescript()

    assert 'place: "bay" | "city" | "dead" | "outside";' in text
    assert "fields: Record<string, number | string | boolean | (number | string)[] | null>;" in text
    assert "export type FromPage = Choose | Interject | Pause | Ask | Odds | Seen;" in text
    assert "  player: Player;" in text
    assert "any" not in re.findall(r": (\w+);", text)
