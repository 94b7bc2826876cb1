"""The expert: what it does at the table, and that what it says about it is so."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from kingoftokyo import Game
from kingoftokyo.players.clock import Clock
from kingoftokyo.players.expert import turn_search as search
from kingoftokyo.players.expert.evaluation import Evaluation
from kingoftokyo.players.expert.player import Expert
from kingoftokyo.players.expert.roll_values import RollValues
from kingoftokyo.players.expert.turn_search import Search
from kingoftokyo.players.greedy import GreedyPlayer
from kingoftokyo.players.play import play_game
from kingoftokyo.rules.asking.choices import pack_keep
from kingoftokyo.rules.core.dice import keep_at, keep_count, parse_dice
from kingoftokyo.rules.lookahead import points_of, with_roll
from kingoftokyo.version import engine_mode
from players.conformance import check_player
from table import Table

if TYPE_CHECKING:
    from kingoftokyo.players.player import Player


def ask(table: Table, expert: Expert | None = None) -> str:
    """What the expert answers at the decision that waits."""
    game = table.game
    decision = game.decision
    assert decision is not None
    return str((expert or Expert(1)).choose(game.view(decision.seat), decision, Clock()))


def reason_at(table: Table) -> str:
    """The reason that the expert gives for its choice at this table."""
    expert = Expert(1)
    ask(table, expert)
    return expert.why()


def roll_values_of(table: Table) -> RollValues:
    game = table.game
    world = game.view(game.asked).sample(Expert(1).seed_of(game.turn, 0))
    return RollValues(Search(Evaluation(game.asked), world), world)


@pytest.mark.long
def test_it_plays_every_kind_of_game() -> None:
    compiled = not str(search.__file__).endswith(".py")
    check_player(Expert, most=60 if compiled else 2)


# Rolling


def test_it_stops_when_the_roll_wins() -> None:
    assert ask(Table(2).monster(0, points=17).monster(1, place="city").dice("3 3 3 1 2 heart").rolls()) == "stop"


def test_it_stops_when_the_smashes_kill_the_last_opponent() -> None:
    table = Table(2).monster(1, place="city", health=3).dice("smash smash smash 1 2 heart").rolls()

    assert ask(table) == "stop"


def test_it_goes_for_the_kill_that_wins() -> None:
    table = Table(2).monster(1, place="city", health=4).dice("smash smash smash 1 2 heart").rolls()

    assert ask(table) == "keep smash smash smash"


def test_it_rolls_for_hearts_when_it_is_dying() -> None:
    table = Table(3).monster(0, health=1).monster(1, place="city").dice("heart heart heart 1 2 3").rolls(left=1)

    assert "heart heart heart" in ask(table)


def test_hearts_are_nothing_to_it_in_tokyo() -> None:
    table = Table(3).monster(0, health=4, place="city").dice("heart heart heart heart 3 3").rolls()

    assert "heart" not in ask(table)


def test_it_pays_for_a_roll_that_may_win() -> None:
    table = Table(2).monster(0, points=19, cards="energy_drink", energy=3).monster(1, place="city")

    assert ask(table.dice("1 1 2 2 3 3").last_roll_done()) == "extra_roll energy_drink"


def test_it_does_not_pay_for_a_roll_when_it_has_won() -> None:
    table = Table(2).monster(0, points=17, cards="energy_drink", energy=3).monster(1, place="city")

    assert ask(table.dice("3 3 3 2 2 1").last_roll_done()) == "stop"


def test_it_rerolls_threes_that_are_nothing_to_it() -> None:
    dweller = Table(2).monster(0, health=2, cards="background_dweller").monster(1, place="city")

    assert ask(dweller.dice("1 1 1 heart heart 3").last_roll_done()) == "reroll 3"


def test_it_keeps_dice_that_a_card_makes_good() -> None:
    culler = Table(2).monster(0, points=19, cards="herd_culler").monster(1, place="city")

    assert ask(culler.dice("1 1 2 2 heart heart").rolls(left=1)) == "stop"


def test_it_sets_the_die_that_wins() -> None:
    culler = Table(2).monster(0, points=19, cards="herd_culler").monster(1, place="city")

    assert ask(culler.dice("1 1 2 3 heart heart").last_roll_done()).endswith("to 1 with herd_culler")


def test_it_sets_two_dice_if_two_are_needed() -> None:
    stretchy = Table(2).monster(0, points=19, energy=4, cards="stretchy").monster(1, place="city")
    table = stretchy.dice("1 2 3 energy heart heart").last_roll_done()

    while not table.game.over:
        table.answer(ask(table))

    assert (table.game.winner, table.game.reason) == (0, "points")


def test_a_clown_turns_all_dice_to_the_best_roll() -> None:
    clown = Table(2).rules(halloween=True).monster(0, points=10, cards="clown").monster(1, place="city", health=6)
    table = clown.dice("1 2 3 heart energy smash").last_roll_done()
    expert = Expert(1)
    while not table.game.over:
        table.answer(ask(table, expert))

    assert (table.game.winner, table.game.reason) == (0, "last alive")


def test_all_rolls_of_a_turn_have_the_same_values() -> None:
    table = Table(2).monster(1, place="city").dice("1 1 2 2 3 3").rolls()
    expert, fresh = Expert(1), Expert(1)
    table.answer(ask(table, expert) if ask(table, expert) != "stop" else "keep nothing")

    assert ask(table, expert) == ask(table, fresh)


def test_it_means_to_stop_when_it_stops() -> None:
    table = Table(2).rules("course").monster(0, points=17).monster(1, place="city").dice("3 3 3 1 2 heart").rolls()
    expert = Expert(1)
    table.answer(ask(table, expert))

    assert ask(table, expert) == "keep_roll"
    assert ask(Table(2).rules("course").dice("1 1 2 2 3 heart").rolls().answer("stop")) == "roll_on"


# Everything else


def test_it_leaves_tokyo_rather_than_die_there() -> None:
    table = Table(4).monster(1, place="city", health=2).dice("smash 1 1 2 2 3").resolves().asks(1, "yield")

    assert ask(table) == "yield"


def test_it_stays_in_tokyo_when_its_next_turn_wins() -> None:
    table = Table(2).monster(1, place="city", health=10, points=18).dice("smash 1 1 2 2 3").resolves().asks(1, "yield")

    assert ask(table) == "stay"


def test_it_buys_what_wins() -> None:
    table = Table(3).monster(0, points=18, energy=9).market("commuter_train extra_head wings").buys()

    assert ask(table) == "buy commuter_train"


def test_it_buys_what_kills_the_last_opponent() -> None:
    table = Table(2).monster(0, energy=6).monster(1, health=2).market("flame_thrower spiked_tail wings").buys()

    assert ask(table) == "buy flame_thrower"


def test_it_does_not_buy_its_own_death() -> None:
    table = Table(2).monster(0, health=3, energy=4).market("tank").buys()

    assert ask(table) != "buy tank"


def test_it_saves_its_life_with_wings() -> None:
    table = Table(3).monster(1, place="city", health=2, energy=3, cards="wings").dice("smash smash smash 1 2 3")

    assert ask(table.resolves().asks(1, "damage")) == "use wings"


def test_it_probes_the_dice_that_would_kill_it() -> None:
    table = Table(2).monster(1, place="city", health=3, cards="psychic_probe").dice("smash smash smash 1 2 heart")

    assert ask(table.last_roll_done().asks(1)) == "probe smash"


def test_it_takes_another_turn_for_nothing() -> None:
    table = Table(2).monster(0, cards="freeze_time").monster(1, place="city").dice("1 1 1 2 2 3").resolves()

    assert ask(table.asks(0, "freeze_time")) == "again"


def test_it_mimics_a_good_card() -> None:
    table = Table(2).monster(0, energy=8).monster(1, cards="extra_head solar_powered").market("mimic").buys()

    assert ask(table.answer("buy mimic")) == "mimic extra_head of seat 1"


def test_the_same_seed_plays_the_same() -> None:
    games = [Game.new(2, seed=5) for _ in range(2)]
    for game in games:
        experts = [Expert(3), Expert(4)]
        while not game.over and game.number < 12:
            decision = game.decision
            assert decision is not None
            game.play(experts[decision.seat].choose(game.view(decision.seat), decision, Clock()))

    assert games[0].position() == games[1].position()


# Why


def percents(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"(\d+)%", text)]


def test_why_it_keeps_dice_is_so() -> None:
    table = Table(4).monster(0, points=12).monster(1, place="city").dice("3 3 3 1 2 heart").rolls()
    kept = ask(table).removeprefix("keep ")
    said = reason_at(table)
    plan = roll_values_of(table).plan
    outcomes = plan.outcomes(parse_dice(kept), 2)
    points = [float(points_of(roll)) for roll in plan.lattice.final_rolls]
    scoring = sum(chance for chance, scored in zip(outcomes, points, strict=True) if scored)
    expected = sum(chance * scored for chance, scored in zip(outcomes, points, strict=True))
    dice = parse_dice("3 3 3 1 2 heart")
    values = sorted(plan.worth(keep_at(dice, k), 2) for k in range(keep_count(dice)))

    assert said.startswith(f"Keeps {kept}: {100 * scoring:.0f}% to score, with {expected:.1f} points, ")
    assert percents(said)[1:] == [round(100 * values[-1]), round(100 * values[-2])]


def test_why_it_stops_is_so() -> None:
    table = Table(2).monster(0, points=17).monster(1, place="city").dice("3 3 3 1 2 heart").rolls()

    assert reason_at(table).startswith("Stops with 1 2 3 3 3 heart: 100% to win, ")


def test_why_it_yields_is_so() -> None:
    table = Table(4).monster(1, place="city", health=2).dice("smash 1 1 2 2 3").resolves()
    values = []
    for answer in ("yield", "stay"):
        world = table.game.view(1).sample(Expert(1).seed_of(table.game.turn, 0))
        evaluation = Evaluation(1)
        world.play(answer)
        values.append(round(100 * Search(evaluation, table.game).play_on(world, 2)[1]))

    assert reason_at(table) == f"yield: {values[0]}% to win. stay: {values[1]}%."


def test_there_is_nothing_to_say_about_the_only_answer() -> None:
    expert = Expert(1)
    game = Table(2).monster(0, energy=8).monster(1, cards="jets").market("mimic").buys().answer("buy mimic").game
    decision = game.decision
    assert decision is not None
    assert len(decision.options) == 1

    assert str(expert.choose(game.view(0), decision, Clock())) == "mimic jets of seat 1"
    assert expert.why() == ""


# Playing on


def test_played_on_everybody_does_what_is_best_for_it() -> None:
    """The monster in Tokyo would die there in its next turns, so the attacker comes to stand in its place."""
    game = Table(4).monster(1, place="city", health=3).dice("1 1 2 2 3 3").rolls().game
    world = game.view(0).sample(1)
    evaluation = Evaluation(0)
    search = Search(evaluation, world)
    after = with_roll(world, parse_dice("smash 1 1 2 2 3"))
    answers = [after.clone(), after.clone()]
    for twin, answer in zip(answers, ("stay", "yield"), strict=True):
        twin.play(answer)
    values = [search.play_on(twin, 2) for twin in answers]
    best = max(values, key=lambda chances: chances[1])

    assert list(search.play_on(after, 2)) == list(best)


def test_the_best_keep_is_an_option() -> None:
    table = Table(2).dice("1 1 2 2 3 3").rolls()
    decision = table.game.decision
    assert decision is not None
    kept, _ = roll_values_of(table).plan.best_keep(parse_dice("1 1 2 2 3 3"), 2)

    assert pack_keep(kept) in [option.code for option in decision.options] or kept == parse_dice("1 1 2 2 3 3")


@pytest.mark.parametrize("dice", ["1 2 3 heart energy smash smash smash smash", "1 smash smash"])
def test_it_rolls_any_number_of_dice(dice: str) -> None:
    cards = "extra_head extra_head" if len(dice.split()) > 6 else ""
    table = Table(2).monster(0, cards=cards, shrink=0 if cards else 3).monster(1, place="city").dice(dice).rolls(left=1)

    assert ask(table) in table.game.view(0).options


def test_hard_beats_easy() -> None:
    games = 60 if engine_mode() == "compiled" else 4
    wins = 0
    for seed in range(games):
        game = Game.new(2, seed=seed)
        players: list[Player] = [Expert(seed), GreedyPlayer(seed)]
        play_game(game, players if seed % 2 == 0 else players[::-1])
        wins += game.winner == seed % 2

    assert wins >= 0.75 * games
