"""Friends at several devices: a host at a desk, a guest on a phone without a pass, and somebody who only watches."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.person import PATIENCE
from browser.screens import DESK, FRENCH, PHONE
from browser.whole_game import ANSWERS, DIALOG, OVER, ROLLING, roll

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.person import Person
    from browser.screens import Screen
    from server.conftest import Running

    Sit = Callable[[Screen], Person]

TABLE = "[data-phase]"
MOST_CLICKS = 3000


@pytest.fixture
def guest_at(seat_at: Sit, server: Running) -> Sit:
    """Somebody on another device: the server is open to others, and they have no pass."""

    def sit(screen: Screen) -> Person:
        server.access.others = (f"127.0.0.1:{server.keys.port}",)
        guest = seat_at(screen)
        guest.address = server.keys.origin
        return guest

    return sit


def opens_a_room(host: Person, *, name: str = "Ada") -> str:
    """From the main menu, with one open seat; the link of the room."""
    host.opens_the_game()
    host.clicks("Play with friends")
    host.types("Your name", name)
    host.clicks("Open the room")
    link = host.page.get_by_label("The link of this room")
    expect(link).to_be_visible(timeout=PATIENCE)
    return link.input_value()


def sits_down(guest: Person, link: str, *, name: str = "Bob") -> None:
    guest.page.goto(link)
    guest.types("Your name", name)
    guest.clicks("Sit down")
    guest.sees_button("I am ready")


def starts(host: Person, *others: Person) -> None:
    """The host starts; everybody sees the table."""
    host.clicks("Start")
    for person in (host, *others):
        expect(person.page.locator(TABLE)).to_be_visible(timeout=PATIENCE)


def answers_one(person: Person, rng: Random) -> bool:
    """Answer by chance, if this person is asked now."""
    page = person.page
    if page.locator(DIALOG).first.is_visible():
        page.locator(DIALOG).first.click()
    elif page.locator(ROLLING).first.is_visible():
        roll(person, rng)
    elif page.locator(ANSWERS).first.is_visible():
        answers = page.locator(ANSWERS)
        answers.nth(rng.randrange(max(1, answers.count()))).click(timeout=PATIENCE)
    else:
        return False
    return True


def play_together(people: list[Person], rng: Random, choices: int = MOST_CLICKS) -> int:
    """Everybody answers when asked, until all see the end, or after this many clicks; how many there were."""
    clicks = idle = 0
    while clicks < choices and not all(person.page.locator(OVER).is_visible() for person in people):
        asked = [person for person in people if not person.page.locator(OVER).is_visible()]
        acted = sum(answers_one(person, rng) for person in asked)
        clicks += acted
        idle = 0 if acted else idle + 1
        assert idle < 400, "nobody is asked"
        if not acted:
            people[0].waits(0.05)
    return clicks


def test_a_friend_joins_by_the_link_without_a_pass_and_both_play(seat_at: Sit, guest_at: Sit) -> None:
    host, guest = seat_at(DESK), guest_at(PHONE)
    link = opens_a_room(host)
    host.sees("Waiting for a friend")
    expect(host.button("Start")).to_be_disabled()
    host.page.get_by_role("img", name=f"QR code of the link {link}").wait_for()

    sits_down(guest, link)
    guest.shows("waiting-room-guest")
    host.sees("Bob")
    guest.types("Say something", "Here I am")
    guest.presses("Enter")
    host.sees("Here I am")
    host.clicks("ROAR!")
    expect(guest.page.locator(".bubble")).to_have_text("ROAR!", timeout=PATIENCE)
    host.shows("waiting-room")
    guest.clicks("I am ready")
    host.sees("Everybody is ready")

    starts(host, guest)

    host.sees_monster("Ada", "10 of 10 health")
    guest.sees_monster("Ada", "10")
    assert play_together([host, guest], Random(1), choices=6) >= 6
    host.sees_no_button("Hint")


def test_a_guest_has_a_small_menu_and_finds_the_room_by_its_code(seat_at: Sit, guest_at: Sit) -> None:
    host, guest = seat_at(DESK), guest_at(PHONE)
    opens_a_room(host)
    code = host.page.locator(".code").inner_text()

    guest.opens_the_game()
    guest.sees_no_button("Play")
    guest.sees_no_button("Profile")
    guest.shows("guest-menu")
    guest.clicks("Join a game")
    guest.types("Code of the room", "999999")
    guest.presses("Enter")
    guest.sees_alert("does not exist")
    guest.types("Code of the room", code.lower())
    guest.presses("Enter")

    guest.sees_heading("Take a seat")
    expect(guest.page).to_have_url(re.compile("#room/"))


def test_the_private_link_opens_the_seat_elsewhere_and_is_not_left_in_the_address(seat_at: Sit, guest_at: Sit) -> None:
    host, phone = seat_at(DESK), guest_at(PHONE)
    opens_a_room(host)
    host.page.get_by_text("Your private link").click()
    private = host.page.get_by_label("Your private link").input_value()

    phone.page.goto(private)

    phone.sees("Ada")
    phone.sees_button("Leave the room")
    expect(phone.page).to_have_url(private.rpartition("/")[0])
    phone.page.goto("about:blank")
    phone.page.goto(f"{phone.address}/#join")
    phone.sees_heading("Your online games")


def test_the_host_removes_a_guest_and_fills_the_seat(seat_at: Sit, guest_at: Sit) -> None:
    host, guest = seat_at(DESK), guest_at(PHONE)
    sits_down(guest, opens_a_room(host))

    host.clicks("Remove Bob")
    guest.sees_alert("The host has removed you from the room.")
    host.clicks("Give the free seat to a computer")
    host.sees("Everybody is ready")
    host.clicks("Add a seat")

    host.sees("One seat is still free")


@pytest.mark.long
def test_one_loses_the_network_and_returns_and_a_third_watches(seat_at: Sit, guest_at: Sit) -> None:
    host, guest, watcher = seat_at(DESK), guest_at(PHONE), guest_at(FRENCH)
    link = opens_a_room(host)
    sits_down(guest, link)
    watcher.page.goto(link)
    watcher.sees("Toutes les places sont prises")
    starts(host, guest, watcher)
    watcher.sees("Tu regardes")
    watcher.shows("online-watching")
    play_together([host, guest], Random(2), choices=4)

    guest.page.context.set_offline(offline=True)
    host.sees("Away")
    host.shows("online-away")
    guest.page.context.set_offline(offline=False)

    host.sees_no("Away")
    assert play_together([host, guest], Random(3), choices=6) >= 6
    watcher.sees_monster("Ada")


@pytest.mark.long
def test_two_play_a_whole_game_and_a_rematch_follows(seat_at: Sit, guest_at: Sit) -> None:
    host, guest = seat_at(DESK), guest_at(PHONE)
    link = opens_a_room(host)
    sits_down(guest, link)
    starts(host, guest)

    play_together([host, guest], Random(4))
    host.shows("online-over")
    host.page.get_by_role("tab", name="Fair dice").click()
    host.clicks("Verify")
    host.sees("Proved: these dice were fair")
    guest.clicks("Play again")
    guest.sees_button("I am ready")
    host.clicks("A rematch is waiting")
    host.sees("Bob")

    host.page.goto("about:blank")
    host.page.goto(link)  # the finished game stays where it was
    host.page.locator(OVER).wait_for(timeout=PATIENCE)


@pytest.mark.long
def test_a_game_ends_when_all_vote_for_it(seat_at: Sit, guest_at: Sit) -> None:
    host, guest = seat_at(DESK), guest_at(PHONE)
    sits_down(guest, opens_a_room(host))
    starts(host, guest)

    host.presses("Escape")
    host.clicks("Vote to end")
    host.sees("Voted to end the game: Ada")
    guest.clicks("Menu")
    guest.sees("Voted to end the game: Ada")
    guest.shows("online-menu")
    guest.clicks("Vote to end")

    host.sees_heading("The game was ended")
    guest.sees_heading("The game was ended")


@pytest.mark.long
def test_whoever_leaves_is_replaced_by_a_computer(seat_at: Sit, guest_at: Sit) -> None:
    host, guest = seat_at(DESK), guest_at(PHONE)
    sits_down(guest, opens_a_room(host))
    starts(host, guest)

    guest.clicks("Menu")
    guest.clicks("Leave the game")
    guest.clicks("Leave", within="Leave the game?")

    guest.sees_button("Join a game")
    host.sees_monster("Bob", "Computer")
