"""Practice: playing on from a moment with other dice, and a rematch."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from kingoftokyo import Game
from kingoftokyo.rules.errors import GameOverError
from kingoftokyo.rules.records.parse import read_record
from kingoftokyo.table.lobby import NoTableError
from kingoftokyo.table.past.look_back import NoMomentError
from kingoftokyo.table.presentation.seat_view import seat_that_looks, view_data
from kingoftokyo.table.seats import new_game, played_on
from kingoftokyo.table.wire.requests import NewTable
from tables.memory import SECRET
from tables.pages import save_of, seats

if TYPE_CHECKING:
    from kingoftokyo.table.seats import Seated
    from kingoftokyo.table.wire.messages import Player
    from tables.sitting import Sitting, Tab

IN_TOKYO = (
    "turn=2 step=resolve dice='smash 1 2' persons=[1] "
    "monsters=[(place=city) (place=bay) () () ()] market=[heal tank jets]"
)


def begun(sitting: Sitting) -> tuple[str, Tab]:
    table = sitting.new_table("person", "easy", "medium")
    tab = sitting.open(table)
    for _ in range(6):
        tab.answer()
    tab.until_asked()
    return table, tab


# Playing on


def test_playing_on_makes_a_marked_game_of_the_same_seats_at_that_moment(sitting: Sitting) -> None:
    table, tab = begun(sitting)
    assert not sitting.open(table).data.practice
    then = sitting.moment(table, 3)

    other = sitting.open(sitting.play_on(table, 3))

    here, there = other.data, sitting.open(table).data
    assert here.practice
    assert here.seats == there.seats
    assert here.rules == there.rules
    assert (other.view.turn, other.view.dice, other.view.market) == (then.view.turn, then.view.dice, then.view.market)
    assert [monster.health for monster in other.view.monsters] == [monster.health for monster in then.view.monsters]
    assert (other.view.asked, other.view.kind, other.view.decision_number) == (
        then.view.asked,
        then.view.kind,
        then.view.decision_number,
    )
    other.play_to_the_end()
    assert sitting.open(table).view == tab.view  # nothing happened to the old one


def test_the_dice_after_that_moment_are_others(sitting: Sitting) -> None:
    """Even with the same secret, as in these tests: they hang on the position from which the game goes on."""
    table = sitting.new_table("person", "person")
    others = [sitting.open(sitting.play_on(table, 0))]
    sitting.entropy.next_secret = bytes(32)
    sitting.new_table("person", "person")  # takes the secret that was drawn before
    others.append(sitting.open(sitting.play_on(table, 0)))

    tab = sitting.open(table)
    for one in (tab, *others):
        one.choose("keep nothing")
        one.until(lambda tab: tab.view.decision_number == 1)
    assert len({tuple(one.view.dice) for one in (tab, *others)}) == 3


def test_playing_on_from_the_end_is_refused(sitting: Sitting) -> None:
    table = sitting.new_table("easy", "easy")
    sitting.open(table).until(lambda tab: tab.view.over)
    last = sitting.moment(table, 0).last

    with pytest.raises(GameOverError, match="over"):
        sitting.play_on(table, last)
    with pytest.raises(NoMomentError):
        sitting.play_on(table, last + 1)

    again = sitting.open(sitting.play_on(table, last - 1))
    again.until(lambda tab: tab.view.over)


def test_the_mark_lasts_in_the_store_the_save_and_the_record(sitting: Sitting) -> None:
    table, _ = begun(sitting)
    practice = sitting.play_on(table, 2)
    save = sitting.download(practice)
    sitting.open(practice).play_to_the_end()
    record = sitting.download(practice)
    for text in (save, record):
        assert sitting.open(sitting.upload(text)).data.practice

    sitting.restart()

    assert sitting.open(practice).data.practice
    assert not sitting.open(table).data.practice


def test_the_proof_of_practice_is_of_what_came_after_the_position(sitting: Sitting) -> None:
    table, _ = begun(sitting)
    practice = sitting.play_on(table, 2)
    waiting = sitting.proof(practice)
    sitting.open(practice).play_to_the_end()

    found = sitting.proof(practice)

    assert (waiting.state, waiting.secret, waiting.practice) == ("waiting", "", True)
    assert (found.state, found.practice, found.loaded) == ("proved", True, 0)
    record = read_record(sitting.download(practice))
    assert record.position
    assert "luck" not in record.position


def test_throws_settled_beforehand_do_not_come_with_it(sitting: Sitting) -> None:
    game = Game.from_position(
        "step=roll dice='1 1 1 2 2 3' rolls=['3 3 3 3 3 3'] persons=[0] monsters=[(points=19) ()]", listen=True
    )
    table = sitting.table_of(game, "person", "greedy")
    assert sitting.open(table).data.practice

    for over in (False, True):
        if over:
            tab = sitting.open(table)
            tab.choose("stop")
            tab.until(lambda tab: tab.view.over)
        practice = sitting.play_on(table, 0)
        assert sitting.open(practice).view.dice == ["1", "1", "1", "2", "2", "3"]
        assert "3 3 3 3 3 3" not in sitting.download(practice)


def test_playing_on_does_not_tell_what_the_city_answered(sitting: Sitting) -> None:
    """The City's answer is one it could have given: sometimes staying, sometimes yielding, whatever it was."""
    game = Game.from_position(IN_TOKYO, listen=True)
    game.play("yield")
    table = sitting.table_of(game, "greedy", "person", "greedy", "greedy", "greedy")
    sitting.open(table).pause(paused=True)
    places = set()
    for seed in range(12):
        sitting.entropy.next_seed = seed
        tab = sitting.open(sitting.play_on(table, 1))
        tab.choose("stay")
        tab.until(lambda tab: tab.view.decision_number > 2)
        places.add(tab.view.monsters[0].place)

    assert places == {"city", "outside"}


def test_the_menu_offers_practice_beside_the_game_that_it_came_from(sitting: Sitting) -> None:
    table, _ = begun(sitting)
    assert (sitting.menu().going_on, sitting.menu().practising) == (table, None)

    practice = sitting.play_on(table, 2)
    assert (sitting.menu().going_on, sitting.menu().practising) == (table, practice)

    game = Game.new(2, "simple", rolls=["1 1 1 1 1 1"] * 3, listen=True)
    settled = sitting.upload(save_of(game, "person", "easy"))
    assert (sitting.menu().going_on, sitting.menu().practising) == (table, settled)

    newer = sitting.new_table("person", "easy")
    assert (sitting.menu().going_on, sitting.menu().practising) == (newer, None)


@pytest.mark.parametrize(
    "rules", ["standard", "solo", "course halloween=true cultists=true tokyo_tower=true", "simple"]
)
@pytest.mark.parametrize("players", [2, 5])
def test_one_can_play_on_from_every_decision(rules: str, players: int) -> None:
    """Who looks knows the same there as here, whether the others' secrets are theirs or dealt again."""
    computers: list[Player] = ["easy"] * (players - 1)
    for over in (False, True):
        chance = random.Random(players)
        wanted = NewTable(rules, seats("person", *computers))
        seated = new_game(wanted, SECRET, 0, "")
        seen: list[tuple[Game, int | None]] = []
        while not seated.game.over and seated.game.number < 150:
            seen.append((seated.game.clone(), seat_that_looks(seated.game, seated.people)))
            if not over:
                check_played_on(seated, *seen[-1])
            seated.game.play_option(chance.randrange(seated.game.option_count()))
        if seated.game.over and over:
            for game, seat in seen:
                check_played_on(seated, game, seat)


def check_played_on(seated: Seated, then: Game, seat: int | None) -> None:
    again = played_on(seated, then, (), bytes(32), 5, "")
    here, there = then.view(seat), again.game.view(seat)
    assert view_data(again.game, there, {}, hide_top=False) == view_data(then, here, {}, hide_top=False)
    assert there.options == here.options
    assert there.details == here.details
    assert (again.monsters, again.players) == (seated.monsters, seated.players)
    assert again.practice


# A rematch


def test_a_rematch_has_the_same_seats_and_rules_from_the_beginning(sitting: Sitting) -> None:
    table = sitting.new_table("person", "hard", "medium", rules="standard cultists=true")
    before = sitting.open(table).data

    again = sitting.open(sitting.rematch(table))

    assert (again.data.seats, again.data.rules) == (before.seats, before.rules)
    assert (again.view.decision_number, again.view.turn, again.data.practice, again.data.fair) == (0, 1, False, True)
    with pytest.raises(NoTableError):
        sitting.rematch("nowhere")


def test_a_rematch_of_practice_is_a_real_game(sitting: Sitting) -> None:
    game = Game.from_position("step=buy persons=[1] monsters=[(points=19) (health=1)]", listen=True)
    table = sitting.table_of(game, "greedy", "person Eve")

    again = sitting.open(sitting.rematch(table))

    assert not again.data.practice
    assert [seat.name for seat in again.data.seats] == ["", "Eve"]
    assert [monster.health for monster in again.view.monsters] == [10, 10]
