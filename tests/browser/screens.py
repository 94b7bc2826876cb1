"""The screens on which the page is tested, and pictures of what was on them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "build" / "screens"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What WCAG 2.2 AA asks for.
AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@dataclass(frozen=True)
class Screen:
    """A device and how its owner likes it."""

    name: str
    width: int
    height: int
    phone: bool = False
    language: str = "en-GB"
    theme: Literal["light", "dark"] = "light"
    still: bool = False  # reduced motion
    hasty: bool = True  # sees at once what others do, without the show
    careful: bool = False  # is asked before wasting something, and spared what is no choice: as the page comes


DESK = Screen("desk", 1440, 900)
ARMCHAIR = Screen("armchair", 1440, 900, hasty=False)  # where one watches the whole show
NIGHT = Screen("night", 1440, 900, theme="dark")
PHONE = Screen("phone", 360, 740, phone=True)
FRENCH = Screen("french", 1280, 800, language="fr-FR")
STILL = Screen("still", 1440, 900, still=True)
