"""The reference of the rules is what the code's cards and settings make of it."""

import os
import subprocess
import sys
from pathlib import Path

import kingoftokyo
from kingoftokyo import Rules
from kingoftokyo.rules.settings import PRESETS, setting_names

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/reference/rules.md"


def test_the_reference_of_the_rules_is_fresh() -> None:
    # In a separate process: cards and expansions of other tests do not belong there.
    source = Path(kingoftokyo.__file__).parent.parent
    run = subprocess.run(
        [sys.executable, "-m", "tools.generate.rules_reference"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(source), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )

    assert run.returncode == 0, run.stderr
    assert run.stdout == PAGE.read_text(encoding="utf-8"), (
        "run python -m tools.generate.rules_reference > docs/reference/rules.md"
    )


def test_every_setting_stands_there_with_its_value_in_every_preset() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()

    for name in setting_names():
        [cells] = [line.strip("| ").split(" | ") for line in lines if line.startswith(f"| `{name}` |")]
        values = [{"on": True, "off": False}.get(cell, cell.strip("`")) for cell in cells[2:]]
        assert values == [Rules(preset)[name] for preset in PRESETS]
