"""Stealing costumes: three smashes, and the owners who lost health to them are paid."""

from kingoftokyo.rules.events import CardStolen, EnergySpent, TokyoEntered
from table import Table

THREE_SMASHES = "smash smash smash 1 1 2"
TWO_SMASHES = "smash smash 1 1 2 2"


def new_table(players: int = 3) -> Table:
    return Table(players).rules(halloween=True)


def test_three_smashes_let_a_monster_steal_a_costume_and_pay_its_owner() -> None:
    table = new_table().monster(0, energy=6).monster(1, cards="statue_of_liberty", place="city").dice(THREE_SMASHES)

    table.resolves().answer("stay").asks(0, "halloween").offers("steal statue_of_liberty from seat 1", "done")
    table.answer("steal statue_of_liberty from seat 1")

    table.has(0, energy=2, cards="statue_of_liberty").has(1, energy=4, cards="", health=7)
    table.happened(CardStolen(0, "statue_of_liberty", 4, 1))


def test_stealing_comes_after_entering_tokyo_and_before_buying() -> None:
    table = new_table().monster(0, energy=6).monster(1, cards="pirate", place="city").dice(THREE_SMASHES)

    table.resolves().answer("yield").asks(0, "halloween").has(0, place="city", points=1)
    table.answer("steal pirate from seat 1").asks(0, "buy")

    table.happened_in_order(TokyoEntered(0, "city", "tokyo"), CardStolen(0, "pirate", 4, 1))


def test_nothing_need_be_stolen() -> None:
    table = new_table().monster(0, energy=6).monster(1, cards="pirate", place="city").dice(THREE_SMASHES)

    table.resolves().answer("stay", "done").asks(0, "buy").has(0, energy=6, cards="").has(1, cards="pirate")


def test_two_smashes_are_not_enough_to_steal() -> None:
    table = new_table().monster(0, energy=6).monster(1, cards="pirate", place="city").dice(TWO_SMASHES)

    table.resolves().answer("stay").asks(0, "buy").has(1, health=8)


def test_a_smash_that_a_card_adds_counts_for_stealing() -> None:
    table = new_table().monster(0, energy=6, cards="acid_attack").monster(1, cards="pirate", place="city")

    table.dice(TWO_SMASHES).resolves().answer("stay").asks(0, "halloween").answer("steal pirate from seat 1")

    table.has(0, cards="acid_attack pirate")


def test_a_smash_that_a_cheerleader_adds_counts_for_stealing() -> None:
    table = new_table().monster(0, energy=6).monster(1, cards="pirate", place="city").monster(2, cards="cheerleader")

    table.dice(TWO_SMASHES).last_roll_done().asks(2).answer("cheer").answer("stay").asks(0, "halloween")


def test_only_what_the_thief_can_pay_is_offered() -> None:
    table = new_table().monster(0, energy=4).monster(1, cards="princess ghost clown", place="city").dice(THREE_SMASHES)

    table.resolves().answer("stay").offers("steal ghost from seat 1", "steal clown from seat 1", "done")


def test_a_thief_who_can_pay_for_nothing_is_not_asked() -> None:
    table = new_table().monster(0, energy=3).monster(1, cards="pirate", place="city").dice(THREE_SMASHES)

    table.resolves().answer("stay").asks(0, "buy").has(0, energy=3)


def test_a_thief_pays_with_energy_from_the_same_roll() -> None:
    table = (
        new_table().monster(0, energy=2).monster(1, cards="clown", place="city").dice("smash smash smash energy 1 2")
    )

    table.resolves().answer("stay").offers("steal clown from seat 1", "done")


def test_alien_origin_makes_stealing_cheaper_and_the_owner_gets_less() -> None:
    table = new_table().monster(0, energy=3, cards="alien_origin").monster(1, cards="pirate", place="city")

    table.dice(THREE_SMASHES).resolves().answer("stay", "steal pirate from seat 1")

    table.has(0, energy=0).has(1, energy=3).happened(CardStolen(0, "pirate", 3, 1))


def test_alien_origin_of_the_owner_does_not_matter() -> None:
    table = new_table().monster(0, energy=4).monster(1, cards="pirate alien_origin", place="city")

    table.dice(THREE_SMASHES).resolves().answer("stay", "steal pirate from seat 1").has(0, energy=0).has(1, energy=4)


def test_friend_of_children_gives_a_robbed_owner_one_energy_more() -> None:
    table = new_table().monster(0, energy=4).monster(1, cards="pirate friend_of_children", place="city")

    table.dice(THREE_SMASHES).resolves().answer("stay", "steal pirate from seat 1").has(0, energy=0).has(1, energy=5)


def test_friend_of_children_of_the_thief_gives_nothing() -> None:
    table = new_table().monster(0, energy=4, cards="friend_of_children").monster(1, cards="pirate", place="city")

    table.dice(THREE_SMASHES).resolves().answer("stay", "steal pirate from seat 1").has(0, energy=0)
    table.happened(EnergySpent(0, 4, 0, "pirate"))


def test_several_costumes_are_stolen_one_after_the_other_from_one_monster() -> None:
    table = new_table().monster(0, energy=9).monster(1, cards="pirate clown", place="city").dice(THREE_SMASHES)

    table.resolves().answer("stay", "steal pirate from seat 1").offers("steal clown from seat 1", "done")
    table.answer("steal clown from seat 1").asks(0, "buy")

    table.has(0, energy=2, cards="pirate clown").has(1, energy=7, cards="")


def test_costumes_are_stolen_from_several_monsters() -> None:
    table = new_table().monster(0, energy=9, place="city").monster(1, cards="pirate").monster(2, cards="clown")

    table.dice(THREE_SMASHES).resolves().offers("steal pirate from seat 1", "steal clown from seat 2", "done")
    table.answer("steal clown from seat 2", "steal pirate from seat 1")

    table.has(0, energy=2, cards="clown pirate").has(1, energy=4, cards="").has(2, energy=3, cards="")


def test_a_thief_may_stop_after_one() -> None:
    table = new_table().monster(0, energy=9, place="city").monster(1, cards="pirate").monster(2, cards="clown")

    table.dice(THREE_SMASHES).resolves().answer("steal clown from seat 2", "done").asks(0, "buy")

    table.has(0, cards="clown").has(1, cards="pirate")


def test_nothing_is_stolen_from_a_monster_that_the_smashes_did_not_hit() -> None:
    table = new_table().monster(0, energy=9).monster(1, place="city").monster(2, cards="pirate").dice(THREE_SMASHES)

    table.resolves().answer("stay").asks(0, "buy")


def test_nothing_is_stolen_from_a_monster_that_only_lost_health_to_a_splash() -> None:
    table = new_table().monster(0, energy=9, cards="fire_breathing").monster(1, cards="clown", place="city")

    table.monster(2, cards="pirate").dice(THREE_SMASHES).resolves().answer("stay").has(2, health=9)

    table.offers("steal clown from seat 1", "done")


def test_nothing_is_stolen_from_a_monster_whose_wings_prevented_the_damage() -> None:
    table = (
        new_table().monster(0, energy=9).monster(1, cards="pirate wings", energy=2, place="city").dice(THREE_SMASHES)
    )

    table.resolves().answer("use wings").asks(0, "buy").has(1, health=10, cards="pirate wings")


def test_nothing_is_stolen_from_a_monster_whose_robot_prevented_the_damage() -> None:
    table = new_table().monster(0, energy=9).monster(1, cards="robot", energy=3, place="city").dice(THREE_SMASHES)

    table.resolves().answer("use robot 3").asks(0, "buy").has(1, health=10, energy=0)


def test_nothing_is_stolen_from_a_monster_that_flew_away_with_jets() -> None:
    table = new_table().monster(0, energy=9).monster(1, cards="pirate jets", place="city").dice(THREE_SMASHES)

    table.resolves().answer("yield").asks(0, "buy").has(0, place="city").has(1, health=10)


def test_a_monster_that_prevented_only_a_part_of_the_damage_can_be_robbed() -> None:
    table = new_table().monster(0, energy=9).monster(1, cards="robot", energy=2, place="city").dice(THREE_SMASHES)

    table.resolves().answer("use robot 2", "stay").asks(0, "halloween").offers("steal robot from seat 1", "done")


def test_nothing_is_stolen_from_a_monster_that_the_smashes_eliminated() -> None:
    table = new_table().monster(0, energy=9).monster(1, cards="pirate", health=3, place="city").dice(THREE_SMASHES)

    table.resolves().asks(0, "buy").has(1, place="dead").discard_shows("pirate")


def test_only_costumes_are_stolen() -> None:
    table = new_table().monster(0, energy=9).monster(1, cards="wings", place="city").dice(THREE_SMASHES)

    table.resolves().answer("stay").asks(0, "buy")


def test_a_monster_with_ones_own_costumes_steals_none_of_them() -> None:
    table = new_table().monster(0, energy=9, cards="pirate").monster(1, cards="clown", place="city").dice(THREE_SMASHES)

    table.resolves().answer("stay").offers("steal clown from seat 1", "done")


def test_a_stolen_costume_works_for_the_thief_at_once() -> None:
    table = new_table().monster(0, energy=4, health=5).monster(1, cards="vampire", place="city").dice(THREE_SMASHES)

    table.resolves().answer("stay", "steal vampire from seat 1").asks(1, "roll").has(0, health=6, energy=1)


def test_three_smashes_left_from_an_earlier_turn_steal_nothing() -> None:
    table = new_table().monster(0, place="city", cards="pirate", energy=5).monster(1, cards="clown", energy=9)
    table.dice(THREE_SMASHES).next_rolls("1 1 2 2 3 3")

    table.resolves().answer("done", "done").asks(1, "roll").answer("stop").asks(1, "buy")
