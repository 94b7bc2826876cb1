"""The guided game, played by following what the coach says and nothing else."""

from __future__ import annotations

import itertools
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.person import PATIENCE
from browser.screens import DESK, FRENCH, NIGHT, PHONE, Screen
from kingoftokyo.table.guide.cards_and_bay import CARDS_AND_BAY
from kingoftokyo.table.guide.first_game import FIRST_GAME

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Locator

    from browser.person import Person

SIDEWAYS = Screen("sideways", 844, 390, phone=True)
VISITED = "if (location.href.startsWith('http')) localStorage.setItem('kingoftokyo.visited', 'true')"
COACH = "aside.coach"
FRAME = ".frame"
OVER = "dialog.over"
TRAYS = ".dock .trays"
LEARN = {"en": "New here? Learn by playing", "fr": "Première fois"}
NEXT = {"en": "Next", "fr": "Suite"}
WON = {"en": "You are King of Tokyo", "fr": "Tu es roi de Tokyo"}
ROLL_KEY = "r"
DIE = re.compile(r"\D*(\d+)\s?: (\w+)")
BOX = "const box = document.querySelector('.frame').getBoundingClientRect();"
MIDDLE_OF_FRAME = f"(() => {{ {BOX} return [box.x + box.width / 2, box.y + box.height / 2] }})()"
DICE_FRAMED = f"""(() => {{
  {BOX}
  const dice = document.querySelector(".dock .trays").getBoundingClientRect();
  return Math.abs(box.x + 6 - dice.x) < 24 && Math.abs(box.y + 6 - dice.y) < 30 && box.height > 60 && box.width > 200;
}})()"""
FACE_FRAMED = f"""() => {{
  {BOX}
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return at?.closest(".way") !== null;
}}"""
BESIDE = """() => {
  const bubble = document.querySelector("aside.coach").getBoundingClientRect();
  const frame = document.querySelector(".frame")?.getBoundingClientRect();
  const inside = bubble.left >= 0 && bubble.top >= 0 && bubble.right <= innerWidth && bubble.bottom <= innerHeight;
  const apart = !frame || bubble.left > frame.right || frame.left > bubble.right
    || bubble.top > frame.bottom || frame.top > bubble.bottom;
  return inside && apart && bubble.height > 0;
}"""
# The buttons that the coach's arrow strikes out, besides those that it points at.
STRUCK_OUT = """() => {
  const line = document.querySelector(".arrow line");
  if (!line) return [];
  const [x1, y1, x2, y2] = ["x1", "y1", "x2", "y2"].map((name) => Number(line.getAttribute(name)));
  const frame = document.querySelector(".frame").getBoundingClientRect();
  const inside = (x, y, box) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  const points = Array.from({ length: 101 }, (_, i) => [x1 + ((x2 - x1) * i) / 100, y1 + ((y2 - y1) * i) / 100]);
  return [...document.querySelectorAll(".table button")].filter((button) => {
    const box = button.getBoundingClientRect();
    const apart = box.right <= frame.left || box.left >= frame.right
      || box.bottom <= frame.top || box.top >= frame.bottom;
    return apart && points.some(([x, y]) => inside(x, y, box));
  }).map((button) => button.textContent);
}"""
KEY_OF_BUTTON_AT = "([x, y]) => document.elementFromPoint(x, y).closest('button').getAttribute('aria-keyshortcuts')"


class Pupil:
    """Somebody who reads the bubble, looks at what is framed, and does it."""

    def __init__(self, person: Person, *, keys: bool, count: int = len(FIRST_GAME.lessons)) -> None:
        self.person = person
        self.page = person.page
        self.keys = keys
        self.count = count  # of the lessons
        self.language = person.screen.language[:2]

    @property
    def coach(self) -> Locator:
        return self.page.locator(COACH)

    def begins(self) -> None:
        self.page.goto(self.person.address)
        self.person.sees_button(LEARN[self.language])
        if self.keys:
            self.person.presses("g")
        else:
            self.person.clicks(LEARN[self.language])

    def lessons(self) -> Iterator[int]:
        """Each lesson when it is there, until the game is over."""
        over = self.page.locator(OVER)
        for number in itertools.count(1):
            lesson = self.page.locator(COACH, has_text=re.compile(rf"\b{number}\b.+\b{self.count}\b"))
            expect(lesson.or_(over).first).to_be_visible(timeout=PATIENCE)
            if over.is_visible():
                return
            yield number

    def reads(self) -> None:
        """All pages of the lesson."""
        while (following := self.coach.get_by_role("button", name=NEXT[self.language])).count():
            before = self.coach.get_by_role("status").inner_text()
            self._is_beside_what_it_points_at()
            if self.keys:
                self.person.presses("n")
            else:
                following.click()
            expect(self.coach.get_by_role("status")).not_to_have_text(before)

    def does(self) -> None:
        """What the last page wants: the dice pictured there are kept, or what is framed is pressed."""
        expect(self.page.locator(FRAME)).to_be_visible()
        self._is_beside_what_it_points_at()
        faces = [face.inner_text() for face in self.coach.locator("p .face .unseen").all()]
        if self._dice_are_framed:
            self._keeps(faces)
        else:
            self._presses_what_is_framed()

    def _keeps(self, faces: list[str]) -> None:
        wanted = list(faces)
        for number, face, kept in self._dice():
            keep = face in wanted
            if keep:
                wanted.remove(face)
            if keep != kept:
                self._toggles(number)
        assert wanted == []
        if self.keys:
            self.person.presses(ROLL_KEY)
        else:
            self.page.locator(".dock .actions .go").click()

    def _dice(self) -> list[tuple[int, str, bool]]:
        """Their numbers, their faces, and whether they are kept; the kept ones first."""
        found = []
        for die in self.page.locator(f"{TRAYS} button.die").all():
            name = DIE.match(die.get_attribute("aria-label") or "")
            assert name is not None
            found.append((int(name[1]), name[2], die.get_attribute("aria-pressed") == "true"))
        return sorted(found, key=lambda one: not one[2])

    def _toggles(self, number: int) -> None:
        if self.keys:
            self.person.presses(str(number))
        else:
            self.page.locator(TRAYS).get_by_role("button", name=re.compile(rf"^\D*{number}\s?:")).click()

    def _presses_what_is_framed(self) -> None:
        """If it is a die to turn, the face that is framed then is pressed, too."""
        self._presses_frame()
        if self.page.locator(".changer .faces").count():
            self.page.wait_for_function(FACE_FRAMED, timeout=PATIENCE)
            self._presses_frame()

    def _presses_frame(self) -> None:
        x, y = self.page.evaluate(MIDDLE_OF_FRAME)
        if self.keys:
            self.person.presses(self.page.evaluate(KEY_OF_BUTTON_AT, [x, y]))
        else:
            self.page.mouse.click(x, y)

    @property
    def _dice_are_framed(self) -> bool:
        return self.page.locator(TRAYS).count() > 0 and bool(self.page.evaluate(DICE_FRAMED))

    def _is_beside_what_it_points_at(self) -> None:
        """The bubble is on the screen, and hides nothing of what it speaks of."""
        self.page.wait_for_function(BESIDE, timeout=PATIENCE)
        assert self.page.evaluate(STRUCK_OUT) == []


@pytest.mark.parametrize(
    ("screen", "keys"),
    [
        pytest.param(DESK, False, id="english-clicks"),
        pytest.param(FRENCH, True, id="french-keys"),
        pytest.param(PHONE, False, id="phone", marks=pytest.mark.long),
        pytest.param(NIGHT, True, id="english-keys", marks=pytest.mark.long),
    ],
)
def test_the_guided_game_is_won_by_following_the_coach(
    seat_at: Callable[[Screen], Person], screen: Screen, *, keys: bool
) -> None:
    person = seat_at(screen)
    pupil = Pupil(person, keys=keys)
    pupil.begins()

    for number in pupil.lessons():
        if screen is DESK and number in (1, 7, 9):
            person.shows(f"lesson-{number}")
        pupil.reads()
        pupil.does()

    expect(person.page.locator(OVER)).to_contain_text(WON[pupil.language])
    person.shows("lesson-won")


def test_the_lessons_fit_on_a_phone(seat_at: Callable[[Screen], Person]) -> None:
    pupil = Pupil(seat_at(PHONE), keys=False)
    pupil.begins()

    for number in pupil.lessons():
        pupil.reads()
        if number in (1, 4):
            pupil.person.shows(f"lesson-{number}")
        if number == 4:
            break
        pupil.does()


def test_another_answer_is_explained_and_changes_nothing(me: Person) -> None:
    Pupil(me, keys=True).begins()
    me.is_asked("2 rolls left")

    me.presses("Enter")

    me.sees("Nearly. Keep just the two 3s")
    me.is_asked("2 rolls left")
    me.page.reload()
    me.sees("Lesson 1 of")


def test_a_reload_comes_back_to_the_same_lesson(me: Person) -> None:
    pupil = Pupil(me, keys=False)
    pupil.begins()
    for number in pupil.lessons():
        if number == 3:
            break
        pupil.reads()
        pupil.does()

    me.page.reload()

    me.sees("Lesson 3 of", "Tokyo City was empty")


def test_a_lesson_can_be_skipped(me: Person) -> None:
    pupil = Pupil(me, keys=False)
    pupil.begins()
    me.sees("Welcome to Tokyo")

    me.clicks("Skip the lesson")
    me.shows("lesson-skip")
    me.clicks("Go on learning")
    me.sees("Welcome to Tokyo")
    me.clicks("Skip the lesson")
    me.clicks("Play on from here")

    me.sees_no("Do you know enough?")
    me.sees("Nothing yet")
    me.clicks("Stop here")
    me.reads("You enter Tokyo City")


def test_a_lesson_can_be_left_for_the_menu_where_it_is_a_quiet_entry_from_then_on(me: Person) -> None:
    Pupil(me, keys=False).begins()
    me.clicks("Skip the lesson")

    me.clicks("Back to the menu")

    me.sees_button("Learn by playing")
    me.sees_no("New here?")


def test_the_present_step_is_explained_on_request(me: Person) -> None:
    me.sits_down_at({"step": "roll", "monsters": [{}, {"place": "city"}]})
    me.is_asked("2 rolls left")

    me.presses("e")
    me.sees("Three equal numbers score")
    me.shows("explained")
    me.presses("e")
    me.sees_no("Three equal numbers score")
    me.clicks("What is this?")
    me.sees("Three equal numbers score")
    me.clicks("Got it")
    me.sees_no("Three equal numbers score")


@pytest.mark.long
@pytest.mark.parametrize("screen", [DESK, PHONE, SIDEWAYS], ids=["desk", "phone", "sideways"])
def test_the_second_lesson_is_won_by_following_the_coach(seat_at: Callable[[Screen], Person], screen: Screen) -> None:
    person = seat_at(screen)
    pupil = Pupil(person, keys=False, count=len(CARDS_AND_BAY.lessons))
    person.page.add_init_script(VISITED)
    person.opens_the_game()
    person.clicks("Learn by playing")
    person.clicks("Cards, tokens and the Bay")

    for number in pupil.lessons():
        person.shows(f"second-lesson-{number}")
        pupil.reads()
        pupil.does()

    expect(person.page.locator(OVER)).to_contain_text(WON["en"])
    person.sees("that is what cards are for")
