"""What a person is offered: words, prices, and what each answer would bring, all by the rules."""

from __future__ import annotations

import pytest

from kingoftokyo import Game
from kingoftokyo.players.clock import Clock
from kingoftokyo.players.play import Faults, decide
from kingoftokyo.players.registry import player_named
from kingoftokyo.table.presentation.offers import any_time_options, decision_data, uses
from kingoftokyo.table.presentation.phrases import OPTIONS, QUESTIONS, explained
from kingoftokyo.table.presentation.seat_view import view_data
from kingoftokyo.table.wire.messages import Consequence, DecisionData, OptionData, Phrase, ViewData


def asked(position: str, *answers: str) -> tuple[Game, DecisionData]:
    game = Game.from_position(position, listen=True)
    for answer in answers:
        game.play(answer)
    assert game.decision is not None
    decision = decision_data(game, game.view(game.decision.seat), shared=False)
    assert decision is not None
    return game, decision


def offered(decision: DecisionData, choice: str) -> OptionData:
    [found] = [option for option in decision.options if option.choice == choice]
    return found


def consequences(option: OptionData) -> set[tuple[str, int, int]]:
    return shown(option.consequences)


def shown(found: list[Consequence]) -> set[tuple[str, int, int]]:
    return {(consequence.icon, consequence.amount, consequence.seat) for consequence in found}


def seen(game: Game, decision: DecisionData) -> ViewData:
    return view_data(game, game.view(decision.seat), uses(decision, []), hide_top=False)


def test_yielding_gives_tokyo_and_a_point_to_the_attacker() -> None:
    _, decision = asked("step=resolve dice='smash smash 1' monsters=[() (place=city health=9) ()]")

    assert decision.question == Phrase("question-yield", {"place": "city", "attacker": 0, "health": 7, "amount": 2})
    leave = offered(decision, "yield")
    assert leave.phrase == Phrase("option-yield", {"place": "city", "attacker": 0})
    assert consequences(leave) == {("tokyo", -1, 1), ("tokyo", 1, 0), ("points", 1, 0)}
    assert consequences(offered(decision, "stay")) == {("points", 2, 1)}
    assert [consequence.later for consequence in offered(decision, "stay").consequences] == [True]


@pytest.mark.parametrize(
    ("rules", "cards", "others", "brings"),
    [
        ("standard", "", "()", {("points", 2, 1)}),
        ("solo", "", "()", {("points", 2, 1)}),
        ("standard", "urbavore", "()", {("points", 3, 1)}),
        ("standard", "energy_hoarder", "()", {("points", 2, 1)}),
        ("standard", "", "", {("energy", 1, 1)}),
    ],
    ids=[
        "at the start of its turn",
        "at the end of its turn",
        "more by a card",
        "not what comes anyway",
        "two monsters",
    ],
)
def test_staying_shows_what_tokyo_will_pay(
    rules: str, cards: str, others: str, brings: set[tuple[str, int, int]]
) -> None:
    seats = f"[() (place=city health=9 energy=6 cards=[{cards}]) {others}]"
    _, decision = asked(f"rules='{rules}' step=resolve dice='smash smash 1' monsters={seats}", *order_of(rules))

    later = [consequence for consequence in offered(decision, "stay").consequences if consequence.later]
    assert shown(later) == brings
    assert not any(consequence.later for consequence in offered(decision, "yield").consequences)


def order_of(rules: str) -> list[str]:
    return ["resolve smashes"] if rules == "solo" else []


def test_jets_save_all_health_by_yielding() -> None:
    _, decision = asked("step=resolve dice='smash smash 1' monsters=[() (place=city health=9 cards=[jets]) ()]")

    assert decision.question.id == "question-yield-jets"
    assert [option.phrase.id for option in decision.options] == ["option-stay-jets", "option-yield-jets"]
    assert ("health", -2, 1) in consequences(offered(decision, "stay"))
    assert ("health", -2, 1) not in consequences(offered(decision, "yield"))


def test_a_card_to_buy_has_its_real_price_and_what_it_brings() -> None:
    game, decision = asked("step=buy market=[heal tank jets] monsters=[(energy=4 health=8 cards=[alien_origin]) () ()]")

    tank = offered(decision, "buy tank")
    assert (tank.card, tank.price, tank.phrase) == ("tank", 3, Phrase("option-buy", {"card": "tank", "price": 3}))
    assert consequences(tank) == {("energy", -3, 0), ("card", 1, 0), ("points", 4, 0), ("health", -3, 0)}
    assert consequences(offered(decision, "buy heal")) >= {("health", 2, 0), ("energy", -2, 0)}
    assert (offered(decision, "sweep").price, offered(decision, "done").price) == (2, None)
    assert [(card.id, card.cost, card.price, card.short) for card in seen(game, decision).market] == [
        ("heal", 3, 2, 0),
        ("tank", 4, 3, 0),
        ("jets", 5, 4, 0),
    ]
    assert seen(*asked("step=buy market=[heal tank jets] monsters=[(energy=2) () ()]")).market[2].short == 3


def test_a_deadly_hit_says_so_and_what_each_answer_does_to_it() -> None:
    game, decision = asked(
        "step=resolve dice='smash smash 1' "
        "monsters=[() (place=city health=2 energy=4 cards=[wings camouflage rapid_healing])]"
    )

    assert decision.question == Phrase(
        "question-damage-lethal", {"amount": 2, "health": 2, "cause": "dice", "dealer": 0}
    )
    assert offered(decision, "accept").phrase == Phrase("option-accept-lethal", {"amount": 2})
    assert ("health", -2, 1) in consequences(offered(decision, "accept"))
    wings = offered(decision, "use wings")
    assert (wings.price, consequences(wings)) == (2, {("energy", -2, 1)})
    healing = offered(decision, "use rapid_healing")
    assert (healing.any_time, consequences(healing)) == (True, {("energy", -2, 1), ("health", 1, 1)})
    assert {card.id: card.use_choice for card in seen(game, decision).monsters[1].cards} == {
        "wings": "use wings",
        "camouflage": "use camouflage",
        "rapid_healing": "use rapid_healing",
    }


def test_nobody_knows_what_will_be_thrown() -> None:
    _, decision = asked("step=resolve dice='smash 1' monsters=[() (place=city cards=[camouflage]) ()]")

    assert ("health", -1, 1) in consequences(offered(decision, "accept"))
    assert consequences(offered(decision, "use camouflage")) == set()


def test_a_robot_leaves_something_to_choose() -> None:
    game, decision = asked(
        "rules='standard halloween=true' step=resolve dice='smash smash 1' "
        "monsters=[() (place=city energy=2 cards=[robot]) ()]"
    )

    robot = offered(decision, "use robot 2")
    assert robot.phrase == Phrase("option-use-robot", {"card": "robot", "amount": 2})
    assert ("energy", -2, 1) in consequences(robot)
    assert seen(game, decision).monsters[1].cards[0].use_choice is None


def test_a_roll_shows_what_the_dice_as_they_lie_would_bring() -> None:
    _, decision = asked("step=roll dice='1 1 1 energy smash heart' rolls_left=2 monsters=[(health=8) (place=city) ()]")

    assert decision.options == []
    assert decision.roll is not None
    assert (decision.roll.rolls_left, decision.roll.may_stop) == (2, True)
    assert decision.roll.dice == ["1", "1", "1", "heart", "energy", "smash"]
    assert shown(decision.roll.if_stopped) == {
        ("points", 1, 0),
        ("energy", 1, 0),
        ("health", 1, 0),
        ("health", -1, 1),
    }


def test_a_hit_that_can_be_warded_off_is_a_smash_and_meddlers_are_left_out() -> None:
    _, decision = asked(
        "step=roll dice='smash smash 1' rolls_left=1 "
        "monsters=[() (place=city energy=2 cards=[wings]) (cards=[psychic_probe])]"
    )

    assert decision.roll is not None
    assert shown(decision.roll.if_stopped) == {("smash", 2, 1)}


@pytest.mark.parametrize(
    ("rules", "may_stop"), [("standard", True), ("course", True), ("solo", True), ("simple", False)]
)
def test_dice_bring_the_same_whatever_is_asked_before_they_are_resolved(rules: str, may_stop: bool) -> None:  # noqa: FBT001
    _, decision = asked(f"rules={rules} step=roll dice='2 2 2 smash' rolls_left=2 monsters=[() (place=city) ()]")

    assert decision.roll is not None
    assert decision.roll.may_stop == may_stop
    assert shown(decision.roll.if_stopped) == {("points", 2, 0), ("health", -1, 1)}


def test_when_rolls_are_used_up_cards_are_offered_beside_stopping() -> None:
    game, decision = asked(
        "step=roll dice='3 smash' rolls_left=0 "
        "monsters=[(energy=1 cards=[energy_drink smoke_cloud background_dweller]) ()]"
    )

    assert decision.question.id == "question-roll-cards"
    assert decision.roll is not None
    assert decision.roll.may_stop
    drink, cloud, reroll = decision.options
    assert (drink.phrase.id, drink.price) == ("option-extra-roll-energy-drink", 1)
    assert (cloud.phrase.id, cloud.card) == ("option-extra-roll-smoke-cloud", "smoke_cloud")
    assert (reroll.choice, reroll.face, reroll.card) == ("reroll 3", "3", "background_dweller")
    assert [card.use_choice for card in seen(game, decision).monsters[0].cards] == [
        "extra_roll energy_drink",
        "extra_roll smoke_cloud",
        "reroll 3",
    ]


def test_a_die_is_set_from_a_face_to_a_face() -> None:
    _, decision = asked("step=roll dice='3 smash' rolls_left=1 monsters=[(energy=2 cards=[stretchy]) ()]", "stop")

    option = offered(decision, "set 3 to heart with stretchy")
    assert (option.face, option.to, option.card) == ("3", "heart", "stretchy")
    assert option.phrase.id == "option-set-stretchy"
    assert offered(decision, "done").phrase.id == "option-done-change-dice"


def test_a_mimic_says_whose_card_it_copies_and_what_it_is_used_as() -> None:
    _, decision = asked("step=start monsters=[(energy=1 cards=[mimic jets]) (cards=[wings])]")
    assert decision.question == Phrase("question-mimic-idle", {"energy": 1})
    assert offered(decision, "mimic wings of seat 1").phrase == Phrase("option-mimic", {"card": "wings", "owner": 1})
    assert offered(decision, "mimic jets of seat 0").phrase.id == "option-mimic-mine"

    game, decision = asked(
        "step=resolve dice='smash smash 1' monsters=[(cards=[wings]) "
        "(place=city energy=4 cards=[(card=mimic copies=(seat=0 card=wings))])]"
    )
    assert seen(game, decision).monsters[1].cards[0].use_choice == "use wings"


def test_tokyo_bay_is_open_for_five() -> None:
    five = "step=buy monsters=[(energy=9) () () () ()]"
    four = "step=buy monsters=[(energy=9) () () () (place=dead)]"

    assert seen(*asked(five)).bay
    assert not seen(*asked(four)).bay
    assert not seen(*asked(f"rules='standard bay=false' {five}")).bay


@pytest.mark.parametrize(
    "rules",
    ["standard", "solo", "course", "simple", "standard halloween=true cultists=true tokyo_tower=true"],
)
def test_every_question_and_option_of_whole_games_has_its_sentence(rules: str) -> None:
    for seed in range(2):
        game = Game.new(3 + seed, rules, seed)
        minds = [player_named("greedy" if seat else "random", seat) for seat in range(game.players)]
        while game.decision is not None:
            decision = decision_data(game, game.view(game.asked), shared=True)
            assert decision is not None
            assert decision.question.id in QUESTIONS
            assert decision.explain == explained(decision.kind)
            for option in [*decision.options, *any_time_options(game, range(game.players))]:
                assert option.phrase.id in OPTIONS
            decide(game, minds[game.asked], Clock(), Faults())


@pytest.mark.parametrize(
    ("cards", "left", "out"),
    [("", 0, True), ("cards=[it_has_a_child]", 10, False)],
)
def test_who_is_out_and_what_health_remains_is_what_the_rules_make_of_it(cards: str, left: int, *, out: bool) -> None:
    _, decision = asked(
        f"step=roll dice='smash smash smash 1 2 energy' rolls_left=1 monsters=[() (place=city health=3 {cards}) ()]"
    )

    assert decision.roll is not None
    [hit] = [one for one in decision.roll.if_stopped if (one.seat, one.icon) == (1, "health")]
    assert (hit.left, hit.eliminates) == (left, out)


def test_a_smash_on_jets_is_shown_though_it_may_be_avoided() -> None:
    _, decision = asked(
        "step=roll dice='smash smash 1 1 2 3' rolls_left=1 monsters=[() (place=city health=6 cards=[jets]) ()]"
    )

    assert decision.roll is not None
    assert shown(decision.roll.if_stopped) == {("smash", 2, 1)}
