"""How long the executable and `kot serve` take from their start to the main menu: `python -m benchmarks.start`.

The two are started in turn, so that a busy machine affects both; run `make app` first.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from statistics import median
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from kingoftokyo.server.access.keys import Keys
from tools.ci.app import APP
from tools.ci.prepare import ROOT

STARTS = 9
PATIENCE = 60
RIVALS = {
    "KingOfTokyo": ([str(APP)], {}),
    "kot serve": ([sys.executable, "-m", "kingoftokyo", "serve"], {"PYTHONPATH": str(ROOT / "build" / "compiled")}),
}


def start(command: list[str], environment: dict[str, str]) -> float:
    """Seconds until the page and the menu's data have been sent; then Exit."""
    begin = time.monotonic()
    with subprocess.Popen([*command, "--no-browser"], env=environment, text=True, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        found = re.search(r"(http://[\d.:]+)/\?key=(\S+)", program.stdout.readline())
        assert found, "it has not printed its address"
        origin, key = found[1], found[2]
        asked(origin, "/")
        token = json.loads(asked(origin, "/api/enter", {"key": key}))["token"]
        nonce = json.loads(asked(origin, "/api/hello", {"challenge": "0" * 32}))["nonce"]
        shown = Keys(urlsplit(origin).port or 0, token).pass_for(nonce)
        asked(origin, "/api/menu", shown=shown)
        taken = time.monotonic() - begin
        asked(origin, "/api/exit", {}, shown)
        program.wait(PATIENCE)
    return taken


def asked(origin: str, path: str, body: object = None, shown: str = "") -> bytes:
    """The server's answer to a request of its page."""
    headers = {"Origin": origin, "Content-Type": "application/json", "X-Kot-Pass": shown}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(origin + path, data, headers), timeout=PATIENCE) as answer:
        text: bytes = answer.read()
    return text


def main() -> None:
    taken: dict[str, list[float]] = {name: [] for name in RIVALS}
    for _ in range(STARTS):
        for name, (command, more) in RIVALS.items():
            with tempfile.TemporaryDirectory() as home:
                taken[name].append(start(command, {"HOME": home, "TMPDIR": home, **more}))
    for name, seconds in taken.items():
        print(f"{name:12} {median(seconds):.2f} s until the menu ({min(seconds):.2f} to {max(seconds):.2f})")
    print(f"{APP.name} has {APP.stat().st_size / 1e6:.1f} MB; {STARTS} starts each, {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
