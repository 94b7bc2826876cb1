"""Builds the documentation with Zensical, if it has changed: `python -m tools.ci.docs`.

mkdocs.yml names the pages and the target folder, src/kingoftokyo/server/docs, which the server serves under /docs/.
"""

import subprocess
import sys
from pathlib import Path

from tools.ci.page import digest
from tools.ci.prepare import CONSTRAINTS, ROOT

SITE = Path("src") / "kingoftokyo" / "server" / "docs"
MADE_FROM = ROOT / "build" / "docs.made-from"
CONFIGURATION = "mkdocs.yml"


def sources() -> list[Path]:
    return [ROOT / CONFIGURATION, CONSTRAINTS, *(path for path in (ROOT / "docs").rglob("*") if path.is_file())]


def build_in(folder: Path) -> None:
    """Build the site of a folder that has mkdocs.yml and docs/. A broken link is an error."""
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict", "--config-file", CONFIGURATION]
    done = subprocess.run(command, cwd=folder, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode != 0:
        sys.exit(f"{done.stdout}\nThe documentation could not be built.")


def is_built() -> bool:
    return (ROOT / SITE / "index.html").exists() and MADE_FROM.exists() and MADE_FROM.read_text() == digest(sources())


def build() -> None:
    if is_built():
        return
    wanted = digest(sources())
    print("Building the documentation …", file=sys.stderr, flush=True)
    build_in(ROOT)
    MADE_FROM.parent.mkdir(exist_ok=True)
    MADE_FROM.write_text(wanted)


def main() -> None:
    build()
    files = [file for file in (ROOT / SITE).rglob("*") if file.is_file()]
    size = sum(file.stat().st_size for file in files)
    print(f"{len(files)} files, {size / 1e6:.1f} MB: open {SITE / 'index.html'}, or Help in the game.")


if __name__ == "__main__":
    main()
