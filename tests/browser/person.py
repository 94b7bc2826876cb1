"""Somebody at the browser: clicks, presses keys, and sees what is on the screen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Error, expect

from browser.screens import AA, AXE, PICTURES
from kingoftokyo import Game
from kingoftokyo.monsters import MONSTERS
from kingoftokyo.storage.save_files import slot_path, write_save

if TYPE_CHECKING:
    from collections.abc import Mapping

    from playwright.sync_api import Locator, Page

    from browser.screens import Screen

PATIENCE = 45_000  # ms: longer than anything takes on a busy machine
# Only violations are recorded: that takes a third of the time.
# All that moves has come to rest, but for what moves for ever.
AT_REST = """() => Promise.all(
  document.getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    .map((one) => one.finished.catch(() => null)),
)"""
AXE_RUN = "(tags) => axe.run({ runOnly: tags, resultTypes: ['violations'] }).then((found) => found.violations)"


class Person:
    """Everything goes through the screen: buttons by their names, keys, and texts that can be read."""

    def __init__(self, page: Page, address: str, screen: Screen, *, examined: bool = False) -> None:
        self.page = page
        self.address = address
        self.screen = screen
        self._examined = examined  # each screen that `shows` names

    # Clicks and keys

    def opens_the_game(self) -> None:
        try:
            self.page.goto(self.address)
        except Error as error:
            if "ERR_ABORTED" not in error.message:
                raise
            self.page.goto(self.address)  # the page was going back in its history at that moment
        self.page.locator("nav button").first.wait_for()

    def clicks(self, name: str, within: str = "") -> None:
        """A button whose name begins so; `within` names the dialog or part of the page it is in."""
        self.button(name, within).click()

    def presses(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def waits(self, seconds: float) -> None:
        self.page.wait_for_timeout(seconds * 1000)

    def starts_a_game(
        self, *, rivals: int = 1, level: str = "Easy", rules: str = "Standard", monster: str = ""
    ) -> None:
        """From the main menu."""
        self.clicks("Play")
        self.clicks(str(rivals), within="Rivals")
        self.clicks(level, within="Difficulty")
        self.page.get_by_role("radio", name=rules).check()
        if monster:
            self.clicks(monster, within="Choose your monster")
        self.clicks("Start")

    def chooses_in_settings(self, what: str, choice: str) -> None:
        """Of the pause menu, which stays open."""
        if not self.page.get_by_role("dialog").is_visible():
            self.clicks("Pause")
            self.clicks("Settings")
        setting = self.page.get_by_role("dialog").get_by_role("group", name=what)
        setting.get_by_role("button", name=choice).click()
        chosen = self.page.get_by_role("dialog").get_by_role("button", name=choice, pressed=True)
        expect(chosen).to_be_visible(timeout=PATIENCE)

    def keeps(self, *faces: str) -> None:
        """One die of each of these faces goes to the kept ones."""
        for face in faces:
            self._die(face, kept=False).click()

    def frees(self, *faces: str) -> None:
        for face in faces:
            self._die(face, kept=True).click()

    def _die(self, face: str, *, kept: bool) -> Locator:
        shown = re.compile(rf": {face}(, kept)?$")
        return self.part("Your dice").get_by_role("button", name=shown, pressed=kept).first

    def types(self, field: str, text: str) -> None:
        self.page.get_by_label(field).fill(text)

    def button(self, name: str, within: str = "") -> Locator:
        around = self.part(within) if within else self.page
        return around.get_by_role("button", name=re.compile(rf"^{re.escape(name)}")).first

    def part(self, name: str) -> Locator:
        """A dialog or a named part of the page."""
        wanted = re.compile(rf"^{re.escape(name)}")
        parts = [
            self.page.get_by_role(role, name=wanted) for role in ("dialog", "region", "group", "navigation", "list")
        ]
        found = parts[0]
        for other in parts[1:]:
            found = found.or_(other)
        return found.first

    # What is on the screen

    def sees(self, *texts: str) -> None:
        """These can be read somewhere, one after the other as they come."""
        for text in texts:
            expect(self.page.get_by_text(text).filter(visible=True).first).to_be_visible(timeout=PATIENCE)

    def sees_no(self, text: str) -> None:
        expect(self.page.get_by_text(text).filter(visible=True)).to_have_count(0, timeout=PATIENCE)

    def sees_button(self, name: str, within: str = "") -> None:
        expect(self.button(name, within)).to_be_visible(timeout=PATIENCE)

    def sees_no_button(self, name: str) -> None:
        expect(self.page.get_by_role("button", name=re.compile(rf"^{re.escape(name)}"))).to_have_count(
            0, timeout=PATIENCE
        )

    def sees_heading(self, text: str) -> None:
        expect(self.page.get_by_role("heading", name=text).first).to_be_visible(timeout=PATIENCE)

    def sees_alert(self, text: str) -> None:
        expect(self.page.get_by_role("alert")).to_contain_text(text, timeout=PATIENCE)

    def is_asked(self, question: str = "") -> None:
        """A question is on the screen, and this one if it is named."""
        expect(self.part("What you can do")).to_contain_text(question, timeout=PATIENCE)

    def reads(self, *lines: str) -> None:
        """These lines are in the log, which has the newest first: here they stand as they happened."""
        pattern = ".*".join(re.escape(line) for line in reversed(lines))
        expect(self.part("What happened")).to_have_text(re.compile(pattern, re.DOTALL), timeout=PATIENCE)

    def sees_monster(self, name: str, *facts: str) -> None:
        """On the seat of a monster stands all this: `6 of 10 health`, `4 Energy`, `Tokyo City`, the name of a card."""
        for fact in facts:
            seat = self.part("Seats").get_by_role("button", name=re.compile(rf"^{name}\b.*{re.escape(fact)}"))
            expect(seat).to_be_visible(timeout=PATIENCE)

    def sees_on_button(self, name: str, *facts: str) -> None:
        """What this answer brings stands on it."""
        for fact in facts:
            expect(self.button(name, "What you can do")).to_contain_text(fact, timeout=PATIENCE)

    def sees_map(self, *facts: str) -> None:
        """The picture of the city says who is where: `Mosshell: Tokyo City`."""
        for fact in facts:
            image = self.page.get_by_role("img", name=re.compile(re.escape(fact)))
            expect(image.first).to_be_visible(timeout=PATIENCE)

    def sees_row(self, name: str, *facts: str) -> None:
        """In a table, the row of this monster has all this."""
        row = self.page.get_by_role("row").filter(has=self.page.get_by_role("rowheader", name=name))
        for fact in facts:
            expect(row).to_contain_text(fact, timeout=PATIENCE)

    @property
    def lines(self) -> list[str]:
        """The lines of the log, the newest first."""
        return self.part("What happened").locator("li").all_inner_texts()

    @property
    def dice(self) -> list[str]:
        """The faces of the dice that can be kept, in their order."""
        labels = [die.get_attribute("aria-label") or "" for die in self.part("Your dice").get_by_role("button").all()]
        numbered = sorted(
            (int(found[1]), found[2]) for label in labels if (found := re.match(r"\D*(\d+)\D*: ([\w ]+)", label))
        )
        return [face for _, face in numbered]

    def sees_own_monster(self, name: str, *facts: str) -> None:
        """As `sees_monster`; it is the one that is played at this screen."""
        self.sees_monster(name, *facts)
        seat = self.part("Seats").get_by_role("button", name=re.compile(rf"^{name}\b"))
        expect(seat).to_contain_text(re.compile("You|Decides"), timeout=PATIENCE)

    @property
    def monsters(self) -> list[str]:
        """In the order of their seats."""
        return self.part("Seats").get_by_role("button").locator("strong").all_text_contents()

    @property
    def market(self) -> list[str]:
        """The cards that lie open."""
        return self.page.get_by_role("region", name="Market").locator("strong").all_text_contents()

    @property
    def free_places(self) -> list[str]:
        """The places in Tokyo over which a sign says that they are free."""
        signs = self.page.get_by_role("img").locator("g", has=self.page.locator("> text", has_text="Free"))
        return [sign.locator("text").first.text_content() or "" for sign in signs.filter(visible=True).all()]

    def status_column(self, title: str) -> list[str]:
        """One column of the Status panel, from the first monster to the last."""
        table = self.page.get_by_role("table")
        expect(table).to_be_visible(timeout=PATIENCE)
        place = table.get_by_role("columnheader").all_text_contents().index(title)
        rows = table.get_by_role("row").filter(has=self.page.get_by_role("rowheader")).all()
        return [row.locator("th, td").nth(place).inner_text() for row in rows]

    @property
    def kept_dice(self) -> list[str]:
        kept = self.part("Your dice").get_by_role("button", pressed=True).all()
        return [(die.get_attribute("aria-label") or "").partition(": ")[2].removesuffix(", kept") for die in kept]

    @property
    def first_rolls(self) -> list[tuple[str, str]]:
        """Who rolled for the first turn, and how many smashes, the first first."""
        lines = self.page.get_by_role("list", name="What happened").get_by_role("listitem").all_text_contents()
        first_roll = re.compile(rf"(You|{'|'.join(MONSTERS)}) rolls? for the first turn: .*\((.*)\)")
        found = (first_roll.search(line) for line in reversed(lines))
        return [(line[1], line[2]) for line in found if line]

    # Where a game stands

    def sits_down_at(
        self, position: Mapping[str, Any], *players: str, rules: str = "standard", load: bool = True
    ) -> None:
        """At a game that was saved at this position, opened by Load: a person first, unless `players` says."""
        seated = list(players) or ["person", *["greedy"] * (len(position["monsters"]) - 1)]
        people = [seat for seat, player in enumerate(seated) if player.startswith("person")]
        game = Game.from_position({"rules": rules, "persons": people, **position})
        slot_path().parent.mkdir(parents=True, exist_ok=True)
        write_save(slot_path(), game, monsters=list(MONSTERS[: len(seated)]), players=seated)
        self.opens_the_game()
        if load:
            self.page.locator("nav [aria-keyshortcuts=L]").click()

    # Pictures

    def shows(self, name: str) -> None:
        """Where long tests run too, keep a picture of this screen, and let axe find no violation in it."""
        if not self._examined:
            return
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.evaluate(AT_REST)
        self.page.screenshot(path=PICTURES / f"{self.screen.name}-{name}.png")
        self.page.evaluate(AXE.read_text())
        found = self.page.evaluate(AXE_RUN, AA)
        violations = [
            f"{one['id']}: {one['help']} ({', '.join(str(node['target']) for node in one['nodes'][:3])})"
            for one in found
        ]
        assert not violations, "\n".join(violations)
