"""Decisions: the order of their options, and the words for them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kingoftokyo import Choice, ChoiceError, Decision, Game
from kingoftokyo.rules import fallback
from table import Table

DIFFERENT = "1 2 3 heart energy smash"


def decision_of(game: Game) -> Decision:
    decision = game.decision
    assert decision is not None
    return decision


def texts_of(game: Game) -> list[str]:
    return [option.text for option in decision_of(game).options]


def rolled(dice: str = DIFFERENT) -> Game:
    return Table(2).dice(dice).next_rolls().rolls().game


def assigning_hearts() -> Game:
    monsters = [{"health": 5, "poison": 2, "shrink": 1}, {"place": "city"}]
    return Game.from_position({"monsters": monsters, "step": "resolve", "dice": "heart heart 1 1 2 2"})


def yielding() -> Game:
    return Table(2).monster(1, place="city").dice("smash 1 1 2 2 3").resolves().game


def buying() -> Game:
    return Table(2).monster(0, energy=6).market("skyscraper heal acid_attack").buys().game


EVERY_KIND = {"roll": rolled, "assign_hearts": assigning_hearts, "yield": yielding, "buy": buying}
KINDS = pytest.mark.parametrize("kind", sorted(EVERY_KIND))


# The order of the options


def test_a_roll_offers_every_way_to_keep_with_the_1s_running_fastest_and_stop_last() -> None:
    assert texts_of(rolled("1 1 2 smash")) == [
        "keep nothing",
        "keep 1",
        "keep 1 1",
        "keep 2",
        "keep 1 2",
        "keep 1 1 2",
        "keep smash",
        "keep 1 smash",
        "keep 1 1 smash",
        "keep 2 smash",
        "keep 1 2 smash",
        "stop",
    ]


@pytest.mark.parametrize(("dice", "options"), [("1 1 1 1 1 1", 7), (DIFFERENT, 64), ("1 1 2 2 3 3", 27)])
def test_a_roll_of_six_dice_has_7_to_64_options(dice: str, options: int) -> None:
    game = rolled(dice)

    assert game.option_count() == len(decision_of(game).options) == options


def test_heart_dice_are_offered_to_healing_then_poison_then_shrink() -> None:
    assert texts_of(assigning_hearts()) == ["heal", "cure poison", "cure shrink"]


def test_staying_is_offered_before_yielding() -> None:
    assert texts_of(yielding()) == ["stay", "yield"]


def test_buying_offers_the_market_in_its_order_then_the_sweep_then_done() -> None:
    assert texts_of(buying()) == ["buy skyscraper", "buy heal", "buy acid_attack", "sweep", "done"]


def test_only_what_can_be_paid_for_is_offered() -> None:
    market = "skyscraper heal acid_attack"

    Table(2).monster(0, energy=3).market(market).buys().offers("buy heal", "sweep", "done")
    Table(2).monster(0, energy=2).market(market).buys().offers("sweep", "done")


def test_a_card_that_is_in_the_market_twice_is_offered_once() -> None:
    table = Table(2).monster(0, energy=7).market("extra_head extra_head heal").buys()

    table.offers("buy extra_head", "buy heal", "sweep", "done").answer("buy extra_head").has(0, cards="extra_head")


# A decision says all there is to know


@KINDS
def test_a_decision_names_its_kind_and_the_seat_that_is_asked(kind: str) -> None:
    decision = decision_of(EVERY_KIND[kind]())

    assert decision.kind == kind
    assert decision.seat == (1 if kind == "yield" else 0)
    assert decision.number == 0
    assert repr(decision).startswith(f"Decision(0, seat {decision.seat}, {kind}: {decision.options[0]}, ")


def test_decisions_are_numbered_from_0() -> None:
    game = Game.new(3, seed=2)
    for number in range(40):
        assert decision_of(game).number == number
        game.play_option(game.option_count() - 1)


def test_a_finished_game_asks_nothing() -> None:
    game = Game.new(2, seed=1)
    while not game.over:
        game.play_option(0)

    assert game.decision is None


def test_a_choice_is_its_text_and_equal_to_the_same_choice() -> None:
    one, other = decision_of(yielding()), decision_of(yielding())

    assert one.options == other.options
    assert {*one.options, *other.options} == set(one.options)
    assert one.options[0] != one.options[1]
    assert one.options[0] != "stay"
    assert (str(one.options[0]), repr(one.options[0])) == ("stay", "Choice('stay')")


# Answering by text


@KINDS
def test_the_text_of_every_option_gives_the_same_game_as_the_choice_and_its_number(kind: str) -> None:
    game = EVERY_KIND[kind]()
    for k, choice in enumerate(decision_of(game).options):
        by_choice, by_text, by_number = game.clone(), game.clone(), game.clone()
        by_choice.play(choice)
        by_text.play(choice.text)
        by_number.play_option(k)
        assert by_choice.key() == by_text.key() == by_number.key()
        assert by_choice.rng == by_text.rng == by_number.rng


@KINDS
def test_upper_case_and_extra_spaces_are_understood(kind: str) -> None:
    game = EVERY_KIND[kind]()
    for choice in decision_of(game).options:
        plain, shouted = game.clone(), game.clone()
        plain.play(choice.text)
        shouted.play("  " + choice.text.upper().replace(" ", " \t ") + "\n")
        assert shouted.key() == plain.key()


def test_keeping_all_dice_is_stopping() -> None:
    stopped, kept = rolled(), rolled()
    stopped.play("stop")
    kept.play("keep smash energy heart 3 2 1")

    assert kept.key() == stopped.key()
    assert kept.rng == stopped.rng


def test_keep_and_keep_nothing_roll_all_dice_again() -> None:
    short, long = rolled(), rolled()
    short.play("keep")
    long.play("keep nothing")

    assert short.key() == long.key()
    assert short.view(None).rolls_left == 1


def test_faces_to_keep_may_be_named_in_any_order() -> None:
    one, other = rolled(), rolled()
    one.play("keep smash 1 heart")
    other.play("keep 1 heart smash")

    assert one.key() == other.key()


def test_dice_kept_before_may_be_rolled_again() -> None:
    table = Table(2).dice(DIFFERENT).next_rolls("1 1 1 1", "3 3 3 3 3").rolls(left=3)

    table.answer("keep 3 smash").shows("1 1 1 1 3 smash").answer("keep smash").shows("3 3 3 3 3 smash")


def test_an_option_of_another_game_counts_when_it_is_possible_here_too() -> None:
    game = buying()
    game.play(Choice(decision_of(buying()).options[-1].code))

    assert game.view(None).active == 1


@pytest.mark.parametrize("code", [63, -1, 2**63, 2**200, 13 | 1000 << 6])
def test_a_choice_made_by_hand_that_means_nothing_is_refused(code: int) -> None:
    game = buying()
    before = game.key()

    with pytest.raises(ChoiceError, match="is not possible now; seat 0 may choose: buy skyscraper, "):
        game.play(Choice(code))
    assert game.key() == before


# Options are like a tuple of choices


@KINDS
def test_options_are_like_a_tuple_of_choices(kind: str) -> None:
    options = decision_of(EVERY_KIND[kind]()).options
    plain = tuple(options)

    assert len(options) == len(plain) > 1
    assert [options[k] for k in range(len(options))] == list(plain)
    assert (options[-1], options[-len(plain)]) == (plain[-1], plain[0])
    assert (options[1:], options[::-1], options[:2]) == (plain[1:], plain[::-1], plain[:2])
    assert list(reversed(options)) == list(reversed(plain))
    assert all(choice in options for choice in plain)
    assert options == plain
    assert plain == options
    assert options != plain[1:]
    assert hash(options) == hash(plain)
    assert repr(options) == f"Options{plain!r}"
    assert (options.index(plain[1]), options.count(plain[1])) == (1, 1)
    assert isinstance(options, Sequence)


@pytest.mark.parametrize("k", [3, -4, 99])
def test_there_is_no_option_beyond_the_last(k: int) -> None:
    with pytest.raises(IndexError, match="there are options 0 to 1"):
        _ = decision_of(yielding()).options[k]


def test_other_choices_are_not_among_the_options() -> None:
    options = decision_of(yielding()).options

    assert decision_of(buying()).options[0] not in options
    assert "stay" not in options
    assert options != decision_of(buying()).options
    assert options != ["stay", "yield"]


def test_options_stay_what_they_were_when_the_game_goes_on() -> None:
    game = Table(2).dice(DIFFERENT).next_rolls("1 1 1 1 1 1").rolls().game
    options = decision_of(game).options
    before = [option.text for option in options]
    game.play("keep nothing")

    assert [option.text for option in options] == before != texts_of(game)


@pytest.mark.parametrize(
    ("position", "answer"),
    [
        ("step=roll dice='1 2' monsters=[() ()]", "stop"),
        ("step=buy monsters=[(energy=9) ()]", "done"),
        ("step=resolve dice='smash' monsters=[() (place=city)]", "stay"),
        ("rules=simple step=roll dice='1 2 3' rolls_left=1 monsters=[() ()]", "keep 1 2 3"),
        ("rules=solo step=resolve dice='1 1 1 heart smash' monsters=[() ()]", "resolve numbers"),
    ],
)
def test_the_fallback_changes_nothing_if_it_can(position: str, answer: str) -> None:
    decision = Game.from_position(position).decision
    assert decision is not None

    assert fallback(decision).text == answer


# The fields of a choice


@pytest.mark.parametrize(
    ("position", "text", "fields"),
    [
        ("step=roll dice='1 2' monsters=[() ()]", "keep 2", {"verb": "keep", "dice": "2"}),
        ("step=roll dice='1 2' monsters=[() ()]", "keep nothing", {"verb": "keep", "dice": ""}),
        ("step=roll dice='1 2' monsters=[() ()]", "stop", {"verb": "stop"}),
        ("step=buy market=[heal] monsters=[(energy=9) ()]", "buy heal", {"verb": "buy", "card": "heal"}),
        (
            "step=buy market=[heal] deck=[tank] monsters=[(energy=9 cards=[made_in_a_lab]) ()]",
            "buy top",
            {"verb": "buy_top", "card": "made_in_a_lab", "place": 0},
        ),
        (
            "step=buy market=[heal] monsters=[(energy=9 cards=[parasitic_tentacles]) (cards=[jets])]",
            "buy jets from seat 1",
            {"verb": "buy_from", "card": "jets", "seat": 1},
        ),
        (
            "step=roll dice='1 1 1 1 1 2' rolls_left=0 monsters=[(energy=2 cards=[stretchy energy_drink]) ()]",
            "extra_roll energy_drink",
            {"verb": "extra_roll", "card": "energy_drink"},
        ),
        (
            "rules=solo step=resolve dice='1 1 1 heart smash' monsters=[() ()]",
            "resolve numbers",
            {"verb": "resolve", "group": "numbers"},
        ),
        (
            "step=roll rules='standard cultists=true' dice='1 2' monsters=[(cultists=2 health=5) ()]",
            "spend cultist heart",
            {"verb": "spend", "card": "cultist", "spent_for": "heart", "any_time": True},
        ),
        (
            (
                "rules='standard halloween=true costumes=shuffled' monsters=[(energy=3 cards=[robot]) ()] "
                "pending=[(step=damage seat=0 amount=3 dealer=1) (step=numbers)]"
            ),
            "use robot 2",
            {"verb": "use", "card": "robot", "amount": 2},
        ),
    ],
)
def test_a_choice_says_what_it_is_by_its_fields(position: str, text: str, fields: dict[str, object]) -> None:
    names = ("card", "seat", "face", "to", "amount", "dice", "place", "group", "spent_for")
    game = Game.from_position(position)
    choice = game.parse_choice(text) if game.asked == 0 else game.any_time_choices(0)[0]

    found = {name: getattr(choice, name) for name in names}

    assert choice.verb == fields.pop("verb")
    assert choice.any_time is bool(fields.pop("any_time", False))
    assert {name: value for name, value in found.items() if value is not None} == fields


def test_a_set_die_says_its_face_and_what_it_becomes() -> None:
    game = Game.from_position("step=roll rolls_left=0 dice='2 2 3 3' monsters=[(energy=2 cards=[stretchy]) ()]")

    choice = game.parse_choice("set 2 to 1 with stretchy")

    assert (choice.verb, choice.face, choice.to, choice.card) == ("set", "2", "1", "stretchy")


def test_a_number_that_is_no_choice_has_no_fields() -> None:
    made_up = [Choice(63), Choice(2**61 + 17), Choice(1023 << 6 | 9)]

    assert [choice.card for choice in made_up] == [None] * 3
    assert made_up[0].verb == "unknown"
