"""An expert whose time is short gives the best answer that it has found by then, and never a wrong one."""

from __future__ import annotations

from pathlib import Path
from types import FunctionType

import pytest

from kingoftokyo import Decision, Game
from kingoftokyo.players.clock import WHILE_PEOPLE_WAIT, Clock, TimeUpError
from kingoftokyo.players.dice_lattice import lattice_of
from kingoftokyo.players.expert.evaluation import Evaluation
from kingoftokyo.players.expert.player import Expert
from kingoftokyo.players.expert.roll_values import RollValues
from kingoftokyo.players.expert.turn_search import NO_PURCHASES, PURCHASES, Search
from kingoftokyo.players.sensible.player import SensiblePlayer
from kingoftokyo.rules.core.dice import dice_text, total
from kingoftokyo.rules.lookahead import with_roll

ROLL = "step=roll dice='1 2 3 heart energy smash' rolls_left=2 monsters=[(cards=[energy_drink] energy=3) (place=city)]"
YIELD = "turn=1 step=resolve dice='smash smash 1' monsters=[(place=city health=6) ()]"
SET = (
    "pending=[(step=change_dice) (step=count_dice)] dice='1 1 smash smash heart' "
    "monsters=[(cards=[stretchy] energy=4) (place=city)]"
)
BUY = "step=buy market=[jets heal tank] monsters=[(energy=9) (place=city)]"
FEW_DICE = (
    "step=roll dice='2 heart energy' rolls_left=1 market=[jets heal tank] "
    "monsters=[(cards=[energy_drink herd_culler background_dweller] energy=4) (place=city)]"
)
CLOWN = (
    "rules=(preset=standard halloween=true) pending=[(step=change_dice) (step=count_dice)] "
    "dice='1 2 3 heart energy smash' monsters=[(cards=[clown]) (place=city)]"
)
NINE_DICE = (
    "step=roll dice='2 3 3 3 3 energy smash smash smash' rolls_left=2 market=[jets heal tank] monsters=[(energy=12 "
    "cards=[extra_head extra_head (card=mimic copies=(seat=0 card=extra_head)) herd_culler stretchy plot_twist "
    "energy_drink smoke_cloud]) (place=city) () ()]"
)

POSITIONS = Path(__file__).parents[2] / "corpus" / "positions"
UNLIMITED = 10**9


class NoTime(Clock):
    """A clock whose time for searching is up at once."""

    def check(self) -> None:
        raise TimeUpError


class Checks(Clock):
    """A clock that counts checks instead of seconds: a search may make `most` of them."""

    def __init__(self, most: int) -> None:
        super().__init__(1000.0)
        self.most = most
        self.made = 0

    def used(self) -> float:
        return self.made / self.most if self.most else 1.0

    def check(self) -> None:
        self.made += 1
        if self.made > self.most:
            raise TimeUpError


def laid(position: str) -> tuple[Game, Decision]:
    game = Game.from_position(position)
    decision = game.decision
    assert decision is not None
    return game, decision


def ask(position: str, clock: Clock, expert: Expert | None = None) -> tuple[str, str]:
    """What the expert answers in this position, and why."""
    game, decision = laid(position)
    expert = expert or Expert(3)
    choice = expert.choose(game.view(decision.seat), decision, clock)
    assert choice in decision.options
    return str(choice), expert.why()


def sampled(game: Game) -> Game:
    """The world in which the expert searches."""
    return game.view(game.asked).sample(Expert(3).seed_of(game.turn, 0))


def values_of(world: Game, purchases: int, clock: Clock | None = None) -> list[float]:
    """The values of all rolls without cards that change dice."""
    search = Search(Evaluation(world.asked), world, clock)
    rolls = lattice_of(total(world.dice)).final_rolls
    return [search.play_on(with_roll(world, roll), purchases)[world.asked] for roll in rolls]


@pytest.mark.parametrize("position", [ROLL, YIELD, SET, BUY])
def test_without_time_to_search_the_answer_and_its_reason_are_those_of_a_sensible_player(position: str) -> None:
    game, decision = laid(position)
    expert, sensible = Expert(3), SensiblePlayer(3)
    view = game.view(decision.seat)

    assert expert.choose(view, decision, NoTime()) == sensible.choose(view, decision, Clock())
    assert expert.why() == sensible.why()


def test_with_time_again_it_searches_again() -> None:
    expert = Expert(3)
    usual = ask(BUY, Clock(), expert)

    ask(BUY, NoTime(), expert)

    assert ask(BUY, Clock(), expert) == usual


@pytest.mark.parametrize("position", [FEW_DICE, YIELD, SET, BUY, CLOWN])
def test_whenever_time_is_up_it_answers_with_an_option(position: str) -> None:
    enough = Checks(UNLIMITED)
    ask(position, enough)

    for most in range(0, enough.made, 1 + enough.made // 15):
        ask(position, Checks(most))

    assert ask(position, Checks(UNLIMITED)) == ask(position, Clock())


@pytest.mark.parametrize("most", [0, 7, 40])
def test_at_every_kind_of_decision_it_answers_when_time_is_up(most: int) -> None:
    for path in sorted(POSITIONS.glob("*.txt")):
        position = path.read_text("utf-8")
        if "over=" not in position:
            ask(position, Checks(most))


def test_with_nine_dice_and_a_full_hand_the_answer_of_the_quick_pass_counts_when_time_is_up_after_it() -> None:
    game, _ = laid(NINE_DICE)
    world = sampled(game)
    lattice = lattice_of(9)
    kept = lattice.plan(values_of(world, NO_PURCHASES)).keep(world.dice, 2)

    choice, reason = ask(NINE_DICE, Checks(8000))

    assert choice == f"keep {dice_text(kept)}" == "keep 3 3 3 3 smash smash"
    assert "to win" in reason, "it is the expert's own"


def test_when_time_is_up_before_cards_are_used_the_values_without_them_count() -> None:
    world = sampled(laid(FEW_DICE)[0])
    clock = Checks(UNLIMITED)
    bare = values_of(world, PURCHASES, clock)
    complete = RollValues(Search(Evaluation(0), world), world)

    found = RollValues(Search(Evaluation(0), world, Checks(clock.made)), world, quick_first=False)

    assert complete.bare == found.bare == found.stopped == bare != complete.stopped
    assert (complete.complete, found.complete, found.extra) == (True, False, {})


def test_when_time_is_up_after_a_sampled_world_that_world_counts() -> None:
    """Buying is tried in six worlds, because sweeping is: here the search ends in the second one."""
    every_world = Checks(UNLIMITED)
    ask(BUY, every_world)
    quick_and_one = every_world.made // 6 + 20

    assert ask(BUY, Checks(quick_and_one))[1] not in (ask(BUY, Clock())[1], ask(BUY, NoTime())[1])


def test_values_that_were_cut_short_serve_the_next_roll_until_there_is_more_time() -> None:
    expert, usual = Expert(3), ask(FEW_DICE, Clock())
    first, again = Checks(300), Checks(300)

    cut_short = ask(FEW_DICE, first, expert)

    assert ask(FEW_DICE, again, expert) == cut_short
    assert (first.made > 300, again.made) == (True, 0)
    assert ask(FEW_DICE, Clock(), expert) == usual


def test_a_clock_says_how_much_of_its_time_for_searching_is_gone() -> None:
    assert Clock().used() == 0.0
    assert Clock(0.0).used() == 1.0
    assert 0.0 < Clock(1000.0).used() < 0.1


def test_nobody_waits_longer_than_two_seconds_for_a_computer() -> None:
    assert WHILE_PEOPLE_WAIT <= 2.0


def test_a_clock_ends_searches_before_its_time_is_up_and_lets_ctrl_c_in() -> None:
    clock = Clock(1000.0)
    clock.check()
    assert clock.left() > 990.0
    Clock().check()

    with pytest.raises(TimeUpError):
        Clock(0.0).check()
    assert isinstance(Clock.check, FunctionType), "it is never compiled"
