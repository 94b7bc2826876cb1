"""Computer players keep step with what people see: none answers what no page has shown yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo import Game
from kingoftokyo.history.save_text import read_save_text
from kingoftokyo.table.wire.messages import Seen, TableChanged, Update

if TYPE_CHECKING:
    from tables.sitting import Sitting, Tab

CPUS_TURN = "turn=1 step=roll monsters=[(health=5 energy=4 cards=[rapid_healing]) () ()] persons=[0]"


def hurt(sitting: Sitting) -> str:
    """A table at which a hurt person could heal, while a computer player rolls."""
    return sitting.table_of(Game.from_position(CPUS_TURN, listen=True), "person", "greedy", "greedy")


def stands(sitting: Sitting, table: str, n: int) -> bool:
    """Whether the table is still at this decision, though the computer players have moved as far as they may."""
    return sitting.table(table).game.number == n


def news(tab: Tab) -> Update:
    return tab.get(Update)


def test_a_computer_player_waits_until_its_question_has_been_shown(sitting: Sitting) -> None:
    table = sitting.new_table("easy", "easy")
    tab = sitting.open(table, shows=False)
    assert stands(sitting, table, 0)

    tab.show()

    assert news(tab).view.decision_number == 1
    assert stands(sitting, table, 1)
    tab.show()
    assert news(tab).view.decision_number == 2


def test_an_old_or_a_future_message_lets_nobody_move(sitting: Sitting) -> None:
    table = sitting.new_table("easy", "easy")
    tab = sitting.open(table, shows=False)
    tab.show()
    news(tab)

    for n in (0, 2, -1, 10**9):
        tab.send(Seen("1", n))
    tab.send(Seen("1", 1, interjections=1))

    assert stands(sitting, table, 1)
    tab.show()
    assert news(tab).view.decision_number == 2


def test_it_is_enough_that_one_browser_has_seen_it(sitting: Sitting) -> None:
    table = sitting.new_table("easy", "easy")
    slow, quick = sitting.open(table, shows=False), sitting.open(table)

    quick.until(lambda tab: tab.view.decision_number >= 5)

    slow.until(lambda tab: tab.view.decision_number >= 5)


def test_a_hidden_page_neither_holds_up_nor_overtakes_one_that_is_seen(sitting: Sitting) -> None:
    table = sitting.new_table("easy", "easy")
    seen, hidden = sitting.open(table, shows=False), sitting.open(table, shows=False)
    hidden.show(hidden=True)
    assert stands(sitting, table, 0)

    seen.show()
    assert news(seen).view.decision_number == 1
    news(hidden)
    hidden.show(hidden=True)
    assert stands(sitting, table, 1)

    seen.show()
    assert news(seen).view.decision_number == 2


def test_a_hidden_page_goes_on_alone_when_the_other_one_leaves(sitting: Sitting) -> None:
    table = sitting.new_table("easy", "easy")
    seen, hidden = sitting.open(table, shows=False), sitting.open(table, shows=False)
    hidden.show(hidden=True)
    assert stands(sitting, table, 0)
    seen.close()

    assert news(hidden).view.decision_number == 1


def test_nobody_waits_for_a_page_that_shows_everything_at_once(sitting: Sitting) -> None:
    tab = sitting.open(sitting.new_table("easy", "easy"), shows=False)

    tab.show(hurried=True)

    tab.until(lambda tab: tab.view.over)


def test_a_page_that_comes_back_reports_again_what_it_has_shown(sitting: Sitting) -> None:
    table = sitting.new_table("easy", "easy")
    tab = sitting.open(table, shows=False)
    tab.show()
    news(tab)
    tab.close()  # before it could say that it has shown this

    again = sitting.open(table, shows=False)
    assert (again.view.decision_number, stands(sitting, table, 1)) == (1, True)
    again.show()

    assert news(again).view.decision_number == 2


def test_a_person_uses_a_card_in_the_turn_of_a_computer_player(sitting: Sitting) -> None:
    table = hurt(sitting)
    tab = sitting.open(table, shows=False)
    assert (tab.decision, tab.view.asked) == (None, 1)
    assert [(option.choice, option.seat) for option in tab.last.any_time_options] == [("use rapid_healing", 0)]
    assert tab.view.monsters[0].cards[0].use_choice == "use rapid_healing"
    tab.show()
    n = news(tab).view.decision_number  # it is being shown
    assert tab.last.any_time_options

    for health in (6, 7):
        tab.interject(0, "use rapid_healing")
        healed = news(tab)
        assert healed.played is not None
        assert (healed.played.interjection, healed.view.decision_number, healed.view.monsters[0].health) == (
            True,
            n,
            health,
        )

    assert (tab.view.interjections, tab.last.any_time_options) == (2, [])
    assert tab.view.monsters[0].cards[0].use_choice is None  # it has no energy left
    assert stands(sitting, table, n)
    tab.show()
    assert news(tab).view.decision_number == n + 1


def test_pause_and_save_are_at_what_is_seen(sitting: Sitting) -> None:
    table = hurt(sitting)
    tab = sitting.open(table, shows=False)
    tab.show()
    n = news(tab).view.decision_number

    tab.pause(paused=True)
    assert tab.get(TableChanged).table.paused
    tab.show()
    assert stands(sitting, table, n)
    sitting.save(table)
    assert read_save_text(sitting.saves.texts[""]).game.number == n

    tab.pause(paused=False)
    assert news(tab).view.decision_number == n + 1


def test_computer_players_play_on_for_who_is_out_and_watches(sitting: Sitting) -> None:
    game = Game.from_position(
        "turn=1 step=resolve dice='smash 1 2' monsters=[(health=1 place=city) () ()] persons=[0]", listen=True
    )
    table = sitting.table_of(game, "person", "greedy", "greedy")
    tab = sitting.open(table, shows=False)
    assert tab.view.monsters[0].place == "dead"
    n = tab.view.decision_number
    assert stands(sitting, table, n)

    tab.show()

    assert news(tab).view.decision_number == n + 1


def test_a_table_of_the_store_goes_on_when_it_has_been_shown(sitting: Sitting) -> None:
    table = hurt(sitting)
    tab = sitting.open(table, shows=False)
    tab.show()
    n = news(tab).view.decision_number

    sitting.restart()

    again = sitting.open(table, shows=False)
    assert again.view.decision_number == n
    assert stands(sitting, table, n)
    again.show()
    assert news(again).view.decision_number == n + 1
