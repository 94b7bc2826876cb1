"""Draws the icons of the installed page from `web/public/icon.svg`: `python -m tools.site.icons`.

They are committed; run it again if the SVG changes.

Chromium and Android take the sizes 192 and 512 and the maskable icon, which systems cut to a circle or another shape;
iPhones take `apple-touch-icon`, which they round themselves.
"""

import re
import sys
from typing import NamedTuple

from playwright.sync_api import sync_playwright

from tools.ci.browsers import CHROMIUM
from tools.ci.prepare import ROOT

SVG = ROOT / "web" / "public" / "icon.svg"
FOLDER = SVG.parent
SAFE = 0.75  # of the crown's size: it then lies within the circle that no mask may cut


class Icon(NamedTuple):
    name: str
    size: int  # pixels
    scale: float = 0.0  # of the crown on a full square; 0 for the icon as it is, with round corners


ICONS = (
    Icon("icon-192.png", 192),
    Icon("icon-512.png", 512),
    Icon("icon-maskable-512.png", 512, SAFE),
    Icon("apple-touch-icon.png", 180, 0.9),
)


def svg_of(icon: Icon) -> str:
    """The SVG of this icon."""
    svg = SVG.read_text(encoding="utf-8")
    if icon.scale:
        svg = re.sub(r' rx="\d+"', "", svg)
        svg = svg.replace("<path ", f'<path transform="translate(32 32) scale({icon.scale}) translate(-32 -33)" ')
    return svg.replace("<svg ", f'<svg width="{icon.size}" height="{icon.size}" style="display: block" ')


def main() -> None:
    """Write all icons."""
    command = CHROMIUM.command() or sys.exit(CHROMIUM.how)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=command, args=["--no-sandbox"])
        for icon in ICONS:
            page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
            page.set_content(f"<style>body {{ margin: 0 }}</style>{svg_of(icon)}")
            page.screenshot(path=FOLDER / icon.name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
