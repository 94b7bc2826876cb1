"""Faults that other programs of this game have shown, each as a test of ours."""

import pytest

from kingoftokyo import Game
from kingoftokyo.rules.card import Keep
from kingoftokyo.rules.cards.deck import DECK
from kingoftokyo.rules.catalogue import card_id
from kingoftokyo.rules.core.places import BAY, CITY, DEAD
from kingoftokyo.rules.events import DieRerolled, HealthLost, MonsterEliminated, TokyoEntered
from kingoftokyo.rules.playout import play_out
from table import Table, copying

pytestmark = pytest.mark.compiled_only

QUIET = "1 1 2 2 3 3"
ONE_SMASH = "smash 1 1 2 2 3"
TWO_SMASHES = "smash smash 1 1 2 2"
COPIED = [card_id(card.facts().name) for card in DECK if isinstance(card, Keep) and card.facts().name != "Mimic"]


def check_tokyo(game: Game) -> None:
    """The dead hold nothing and are asked nothing, and a place has one monster at most."""
    places = [monster.place for monster in game.monsters]
    for monster in game.monsters:
        assert (monster.health == 0) == (monster.place == DEAD)
    assert places.count(CITY) <= 1
    assert places.count(BAY) <= (1 if game.alive >= 5 else 0)
    assert game.over or places[game.asked] != DEAD


def test_no_dead_monster_holds_tokyo_in_three_hundred_games_of_four() -> None:
    deaths = 0
    for seed in range(300):
        game = Game.new(4, seed=seed)
        while not game.over:
            play_out(game, seed=seed * 1_000 + game.number, most=1)
            check_tokyo(game)
        deaths += 4 - game.alive

    assert deaths > 300


def test_a_place_in_tokyo_left_by_death_is_taken_by_the_active_monster() -> None:
    table = Table(3).monster(1, place="city", health=1).dice(ONE_SMASH)

    table.resolves().has(1, place="dead").has(0, place="city", points=1)


def test_every_game_has_a_deck_of_its_own() -> None:
    games = [Game.new(2, seed=seed) for seed in range(5)]
    for seed, game in enumerate(games[:4]):
        play_out(game, seed)

    untouched = games[4]

    assert untouched.key() == Game.new(2, seed=4).key()
    assert untouched.view(None).deck_size == 63
    assert untouched.view(None).discard == []


def test_a_clones_deck_is_not_its_games_deck() -> None:
    game = Game.new(2, seed=1)
    before = game.key()

    play_out(game.clone(), seed=1)

    assert game.key() == before


def test_an_empty_tokyo_is_entered_without_a_smash() -> None:
    table = Table(3).dice("1 1 2 2 3 heart")

    table.resolves().has(0, place="city", points=1).happened(TokyoEntered(0, "city", "tokyo"))


def test_a_game_in_which_all_die_is_over_and_says_so() -> None:
    table = Table(2).monster(0, health=3, energy=4).monster(1, health=3).market("high_altitude_bombing")

    table.buys().answer("buy high_altitude_bombing").ended(None, "all dead")

    assert table.game.over


def test_every_game_that_ends_with_somebody_alive_has_a_living_winner() -> None:
    for seed in range(60):
        game = Game.new(2 + seed % 5, seed=seed)
        play_out(game, seed)

        assert game.over
        if game.winner is None:
            assert (game.alive, game.reason) == (0, "all dead")
        else:
            assert game.monsters[game.winner].place != DEAD
            assert game.standings[0] == game.winner


def test_damage_is_taken_before_the_choice_to_yield() -> None:
    table = Table(2).monster(1, place="city").dice(TWO_SMASHES)

    table.resolves().asks(1, "yield").has(1, health=8).answer("yield").has(1, health=8, place="outside")


def test_a_monster_killed_in_tokyo_is_not_asked_to_yield() -> None:
    table = Table(3).monster(1, place="city", health=2).dice(TWO_SMASHES).next_rolls(QUIET)

    table.resolves().asks(2, "roll").has(1, place="dead").has(0, place="city")


def test_armor_plating_does_not_take_one_off_every_loss() -> None:
    table = Table(2).monster(1, place="city", cards="armor_plating").dice(TWO_SMASHES)

    table.resolves().has(1, health=8)


@pytest.mark.parametrize("card", COPIED)
def test_a_mimic_of_any_card_plays_on_the_same_when_saved_at_every_decision(card: str) -> None:
    table = Table(3).monster(0, cards=[copying(card, 1)], energy=6, points=2).monster(1, cards=[card], energy=6)
    game = (
        table.monster(2, cards="parasitic_tentacles" if card == "metamorph" else "metamorph", energy=9)
        .starts_turn()
        .game
    )

    for step in range(120):
        if game.over:
            break
        saved = Game.from_position(game.position())
        play_out(game, seed=step, most=1)
        play_out(saved, seed=step, most=1)

        assert saved.over == game.over
        assert game.over or saved.position() == game.position()
        for monster in game.view(None).monsters:
            assert all((held.copies is None) == (held.copied_from is None) for held in monster.cards)


def test_psychic_probe_that_rolls_a_heart_is_discarded_and_the_heart_counts_for_the_roller() -> None:
    table = Table(2).monster(0, health=5).monster(1, cards="psychic_probe", place="city").dice(QUIET)

    table.next_rolls("heart", QUIET).last_roll_done().asks(1, "psychic_probe").answer("probe 1")

    table.has(1, cards="").has(0, health=6).happened(DieRerolled(1, "1", "heart", "1 2 2 3 3 heart", "psychic_probe"))


def test_camouflage_saves_from_poison() -> None:
    table = Table(2).monster(0, cards="camouflage", poison=2).next_rolls("heart 1", QUIET)

    table.ends_turn().asks(0, "damage").answer("use camouflage").has(0, health=9, poison=2)


def test_rapid_healing_comes_before_death() -> None:
    table = Table(2).monster(1, cards="rapid_healing", place="city", health=1, energy=2).dice(ONE_SMASH)

    table.resolves().asks(1, "damage").answer("use rapid_healing").has(1, health=1, energy=0, place="city")


def test_the_turn_of_an_active_monster_that_dies_is_over() -> None:
    table = Table(3).monster(0, cards="solar_powered herbivore", health=1, points=7)
    table.monster(1, cards="burrowing", place="city").dice(ONE_SMASH).next_rolls(QUIET)

    table.resolves().answer("yield").asks(1, "roll").has(0, place="dead", points=0, energy=0, cards="")

    table.happened(MonsterEliminated(0, 1, "burrowing")).has(1, place="outside")


def test_an_active_monster_that_dies_takes_no_frenzy_turn() -> None:
    table = Table(3).monster(0, energy=11, health=3).market("frenzy tank jets").next_rolls(QUIET)

    table.buys().answer("buy frenzy", "buy tank").has(0, place="dead").asks(1, "roll")


def test_burrowing_does_not_hurt_the_buyer_of_death_from_above() -> None:
    table = Table(2).monster(0, energy=5).monster(1, cards="burrowing", place="city").market("death_from_above")

    table.next_rolls(QUIET).buys().answer("buy death_from_above").has(0, health=10, place="city", points=3)

    table.has(1, place="outside").never_happened(HealthLost)


def test_frenzy_bought_by_an_opportunist_gives_it_the_next_turn_and_nobody_loses_one() -> None:
    table = Table(3).monster(0, energy=2, place="city").monster(2, cards="opportunist", energy=7)
    table.market("tank heal jets").next_cards("frenzy skyscraper energize").next_rolls(QUIET, QUIET, QUIET, QUIET)

    table.buys().answer("sweep", "buy frenzy").asks(2, "roll").answer("stop").asks(1, "roll").answer("stop")

    table.asks(2, "roll").answer("stop").asks(0, "roll")


def test_fire_breathing_gives_no_poison_to_a_neighbour_that_no_smash_hit() -> None:
    table = Table(3).monster(0, cards="fire_breathing poison_spit").monster(1, place="city").dice(ONE_SMASH)

    table.resolves().has(1, health=8, poison=1).has(2, health=9, poison=0)


def test_parasitic_tentacles_buying_a_mimicked_even_bigger_leave_the_mimic_its_twelve_health() -> None:
    table = (
        Table(3).monster(0, cards="parasitic_tentacles", energy=4, health=9).monster(1, cards="even_bigger", health=12)
    )
    table.monster(2, cards=[copying("even_bigger", 1)], health=12).market("frenzy jets wings").next_rolls(QUIET)

    table.buys().answer("buy even_bigger from seat 1")

    table.has(0, health=11, max_health=12).has(1, health=10, max_health=10).has(2, health=12, max_health=12)
    table.mimics(2, "even_bigger", of=0)
