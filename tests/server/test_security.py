"""Who is let in: this machine's browser with the token, from the server's own page, and nobody else."""

from __future__ import annotations

import stat
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import InvalidStatus

from kingoftokyo.server.page_files import page_file
from kingoftokyo.server.security import Keys, keep, kept_keys, new_token

if TYPE_CHECKING:
    from pathlib import Path

    from server.browser import Browser
    from server.conftest import Running

PATHS = ["/", "/api/menu", "/api/alive", "/api/words/en", "/assets/index.js", "/api/tables/x/record", "/nowhere"]


def test_the_address_with_the_token_shows_the_page_and_makes_it_a_cookie(browser: Browser) -> None:
    answer = browser.ask("GET", f"/?token={browser.keys.token}", cookie=None, origin=None)

    page = browser.get("/")
    assert (answer.status, answer.body) == (page.status, page.body)
    assert browser.keys.token not in answer.body.decode()
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"kot_{browser.keys.port}={browser.keys.token};")
    assert {"HttpOnly", "SameSite=Strict", "Path=/"} <= set(cookie.split("; "))
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("query", ["token=", "token=wrong", "token=%FF", "x=1&token=wrong", "token=a&token=b"])
def test_a_wrong_token_opens_nothing(browser: Browser, query: str) -> None:
    answer = browser.ask("GET", f"/?{query}", cookie=None, origin=None)

    assert answer.status == 403
    assert "set-cookie" not in answer.headers
    assert "kot serve" in answer.body.decode()
    assert browser.keys.token not in answer.body.decode()


@pytest.mark.parametrize("path", ["/api/menu", "/assets/index.js", "/nowhere"])
def test_the_token_of_the_address_opens_the_page_only(browser: Browser, path: str) -> None:
    assert browser.ask("GET", f"{path}?token={browser.keys.token}", cookie=None, origin=None).status == 403


def test_the_token_of_the_address_changes_nothing(browser: Browser) -> None:
    assert browser.ask("POST", f"/?token={browser.keys.token}", cookie=None, origin=None).status == 403


@pytest.mark.parametrize("cookie", [None, "", "kot=1", "kot_{port}=wrong", "kot_1={token}", "kot_{port}=", ",;=;("])
def test_nothing_is_to_be_had_without_the_cookie(browser: Browser, cookie: str | None) -> None:
    shown = None if cookie is None else cookie.format(port=browser.keys.port, token=browser.keys.token)

    for path in PATHS:
        assert browser.ask("GET", path, cookie=shown).status == 403
    for path in ("/api/tables", "/api/exit", "/api/load", "/api/upload", "/api/tables/x/save"):
        assert browser.ask("POST", path, cookie=shown).status == 403
    with pytest.raises(InvalidStatus) as refused:
        browser.connect("x", cookie=shown)
    assert refused.value.response.status_code == 403


def test_other_cookies_beside_ours_do_no_harm(browser: Browser) -> None:
    assert browser.ask("GET", "/api/alive", cookie=f"a=b; {browser.headers['Cookie']}; c=d").status == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:{port}", "127.0.0.1", "127.0.0.1:1", "192.168.0.1:{port}"]
)
def test_a_name_that_points_here_is_not_ours(browser: Browser, host: str) -> None:
    asked = host.format(port=browser.keys.port)

    assert browser.ask("GET", "/api/menu", host=asked).status == 421
    assert browser.ask("GET", f"/?token={browser.keys.token}", host=asked, origin=None).status == 421
    with pytest.raises(InvalidStatus):
        browser.connect("x", host=asked)


def test_this_machine_may_also_be_called_localhost(browser: Browser) -> None:
    host = f"localhost:{browser.keys.port}"

    assert browser.ask("GET", "/api/alive", host=host, origin=f"http://{host}").status == 200


@pytest.mark.parametrize(
    "origin",
    [None, "null", "http://evil.example", "https://127.0.0.1:{port}", "http://localhost:{port}", "http://127.0.0.1"],
)
def test_another_page_changes_nothing_and_opens_no_socket(browser: Browser, origin: str | None) -> None:
    shown = None if origin is None else origin.format(port=browser.keys.port)

    assert browser.ask("POST", "/api/tables", b"{}", origin=shown).status == 403
    assert browser.ask("POST", "/api/exit", origin=shown).status == 403
    assert browser.ask("GET", "/api/menu", origin=shown).status == (200 if origin is None else 403)
    with pytest.raises(InvalidStatus):
        browser.connect("x", origin=shown)


def test_every_answer_carries_the_headers_that_protect_it(browser: Browser) -> None:
    for path in [*PATHS, "/?token=wrong"]:
        headers = browser.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert "'unsafe-eval'" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    assert browser.get("/api/menu").headers["cache-control"] == "no-store"


def test_it_listens_on_this_machine_only(running: Running) -> None:
    [server] = running.server.servers
    assert {socket.getsockname()[0] for socket in server.sockets} == {"127.0.0.1"}


def test_the_token_is_never_shown_by_accident() -> None:
    keys = Keys(8000, new_token())

    assert keys.token not in repr(keys)
    assert keys.token in keys.address


def test_keys_are_kept_for_their_owner_alone_and_found_again(tmp_path: Path) -> None:
    keys = Keys(8765, new_token())
    keep(tmp_path / "new", keys)
    file = tmp_path / "new" / "server.json"

    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert kept_keys(tmp_path / "new") == keys
    keep(tmp_path / "new", Keys(8766, keys.token))
    assert kept_keys(tmp_path / "new") == Keys(8766, keys.token)

    file.chmod(0o644)
    assert kept_keys(tmp_path / "new") is None, "others may have read it"


@pytest.mark.parametrize(
    "kept", ["", "[]", "{}", "nonsense", '{"port": 1, "token": "short"}', '{"port": 99999, "token": "%s"}', "\xff"]
)
def test_damaged_keys_are_made_anew(tmp_path: Path, kept: str) -> None:
    file = tmp_path / "server.json"
    file.write_text(kept.replace("%s", new_token()))
    file.chmod(0o600)

    assert kept_keys(tmp_path) is None
    assert kept_keys(tmp_path / "nowhere") is None


def test_the_page_is_read_from_its_folder_and_nowhere_else(tmp_path: Path) -> None:
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text("<!doctype html>")
    (tmp_path / "page" / "assets" / "a.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    folder = tmp_path / "page"

    assert page_file("/", folder) == (b"<!doctype html>", "text/html")
    assert page_file("/assets/a.js", folder) == (b"1", "text/javascript")
    for path in ("/../secret.txt", "/assets/../../secret.txt", "//etc/passwd", "/assets", "/none.js"):
        assert page_file(path, folder) is None


def test_a_page_that_was_not_built_says_how_to_build_it(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingoftokyo.server.app.page_file", lambda _: None)

    answer = browser.get("/")

    assert (answer.status, "make play" in answer.body.decode()) == (503, True)
    assert browser.get("/nowhere").status == 404


def test_words_come_by_language(browser: Browser) -> None:
    for wrong in ("xx", "..", "EN", "e", "%2e%2e"):
        assert browser.get(f"/api/words/{wrong}").status == 404


def test_what_does_not_exist_is_told_as_a_failure(browser: Browser) -> None:
    for method, path, status in (
        ("GET", "/api/nowhere", 404),
        ("POST", "/api/nowhere", 404),
        ("POST", "/api/menu", 405),
        ("GET", "/api/tables/nowhere/record", 404),
    ):
        answer = browser.ask(method, path)
        assert answer.status == status, path
        assert answer.failure
