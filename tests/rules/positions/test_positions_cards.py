"""Positions: cards in hands, in the market, in the deck and in the discard pile."""

from __future__ import annotations

import pytest

from kingoftokyo import Game, PositionError
from kingoftokyo.rules.cards.deck import DECK_COPIES
from table import Table, copying

TWO: list[dict[str, object]] = [{}, {}]


def lay(**fields: object) -> Game:
    return Game.from_position({"rules": {"two_players": False}, "monsters": TWO, **fields})


def refused(says: str, **fields: object) -> None:
    with pytest.raises(PositionError, match=says):
        lay(**fields)


def refused_monster(says: str, **fields: object) -> None:
    refused(r"^monsters\[1\]" + says, monsters=[{}, fields])


# Hands


def test_cards_in_a_hand_may_have_counters() -> None:
    hand: list[object] = ["armor_plating", {"card": "battery_monster", "counters": 4}, {"card": "herbivore"}]
    cards = lay(monsters=[{}, {"cards": hand}]).view(None).monsters[1].cards

    assert [(card.id, card.counters) for card in cards] == [
        ("armor_plating", 0),
        ("battery_monster", 4),
        ("herbivore", 0),
    ]


def test_cards_in_a_hand_act() -> None:
    game = Game.from_position({"monsters": [{"cards": ["extra_head", "extra_head"]}, {}]})

    assert len(game.view(None).dice.split()) == 8


def test_wrong_cards_in_a_hand_are_refused() -> None:
    refused("cards: a list is expected, not 'armor_plating'", monsters=[{}, {"cards": "armor_plating"}])
    near = r"there is no card 'acid_atack'; did you mean 'acid_attack'\?"
    refused_monster(r"\.cards\[0\]\.card: " + near, cards=["acid_atack"])
    refused_monster(r"\.cards\[0\]\.card: there is no card 'xyzzy'$", cards=["xyzzy"])
    refused_monster(r"\.cards\[0\]: an object with fields is expected, not 3", cards=[3])
    refused_monster(r"\.cards\[0\]: there is no field 'id'; there are card, counters", cards=[{"id": "heal"}])
    refused_monster(r"\.cards\[0\]\.card: there is no card ''", cards=[{"counters": 1}])
    refused_monster(r"\.cards\[0\]\.card: a text is expected, not None", cards=[{"card": None}])
    refused_monster(r"\.cards\[1\]\.card: heal is a Discard card, which nobody can hold", cards=["herbivore", "heal"])
    counters = {"card": "herbivore", "counters": 1000}
    refused_monster(r"\.cards\[0\]\.counters: 1000 is not between 0 and 999", cards=[counters])


def test_there_are_only_as_many_copies_as_in_the_box() -> None:
    only_one = "there are only 1 of herbivore, and all of them are already placed"
    refused_monster(rf"\.cards\[1\]\.card: {only_one}", cards=["herbivore", "herbivore"])
    refused(r"market\[0\]: " + only_one, monsters=[{"cards": ["herbivore"]}, {}], market=["herbivore"])
    refused(r"discard\[0\]: " + only_one, market=["herbivore"], discard=["herbivore"])
    refused(r"deck\[0\]: " + only_one, discard=["herbivore"], deck=["herbivore"])
    refused(r"deck\[2\]: there are only 2 of extra_head", deck=["extra_head"] * 3)
    assert lay(market=["extra_head", "extra_head"]).view(None).deck_size == DECK_COPIES - 2


# What lies on a card


def test_a_mimic_copies_a_card_of_any_seat_with_the_counters_of_that_card() -> None:
    hand: list[object] = [copying("smoke_cloud", 1), "jets"]
    table = Table(2).monster(0, cards=hand).monster(1, cards=[{"card": "smoke_cloud", "counters": 1}]).starts_turn()

    table.mimics(0, "smoke_cloud", of=1).counters_on(0, "mimic", 3).counters_on(1, "smoke_cloud", 1)


def test_a_mimic_may_have_other_counters_than_the_card_it_copies() -> None:
    mimic = {**copying("battery_monster", 1), "counters": 4}
    table = Table(2).monster(0, cards=[mimic]).monster(1, cards="battery_monster").dice("1").rolls()

    table.mimics(0, "battery_monster", of=1).counters_on(0, "mimic", 4)


def test_a_mimic_without_a_token_copies_nothing() -> None:
    table = Table(2).monster(0, cards="mimic").dice("1").rolls().mimics(0, None)

    table.counters_on(0, "mimic", 0)


def test_wrong_copies_are_refused() -> None:
    def refused_copies(says: str, copies: object, card: str = "mimic") -> None:
        hand = [{"card": card, "copies": copies}, "jets"]
        refused_monster(r"\.cards\[0\]\.copies" + says, cards=hand)

    refused_copies(": an object with fields is expected, not 'jets'", "jets")
    refused_copies(": an object with fields is expected, not None", None)
    refused_copies(": there is no field 'of'; there are seat, card, held", {"of": 1})
    refused_copies(r"\.seat: 2 is not between 0 and 1", {"seat": 2, "card": "jets"})
    refused_copies(r"\.seat: a whole number is expected, not '1'", {"seat": "1", "card": "jets"})
    refused_copies(r"\.card: seat 1 has no 'wings' that can be copied", {"seat": 1, "card": "wings"})
    refused_copies(r"\.card: seat 0 has no 'jets' that can be copied", {"card": "jets"})
    refused_copies(r"\.card: seat 1 has no 'mimic' that can be copied", {"seat": 1, "card": "mimic"})
    refused_copies(r"\.card: a text is expected, not 3", {"seat": 1, "card": 3})
    refused_copies(r"\.held: 2 is not between 0 and 1", {"seat": 1, "card": "jets", "held": 2})
    refused_copies(r"\.held: 1 is not between 0 and 0", {"seat": 0, "card": "jets", "held": 1})
    refused_copies(": only a Mimic copies another card", {"seat": 1, "card": "jets"}, card="wings")


def test_held_says_which_of_two_alike_a_mimic_copies() -> None:
    hand = ["extra_head", "jets", "extra_head"]
    mimic = {"card": "mimic", "copies": {"card": "extra_head", "held": 2}}
    first = lay(monsters=[{"cards": hand}, {"cards": [copying("extra_head", 0)]}])
    second = lay(monsters=[{"cards": hand}, {"cards": [mimic]}])

    assert first.key() != second.key()
    assert _copies(first) == {"seat": 0, "card": "extra_head"}
    assert _copies(second) == {"seat": 0, "card": "extra_head", "held": 2}
    assert second.view(None).monsters[1].cards[0].copied_from == 0
    assert Game.from_position(second.position()).key() == second.key()


def test_held_is_where_the_search_begins() -> None:
    monsters = [{"cards": ["jets", "extra_head"]}, {"cards": [copying("extra_head", 0)]}]

    assert _copies(lay(monsters=monsters)) == {"seat": 0, "card": "extra_head"}
    mimic = {"card": "mimic", "copies": {"seat": 0, "card": "jets", "held": 1}}
    refused(r"copies\.card: seat 0 has no 'jets'", monsters=[monsters[0], {"cards": [mimic]}])


def _copies(game: Game) -> object:
    monsters = game.position()["monsters"]
    assert isinstance(monsters, list)
    return monsters[1]["cards"][0]["copies"]


@pytest.mark.parametrize("mark", ["used", "used_on_damage"])
def test_a_card_may_be_marked_as_used(mark: str) -> None:
    hand: list[object] = [{"card": "herd_culler", mark: True}, {"card": "jets", mark: False}]
    monsters = lay(monsters=[{"cards": hand, "energy": 2}, {}], step="buy").position()["monsters"]

    assert isinstance(monsters, list)
    assert monsters[0]["cards"] == [{"card": "herd_culler", mark: True}, "jets"]
    for bad in (1, "yes", None):
        refused_monster(
            rf"\.cards\[0\]\.{mark}: true or false is expected, not {bad!r}", cards=[{"card": "jets", mark: bad}]
        )


def test_a_card_used_this_turn_is_not_offered_again_until_the_next() -> None:
    hand = [{"card": "herd_culler", "used": True}]
    game = lay(monsters=[{"cards": hand, "place": "city"}, {}], step="roll", dice="2 2 3 3 heart heart", rolls_left=1)
    assert game.view(None).monsters[0].cards[0].used

    game.play("stop")
    assert (game.view(None).asked, game.view(None).active) == (1, 1)
    assert not game.view(None).monsters[0].cards[0].used


def test_a_card_used_on_damage_is_not_offered_again_for_it() -> None:
    hand = [{"card": "camouflage", "used_on_damage": True}]
    monsters: list[object] = [{}, {"cards": hand, "place": "city"}]
    damage = {"step": "damage", "seat": 1, "amount": 2, "cause": "tank"}
    game = lay(monsters=monsters, pending=[damage, damage, {"step": "turn_over"}])

    # The first loss lands unasked; the second is another one.
    assert (game.view(None).kind, game.view(None).monsters[1].health) == ("damage", 8)
    assert game.view(1).options == ["use camouflage", "accept"]


# The market, the deck and the discard pile


def test_a_given_market_has_just_these_cards() -> None:
    assert [card.id for card in lay(market=["heal", "tank"]).view(None).market] == ["heal", "tank"]
    assert lay(market=[]).view(None).market == []


@pytest.mark.parametrize("field", ["market", "deck", "discard"])
def test_wrong_cards_on_the_table_are_refused(field: str) -> None:
    refused(f"{field}: a list is expected, not 'heal'", **{field: "heal"})
    refused(rf"{field}\[1\]: a card is named by its id, not 3", **{field: ["heal", 3]})
    refused("there is no card 'heel'; did you mean 'heal'", **{field: ["heel"]})


def test_the_market_has_room_for_three() -> None:
    refused("market: there is room for 3 cards, not 4", market=["heal", "tank", "frenzy", "skyscraper"])


def test_the_given_cards_of_the_deck_are_drawn_first() -> None:
    position = {
        "monsters": [{"energy": 9}, {}],
        "step": "buy",
        "market": ["heal", "tank"],
        "deck": ["frenzy", "energize"],
    }
    game = Game.from_position(position)
    assert game.view(None).deck_size == DECK_COPIES - 2

    game.play("buy heal")
    assert [card.id for card in game.view(None).market] == ["frenzy", "tank"]
    game.play("buy tank")
    assert [card.id for card in game.view(None).market] == ["frenzy", "energize"]
    game.play("sweep")
    assert len(game.view(None).market) == 3
    assert game.view(None).deck_size == DECK_COPIES - 7


def test_an_exact_deck_has_just_these_cards_and_is_refilled_from_the_discard_pile() -> None:
    position = {
        "monsters": [{"energy": 9}, {}],
        "step": "buy",
        "market": ["heal"],
        "deck": ["tank"],
        "deck_exact": True,
        "discard": ["frenzy"],
    }
    game = Game.from_position(position)
    assert game.view(None).deck_size == 1

    game.play("buy heal")
    assert [card.id for card in game.view(None).market] == ["tank"]
    assert sorted(game.view(None).discard) == ["frenzy", "heal"]
    game.play("sweep")
    assert sorted(card.id for card in game.view(None).market) == ["frenzy", "heal", "tank"]
    assert game.view(None).deck_size == 0


def test_an_exact_deck_may_be_empty() -> None:
    game = lay(deck_exact=True, market=["heal"], monsters=[{"energy": 3}, {}], step="buy")
    game.play("buy heal")

    assert game.view(None).market == []
    assert game.view(None).discard == ["heal"]


def test_deck_exact_is_true_or_false() -> None:
    assert lay(deck_exact=False).view(None).deck_size == DECK_COPIES - 3
    for bad in (1, "yes", None):
        refused(f"deck_exact: true or false is expected, not {bad!r}", deck_exact=bad)


def test_a_place_of_the_market_may_be_empty() -> None:
    view = lay(market=[None, "heal", None]).view(None)

    assert [(card.slot, card.id) for card in view.market] == [(1, "heal")]


def test_the_size_of_the_deck_is_checked() -> None:
    assert lay(market=["heal"], deck=["tank"], deck_size=DECK_COPIES - 1).view(None).deck_size == DECK_COPIES - 1
    assert lay(deck_exact=True, market=[], deck_size=0).view(None).deck_size == 0
    refused(f"deck_size: {DECK_COPIES - 3} cards are left for the deck", deck_size=5)
    refused("deck_size: 1000 is not between 0 and 999", deck_size=1000)
    refused("deck_size: a whole number is expected, not None", deck_size=None)


def test_a_game_with_an_exact_deck_can_be_saved_and_loaded() -> None:
    game = lay(deck_exact=True, deck=["tank"], market=["heal"], monsters=[{"energy": 9}, {}], step="buy")

    assert Game.from_position(game.position()).position() == game.position()
