"""Rooms: friends gather by a link, take seats, and start a game."""

from __future__ import annotations

import pytest

from kingoftokyo.table.lobby import NoTableError
from kingoftokyo.table.online.gathering import REMOVED
from kingoftokyo.table.online.room import NotYoursError, RoomError
from kingoftokyo.table.wire.online import Arrangement, WantedSeat
from kingoftokyo.table.wire.requests import NewTable
from tables.online.meeting import Guest, Meeting, RoomTab
from tables.pages import quiet_answer, seats


def two(meeting: Meeting) -> tuple[Guest, Guest]:
    """A host and a friend, whose game has started."""
    host = meeting.room("person", "open")
    friend = host.invites("Ada")
    host.starts()
    return host, friend


def play_out(tabs: list[RoomTab]) -> None:
    """Everybody answers when asked, until the game is over."""
    for _ in range(2000):
        for tab in tabs:
            tab.reads()
            if tab.decision is not None:
                tab.choose(quiet_answer(tab.decision))
        if all(tab.view.over for tab in tabs):
            return
    pytest.fail("the game does not end")


def test_a_friend_joins_by_the_code_and_both_see_it(meeting: Meeting) -> None:
    host = meeting.room("person", "open", "hard")
    assert meeting.run(meeting.rooms.find(host.code.lower())) == host.id

    friend = host.invites("Ada", "girder")

    assert [(seat.player, seat.taken, seat.name) for seat in host.sees.seats] == [
        ("person", True, ""),
        ("open", True, "Ada"),
        ("hard", True, ""),
    ]
    assert [seat.mine for seat in host.sees.seats] == [True, False, False]
    assert [seat.mine for seat in friend.sees.seats] == [False, True, False]
    assert friend.sees.seats[1].monster == "girder"
    assert (host.sees.hosting, friend.sees.hosting) == (True, False)


def test_nobody_is_sent_a_holder_or_the_secret(meeting: Meeting) -> None:
    host = meeting.room("person", "open")
    friend = host.invites("Ada")
    tab = friend.opens()
    host.starts()
    tab.reads()
    stored = meeting.store.rooms[host.id][1]
    secret, host_id = stored.partition('"secret":"')[2][:64], stored.partition('"host":"')[2].partition('"')[0]

    assert len(secret) == 64
    assert host_id
    assert secret not in "".join(tab.texts)
    assert host_id not in "".join(tab.texts)


def test_a_seat_is_taken_once(meeting: Meeting) -> None:
    host = meeting.room("person", "open")
    host.invites("Ada")
    with pytest.raises(RoomError, match="all seats are taken"):
        host.invites("Bob")
    assert [seat.name for seat in host.sees.seats] == ["", "Ada"]


@pytest.mark.parametrize("name", ["x" * 10_000, "a\u202eb", "a\x00b", "\u2066"])
def test_a_name_that_would_harm_others_is_refused(meeting: Meeting, name: str) -> None:
    host = meeting.room("person", "open")
    with pytest.raises(RoomError):
        host.invites(name)
    assert not host.sees.seats[1].taken


def test_two_people_cannot_have_the_same_monster(meeting: Meeting) -> None:
    host = meeting.room("person", "open")
    with pytest.raises(RoomError, match="somebody else has this monster"):
        host.invites("Ada", host.sees.seats[0].monster)


def test_forged_and_foreign_tokens_hold_no_seat(meeting: Meeting) -> None:
    host, other = meeting.room("person", "open"), meeting.room("person", "open")
    for token in ("", "signed", f"signed {host.id}.", f"signed {host.id}.nobody", other.token, "x" * 1000):
        host.token = token
        assert not any(seat.mine for seat in host.sees.seats)
        with pytest.raises(NotYoursError):
            host.changes(0, ready=True)
        with pytest.raises(NotYoursError):
            host.starts()


def test_the_game_starts_when_all_are_ready(meeting: Meeting) -> None:
    host = meeting.room("person", "open", "easy")
    friend = host.invites()
    host.is_ready()
    assert not host.sees.started
    friend.is_ready()
    assert host.sees.started


def test_the_host_cannot_start_with_open_seats_but_can_fill_them(meeting: Meeting) -> None:
    host = meeting.room("person", "open")
    with pytest.raises(RoomError, match="some seats are open"):
        host.starts()
    arrangement = Arrangement([WantedSeat("person"), WantedSeat("medium"), WantedSeat("easy")], "standard")
    meeting.run(meeting.rooms.arrange(host.id, host.token, arrangement))
    host.starts()
    assert [seat.player for seat in host.sees.seats] == ["person", "medium", "easy"]


def test_only_the_host_arranges_removes_and_starts(meeting: Meeting) -> None:
    host = meeting.room("person", "open", "open")
    friend = host.invites()
    with pytest.raises(NotYoursError):
        friend.starts()
    with pytest.raises(NotYoursError):
        meeting.run(meeting.rooms.remove(friend.id, friend.token, 0))
    with pytest.raises(NotYoursError):
        meeting.run(meeting.rooms.arrange(friend.id, friend.token, Arrangement([WantedSeat("person")] * 2, "standard")))


def test_a_removed_guest_is_disconnected_and_the_seat_is_open_again(meeting: Meeting) -> None:
    host = meeting.room("person", "open")
    friend = host.invites("Ada")
    tab = friend.opens()
    meeting.run(meeting.rooms.remove(host.id, host.token, 1))
    assert tab.outbox.closed == REMOVED
    assert not host.sees.seats[1].taken
    with pytest.raises(NotYoursError):
        friend.changes(1, ready=True)


def test_rules_that_cannot_be_played_change_nothing(meeting: Meeting) -> None:
    host = meeting.room("person", "open")
    with pytest.raises(ValueError, match="chess"):
        meeting.run(meeting.rooms.arrange(host.id, host.token, Arrangement([WantedSeat("person")] * 2, "chess")))
    assert host.sees.rules == "standard"


def test_each_person_is_asked_at_their_own_screen_only(meeting: Meeting) -> None:
    host, friend = two(meeting)
    tabs = [host.opens().sits_down(), friend.opens().sits_down()]
    for _ in range(12):
        for tab in tabs:
            tab.reads()
        asked = [tab for tab in tabs if tab.decision is not None]
        assert len(asked) == 1
        assert asked[0].decision is not None
        assert asked[0].view.seat == asked[0].decision.seat
        asked[0].choose(quiet_answer(asked[0].decision))


def test_nobody_answers_for_another(meeting: Meeting) -> None:
    host, friend = two(meeting)
    tabs = [host.opens().sits_down(), friend.opens().sits_down()]
    for tab in tabs:
        tab.reads()
    asked = next(tab for tab in tabs if tab.decision is not None)
    other = next(tab for tab in tabs if tab.decision is None)
    assert asked.decision is not None
    other.choose(quiet_answer(asked.decision))
    other.reads()
    assert '"why":"not-yours"' in "".join(other.texts)
    assert other.view.decision_number == asked.view.decision_number


def test_a_whole_game_of_two_people_and_a_computer(meeting: Meeting) -> None:
    host = meeting.room("person", "open", "easy")
    friend = host.invites("Ada")
    host.starts()
    tabs = [host.opens().sits_down(), friend.opens().sits_down()]
    play_out(tabs)
    assert tabs[0].view.winner == tabs[1].view.winner
    assert host.sees.over


def test_a_spectator_sees_the_game_and_no_decision(meeting: Meeting) -> None:
    host, friend = two(meeting)
    friend.token = ""
    watching, playing = friend.opens().sits_down(), host.opens().sits_down()
    for tab in (watching, playing):
        tab.reads()
    assert watching.decision is None
    assert watching.view.seat is None
    assert watching.room.spectators == 1


def test_after_a_restart_everybody_is_back_at_the_same_decision(meeting: Meeting) -> None:
    host, friend = two(meeting)
    tabs = [host.opens().sits_down(), friend.opens().sits_down()]
    for tab in tabs:
        tab.reads()
    asked = next(tab for tab in tabs if tab.decision is not None)
    assert asked.decision is not None
    asked.choose(quiet_answer(asked.decision))
    asked.reads()
    before = asked.view

    meeting.restart()
    again = [host.opens().sits_down(), friend.opens().sits_down()]

    assert [tab.view.decision_number for tab in again] == [before.decision_number] * 2
    assert [tab.decision is not None for tab in again].count(True) == 1


def test_an_online_table_is_not_found_among_those_of_this_screen(meeting: Meeting) -> None:
    host, _ = two(meeting)
    meeting.restart()
    with pytest.raises(NoTableError, match="online table"):
        meeting.table(host.id)
    with pytest.raises(NoTableError):
        meeting.save(host.id)


def test_a_table_of_one_screen_still_belongs_to_all_its_people(meeting: Meeting) -> None:
    table = meeting.make(NewTable("standard", seats("person", "person")))
    assert [seat.mine for seat in meeting.open(table).data.seats] == [True, True]


def test_who_gives_up_a_seat_is_played_by_a_computer_and_the_host_is_somebody_else(meeting: Meeting) -> None:
    host, friend = two(meeting)
    tab = friend.opens().sits_down()
    meeting.run(meeting.rooms.leave(host.id, host.token))
    tab.play_to_the_end()
    assert tab.view.over
    assert friend.sees.hosting
    assert friend.sees.seats[0].stand_in


def test_the_game_ends_when_everybody_votes_for_it(meeting: Meeting) -> None:
    host, friend = two(meeting)
    tab = host.opens().sits_down()
    meeting.run(meeting.rooms.vote(host.id, host.token, end=True))
    assert not tab.room.ended
    meeting.run(meeting.rooms.vote(friend.id, friend.token, end=True))
    assert tab.room.ended
    tab.choose("stop", seat=tab.view.asked or 0)
    tab.reads()
    assert tab.texts[-2].startswith('{"type":"refused"')


def test_chat_and_reactions_reach_everybody_and_late_comers(meeting: Meeting) -> None:
    host = meeting.room("person", "open")
    friend = host.invites("Ada")
    tab = host.opens()
    friend.says("hello")
    friend.says(reaction="roar")
    tab.reads()
    assert [text for text in tab.texts if '"type":"said"' in text][-1].count("roar") == 1
    assert [(line.name, line.text, line.reaction) for line in host.sees.chat] == [
        ("Ada", "hello", None),
        ("Ada", "", "roar"),
    ]
    for text in ("", "x" * 201, "a\u202eb"):
        with pytest.raises(RoomError):
            friend.says(text)


def test_a_rematch_has_the_same_people_and_new_dice(meeting: Meeting) -> None:
    host, friend = two(meeting)
    with pytest.raises(RoomError, match="not over"):
        meeting.run(meeting.rooms.rematch(host.id, host.token))
    for guest in (host, friend):
        meeting.run(meeting.rooms.vote(guest.id, guest.token, end=True))

    first = meeting.run(meeting.rooms.rematch(host.id, host.token))
    second = meeting.run(meeting.rooms.rematch(friend.id, friend.token))

    assert first.room == second.room == host.sees.next
    again = Guest(meeting, second).sees
    assert [seat.name for seat in again.seats] == ["", "Ada"]
    assert [seat.mine for seat in again.seats] == [False, True]
    assert not again.started


def test_public_rooms_are_listed_and_private_ones_are_not(meeting: Meeting) -> None:
    meeting.room("person", "open")
    public = meeting.room("person", "open", "hard", public=True)
    listed = meeting.run(meeting.rooms.listed()).rooms
    assert [(room.id, room.open) for room in listed] == [(public.id, 1)]


def test_an_unknown_room_has_a_sentence(meeting: Meeting) -> None:
    for unknown in ("", "nothing", "x" * 1000):
        with pytest.raises(NoTableError, match="there is no such room"):
            meeting.run(meeting.rooms.data(unknown, ""))
        with pytest.raises(NoTableError, match="there is no such room"):
            meeting.run(meeting.rooms.find(unknown))


def test_a_failing_store_changes_nothing(meeting: Meeting) -> None:
    host = meeting.room("person", "open")
    meeting.store.full = True
    with pytest.raises(Exception, match="full"):
        host.invites("Ada")
    meeting.store.full = False
    assert not host.sees.seats[1].taken


def test_who_is_there_is_shown(meeting: Meeting) -> None:
    host = meeting.room("person", "open")
    friend = host.invites()
    tab = host.opens()
    other = friend.opens()
    assert [seat.present for seat in tab.room.seats] == [True, True]
    other.closes()
    assert [seat.present for seat in tab.room.seats] == [True, False]


def test_a_free_seat_gives_its_monster_away(meeting: Meeting) -> None:
    host = meeting.room("person", "open", "open", "easy")
    before = [seat.monster for seat in host.sees.seats]

    host.changes(0, monster=before[2])

    assert [seat.monster for seat in host.sees.seats] == [before[2], before[1], before[0], before[3]]
    with pytest.raises(RoomError, match="has this monster"):
        host.changes(0, monster=before[3])
