"""Starting where something listens already: this person's own server, a stranger, or one that has just started."""

from __future__ import annotations

import json
import os
import re
import stat
import threading
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

import pytest

from kingoftokyo.server import run as running_server
from kingoftokyo.server.access.keys import HOST, Keys, new_token, store_keys, write_private
from kingoftokyo.server.access.open_page import forget_page, open_page, place
from kingoftokyo.server.access.running import address_of_running
from kingoftokyo.server.folder_lock import lock_folder
from kingoftokyo.server.run import ServeError, listening, run
from server.browser import Browser

if TYPE_CHECKING:
    from collections.abc import Iterator

    from server.conftest import Running

NO_ANSWER = b""
ANSWERS = [
    NO_ANSWER,
    b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n",
    b"HTTP/1.1 200 OK\r\n\r\n" + b"x" * 100_000,
    b'HTTP/1.1 200 OK\r\n\r\n{"kingoftokyo":"9.9"}',
    b'HTTP/1.1 200 OK\r\n\r\n{"nonce":"a","proof":"' + b"0" * 64 + b'"}',
    b'HTTP/1.1 200 OK\r\n\r\n{"nonce":"a","proof":"\xc3\xa9"}',
    b"SSH-2.0-OpenSSH_9.2p1\r\n",
]


class Stranger:
    """Another program, which listens at the port of the last game and writes down what it is sent."""

    def __init__(self, answer: bytes, port: int = 0) -> None:
        self.heard = b""
        listener = listening(port)
        assert listener is not None
        self.listener = listener
        self.port = listener.getsockname()[1]
        self.answer = answer
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        try:
            while True:
                connection, _ = self.listener.accept()
                with connection:
                    self.heard += connection.recv(65_536)
                    connection.sendall(self.answer)
        except OSError:
            return


@contextmanager
def stranger(answer: bytes) -> Iterator[Stranger]:
    one = Stranger(answer)
    try:
        yield one
    finally:
        one.listener.close()


@pytest.fixture(autouse=True)
def _no_own_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests have loaded some into this process."""
    monkeypatch.setattr(running_server, "loaded_files", tuple)


@pytest.fixture
def never_serving(monkeypatch: pytest.MonkeyPatch) -> list[Keys]:
    """Where it would listen, and with which secret."""
    served = list[Keys]()
    monkeypatch.setattr(running_server, "_serve", lambda _, keys, *__, **___: served.append(keys))
    return served


def at_its_port(line: str, port: int) -> bool:
    return re.fullmatch(rf"The game is already running: http://127\.0\.0\.1:{port}/\?key=[\w-]+", line) is not None


def test_a_second_start_opens_the_page_of_the_first(alone: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    store_keys(alone.folder, alone.keys)
    opened, said = list[str](), list[str]()

    def slow_browser(address: str) -> None:
        time.sleep(0.3)
        opened.append(Path(unquote(urlsplit(address).path)).read_text())

    monkeypatch.setattr("webbrowser.open", slow_browser)

    run(port=None, browser=True, say=said.append)

    [line], [page] = said, opened
    assert at_its_port(line, alone.keys.port)
    printed = line.rpartition(" ")[2]
    (led_to,) = set(re.findall(r"http://[^\"]+", page))
    assert led_to != printed, "one key for the terminal, one for the browser"
    for address in (printed, led_to):
        assert Browser.at(address).get("/api/alive").status == 200
    assert alone.keys.token not in line + page


@pytest.mark.parametrize("answer", ANSWERS)
def test_a_stranger_at_the_last_port_learns_nothing_and_the_game_goes_elsewhere_with_a_new_secret(
    data_folder: Path, answer: bytes, never_serving: list[Keys]
) -> None:
    said = list[str]()
    with stranger(answer) as one:
        stored = Keys(one.port, new_token())
        store_keys(data_folder, stored)

        run(port=None, browser=True, say=said.append)

    assert said == [f"Another program uses port {one.port}, so the game uses another one."]
    [keys] = never_serving
    assert keys.port != one.port
    assert keys.token != stored.token
    assert b"/api/hello" in one.heard
    assert stored.token.encode() not in one.heard
    assert b"cookie" not in one.heard.lower()
    for sent in set(re.findall(rb"[0-9a-f]{64}", one.heard)):
        assert sent != stored.pass_for("a").encode()


OLDER = b'{"message":"This page needs the address that the game has printed.","why":"not-let-in"}'


def kept_by_an_older_version(folder: Path, port: int) -> None:
    folder.mkdir(parents=True)
    write_private(folder / "server.json", json.dumps({"port": port, "token": new_token()}))


def test_an_older_version_that_still_runs_has_to_end_first(data_folder: Path, never_serving: list[Keys]) -> None:
    with stranger(b"HTTP/1.1 403 Forbidden\r\nContent-Length: %d\r\n\r\n" % len(OLDER) + OLDER) as one:
        kept_by_an_older_version(data_folder, one.port)

        with pytest.raises(ServeError, match="An older version of the game is still running: choose Exit there first"):
            run(port=None, browser=False, say=print)

    assert never_serving == []
    assert b"cookie" not in one.heard.lower()


@pytest.mark.parametrize("answer", ANSWERS)
def test_a_stranger_at_the_port_of_an_older_version_is_not_taken_for_it(
    data_folder: Path, answer: bytes, never_serving: list[Keys]
) -> None:
    with stranger(answer) as one:
        kept_by_an_older_version(data_folder, one.port)

        run(port=None, browser=False, say=print)

    assert len(never_serving) == 1


def test_a_stranger_that_answers_a_letter_at_a_time_does_not_hold_up_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingoftokyo.server.access.running.PATIENCE", 0.3)
    listener = listening(0)
    assert listener is not None
    over = threading.Event()

    def trickle() -> None:
        connection, _ = listener.accept()
        with connection:
            while not over.wait(0.05):
                try:
                    connection.sendall(b"H")
                except OSError:
                    return

    threading.Thread(target=trickle, daemon=True).start()
    try:
        assert address_of_running(Keys(listener.getsockname()[1], new_token())) is None
    finally:
        over.set()
        listener.close()


def test_another_persons_server_is_not_ours(alone: Running) -> None:
    assert address_of_running(alone.keys) is not None
    assert address_of_running(Keys(alone.keys.port, new_token())) is None


def test_the_last_port_is_used_again_with_the_last_secret(data_folder: Path, never_serving: list[Keys]) -> None:
    with listening(0) or pytest.fail("no port") as free:
        port = free.getsockname()[1]
    stored = Keys(port, new_token())
    store_keys(data_folder, stored)

    run(port=None, browser=False, say=str)

    assert never_serving == [stored]


def test_another_port_has_another_secret(data_folder: Path, never_serving: list[Keys]) -> None:
    with listening(0) or pytest.fail("no port") as one, listening(0) or pytest.fail("no port") as two:
        last, wished = one.getsockname()[1], two.getsockname()[1]
    stored = Keys(last, new_token())
    store_keys(data_folder, stored)

    run(port=wished, browser=False, say=str)

    [keys] = never_serving
    assert keys.port == wished
    assert keys.token != stored.token


def test_a_wished_port_that_another_program_has_is_refused_with_a_sentence(never_serving: list[Keys]) -> None:
    with stranger(NO_ANSWER) as one, pytest.raises(ServeError, match=f"uses port {one.port}: .* --port"):
        run(port=one.port, browser=False, say=str)
    assert never_serving == []


def test_who_starts_at_the_same_moment_and_is_second_opens_the_page_of_the_first(
    alone: Running, monkeypatch: pytest.MonkeyPatch, never_serving: list[Keys]
) -> None:
    """Both have found nobody at the port: only one has the folder."""
    store_keys(alone.folder, alone.keys)
    looked, said = list[Keys](), list[str]()

    def nobody_at_first(keys: Keys) -> str | None:
        looked.append(keys)
        return address_of_running(keys) if len(looked) > 1 else None

    monkeypatch.setattr(running_server, "address_of_running", nobody_at_first)

    with lock_folder(alone.folder):
        run(port=None, browser=False, say=said.append)

    [line] = said
    assert at_its_port(line, alone.keys.port)
    assert never_serving == []


def test_two_programs_may_bind_a_port_but_only_one_listens() -> None:
    with listening(0) or pytest.fail("no port") as first:
        port = first.getsockname()[1]
        assert listening(port) is None
    with listening(port) or pytest.fail("not free again") as again:
        assert again.getsockname() == (HOST, port)


def test_the_browser_is_given_a_file_that_nobody_else_may_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    opened = list[str]()
    monkeypatch.setattr("webbrowser.open", opened.append)

    open_page("http://127.0.0.1:8000/?key=a-key", tmp_path / "data").join()

    file = place(tmp_path / "data")
    assert opened == [file.as_uri()]
    assert "a-key" not in opened[0]
    assert 'url=http://127.0.0.1:8000/?key=a-key"' in file.read_text()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert os.listdir(tmp_path / "data") == [file.name]
    forget_page(tmp_path / "data")
    forget_page(tmp_path / "data")
    assert not file.exists()


def test_where_no_file_can_be_written_the_printed_address_has_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    opened = list[str]()
    monkeypatch.setattr("webbrowser.open", opened.append)
    (tmp_path / "data").write_text("no folder")

    open_page("http://127.0.0.1:8000/?key=a-key", tmp_path / "data").join()

    assert opened == []


def test_browsers_that_are_snaps_find_the_file_in_the_home_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "snap").mkdir()
    monkeypatch.setenv("HOME", str(tmp_path))

    assert place(tmp_path / ".local" / "share") == tmp_path / "KingOfTokyo-open.html"
