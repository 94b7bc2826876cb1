"""Laws of the whole game, for any seed, any number of monsters and any choices."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingoftokyo import Choice, Game, KingOfTokyoError, Rules
from kingoftokyo.rules.playout import play_out
from laws.laws import VARIANTS, BrokenLawError, check_laws, what_matters
from table import Table

SEEDS = st.integers(0, 2**63 - 1)
PLAYERS = st.integers(2, 6)
CHOICES = st.lists(st.integers(0, 2**16), min_size=1, max_size=250)


def pick(game: Game, number: int) -> Choice:
    """The option that any whole number stands for."""
    decision = game.decision
    assert decision is not None
    return decision.options[number % len(decision.options)]


@pytest.mark.compiled_only
@given(SEEDS, PLAYERS, CHOICES)
def test_the_laws_hold_after_every_decision(seed: int, players: int, numbers: list[int]) -> None:
    game = Game.new(players, seed=seed)
    check_laws(game, every_view=True)
    for number in numbers:
        if game.over:
            break
        game.play_option(number % game.option_count())
        check_laws(game, every_view=True)


@pytest.mark.compiled_only
@given(SEEDS, PLAYERS, CHOICES)
def test_a_clone_played_on_is_the_game_played_on(seed: int, players: int, numbers: list[int]) -> None:
    game = Game.new(players, seed=seed)
    for number in numbers:
        if game.over:
            break
        twin = game.clone()
        before = (game.key(), game.rng)
        twin.play(pick(twin, number))
        assert (game.key(), game.rng) == before
        game.play(pick(game, number))
        assert (twin.key(), twin.rng, twin.number, twin.turn) == (game.key(), game.rng, game.number, game.turn)


@pytest.mark.compiled_only
@given(SEEDS, PLAYERS, CHOICES)
def test_the_same_seed_and_the_same_choices_give_the_same_game(seed: int, players: int, numbers: list[int]) -> None:
    one = Game.new(players, seed=seed)
    other = Game.new(players, seed=seed)
    for number in numbers:
        assert (one.key(), one.rng) == (other.key(), other.rng)
        if one.over:
            break
        one.play(pick(one, number))
        other.play_option(number % other.option_count())


@pytest.mark.compiled_only
@given(SEEDS, PLAYERS, CHOICES)
def test_listening_changes_nothing(seed: int, players: int, numbers: list[int]) -> None:
    heard = Game.new(players, seed=seed, listen=True)
    silent = Game.new(players, seed=seed)
    for number in numbers:
        assert (heard.key(), heard.rng) == (silent.key(), silent.rng)
        if heard.over:
            break
        heard.play(pick(heard, number))
        assert silent.play(pick(silent, number)) == []


@pytest.mark.compiled_only
@given(SEEDS, PLAYERS, CHOICES)
def test_the_text_of_an_option_means_that_option(seed: int, players: int, numbers: list[int]) -> None:
    by_choice = Game.new(players, seed=seed)
    by_text = Game.new(players, seed=seed)
    for number in numbers:
        if by_choice.over:
            break
        choice = pick(by_choice, number)
        by_choice.play(choice)
        by_text.play(choice.text)
        assert (by_choice.key(), by_choice.rng) == (by_text.key(), by_text.rng)


@pytest.mark.compiled_only
@given(SEEDS, PLAYERS, CHOICES)
def test_no_two_options_of_a_decision_have_the_same_text(seed: int, players: int, numbers: list[int]) -> None:
    game = Game.new(players, seed=seed)
    for number in numbers:
        decision = game.decision
        if decision is None:
            break
        assert len({option.text for option in decision.options}) == len(decision.options) == game.option_count()
        game.play(decision.options[number % len(decision.options)])


@pytest.mark.compiled_only
@settings(max_examples=30)
@given(SEEDS, PLAYERS, CHOICES)
def test_a_game_saved_and_loaded_is_the_game_played_on(seed: int, players: int, numbers: list[int]) -> None:
    game = Game.new(players, seed=seed)
    loaded = Game.new(players, seed=seed)
    for number in numbers:
        if game.over:
            break
        loaded = Game.from_position(loaded.position() if number % 2 else loaded.position_line())
        check_laws(loaded)
        assert loaded.position() == game.position()
        choice = pick(game, number)
        game.play(choice)
        loaded.play(choice.text)
        assert (loaded.rng, loaded.number, loaded.turn, loaded.over) == (game.rng, game.number, game.turn, game.over)


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: str(rules.text))
@pytest.mark.compiled_only
def test_two_games_have_the_same_key_when_their_positions_say_the_same_and_only_then(rules: Rules) -> None:
    positions: dict[tuple[int, ...], str] = {}
    keys: dict[str, tuple[int, ...]] = {}
    for seed in range(4):
        game = Game.new(2 + seed % 2, rules)  # two of them begin alike, and are played in another way
        while not game.over:
            says = what_matters(game)
            for other in (game, Game.from_position(game.position())):
                assert keys.setdefault(says, other.key()) == other.key()
                assert positions.setdefault(other.key(), says) == says
            play_out(game, game.number + seed, 3)


def test_two_copies_of_a_card_are_the_same_to_a_key() -> None:
    hands = [["extra_head", "jets"], ["jets", "extra_head"]]
    one = Game.from_position({"monsters": [{"cards": hands[0]}, {"cards": ["extra_head"]}]})
    other = Game.from_position({"monsters": [{"cards": ["extra_head"]}, {"cards": hands[0]}]})
    swapped = one.clone()
    for seat in range(2):
        swapped.monsters[seat].hand = other.monsters[1 - seat].hand[:]
    assert [list(monster.hand) for monster in swapped.monsters] != [list(monster.hand) for monster in one.monsters]

    assert swapped.key() == one.key() != other.key()
    assert Game.from_position({"monsters": [{"cards": hands[1]}, {"cards": ["extra_head"]}]}).key() != one.key()


PLACES = st.sampled_from(["outside", "city", "bay", "dead", "moon", None])
ANY_NUMBER = st.one_of(st.integers(-3, 25), st.none(), st.booleans(), st.text(max_size=3))
MONSTERS = st.lists(
    st.one_of(
        st.fixed_dictionaries({}, optional={"place": PLACES, "health": ANY_NUMBER, "points": ANY_NUMBER}),
        st.none(),
    ),
    max_size=7,
)
POSITIONS = st.fixed_dictionaries(
    {"monsters": MONSTERS},
    optional={
        "step": st.sampled_from(["start", "roll", "resolve", "buy", "end", "lunch"]),
        "turn": ANY_NUMBER,
        "dice": st.one_of(st.text("123 ", max_size=12), st.just("smash heart energy"), st.integers()),
        "rolls": st.lists(st.text("123 ", max_size=12), max_size=2),
        "market": st.lists(st.sampled_from(["heal", "tank", "extra_head", "tea"]), max_size=4),
    },
)


@pytest.mark.compiled_only
@given(POSITIONS)
def test_a_position_is_refused_or_can_be_played(position: dict[str, object]) -> None:
    try:
        game = Game.from_position(position)
    except KingOfTokyoError:
        return
    check_laws(game)
    assert Game.from_position(json.dumps(position)).key() == game.key()


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("points", 21, "21 points"),
        ("points", -1, "-1 points"),
        ("health", 11, "11 health"),
        ("health", 0, "0 health"),
        ("energy", -1, "less than nothing"),
        ("shrink", -1, "less than nothing"),
        ("place", 7, "nowhere"),
        ("place", 2, "the Bay is closed"),
        ("place", 3, "still has something"),
        ("hooks", 1, "its cards speak of"),
    ],
)
def test_a_monster_that_breaks_a_law_is_found(field: str, value: int, says: str) -> None:
    game = Game.new(4)
    setattr(game.monsters[0], field, value)

    with pytest.raises(BrokenLawError, match=says):
        check_laws(game)


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("alive", 3, "3 are counted"),
        ("dice", 0xA, "these dice cannot be"),
        ("rolls_left", -1, "rolls are left"),
        ("hooks", 1, "all cards together"),
        ("asked", 15, "nobody is asked"),
        ("ending", 1, "is over, and seat"),
        ("victor", 2, "seat 2 has won"),
    ],
)
def test_a_game_that_breaks_a_law_is_found(field: str, value: int, says: str) -> None:
    game = Game.new(4)
    setattr(game, field, value)

    with pytest.raises(BrokenLawError, match=says):
        check_laws(game)


def test_a_card_in_two_places_is_found() -> None:
    game = Game.new(4)
    game.market[0] = game.market[1]

    with pytest.raises(BrokenLawError, match="lie in two places"):
        check_laws(game)


def test_a_card_seen_on_top_of_the_deck_is_there_once() -> None:
    check_laws(Table(2).monster(0, cards="made_in_a_lab mimic", energy=9).buys().game)


def test_a_decision_with_nothing_to_choose_is_found() -> None:
    game = Game.new(4)
    game.buffered_count = game.keep_option_count = 0

    with pytest.raises(BrokenLawError, match="is asked, but has no options"):
        check_laws(game)


def test_a_decision_that_can_only_be_passed_is_found() -> None:
    game = Table(2).monster(0, energy=1).monster(1, cards="psychic_probe").dice("1 1 2 2 3 3").last_roll_done().game
    assert game.option_count() == 4
    game.option_buffer[0] = game.option_buffer[3]
    game.buffered_count = 1

    with pytest.raises(BrokenLawError, match="seat 1 is asked, but can only pass"):
        check_laws(game)


def test_a_forced_choice_is_a_decision_like_any_other() -> None:
    table = Table(2).monster(0, energy=8).monster(1, cards="jets").market("mimic").buys().answer("buy mimic")

    check_laws(table.offers("mimic jets of seat 1").game)
