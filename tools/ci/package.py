"""Builds and tests the packages: source archive, wheel from it, installed in a fresh environment outside the checkout.

The wheel must contain the compiled engine; built with KOT_PURE=1, the plain one. The tested packages are in build/dist.
`--only-archive` ends with the source archive, from which CI builds the wheels of all systems.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from tools.ci.docs import build as build_docs
from tools.ci.page import build as build_page
from tools.ci.prepare import CONSTRAINTS, ROOT, cc_of, pip_install, programs_of, python_of

DIST = ROOT / "build" / "dist"


def say(line: str) -> None:
    print(f"   {line}", flush=True)


def build_archive() -> Path:
    say("building the source archive …")
    shutil.rmtree(DIST, ignore_errors=True)
    command = [sys.executable, "setup.py", "-q", "sdist", "--dist-dir", str(DIST)]
    subprocess.run(command, cwd=ROOT, check=True)
    return next(DIST.glob("*.tar.gz"))


def build_wheel(archive: Path, place: Path, **settings: str) -> Path:
    """Build a wheel from the archive in pip's clean environment, which shows files missing in the archive."""
    say(f"building a wheel from it with {settings} …")
    environment = os.environ | {"CC": cc_of(Path(sys.executable)), "PIP_CONSTRAINT": str(CONSTRAINTS)} | settings
    command = [sys.executable, "-I", "-m", "pip", "wheel", "-qq", "--no-deps", "--no-cache-dir", "--wheel-dir", "."]
    subprocess.run([*command, str(archive)], cwd=place, env=environment, check=True)
    return next(place.glob("*.whl"))


def kot(home: Path, *arguments: str) -> str:
    """Runs the installed command from outside the checkout, with nothing of the checkout on its path."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [programs_of(home) / "kot", *arguments],
        cwd=home,
        env=environment,
        check=True,
        text=True,
        stdout=subprocess.PIPE,
    )
    say(f"kot {' '.join(arguments)}: {done.stdout.strip().splitlines()[0][:80]}")
    return done.stdout


def install_and_try(wheel: Path, home: Path, mode: str) -> None:
    say(f"installing {wheel.name} into a fresh environment …")
    venv.create(home, with_pip=True)
    done = pip_install(home, [str(wheel)], CONSTRAINTS)
    if done.returncode != 0:
        sys.exit(done.stderr)
    expect(mode in kot(home, "--version"), f"kot --version must say {mode}")
    cards = json.loads(kot(home, "cards", "--json"))
    expect(bool(cards) and all({"name", "cost", "kind", "copies", "text"} <= set(card) for card in cards), "kot cards")
    expect(json.loads(kot(home, "bench", "--json", "--seconds", "1"))["mode"] == mode, f"kot bench must run {mode}")
    where = "import kingoftokyo; print(kingoftokyo.__file__)"
    found = subprocess.check_output([python_of(home), "-I", "-c", where], cwd=home, text=True)
    expect(Path(found.strip()).is_relative_to(home.resolve()), f"the installed package must be used, not {found}")
    for file in ("server/page/index.html", "server/docs/index.html", "i18n/fr/page.ftl", "players/perfect/perfect.f16"):
        expect((Path(found.strip()).parent / file).is_file(), f"the package must contain {file}")


def expect(fact: bool, otherwise: str) -> None:  # noqa: FBT001  an assertion
    if not fact:
        sys.exit(otherwise)


def main() -> None:
    build_page()
    build_docs()
    archive = build_archive()
    if "--only-archive" in sys.argv[1:]:
        return
    with tempfile.TemporaryDirectory() as outside:
        place = Path(outside).resolve()
        for mode, setting in (("compiled", {"KOT_COMPILED": "1"}), ("interpreted", {"KOT_PURE": "1"})):
            (place / mode).mkdir()
            wheel = build_wheel(archive, place / mode, **setting)
            install_and_try(wheel, place / f"{mode}-home", mode)
            if mode == "compiled":
                shutil.copy(wheel, DIST)


if __name__ == "__main__":
    main()
