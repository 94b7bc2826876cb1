"""What a view keeps from a seat, down to the last number in it, and the possible worlds that are drawn from it."""

from __future__ import annotations

import pytest

from kingoftokyo import Game, Rules, View
from kingoftokyo.rules.catalogue import copies_of, number_named
from kingoftokyo.rules.effects.deck import in_deck_order
from kingoftokyo.rules.playout import play_out
from kingoftokyo.rules.views.redaction import answered_in_secret, asked_in_private
from laws.laws import VARIANTS, check_laws
from table import Table


def all_of(game: Game) -> dict[str, object]:
    """Every number of a game, private ones too, as plain values that can be compared."""
    found: dict[str, object] = {}
    for name in dir(game):
        if name.startswith("__") or name in ("monsters", "rules", "decision"):
            continue
        value = getattr(game, name)
        if callable(value):
            continue
        found[name] = value if value is None or isinstance(value, (int, str, tuple)) else list(value)
    for seat, monster in enumerate(game.monsters):
        names = ("health", "points", "energy", "place", "poison", "shrink", "rank", "hooks")
        found[f"monster {seat}"] = [*(getattr(monster, name) for name in names), *monster.hand]
    return found


def all_in(view: View) -> dict[str, object]:
    return all_of(view._game)  # noqa: SLF001  a player could look there too


def texts_of(game: Game) -> list[str]:
    return [option.text for option in game.decision.options] if game.decision else []


def look_the_same(one: Game, other: Game, *seats: int | None) -> None:
    """To these seats both games are the same one, and so are the worlds that they imagine."""
    for seat in seats:
        assert all_in(one.view(seat)) == all_in(other.view(seat))
        assert one.view(seat).key() == other.view(seat).key()
        for seed in range(5):
            assert all_of(one.view(seat).sample(seed)) == all_of(other.view(seat).sample(seed))


def look_different(one: Game, other: Game, seat: int) -> None:
    assert all_in(one.view(seat)) != all_in(other.view(seat))


# The laws


def check_view(game: Game, seat: int | None, seed: int) -> None:
    view = game.view(seat)
    world = view.sample(seed)
    check_laws(world, views=False)
    assert (world.number, world.turn, world.asked) == (game.number, game.turn, game.asked)
    assert world.rng not in (game.rng, view.sample(seed + 1).rng)
    assert all_in(world.view(seat)) == all_in(view)
    assert all_of(world.view(seat).sample(7)) == all_of(view.sample(7))
    if seat == game.asked:
        assert texts_of(world) == texts_of(game) == view.options
    play_out(world, seed, 5)
    check_laws(world, views=False)


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.text)
@pytest.mark.compiled_only
def test_a_sampled_world_is_what_the_seat_knows_and_can_be_played(rules: Rules) -> None:
    variant = VARIANTS.index(rules)
    game = Game.new(2 + variant % 5, rules, seed=variant)
    while not game.over:
        seats = [*range(game.players), None]
        check_view(game, seats[game.number % len(seats)], game.number)
        check_view(game, game.asked, game.number)
        play_out(game, game.number * 100 + variant, 1)
    assert game.view(0).sample(1).over


@pytest.mark.parametrize("players", range(2, 7))
def test_every_seat_can_imagine_the_choice_of_costumes(players: int) -> None:
    game = Game.new(players, "standard halloween=true", seed=players)
    while texts_of(game)[0].startswith("take "):
        for seat in (*range(players), None):
            check_view(game, seat, game.number)
        game.play_option(game.number % 2)


# Chance


def test_neither_the_generator_nor_a_loaded_throw_is_in_a_view() -> None:
    game = Table(2).dice("1 1 2 2 3 3").next_rolls("smash", "heart").rolls().game
    other = Table(2).dice("1 1 2 2 3 3").rolls().game
    other.rng = 4711

    look_the_same(game, other, 0, 1, None)
    assert game.view(0).sample(3).loaded == []
    assert game.loaded != []


def test_neither_the_secret_of_fair_dice_nor_the_record_is_in_a_view() -> None:
    game = Game.new(2, secret="ab" * 32)
    game.bind()
    world = game.view(0).sample(3)

    assert game.fair_chance is not None
    assert world.fair_chance is None
    assert (game.head != "", world.head) == (True, "")
    assert world.history is None


def test_a_public_question_of_a_card_is_the_same_in_every_possible_world() -> None:
    table = Table(2).monster(0, energy=8).monster(1, cards="jets wings").market("mimic energize heal")
    game = table.buys().answer("buy mimic").game

    assert game.decision is not None
    assert game.decision.kind == "mimic"
    assert texts_of(game.view(1).sample(5)) == texts_of(game)


def test_the_chance_of_a_sample_comes_from_its_seed() -> None:
    view = Game.new(2, seed=1).view(0)
    rolled = set()
    for seed in range(20):
        world = view.sample(seed)
        world.play("keep nothing")
        rolled.add(world.view(None).dice)

    assert len(rolled) > 10


# The top of the deck


def lab(deck: str, peeked: list[list[int]]) -> Game:
    """Seat 0 rolls; these cards come next, and each has been looked at by the seats of one of the lists."""
    table = Table(2).monster(0, cards="made_in_a_lab", energy=9).market("jets").dice("1 1 2 2 3 3")
    position = table.next_cards(deck).rolls().game.position()
    this_turn = position.get("this_turn", {})
    assert isinstance(this_turn, dict)
    return Game.from_position({**position, "this_turn": {**this_turn, "peeked": peeked}})


def test_a_card_that_another_has_looked_at_is_not_in_a_view() -> None:
    tank, heal = lab("tank", [[0]]), lab("heal", [[0]])

    look_the_same(tank, heal, 1, None)
    look_different(tank, heal, 0)
    assert (tank.view(0).top, tank.view(1).top) == (["tank"], [])
    assert tank.view(1).deck_size == tank.view(0).deck_size == tank.view(None).deck_size


def test_a_world_has_another_card_where_somebody_has_looked() -> None:
    view = lab("tank", [[0]]).view(1)
    tops = {view.sample(seed).view(0).top[0] for seed in range(40)}

    assert len(tops) > 10
    assert view.sample(1).view(1).top == []
    assert view.sample(1).view(None).deck_size == view.deck_size


def test_a_card_above_one_that_was_seen_is_not_in_a_view() -> None:
    tank, heal = lab("tank frenzy", [[], [1]]), lab("heal frenzy", [[], [1]])

    look_the_same(tank, heal, 0, 1, None)
    assert tank.view(1).top == ["frenzy"]
    world = tank.view(1).sample(2)
    assert (world.view(1).top, len(world.top)) == (["frenzy"], 2)
    check_laws(world, views=False)


def test_cards_that_nobody_has_seen_are_forgotten() -> None:
    look_the_same(lab("tank heal", []), lab("frenzy", []), 0, 1, None)
    assert len(lab("tank heal", []).view(0).sample(1).top) == 0


def test_one_who_has_looked_is_offered_the_same_in_every_world() -> None:
    game = Table(2).monster(0, cards="made_in_a_lab", energy=9).next_cards("tank").market("heal").buys().game

    for seed in range(5):
        world = game.view(0).sample(seed)
        assert texts_of(world) == texts_of(game) == ["buy heal", "buy top", "sweep", "done"]
        world.play("buy top")
        assert world.view(None).discard == ["tank"]


# Questions in private


def costumes(abouts: list[int]) -> Game:
    """The first seat is to choose; each seat is shown the costumes of one of these numbers."""
    game = Game.new(3, "standard halloween=true", seed=4)
    position = game.position()
    pending = position["pending"]
    assert isinstance(pending, list)
    for step, about in zip(pending, abouts, strict=False):
        step["about"] = about
    return Game.from_position({**position, "luck": 99})


def pair(one: int, other: int) -> int:
    return one | other << 5


def test_the_costumes_that_another_is_shown_are_not_in_a_view() -> None:
    one = costumes([pair(0, 1), pair(2, 3), pair(4, 5)])
    other = costumes([pair(0, 1), pair(6, 7), pair(9, 2)])
    first = one.asked

    look_the_same(one, other, first, None)
    look_different(one, other, (first + 1) % 3)
    assert one.view((first + 1) % 3).options == []


def test_nothing_is_left_of_the_costumes_that_somebody_did_not_take() -> None:
    one, other = costumes([pair(0, 1), pair(2, 3), pair(4, 5)]), costumes([pair(0, 7), pair(2, 3), pair(4, 5)])
    second = (one.asked + 1) % 3
    for game in (one, other):
        game.play_option(0)

    look_the_same(one, other, second, None)


def test_worlds_have_other_costumes_for_others_and_never_the_same_twice() -> None:
    game = costumes([pair(0, 1), pair(2, 3), pair(4, 5)])
    offers: set[str] = set()
    for seed in range(30):
        world = game.view(game.asked).sample(seed)
        shown = texts_of(world)
        world.play_option(0)
        second = texts_of(world)
        world.play_option(0)
        assert len({*shown, *second, *texts_of(world)}) == 6
        offers |= {*second}

    assert len(offers) == 10


def test_a_position_that_shows_the_same_costumes_to_everybody_can_be_imagined() -> None:
    game = costumes([pair(0, 1)] * 3)
    shown = [copy for text in texts_of(game) for copy in copies_of(number_named(text.removeprefix("take ")))]
    game.removed = tuple(copy for copy in game.deck if copy not in shown)
    game.deck = in_deck_order(shown)

    world = game.view((game.asked + 1) % 3).sample(3)

    assert sorted(texts_of(world)) == sorted(texts_of(game))


def test_stealing_is_no_secret() -> None:
    table = Table(2).rules(halloween=True).monster(1, place="city", cards="witch").monster(0, energy=9)
    game = table.dice("smash smash smash 1 1 2").resolves().answer("stay").asks(0, "halloween").game

    assert texts_of(game.view(1).sample(1)) == texts_of(game)


# Answers in Tokyo


def both_are_hit() -> Table:
    table = Table(5).monster(1, place="city").monster(2, place="bay").dice("smash smash 1 1 2 2")
    return table.resolves().asks(1, "yield")


def test_what_the_city_answers_is_in_no_view_before_the_bay_has_answered() -> None:
    stayed, yielded = both_are_hit().answer("stay").game, both_are_hit().answer("yield").game

    look_the_same(stayed, yielded, 0, 2, 3, 4, None)
    look_different(stayed, yielded, 1)


def test_the_city_may_have_answered_either_way() -> None:
    view = both_are_hit().answer("stay").game.view(2)
    places = set()
    for seed in range(20):
        world = view.sample(seed)
        world.play("stay")
        places.add(world.view(None).monsters[1].place)

    assert places == {"city", "outside"}


@pytest.mark.parametrize(("answer", "place"), [("stay", "city"), ("yield", "outside")])
def test_the_city_knows_its_own_answer_in_every_world(answer: str, place: str) -> None:
    view = both_are_hit().answer(answer).game.view(1)
    for seed in range(10):
        world = view.sample(seed)
        world.play("stay")
        assert world.view(None).monsters[1].place == place


def test_before_anybody_has_answered_nothing_is_answered_in_any_world() -> None:
    game = both_are_hit().game

    assert game.view(2).sample(1).leaving == game.view(None).sample(1).staying == 0


def test_one_who_stayed_earlier_in_the_turn_and_is_asked_again_has_not_answered() -> None:
    game = both_are_hit().game
    game.staying = 0b110  # to the damage of a card, where rules let monsters leave for that too

    for seat in (0, 1, 2, None):
        assert all(game.view(seat).sample(seed).leaving == 0 for seed in range(5))


# What the view says besides


def test_a_view_has_the_prices_of_all_visible_cards() -> None:
    table = Table(2).monster(0, cards="made_in_a_lab alien_origin", energy=9).monster(1, cards="jets")
    game = table.market("heal tank").next_cards("frenzy").buys().game

    assert game.view(0).prices == {"heal": 2, "tank": 3, "frenzy": 6, "made_in_a_lab": 1, "alien_origin": 2, "jets": 4}
    assert game.view(1).prices == {"heal": 3, "tank": 4, "made_in_a_lab": 2, "alien_origin": 3, "jets": 5}
    assert game.view(None).prices == game.view(1).prices


def test_a_view_has_the_rules_and_the_persons() -> None:
    view = Game.new(3, "course", seed=1, persons=(0, 2)).view(1)

    assert (view.rules, view.players, view.persons, view.over) == (Rules("course"), 3, [0, 2], False)
    assert sorted(view.standings) == [0, 1, 2]
    assert (view.seat, Game.new(2).view(None).seat) == (1, None)


def test_a_view_of_a_finished_game_has_its_standings() -> None:
    game = Table(2).monster(1, points=20).ends_turn().game

    assert (game.view(0).over, game.view(0).standings) == (True, (1, 0))


def test_costumes_are_chosen_in_private_and_dice_are_not() -> None:
    game = Game.new(3, "standard halloween=true", seed=3)
    assert asked_in_private(game)
    assert not asked_in_private(Game.new(3, seed=3))
    table = Table(2).monster(0, cards="metamorph").ends_turn()
    assert table.game.view(None).kind == "metamorph"
    assert not asked_in_private(table.game)


def test_an_answer_is_secret_while_city_and_bay_are_asked_together() -> None:
    hit = "smash smash 1 1 2 3"
    both = Table(6).monster(1, place="city").monster(2, place="bay").dice(hit).resolves()
    one = Table(6).monster(1, place="city").dice(hit).resolves()

    assert answered_in_secret(both.game)
    assert not answered_in_secret(one.game)
    assert not answered_in_secret(both.answer("stay", "stay").game)
