"""Games by all presets, for two to six, with all expansions: the laws hold, and saving loses nothing."""

from __future__ import annotations

import random

import pytest

from kingoftokyo import Game, Rules
from kingoftokyo.rules.catalogue import copies_of, number_named
from kingoftokyo.rules.core.dice import ENERGY, one
from kingoftokyo.rules.settings import SETTINGS
from laws.laws import EXPANSIONS, BrokenLawError, cards_of, check_laws, play_by_the_laws
from table import Table

pytestmark = pytest.mark.compiled_only

ALONE = [(setting.name, value) for setting in SETTINGS for value in setting.values[1:] if setting.name != "energy"]


def play_to_the_end(players: int, rules: Rules, seed: int) -> Game:
    """A random game, also saved and loaded at every decision."""
    return play_by_the_laws(Game.new(players, rules, seed), seed, [], positions=True)


@pytest.mark.long  # the fuzz of the gate plays such games, too
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("preset", ["standard", "course", "solo"])
def test_games_with_all_combinations_of_expansions_keep_the_laws(preset: str, players: int) -> None:
    for seed in range(players % 2, len(EXPANSIONS), 2):  # the others are played with one monster more or less
        assert play_to_the_end(players, Rules(preset, (), **EXPANSIONS[seed]), seed * 10 + players).over


@pytest.mark.parametrize("players", range(2, 7))
def test_simple_games_keep_the_laws(players: int) -> None:
    for seed in range(5):
        assert play_to_the_end(players, Rules("simple"), seed).over


@pytest.mark.parametrize(("name", "value"), ALONE)
def test_games_with_one_setting_changed_keep_the_laws(name: str, value: object) -> None:
    for players in (2, 5):
        assert play_to_the_end(players, Rules("standard", (), **{name: value}), players).over


def test_games_with_any_mixture_of_settings_keep_the_laws() -> None:
    chance = random.Random(0)
    for seed in range(20):
        changes: dict[str, object] = {
            setting.name: chance.choice(setting.values)
            for setting in SETTINGS
            if setting.name not in ("energy", "power_cards")
        }
        assert play_to_the_end(2 + seed % 5, Rules("standard", (), **changes), seed).over


def test_a_game_has_the_cards_of_its_rules() -> None:
    cards = {rules: len(cards_of(Game.new(3, rules))) for rules in ("simple", "standard", "standard halloween=true")}

    assert cards == {"simple": 0, "standard": 66, "standard halloween=true": 78}


def breaks(game: Game, says: str) -> None:
    with pytest.raises(BrokenLawError, match=says):
        check_laws(game)


def test_a_costume_in_two_places_is_found() -> None:
    game = Game.new(3, "standard halloween=true costumes=shuffled")
    check_laws(game)
    game.market[0] = copies_of(number_named("zombie"))[0]

    breaks(game, "cards are lost or lie in two places")


def test_only_the_owner_of_a_zombie_costume_lives_without_health() -> None:
    game = Table(2).rules(halloween=True).monster(0, health=0, cards="zombie").dice("1 1 2 2 3 3").rolls().game
    check_laws(game)
    game.monsters[1].health = 0

    breaks(game, "living monster of seat 1 has 0 health")


def test_a_card_that_left_the_game_is_there_once() -> None:
    table = Table(2).rules("solo").monster(0, energy=9).market("heal").next_cards("tank").buys().answer("buy heal")
    check_laws(table.game)
    table.game.removed += table.game.removed

    breaks(table.game, "cards are lost or lie in two places")


def test_a_monster_without_its_expansion_card_is_found() -> None:
    game = Game.new(3, "standard cultists=true")
    game.monsters[1].hand = game.monsters[1].hand[1:]
    breaks(game, "seat 1 has what another game's expansions count")

    game = Game.new(2)
    game.monsters[1].hand = game.monsters[1].hand[1:]
    game.monsters[1].hooks = 0
    breaks(game, "expansions gave one monster something else than another")


def test_energy_in_a_simple_game_is_found() -> None:
    game = Game.new(5, "simple")
    game.monsters[1].energy = 1
    breaks(game, "has 1 energy in a game without")

    game = Game.new(5, "simple")
    game.dice = one(ENERGY)
    breaks(game, "these dice have no energy")


def test_a_bay_in_a_simple_game_is_found() -> None:
    game = Game.new(5, "simple")
    game.monsters[1].place = 2

    breaks(game, "the Bay is closed")


@pytest.mark.parametrize("ending", [2, 3, 4, 16 + number_named("tokyo_tower"), 1])
@pytest.mark.parametrize("winner", [0, 2, 15])
def test_an_ending_that_does_not_fit_is_found(ending: int, winner: int) -> None:
    game = Table(3).monster(2, place="dead").dice("1 1 2 2 3 3").rolls().game
    game.depth = 0
    game.asked = 15
    game.ending = ending
    game.victor = winner

    breaks(game, "does not fit the winner")


def test_a_game_won_by_the_tower_keeps_the_laws() -> None:
    table = Table(2).rules(tokyo_tower=True).monster(0, place="city", tower=[1, 2]).dice("1 1 1 1 2 3").resolves()

    check_laws(table.ended(0, "tokyo_tower").game)
