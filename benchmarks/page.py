"""How quick the page is: `python -m benchmarks.page [TIMES]`, on loopback in a headless Chromium.

Prints its size with gzip, the time from opening the address to a clickable menu, with an empty and with a full cache,
and the time from a key to the first frame with the result: the dice of a roll.
"""

import gzip
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tools.ci.browsers import CHROMIUM

PAGE = Path(__file__).resolve().parents[1] / "src" / "kingoftokyo" / "server" / "page"
SWITCHES = ["--no-sandbox", "--no-first-run", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
READY = "() => document.querySelector('nav button') ? performance.now() : 0"
# From the key to the first frame after the dock has changed.
WATCH = """() => {
  window.answered = 0;
  addEventListener("keydown", () => {
    const pressed = performance.now();
    new MutationObserver((_, observer) => {
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (window.answered = performance.now() - pressed)));
    }).observe(document.querySelector(".trays"), { subtree: true, childList: true, attributes: true });
  }, { once: true, capture: true });
}"""


def sizes() -> str:
    """The size of the scripts and styles of the first visit, and of all files."""
    first = (PAGE / "index.html").read_text()
    parts = []
    for kind in ("js", "css"):
        packed = {file: len(gzip.compress(file.read_bytes())) / 1000 for file in PAGE.rglob(f"*.{kind}")}
        at_first = sum(size for file, size in packed.items() if file.name in first)
        parts.append(f"{at_first:.1f} kB of {kind}, {sum(packed.values()):.1f} with what is loaded when it is wanted")
    return "; ".join(parts)


def start(folder: str) -> tuple[subprocess.Popen[str], str]:
    """A server on a free port, and its address."""
    program = subprocess.Popen(
        [sys.executable, "-u", "-m", "kingoftokyo", "serve", "--no-browser"],
        env={**os.environ, "XDG_DATA_HOME": folder},
        stdout=subprocess.PIPE,
        text=True,
    )
    for line in program.stdout or ():
        if "http://" in line:
            return program, line[line.index("http://") :].split()[0]
    sys.exit("the server did not start")


def ready(page: Page, address: str) -> float:
    """Milliseconds until the menu is shown."""
    page.goto("about:blank")
    page.goto(address)
    found: float = page.wait_for_function(READY, polling="raf").json_value()
    return found


def answers(page: Page, times: int) -> list[float]:
    """Milliseconds from R to the dice that were thrown."""
    page.locator("nav button").first.click()
    page.locator(".start").click()
    page.locator(".pace button").nth(2).click()  # the pace `Instant`
    found: list[float] = []
    while len(found) < times:
        page.locator(".dock.mine button:enabled, .over .go, dialog .go").first.wait_for()
        if (on := page.locator(".over .go, dialog .go")).count():  # another game, or watching on
            on.first.click()
        elif (
            page.locator(".dock.mine .actions .go:enabled").count() and page.locator(".tray:not(.kept) button").count()
        ):
            page.evaluate(WATCH)
            page.keyboard.press("r")
            page.wait_for_function("() => window.answered > 0 || !document.querySelector('.trays')")
            took: float = page.evaluate("window.answered")
            found += [took] if took else []
        else:
            page.locator(".dock.mine button:enabled").last.click()
    return found


def summary(times: list[float]) -> str:
    return f"median {statistics.median(times):.0f} ms, longest {max(times):.0f} ms of {len(times)}"


def measure(browser: Browser, address: str, times: int) -> None:
    cold = []
    for _ in range(times):
        context = browser.new_context()
        cold.append(ready(context.new_page(), address))
        context.close()
    print(f"| ready, first visit | {summary(cold)} |")
    page = browser.new_page()
    print(f"| ready, seen before | {summary([ready(page, address) for _ in range(times + 1)][1:])} |")
    print(f"| key to drawn answer | {summary(answers(page, times))} |")


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    command = CHROMIUM.command() or sys.exit(CHROMIUM.how)
    print(f"| size, gzip | {sizes()} |")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        program, address = start(folder)
        try:
            browser = playwright.chromium.launch(executable_path=command, args=SWITCHES)
            measure(browser, address, times)
            browser.close()
        finally:
            program.terminate()
            program.wait()


if __name__ == "__main__":
    main()
