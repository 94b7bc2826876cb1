"""`python -m kingoftokyo` is the `kot` command."""

from __future__ import annotations

from kingoftokyo.cli import app

if __name__ == "__main__":
    app(prog_name="kot")
