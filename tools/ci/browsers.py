"""Finds the browsers that tests of the page drive, or installs Debian's: `python -m tools.ci.browsers firefox`.

`CHROMIUM` and `FIREFOX` in the environment name others.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

FOLDERS = "/usr/bin:/usr/local/bin:/snap/bin"  # searched besides PATH


class TestedBrowser(NamedTuple):
    name: str
    package: str  # of Debian
    commands: tuple[str, ...]
    elsewhere: tuple[str, ...]  # where it is installed on macOS and Windows, outside the search path

    @property
    def variable(self) -> str:
        return self.name.upper()

    @property
    def how(self) -> str:
        name = self.name.capitalize()
        install = f"install it (Debian: apt-get install {self.package})"
        return f"The tests of the page need {name}: {install}, or name one by {self.variable}=…"

    def command(self) -> str | None:
        """The command of the installed browser."""
        wanted = os.environ.get(self.variable)
        if wanted:
            return wanted if Path(wanted).exists() else None
        path = os.pathsep.join((os.environ.get("PATH", ""), FOLDERS))
        on_path = (found for name in self.commands if (found := shutil.which(name, path=path)))
        return next(on_path, None) or next((place for place in self.elsewhere if Path(place).exists()), None)

    def install(self) -> None:
        """Install it with apt-get, which only root may use."""
        apt = shutil.which("apt-get", path=f"{os.environ.get('PATH', '')}{os.pathsep}{FOLDERS}")
        if sys.platform == "win32" or apt is None or os.geteuid() != 0:
            sys.exit(self.how)
        print(f"Installing {self.name.capitalize()}, for the tests of the page …", file=sys.stderr, flush=True)
        environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", **os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update", "-q"], ["install", "-q", "-y", "--no-install-recommends", self.package]):
            done = subprocess.run([apt, *words], env=environment, check=False, capture_output=True, text=True)
            if done.returncode != 0:
                sys.exit(f"{done.stderr}\n{self.how}")


CHROMIUM = TestedBrowser(
    "chromium",
    "chromium",
    ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome"),
    (
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "C:/Program Files/Google/Chrome/Application/chrome.exe",
    ),
)
FIREFOX = TestedBrowser(
    "firefox",
    "firefox-esr",
    ("firefox-esr", "firefox"),
    ("/Applications/Firefox.app/Contents/MacOS/firefox", "C:/Program Files/Mozilla Firefox/firefox.exe"),
)
BROWSERS = {browser.name: browser for browser in (CHROMIUM, FIREFOX)}


def main() -> None:
    for name in sys.argv[1:] or ["chromium"]:
        browser = BROWSERS[name]
        if browser.command() is None:
            browser.install()
        print(browser.command() or sys.exit(browser.how))


if __name__ == "__main__":
    main()
