"""What nobody may know: neither the secret of the dice, nor what only another seat has seen or answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo import Game
from kingoftokyo.rules.core.rng import line_state
from kingoftokyo.rules.records.fairness import fair_key
from kingoftokyo.table.presentation.events_to_wire import event_names
from kingoftokyo.table.wire.messages import Update
from tables.memory import SECRET

if TYPE_CHECKING:
    from tables.sitting import Sitting

IN_TOKYO = (
    "turn=2 step=resolve dice='smash 1 2' persons=[{people}] "
    "monsters=[(place=city) (place=bay) () () ()] market=[heal tank jets]"
)


def test_neither_the_secret_nor_the_generator_is_ever_in_a_message(sitting: Sitting) -> None:
    tab = sitting.open(sitting.new_table("person", "easy", "medium"))

    tab.play_to_the_end()

    said = "\n".join(tab.texts)
    key = fair_key(SECRET, ["", "", ""])
    heads = [bytes.fromhex(head) for head in sitting.table(tab.id).seated.record.heads()]
    for hidden in (SECRET.hex(), key.hex(), *(str(line_state(key, line)) for line in [b"start", *heads])):
        assert hidden not in said
    assert SECRET.hex() in sitting.download(tab.id)


def test_the_top_of_the_deck_is_seen_by_who_looked_at_it_alone(sitting: Sitting) -> None:
    position = (
        "step=buy market=[heal tank jets] deck=[corner_store skyscraper] persons=[{person}] "
        "monsters=[(energy=9 cards=[made_in_a_lab]) ()]"
    )
    another = sitting.open(sitting.table_of(Game.from_position(position.format(person=1), listen=True)))
    mine = sitting.open(sitting.table_of(Game.from_position(position.format(person=0), listen=True)))

    # once each: among all that may be anywhere in the deck
    assert another.texts[0].count("corner_store") == another.texts[0].count("skyscraper") == 1
    assert {"corner_store", "skyscraper"} <= set(another.view.unseen)
    assert mine.view.top == ["corner_store"]
    assert mine.texts[0].count("skyscraper") == mine.view.unseen.count("skyscraper") == 1
    [top] = [option for option in mine.until_asked().options if option.choice == "buy top"]
    assert (top.card, top.price, top.phrase.id) == ("corner_store", 3, "option-buy-top")


def test_what_the_city_answers_is_secret_until_the_bay_has_answered(sitting: Sitting) -> None:
    game = Game.from_position(IN_TOKYO.format(people=1), listen=True)
    tab = sitting.open(sitting.table_of(game, "greedy", "person", "greedy", "greedy", "greedy"))
    asked = tab.get(Update)

    assert asked.played is not None
    assert (asked.played.seat, asked.played.choice, asked.played.why) == (0, "", None)
    assert asked.events == []
    tab.choose("stay")
    assert "StayedInTokyo" in event_names(tab.get(Update).events)


def test_two_people_at_one_screen_answer_in_private_and_look_away(sitting: Sitting) -> None:
    game = Game.from_position(IN_TOKYO.format(people="0 1"), listen=True)
    tab = sitting.open(sitting.table_of(game, "person", "person", "greedy", "greedy", "greedy"))
    city = tab.until_asked()
    assert (city.seat, city.private, tab.view.seat) == (0, True, 0)

    tab.choose("yield")
    record = tab.get(Update)

    assert record.played is not None
    assert (record.played.seat, record.played.choice) == (0, "")
    assert record.decision is not None
    assert (record.decision.seat, record.decision.private, record.view.seat) == (1, True, 1)
    assert record.view.monsters[0].place == "city"


def test_one_person_alone_has_nobody_to_look_away(sitting: Sitting) -> None:
    game = Game.from_position(IN_TOKYO.format(people=0), listen=True)
    tab = sitting.open(sitting.table_of(game, "person", "greedy", "greedy", "greedy", "greedy"))

    assert not tab.until_asked().private


def test_costumes_are_dealt_in_private(sitting: Sitting) -> None:
    tab = sitting.open(sitting.new_table("person", "person", rules="standard halloween=true"))
    first = tab.until_asked()
    offered = [option.card for option in first.options]
    assert (first.kind, first.private, len(offered)) == ("halloween", True, 2)

    tab.choose(f"take {offered[0]}")
    record = tab.get(Update)

    assert record.decision is not None
    assert record.decision.private
    assert record.decision.seat != first.seat
    assert offered[1] not in [card.id for monster in record.view.monsters for card in monster.cards]


def test_what_one_at_a_shared_screen_has_seen_shows_only_while_it_is_asked(sitting: Sitting) -> None:
    game = Game.from_position(
        "step=buy market=[heal tank jets] deck=[corner_store] persons=[0 2] "
        "monsters=[(energy=9 cards=[made_in_a_lab]) () ()]",
        listen=True,
    )
    tab = sitting.open(sitting.table_of(game, "person", "greedy", "person"))
    assert tab.until_asked().private
    assert tab.view.top == ["corner_store"]
    assert "corner_store" not in tab.view.unseen

    tab.choose("done")
    record = tab.get(Update)

    assert (record.view.seat, record.view.asked, record.view.top) == (0, 1, [])
    assert "corner_store" in record.view.unseen
    tab.until_asked()
    assert (tab.view.seat, tab.view.top) == (2, [])
