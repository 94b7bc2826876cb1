"""Chance: the generator, throws and loaded throws."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from kingoftokyo import Game, PositionError
from kingoftokyo.rules.core.dice import FACES, count, dice_text, total
from kingoftokyo.rules.core.rng import LOW, MULTIPLIER, below, seeded, throw

MODULUS = MULTIPLIER * 2**32 - 1


def is_prime(n: int) -> bool:
    """Miller-Rabin; the first twelve primes as witnesses decide every number below 3.3e24."""
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd //= 2
        twos += 1
    for witness in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        power = pow(witness, odd, n)
        if power in {1, n - 1}:
            continue
        for _ in range(twos - 1):
            power = power * power % n
            if power == n - 1:
                break
        else:
            return False
    return True


def test_the_multiplier_gives_a_safe_prime_so_the_period_is_long() -> None:
    assert is_prime(MODULUS)
    assert is_prime((MODULUS - 1) // 2)


def test_the_prime_test_distinguishes_primes() -> None:
    assert is_prime(2**61 - 1)
    assert not is_prime(2**61 + 1)
    assert not is_prime(3215031751)  # composite, and a strong pseudoprime to the bases 2, 3, 5 and 7


def test_the_state_never_leaves_63_bits() -> None:
    assert MULTIPLIER * LOW + LOW < 2**63


def test_one_step_multiplies_in_the_field_of_the_prime() -> None:
    game = Game.new(2, seed=5)
    before = game.rng
    below(game, 6)

    assert game.rng * 2**32 % MODULUS == before % MODULUS


@pytest.mark.parametrize("seed", [0, 1, -1, 7, 2**31, 2**63, 2**200, -(2**200)])
def test_any_whole_number_is_a_seed_and_never_a_dead_state(seed: int) -> None:
    assert 0 < seeded(seed) < MODULUS
    assert seeded(seed) == seeded(seed)


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    states = [seeded(seed) for seed in range(1000)]

    assert len(set(states)) == 1000
    apart = [(one ^ other).bit_count() for one, other in itertools.pairwise(states)]
    assert 28 < sum(apart) / len(apart) < 35


@pytest.mark.parametrize("n", [1, 2, 3, 63, 216, 46656])
def test_a_number_below_n_is_never_n(n: int) -> None:
    game = Game.new(2, seed=n)
    drawn = [below(game, n) for _ in range(2000)]

    assert min(drawn) >= 0
    assert max(drawn) < n


def test_numbers_below_six_come_equally_often() -> None:
    game = Game.new(2, seed=3)
    drawn = Counter(below(game, 6) for _ in range(60_000))

    assert all(9_600 < drawn[n] < 10_400 for n in range(6))


@pytest.mark.parametrize("n", range(10))
def test_a_throw_of_n_dice_has_n_dice(n: int) -> None:
    game = Game.new(2, seed=n)

    assert {total(throw(game, n)) for _ in range(300)} == {n}


def test_a_throw_of_no_dice_leaves_the_rng_as_it_is() -> None:
    game = Game.new(2, seed=1)
    before = game.rng

    assert throw(game, 0) == 0
    assert game.rng == before


@pytest.mark.parametrize("n", range(1, 10))
def test_every_face_comes_equally_often(n: int) -> None:
    game = Game.new(2, seed=100 + n)
    throws = 6_000
    seen = [0] * FACES
    for _ in range(throws):
        dice = throw(game, n)
        for face in range(FACES):
            seen[face] += count(dice, face)

    expected = throws * n / 6
    # Six standard deviations: sqrt(throws * n * 1/6 * 5/6) each.
    room = 6 * (throws * n * 5 / 36) ** 0.5
    assert sum(seen) == throws * n
    assert all(abs(times - expected) < room for times in seen)


@pytest.mark.compiled_only
def test_six_of_a_kind_come_about_once_in_7776_throws() -> None:
    game = Game.new(2, seed=12)
    alike = sum(
        any(count(dice, face) == 6 for face in range(FACES)) for dice in (throw(game, 6) for _ in range(77_760))
    )

    assert 0 < alike < 30


@pytest.mark.compiled_only
def test_dice_do_not_depend_on_each_other() -> None:
    game = Game.new(2, seed=8)
    pairs = Counter(dice_text(throw(game, 2)) for _ in range(36_000))

    assert all(800 < pairs[f"{face} {face}"] < 1_200 for face in ("1", "2", "3", "heart", "energy", "smash"))
    assert 1_700 < pairs["1 smash"] < 2_300


FIRST_ROLLS = ("smash 1 1 2 2 3", "1 1 2 2 3 3")


def test_loaded_throws_come_up_in_their_order_and_chance_follows() -> None:
    game = Game.new(2, rolls=[*FIRST_ROLLS, "1 2 3 heart energy smash", "3 3"])

    assert game.view(None).dice == "1 2 3 heart energy smash"
    game.play("keep 3 heart energy smash")
    assert game.view(None).dice == "3 3 3 heart energy smash"
    game.play("keep 3 3 3")
    assert len(game.view(None).dice.split()) == 6


def test_loaded_throws_leave_the_rng_as_it_is() -> None:
    game = Game.new(2, rolls=[*FIRST_ROLLS, "1 2 3 heart energy smash", "3 3"])
    before = game.rng
    game.play("keep 3 heart energy smash")

    assert game.rng == before


@pytest.mark.parametrize("loaded", ["3", "3 3 3", ""])
def test_a_loaded_throw_that_does_not_fit_is_refused_and_nothing_changes(loaded: str) -> None:
    game = Game.new(2, rolls=[*FIRST_ROLLS, "1 2 3 heart energy smash", loaded], listen=True)
    before = (game.key(), game.rng, game.number, list(game.events or []))

    with pytest.raises(PositionError, match="but 2 dice are thrown"):
        game.play("keep 3 heart energy smash")

    assert (game.key(), game.rng, game.number, list(game.events or [])) == before
    kept = ["3", "heart", "energy", "smash", "1", "2"][len(loaded.split()) :]
    if loaded:
        game.play("keep " + " ".join(kept))
        assert len(game.view(None).dice.split()) == 6


def test_an_option_taken_by_number_changes_nothing_when_a_loaded_throw_does_not_fit() -> None:
    game = Game.new(2, rolls=[*FIRST_ROLLS, "1 2 3 heart energy smash", "3"])
    before = (game.key(), game.rng, game.number)

    with pytest.raises(PositionError, match="but 6 dice are thrown"):
        game.play_option(0)

    assert (game.key(), game.rng, game.number) == before


def test_a_clone_has_its_own_loaded_throws() -> None:
    game = Game.new(2, rolls=[*FIRST_ROLLS, "1 2 3 heart energy smash", "3 3", "1"])
    twin = game.clone()
    twin.play("keep 3 heart energy smash")
    twin.play("keep 3 3 heart energy smash")
    game.play("keep 3 heart energy smash")

    assert game.view(None).dice == "3 3 3 heart energy smash"
    game.play("keep 3 3 heart energy smash")
    assert game.key() == twin.key()
