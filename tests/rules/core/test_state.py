"""The state: clones, keys, standings and how a game ends."""

from __future__ import annotations

import pytest

from kingoftokyo import Game
from kingoftokyo.rules.catalogue import copies_of, number_named
from kingoftokyo.rules.core.agenda import STEP_KINDS, STEPS, in_key, pack
from kingoftokyo.rules.core.hand import pack_ref
from kingoftokyo.rules.core.monster import Monster
from kingoftokyo.rules.core.state import KEY_NUMBERS, MONSTER_NUMBERS, NUMBERS, PILES, State
from kingoftokyo.rules.effects.hands import discard
from kingoftokyo.rules.playout import play_out
from table import Table


def in_the_middle(seed: int = 3, players: int = 4, decisions: int = 60) -> Game:
    """A game that has gone on for a while: cards in hands, energy, tokens."""
    game = Game.new(players, seed=seed)
    play_out(game, seed, decisions)
    assert not game.over
    return game


@pytest.mark.parametrize("field", [*NUMBERS, "depth", "rng"])
def test_a_clone_has_every_number_of_the_game_as_its_own(field: str) -> None:
    game = in_the_middle()
    setattr(game, field, getattr(game, field) + 1)
    twin = game.clone()
    assert getattr(twin, field) == getattr(game, field)

    setattr(twin, field, getattr(twin, field) + 1)

    assert getattr(twin, field) == getattr(game, field) + 1


@pytest.mark.parametrize("field", MONSTER_NUMBERS)
def test_a_clone_has_monsters_of_its_own(field: str) -> None:
    game = in_the_middle()
    setattr(game.monsters[2], field, getattr(game.monsters[2], field) + 1)
    twin = game.clone()
    assert getattr(twin.monsters[2], field) == getattr(game.monsters[2], field)

    setattr(twin.monsters[2], field, getattr(twin.monsters[2], field) + 1)

    assert getattr(twin.monsters[2], field) == getattr(game.monsters[2], field) + 1


@pytest.mark.parametrize("pile", [*PILES, "agenda"])
def test_a_clone_has_piles_of_its_own(pile: str) -> None:
    position = {
        "monsters": [{"energy": 9}, {}],
        "step": "buy",
        "market": ["heal", "tank", "jet_fighters"],
        "deck": ["frenzy"],
        "discard": ["skyscraper"],
    }
    game = Game.from_position(position)
    twin = game.clone()
    before = list(getattr(game, pile))
    assert list(getattr(twin, pile)) == before

    getattr(twin, pile)[0] += 1

    assert list(getattr(game, pile)) == before


def test_a_clone_has_hands_of_its_own() -> None:
    game = Table(2).monster(0, cards="armor_plating herbivore", energy=2).buys().game
    twin = game.clone()
    twin.monsters[0].hand[0] += 1 << 10

    assert [card.counters for card in game.view(None).monsters[0].cards] == [0, 0]
    assert [card.counters for card in twin.view(None).monsters[0].cards] == [1, 0]


def test_a_clone_has_loaded_throws_of_its_own() -> None:
    game = Table(2).dice("1 1 1 2 2 2").next_rolls("3 3 3").rolls().game
    twin = game.clone()
    twin.loaded.clear()

    assert len(game.loaded) == 1


def test_a_clone_does_not_listen() -> None:
    game = Game.new(2, seed=1, listen=True)
    heard = list(game.events or [])
    twin = game.clone()
    twin.play("stop")

    assert twin.events is None
    assert game.events == heard


def test_a_clone_played_to_the_end_leaves_the_game_as_it_was() -> None:
    game = in_the_middle()
    before = (game.key(), game.rng, game.turn, game.number)
    play_out(game.clone(), 1)

    assert (game.key(), game.rng, game.turn, game.number) == before


# The key


def test_equal_games_have_equal_keys_that_can_be_hashed() -> None:
    assert hash(in_the_middle().key()) == hash(in_the_middle().key())
    assert in_the_middle().key() == in_the_middle().clone().key()
    assert all(type(part) is int for part in in_the_middle().key())


@pytest.mark.parametrize("field", KEY_NUMBERS)
def test_another_number_of_the_game_gives_another_key(field: str) -> None:
    game = in_the_middle()
    before = game.key()
    setattr(game, field, getattr(game, field) + 1)

    assert game.key() != before


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("field", [name for name in MONSTER_NUMBERS if name != "hooks"])
def test_another_number_of_a_monster_gives_another_key(field: str, seat: int) -> None:
    game = in_the_middle()
    before = game.key()
    setattr(game.monsters[seat], field, getattr(game.monsters[seat], field) + 1)

    assert game.key() != before


@pytest.mark.parametrize(
    "other",
    [
        {"market": ["heal", "tank"]},
        {"market": ["tank", "heal", "jet_fighters"]},
        {"deck": ["skyscraper"]},
        {"deck": ["skyscraper", "frenzy"]},
        {"discard": ["corner_store"]},
        {"monsters": [{"cards": ["herbivore", "armor_plating"]}, {}]},
        {"monsters": [{"cards": ["armor_plating"]}, {"cards": ["herbivore"]}]},
        {"monsters": [{"cards": ["armor_plating", {"card": "herbivore", "counters": 1}]}, {}]},
        {"step": "end"},
        {"turn": 1},
    ],
)
def test_cards_that_lie_elsewhere_give_another_key(other: dict[str, object]) -> None:
    position: dict[str, object] = {
        "monsters": [{"cards": ["armor_plating", "herbivore"]}, {}],
        "market": ["heal", "tank", "jet_fighters"],
        "deck": ["frenzy", "skyscraper"],
        "discard": [],
    }
    first = Game.from_position(position)

    assert first.key() == Game.from_position(dict(position)).key()
    assert first.key() != Game.from_position({**position, **other}).key()


def test_the_order_of_the_discard_pile_does_not_matter() -> None:
    one = Table(2).discarded("heal tank").market("skyscraper").rolls().game
    other = Table(2).discarded("tank heal").market("skyscraper").rolls().game

    assert one.key() == other.key()


def test_a_question_of_a_card_that_is_gone_is_not_in_the_key() -> None:
    first = {"step": "card", "card": "opportunist", "about": 1}
    second = {"step": "card", "seat": 1, "card": "mimic", "about": 1}
    position: dict[str, object] = {
        "monsters": [{"energy": 9, "cards": ["opportunist"]}, {"energy": 9, "cards": ["mimic"]}, {"cards": ["jets"]}],
        "pending": [first, second, {"step": "turn_over"}],
        "market": ["heal"],
    }
    game = Game.from_position(position)
    asked = game.key()
    assert game.view(None).kind == "opportunist"

    discard(game, 1, pack_ref(number_named("mimic"), copies_of(number_named("mimic"))[0]))

    assert game.key() == Game.from_position(game.position()).key() != asked
    assert len(game.key()) == len(asked) - 1  # the Mimic only lies elsewhere now


def test_the_rng_and_the_count_of_turns_and_decisions_are_not_in_the_key() -> None:
    game = in_the_middle()
    before = game.key()
    game.rng += 1
    game.turn += 1
    game.number += 1

    assert game.key() == before


# Who stands where


def test_a_game_that_goes_on_has_no_winner_and_no_reason() -> None:
    game = Game.new(3, seed=1)

    assert (game.over, game.winner, game.reason, game.players) == (False, None, "", 3)


def test_living_monsters_stand_by_points_then_health_then_seat() -> None:
    table = Table(4).monster(0, points=5).monster(1, points=9, health=2).monster(2, points=9, health=3)

    assert table.monster(3, points=5).rolls().game.standings == (2, 1, 0, 3)


def test_the_winner_stands_first_though_another_has_more_health() -> None:
    table = Table(3, turn=1).monster(0, points=20).monster(1, points=20, health=1).monster(2, points=3)

    assert table.ends_turn().ended(1, "points").game.standings == (1, 0, 2)


def test_the_dead_stand_last_and_the_first_to_die_last_of_all() -> None:
    table = Table(4).monster(1, health=2).monster(2, health=1).monster(0, place="city").dice("smash smash 1 1 3 3")
    table.monster(3, health=9).resolves()

    assert table.has(1, place="dead").has(2, place="dead").game.standings == (0, 3, 2, 1)


def test_the_last_alive_wins_whatever_its_points() -> None:
    table = Table(2).monster(0, place="city").monster(1, health=1, points=19).dice("smash 1 1 2 2 3")

    game = table.resolves().ended(0, "last alive").game
    assert game.standings == (0, 1)
    assert game.over


def test_nobody_wins_when_all_are_dead_and_the_last_to_fall_stands_first() -> None:
    table = Table(3).monster(0, health=3, energy=4).monster(1, health=2).monster(2, health=1)

    game = table.market("high_altitude_bombing").buys().answer("buy high_altitude_bombing").ended(None, "all dead").game
    assert game.standings == (0, 2, 1)


# Playing out


def test_playing_out_answers_how_many_decisions_were_taken() -> None:
    game = Game.new(4, seed=9)

    assert play_out(game, 5, 10) == 10
    assert game.number == 10
    taken = play_out(game, 5)
    assert game.over
    assert game.number == 10 + taken
    assert play_out(game, 5) == 0


def test_playing_out_depends_on_its_seed_and_on_nothing_else() -> None:
    one, other, third = Game.new(4, seed=9), Game.new(4, seed=9), Game.new(4, seed=9)
    play_out(one, 5)
    play_out(other, 5)
    play_out(third, 6)

    assert one.key() == other.key() != third.key()


# The list of fields


def _other(value: object) -> object:
    """A value of the same kind that is not this one."""
    if isinstance(value, bytes):
        return b"another"
    if isinstance(value, tuple):
        return (*value, 1)
    return value + 1 if isinstance(value, int) else value


def fields_of(kind: type) -> set[str]:
    return {name for name, value in vars(kind).items() if not name.startswith("_") and not callable(value)}


FIELDS = fields_of(State)
GIVEN = {"rules", "rng", "monsters", "agenda", "deck", "top", "discard", "market", "loaded"}  # to the constructor
NOT_COPIED = {"events", "history", "cause", "option_buffer", "buffered_count", "keep_option_count"}  # found again


def test_a_clone_has_every_field_of_the_state() -> None:
    game = Game.new(3, seed=1)
    written_out = sorted(FIELDS - GIVEN - NOT_COPIED)
    for name in written_out:
        setattr(game, name, _other(getattr(game, name)))

    twin = game.clone()

    assert {name: getattr(twin, name) for name in written_out} == {name: getattr(game, name) for name in written_out}


def test_the_numbers_that_travel_are_fields_and_the_key_has_those_that_matter() -> None:
    assert set(NUMBERS) | set(PILES) | NOT_COPIED < FIELDS
    assert set(NUMBERS) - set(KEY_NUMBERS) == {"turn", "alive", "hooks", "marked", "number"}
    # The others are given to a seat in another way, or are secrets.
    others = FIELDS - set(NUMBERS) - set(PILES) - NOT_COPIED
    assert others == {
        *("rules", "monsters", "agenda", "depth", "removed", "order", "interjections"),
        *("rng", "loaded", "fair_chance"),
    }
    assert {*MONSTER_NUMBERS, "hand"} == fields_of(Monster)


def test_a_key_has_the_seats_of_steps_that_have_one() -> None:
    without = [kind for kind in range(STEP_KINDS) if "seat" not in STEPS[kind].fields]

    assert [kind for kind in range(STEP_KINDS) if in_key(pack(kind, 3, 0, 0, 0)) == kind] == without
