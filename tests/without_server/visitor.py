"""Somebody at the page without a server: the same screen, but the saves are in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from browser.person import Person
from kingoftokyo import Game
from kingoftokyo.history.save_text import save_text
from kingoftokyo.monsters import MONSTERS

if TYPE_CHECKING:
    from collections.abc import Mapping

# Waits until the worker has made its database, and puts a save into it.
PUT = """async ([name, text]) => {
  for (;;) {
    const there = (await indexedDB.databases()).some(({ name }) => name === "kingoftokyo.games");
    if (there) break;
    await new Promise((later) => setTimeout(later, 20));
  }
  const opening = indexedDB.open("kingoftokyo.games");
  const database = await new Promise((done) => (opening.onsuccess = () => done(opening.result)));
  const change = database.transaction("saves", "readwrite");
  change.objectStore("saves").put({ name, text });
  await new Promise((done) => (change.oncomplete = done));
  database.close();
}"""


class Visitor(Person):
    def sits_down_at(
        self, position: Mapping[str, Any], *players: str, rules: str = "standard", load: bool = True
    ) -> None:
        """At a game that was saved at this position in this browser, opened by Load."""
        seated = list(players) or ["person", *["greedy"] * (len(position["monsters"]) - 1)]
        people = [seat for seat, player in enumerate(seated) if player.startswith("person")]
        game = Game.from_position({"rules": rules, "persons": people, **position}, listen=True)
        text = save_text(game, monsters=list(MONSTERS[: len(seated)]), players=seated)
        self.opens_the_game()
        self.page.evaluate(PUT, ["KoTSS.txt", text])
        self.opens_the_game()
        if load:
            self.page.locator("nav [aria-keyshortcuts=L]").click()
