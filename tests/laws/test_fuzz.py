"""The fuzz: what it plays, and that it notices a game that hangs."""

from __future__ import annotations

import random
import time
from collections import Counter

import pytest

from kingoftokyo import Game, PositionError
from kingoftokyo.rules.core.dice import MOST_DICE
from laws.laws import VARIANTS, play_by_the_laws
from tools.science import fuzz
from tools.science.fuzz_advice import ask_everything
from tools.science.fuzz_starts import FEW_TOKENS, Start

NOTHING = fuzz.Plan(0, 0, 0, 0, 0, 0, 0, seed=0, players=None, rules="standard")


def test_every_kind_of_game_has_seeds_of_its_own() -> None:
    starts = NOTHING._replace(games=3, variants=1, buying=4, pending=5, laid=6, advice=2).starts()

    assert [start.seed for start in starts] == list(range(3 + len(VARIANTS) + 4 + 5 + 6 + 2))
    assert Counter(start.kind for start in starts) == {"new": 3 + len(VARIANTS) + 4 + 2, "pending": 5, "laid": 6}


def test_games_of_those_who_like_to_buy_have_all_rules_and_all_numbers_of_monsters() -> None:
    starts = NOTHING._replace(buying=5 * len(VARIANTS)).starts()

    assert len({(start.rules, start.players) for start in starts}) == len(starts)


def test_laid_positions_have_every_size_of_the_dice_pool_with_every_count_of_tokens() -> None:
    found = set[tuple[int, object]]()
    for seed in range((MOST_DICE + 1) * FEW_TOKENS):
        position = Start(seed, 3, "standard", "laid").position()
        assert position is not None
        monsters, turn = position["monsters"], position["turn"]
        assert isinstance(monsters, list)
        assert isinstance(turn, int)
        found.add((len(str(position["dice"]).split()), monsters[turn]["shrink"]))

    wanted = {(pool, shrink) for pool in range(MOST_DICE + 1) for shrink in range(FEW_TOKENS)}
    assert len(wanted - found) < 20, "a few have any number of tokens instead"


@pytest.mark.parametrize("seed", range(30))
def test_a_random_position_is_advised_on_and_played_or_refused(seed: int) -> None:
    start = Start(37 * seed, 2 + seed % 5, "standard", "laid")
    choices: list[int] = []
    try:
        ended = fuzz.play(start, choices, fuzz.Task((start,), positions=False, patience=60))
    except PositionError:
        assert not choices, "refused when it is laid, not when it is played"
        return
    assert ended


@pytest.mark.compiled_only
def test_who_likes_to_buy_buys() -> None:
    bought: dict[bool, int] = {}
    for buys in (True, False):
        games = [play_by_the_laws(Game.new(3, seed=k), k, [], positions=False, buys=buys) for k in range(3)]
        bought[buys] = sum(line.choice.startswith("buy") for game in games for line in game.lines)

    assert bought[True] > 2 * bought[False]


def test_everything_is_asked_at_every_decision_of_a_game() -> None:
    game, rng = Game.new(2, "standard halloween=true", seed=1, listen=True), random.Random(1)
    for _ in range(12):
        ask_everything(game)
        game.play_option(rng.randrange(game.option_count()))


@pytest.mark.compiled_only
def test_a_game_with_advice_is_played_to_its_end() -> None:
    start, choices = Start(3, 2, "simple", advised=True), list[int]()

    ended = fuzz.play(start, choices, fuzz.Task((start,), positions=False, patience=60))

    assert ended in ("points", "last alive")
    assert len(choices) > 10


def test_a_game_that_hangs_is_ended_and_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def hang(*_: object, **__: object) -> str:
        while True:
            time.sleep(0.01)

    monkeypatch.setattr(fuzz, "play", hang)  # the processes are forked from this one

    with pytest.raises(SystemExit) as ended:
        fuzz.run([fuzz.Task((Start(77, 2, "simple"),), positions=False, patience=0.2)], jobs=1)

    assert "seed=77" in str(ended.value)
    assert "in hang" in str(ended.value)


def test_a_game_in_which_nobody_will_ever_roll_a_die_may_go_on_for_ever() -> None:
    monsters = [
        {"health": 1, "points": 3, "energy": 1, "shrink": 17, "cards": ["mimic"], "place": "city"},
        {"health": 8, "points": 1, "energy": 1, "shrink": 17, "cards": ["alien_origin", "even_bigger", "nova_breath"]},
    ]
    position = {"monsters": monsters, "step": "resolve", "dice": "heart 2 1 1 1", "rolls_left": 1, "seed": 66325}
    choices: list[int] = []
    game = play_by_the_laws(Game.from_position(position), 66325, choices, positions=False)

    assert (game.over, len(choices)) == (False, 5_000)
