"""Odds: the same as counting every throw, as the rules do to who is hit, and as games really go."""

from __future__ import annotations

from functools import cache, partial
from itertools import product
from math import comb, sqrt
from typing import TYPE_CHECKING

import pytest

from kingoftokyo import Game
from kingoftokyo.players.ask import fallback
from kingoftokyo.players.dice_lattice import lattice_of
from kingoftokyo.rules.core.dice import FACE_NAMES, SMASH, count, parse_dice
from kingoftokyo.table.advice.odds import OddsError, any_three, at_least, chances
from kingoftokyo.table.wire.messages import Chances, OddsLine, Phrase, Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from tables.sitting import Sitting

FACES = range(6)
SMASHED = 1 - (5 / 6) ** 3  # a die that is rolled three times for it

Dice = tuple[int, ...]


def odds(position: str, *keep: str) -> Chances:
    game = Game.from_position(position)
    assert game.decision is not None
    return chances("odds", game.view(game.asked), game.decision, keep)


def lines(found: Chances, kind: str) -> list[OddsLine]:
    return [line for line in found.lines if line.kind == kind]


def killed(position: str) -> dict[int, tuple[int, bool]]:
    """With how many smashes each monster falls, and whether it may do something about it."""
    found = lines(odds(position), "kill")
    return {line.seat or 0: (line.smashes or 0, line.phrase.id == "odds-kill-warded") for line in found}


def survived(position: str, choice: str | None = None) -> float:
    [found] = [line.chance for line in lines(odds(position), "survive") if line.choice == choice]
    return found


def binomial(dice: int, chance: float) -> list[float]:
    return [comb(dice, k) * chance**k * (1 - chance) ** (dice - k) for k in range(dice + 1)]


# Monsters that are asked nothing in their turns


@pytest.mark.parametrize("tokens", [6, 9])
def test_a_monster_without_dice_is_asked_nothing_and_its_turn_ends_the_danger_all_the_same(tokens: int) -> None:
    game = Game.from_position(f"monsters=[() (place=city health=9 shrink={tokens})] step=roll dice='1 2 3 3 2 smash'")
    game.play("stop")
    assert game.decision is not None

    found = chances("odds", game.view(1), game.decision, ())

    assert [(line.choice, line.chance) for line in found.lines] == [("stay", 1.0), ("yield", 1.0)]


# Dice


def by_counting(kept: Dice, dice: int, rolls: int, wanted: Callable[[Dice], bool]) -> float:
    """The best chance for what is wanted, by all throws and all ways to keep: no lattice."""

    @cache
    def thrown(kept: Dice, rolls: int) -> float:
        throws = list(product(FACES, repeat=dice - len(kept)))
        return sum(rolled(tuple(sorted(kept + throw)), rolls - 1) for throw in throws) / len(throws)

    @cache
    def rolled(roll: Dice, rolls: int) -> float:
        if rolls == 0:
            return float(wanted(roll))
        keeps = {tuple(face for k, face in enumerate(roll) if mask >> k & 1) for mask in range(2**dice)}
        return max(float(wanted(roll)) if len(keep) == dice else thrown(keep, rolls) for keep in keeps)

    return thrown(kept, rolls) if rolls and len(kept) < dice else float(wanted(kept))


@pytest.mark.parametrize("rolls", [1, 2])
@pytest.mark.parametrize("kept", [(), (0,), (2, 2), (5,), (1, 5), (0, 1, 2)])
def test_faces_are_as_likely_as_counting_every_throw_says(kept: Dice, rolls: int) -> None:
    lattice, dice = lattice_of(4), 4
    packed = parse_dice(" ".join(FACE_NAMES[face] for face in kept))

    def shows(roll: Dice, face: int, k: int) -> bool:
        return roll.count(face) >= k

    for face in (0, 2, 5):
        counted = [by_counting(kept, dice, rolls, partial(shows, face=face, k=k)) for k in range(1, dice + 1)]
        assert at_least(lattice, face, packed, rolls) == pytest.approx(counted)
    three = by_counting(kept, dice, rolls, lambda roll: any(roll.count(face) >= 3 for face in range(3)))
    assert any_three(lattice, packed, rolls) == pytest.approx(three)


@pytest.mark.parametrize("dice", [5, 6, 8])
def test_the_best_keep_for_n_of_a_face_is_also_the_best_for_as_many_as_possible(dice: int) -> None:
    lattice = lattice_of(dice)
    kept = parse_dice("1 smash")
    found = at_least(lattice, SMASH, kept, 2)

    for needed in range(1, dice + 1):
        plan = lattice.plan([float(count(roll, SMASH) >= needed) for roll in lattice.final_rolls])
        assert found[needed - 1] == pytest.approx(plan.worth(kept, 2))


def test_six_dice_with_two_kept() -> None:
    found = odds("step=roll dice='3 3 1 heart smash energy' rolls_left=2 monsters=[() ()]", "3", "3")
    three = {face.face: face.at_least for face in found.faces}["3"]
    four_dice = binomial(4, 1 - (5 / 6) ** 2)

    assert (found.keep, found.rolls_left, found.approximate, found.notes) == (["3", "3"], 2, False, [])
    assert three[:2] == [1.0, 1.0]
    assert three[2:] == pytest.approx([sum(four_dice[k:]) for k in range(1, 5)])
    [of_threes] = [line for line in lines(found, "three") if line.face == "3"]
    assert of_threes.chance == three[2]
    assert of_threes.phrase == Phrase("odds-three", {"face": "3"})
    assert of_threes.said == Phrase("odds-chance", {"percent": 77})


def test_without_a_roll_left_the_dice_are_what_they_are() -> None:
    found = odds("step=roll dice='3 3 3 smash' rolls_left=0 monsters=[(energy=1 cards=[energy_drink]) ()]")

    assert found.approximate
    assert [line.chance for line in lines(found, "three")] == [0.0, 0.0, 1.0, 1.0]
    assert found.keep == ["3", "3", "3", "smash"]


def test_dice_without_energy_have_five_faces() -> None:
    found = odds("rules=simple step=roll dice='3 3 1 heart smash 1' rolls_left=1 monsters=[() ()]")

    assert [face.face for face in found.faces] == ["1", "2", "3", "heart", "smash"]
    assert found.faces[0].at_least[5] == pytest.approx(0.2**6)


@pytest.mark.parametrize(
    ("monsters", "approximate"),
    [
        ("(cards=[giant_brain]) ()", False),
        ("(cards=[herd_culler]) ()", True),
        ("(cards=[background_dweller]) ()", True),
        ("() (cards=[psychic_probe])", True),
        ("(cards=[psychic_probe]) ()", False),
    ],
)
def test_cards_that_change_dice_make_it_approximate(monsters: str, approximate: bool) -> None:  # noqa: FBT001
    found = odds(f"step=roll dice='1 2 heart smash 1 1' rolls_left=1 monsters=[{monsters}]")

    assert found.approximate is approximate
    assert (Phrase("odds-note-cards") in found.notes) is approximate


@pytest.mark.parametrize("keep", ["smash", "4", "1 1"])
def test_only_dice_that_lie_there_are_kept(keep: str) -> None:
    with pytest.raises(OddsError):
        odds("step=roll dice='1 2 heart' rolls_left=1 monsters=[() ()]", *keep.split())


def test_there_are_no_odds_for_other_questions() -> None:
    with pytest.raises(OddsError, match="no odds for this question"):
        odds("step=buy monsters=[(energy=9) ()]")


# Eliminating


@pytest.mark.parametrize(
    ("monsters", "kills"),
    [
        ("() (place=city health=2) (health=1)", {1: (2, False)}),
        ("(place=city) (health=2) (health=1)", {1: (2, False), 2: (1, False)}),
        ("() (place=city health=8)", {}),
        ("(cards=[spiked_tail]) (place=city health=2)", {1: (1, False)}),
        ("() (place=city health=1 cards=[armor_plating])", {1: (2, False)}),
        ("() (place=city health=2 energy=2 cards=[wings])", {1: (2, True)}),
        ("() (place=city health=2 cards=[jets])", {1: (2, True)}),
        ("() (place=city health=2 cards=[it_has_a_child])", {}),
        ("(cards=[nova_breath]) (place=city health=2) (health=3)", {1: (2, False), 2: (3, False)}),
        ("(cards=[acid_attack]) (place=city health=1) ()", {1: (0, False)}),
    ],
)
def test_the_rules_say_how_many_smashes_eliminate_whom(monsters: str, kills: dict[int, tuple[int, bool]]) -> None:
    position = f"step=roll dice='1 2 heart smash 1 1' rolls_left=1 monsters=[{monsters}]"

    assert killed(position) == kills


def test_the_chance_to_eliminate_is_that_of_its_smashes() -> None:
    found = odds("step=roll dice='1 2 heart smash 1 1' rolls_left=2 monsters=[() (place=city health=2)]", "smash")
    [kill] = lines(found, "kill")

    assert kill.chance == pytest.approx(1 - (5 / 6) ** 10)
    assert kill.phrase == Phrase("odds-kill", {"other": 1, "smashes": 2})


# Surviving


@pytest.mark.parametrize("health", range(1, 8))
def test_surviving_one_rival_is_to_have_more_health_than_it_has_smashes(health: int) -> None:
    position = f"step=roll dice='1 2 heart heart 1 3' rolls_left=1 monsters=[(place=city health={health}) ()]"

    assert survived(position) == pytest.approx(sum(binomial(6, SMASHED)[:health]))


def test_surviving_two_rivals_one_after_the_other() -> None:
    position = "step=roll dice='1 2 heart heart 1 3' rolls_left=1 monsters=[(place=city health=5) (shrink=2) ()]"
    four, six = binomial(4, SMASHED), binomial(6, SMASHED)

    assert survived(position) == pytest.approx(sum(four[a] * six[b] for a in range(5) for b in range(7) if a + b < 5))


def test_armour_and_wings_count_as_the_rules_have_it() -> None:
    armoured = "step=roll dice='1 2' rolls_left=1 monsters=[(place=city health={} cards=[armor_plating]) () ()]"
    hits = binomial(6, SMASHED)
    unhurt = hits[0] + hits[1]

    assert survived(armoured.format(1)) == pytest.approx(unhurt**2)
    assert survived(armoured.format(3)) == pytest.approx(unhurt**2 + 2 * unhurt * hits[2])


def test_only_those_before_ones_next_turn_attack() -> None:
    position = "turn={} step=resolve dice='smash 1' monsters=[(place=city health=4) () ()]"
    of_one = sum(binomial(6, SMASHED)[:3])

    assert survived(position.format(1), "stay") == pytest.approx(of_one)
    assert survived(position.format(2), "stay") == 1.0
    assert survived(position.format(1), "yield") == 1.0


def test_with_jets_staying_costs_the_hit_first() -> None:
    position = "turn=1 step=resolve dice='smash smash' monsters=[(place=city health=4 cards=[jets]) () ()]"

    assert survived(position, "stay") == pytest.approx(sum(binomial(6, SMASHED)[:2]))


@pytest.mark.parametrize(("card", "worse"), [("extra_head", False), ("poison_quills", True), ("stretchy", True)])
def test_it_is_a_bound_unless_a_rival_has_cards_for_more(card: str, worse: bool) -> None:  # noqa: FBT001
    found = odds(f"step=roll dice='1 2' rolls_left=1 monsters=[(place=city health=5) (energy=2 cards=[{card}])]")
    [line] = lines(found, "survive")

    assert line.phrase == Phrase("odds-survive", {"place": "city"})
    assert line.said.id == ("odds-chance" if worse else "odds-chance-at-least")
    assert (Phrase("odds-note-rivals-cards") in found.notes) is worse
    assert Phrase("odds-note-survival") in found.notes


def test_games_go_as_the_odds_say() -> None:
    position = "step=roll dice='1 2 heart 2 1 3' rolls_left=1 monsters=[(place=city health=6) (shrink=1) ()]"
    games = 500
    alive = sum(_survives(position, seed) for seed in range(games))
    chance = survived(position)

    assert 0.2 < chance < 0.8
    assert abs(alive / games - chance) < 4 * sqrt(chance * (1 - chance) / games)


def _survives(position: str, seed: int) -> bool:
    """One game, with rivals that keep smashes only, until seat 0 has its next turn."""
    game = Game.from_position(f"seed={seed} {position}")
    turn = game.turn
    while game.decision is not None and (game.active != 0 or game.turn == turn):
        if game.decision.kind == "roll" and game.active != 0:
            smashes = game.view(None).dice.split().count("smash")
            game.play(f"keep {' '.join(['smash'] * smashes) or 'nothing'}")
        else:
            game.play(fallback(game.decision))
    return game.view(None).monsters[0].place != "dead"


def test_outside_tokyo_nobody_asks_whether_one_survives() -> None:
    assert lines(odds("step=roll dice='1 2' rolls_left=1 monsters=[(health=1) (place=city)]"), "survive") == []


# At a table


def test_odds_are_sent_to_the_page_whose_dice_they_are(sitting: Sitting) -> None:
    tab = sitting.open(sitting.new_table("person", "easy"))
    decision = tab.until_asked()
    assert decision.roll is not None

    id = tab.odds(decision.roll.dice[0])
    found = tab.get(Chances)

    assert (found.id, found.decision_number, found.keep) == (id, tab.view.decision_number, decision.roll.dice[:1])
    assert len(found.faces) == 6
    tab.choose("stop")
    while tab.view.asked == 0:
        tab.answer()
    tab.pause(paused=True)


def test_odds_for_dice_that_are_not_there_are_refused(sitting: Sitting) -> None:
    tab = sitting.open(sitting.new_table("person", "easy"))
    tab.until_asked()

    tab.odds("4")

    assert tab.get(Refused).why == "illegal"


def test_odds_of_others_are_none_of_ones_business(sitting: Sitting) -> None:
    tab = sitting.open(sitting.new_table("person", "easy"))
    tab.until_asked()
    tab.pause(paused=True)
    while tab.view.asked == 0:
        tab.answer()

    tab.odds()

    assert tab.get(Refused).why == "not-yours"
