"""The names of the six monsters. They all play by the same rules."""

from __future__ import annotations

from typing import Final

MONSTERS: Final = ("Axolulu", "Mosshell", "Old Pinch", "Blorb", "Girder", "Hoot Noir")


def monster_id(name: str) -> str:
    """The id of a monster for the page and its pictures: `Old Pinch` is `old_pinch`."""
    return name.lower().replace(" ", "_")


MONSTER_IDS: Final = tuple(monster_id(name) for name in MONSTERS)
