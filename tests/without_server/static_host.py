"""A static host on this machine: it serves a folder as it is, and counts what is asked of it."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

# Fixed chance for the worker, as `tables.memory.FixedEntropy`: the secret of the dice has 32 bytes, the seed of the
# computer players is drawn from 3, and the id of a table must be new every time.
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
    """Any static host would do.

    `before`: a script that runs in the worker first; `missing`: what it does not find; `broken`: what it spoils;
    `under`: the path of the game; `tidy`: it redirects `index.html` to its folder, as some hosts do.
    """

    def __init__(
        self,
        folder: Path,
        *,
        before: bytes = STEADY,
        missing: str = "",
        broken: str = "",
        under: str = "/",
        tidy: bool = False,
    ) -> None:
        self.asked: list[str] = []
        handler = partial(_Handler, self, directory=str(folder))
        self.before = before
        self.missing = missing
        self.under = under
        self.tidy = tidy
        self.broken = broken
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_port}{under}"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class _Handler(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".mjs": "text/javascript", ".wasm": "application/wasm"}

    def __init__(self, host: StaticHost, *request: Any, directory: str) -> None:  # noqa: ANN401  the library's own
        self._host = host
        super().__init__(*request, directory=directory)

    def do_GET(self) -> None:
        self._host.asked.append(self.path)
        outside = not self.path.startswith(self._host.under)
        self.path = "/" + self.path.removeprefix(self._host.under)
        if outside or (self._host.missing and self._host.missing in self.path):
            self.send_error(404)
        elif self._host.tidy and self.path.endswith("/index.html"):
            self.send_response(308)
            self.send_header("Location", self._host.under)
            self.end_headers()
        elif self._host.broken and self._host.broken in self.path:
            self._send(b"spoiled", "application/wasm")
        elif self._host.before and self.path.startswith("/assets/worker-"):
            self._send(self._host.before + Path(self.translate_path(self.path)).read_bytes(), "text/javascript")
        else:
            super().do_GET()

    def _send(self, body: bytes, kind: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Nothing: the tests print only what fails."""
