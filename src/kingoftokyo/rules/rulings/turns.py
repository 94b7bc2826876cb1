"""Rulings about the start and the end of turns, extra turns and winning."""

from __future__ import annotations

from typing import Final

from kingoftokyo.rules.rulings.ruling import Ruling

TURNS: Final = (
    Ruling(
        cards=("freeze_time", "frenzy"),
        question="Freeze Time and Frenzy both give a turn. Which comes first?",
        answer="Freeze Time's; Frenzy's turn then has all dice.",
        source="Board Game Arena",
        test="tests/rules/cards/test_freeze_time.py::test_frozen_turns_come_before_a_frenzy_turn_which_has_all_dice",
    ),
    Ruling(
        cards=("freeze_time",),
        question="Three 1s come up in the extra turn as well. What then?",
        answer="Yet another turn, with four dice.",
        source="Board Game Arena",
        test="tests/rules/cards/test_freeze_time.py::test_three_ones_in_the_frozen_turn_give_a_further_turn_with_four_dice",
    ),
    Ruling(
        cards=("freeze_time",),
        question="Must the extra turn be taken?",
        answer="No, its owner is asked.",
        source="card text; Board Game Arena takes it by itself",
        test="tests/rules/cards/test_freeze_time.py::test_freeze_time_may_be_declined",
    ),
    Ruling(
        cards=("freeze_time",),
        question="Freeze Time is bought after three 1s were rolled in the same turn. Does it count?",
        answer="Yes, if the buyer is the one who rolled.",
        source="current edition",
        test="tests/rules/cards/test_freeze_time.py::test_freeze_time_bought_on_the_turn_of_the_ones_asks_too",
    ),
    Ruling(
        cards=("freeze_time", "opportunist"),
        question="An Opportunist buys Freeze Time in a turn with three 1s. Does it get a turn?",
        answer="No, it did not roll them.",
        source="current edition",
        test="tests/rules/cards/test_freeze_time.py::test_freeze_time_bought_by_an_opportunist_does_not_freeze_another_monsters_turn",
    ),
    Ruling(
        cards=("freeze_time", "mimic"),
        question="One hand has Freeze Time and its copy. How many turns do three 1s give?",
        answer="Two; you are asked about each, and each further turn has one die less.",
        source="decided here",
        test="tests/rules/rulings/test_rulings_on_turns.py::test_freeze_time_and_its_copy_ask_twice_and_each_further_turn_has_one_die_less",
    ),
    Ruling(
        cards=("freeze_time", "metamorph"),
        question="Freeze Time is sold after three 1s were rolled. Is there another turn?",
        answer="No, the question comes when the turn is over, and the card is gone.",
        source="decided here",
        test="tests/rules/rulings/test_rulings_on_turns.py::test_freeze_time_sold_before_the_turn_is_over_does_not_ask",
    ),
    Ruling(
        cards=("freeze_time",),
        question="Is an extra turn that begins in Tokyo worth the 2 points again?",
        answer="Yes.",
        source="Board Game Arena",
        test="tests/rules/cards/test_freeze_time.py::test_a_frozen_turn_begun_in_tokyo_earns_the_two_points_again",
    ),
    Ruling(
        cards=("frenzy",),
        question="Does Frenzy end the turn at once?",
        answer="No, the turn is finished as usual, then the extra turn follows.",
        source="Board Game Arena; Dized says otherwise",
        test="tests/rules/cards/test_discards_special.py::test_frenzy_lets_the_present_turn_be_finished_first",
    ),
    Ruling(
        cards=("frenzy",),
        question="Is a Frenzy turn that begins in Tokyo worth the 2 points again?",
        answer="Yes.",
        source="Board Game Arena",
        test="tests/rules/cards/test_discards_special.py::test_frenzy_in_tokyo_gives_the_bonus_again",
    ),
    Ruling(
        cards=("frenzy", "opportunist"),
        question="An Opportunist buys Frenzy. Who plays after its extra turn?",
        answer="The one after the monster whose turn it was.",
        source="current edition",
        test="tests/rules/cards/test_opportunist.py::test_after_an_opportunists_frenzy_turn_the_order_resumes_after_the_original_active_monster",
    ),
    Ruling(
        cards=("frenzy",),
        question="Does 20 points wait for the Frenzy turn?",
        answer="No, they win as soon as this turn is over.",
        source="current edition",
        test="tests/rules/cards/test_discards_special.py::test_frenzy_comes_too_late_for_a_monster_with_twenty_points",
    ),
    Ruling(
        cards=("rooting_for_the_underdog",),
        question="Two monsters have the fewest points. Does Rooting for the Underdog score?",
        answer="No, nobody else may have as few.",
        source="Board Game Arena",
        test="tests/rules/cards/test_turn_end.py::test_rooting_for_the_underdog_gains_nothing_in_a_tie_for_the_fewest",
    ),
    Ruling(
        cards=("rooting_for_the_underdog", "energy_hoarder", "herbivore", "solar_powered", "poison_spit"),
        question="In which order do cards act at the end of a turn?",
        answer="Rooting for the Underdog, Energy Hoarder, Herbivore, Solar Powered, and poison last.",
        source="Board Game Arena",
        test="tests/rules/phases/test_turn.py::test_the_end_of_a_turn_goes_underdog_hoarder_herbivore_solar_then_poison",
    ),
    Ruling(
        cards=("battery_monster", "urbavore"),
        question="In which order do cards act at the start of a turn?",
        answer="Battery Monster, the points for Tokyo, Urbavore, then the first roll.",
        source="current edition",
        test="tests/rules/phases/test_turn.py::test_the_start_of_a_turn_goes_battery_then_tokyo_then_urbavore_then_the_first_roll",
    ),
    Ruling(
        cards=(),
        question="A monster reaches 20 points and dies in the same turn. Has it won?",
        answer="No. It must be alive when the turn is over.",
        source="rulebook, French help page; Dized; Board Game Arena",
        test="tests/rules/phases/test_damage.py::test_twenty_points_do_not_save_a_monster_that_dies_in_its_turn",
    ),
    Ruling(
        cards=(),
        question="Two monsters have 20 points when a turn is over. Who wins?",
        answer="The active monster.",
        source="decided here",
        test="tests/rules/phases/test_turn.py::test_of_two_monsters_with_twenty_points_the_active_one_wins",
    ),
    Ruling(
        cards=(),
        question="Two others have 20 points when a turn is over. Who wins?",
        answer="The first of them clockwise from the active monster.",
        source="decided here",
        test="tests/rules/phases/test_turn.py::test_of_two_others_with_twenty_points_the_next_clockwise_wins",
    ),
    Ruling(
        cards=(),
        question="All monsters die at once. Who wins?",
        answer="Nobody.",
        source="rulebook, French help page; Board Game Arena",
        test="tests/rules/phases/test_damage.py::test_when_all_die_at_once_nobody_wins",
    ),
)
