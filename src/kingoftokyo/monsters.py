"""The six monsters that people can be: names only, for all of them play by the same rules."""

from __future__ import annotations

from typing import Final

MONSTERS: Final = ("Axolulu", "Mosshell", "Old Pinch", "Blorb", "Girder", "Hoot Noir")


def monster_id(name: str) -> str:
    """`Old Pinch` as the page and its pictures call it: `old_pinch`."""
    return name.lower().replace(" ", "_")


MONSTER_IDS: Final = tuple(monster_id(name) for name in MONSTERS)
