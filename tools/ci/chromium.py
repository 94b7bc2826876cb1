"""Finds the Chromium that tests of the page drive, or installs Debian's: `python -m tools.ci.chromium`.

`CHROMIUM` in the environment names another one.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FOLDERS = "/usr/bin:/usr/local/bin:/snap/bin"  # searched besides PATH
# Where Chrome is installed on macOS and Windows, outside the search path.
ELSEWHERE = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
)
HOW = "The tests of the page need Chromium: install it (Debian: apt-get install chromium), or name one by CHROMIUM=…"


def chromium() -> str | None:
    """The command of an installed Chromium."""
    wanted = os.environ.get("CHROMIUM")
    if wanted:
        return wanted if Path(wanted).exists() else None
    path = os.pathsep.join((os.environ.get("PATH", ""), FOLDERS))
    on_path = (found for name in NAMES if (found := shutil.which(name, path=path)))
    return next(on_path, None) or next((place for place in ELSEWHERE if Path(place).exists()), None)


def install() -> None:
    """Install Chromium with apt-get, which only root may use."""
    apt = shutil.which("apt-get", path=f"{os.environ.get('PATH', '')}{os.pathsep}{FOLDERS}")
    if sys.platform == "win32" or apt is None or os.geteuid() != 0:
        sys.exit(HOW)
    print("Installing Chromium, for the tests of the page …", file=sys.stderr, flush=True)
    environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", **os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update", "-q"], ["install", "-q", "-y", "--no-install-recommends", "chromium"]):
        done = subprocess.run([apt, *words], env=environment, check=False, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"{done.stderr}\n{HOW}")


def main() -> None:
    if chromium() is None:
        install()
    found = chromium()
    if found is None:
        sys.exit(HOW)
    print(found)


if __name__ == "__main__":
    main()
