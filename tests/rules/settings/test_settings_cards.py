"""Both values of every setting about cards and expansions, each in play."""

import pytest

from kingoftokyo import Game
from kingoftokyo.rules.events import CardRevealed, CardTaken, DeckShuffled, TurnStarted
from table import Table, copying

QUIET = "1 1 2 2 3 3"
ONE_SMASH = "smash 1 1 2 2 3"


def names(game: Game) -> list[str]:
    return [card.id for card in game.view(None).market]


# power_cards, energy


def test_power_cards_on_deal_three_of_sixty_six_into_the_market() -> None:
    game = Game.new(3)

    assert len(names(game)) == 3
    assert game.view(None).deck_size == 63


def test_power_cards_off_leave_neither_deck_nor_market() -> None:
    game = Game.new(3, "standard power_cards=false")

    assert names(game) == []
    assert game.view(None).deck_size == 0


def test_power_cards_off_leave_energy_on_the_dice() -> None:
    Table(3).rules(power_cards=False).dice("energy 1 1 2 2 3").resolves().has(0, energy=1)


def test_power_cards_off_leave_nothing_to_buy_or_to_sweep() -> None:
    Table(3).rules(power_cards=False).monster(0, energy=9).dice(QUIET).resolves().asks(1, "roll").has(0, energy=9)


def faces(rules: str) -> set[str]:
    """All faces that came up in the first throws of two hundred games."""
    return {face for seed in range(200) for face in Game.new(2, rules, seed).view(None).dice.split()}


def test_energy_on_makes_dice_of_six_faces() -> None:
    assert faces("standard") == {"1", "2", "3", "heart", "energy", "smash"}


def test_energy_off_makes_dice_of_five_faces() -> None:
    assert faces("standard power_cards=false energy=false") == {"1", "2", "3", "heart", "smash"}


# same_name_in_market


def refill(names: str, cards: str) -> Table:
    """Seat 0 has bought the Corner Store between an Extra Head and a Heal; these cards come next."""
    table = Table(3).rules(same_name_in_market=names, two_players=False).monster(0, energy=5)
    return table.market("extra_head corner_store heal").next_cards(cards).buys().answer("buy corner_store")


def test_with_same_name_in_market_allowed_a_name_can_be_there_twice() -> None:
    refill("allowed", "extra_head frenzy").market_shows("extra_head extra_head heal")


def test_same_name_in_market_avoided_brings_the_next_card() -> None:
    table = refill("avoided", "extra_head frenzy").market_shows("extra_head frenzy heal")

    table.happened(CardRevealed(1, "frenzy")).deck_holds(62)


def test_same_name_in_market_avoided_goes_back_into_the_deck() -> None:
    table = Table(3).rules(same_name_in_market="avoided").monster(0, energy=5).deck_is("extra_head frenzy")
    table.market("extra_head corner_store heal").buys().answer("buy corner_store").deck_holds(1)

    table.answer("sweep")
    assert names(table.game)[0] == "extra_head"


def test_same_name_in_market_avoided_gives_in_when_the_deck_has_no_other_name() -> None:
    table = Table(3).rules(same_name_in_market="avoided").monster(0, energy=5).deck_is("extra_head")

    table.market("extra_head corner_store heal").buys().answer("buy corner_store")
    table.market_shows("extra_head extra_head heal").deck_holds(0)


def test_same_name_in_market_avoided_does_not_mind_cards_that_are_swept_away() -> None:
    table = Table(3).rules(same_name_in_market="avoided").monster(0, energy=2).market("extra_head heal tank")

    table.next_cards("extra_head frenzy skyscraper").buys().answer("sweep")
    table.market_shows("extra_head frenzy skyscraper")


def test_same_name_in_market_avoided_holds_among_the_cards_of_one_sweep() -> None:
    table = Table(3).rules(same_name_in_market="avoided").monster(0, energy=2).market("heal tank wings")

    table.next_cards("extra_head extra_head frenzy jets").buys().answer("sweep")
    table.market_shows("extra_head frenzy jets")


@pytest.mark.compiled_only
def test_same_name_in_market_avoided_holds_from_the_first_deal_on() -> None:
    def twice(rules: str) -> int:
        return sum(len(set(names(Game.new(2, rules, seed)))) < 3 for seed in range(1500))

    assert twice("standard") > 0
    assert twice("standard same_name_in_market=avoided") == 0


# turn_end_cards: Rooting for the Underdog scores first, or not at all


def ending(order: str, cards: str | list[object]) -> Table:
    """Seat 0 has no points and six energy, the others one point each; seat 1 has the Underdog to copy."""
    table = Table(3).rules(turn_end_cards=order, two_players=False).monster(0, cards=cards, energy=6)
    if isinstance(cards, list):
        table.monster(1, points=1, cards="rooting_for_the_underdog")
    else:
        table.monster(1, points=1)
    return table.monster(2, points=1).ends_turn().asks(1)


def test_turn_end_cards_fixed_act_in_their_own_order() -> None:
    ending("fixed", "energy_hoarder rooting_for_the_underdog").has(0, points=2)
    ending("fixed", "rooting_for_the_underdog energy_hoarder").has(0, points=2)


def test_turn_end_cards_bought_act_in_the_order_of_buying() -> None:
    ending("bought", "energy_hoarder rooting_for_the_underdog").has(0, points=1)
    ending("bought", "rooting_for_the_underdog energy_hoarder").has(0, points=2)


def test_turn_end_cards_fixed_let_a_mimic_act_with_the_card_it_copies() -> None:
    ending("fixed", ["energy_hoarder", copying("rooting_for_the_underdog", 1)]).has(0, points=2)


def test_turn_end_cards_bought_let_a_mimic_count_from_its_own_purchase() -> None:
    ending("bought", ["energy_hoarder", copying("rooting_for_the_underdog", 1)]).has(0, points=1)
    ending("bought", [copying("rooting_for_the_underdog", 1), "energy_hoarder"]).has(0, points=2)


# bought_discards


def bought(where: str) -> Table:
    """Seat 0 has bought a Corner Store, and the deck is empty."""
    table = Table(3).rules(bought_discards=where, two_players=False).monster(0, energy=7).deck_is("")
    return table.market("corner_store heal wings").buys().answer("buy corner_store")


def test_bought_discards_pile_come_back_with_the_next_deck() -> None:
    table = bought("pile").discard_shows("corner_store").answer("sweep")

    assert sorted(names(table.game)) == ["corner_store", "heal", "wings"]


def test_bought_discards_removed_never_come_back() -> None:
    table = bought("removed").discard_shows("").answer("sweep")

    assert sorted(names(table.game)) == ["heal", "wings"]
    assert "corner_store" in str(table.game.position()["removed"])
    table.answer("sweep").happened(DeckShuffled(2))
    assert sorted(names(table.game)) == ["heal", "wings"]


def test_bought_discards_removed_are_so_off_the_top_of_the_deck_too() -> None:
    table = Table(3).rules(bought_discards="removed").monster(0, energy=5, cards="made_in_a_lab")
    table.market("heal wings jets").next_cards("corner_store").buys().answer("buy top").discard_shows("")

    assert table.game.position()["removed"] == ["corner_store"]


def test_bought_discards_removed_are_so_when_an_opportunist_buys_them() -> None:
    table = Table(3).rules(bought_discards="removed").monster(0, energy=4).monster(1, energy=3, cards="opportunist")
    table.market("heal wings jets").next_cards("corner_store frenzy tank").buys().answer("sweep", "buy corner_store")

    assert table.discard_shows("heal wings jets").game.position()["removed"] == ["corner_store"]


def test_bought_discards_removed_leave_lost_keep_cards_in_the_pile() -> None:
    table = Table(3).rules(bought_discards="removed").monster(1, place="city", health=1, cards="wings")

    table.dice(ONE_SMASH).resolves().discard_shows("wings")


def test_bought_discards_removed_leave_a_used_keep_card_in_the_pile() -> None:
    table = Table(3).rules(bought_discards="removed").monster(0, cards="metamorph wings").ends_turn()

    table.answer("sell wings").discard_shows("wings")


# freeze_time


def frozen(how: str) -> Table:
    table = Table(3).rules(freeze_time=how).monster(0, cards="freeze_time").monster(1, place="city")
    return table.dice("1 1 1 2 2 3").next_rolls("1 1 2 2 3").resolves()


def test_freeze_time_asked_may_be_declined() -> None:
    frozen("asked").asks(0, "freeze_time").offers("again", "decline")


def test_freeze_time_automatic_is_not_asked() -> None:
    frozen("automatic").asks(0, "roll").shows("1 1 2 2 3").happened(TurnStarted(2, 0, extra=True))


# herbivore_own_damage, metamorph_friend


@pytest.mark.parametrize(("counts", "points"), [(True, 4), (False, 5)])
def test_herbivore_own_damage_keeps_it_from_scoring_or_not(counts: object, points: int) -> None:
    table = Table(3).rules(herbivore_own_damage=counts).monster(0, cards="herbivore", energy=4).market("tank")

    table.buys().answer("buy tank").asks(1).has(0, points=points, health=7)


def test_herbivore_own_damage_off_still_minds_the_damage_of_others() -> None:
    table = Table(3).rules(herbivore_own_damage=False).monster(0, cards="herbivore", energy=4)

    table.market("high_altitude_bombing").buys().answer("buy high_altitude_bombing").asks(1).has(0, points=0)


@pytest.mark.parametrize(("adds", "energy"), [(True, 7), (False, 6)])
def test_metamorph_friend_adds_to_a_sale_or_not(adds: object, energy: int) -> None:
    table = Table(3).rules(metamorph_friend=adds).monster(0, cards="metamorph friend_of_children wings")

    table.ends_turn().answer("sell wings").has(0, energy=energy)


# Expansions


def test_halloween_off_has_no_costumes() -> None:
    assert Game.new(3).view(None).deck_size == 63


def test_halloween_on_shuffles_the_costumes_that_nobody_took_into_the_deck() -> None:
    game = Game.new(3, "standard halloween=true", seed=1)
    while game.view(None).kind == "halloween":
        game.play_option(0)

    assert [len(monster.cards) for monster in game.view(None).monsters] == [1, 1, 1]
    assert game.view(None).deck_size == 66 + 12 - 3 - 3


def test_costumes_choose_asks_everybody_for_one_of_two() -> None:
    game = Game.new(3, "standard halloween=true", seed=1)

    for _ in range(3):
        assert game.view(None).kind == "halloween"
        assert game.option_count() == 2
        game.play_option(1)

    assert game.view(None).kind == "roll"


def test_costumes_random_deals_one_to_everybody() -> None:
    game = Game.new(3, "standard halloween=true costumes=random", seed=1, listen=True)

    assert game.view(None).kind == "roll"
    assert [len(monster.cards) for monster in game.view(None).monsters] == [1, 1, 1]
    assert game.events is not None
    assert len([event for event in game.events if isinstance(event, CardTaken)]) == 3


def test_costumes_shuffled_deals_none() -> None:
    game = Game.new(3, "standard halloween=true costumes=shuffled", seed=1)

    assert [len(monster.cards) for monster in game.view(None).monsters] == [0, 0, 0]
    assert game.view(None).deck_size == 66 + 12 - 3


def counted(dice: str, what: str, **settings: object) -> object:
    """What seat 0, in the City, has of an expansion after these dice."""
    table = Table(3).rules("standard", **settings).monster(0, place="city").dice(dice).resolves()
    return table.game.view(None).monsters[0].counted.get(what)


def test_cultists_on_come_with_four_of_a_kind() -> None:
    assert counted("2 2 2 2 1 3", "cultists", cultists=True) == 1


def test_cultists_off_never_come() -> None:
    assert counted("2 2 2 2 1 3", "cultists") is None


def test_tokyo_tower_on_is_climbed_with_four_ones_in_tokyo() -> None:
    assert counted("1 1 1 1 2 3", "tower", tokyo_tower=True) == [1]


def test_tokyo_tower_off_is_not_there() -> None:
    assert counted("1 1 1 1 2 3", "tower") is None


def test_same_name_in_market_avoided_shuffles_the_discard_pile_for_another_name() -> None:
    table = Table(2).rules("course").monster(0, energy=9).market("extra_head heal tank")

    table.deck_is("extra_head").discarded("wings jets").buys().answer("buy heal")

    assert sorted(names(table.game)) in (["extra_head", "jets", "tank"], ["extra_head", "tank", "wings"])
