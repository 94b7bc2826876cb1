"""The rules of a game as a value: presets, settings, what is refused, and the forms they are written in."""

import json

import pytest

from kingoftokyo import Game, Rules, SetupError
from kingoftokyo.rules.settings import PRESETS, SETTINGS, rules_from_text, setting_names
from kingoftokyo.rules.setup import read_rules

# What each preset says, in the order of PRESETS.
TABLE: dict[str, tuple[object, object, object, object]] = {
    "power_cards": (True, True, True, False),
    "energy": (True, True, True, False),
    "bay": (True, True, True, False),
    "turn_order": ("clockwise", "clockwise", "descending", "seats"),
    "tokyo_bonus": ("start", "start", "end", "start"),
    "leave_tokyo": ("smashes", "any_loss", "smashes", "smashes"),
    "rolls": ("up_to_three", "confirmed", "up_to_three", "exactly_three"),
    "resolve": ("fixed", "fixed", "chosen", "smashes_before_hearts"),
    "smashes_within_tokyo": (False, True, True, False),
    "same_name_in_market": ("allowed", "avoided", "allowed", "allowed"),
    "twenty_points": ("end_of_turn", "end_of_turn", "at_once", "at_once"),
    "bay_closing": ("move", "move", "leave", "move"),
    "turn_end_cards": ("fixed", "fixed", "bought", "fixed"),
    "bought_discards": ("pile", "pile", "removed", "pile"),
    "person_out": ("goes_on", "goes_on", "ends", "goes_on"),
    "freeze_time": ("asked", "asked", "asked", "asked"),
    "herbivore_own_damage": (True, True, True, True),
    "metamorph_friend": (True, True, True, True),
    "two_players": (True, False, False, False),
    "halloween": (False, False, False, False),
    "costumes": ("choose", "choose", "choose", "choose"),
    "cultists": (False, False, False, False),
    "tokyo_tower": (False, False, False, False),
}
# Every value of every setting that can be chosen by itself.
ALONE = [(setting.name, value) for setting in SETTINGS for value in setting.values if setting.name != "energy"]
CARD_GAMES = ("standard", "course", "solo")
CONTRADICTIONS = [
    ("standard energy=false", "power_cards needs energy"),
    ("simple power_cards=true", "power_cards needs energy"),
    ("simple halloween=true", "halloween needs power_cards"),
    ("standard power_cards=false halloween=true", "halloween needs power_cards"),
    ("simple cultists=true", "cultists needs energy"),
    ("simple tokyo_tower=true", "tokyo_tower needs energy"),
    ("simple cards=my_card", "cards needs power_cards"),
    ("solo power_cards=false cards=my_card", "cards needs power_cards"),
]


def changed(preset: str, name: str, value: object) -> Rules:
    return Rules(preset, (), **{name: value})


# Presets


def test_there_are_four_presets() -> None:
    assert PRESETS == ("standard", "course", "solo", "simple")


def test_every_setting_stands_in_the_table_of_this_test() -> None:
    assert sorted(setting_names()) == sorted(TABLE)


@pytest.mark.parametrize("column", range(4), ids=PRESETS)
@pytest.mark.parametrize("name", TABLE)
def test_a_preset_is_what_its_column_says(name: str, column: int) -> None:
    assert Rules(PRESETS[column])[name] == TABLE[name][column]


def test_rules_without_a_name_are_the_standard_ones() -> None:
    assert Rules() == Rules("standard") == rules_from_text("")


def test_a_preset_differs_from_itself_in_nothing() -> None:
    for preset in PRESETS:
        assert Rules(preset).preset == preset
        assert Rules(preset).changes == {}
        assert Rules(preset).cards == ()


@pytest.mark.parametrize(("name", "value"), ALONE)
@pytest.mark.parametrize("preset", CARD_GAMES)
def test_every_setting_can_be_changed_alone(preset: str, name: str, value: object) -> None:
    rules = changed(preset, name, value)

    assert rules[name] == value
    for other in setting_names():
        if other != name:
            assert rules[other] == Rules(preset)[other]


def test_the_simple_game_can_have_energy_without_cards() -> None:
    assert Rules("simple", energy=True)["energy"] is True


def test_only_what_differs_from_the_preset_is_a_change() -> None:
    assert Rules("solo", tokyo_bonus="end", bay=False).changes == {"bay": False}


# What is refused


def test_an_unknown_preset_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(SetupError, match=r"'tournament'.*standard, course, solo, simple"):
        Rules("tournament")


def test_an_unknown_setting_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(SetupError) as refused:
        Rules("standard", tokio_bonus="end")

    assert "'tokio_bonus'" in str(refused.value)
    assert ", ".join(setting_names()) in str(refused.value)


def test_asking_for_an_unknown_setting_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(SetupError) as refused:
        _ = Rules()["dragons"]

    assert ", ".join(setting_names()) in str(refused.value)


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_names())
@pytest.mark.parametrize("value", ["sometimes", 1, 0, None])
def test_an_unknown_value_is_refused_with_the_possible_ones(setting: object, value: object) -> None:
    name = getattr(setting, "name", "")
    with pytest.raises(SetupError) as refused:
        changed("standard", name, value)

    assert name in str(refused.value)
    for possible in getattr(setting, "values", ()):
        assert str(possible).lower() in str(refused.value).lower()


@pytest.mark.parametrize(("text", "reason"), CONTRADICTIONS)
def test_settings_that_contradict_each_other_are_refused_by_name(text: str, reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        rules_from_text(text)


def test_a_word_that_sets_nothing_is_refused() -> None:
    with pytest.raises(SetupError, match=r"'halloween'.*setting=value"):
        rules_from_text("standard halloween")


@pytest.mark.parametrize("rules", [None, 3, ["standard"], {"preset": 1}, {"preset": "solo", "cards": "mine"}])
def test_rules_of_another_shape_are_refused(rules: object) -> None:
    with pytest.raises(SetupError, match="rules"):
        read_rules(rules)


def test_a_card_that_nobody_registered_is_refused() -> None:
    with pytest.raises(SetupError, match="no_such_card"):
        Game.new(3, Rules("standard", ["no_such_card"]))


# Text and data


@pytest.mark.parametrize(("name", "value"), ALONE)
@pytest.mark.parametrize("preset", CARD_GAMES)
def test_the_text_of_rules_means_the_same_rules(preset: str, name: str, value: object) -> None:
    rules = changed(preset, name, value)

    assert rules_from_text(rules.text) == rules
    assert rules_from_text(rules.text).text == rules.text


@pytest.mark.parametrize(("name", "value"), ALONE)
@pytest.mark.parametrize("preset", CARD_GAMES)
def test_the_data_of_rules_means_the_same_rules(preset: str, name: str, value: object) -> None:
    rules = changed(preset, name, value)

    assert read_rules(json.loads(json.dumps(rules.to_data()))) == rules


def test_the_text_names_the_preset_and_what_differs_from_it() -> None:
    rules = Rules("course", ["my_card", "another"], halloween=True, tokyo_bonus="end")

    assert rules.text == "course tokyo_bonus=end halloween=true cards=my_card,another"
    assert repr(rules) == "Rules('course tokyo_bonus=end halloween=true cards=my_card,another')"


def test_own_cards_survive_text_and_data() -> None:
    rules = Rules("standard", ["my_card", "another"], bay=False)

    assert rules_from_text(rules.text).cards == ("my_card", "another")
    assert read_rules(rules.to_data()) == rules


def test_the_data_of_a_preset_is_its_name() -> None:
    assert [Rules(preset).to_data() for preset in PRESETS] == list(PRESETS)


def test_the_data_of_changed_rules_has_the_changes_only() -> None:
    assert Rules("solo", bay=False, tokyo_bonus="end").to_data() == {"preset": "solo", "bay": False}


def test_a_game_carries_its_rules() -> None:
    rules = Rules("course", cultists=True)
    game = Game.new(4, rules, seed=1)

    assert game.rules == rules
    assert game.position()["rules"] == {"preset": "course", "cultists": True}
    assert Game.from_position(game.position()).rules == rules
    assert Game.from_position(game.position_line()).rules == rules


# A value


def test_rules_with_the_same_settings_are_equal_and_hash_alike() -> None:
    one = Rules("standard", bay=False, tokyo_bonus="end")
    other = rules_from_text("standard tokyo_bonus=end bay=false")

    assert one == other
    assert hash(one) == hash(other)
    assert len({one, other}) == 1


def test_a_value_that_the_preset_has_anyway_makes_no_difference() -> None:
    assert Rules("solo", tokyo_bonus="end") == Rules("solo")


def test_rules_that_differ_in_one_setting_are_not_equal() -> None:
    different = {changed("standard", name, value) for name, value in ALONE}

    assert len(different) == 1 + sum(len(setting.values) - 1 for setting in SETTINGS if setting.name != "energy")


def test_rules_are_not_equal_to_their_text() -> None:
    assert Rules() != "standard"


@pytest.mark.parametrize("name", ["preset", "cards", "changes", "text", "bay", "power_cards", "win_at_once"])
def test_rules_do_not_change(name: str) -> None:
    rules = Rules()
    before = getattr(rules, name)

    with pytest.raises(AttributeError):
        setattr(rules, name, "other")

    assert getattr(rules, name) == before


def test_changing_what_rules_hand_out_does_not_change_them() -> None:
    rules = Rules("standard", ["my_card"], bay=False)
    rules.changes["bay"] = True
    data = rules.to_data()
    assert isinstance(data, dict)
    data["cards"] = []

    assert rules.text == "standard bay=false cards=my_card"
