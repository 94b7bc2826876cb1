"""Who may speak, in a real browser: what other programs on this machine leave in it or take from it does no harm."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.person import PATIENCE, Person
from browser.screens import DESK
from server.access.test_running import Stranger

if TYPE_CHECKING:
    import pytest

    from server.conftest import Running

NOT_LET_IN = "This page has no access to the game"
JUNK = ['{"a":1}', "hello world", "\N{PILE OF POO}", ",;=;("]
# Everything that a script of this address can find in the browser's stores
STORED = """async () => {
  const found = [...Object.values(localStorage), ...Object.values(sessionStorage), document.cookie];
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise((done) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => done(opening.result);
    });
    for (const store of database.objectStoreNames) {
      const key = await new Promise((done) => {
        const asked = database.transaction(store).objectStore(store).getAll();
        asked.onsuccess = () => done(asked.result);
      });
      for (const one of key) {
        const exported = await crypto.subtle.exportKey("raw", one).catch((error) => error.name);
        found.push(String(one), JSON.stringify(one), exported);
      }
    }
  }
  return found;
}"""


def test_junk_cookies_a_reload_a_second_tab_and_a_used_key(me: Person, server: Running) -> None:
    me.opens_the_game()
    assert "key=" not in me.page.url
    me.page.context.add_cookies(
        [{"name": name, "value": "bad", "url": server.keys.origin} for name in (f"kot_{server.keys.port}", "ga")]
    )
    for junk in JUNK:
        me.page.evaluate("(junk) => (document.cookie = `j=${junk}; path=/api`)", junk)

    me.page.reload()
    me.sees_button("Play")
    me.sees_no(NOT_LET_IN)
    me.starts_a_game()
    me.is_asked()

    second = Person(me.page.context.new_page(), server.keys.origin, DESK)  # as from a bookmark
    second.opens_the_game()
    second.clicks("Continue")
    second.is_asked()

    third = Person(me.page.context.new_page(), me.address, DESK)  # its key was used by this very browser
    third.opens_the_game()
    third.clicks("Continue")
    third.is_asked()


def test_another_browser_is_not_let_in_by_a_used_key_and_is_by_a_new_one(me: Person, server: Running) -> None:
    me.opens_the_game()
    browser = me.page.context.browser
    assert browser is not None
    context = browser.new_context(locale="en-GB")
    stranger = Person(context.new_page(), me.address, DESK)

    stranger.page.goto(stranger.address)
    stranger.sees(NOT_LET_IN)
    stranger.page.goto(server.keys.origin)
    stranger.sees(NOT_LET_IN)
    stranger.page.goto(server.access.new_address())
    stranger.sees_no(NOT_LET_IN)
    stranger.starts_a_game()
    stranger.sees("Turn 1")
    context.close()


def test_what_the_browser_stores_cannot_be_taken_along(me: Person, server: Running) -> None:
    me.opens_the_game()

    # the menu is there before the key is stored
    me.page.wait_for_function(f"async () => (await ({STORED})()).includes('[object CryptoKey]')", timeout=PATIENCE)

    stored = me.page.evaluate(STORED)

    assert server.keys.token not in str(stored)
    assert "InvalidAccessError" in stored, "the key can sign, and cannot be read"


def test_an_open_tab_sends_nothing_to_another_program_that_takes_the_port(me: Person, server: Running) -> None:
    me.opens_the_game()
    me.starts_a_game()
    me.is_asked()
    passed = server.keys.pass_for(server.access.nonce)
    server.stop()

    stranger = Stranger(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n", server.keys.port)
    try:
        expect(me.page.get_by_role("alert")).to_contain_text(NOT_LET_IN, timeout=2 * PATIENCE)
    finally:
        stranger.listener.close()

    assert b"/api/hello" in stranger.heard
    assert b"/socket" not in stranger.heard
    assert server.keys.token.encode() not in stranger.heard
    assert passed.encode() not in stranger.heard


def test_an_address_that_names_no_table_of_ours_opens_none(me: Person, server: Running) -> None:
    me.opens_the_game()
    asked = list[str]()
    me.page.on("request", lambda request: asked.append(request.url))
    me.page.on("websocket", lambda socket: asked.append(socket.url))

    for odd in ("../../exit?", "a/b", "%2e%2e", "a" * 100, "<b>"):
        me.page.goto(f"{server.keys.origin}/#table/{odd}")
        while "#" in me.page.evaluate("location.href"):
            me.waits(0.02)  # the page goes back to its menu
        me.sees_button("Play")
        me.page.reload()
        me.sees_button("Play")

    assert not [url for url in asked if "/tables/" in url or "/exit" in url]


def test_a_game_is_taken_along_as_a_file(me: Person) -> None:
    me.opens_the_game()
    me.starts_a_game()
    me.is_asked()
    me.clicks("Pause")

    with me.page.expect_download() as taken:
        me.clicks("Download")

    assert taken.value.suggested_filename == "KoTSS.txt"
    assert "King of Tokyo" in taken.value.path().read_text()


def test_a_page_that_was_sent_away_for_flooding_comes_back_after_a_while(
    me: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    sockets = list[str]()
    me.page.on("websocket", lambda socket: sockets.append(socket.url))
    me.page.clock.install()
    me.sits_down_at({"step": "roll", "rolls": ["1 1 2 heart smash smash"], "monsters": [{}, {"place": "city"}]})
    me.is_asked("2 rolls left")

    with monkeypatch.context() as strict:
        strict.setattr("kingoftokyo.server.table_socket.MOST_WAITS", -1)
        me.clicks("Pause")
        me.sees("connection")
        me.page.clock.fast_forward(5_000)
        assert len(sockets) == 1, "it does not try again at once"
    me.page.clock.fast_forward(10_000)

    me.sees_no("connection")
    assert len(sockets) == 2
