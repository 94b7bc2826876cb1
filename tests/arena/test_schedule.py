"""Who meets whom: laws of every schedule."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingoftokyo import SetupError
from kingoftokyo.arena.schedule import Entrant, Schedule, Terms, draw_up, player_seed, seed_from, seed_text

FULL_SEED = 0x0123456789ABCDEF0123456789ABCDEF
SEED_BEFORE = 1654707676031160425  # of the second game of two, by seed 1
NAMES = ("ape", "bat", "cat", "dog", "eel", "fox", "gnu")


def drawn(count: int, players: int, games: int = 1, seed: int = 1, mode: str | None = None) -> Schedule:
    return draw_up([Entrant(name, name) for name in NAMES[:count]], players=players, games=games, seed=seed, mode=mode)


SCHEDULES = st.builds(drawn, st.integers(2, 7), st.integers(2, 6), st.integers(1, 300))


@given(SCHEDULES)
def test_everybody_sits_at_every_seat_equally_often_in_each_pairing(schedule: Schedule) -> None:
    sat: Counter[tuple[tuple[int, ...], int, int]] = Counter()
    for number in range(schedule.games):
        pairing = schedule.pairing_of(number)
        for seat, k in enumerate(pairing.seats):
            if k in pairing.counted:
                sat[tuple(sorted(pairing.seats)), k, seat] += 1

    assert len(set(sat.values())) == 1
    assert len({key[:2] for key in sat}) * schedule.players == len(sat)


@given(SCHEDULES)
def test_every_whole_round_is_fair_so_that_any_prefix_nearly_is(schedule: Schedule) -> None:
    for start in range(0, schedule.games, schedule.round):
        games = [schedule.pairing_of(start + k) for k in range(schedule.round)]
        counted = Counter(k for game in games for k in game.counted)
        assert set(counted) == set(range(len(schedule.entrants)))
        assert len(set(counted.values())) == 1


@given(SCHEDULES, st.integers(1, 300))
def test_games_are_rounded_up_to_whole_rounds(schedule: Schedule, games: int) -> None:
    again = draw_up(schedule.entrants, players=schedule.players, games=games, seed=1)

    assert again.games % again.round == 0
    assert games <= again.games < games + again.round


def test_the_mode_follows_from_the_numbers() -> None:
    assert drawn(4, 4).mode == "all"
    assert drawn(2, 2).mode == "all"
    assert drawn(3, 2).mode == "pairs"
    assert drawn(2, 4).mode == "one-against"
    assert drawn(2, 2, mode="pairs").mode == "pairs"


def test_in_pairs_every_one_meets_every_other_one() -> None:
    schedule = drawn(4, 2)

    assert {pairing.seats for pairing in schedule.pairings} == set(combinations(range(4), 2))
    assert schedule.games == 12


def test_one_sits_against_several_of_another_kind_and_only_its_result_counts() -> None:
    schedule = drawn(2, 4)
    games = [schedule.pairing_of(number) for number in range(schedule.games)]

    assert [game.seats for game in games[:4]] == [(0, 1, 1, 1), (1, 1, 1, 0), (1, 1, 0, 1), (1, 0, 1, 1)]
    assert [game.counted for game in games] == [(0,)] * 4 + [(1,)] * 4


def test_the_first_alone_may_meet_all_others() -> None:
    schedule = drawn(3, 4, mode="first-against")

    assert [pairing.seats for pairing in schedule.pairings] == [(0, 1, 1, 1), (0, 2, 2, 2)]
    assert {pairing.counted for pairing in schedule.pairings} == {(0,)}
    assert drawn(3, 2, mode="first-against").games == 4


def test_all_at_one_table_sit_in_every_order_in_the_end() -> None:
    schedule = drawn(4, 4, games=24)

    assert len({schedule.pairing_of(number).seats for number in range(24)}) == 24


def test_seeds_are_drawn_from_everything_that_is_fixed_beforehand() -> None:
    plain = drawn(2, 2)
    others = [
        drawn(2, 2, seed=2),
        plain._replace(rules="simple"),
        plain._replace(entrants=(plain.entrants[0], Entrant("bat", "bat", "changed"))),
        plain._replace(mode="pairs"),
    ]
    seeds = {schedule.match(0).seed for schedule in [plain, *others]} | {plain.match(1).seed}

    assert len(seeds) == 6
    assert drawn(2, 2).match(0).seed == plain.match(0).seed
    assert plain._replace(games=90, terms=Terms(limit=9)).match(0).seed == plain.match(0).seed


def test_a_match_is_a_few_plain_values() -> None:
    match = drawn(2, 2).match(1)

    assert match._asdict() == {
        "number": 1,
        "entrants": ("bat", "ape"),
        "seed": match.seed,
        "rules": "standard",
        "player_seeds": match.player_seeds,
    }


# Seeds


@pytest.mark.parametrize("seed", [1, FULL_SEED])
def test_every_seat_has_a_seed_of_its_own(seed: int) -> None:
    matches = [drawn(3, 6, games=36, seed=seed).match(number) for number in range(36)]

    assert len({drawn for match in matches for drawn in (match.seed, *match.player_seeds)}) == 36 * 7


def test_a_short_seed_draws_the_games_that_it_always_drew() -> None:
    match = drawn(2, 2).match(1)

    assert (match.seed, match.player_seeds) == (SEED_BEFORE, tuple(player_seed(match.seed, seat) for seat in range(2)))


def test_the_players_seeds_do_not_follow_from_the_luck_with_a_full_seed() -> None:
    match = drawn(2, 2, seed=FULL_SEED).match(1)

    assert not {player_seed(match.seed, seat) for seat in range(6)} & set(match.player_seeds)
    assert drawn(2, 2, seed=FULL_SEED).match(1) == match
    assert drawn(2, 2, seed=FULL_SEED ^ 1).match(1).seed != match.seed


@pytest.mark.parametrize(
    ("text", "seed"),
    [
        ("7", 7),
        ("-7", -7),
        ("0123456789abcdef0123456789abcdef", FULL_SEED),
        ("18446744073709551616", 1 << 64),
        ("00000000000000010000000000000000", 1 << 64),
    ],
)
def test_a_seed_is_read_as_it_is_printed(text: str, seed: int) -> None:
    assert seed_from(text) == seed
    assert seed_from(seed_text(seed)) == seed


@pytest.mark.parametrize("text", ["", "seven", "0x7", "0123456789abcdef0123456789abcdeg", "9" * 40])
def test_what_is_no_seed_is_refused(text: str) -> None:
    with pytest.raises(SetupError, match="is not a seed: a whole number or 32 hexadecimal digits are expected"):
        seed_from(text)


def test_the_same_player_may_take_part_twice_and_gets_two_names() -> None:
    twice = draw_up([Entrant("ape", "ape")] * 3, players=3, games=1, seed=1)
    namesakes = draw_up([Entrant("Bot", "a.py:Bot"), Entrant("Bot", "b.py:Bot")], players=2, games=1, seed=1)

    assert [entrant.name for entrant in twice.entrants] == ["ape", "ape #2", "ape #3"]
    assert [entrant.name for entrant in namesakes.entrants] == ["a.py:Bot", "b.py:Bot"]


@pytest.mark.parametrize(
    ("count", "players", "games", "mode", "says"),
    [
        (1, 2, 1, None, "at least two entrants"),
        (2, 7, 1, None, "2 to 6 monsters can play, not 7"),
        (2, 2, 0, None, "games can be played, not 0"),
        (2, 2, 1, "duel", "there is no mode 'duel'; the modes are: all, pairs, one-against, first-against"),
        (3, 4, 1, "all", "as many entrants as monsters: 4, not 3"),
        (3, 4, 1, "pairs", "pairs play with 2 monsters, not 4"),
        (3, 2, 1, "one-against", "needs at least 3 monsters"),
    ],
)
def test_what_cannot_be_played_is_refused(count: int, players: int, games: int, mode: str | None, says: str) -> None:
    with pytest.raises(SetupError, match=says):
        drawn(count, players, games, mode=mode)
