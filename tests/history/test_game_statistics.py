"""The statistics of a game: counted by hand in a small one, and by their sums in many."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from kingoftokyo import Game, RecordError, Rules
from kingoftokyo.history.game_statistics import Elimination, MonsterStatistics, Statistics, statistics
from kingoftokyo.history.replay import Replay
from kingoftokyo.rules import events
from kingoftokyo.rules.core.dice import FACE_NAMES
from kingoftokyo.rules.records.parse import read_record
from laws.laws import EXPANSIONS

NAMES = ("Blorb", "Girder", "Old Pinch")
ROLLS = (
    *("1 1 2 2 smash smash", "1 1 1 2 2 smash", "1 1 1 1 2 2"),  # Blorb begins
    *("1 1 1 2 3 smash", "heart energy"),
    "3 energy energy smash smash smash",
    "energy energy energy energy energy smash",
    "2 heart heart heart heart heart",
    "smash smash smash smash smash smash",
)
CHOICES = (
    *("keep 1 1 1 smash", "stop"),  # a point, and Tokyo with another one
    *("stop", "yield", "done"),  # Girder smashes three times and comes into Tokyo
    *("stop", "stay", "buy jet_fighters"),  # Old Pinch smashes once, and hurts itself for five points
    "stop",  # Blorb heals three
    "stop",  # Girder begins in Tokyo, smashes everybody six times, and Old Pinch falls
)


def played(game: Game, *choices: str) -> Statistics:
    for choice in choices:
        game.play(choice)
    return statistics(game.record(NAMES[: game.players]))


def small_game() -> Statistics:
    return played(Game.new(3, seed=5, rolls=ROLLS), *CHOICES)


def faces(text: str) -> dict[str, int]:
    """`1 1 smash` as the counts of all six faces."""
    return {face: text.split().count(face) for face in FACE_NAMES}


def test_a_small_game_counted_by_hand() -> None:
    found = small_game()
    assert (found.turns, found.rounds, found.decisions, found.length) == (5, 2, 10, 10)
    assert (found.over, found.winner, found.reason) == (False, None, "")
    assert [monster.name for monster in found.monsters] == list(NAMES)
    assert [monster.player for monster in found.monsters] == ["person", "computer", "computer"]

    blorb, girder, old_pinch = found.monsters
    assert (blorb.turns, girder.turns, old_pinch.turns) == (2, 2, 1)
    assert (blorb.turns_in_tokyo, girder.turns_in_tokyo, old_pinch.turns_in_tokyo) == (0, 1, 0)
    assert (blorb.entries, girder.entries, old_pinch.entries) == (1, 1, 0)
    assert (blorb.yields, girder.yields, old_pinch.yields) == (1, 0, 0)
    assert blorb.points_by_source == {"dice": 1, "tokyo": 1}
    assert girder.points_by_source == {"tokyo": 3}
    assert old_pinch.points_by_source == {"jet_fighters": 5}
    assert (blorb.damage_given, girder.damage_given, old_pinch.damage_given) == (0, 15, 1)
    assert (blorb.damage_taken, girder.damage_taken, old_pinch.damage_taken) == (9, 1, 10)
    assert (blorb.health_gained, girder.health_gained, old_pinch.health_gained) == (3, 0, 0)
    assert (blorb.energy_gained, girder.energy_gained, old_pinch.energy_gained) == (1, 2, 5)
    assert (blorb.energy_spent, girder.energy_spent, old_pinch.energy_spent) == (0, 0, 5)
    assert (blorb.cards_bought, girder.cards_bought, old_pinch.cards_bought) == ([], [], ["jet_fighters"])
    assert (blorb.rerolls, girder.rerolls, old_pinch.rerolls) == (1, 0, 0)
    assert (blorb.eliminated, girder.eliminated) == (None, None)
    assert old_pinch.eliminated == Elimination(5, 1, "dice")
    assert [(monster.points, monster.health, monster.energy) for monster in found.monsters] == [
        (2, 4, 1),
        (3, 9, 2),
        (0, 0, 0),
    ]


def test_more_of_the_small_game_counted_by_hand() -> None:
    blorb, girder, old_pinch = small_game().monsters
    assert (blorb.stays, girder.stays, old_pinch.stays) == (0, 1, 0)
    assert (blorb.most_points, girder.most_points, old_pinch.most_points) == (2, 2, 5)
    assert (blorb.most_damage, girder.most_damage, old_pinch.most_damage) == (0, 12, 1)
    assert (blorb.eliminations, girder.eliminations, old_pinch.eliminations) == (0, 1, 0)
    assert (blorb.points_by_cards, girder.points_by_cards, old_pinch.points_by_cards) == (0, 0, 5)
    assert (blorb.energy_on_cards, girder.energy_on_cards, old_pinch.energy_on_cards) == (0, 0, 5)


def test_the_series_of_a_small_game() -> None:
    assert [(after.turn, after.seat, after.points, after.health, after.energy) for after in small_game().series] == [
        (0, None, [0, 0, 0], [10, 10, 10], [0, 0, 0]),
        (1, 0, [2, 0, 0], [10, 10, 10], [1, 0, 0]),
        (2, 1, [2, 1, 0], [7, 10, 10], [1, 2, 0]),
        (3, 2, [2, 1, 5], [7, 9, 6], [1, 2, 0]),
        (4, 0, [2, 1, 5], [10, 9, 6], [1, 2, 0]),
        (5, 1, [2, 3, 0], [4, 9, 0], [1, 2, 0]),
    ]


def test_what_cards_do_is_counted() -> None:
    game = Game.from_position(
        "step=roll dice='smash 2 2 3 heart heart' rolls_left=0 market=[jets tank heal] "
        "monsters=[(energy=9 health=5 cards=[herd_culler energy_drink]) (place=city cards=[armor_plating]) ()]"
    )
    choices = ("extra_roll energy_drink", "stop", "set 2 to 1 with herd_culler", "sweep", "done")
    found = played(game, *choices).monsters
    assert (found[0].extra_rolls, found[0].dice_set, found[0].sweeps) == (1, 1, 1)
    assert (found[1].damage_prevented, found[1].damage_taken) == (1, 0)


def test_the_tokens_of_a_bite_are_counted() -> None:
    game = Game.from_position(
        "step=resolve dice='smash smash' monsters=[(cards=[poison_spit shrink_ray]) (place=city) ()] market=[jets]"
    )
    found = played(game, "stay").monsters
    assert (found[1].poison, found[1].shrink, found[0].poison) == (1, 1, 0)


def test_dice_are_expected_to_fall_evenly() -> None:
    found = small_game()
    assert found.expected_dice(0) == dict.fromkeys(FACE_NAMES, 20 / 6)
    simple = statistics(Game.new(2, "simple").record())
    assert simple.expected_dice(0) == dict.fromkeys(("1", "2", "3", "heart", "smash"), 6 / 5)


def test_the_dice_of_a_small_game() -> None:
    blorb, girder, old_pinch = small_game().monsters
    assert blorb.finished_dice == faces("1 1 1 heart energy smash  2 heart heart heart heart heart")
    assert blorb.thrown_dice == faces(" ".join([ROLLS[0], ROLLS[3], ROLLS[4], ROLLS[7]]))
    assert girder.finished_dice == faces(f"{ROLLS[5]} {ROLLS[8]}")
    assert girder.thrown_dice == faces(f"{ROLLS[1]} {ROLLS[5]} {ROLLS[8]}")
    assert old_pinch.finished_dice == faces(ROLLS[6])


def test_a_game_that_is_over_has_a_winner() -> None:
    found = played(Game.from_position("step=resolve dice='1 1 1' monsters=[(points=19) () ()]"))
    assert (found.over, found.winner, found.reason, found.length) == (True, 0, "points", 0)
    assert found.monsters[0].points_gained == 1


def test_a_position_may_begin_in_tokyo() -> None:
    found = played(Game.from_position("turn=0 step=start monsters=[(place=city points=3) ()] seed=1"))
    assert found.monsters[0].turns_in_tokyo == 1
    assert found.monsters[0].entries == 0
    assert found.monsters[0].points == 3 + found.monsters[0].points_gained


def test_a_monster_that_left_tokyo_before_the_first_decision_was_there() -> None:
    position = "turn=0 step=start monsters=[(place=city health=1 poison=1 shrink=6) () ()]"
    found = played(Game.from_position(position)).monsters[0]
    assert found.eliminated == Elimination(1, None, "poison")
    assert (found.turns_in_tokyo, found.entries, found.yields) == (1, 0, 0)


def test_a_monster_that_enters_before_the_first_decision_was_outside() -> None:
    position = "turn=0 step=resolve dice='smash smash' monsters=[() (shrink=6 place=city health=1) (shrink=6)]"
    found = played(Game.from_position(position)).monsters
    assert found[1].eliminated == Elimination(1, 0, "dice")
    assert [(monster.turns, monster.turns_in_tokyo, monster.entries) for monster in found] == [
        (1, 1, 1),
        (0, 0, 0),
        (1, 0, 0),
    ]


def test_a_throw_after_a_position_s_dice_is_a_reroll_and_one_without_them_is_not() -> None:
    begun = "step=roll monsters=[() ()] rolls=['1 1 1 1 1 1' '2 2 2 2 2']"
    game = Game.from_position(begun)
    assert played(game).monsters[0].rerolls == 0
    assert played(game, "keep 1").monsters[0].rerolls == 1
    later = Game.from_position(Game.from_position(begun).position())
    assert played(later, "keep 1").monsters[0].rerolls == 1


def test_an_extra_turn_is_a_turn_but_no_round() -> None:
    game = Game.from_position("step=buy monsters=[(energy=7) ()] market=[frenzy heal tank]")
    found = played(game, "buy frenzy")
    assert (found.turns, found.rounds, found.monsters[0].extra_turns) == (1, 0, 1)


def test_rolling_on_without_any_dice_is_no_reroll() -> None:
    game = Game.from_position({"step": "roll", "rules": "simple", "monsters": [{}, {}]})
    assert game.rules.all_rolls
    assert played(game, f"keep {game.view(None).dice}").monsters[0].rerolls == 0


def test_a_single_die_counts_for_the_one_who_rerolled_it() -> None:
    position = (
        "step=roll monsters=[() (cards=[psychic_probe])] rolls=['1 2 3 3 smash smash' 'energy'] market=[heal jets tank]"
    )
    found = played(Game.from_position(position), "stop", "probe 3")
    assert [monster.die_rerolls for monster in found.monsters] == [0, 1]
    assert found.monsters[1].thrown_dice == faces("energy")
    assert found.monsters[0].finished_dice == faces("1 2 3 3 smash smash")


def test_what_is_done_while_a_decision_waits_is_a_line_but_no_decision() -> None:
    game = Game.from_position("step=roll monsters=[() (energy=2 cards=[rapid_healing] health=8)]")
    game.interject(1, "use rapid_healing")
    found = played(game)
    assert (found.decisions, found.length) == (0, 1)
    assert (found.monsters[1].health_gained, found.monsters[1].energy_spent) == (1, 2)


def test_first_throws_belong_to_those_who_were_re_seated() -> None:
    throws = ["1 1 1 1 1 1", "2 2 2 smash smash smash", "3 3 3 3 3 smash"]
    game = Game.new(3, "standard turn_order=descending", rolls=[*throws, "heart heart heart heart heart heart"])
    found = played(game).monsters
    assert game.order == (1, 2, 0)
    assert found[2].thrown_dice == faces(throws[0])
    assert found[0].thrown_dice == faces(f"{throws[1]} heart heart heart heart heart heart")


def test_as_data_is_plain_json() -> None:
    found = small_game()
    data = found.as_data()
    assert json.loads(json.dumps(data)) == data
    monsters = data["monsters"]
    assert isinstance(monsters, list)
    assert monsters[2]["eliminated"] == {"turn": 5, "by": 1, "cause": "dice"}


def test_what_cannot_have_happened_is_refused() -> None:
    text = Game.new(2).record()
    with pytest.raises(RecordError, match="line "):
        statistics(text + "0 seat 0: buy wings\n")


ALL_RULES = [Rules("simple"), Rules("course"), Rules("solo")] + [
    Rules("course" if k % 3 == 0 else "standard", (), **expansions) for k, expansions in enumerate(EXPANSIONS)
]


@pytest.mark.parametrize("rules", ALL_RULES, ids=lambda rules: rules.text)
def test_the_sums_of_random_games_are_right(rules: Rules) -> None:
    for players in (2, 4, 6):
        game = Game.new(players, rules, seed=players)
        chance = random.Random(players)
        while not game.over and game.number < 400:
            game.play_option(chance.randrange(game.option_count()))
        text = game.record()
        found = statistics(text)
        for monster in found.monsters:
            check_monster(game, monster)
        check_game(game, found, text)
        check_series(game, found, text)


def check_series(game: Game, found: Statistics, text: str) -> None:
    """By amounts, where the statistics go by totals: what everybody had whenever a turn began, and at the end."""
    replay = Replay(text)
    had = {name: [getattr(one, name) for one in replay.game.monsters] for name in ("points", "health", "energy")}
    begun = len(replay.events)
    replay.go_to(len(replay.record.lines))
    expected = [{name: values[:] for name, values in had.items()}]
    for event in replay.events[begun:]:
        kind = type(event).__name__
        if isinstance(event, events.TurnStarted):
            before = expected[:-1] if event.turn == 1 else expected  # costumes are chosen before the first turn
            expected = [*before, {name: values[:] for name, values in had.items()}]
        elif isinstance(event, events.MonsterRevived):
            had["health"][event.seat] += 10
        elif isinstance(event, events.MonsterEliminated):
            for values in had.values():
                values[event.seat] = 0
        for name, values in had.items():
            if kind == f"{name.title()}Gained":
                values[event.seat] += event.amount  # type: ignore[union-attr]
            elif kind in (f"{name.title()}Lost", f"{name.title()}Spent"):
                values[event.seat] -= event.amount  # type: ignore[union-attr]
    assert [{"points": one.points, "health": one.health, "energy": one.energy} for one in found.series[:-1]] == expected
    turns = [one.turn for one in found.series]
    assert turns == sorted(set(turns))
    last = found.series[-1]
    assert last.turn == game.turn
    assert last.points == [monster.points for monster in game.monsters]
    assert last.health == [monster.health for monster in game.monsters]
    assert last.energy == [monster.energy for monster in game.monsters]


def check_monster(game: Game, monster: MonsterStatistics) -> None:
    at_table = game.monsters[monster.seat]
    assert (monster.points, monster.health, monster.energy) == (at_table.points, at_table.health, at_table.energy)
    assert (monster.eliminated is not None) == (game.view(None).monsters[monster.seat].place == "dead")
    if monster.eliminated is None:
        assert monster.points_gained - monster.points_lost == monster.points
        assert monster.energy_gained - monster.energy_spent - monster.energy_lost == monster.energy
    # It begins with ten, and comes back with ten after it had none.
    assert 10 + monster.health_gained - monster.damage_taken + 10 * monster.revivals == monster.health
    assert monster.turns_in_tokyo <= monster.turns
    assert monster.yields <= monster.entries


def check_game(game: Game, found: Statistics, text: str) -> None:
    replay = Replay(text)
    replay.go_to(len(replay.record.lines))
    happened = replay.events
    dealt = sum(
        event.amount
        for event in happened
        if isinstance(event, events.HealthLost) and event.dealer not in (None, event.seat)
    )
    assert sum(monster.damage_given for monster in found.monsters) == dealt
    assert (found.over, found.winner, found.reason) == (game.over, game.winner, game.reason)
    assert found.turns == game.turn
    assert found.decisions == game.number

    record = read_record(text)
    outcomes = [*record.start, *(outcome for line in record.lines for outcome in line.outcomes)]
    rolled = Counter(face for outcome in outcomes if outcome.startswith("rolled ") for face in outcome.split()[1:])
    thrown = Counter[str]()
    for monster in found.monsters:
        thrown.update(monster.thrown_dice)
    assert +thrown == rolled
    finished = sum(len(event.dice.split()) for event in happened if isinstance(event, events.RollFinished))
    assert sum(sum(monster.finished_dice.values()) for monster in found.monsters) == finished
