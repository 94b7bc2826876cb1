"""The page's types are those of the server."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from kingoftokyo.i18n.phrase import Phrase
from kingoftokyo.rules import GROUP_NAMES, VERBS
from kingoftokyo.table.wire.data import Data, EventData
from kingoftokyo.table.wire.messages import Group, Verb
from tools.generate import wire_events
from tools.generate.wire_types import MODULES, WRITTEN, typescript

ROOT = Path(__file__).parents[3]


def test_the_types_of_the_page_are_fresh() -> None:
    assert WRITTEN.read_text(encoding="utf-8") == typescript(), "run python -m tools.generate.wire_types"


def test_the_events_of_the_wire_are_those_of_the_rules() -> None:
    written = wire_events.WRITTEN.read_text(encoding="utf-8")

    assert written == wire_events.python(), "run python -m tools.generate.wire_events"


def test_every_struct_of_the_wire_has_a_type() -> None:
    known = {name: thing for module in MODULES for name, thing in vars(module).items()}
    structs = {name for name, thing in known.items() if isinstance(thing, type) and issubclass(thing, Data)}
    written = set(re.findall(r"^export interface (\w+)", typescript(), re.MULTILINE))

    assert written == structs - {Data.__name__, EventData.__name__} | {Phrase.__name__}


def test_types_are_as_narrow_as_the_wire() -> None:
    text = typescript()

    assert 'place: "bay" | "city" | "dead" | "outside";' in text
    assert 'export interface TurnStarted {\n  event: "TurnStarted";\n  turn: number;\n  seat: number;' in text
    assert "export interface Happened {\n  event: GameEvent;\n  moment: number;\n}" in text
    assert "export type FromPage = Choose | Interject | Pause | Ask | Odds | Seen;" in text
    assert "  player: Player;" in text
    assert "any" not in re.findall(r": (\w+);", text)


def test_the_verbs_and_groups_of_the_page_are_those_of_the_rules() -> None:
    assert set(get_args(Verb)) == set(VERBS)
    assert get_args(Group) == GROUP_NAMES
