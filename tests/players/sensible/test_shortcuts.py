"""The rules that players know by heart, against the engine: on thousands of tables both say the same.

A player asks hundreds of questions a decision. Where playing the game on a copy would take too long it has a shortcut,
and each shortcut is here: a rule that changes in the engine alone makes one of these tests fail.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from kingoftokyo import Game
from kingoftokyo.players.ask import fallback
from kingoftokyo.players.dice_lattice import lattice_of
from kingoftokyo.players.greedy import Now
from kingoftokyo.players.sensible.dice_values import WIN, DiceValues
from kingoftokyo.players.sensible.die_changes import DieChanges
from kingoftokyo.players.sensible.situation import STAYING, Situation, cards_of, dice_of, revives, rolls_of
from kingoftokyo.players.sensible.threats import before_my_turn
from kingoftokyo.rules import events as happened
from kingoftokyo.rules.cards.rolls import shows_everything
from kingoftokyo.rules.core.dice import total
from kingoftokyo.rules.core.places import DEAD, OUTSIDE
from kingoftokyo.rules.effects.ending import next_living
from kingoftokyo.rules.lookahead import with_roll
from kingoftokyo.rules.phases.resolving import smashes_of
from kingoftokyo.rules.phases.smashing import neighbours, reaches, reaches_all
from players.random_positions import rolling_tables
from players.sensible.resolved_case import Case
from table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from kingoftokyo.rules.events import Event

TABLES = 1500
ROLLS_OF_EACH = 2
SCORED = ("dice", "gourmet", "detritivore", "complete_destruction", "alpha_monster")


@pytest.fixture(scope="module")
def cases() -> list[Case]:
    return list(_cases())


def _cases() -> Iterator[Case]:
    chance = Random(1)
    for game in rolling_tables(TABLES):
        for monster in game.monsters:
            monster.points = 0  # nobody wins in between, and no gain is cut off
        me = game.active
        situation = Situation(game.view(me), me)
        values = DiceValues(situation)
        final_rolls = list(lattice_of(total(game.dice), five_faces=game.rules.five_faces).final_rolls)
        for roll in chance.sample(final_rolls, ROLLS_OF_EACH):
            events, over = _resolved(game, roll)
            yield Case(game, me, roll, situation, values, events, over)


def _resolved(game: Game, roll: int) -> tuple[list[Event], bool]:
    """What these dice bring about in this turn, while everybody answers by what changes nothing."""
    twin = with_roll(game, roll)
    while (decision := twin.decision) is not None and twin.turn == game.turn:
        twin.play(fallback(decision))
    events = twin.events or []
    ends = [k for k, event in enumerate(events) if isinstance(event, happened.TurnEnded)]
    return events[: ends[0]] if ends else events, twin.over


def each_same(cases: list[Case], shortcut: Callable[[Case], object], engine: Callable[[Case], object]) -> None:
    """Both say the same of all these; and it is not always the same that they say."""
    assert len(cases) > 100
    assert len({repr(engine(case)) for case in cases}) > 1
    for case in cases:
        assert shortcut(case) == engine(case), str(case)


# Dice


def test_points_are_scored_as_the_engine_scores_them(cases: list[Case]) -> None:
    each_same(
        cases,
        lambda case: case.values.points_of(case.roll),
        lambda case: case.gained(happened.PointsGained, case.me, *SCORED),
    )


def test_smashes_are_counted_as_the_engine_counts_them(cases: list[Case]) -> None:
    def counted(case: Case) -> int:
        twin = case.game.clone()
        twin.dice = case.roll
        return smashes_of(twin, record_events=False)

    each_same(cases, lambda case: case.values.smashes_of(case.roll), counted)


def test_energy_is_what_the_engine_gives(cases: list[Case]) -> None:
    each_same(
        [case for case in cases if not case.over],
        lambda case: case.values.energy_of(case.roll),
        lambda case: case.energy_gained("dice"),
    )


def test_hearts_heal_as_the_engine_lets_them(cases: list[Case]) -> None:
    healing = [
        case
        for case in cases
        if not case.over
        and case.situation.me.poison + case.situation.me.shrink == 0
        and not case.situation.count("healing_ray")
        and not case.game.rules.smashes_before_hearts  # a monster that has just entered Tokyo does not heal
    ]
    each_same(
        healing,
        lambda case: case.values.health_of(case.roll),
        lambda case: case.gained(happened.HealthGained, case.me, "dice", "regeneration"),
    )


def test_cultists_come_as_in_the_engine(cases: list[Case]) -> None:
    def came(case: Case) -> int:
        return sum(
            isinstance(event, happened.CountersChanged) and (event.seat, event.card) == (case.me, "cultist")
            for event in case.events
        )

    each_same(
        [case for case in cases if case.game.rules["cultists"] is True and not case.over],
        lambda case: case.values.cultists_of(case.roll, case.values.smashes_of(case.roll)),
        came,
    )


def test_a_clown_looks_at_the_same_dice_as_the_engine(cases: list[Case]) -> None:
    def shown(case: Case) -> bool:
        twin = case.game.clone()
        twin.dice = case.roll
        return shows_everything(twin, smashes_of(twin, record_events=False))

    each_same(cases, lambda case: DieChanges(case.situation).shows_all(case.roll), shown)


def test_dice_and_rolls_of_a_turn_are_those_of_the_engine() -> None:
    looked_at = set()
    for game in rolling_tables(400, seed=3):
        turn = game.turn
        while (decision := game.decision) is not None and game.turn == turn:
            game.play(fallback(decision))
        if decision is None or decision.kind != "roll" or game.fewer_dice:
            continue
        monster = game.view(None).monsters[game.active]
        cards = cards_of(monster)
        assert (dice_of(monster, cards), rolls_of(cards)) == (total(game.dice), game.rolls_left + 1)
        looked_at.add((total(game.dice), game.rolls_left))
    assert len(looked_at) > 4


# Smashes


def test_rivals_lose_to_smashes_what_they_lose_in_the_engine(cases: list[Case]) -> None:
    def expected(case: Case) -> list[int]:
        situation, smashes = case.situation, case.values.smashes_of(case.roll)
        losses = [situation.loss(situation.me, situation.cards, rival, smashes) for rival in situation.rivals]
        return [min(loss, rival.health) for loss, rival in zip(losses, situation.rivals, strict=True)]

    def lost(case: Case) -> list[int]:
        rivals = case.situation.rivals
        return [case.gained(happened.HealthLost, rival.seat, "dice", "fire_breathing") for rival in rivals]

    each_same(cases, expected, lost)


def test_who_would_be_outside_loses_what_it_loses_there_in_the_engine(cases: list[Case]) -> None:
    def expected(case: Case, seat: int) -> int:
        situation, smashes = case.situation, case.values.smashes_of(case.roll)
        victim = case.game.view(None).monsters[seat]
        return min(situation.loss_at("outside", situation.me, situation.cards, victim, smashes), victim.health)

    checked = 0
    for case in cases:
        for seat, monster in enumerate(case.game.monsters):
            if seat != case.me and monster.place not in (OUTSIDE, DEAD):
                there = case.game.clone()
                there.monsters[seat].place = OUTSIDE
                there.events = []
                events, _ = _resolved(there, case.roll)
                outside = case._replace(events=events)
                lost = outside.gained(happened.HealthLost, seat, "dice", "fire_breathing")
                assert expected(case, seat) == lost, (seat, str(case))
                checked += 1
    assert checked > 500


def test_reach_and_neighbours_are_those_of_the_engine(cases: list[Case]) -> None:
    for case in cases[::ROLLS_OF_EACH]:
        game, view = case.game, case.game.view(None)
        for one in view.monsters:
            situation = Situation(view, one.seat)
            for other in situation.rivals:
                beside = neighbours(game, one.seat) >> other.seat & 1 == 1
                places = game.monsters[one.seat].place, game.monsters[other.seat].place
                hit = reaches_all(game, one.seat) or reaches(game, *places)
                assert situation.next_to(one.seat, other.seat) == beside, str(case)
                assert situation.reaches(one, situation.cards, other.place) == hit, str(case)


def test_a_beginner_knows_whether_the_active_monster_hits_it(cases: list[Case]) -> None:
    for case in cases[::ROLLS_OF_EACH]:
        game = case.game
        for rival in case.situation.rivals:
            places = game.monsters[case.me].place, game.monsters[rival.seat].place
            hit = reaches_all(game, case.me) or reaches(game, *places)
            assert Now(game.view(rival.seat), rival.seat)._threatened() == hit, str(case)  # noqa: SLF001


def test_who_dies_of_smashes_dies_in_the_engine(cases: list[Case]) -> None:
    deaths = 0
    for case in cases:
        situation, smashes = case.situation, case.values.smashes_of(case.roll)
        dead = {event.seat for event in case.events if isinstance(event, happened.MonsterEliminated)}
        for rival in situation.rivals:
            if 0 < rival.health <= situation.loss(situation.me, situation.cards, rival, smashes):
                assert (rival.seat in dead) != revives(rival), str(case)
                deaths += 1
    assert deaths > 200


# Tokyo and the order of turns


def test_a_free_place_in_tokyo_is_taken_and_paid_as_in_the_engine(cases: list[Case]) -> None:
    def entered(case: Case) -> bool:
        return any(isinstance(event, happened.TokyoEntered) and event.seat == case.me for event in case.events)

    harmless = [
        case
        for case in cases
        if case.values.smashes_of(case.roll) == 0
        and not case.over
        and case.situation.me.health > case.situation.me.poison
    ]
    each_same(harmless, lambda case: case.situation.place_free(), entered)
    each_same(
        harmless,
        lambda case: case.situation.points_of_tokyo(),
        lambda case: case.gained(happened.PointsGained, case.me, "tokyo"),
    )


@pytest.mark.parametrize("seats", [2, 3])
def test_staying_in_tokyo_pays_what_the_engine_pays(seats: int) -> None:
    table = Table(seats).rules().monster(0, place="city").next_rolls("1 1 2 2 3 3").starts_turn()
    before = Situation(table.game.view(0), 0)

    table.has(0, points=STAYING if before.tokyo_pays_points else 0, energy=0 if before.tokyo_pays_points else 1)


def test_whose_turns_come_before_mine_is_as_in_the_engine(cases: list[Case]) -> None:
    for case in cases[::ROLLS_OF_EACH]:
        game, view = case.game, case.game.view(None)
        for monster in view.monsters:
            seats: list[int] = []
            seat = next_living(game, game.active, 1)
            while seat != monster.seat:
                seats.append(seat)
                seat = next_living(game, seat, 1)
            found = [rival.seat for rival in before_my_turn(Situation(view, monster.seat))]
            assert sorted(found) == sorted(seats), str(case)


@pytest.mark.parametrize("cards", [[], ["astronaut"]])
def test_the_goal_is_where_the_engine_ends_the_game(cards: list[str]) -> None:
    for points in range(14, 20):
        monsters = [{"points": points, "cards": cards}, {"place": "city"}, {}]
        position = {"rules": "standard halloween=true", "monsters": monsters, "dice": "1 1 1 2 2 3"}
        rolling = Game.from_position({**position, "step": "roll", "rolls_left": 1})
        resolved = Game.from_position({**position, "step": "resolve"})
        goal = Situation(rolling.view(0), 0).goal()
        assert (resolved.winner == 0) == (points + 1 >= goal), (cards, points)


@pytest.mark.parametrize("rules", ["standard", "standard two_players=false", "course", "solo", "simple"])
def test_dice_that_are_worth_a_win_win_in_the_engine(rules: str) -> None:
    chance = Random(4)
    wins = 0
    for _ in range(200):
        places = chance.choice((["city", "outside"], ["outside", "city"], ["outside", "outside"]))
        monsters = [{"place": place, "points": chance.randint(12, 17), "health": 9} for place in places]
        dice = " ".join(chance.choices(("1", "2", "3", "heart"), k=6))
        game = Game.from_position(
            {"rules": rules, "monsters": monsters, "step": "roll", "dice": dice, "rolls_left": 1}, listen=True
        )
        values = DiceValues(Situation(game.view(0), 0))
        expected = values.points[values.points_of(game.dice)] >= WIN
        assert expected == (_winner(game) == 0), game.position_line()
        wins += expected
    assert 10 < wins < 190


def _winner(game: Game) -> int | None:
    """Who has won when the turn is over."""
    twin = with_roll(game, game.dice)
    while (decision := twin.decision) is not None and twin.turn == game.turn:
        twin.play(fallback(decision))
    return twin.winner
