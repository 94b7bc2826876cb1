"""The local network: a server in a network namespace of its own, with two addresses."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import kingoftokyo
from server.online import network_visit

TESTS = Path(__file__).resolve().parents[2]


def why_not() -> str:
    """Why there can be no namespace here; empty if there can."""
    if sys.platform != "linux" or not shutil.which("unshare") or not shutil.which("ip"):
        return "needs Linux with unshare and ip"
    devices = " && ".join(network_visit.DEVICES)
    tried = subprocess.run(["unshare", "--net", "sh", "-c", devices], capture_output=True, text=True, check=False)
    return f"no network namespace: {tried.stderr.strip()[:100]}" if tried.returncode else ""


def test_a_guest_at_each_address_plays_while_the_server_is_open_and_nobody_else_is_let_in() -> None:
    reason = why_not()
    if reason:
        pytest.skip(reason)
    engine = Path(kingoftokyo.__file__).resolve().parents[1]
    paths = os.pathsep.join(str(path) for path in (TESTS, TESTS.parent, engine))
    visit = subprocess.run(
        ["unshare", "--net", sys.executable, "-m", "server.online.network_visit"],
        env={**os.environ, "PYTHONPATH": paths},
        cwd=TESTS,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert visit.returncode == 0, visit.stdout + visit.stderr
