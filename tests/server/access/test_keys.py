"""The secret of a server and its browser: got once, for a key that works once, and never sent again."""

from __future__ import annotations

import json
import os
import stat
import sys
from typing import TYPE_CHECKING

import msgspec
import pytest

from kingoftokyo.server.access.keys import MOST_KEYS, Access, Keys, new_token, store_keys, stored_keys
from kingoftokyo.table.wire.requests import Enter, Entered, Hello, KeyMade, Known
from server.browser import Browser, ask, headers_of

if TYPE_CHECKING:
    from pathlib import Path

    from server.conftest import Running


def enter(running: Running, key: str) -> int:
    """The status of the response to a browser that has only this key."""
    port = running.keys.port
    answer = ask(port, "POST", "/api/enter", headers_of(port), msgspec.json.encode(Enter(key)))
    assert answer.headers["cache-control"] == "no-store"
    if answer.status == 200:
        assert answer.read(Entered).token == running.keys.token
    else:
        assert answer.why == "not-let-in"
        assert running.keys.token not in answer.body.decode()
    return answer.status


def test_the_key_of_an_address_lets_somebody_in_once(running: Running) -> None:
    address = running.access.new_address()
    key = address.partition("?key=")[2]

    assert Browser.at(address).get("/api/alive").status == 200
    assert enter(running, key) == 403
    assert enter(running, running.access.new_key()) == 200


@pytest.mark.parametrize("key", ["", "wrong", "x" * 32, "{token}"])
def test_a_wrong_key_lets_nobody_in(running: Running, key: str) -> None:
    assert enter(running, key.format(token=running.keys.token)) == 403


def test_a_key_is_too_old_after_some_minutes(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingoftokyo.server.access.keys.KEY_SECONDS", -1.0)
    key = running.access.new_key()

    assert enter(running, key) == 403


def test_the_oldest_of_many_unused_keys_is_forgotten() -> None:
    access = Access(Keys(8000, new_token()))
    keys = [access.new_key() for _ in range(MOST_KEYS + 1)]

    assert [access.use_key(key) for key in keys] == [False, *[True] * MOST_KEYS]


def test_who_is_in_may_have_a_key_for_another_browser(running: Running, browser: Browser) -> None:
    key = browser.post("/api/key").read(KeyMade).key

    assert enter(running, key) == 200


@pytest.mark.parametrize("challenge", ["", "x" * 32, "0" * 31, "0" * 33, "0" * 16 + " " * 16, "0" * 900])
def test_a_challenge_is_a_random_number_and_nothing_else(browser: Browser, challenge: str) -> None:
    answer = browser.post("/api/hello", Hello(challenge))

    assert (answer.status, answer.why) == (400, "malformed")


def test_the_server_proves_itself_and_reveals_nothing(browser: Browser) -> None:
    answer = browser.ask("POST", "/api/hello", msgspec.json.encode(Hello("a" * 32)), x_kot_pass=None)

    known = answer.read(Known)
    assert known.proof == browser.keys.proof("a" * 32, known.nonce)
    assert known.proof != browser.keys.proof("b" * 32, known.nonce)
    assert browser.keys.token not in answer.body.decode()
    assert browser.headers["X-Kot-Pass"] not in answer.body.decode()


def test_a_pass_is_good_for_one_run_of_the_server() -> None:
    keys = Keys(8000, new_token())
    before, after = Access(keys), Access(keys)

    shown = keys.pass_for(before.nonce)

    assert before.is_pass(shown)
    assert not after.is_pass(shown)
    assert not before.is_pass(keys.proof("a" * 32, before.nonce)), "what the server says is no pass"


def test_the_secret_is_never_shown_by_accident() -> None:
    keys = Keys(8000, new_token())

    assert keys.token not in repr(keys)
    assert keys.token not in Access(keys).new_address()


def test_keys_are_kept_for_their_owner_alone_and_found_again(tmp_path: Path) -> None:
    keys = Keys(8765, new_token())
    store_keys(tmp_path / "new", keys)
    file = tmp_path / "new" / "server.json"

    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stored_keys(tmp_path / "new") == keys
    store_keys(tmp_path / "new", Keys(8766, keys.token))
    assert stored_keys(tmp_path / "new") == Keys(8766, keys.token)

    file.chmod(0o644)
    assert stored_keys(tmp_path / "new") is None, "others may have read it"


def test_a_token_that_browsers_have_in_a_cookie_is_not_used_again(tmp_path: Path) -> None:
    file = tmp_path / "server.json"
    file.write_text(json.dumps({"port": 8765, "token": "as-earlier-versions-wrote-it-to-their-file"}))
    file.chmod(0o600)

    stored = stored_keys(tmp_path)

    assert stored is not None
    assert stored.port == 8765
    assert "earlier" not in stored.token


@pytest.mark.parametrize(
    "stored",
    [
        *("", "[]", "{}", "nonsense", "\xff", "[" * 100_000),
        *('{"port": 1, "secret": "short"}', '{"port": 1, "token": "short"}', '{"port": 99999, "secret": "%s"}'),
    ],
)
def test_damaged_keys_are_replaced(tmp_path: Path, stored: str) -> None:
    file = tmp_path / "server.json"
    file.write_text(stored.replace("%s", new_token()))
    file.chmod(0o600)

    assert stored_keys(tmp_path) is None
    assert stored_keys(tmp_path / "nowhere") is None


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes")
def test_a_pipe_in_the_place_of_the_keys_hangs_nothing(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "server.json", 0o600)

    assert stored_keys(tmp_path) is None
