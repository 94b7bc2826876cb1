"""Halloween: a costume for everybody at the start, costumes in the deck, and stealing them with three smashes."""

import pytest

from kingoftokyo import ChoiceError, Game, PositionError, Rules, SetupError
from kingoftokyo.rules.cards.costumes import COSTUMES
from kingoftokyo.rules.catalogue import card_id
from kingoftokyo.rules.events import CardRevealed, CardTaken, TurnStarted
from table import Table, copying

THREE_SMASHES = "smash smash smash 1 1 2"
SEAT_1_BEGINS = ("1 1 2 2 3 3", "smash 1 1 2 2 3", "1 1 2 2 3 3")
ALL = {card_id(costume.facts().name) for costume in COSTUMES}


def new_game(costumes: str = "choose", seed: int = 0) -> Game:
    """Three at the table, of whom seat 1 begins."""
    return Game.new(3, Rules(halloween=True, costumes=costumes), seed=seed, rolls=SEAT_1_BEGINS, listen=True)


def offered(game: Game) -> list[str]:
    decision = game.decision
    assert decision is not None
    return [option.text for option in decision.options]


def asked(game: Game) -> tuple[int, str]:
    decision = game.decision
    assert decision is not None
    return decision.seat, decision.kind


def hands(game: Game) -> list[list[str]]:
    return [[card.id for card in monster.cards] for monster in game.view(None).monsters]


def take_the_first(game: Game) -> Game:
    """Everybody takes the first of its two costumes."""
    while asked(game)[1] == "halloween":
        game.play(offered(game)[0])
    return game


def new_table(players: int = 3) -> Table:
    return Table(players).rules(halloween=True)


# The start


def test_there_are_twelve_costumes_of_one_copy_each() -> None:
    assert len(ALL) == 12
    assert [costume.facts().copies for costume in COSTUMES] == [1] * 12


def test_everybody_sees_two_costumes_and_takes_one_in_the_order_of_turns() -> None:
    game = new_game()

    for seat in (1, 2, 0):
        assert asked(game) == (seat, "halloween")
        assert [text.split()[0] for text in offered(game)] == ["take", "take"]
        wanted = offered(game)[1]
        game.play(wanted)
        assert hands(game)[seat] == [wanted.removeprefix("take ")]

    assert asked(game) == (1, "roll")


def test_no_costume_is_shown_to_two_monsters() -> None:
    game = new_game()
    shown: list[str] = []

    while asked(game)[1] == "halloween":
        shown += [text.removeprefix("take ") for text in offered(game)]
        game.play(offered(game)[0])

    assert len(shown) == len(set(shown)) == 6
    assert set(shown) <= ALL


def test_nobody_else_sees_the_two_costumes() -> None:
    game = new_game()

    assert game.view(1).options == offered(game)
    for other in (0, 2, None):
        view = game.view(other)
        assert (view.asked, view.kind, view.options, view.top, view.details) == (1, "halloween", [], [], {})


def test_a_costume_taken_at_the_start_costs_nothing() -> None:
    game = take_the_first(new_game())

    assert [monster.energy for monster in game.view(None).monsters] == [0, 0, 0]


def test_a_costume_that_is_not_offered_cannot_be_taken() -> None:
    game = new_game()
    before = game.position()
    others = sorted(ALL - {text.removeprefix("take ") for text in offered(game)})

    with pytest.raises(ChoiceError):
        game.play(f"take {others[0]}")

    assert game.position() == before


def test_the_choice_of_a_costume_survives_saving_and_cloning() -> None:
    game = new_game()

    while asked(game)[1] == "halloween":
        twins = [game.clone(), Game.from_position(game.position()), Game.from_position(game.position_line())]
        wanted = offered(game)[1]
        game.play(wanted)
        for twin in twins:
            twin.play(wanted)
            assert twin.position() == game.position()


def test_the_deck_has_78_cards_less_one_for_each_monster_before_the_market_is_dealt() -> None:
    game = new_game()

    for left in (78, 77, 76):
        assert (game.view(None).deck_size, game.view(None).market) == (left, [])
        game.play(offered(game)[0])

    assert game.view(None).deck_size + len(game.view(None).market) == 78 - 3
    assert len(game.view(None).market) == 3


def test_the_market_is_dealt_after_the_last_costume_was_taken_and_before_the_first_turn() -> None:
    game = take_the_first(new_game())

    assert game.events is not None
    kinds = [type(event) for event in game.events if isinstance(event, (CardTaken, CardRevealed, TurnStarted))]
    assert kinds == [CardTaken] * 3 + [CardRevealed] * 3 + [TurnStarted]


def test_all_other_costumes_are_in_the_deck() -> None:
    game = take_the_first(new_game())
    elsewhere = {card for hand in hands(game) for card in hand} | {card.id for card in game.view(None).market}

    for costume in ALL - elsewhere:
        Game.from_position({**game.position(), "deck": [costume]})
    for costume in ALL & elsewhere:
        with pytest.raises(PositionError, match="all of them are already placed"):
            Game.from_position({**game.position(), "deck": [costume]})


def test_costumes_at_random_come_without_a_question() -> None:
    game = new_game("random")

    assert asked(game) == (1, "roll")
    assert [len(hand) for hand in hands(game)] == [1, 1, 1]
    assert len({hand[0] for hand in hands(game)} & ALL) == 3
    assert game.view(None).deck_size == 78 - 3 - 3


def test_costumes_that_are_only_shuffled_in_are_in_nobodys_hand() -> None:
    game = new_game("shuffled")

    assert asked(game) == (1, "roll")
    assert hands(game) == [[], [], []]
    assert game.view(None).deck_size == 78 - 3


def test_without_halloween_there_are_no_costumes() -> None:
    game = Game.new(3, rolls=SEAT_1_BEGINS)

    assert asked(game) == (1, "roll")
    assert game.view(None).deck_size == 66 - 3
    with pytest.raises(PositionError):
        Game.from_position({"monsters": [{"cards": ["witch"]}, {}]})


def test_halloween_needs_power_cards() -> None:
    with pytest.raises(SetupError, match="halloween needs power_cards"):
        Rules("simple", halloween=True)


# A card like any other, with three exceptions


def test_a_costume_is_bought_like_any_card() -> None:
    table = new_table().monster(0, energy=6, cards="media_friendly").market("ghost").next_cards("wings")

    table.buys().answer("buy ghost").has(0, energy=2, points=1, cards="media_friendly ghost")


def test_alien_origin_makes_a_costume_cheaper() -> None:
    new_table().monster(0, energy=3, cards="alien_origin").market("ghost").buys().answer("buy ghost").has(0, energy=0)


def test_an_opportunist_may_buy_a_costume_that_is_turned_up() -> None:
    table = (
        new_table().monster(0, energy=2).monster(1, energy=4, cards="opportunist").market("wings").next_cards("ghost")
    )

    table.buys().answer("sweep").asks(1, "opportunist").answer("buy ghost").has(1, energy=0, cards="opportunist ghost")


def test_there_is_no_limit_to_the_costumes_of_one_monster() -> None:
    table = new_table().monster(0, energy=5, cards="ghost pirate zombie clown").market("princess")

    table.buys().answer("buy princess").has(0, cards="ghost pirate zombie clown princess")


def test_a_swept_costume_goes_to_the_discard_pile() -> None:
    new_table().monster(0, energy=2).market("ghost").buys().answer("sweep").discard_shows("ghost")


def test_the_costumes_of_an_eliminated_monster_go_to_the_discard_pile() -> None:
    table = new_table().monster(1, cards="ghost", health=3, place="city").dice(THREE_SMASHES)

    table.resolves().has(1, place="dead", cards="").discard_shows("ghost")


def test_a_mimic_cannot_copy_a_costume() -> None:
    table = new_table().monster(0, energy=8).monster(1, cards="ghost wings").monster(2, cards="pirate").market("mimic")

    table.buys().answer("buy mimic").offers("mimic wings of seat 1")


def test_a_mimic_finds_nothing_to_copy_among_costumes_only() -> None:
    table = new_table().monster(0, energy=8).monster(1, cards="ghost").market("mimic").buys().answer("buy mimic")

    table.mimics(0, None)


def test_a_mimic_token_does_not_move_to_a_costume() -> None:
    table = new_table().monster(0, energy=1, cards=[copying("wings", 1)]).monster(1, cards="ghost wings jets")

    table.starts_turn().offers("mimic jets of seat 1", "pass")


def test_metamorph_does_not_sell_a_costume() -> None:
    new_table().monster(0, cards="metamorph ghost").ends_turn().offers("sell metamorph", "done")


def test_parasitic_tentacles_do_not_buy_a_costume() -> None:
    table = new_table().monster(0, energy=9, cards="parasitic_tentacles").monster(1, cards="ghost jets")

    table.market("wings").buys().offers("buy wings", "buy jets from seat 1", "sweep", "done")


# Beside other cards


def test_made_in_a_lab_shows_one_card_in_a_game_with_costumes_too() -> None:
    table = new_table().monster(0, cards="made_in_a_lab", energy=9).market("tank heal jets")

    table.next_cards("wings camouflage mimic").buys().sees_top(0, "wings").offers_no("buy top 2")
