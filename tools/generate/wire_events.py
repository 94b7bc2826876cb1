"""Writes `table/wire/rules_events.py`, a message for every event of the rules: `python -m tools.generate.wire_events`.

It reads the source of `rules/events.py`: once compiled, the classes no longer know the types of their fields.
"""

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "kingoftokyo" / "rules" / "events.py"
WRITTEN = ROOT / "src" / "kingoftokyo" / "table" / "wire" / "rules_events.py"
HEAD = '''"""The events of the rules, as they are sent.

Made by `python -m tools.generate.wire_events` from `rules/events.py`: change them there.
"""

from __future__ import annotations

from kingoftokyo.table.wire.data import EventData
'''


def python() -> str:
    """The whole file."""
    source = SOURCE.read_text(encoding="utf-8")
    events = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    names = "\n    | ".join(event.name for event in events)
    return "\n\n".join([HEAD, *(message(event, source) for event in events), f"RulesEvent = (\n    {names}\n)\n"])


def message(event: ast.ClassDef, source: str) -> str:
    """The class of an event as a message; its body is copied unchanged."""
    body = source.splitlines()[event.body[0].lineno - 1 : event.end_lineno]
    return "\n".join([f"class {event.name}(EventData, frozen=True):", *body, ""])


def main() -> None:
    WRITTEN.write_text(python(), encoding="utf-8")
    print(f"Written: {WRITTEN.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
