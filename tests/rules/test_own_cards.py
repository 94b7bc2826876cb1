"""Own cards in a game: priced, bought, copied, asked, saved, and failing without harm."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

import pytest

from kingoftokyo import Game, PositionError, Rules, SetupError
from kingoftokyo.rules import events
from kingoftokyo.rules.card import Card, Facts
from kingoftokyo.rules.cards.deck import DECK_COPIES
from kingoftokyo.rules.catalogue import CATALOGUE
from kingoftokyo.rules.effects.deck import in_deck_order
from kingoftokyo.rules.playout import play_out
from own_deck import CARDS, OWN, RULES, Failed, with_own_cards
from table import Table, copying

if TYPE_CHECKING:
    from collections.abc import Callable

QUIET = "1 1 2 2 3 3"
COPIES = sum(CATALOGUE.copies[CATALOGUE.ids.index(id)] for id in OWN)


def table_of(players: int, turn: int = 0) -> Table:
    return with_own_cards(Table(players, turn))


# In the deck


def test_own_cards_stand_in_the_catalogue_behind_the_base_game() -> None:
    numbers = [CATALOGUE.ids.index(id) for id in OWN]

    assert min(numbers) >= CATALOGUE.number_of_copy[DECK_COPIES - 1]
    assert numbers == sorted(numbers)


def test_own_cards_are_in_the_deck_of_the_games_whose_rules_name_them_and_of_no_other() -> None:
    assert Game.new(2, Rules(cards=OWN)).view(None).deck_size == DECK_COPIES + COPIES - 3
    assert Game.new(2).view(None).deck_size == DECK_COPIES - 3


def test_rules_name_own_cards_as_a_value_or_as_data() -> None:
    rules = Rules("standard", OWN)
    game = Game.new(2, rules, seed=4)

    assert rules.to_data() == RULES
    assert game.key() == Game.from_position(game.position()).key()
    assert Game.from_position({"monsters": [{}, {}], "rules": rules}).rules == rules
    assert Game.from_position({"monsters": [{}, {}], "rules": {"cards": OWN}}).rules == rules


def test_rules_are_equal_when_they_say_the_same_and_show_what_they_say() -> None:
    assert {Rules(), Rules("standard"), Rules(cards=["own_dud"]), Rules("standard", ("own_dud",))} == {
        Rules(),
        Rules(cards=("own_dud",)),
    }
    assert Rules() != "standard"
    assert repr(Rules()) == "Rules('standard')"
    assert repr(Rules(cards=["own_dud"])) == "Rules('standard cards=own_dud')"


@pytest.mark.parametrize(
    ("cards", "says"),
    [
        (["own_nothing"], "there is no card 'own_nothing'; .*register a custom card before making a game with it"),
        (["xyzzy"], r"there is no card 'xyzzy' \(register a custom card"),
        (["heal"], "the card 'heal' is in the deck already"),
        (["own_dud", "own_dud"], "the card 'own_dud' is in the deck already"),
    ],
)
def test_own_cards_that_cannot_join_the_deck_are_refused(cards: list[str], says: str) -> None:
    with pytest.raises(SetupError, match=says):
        Game.new(2, Rules(cards=cards))
    with pytest.raises(SetupError, match=says):
        Game.from_position({"monsters": [{}, {}], "rules": {"cards": cards}})


def test_an_own_card_is_not_held_in_a_game_whose_rules_do_not_name_it() -> None:
    with pytest.raises(PositionError, match=r"monsters\[0\]\.cards\[0\]\.card: .* own_sponge"):
        Game.from_position({"monsters": [{"cards": ["own_sponge"]}, {}]})


def test_a_game_with_own_cards_is_pickled_where_the_same_are_registered() -> None:
    game = Game.new(2, Rules(cards=OWN), seed=4)
    play_out(game, 4, 40)
    again = pickle.loads(pickle.dumps(game))
    assert (again.position(), again.key()) == (game.position(), game.key())

    make, (stamp, *values) = game.__reduce__()
    assert stamp[1] == len(CATALOGUE.ids) > Game.new(2).__reduce__()[1][0][1]
    with pytest.raises(SetupError, match="pickled while other cards were registered: register the same"):
        make((stamp[0], stamp[1] + 1, stamp[2]), *values)


# Priced, bought, copied


def test_an_own_card_is_priced_by_its_own_cost() -> None:
    table = table_of(2).monster(0, energy=6).market("heal own_bargain")

    view = table.buys().offers("buy heal", "sweep", "done").game.view(0)

    assert [(card.id, card.cost, card.price) for card in view.market] == [("heal", 3, 3), ("own_bargain", 7, 7)]


def test_an_own_card_is_bought_acts_and_has_its_counters() -> None:
    table = table_of(2).monster(0, energy=9).market("heal own_bargain").next_cards("frenzy")

    table.buys().answer("buy own_bargain").has(0, energy=2, points=3, cards="own_bargain").counters_on(
        0, "own_bargain", 2
    )
    table.happened_in_order(
        events.CardBought(0, "own_bargain", 7, "market", None), events.PointsGained(0, 3, 3, "own_bargain")
    )
    table.offers("buy heal", "sweep", "done").answer("buy heal")
    table.happened(events.CardBought(0, "heal", 1, "market", None))


def test_an_own_card_that_offers_while_its_owner_buys_may_be_used_up() -> None:
    table = table_of(2).monster(0, energy=1, cards="own_haggler").market("heal").buys()

    table.asks(0, "buy").offers("use own_haggler", "done").answer("use own_haggler")

    table.has(0, energy=5, cards="").offers("buy heal", "sweep", "done").discard_shows("own_haggler")
    table.happened(events.CardDiscarded(0, "own_haggler", "own_haggler"))


def test_a_mimic_of_an_own_card_plays_it_with_counters_of_its_own() -> None:
    table = table_of(2).monster(0, cards="mimic", energy=4).monster(1, cards="own_bargain").market("heal")

    table.starts_turn().asks(0, "mimic").answer("mimic own_bargain of seat 1").has(0, energy=3, points=3)

    table.mimics(0, "own_bargain", of=1).counters_on(0, "mimic", 2)
    assert [card.price for card in table.game.view(0).market] == [1]


def test_a_mimic_of_an_own_card_is_discarded_in_its_place() -> None:
    table = table_of(2).monster(0, cards=[copying("own_haggler", 1)]).monster(1, cards="own_haggler").market("heal")

    table.buys().answer("use own_haggler").has(0, cards="", energy=4).has(1, cards="own_haggler")

    table.discard_shows("mimic")


def test_turns_that_several_others_get_are_played_in_that_order_after_the_active_monsters_own() -> None:
    table = table_of(4, turn=1).monster(1, energy=1, place="city").market("own_relay")
    table.next_rolls(*[QUIET] * 5).buys().answer("buy own_relay")

    for _ in range(4):
        table.answer("stop")

    started = [(event.seat, event.extra) for event in table.game.events or [] if isinstance(event, events.TurnStarted)]
    assert started == [(1, True), (0, True), (2, True), (3, True), (2, False)]


# Asked


def test_an_own_card_that_answers_damage_may_ask_in_between() -> None:
    table = table_of(2).monster(1, place="city", energy=2, cards="own_sponge").dice("smash smash smash 1 2 3")

    table.resolves().asks(1, "damage").offers("use own_sponge", "accept").answer("use own_sponge")
    table.asks(1, "own_sponge").offers("pass", "done").answer("done").asks(1, "damage").answer("accept")

    table.has(1, health=8, energy=1).happened(events.DamagePrevented(1, 1, "dice", "own_sponge")).asks(1, "yield")


def test_damage_that_an_own_card_has_taken_away_is_not_asked_about_again() -> None:
    table = table_of(2).monster(1, place="city", energy=5, cards="own_sponge").dice("smash 1 1 2 2 3")

    table.resolves().answer("use own_sponge", "done").asks(1, "roll").has(1, health=10, energy=5, points=0)


@pytest.mark.parametrize("hand", ["own_watcher own_jumper", "own_jumper own_watcher"])
def test_of_two_cards_of_one_seat_that_ask_at_one_moment_the_last_in_the_catalogue_asks_first(hand: str) -> None:
    table = table_of(3).monster(0, energy=3).monster(1, cards=hand).market("heal tank")

    table.buys().answer("buy heal").asks(1, "own_watcher").answer("use own_watcher").has(1, points=1)

    table.asks(1, "own_jumper").answer("pass").asks(1, "roll")


def test_a_dead_monsters_other_card_asks_nothing_any_more() -> None:
    table = table_of(3).monster(0, energy=3).monster(1, cards="own_jumper own_watcher").market("heal tank")

    position = table.buys().answer("buy heal").game.position()
    pending = position["pending"]
    assert isinstance(pending, list)
    pending[:2] = sorted(pending[:2], key=lambda step: str(step["card"]))  # the deadly one first
    game = Game.from_position(position, listen=True)
    assert game.decision is not None
    assert game.decision.kind == "own_jumper"
    game.play("use own_jumper")

    assert game.view(None).monsters[1].place == "dead"
    assert (game.view(None).asked, game.view(None).kind) == (2, "roll")


# Saved


@pytest.mark.compiled_only
def test_a_game_with_own_cards_plays_on_the_same_from_every_position() -> None:
    for seed in range(10):
        safe = [id for id in OWN if id not in ("own_dud", "own_mumbler", "own_nurse")]
        game = Game.new(3, Rules(cards=safe), seed=seed)
        for step in range(400):
            if game.over:
                break
            saved = Game.from_position(game.position() if step % 2 else game.position_line())
            play_out(game, seed=step, most=1)
            play_out(saved, seed=step, most=1)
            assert (saved.over, saved.rng) == (game.over, game.rng)
            assert game.over or saved.position() == game.position()


def test_the_question_of_an_own_card_is_saved_with_what_the_card_remembers() -> None:
    table = table_of(3).monster(0, energy=2).monster(2, cards="own_watcher").market("heal")

    table.buys().answer("sweep").asks(2, "own_watcher")

    pending = table.game.position()["pending"]
    assert isinstance(pending, list)
    assert pending[0] == {"step": "card", "seat": 2, "card": "own_watcher", "about": 7}
    table.answer("use own_watcher").has(2, points=7)


# Failing


def refuses(game: Game, act: Callable[[Game], object], says: str) -> None:
    """The card's own exception comes out, and the game is as it was, to the last event."""
    before = (game.key(), game.rng, game.number, game.asked, len(game.events or []))
    options = game.view(game.asked).options
    with pytest.raises(Failed, match=says):
        act(game)
    assert (game.key(), game.rng, game.number, game.asked, len(game.events or [])) == before
    assert game.view(game.asked).options == options


def test_a_card_that_fails_in_the_middle_of_an_answer_changes_nothing() -> None:
    game = table_of(2).monster(0, energy=3).market("own_dud heal").buys().game

    refuses(game, lambda game: game.play("buy own_dud"), "it fails")
    refuses(game, lambda game: game.play_option(0), "it fails")
    game.play("buy heal")


def test_a_card_that_fails_to_ask_changes_nothing() -> None:
    game = table_of(2).monster(0, energy=3, cards="own_mumbler").market("heal").buys().game

    refuses(game, lambda game: game.play("done"), "it cannot be said")


def test_a_card_that_fails_in_an_interjection_changes_nothing() -> None:
    game = table_of(2).monster(1, energy=3, health=2, cards="own_nurse").dice(QUIET).rolls().game

    refuses(game, lambda game: game.interject(1, "use own_nurse"), "it does not help any more")


def test_a_card_that_does_not_fail_may_be_interjected() -> None:
    table = table_of(2).monster(1, energy=3, health=5, cards="own_nurse").dice(QUIET).rolls()

    table.interject(1, "use own_nurse").has(1, health=6, energy=2).asks(0, "roll")


def test_a_card_that_fails_to_offer_an_interjection_changes_nothing() -> None:
    game = table_of(2).monster(0, energy=3).monster(1, health=1, cards="own_nurse").market("heal").buys().game

    refuses(game, lambda game: game.interject(1, "use own_nurse"), "it cannot even offer")


def test_a_card_that_fails_to_offer_fails_each_time_somebody_wants_to_know_the_options() -> None:
    game = table_of(2).monster(0, energy=3, health=1, cards="own_nurse").dice(QUIET).rolls().game

    for _ in range(2):
        with pytest.raises(Failed, match="it cannot even offer"):
            game.option_count()


# What a card is when it says nothing


def test_a_card_speaks_of_nothing_that_it_does_not_override() -> None:
    game = Table(2).dice(QUIET).rolls().game
    plain = Card()
    numbers = [
        plain.dice(game, 0, 0),
        plain.rolls(game, 0, 0),
        plain.smashes_from_dice(game, 0, 0),
        plain.smashes_on_a_smash(game, 0, 0),
        plain.smashes_always(game, 0, 0),
        plain.splash(game, 0, 0),
        plain.when_i_yield(game, 0, 0),
        plain.rescue(game, 0, 0),
        plain.energy_gain(game, 0, 0),
        plain.healing(game, 0, 0),
        plain.max_health(game, 0, 0),
        plain.discount(game, 0, 0),
    ]

    assert set(numbers) == {0}
    assert plain.my_loss(game, 0, 0, 3) == 3
    assert not plain.reach(game, 0, 0)
    assert not plain.withhold_smash(game, 0, 0)
    assert not plain.when_i_reach_zero(game, 0, 0)


def test_a_card_that_asks_must_say_what_it_offers_and_what_its_answers_do() -> None:
    game = Table(2).dice(QUIET).rolls().game

    with pytest.raises(NotImplementedError):
        Card().asked(game, 0, 0, 0)
    with pytest.raises(NotImplementedError):
        Card().answered(game, 0, 0, 0, 0)


def test_every_own_card_has_its_facts_in_the_catalogue() -> None:
    for id, card in zip(OWN, CARDS, strict=True):
        number = CATALOGUE.ids.index(id)
        facts = card.facts()
        assert (CATALOGUE.names[number], CATALOGUE.cost[number], CATALOGUE.texts[number]) == (
            facts.name,
            facts.cost,
            facts.text,
        )
        assert (CATALOGUE.copies[number], CATALOGUE.counters[number]) == (facts.copies, facts.counters)


def test_the_deck_does_not_depend_on_which_card_was_registered_first() -> None:
    mixed = list(range(DECK_COPIES, len(CATALOGUE.number_of_copy)))

    names = [CATALOGUE.ids[CATALOGUE.number_of_copy[copy]] for copy in in_deck_order([*reversed(mixed), 0])]

    assert names == [CATALOGUE.ids[0], *sorted(names[1:])]


def test_the_numbers_of_a_card_are_whole() -> None:
    with pytest.raises(TypeError, match=r"whole numbers, not 1\.5|int object expected; got float"):  # plain, compiled
        Facts("Half a Card", 1.5, "It costs too little.")  # type: ignore[arg-type]
