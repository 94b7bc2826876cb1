"""A static host on this machine: it serves a folder as it is, and counts what is asked of it."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

# Fixed chance for the worker, as `tables.memory.FixedEntropy`: the secret of the dice has 32 bytes, the id of a table 12,
# and the seed of the computer players is drawn from 3.
STEADY = b"""
let drawn = 0;
crypto.getRandomValues = (bytes) => {
  if (bytes.length === 32) bytes.forEach((_, at) => (bytes[at] = at));
  else if (bytes.length === 3) bytes.set([7 << 4, 0, 0]);
  else bytes.forEach((_, at) => (bytes[at] = at === 0 ? ++drawn : at + Date.now() % 251));
  return bytes;
};
"""


class StaticHost:
    """Any static host would do. `steady`: the worker's random values are fixed."""

    def __init__(self, folder: Path, *, steady: bool = True) -> None:
        self.asked: list[str] = []
        handler = partial(_Handler, self.asked, directory=str(folder), steady=steady)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_port}/"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class _Handler(SimpleHTTPRequestHandler):
    def __init__(self, asked: list[str], *request: object, directory: str, steady: bool) -> None:
        self._asked = asked
        self._steady = steady
        super().__init__(*request, directory=directory)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        self._asked.append(self.path)
        if self._steady and self.path.startswith("/assets/worker-"):
            with open(self.translate_path(self.path), "rb") as script:
                body = STEADY + script.read()
            self.send_response(200)
            self.send_header("Content-Type", "text/javascript")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        else:
            super().do_GET()

    def log_message(self, *_: object) -> None:
        """Nothing: the tests print only what fails."""
