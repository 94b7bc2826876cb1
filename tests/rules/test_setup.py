"""Setting up a game: monsters, rules, who begins, market and deck."""

from __future__ import annotations

import pytest

from kingoftokyo import Game, Rules, SetupError
from kingoftokyo.rules.cards.deck import DECK_COPIES
from kingoftokyo.rules.catalogue import CATALOGUE
from kingoftokyo.rules.events import FirstPlayerRolled, GameStarted
from kingoftokyo.rules.settings import PRESETS

PLAYERS = pytest.mark.parametrize("players", range(2, 7))
NONE = "1 1 2 2 3 3"
ONE_SMASH = "1 1 2 2 3 smash"
TWO_SMASHES = "1 1 2 2 smash smash"


@PLAYERS
def test_two_to_six_monsters_start_outside_with_10_health_and_nothing_else(players: int) -> None:
    view = Game.new(players, seed=4).view(None)

    assert len(view.monsters) == players
    for seat, monster in enumerate(view.monsters):
        assert (monster.seat, monster.place, monster.health, monster.max_health) == (seat, "outside", 10, 10)
        assert (monster.points, monster.energy, monster.poison, monster.shrink) == (0, 0, 0, 0)
        assert monster.cards == []


@PLAYERS
def test_the_market_shows_three_cards_and_the_others_are_in_the_deck(players: int) -> None:
    view = Game.new(players, seed=players).view(None)

    assert [card.slot for card in view.market] == [0, 1, 2]
    assert view.deck_size == DECK_COPIES - 3
    assert view.discard == []


@pytest.mark.parametrize("players", [1, 0, 7, -2, 100])
def test_other_numbers_of_monsters_are_refused(players: int) -> None:
    with pytest.raises(SetupError, match=f"2 to 6 monsters can play, not {players}"):
        Game.new(players)


@pytest.mark.parametrize("players", [True, "4", 2.5, None, [4]])
def test_a_number_of_monsters_that_is_no_whole_number_is_refused(players: object) -> None:
    with pytest.raises(SetupError, match="the number of monsters is a whole number, not "):
        Game.new(players)  # type: ignore[arg-type]


def test_rules_are_named_or_given() -> None:
    assert Game.new(3, "standard", 5).key() == Game.new(3, Rules("standard"), 5).key() == Game.new(3, seed=5).key()
    assert Rules().preset == "standard"
    assert repr(Rules("standard")) == "Rules('standard')"


def test_unknown_rules_are_refused_with_the_names_there_are() -> None:
    with pytest.raises(SetupError, match=f"no rules named 'chess'; there are: {', '.join(PRESETS)}"):
        Game.new(4, "chess")


@pytest.mark.parametrize("rules", [3, None, ["standard"]])
def test_rules_that_are_no_name_are_refused(rules: object) -> None:
    with pytest.raises(SetupError, match="preset's name, a Rules value or its data"):
        Game.new(4, rules)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", range(3))
def test_most_smashes_begin(seat: int) -> None:
    rolls = [ONE_SMASH] * 3
    rolls[seat] = TWO_SMASHES
    game = Game.new(3, rolls=rolls, listen=True)

    assert game.view(None).active == seat
    assert game.decision is not None
    assert game.decision.seat == seat
    assert GameStarted(3, seat, (0, 1, 2)) in (game.events or [])


def test_only_tied_players_roll_again_until_one_is_ahead() -> None:
    rolls = [ONE_SMASH, NONE, ONE_SMASH, ONE_SMASH]  # all four: 0, 2 and 3 tie
    rolls += [TWO_SMASHES, NONE, TWO_SMASHES]  # 0, 2, 3: 0 and 3 tie
    rolls += [NONE, NONE]  # 0, 3: still
    rolls += [NONE, ONE_SMASH]  # 3 is ahead
    game = Game.new(4, rolls=rolls, listen=True)

    rolled = [event for event in game.events or [] if isinstance(event, FirstPlayerRolled)]
    assert [(event.seat, event.smashes) for event in rolled] == [
        (0, 1),
        (1, 0),
        (2, 1),
        (3, 1),
        (0, 2),
        (2, 0),
        (3, 2),
        (0, 0),
        (3, 0),
        (0, 0),
        (3, 1),
    ]
    assert rolled[0].dice == "1 1 2 2 3 smash"
    assert game.view(None).active == 3


def test_nobody_has_an_advantage_in_the_roll_for_the_first_turn() -> None:
    first = [Game.new(3, seed=seed).view(None).active for seed in range(600)]

    assert all(140 < first.count(seat) < 260 for seat in range(3))


def test_the_first_player_is_asked_about_its_first_roll() -> None:
    game = Game.new(2, rolls=[NONE, ONE_SMASH, "1 2 3 heart energy smash"])

    assert game.decision is not None
    assert (game.decision.number, game.decision.seat, game.decision.kind) == (0, 1, "roll")
    assert (game.view(None).turn, game.view(None).rolls_left) == (1, 2)


@pytest.mark.parametrize(
    ("rolls", "says"),
    [(["4"], r"rolls\[0\]: '4' is not a face"), ([NONE, "1 " * 10], r"rolls\[1\]: there are at most 9 dice")],
)
def test_rolls_that_cannot_be_read_are_refused(rolls: list[str], says: str) -> None:
    with pytest.raises(SetupError, match=says):
        Game.new(2, rolls=rolls)


def test_a_roll_that_is_no_text_is_refused() -> None:
    with pytest.raises(SetupError, match=r"rolls\[0\]: a text is expected, not 5"):
        Game.new(2, rolls=[5])  # type: ignore[list-item]


def test_a_first_roll_with_another_number_of_dice_is_refused() -> None:
    with pytest.raises(ValueError, match="the next loaded throw is '1 smash', but 6 dice are thrown"):
        Game.new(2, rolls=["1 smash"])


@PLAYERS
def test_the_same_seed_gives_the_same_start(players: int) -> None:
    one, other = Game.new(players, seed=99), Game.new(players, seed=99)

    assert (one.key(), one.rng) == (other.key(), other.rng)


def test_other_seeds_give_other_starts() -> None:
    assert len({Game.new(4, seed=seed).key() for seed in range(200)}) == 200


def test_without_a_seed_every_game_is_another_and_its_record_can_be_replayed() -> None:
    games = [Game.new(4, seed=None) for _ in range(4)]

    assert len({game.record() for game in games}) == len({game.beginning for game in games}) == 4
    for game in games:
        seed = game.beginning[1]
        assert 0 <= seed < 2**63
        assert Game.new(4, seed=seed).record() == Game.from_record(game.record()).record() == game.record()


def test_a_secret_takes_the_place_of_the_seed() -> None:
    secret = "5e" * 32

    assert Game.new(2, seed=None, secret=secret).record() == Game.new(2, secret=secret).record()


def test_a_seed_that_is_left_out_is_0() -> None:
    assert Game.new(3).record() == Game.new(3, seed=0).record()


def test_every_card_is_in_the_market_of_some_start() -> None:
    seen = {card.id for seed in range(400) for card in Game.new(2, seed=seed).view(None).market}

    assert seen == {CATALOGUE.ids[CATALOGUE.number_of_copy[copy]] for copy in range(DECK_COPIES)}


def test_a_game_never_shares_its_deck_with_another() -> None:
    one, other = Game.new(2, seed=1), Game.new(2, seed=1)
    while not one.over:
        one.play_option(one.option_count() - 1)

    assert one.view(None).deck_size <= other.view(None).deck_size == DECK_COPIES - 3
    assert other.key() == Game.new(2, seed=1).key()


def test_a_game_without_a_word_has_four_monsters_and_standard_rules() -> None:
    game = Game.new()

    assert (game.players, game.rules.preset) == (4, "standard")
    assert game.events is None
