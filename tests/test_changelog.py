"""The changelog: fragments that towncrier can read, and a part for this version."""

from __future__ import annotations

import subprocess
import sys
import tomllib

from kingoftokyo.version import __version__
from tools.ci.prepare import ROOT

FRAGMENTS = ROOT / "changelog.d"
OTHERS = {"README.md", "template.md.jinja"}


def test_every_fragment_has_a_kind_and_a_sentence() -> None:
    facts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    kinds = {kind["directory"] for kind in facts["tool"]["towncrier"]["type"]}

    for file in FRAGMENTS.iterdir():
        if file.name not in OTHERS:
            _, kind, ending = file.name.split(".")
            assert kind in kinds, file.name
            assert ending == "md", file.name
            assert file.read_text(encoding="utf-8").strip().endswith((".", ":", "`")), file.name


def test_towncrier_reads_the_fragments() -> None:
    command = [sys.executable, "-m", "towncrier", "build", "--draft", "--version", "next"]
    draft = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True).stdout

    for file in FRAGMENTS.iterdir():
        if file.name not in OTHERS:
            assert one_line(file.read_text(encoding="utf-8")) in one_line(draft), file.name


def one_line(text: str) -> str:
    return " ".join(text.split())


def test_the_changelog_has_a_part_for_this_version() -> None:
    assert f"\n## {__version__} (" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
