"""Writes every file that is generated from the code: `make references`."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
REFERENCE = ROOT / "docs" / "reference"
PAGES = ("rules", "command", "api", "errors", "server")  # of docs/reference, printed by `tools.generate.…_reference`
WRITERS = ("wire_events", "wire_types", "decks")  # these write their files themselves, the second from the first


def run(module: str) -> str:
    environment = os.environ | {"COLUMNS": "120"}  # the width of the command's reference
    command = [sys.executable, "-m", f"tools.generate.{module}"]
    return subprocess.run(command, cwd=ROOT, env=environment, check=True, text=True, stdout=subprocess.PIPE).stdout


def main() -> None:
    for module in WRITERS:
        print(run(module).strip())
    for name in PAGES:
        text = run(f"{name}_reference")  # before the page is opened: a failure leaves it as it is
        path = REFERENCE / f"{name}.md"
        path.write_text(text, encoding="utf-8")
        print(f"Written: {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
