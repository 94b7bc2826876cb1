"""How quick the page is: `python -m benchmarks.page [TIMES]`, on loopback in a headless Chromium.

Prints its size with gzip, the time from opening the address to a clickable menu, with an empty and with a full cache,
the time from a key to the first frame with the result: the dice of a roll; and the time from frame to frame while a
monster attacks and while a king falls, at 1280 by 720 with four monsters. Chromium draws without a graphics card here.
"""

import gzip
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from kingoftokyo import Game
from kingoftokyo.monsters import MONSTERS
from kingoftokyo.storage.save_files import slot_path, write_save
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

# The times between frames while something of an attack or of a fall moves on the map.
FRAMES = """() => {
  window.frames = { attack: [], fall: [] };
  let last = 0;
  let before = null;
  const tick = (now) => {
    const kind = document.querySelector(".falls") ? "fall" : document.querySelector(".lunges, .hit") ? "attack" : null;
    if (kind && kind === before) window.frames[kind].push(now - last);
    last = now;
    before = kind;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""
# A smash that brings the king down, before four monsters.
KINGS_FALL = {
    "rules": "standard",
    "persons": [0],
    "step": "roll",
    "dice": "smash smash smash smash 1 2",
    "monsters": [{}, {"place": "city", "health": 4}, {}, {}],
}


def sizes() -> str:
    """The size of the scripts and styles of the first visit, and of all files."""
    first = (PAGE / "index.html").read_text()
    parts = []
    for kind in ("js", "css"):
        packed = {file: len(gzip.compress(file.read_bytes())) / 1000 for file in PAGE.rglob(f"*.{kind}")}
        at_first = sum(size for file, size in packed.items() if file.name in first)
        parts.append(f"{at_first:.1f} kB of {kind}, {sum(packed.values()):.1f} with what is loaded when it is wanted")
    return "; ".join(parts)


def serve(folder: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-u", "-m", "kingoftokyo", "serve", "--no-browser"],
        env={**os.environ, "XDG_DATA_HOME": folder},
        stdout=subprocess.PIPE,
        text=True,
    )


def address_from(program: subprocess.Popen[str]) -> str:
    for line in program.stdout or ():
        if "http://" in line:
            return line[line.index("http://") :].split()[0]
    sys.exit("the server did not start")


def start(folder: str) -> tuple[subprocess.Popen[str], str]:
    """A server on a free port, and its address."""
    program = serve(folder)
    return program, address_from(program)


def new_address(folder: str) -> str:
    """An address of the running server for one more browser: each works once."""
    program = serve(folder)
    found = address_from(program)
    program.wait()
    return found


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


def frames(page: Page, address: str, times: int) -> dict[str, list[float]]:
    """Milliseconds from frame to frame, of attacks and of falls."""
    players = ["person", "greedy", "greedy", "greedy"]
    slot_path().parent.mkdir(parents=True, exist_ok=True)
    write_save(slot_path(), Game.from_position(KINGS_FALL), monsters=list(MONSTERS[:4]), players=players)
    page.set_viewport_size({"width": 1280, "height": 720})
    found: dict[str, list[float]] = {"attack": [], "fall": []}
    for _ in range(times):
        ready(page, address)
        page.locator("nav [aria-keyshortcuts=L]").click()
        page.locator(".dock.mine .actions button:enabled").last.wait_for()
        page.evaluate(FRAMES)
        page.locator(".dock.mine .actions button:enabled").last.click()
        if (sure := page.locator("[aria-keyshortcuts=Y]")).count():
            sure.click()
        page.locator(".falls").wait_for(state="attached")
        page.locator(".falls").wait_for(state="detached")
        for kind, passed in page.evaluate("window.frames").items():
            found[kind] += passed
    return found


def summary(times: list[float]) -> str:
    return f"median {statistics.median(times):.0f} ms, longest {max(times):.0f} ms of {len(times)}"


def measure(browser: Browser, folder: str, times: int) -> None:
    cold = []
    for _ in range(times):
        address = new_address(folder)
        context = browser.new_context()
        cold.append(ready(context.new_page(), address))
        context.close()
    print(f"| ready, first visit | {summary(cold)} |")
    page = browser.new_page()
    address, _, _ = (entered := new_address(folder)).partition("?")
    ready(page, entered)
    print(f"| ready, seen before | {summary([ready(page, address) for _ in range(times)])} |")
    for kind, passed in frames(page, address, max(1, times // 4)).items():
        print(f"| frame to frame, {kind} | {summary(passed)} |")
    ready(page, address)
    print(f"| key to drawn answer | {summary(answers(page, times))} |")


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    command = CHROMIUM.command() or sys.exit(CHROMIUM.how)
    print(f"| size, gzip | {sizes()} |")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        os.environ["XDG_DATA_HOME"] = folder  # also for the game that is written here
        program, _ = start(folder)
        try:
            browser = playwright.chromium.launch(executable_path=command, args=SWITCHES)
            measure(browser, folder, times)
            browser.close()
        finally:
            program.terminate()
            program.wait()


if __name__ == "__main__":
    main()
