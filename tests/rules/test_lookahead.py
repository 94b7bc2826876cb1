"""What if: final dice, extra rolls and set dice on a copy of the table."""

from __future__ import annotations

import pytest

from kingoftokyo import ChoiceError, Game
from kingoftokyo.rules import events
from kingoftokyo.rules.asking.choices import choice_text
from kingoftokyo.rules.core.dice import ONE, SIX_FACES, THREE, dice_text, parse_dice
from kingoftokyo.rules.lookahead import (
    changes_only_energy,
    choice_code,
    dice_changers,
    die_settings,
    drew_nothing,
    extra_rolls,
    free_rerolls,
    health_of,
    idle_dice,
    idle_turn,
    is_dead,
    is_rolling,
    key_with_chance,
    key_without_dice,
    leave_dice,
    others_may_meddle,
    points_of,
    rescued_health,
    roll_paid,
    sample_answers,
    sets_everything,
    setting_paid,
    tokyo_pays_points,
    with_another,
    with_chance,
    with_health,
    with_roll,
    without_assigning,
)
from table import Table


def roll(text: str) -> int:
    return parse_dice(text)


def test_an_answer_is_read_as_the_game_would_read_it_without_playing_it() -> None:
    game = Table(2).monster(0, energy=3).market("heal").buys().game
    decision = game.decision
    assert decision is not None
    view, buy_heal = game.view(0), decision.options[0]

    assert [choice_code(view, choice) for choice in (buy_heal, "buy heal", " Buy  HEAL ")] == [buy_heal.code] * 3
    with pytest.raises(ChoiceError, match="'buy tank' is not possible now; seat 0 may choose: buy heal, sweep, done"):
        choice_code(view, "buy tank")
    assert game.number == decision.number


def test_tokyo_pays_points_unless_something_comes_in_their_place() -> None:
    for players, rules, pays in ((2, "standard", False), (3, "standard", True), (2, "simple", True)):
        game = Game.new(players, rules, seed=1)
        assert [tokyo_pays_points(game.view(seat), seat) for seat in range(players)] == [pays] * players


def test_the_health_that_can_be_had_at_any_time_is_bounded_by_energy_and_room() -> None:
    def rescued(cards: str, health: int, energy: int) -> int:
        return rescued_health(Table(2).monster(0, cards=cards, health=health, energy=energy).buys().game.view(0))

    assert rescued("rapid_healing", 3, 5) == 5
    assert rescued("rapid_healing regeneration", 3, 5) == 7
    assert rescued("rapid_healing", 9, 5) == 10
    assert rescued("regeneration", 3, 5) == 3


def test_with_other_dice_the_turn_goes_on_and_the_game_itself_does_not() -> None:
    game = Table(2).dice("1 1 2 2 3 3").rolls().game
    before = game.position()

    after = with_roll(game, roll("3 3 3 3 energy energy"))

    assert after.view(None).monsters[0].points == 4 + 1  # and Tokyo was empty
    assert after.view(None).monsters[0].energy == 2
    assert game.position() == before


def test_with_other_dice_the_copy_listens_if_the_game_does() -> None:
    game = Table(2).dice("1 1 2 2 3 3").rolls().game

    assert with_roll(game, roll("3 3 3 3 energy energy")).events
    assert with_roll(game.clone(), roll("3 3 3 3 energy energy")).events is None


def test_with_other_dice_it_is_asked_what_they_bring_about() -> None:
    game = Table(2).monster(1, place="city").dice("1 1 2 2 3 3").rolls().game

    assert with_roll(game, roll("1 1 2 2 3 smash")).view(1).kind == "yield"
    assert with_roll(game, roll("1 1 2 2 3 heart")).view(1).active == 1


def test_with_other_dice_no_more_is_asked_about_dice() -> None:
    confirming = Table(2).rules("course").dice("1 1 2 2 3 3").rolls().answer("stop").game
    changing = Table(2).monster(0, cards="herd_culler").dice("1 1 2 2 3 3").last_roll_done().game

    assert (confirming.view(0).kind, changing.view(0).kind) == ("confirm_roll", "change_dice")
    for game in (confirming, changing):
        assert with_roll(game, roll("2 2 2 3 3 heart")).view(None).monsters[0].points == 2 + 1


def test_points_of_dice() -> None:
    final_rolls = ("1 1 1 2 2 3", "1 1 1 1 2 2", "3 3 3 2 2 2", "1 2 3 heart energy smash", "2 2 2 2 2 2")

    assert [points_of(roll(dice)) for dice in final_rolls] == [1, 2, 5, 0, 5]


def test_extra_rolls_are_what_could_buy_one_at_the_last() -> None:
    game = Table(2).monster(0, cards="energy_drink smoke_cloud", energy=2).dice("1 1 2 2 3 3").rolls().game
    broke = Table(2).monster(0, cards="energy_drink").dice("1 1 2 2 3 3").rolls().game
    with_cultist = Table(2).rules(cultists=True).monster(0, cultists=1).dice("1 1 2 2 3 3").rolls().game

    assert [choice_text(code) for code in extra_rolls(game)] == ["extra_roll energy_drink", "extra_roll smoke_cloud"]
    assert extra_rolls(broke) == []
    assert [choice_text(code) for code in extra_rolls(with_cultist)] == ["spend cultist roll"]


def test_an_extra_roll_is_paid_for_on_a_copy() -> None:
    game = Table(2).monster(0, cards="energy_drink", energy=2).dice("1 1 2 2 3 3").rolls(left=1).game

    paid = roll_paid(game, extra_rolls(game)[0])

    assert (paid.view(0).monsters[0].energy, paid.view(0).rolls_left) == (1, 2)
    assert (game.view(0).monsters[0].energy, game.view(0).rolls_left) == (2, 1)


def test_free_rerolls_are_a_dwellers_threes() -> None:
    dweller = Table(2).monster(0, cards="background_dweller").dice("1 1 2 2 smash smash").rolls().game

    assert free_rerolls(dweller) == [THREE]
    assert free_rerolls(Table(2).dice("1 1 2 2 3 3").rolls().game) == []


def test_cards_that_set_a_die_and_to_what() -> None:
    game = Table(2).monster(0, cards="herd_culler stretchy", energy=2).dice("3 3 3 3 3 3").rolls().game

    assert sorted(die_settings(game).values()) == [[ONE], list(SIX_FACES)]
    assert die_settings(Table(2).dice("1 1 2 2 3 3").rolls().game) == {}


def test_setting_a_die_is_paid_for_on_a_copy() -> None:
    game = Table(2).monster(0, cards="plot_twist stretchy", energy=5).dice("3 3 3 3 3 3").rolls().game
    left = []
    for ref in die_settings(game):
        paid = setting_paid(game, ref).view(0)
        left.append(([card.id for card in paid.monsters[0].cards], paid.monsters[0].energy, paid.dice))

    assert left == [(["stretchy"], 5, "3 3 3 3 3 3"), (["plot_twist", "stretchy"], 3, "3 3 3 3 3 3")]


def test_a_clown_sets_everything_if_everything_is_shown() -> None:
    clown = Table(2).rules(halloween=True).monster(0, cards="clown").dice("1 1 2 2 3 3").rolls().game
    stretchy = Table(2).monster(0, cards="stretchy", energy=2).dice("1 1 2 2 3 3").rolls().game

    assert sets_everything(clown, roll("1 2 3 heart energy smash"))
    assert not sets_everything(clown, roll("1 2 3 3 energy smash"))
    assert not sets_everything(stretchy, roll("1 2 3 heart energy smash"))


def test_a_die_turned_to_another_face() -> None:
    assert dice_text(with_another(roll("1 1 3"), ONE, THREE)) == "1 3 3"


# The whole table


def test_another_chance_changes_what_comes_and_nothing_else() -> None:
    game = Game.new(3, seed=5)

    worlds = [with_chance(game, seed) for seed in (1, 1, 2)]

    assert {world.key() for world in worlds} == {game.key()}
    assert key_with_chance(worlds[0]) == key_with_chance(worlds[1]) != key_with_chance(worlds[2])
    after = worlds[0].clone()
    after.play("stop")
    assert drew_nothing(worlds[0], worlds[1])


def test_another_chance_reveals_nothing_of_the_dice_that_a_secret_has_settled() -> None:
    game = Game.new(2, secret=bytes(32))
    worlds = [with_chance(game, seed) for seed in range(8)]
    for world in worlds:
        world.play("keep nothing")

    assert len({world.dice for world in worlds}) > 1
    assert not drew_nothing(game, worlds[0])


def test_the_key_without_dice_is_the_same_at_every_roll_of_a_turn() -> None:
    game = Game.from_position("step=roll dice='1 2 3 heart smash energy' rolls_left=2 monsters=[() ()]")
    rolled = game.clone()
    rolled.play("keep 1")

    assert is_rolling(game)
    assert game.key() != rolled.key()
    assert key_without_dice(game) == key_without_dice(rolled)
    assert not is_rolling(Game.from_position("step=buy monsters=[(energy=9) ()]"))


def test_health_is_asked_of_the_dead_as_well_and_changed_on_a_copy() -> None:
    game = Game.from_position("step=roll dice='1 2' monsters=[(health=7) () (place=dead)]")

    assert [health_of(game, seat) for seat in range(3)] == [7, 10, 0]
    assert [is_dead(game, seat) for seat in range(3)] == [False, False, True]
    assert health_of(with_health(game, 0, 3), 0) == 3
    assert health_of(game, 0) == 7


@pytest.mark.parametrize(("card", "meddles"), [("psychic_probe", True), ("jets", False)])
def test_a_card_that_changes_dice_of_others_is_noticed(card: str, *, meddles: bool) -> None:
    game = Game.from_position(f"step=roll dice='1 2' monsters=[() (cards=[{card}])]")

    assert others_may_meddle(game, 0) is meddles
    assert not others_may_meddle(game, 1)


def test_an_idle_turn_brings_what_tokyo_pays() -> None:
    game = Game.from_position("step=roll dice='1 2' monsters=[() (place=city) ()]")

    paid = [event for event in idle_turn(game, 1, outside=False) if isinstance(event, events.PointsGained)]
    outside = [event for event in idle_turn(game, 1, outside=True) if isinstance(event, events.PointsGained)]

    assert [(event.seat, event.amount) for event in paid] == [(1, 2)]
    assert outside == []


@pytest.mark.parametrize(
    ("monster", "only_energy"), [("energy=3 health=10", True), ("energy=3 health=8", False), ("energy=3", True)]
)
def test_healing_a_monster_in_full_health_changes_only_its_energy(monster: str, *, only_energy: bool) -> None:
    game = Game.from_position(f"step=buy market=[heal] monsters=[({monster}) ()]")

    assert changes_only_energy(game, game.parse_choice("buy heal"), 3) is only_energy


def test_a_purchase_at_another_price_changes_more_than_that() -> None:
    game = Game.from_position("step=buy market=[heal] monsters=[(energy=9) ()]")

    assert not changes_only_energy(game, game.parse_choice("buy heal"), 2)


@pytest.mark.parametrize(
    ("position", "idle"),
    [
        ("step=roll dice='1 1 2 3' rolls_left=1 monsters=[() (place=city)]", 4),
        ("step=roll dice='1 1 1 2' rolls_left=1 monsters=[() (place=city)]", 1),
        ("step=roll dice='1 1 1 2' rolls_left=1 monsters=[(energy=9) (place=city)]", 1),
        ("rules=solo step=roll dice='heart 1 1 1 smash 2' rolls_left=1 monsters=[(health=5) (place=city) ()]", 1),
        ("step=roll dice='heart 2' rolls_left=1 monsters=[(health=5 poison=1) (place=city)]", 1),
        (
            "step=roll dice='heart smash' rolls_left=1 monsters=[(health=5) (place=city cards=[wings] energy=2)]",
            0,
        ),
        ("rules=course step=roll dice='heart 1 1 1' rolls_left=1 monsters=[(health=5) (place=city)]", 0),
    ],
)
def test_dice_that_bring_nothing_are_counted(position: str, idle: int) -> None:
    assert idle_dice(Game.from_position(position)) == idle


def test_hearts_that_wait_to_be_assigned_do_nothing_and_the_other_dice_count() -> None:
    game = Game.from_position(
        "step=resolve dice='heart heart energy' monsters=[(health=8 poison=1 energy=3) () ()]", listen=True
    )
    assert game.decision is not None
    assert game.decision.kind == "assign_hearts"

    after = without_assigning(game)

    me = after.view(0).monsters[0]
    assert (me.health, me.poison, me.energy) == (8, 1, game.view(0).monsters[0].energy + 1)
    assert next(type(event) for event in after.events or ()) is events.EnergyGained
    assert game.decision.kind == "assign_hearts"
    silent = Game.from_position("step=resolve dice='heart heart' monsters=[(health=8 poison=1) () ()]")
    assert without_assigning(silent).events is None


BOTH_IN_TOKYO = "step=resolve dice='smash 1' monsters=[() (place=city) () (place=bay) () ()]"


def test_a_hidden_answer_in_tokyo_makes_two_worlds_and_otherwise_there_is_one() -> None:
    game = Game.from_position(BOTH_IN_TOKYO)
    assert len(sample_answers(game.view(1), 1)) == 1
    game.play("stay")

    places = set()
    for world in sample_answers(game.view(3), 1):
        world.play("stay")
        places.add(world.view(None).monsters[1].place)

    assert places == {"city", "outside"}
    assert len(sample_answers(game.view(1), 1)) == 1  # it knows its own answer


def walk(position: str) -> list[tuple[int, str, str, list[str]]]:
    """The decisions from a roll on in which its dice are left as they are: seat, kind, answer and cards."""
    game = Game.from_position(position)
    found: list[tuple[int, str, str, list[str]]] = []
    turn = game.turn
    while game.turn == turn and (answer := leave_dice(game)) is not None:
        decision = game.decision
        assert decision is not None
        found.append((decision.seat, decision.kind, answer.text, dice_changers(game)))
        game.play(answer)
    return found


def test_dice_are_left_alone_until_they_have_taken_effect_and_cards_that_could_change_them_are_named() -> None:
    found = walk(
        "rules='standard halloween=true' step=roll dice='1 2 2 3 smash smash' rolls_left=1 "
        "monsters=[(cards=[stretchy herd_culler] energy=2) "
        "(place=city health=8 energy=4 cards=[psychic_probe cheerleader witch rapid_healing wings])]"
    )

    assert found == [
        (0, "roll", "stop", []),
        (1, "witch", "pass", ["witch"]),
        (1, "psychic_probe", "pass", ["psychic_probe"]),
        (0, "change_dice", "done", ["herd_culler", "stretchy"]),
        (1, "cheerleader", "pass", ["cheerleader"]),
        (1, "damage", "accept", []),
        (1, "yield", "stay", []),
    ]


def test_all_dice_are_kept_where_the_rules_know_no_stopping() -> None:
    rolls = walk(
        "rules='standard rolls=exactly_three' step=roll dice='1 2 2 3 smash smash' rolls_left=1 monsters=[() ()]"
    )

    assert rolls[0] == (0, "roll", "keep 1 2 2 3 smash smash", [])


@pytest.mark.parametrize(
    ("position", "answers", "kind"),
    [
        ("step=buy market=[heal] monsters=[(energy=9) ()]", [], "buy"),
        ("step=buy market=[jet_fighters] monsters=[(energy=9 cards=[wings]) ()]", ["buy jet_fighters"], "damage"),
        ("step=buy market=[heal] monsters=[(energy=9) (energy=9 cards=[opportunist])]", ["buy heal"], "opportunist"),
    ],
)
def test_other_decisions_are_not_about_dice(position: str, answers: list[str], kind: str) -> None:
    game = Game.from_position(position)
    for answer in answers:
        game.play(answer)

    assert game.decision is not None
    assert game.decision.kind == kind
    assert (leave_dice(game), dice_changers(game)) == (None, [])


def test_a_finished_game_has_no_dice_to_change() -> None:
    game = Game.from_position("step=roll dice='1 1 1' rolls_left=1 monsters=[(points=19) ()]")
    game.play("stop")

    assert game.over
    assert (leave_dice(game), dice_changers(game)) == (None, [])
