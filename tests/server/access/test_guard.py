"""Access: only the server's own page with the pass; what needs no pass shows no games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import InvalidStatus

from kingoftokyo.server.page_files import page_file

if TYPE_CHECKING:
    from pathlib import Path

    from server.browser import Browser
    from server.conftest import Running

OPEN = ["/", "/assets/index.js", "/nowhere", "/docs/nowhere.html", "/api/catalogue/en"]
CLOSED = [
    *("/api/menu", "/api/alive", "/api/tables/x/record", "/api/tables/x/moments", "/api/positions/blank"),
    *("/api/schema", "/api/schema/openapi.json", "/api/schema/nowhere"),
    *("//api/menu", "/api//menu", "/api/menu/", "///api/menu//"),  # other ways to write it
]
CHANGING = ["/api/tables", "/api/exit", "/api/load", "/api/upload", "/api/tables/x/save", "/api/key", "/api/positions"]
# What other programs on this machine leave in the browser: it shows all of it to all of them
JUNK = ['a={"x":1}', "foo", "ga=hello world", "n=\xe9", "a[b]=1", "kot_{port}=bad", "kot_{port}={token}", ",;=;(", "="]


@pytest.mark.parametrize("shown", [None, "", "wrong", "{token}", "{half}", "\xe9", "0" * 64])
def test_nothing_of_a_game_is_to_be_had_without_the_pass(browser: Browser, shown: str | None) -> None:
    whole = browser.headers["X-Kot-Pass"]
    bad = None if shown is None else shown.format(token=browser.keys.token, half=whole[:32])

    for path in CLOSED:
        assert browser.ask("GET", path, x_kot_pass=bad).status == 403
    for path in CHANGING:
        assert browser.ask("POST", path, b"{}", x_kot_pass=bad).status == 403
    if shown != "\xe9":  # which no socket can offer
        with pytest.raises(InvalidStatus) as refused:
            browser.connect("x", x_kot_pass=bad)
        assert refused.value.response.status_code == 403


def test_the_page_its_documentation_and_its_catalogue_are_open_to_everybody_on_this_machine(browser: Browser) -> None:
    for path in OPEN:
        answer = browser.ask("GET", path, x_kot_pass=None, origin=None)
        assert answer.status in (200, 404, 503)
        assert answer.status == browser.get(path).status
        assert browser.keys.token not in answer.body.decode()


@pytest.mark.parametrize("junk", JUNK)
def test_cookies_of_other_programs_neither_help_nor_harm(browser: Browser, junk: str) -> None:
    cookies = junk.format(port=browser.keys.port, token=browser.keys.token) if "{port}" in junk else junk

    assert browser.ask("GET", "/api/alive", cookie=cookies).status == 200
    assert browser.ask("GET", "/api/alive", cookie=cookies, x_kot_pass=None).status == 403
    assert browser.ask("POST", "/api/guide", cookie=cookies).status == 201


def test_no_cookie_is_ever_set(browser: Browser) -> None:
    for path in [*OPEN, *CLOSED, f"/?key={browser.keys.token}"]:
        assert "set-cookie" not in browser.get(path).headers


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:{port}", "127.0.0.1", "127.0.0.1:1", "192.168.0.1:{port}"]
)
def test_a_name_that_points_here_is_not_ours(browser: Browser, host: str) -> None:
    asked = host.format(port=browser.keys.port)

    assert browser.ask("GET", "/api/menu", host=asked).status == 421
    assert browser.ask("GET", "/", host=asked, origin=None).status == 421
    assert browser.ask("POST", "/api/enter", b"{}", host=asked).status == 421
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

    for path in ("/api/tables", "/api/exit", "/api/hello", "/api/enter", "/api/key"):
        assert browser.ask("POST", path, b"{}", origin=shown).status == 403
    assert browser.ask("GET", "/api/menu", origin=shown).status == (200 if origin is None else 403)
    assert browser.ask("GET", "/api/catalogue/en", origin=shown).status == (200 if origin is None else 403)
    with pytest.raises(InvalidStatus):
        browser.connect("x", origin=shown)


@pytest.mark.parametrize("kind", [None, "", "text/plain", "application/x-www-form-urlencoded", "text/json", "json"])
def test_what_a_form_of_another_page_could_send_is_refused(browser: Browser, kind: str | None) -> None:
    answer = browser.ask("POST", "/api/guide", b"{}", content_type=kind)

    assert (answer.status, answer.why) == (415, "malformed")
    assert browser.ask("POST", "/api/guide", b"{}", content_type="application/json; charset=utf-8").status == 201


def test_every_answer_carries_the_headers_that_protect_it(browser: Browser) -> None:
    for path in [*OPEN, *CLOSED, "/?key=wrong"]:
        headers = browser.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert "'unsafe-eval'" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "server" not in headers
    assert browser.get("/api/menu").headers["cache-control"] == "no-store"


def test_it_listens_on_this_machine_only(running: Running) -> None:
    [server] = running.server.servers
    assert {socket.getsockname()[0] for socket in server.sockets} == {"127.0.0.1"}


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


def test_names_that_no_file_can_have_are_those_of_no_file(tmp_path: Path) -> None:
    (tmp_path / "circle").symlink_to(tmp_path / "circle")

    for path in (
        "/" + "a" * 300,
        "/" + "a/" * 3000,
        "/a\0b",
        "/circle",
        "/circle/x",
        "/\ud800",
        "/" + "\N{SNOWMAN}" * 200,
    ):
        assert page_file(path, tmp_path) is None


@pytest.mark.parametrize(
    "path",
    [
        *("/" + "a" * 300, "/" + "a/" * 3000, "/docs/" + "b" * 300, "/%00", "/%FF%FE", "/" + "%E2%98%83" * 200),
        *("/api/catalogue/" + "x" * 300, "/api/tables/" + "x" * 3000 + "/record", "/api/tables/%00/record"),
        *("/api/tables/..%2f..%2fx/record", "/api/tables/x/moments/" + "9" * 30, "/api/tables/x/moments/-1"),
        *("/api/tables/x/moments/" + "9" * 5000, "/api/tables/x/moments/1e9", "/api/tables//record", "/API/menu"),
    ],
)
def test_odd_paths_are_not_found_and_say_nothing_of_the_disk(
    browser: Browser, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    answer = browser.get(path)

    assert answer.status in (404, 503), answer.body  # 503: where the page was not built
    assert b"/src/" not in answer.body
    assert b"Errno" not in answer.body
    assert not caplog.records


@pytest.mark.parametrize(
    "query", ["players=" + "9" * 5000, "players=x", "players=-1", "players=", "rules=" + "x" * 3000]
)
def test_odd_questions_are_refused_without_a_traceback(
    browser: Browser, query: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert browser.get(f"/api/positions/blank?{query}").status == 400
    assert not caplog.records


@pytest.mark.parametrize(
    "body",
    [
        '{"a":' * 1500,
        "[" * 100_000,
        '{"slot":' + "[" * 5000,
        '"' + "\\ud800" + '"',
        "\ufeff{}",
        "{} {}",
        "1" * 5000,
        "",
    ],
)
def test_bodies_without_end_or_sense_are_malformed(
    browser: Browser, body: str, caplog: pytest.LogCaptureFixture
) -> None:
    for path in ("/api/load", "/api/tables", "/api/positions", "/api/hello"):
        answer = browser.ask("POST", path, body.encode())
        assert answer.status in (400, 413), (path, answer.body)
        assert answer.why in ("malformed", "too-large")
    assert not caplog.records


def test_a_page_that_was_not_built_says_how_to_build_it(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingoftokyo.server.app.page_file", lambda _: None)

    answer = browser.get("/")

    assert (answer.status, "make play" in answer.body.decode()) == (503, True)
    assert browser.get("/nowhere").status == 404


def test_each_language_has_its_catalogue(browser: Browser) -> None:
    for bad in ("xx", "..", "EN", "e", "%2e%2e"):
        assert browser.get(f"/api/catalogue/{bad}").status == 404


def test_a_missing_address_is_an_error(browser: Browser) -> None:
    for method, path, status in (
        ("GET", "/api/nowhere", 404),
        ("POST", "/api/nowhere", 404),
        ("POST", "/api/menu", 405),
        ("GET", "/api/tables/nowhere/record", 404),
    ):
        answer = browser.ask(method, path)
        assert answer.status == status, path
        assert answer.error
