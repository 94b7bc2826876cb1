"""How quick the page without a server is: `python -m benchmarks.site [TIMES]`, on loopback in a headless Chromium.

Needs build/site (`make site`). Prints the size of a first visit with gzip; the times until the menu, the engine and the
first decision are there, at the first visit, and later without a network; whether the engine is compiled, and the
thinking times of the computer players in games of four; the memory over twenty games; and the same times of the page
with its server.
"""

import json
import statistics
import sys
import tempfile
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, Worker, sync_playwright

from benchmarks.page import READY, SWITCHES, new_address, ready, start
from tools.ci.browsers import CHROMIUM
from tools.site.build import SITE, downloaded

GAMES = 10  # of four players, for the thinking times
IN_A_ROW = 20  # games, for the memory
# Others' turns are not animated, and the page asks for no confirmation.
SETTINGS = """
localStorage.setItem("kingoftokyo.settings", '{"pace": "skip"}');
localStorage.setItem("kingoftokyo.comfort", '{"skip": false, "confirm": false}');
"""
ENGINE = "() => performance.getEntriesByName('engine-ready')[0]?.startTime ?? 0"
TABLE = "() => document.querySelector('.table[data-phase]') ? performance.now() : 0"
DECISION = "() => document.querySelector('.dock.mine button:enabled') ? performance.now() : 0"
# To the end of a game by the last answer each time (stop, pass, yield), and on to a rematch. A click of Playwright
# holds its button, and with it the tables of all games.
PLAY = """async () => {
  const last = (selector) => [...document.querySelectorAll(selector)].at(-1);
  const answers = ".dock.mine .actions button:enabled, .dock.mine .options button:enabled";
  while (!document.querySelector(".over table")) {
    (document.querySelector("dialog[open] .go") ?? last(answers))?.click();
    await new Promise((next) => setTimeout(next, 20));
  }
  document.querySelector(".over .go").click();
}"""
STORED = "async () => (await navigator.serviceWorker.ready).active.state === 'activated'"
THINK = """
import json, time
from kingoftokyo import Game
from kingoftokyo.players.clock import Clock, WHILE_PEOPLE_WAIT
from kingoftokyo.players.play import Faults, decide
from kingoftokyo.players.registry import player_named

def think(player, seed, game):
    times = []
    minds = [player_named(player, 8 * seed + seat) for seat in range(game.players)]
    while not game.over:
        began = time.perf_counter()
        decide(game, minds[game.asked], Clock(WHILE_PEOPLE_WAIT), Faults())
        times.append(time.perf_counter() - began)
    return times
"""
MODE = """
import json
from kingoftokyo.version import engine_mode
json.dumps(engine_mode())
"""
FULL_HAND = (
    "step=roll dice='1 1 2 2 3 3 heart energy smash' rolls_left=2 monsters=[(energy=12 cards=[extra_head extra_head "
    "(card=mimic copies=(seat=0 card=extra_head)) herd_culler stretchy plot_twist background_dweller energy_drink "
    "smoke_cloud]) (place=city) () ()]"
)


class Quiet(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".mjs": "text/javascript", ".wasm": "application/wasm"}

    def log_message(self, *_: object) -> None:
        """Nothing."""


def summary(times: list[float]) -> str:
    return f"median {statistics.median(times):.0f} ms, longest {max(times):.0f} ms of {len(times)}"


def visit(page: Page, address: str) -> tuple[float, float]:
    """Milliseconds until the menu and until the engine are ready."""
    page.goto("about:blank")
    page.goto(address)
    menu: float = page.wait_for_function(READY, polling="raf").json_value()
    engine: float = page.wait_for_function(ENGINE, polling=20).json_value()
    return menu, engine


def first_decision(page: Page) -> tuple[float, float]:
    """Milliseconds from Start to the table and to one's first decision, with the engine ready; the pace is `Instant`.

    Between the two, everybody rolls for who begins, and the rivals who go first play their turns.
    """
    page.locator("nav button").first.click()
    began: float = page.evaluate("performance.now()")
    page.locator(".start").click()
    table: float = page.wait_for_function(TABLE, polling="raf").json_value()
    asked: float = page.wait_for_function(DECISION, polling="raf").json_value()
    return table - began, asked - began


def new_context(browser: Browser) -> BrowserContext:
    context = browser.new_context(bypass_csp=True, reduced_motion="reduce")
    context.add_init_script(SETTINGS)
    return context


def times_of_visits(browser: Browser, address: str, times: int) -> None:
    cold, decisions = [], []
    for _ in range(times):
        context = new_context(browser)
        page = context.new_page()
        cold.append(visit(page, address))
        decisions.append(first_decision(page))
        context.close()
    context = new_context(browser)
    page = context.new_page()
    visit(page, address)
    page.wait_for_function(STORED)
    context.set_offline(True)
    warm = [visit(page, address) for _ in range(times)]
    context.close()
    print(f"| menu, first visit | {summary([menu for menu, _ in cold])} |")
    print(f"| engine ready, first visit | {summary([engine for _, engine in cold])} |")
    print(f"| engine ready, later, without a network | {summary([engine for _, engine in warm])} |")
    print_starts("", decisions)


def print_starts(where: str, starts: list[tuple[float, float]]) -> None:
    print(f"| {where}table after Start | {summary([table for table, _ in starts])} |")
    print(f"| {where}my first decision after Start | {summary([asked for _, asked in starts])} |", flush=True)


def python(worker: Worker, code: str) -> object:
    """The value of the last line of this code, as JSON, in the engine of the page."""
    return json.loads(worker.evaluate("(code) => self.pyodide.runPython(code)", code))


def thinking(worker: Worker) -> None:
    print(f"| engine | {python(worker, MODE)} |")
    games = [f"Game.new(4, 'standard', {seed})" for seed in range(GAMES)]
    cases = {
        "Medium": ("sensible", games),
        "Hard": ("expert", games),
        "Hard, nine dice and a full hand": ("expert", [f"Game.from_position({FULL_HAND!r})"]),
    }
    for name, (player, wanted) in cases.items():
        took = sorted(time for seed, game in enumerate(wanted) for time in thinking_times(worker, player, seed, game))
        middle, late = statistics.median(took), took[int(0.99 * len(took))]
        print(f"| {name}, a decision | median {middle:.1f} ms, p99 {late:.0f}, longest {took[-1]:.0f} of {len(took)} |")


def thinking_times(worker: Worker, player: str, seed: int, game: str) -> list[float]:
    """Milliseconds of each decision of one game. More at once could take long enough for the page to end the worker."""
    found = python(worker, f"{THINK}\njson.dumps(think({player!r}, {seed}, {game}))")
    return [1000 * float(seconds) for seconds in found] if isinstance(found, list) else []


def memory(page: Page, worker: Worker) -> str:
    heap: int = worker.evaluate("self.pyodide._module.HEAP8.length")
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    used = session.send("Runtime.getHeapUsage")["usedSize"]
    return f"engine {heap / 1e6:.0f} MB, page {used / 1e6:.1f} MB"


def memory_over_games(browser: Browser, address: str) -> None:
    context = new_context(browser)
    page = context.new_page()
    visit(page, address)
    page.locator("nav button").first.click()
    page.locator(".start").click()
    for game in range(IN_A_ROW + 1):
        if game % 5 == 0:
            print(f"| memory after {game} games | {memory(page, page.workers[0])} |", flush=True)
        page.evaluate(PLAY)
    context.close()


def with_server(browser: Browser, times: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        program, _ = start(folder)
        try:
            cold, decisions = [], []
            for _ in range(times):
                address = new_address(folder)
                context = new_context(browser)
                page = context.new_page()
                cold.append(ready(page, address))
                decisions.append(first_decision(page))
                context.close()
        finally:
            program.terminate()
            program.wait()
    print(f"| with a server: menu, first visit | {summary(cold)} |")
    print_starts("with a server: ", decisions)


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    command = CHROMIUM.command() or sys.exit(CHROMIUM.how)
    if not (Path(SITE) / "index.html").exists():
        sys.exit("build/site is missing: make site")
    print(f"| first download, gzip -9 | {downloaded(SITE) / 1e6:.2f} MB |")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=command, args=SWITCHES)
        times_of_visits(browser, address, times)
        page = new_context(browser).new_page()
        visit(page, address)
        thinking(page.workers[0])
        page.context.close()
        memory_over_games(browser, address)
        with_server(browser, times)
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
