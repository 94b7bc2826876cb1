"""The icons of the installed page are there, in the sizes that its manifest names."""

from __future__ import annotations

import json
import struct

from tools.ci.prepare import ROOT
from tools.site.icons import FOLDER, ICONS


def size_of(name: str) -> tuple[int, int]:
    """The width and height in the header of a PNG."""
    header = (FOLDER / name).read_bytes()[:24]
    assert header[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", header[16:])
    return width, height


def test_every_icon_is_drawn_in_its_size() -> None:
    assert {icon.name: size_of(icon.name) for icon in ICONS} == {icon.name: (icon.size,) * 2 for icon in ICONS}
    assert {path.name for path in FOLDER.glob("*.png")} == {icon.name for icon in ICONS}


def test_the_manifest_names_the_icons_that_systems_ask_for() -> None:
    icons = json.loads((FOLDER / "manifest.webmanifest").read_text(encoding="utf-8"))["icons"]
    drawn = {icon["src"]: icon["sizes"] for icon in icons if icon["type"] == "image/png"}

    assert drawn == {name: "{}x{}".format(*size_of(name)) for name in drawn}
    assert {"192x192", "512x512"} <= set(drawn.values())
    assert [icon["purpose"] for icon in icons].count("maskable") == 1
    assert (ROOT / "web" / "public" / "icon.svg").is_file()
