"""Builds the whole game as one file, build/KingOfTokyo.html: `python -m tools.site.single`.

It opens from any folder by double-click. Everything that `build.py` writes into files is in elements of the page.
"""

import base64
import gzip
import time
from pathlib import Path

from tools.ci import page
from tools.ci.prepare import ROOT
from tools.site.build import parts, texts
from tools.site.progress import say

FILE = ROOT / "build" / "KingOfTokyo.html"
BUILT = ROOT / "build" / "single"
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; worker-src blob:; connect-src blob:; "
    "style-src 'unsafe-inline'; img-src data: blob:; base-uri 'none'; form-action 'none'"
)
PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#111a30">
<meta name="description" content="The board game for two to six monsters: an unofficial fan work.">
<link rel="icon" href="data:image/svg+xml;base64,{icon}" type="image/svg+xml">
<title>King of Tokyo</title>
<style>{style}</style>
</head>
<body>
<div id="page"></div>
{parts}
<script type="module">{script}</script>
</body>
</html>
"""


def embedded(name: str, content: bytes) -> str:
    """A part of the engine as an element that browsers do not run."""
    packed = base64.b64encode(gzip.compress(content, 9, mtime=0)).decode()
    return f'<script type="application/octet-stream" id="part:{name}">{packed}</script>'


def only(pattern: str) -> str:
    [file] = (BUILT / "assets").glob(pattern)
    return file.read_text(encoding="utf-8")


def build() -> Path:
    page.install()
    files = parts() | texts(docs=False)
    say("Building the page")
    page.npm("run", "build", "--", "--mode", "single")
    FILE.write_text(
        PAGE.format(
            policy=POLICY,
            icon=base64.b64encode((BUILT / "icon.svg").read_bytes()).decode(),
            style=only("*.css"),
            parts="\n".join(embedded(name, content) for name, content in files.items()),
            script=only("*.js").replace("</script", "<\\/script"),
        ),
        encoding="utf-8",
    )
    return FILE


def main() -> None:
    began = time.monotonic()
    file = build()
    seconds = time.monotonic() - began
    print(f"build/{file.name}: {file.stat().st_size / 1e6:.1f} MB, built in {seconds:.0f} s. Open it with a browser.")


if __name__ == "__main__":
    main()
