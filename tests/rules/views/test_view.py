"""What a seat, or a spectator, may know."""

from __future__ import annotations

from kingoftokyo import Game, View
from table import Table


def plain_values(value: object) -> object:
    """A view and everything in it as plain values that can be compared."""
    if isinstance(value, list):
        return [plain_values(part) for part in value]
    if type(value).__module__.startswith("kingoftokyo"):
        names = [name for name in dir(value) if not name.startswith("_")]
        return {name: plain_values(getattr(value, name)) for name in names if not callable(getattr(value, name))}
    return value


def visible_fields(view: View) -> dict[str, object]:
    plain = plain_values(view)
    assert isinstance(plain, dict)
    assert "monsters" in plain
    return plain


def test_everybody_sees_the_monsters_and_the_market_alike() -> None:
    game = Game.new(4, seed=3)
    views = [visible_fields(game.view(seat)) for seat in (*range(4), None)]

    for public in ("turn", "active", "number", "monsters", "dice", "rolls_left", "smashes", "deck_size", "discard"):
        assert [view[public] for view in views] == [views[0][public]] * 5
    assert [view["asked"] for view in views] == [game.active] * 5
    assert [view["kind"] for view in views] == ["roll"] * 5


def test_a_view_shows_what_is_on_the_table() -> None:
    table = Table(2).monster(0, energy=5, points=3, poison=1, shrink=2, cards="even_bigger armor_plating", health=11)
    view = table.market("heal tank acid_attack").discarded("skyscraper").buys().game.view(0)

    monster = view.monsters[0]
    assert (monster.health, monster.max_health, monster.points, monster.energy) == (11, 12, 3, 5)
    assert (monster.poison, monster.shrink, monster.place) == (1, 2, "outside")
    assert [(card.id, card.counters, card.used) for card in monster.cards] == [
        ("even_bigger", 0, False),
        ("armor_plating", 0, False),
    ]
    assert [(card.slot, card.id, card.cost) for card in view.market] == [
        (0, "heal", 3),
        (1, "tank", 4),
        (2, "acid_attack", 6),
    ]
    assert view.discard == ["skyscraper"]
    assert (view.winner, view.reason) == (None, "")


def test_counters_on_a_card_are_seen() -> None:
    table = Table(2).monster(0, cards=[{"card": "battery_monster", "counters": 4}], energy=2)

    assert table.buys().game.view(1).monsters[0].cards[0].counters == 4


def test_only_the_asked_seat_sees_its_options() -> None:
    game = Table(3).monster(0, energy=3).market("heal tank acid_attack").buys().game

    assert game.view(0).options == ["buy heal", "sweep", "done"]
    assert game.view(1).options == game.view(2).options == game.view(None).options == []


def test_prices_are_those_of_the_seat_that_looks() -> None:
    game = Table(2).monster(1, cards="alien_origin").market("heal tank acid_attack").monster(0, energy=9).buys().game

    assert [card.price for card in game.view(0).market] == [3, 4, 6]
    assert [card.price for card in game.view(1).market] == [2, 3, 5]
    assert [card.price for card in game.view(None).market] == [3, 4, 6]


def test_an_empty_place_of_the_market_is_not_shown() -> None:
    game = Table(2).monster(0, energy=2).market("heal").buys().game

    assert [card.id for card in game.view(0).market] == ["heal"]


def test_a_view_has_nothing_of_the_generator_nor_of_the_deck_s_order() -> None:
    game = Game.new(3, seed=8)
    reseeded = game.clone()
    reseeded.rng = 12345
    reseeded.loaded.append(1)

    for seat in (0, 1, 2, None):
        assert visible_fields(game.view(seat)) == visible_fields(reseeded.view(seat))
    assert set(visible_fields(game.view(0))) == {
        "active",
        "asked",
        "deck_size",
        "details",
        "dice",
        "discard",
        "kind",
        "market",
        "monsters",
        "number",
        "options",
        "choices",
        "step",
        "over",
        "persons",
        "players",
        "prices",
        "reason",
        "rolls_left",
        "rules",
        "seat",
        "smashes",
        "standings",
        "top",
        "turn",
        "unseen",
        "winner",
    }


def test_every_card_that_is_nowhere_else_is_still_in_the_deck() -> None:
    table = Table(2).monster(0, energy=2, cards="extra_head").market("heal tank acid_attack").discarded("skyscraper")
    unseen = table.buys().game.view(None).unseen

    assert unseen == sorted(unseen)
    assert len(unseen) == 66 - 5
    assert unseen.count("extra_head") == 1  # of two copies
    assert not {"heal", "tank", "acid_attack", "skyscraper"} & set(unseen)


def test_a_card_on_top_is_unseen_by_all_but_who_has_looked_at_it() -> None:
    game = Game.from_position(
        "step=buy market=[heal tank jets] deck=[corner_store] monsters=[(energy=9 cards=[made_in_a_lab]) ()]"
    )

    assert game.view(0).top == ["corner_store"]
    assert "corner_store" not in game.view(0).unseen
    assert game.view(1).unseen == sorted([*game.view(0).unseen, "corner_store"])


def test_cards_known_to_come_next_look_like_any_others_of_the_deck() -> None:
    first = Table(2).monster(0, energy=2).market("heal").next_cards("tank frenzy").buys().game
    other = Table(2).monster(0, energy=2).market("heal").next_cards("frenzy").buys().game

    assert visible_fields(first.view(0)) == visible_fields(other.view(0))


def both_in_tokyo_are_hit() -> Game:
    table = Table(5).monster(1, place="city").monster(2, place="bay").dice("smash smash 1 1 2 2")
    return table.resolves().asks(1, "yield").game


def test_the_bay_does_not_see_what_the_city_answered() -> None:
    stayed, yielded = both_in_tokyo_are_hit(), both_in_tokyo_are_hit()
    stayed.play("stay")
    yielded.play("yield")

    for seat in (2, 0, 3, None):
        assert visible_fields(stayed.view(seat)) == visible_fields(yielded.view(seat))
    assert stayed.view(2).options == ["stay", "yield"]


def test_the_city_s_answer_changes_nothing_that_is_seen_but_who_is_asked() -> None:
    for answer in ("stay", "yield"):
        game = both_in_tokyo_are_hit()
        before = visible_fields(game.view(2))
        events = game.play(answer)
        after = visible_fields(game.view(2))

        assert events == []
        changed = {name for name in before if before[name] != after[name]}
        assert changed == {"asked", "choices", "details", "number", "options"}


def test_both_answers_are_shown_when_both_are_given() -> None:
    game = both_in_tokyo_are_hit()
    game.play("yield")
    game.play("stay")

    places = [monster.place for monster in game.view(None).monsters]
    assert places == ["city", "outside", "bay", "outside", "outside"]


def test_a_view_is_a_snapshot() -> None:
    game = Game.new(2, seed=1)
    view = game.view(None)
    before = visible_fields(view)
    while not game.over:
        game.play_option(0)

    assert visible_fields(view) == before


def test_looking_changes_nothing() -> None:
    looked_at, alone = Game.new(5, seed=6), Game.new(5, seed=6)
    while not alone.over:
        for seat in (0, 1, 2, 3, 4, None):
            looked_at.view(seat)
        choice = alone.number % alone.option_count()
        alone.play_option(choice)
        looked_at.play_option(choice)
        assert (looked_at.key(), looked_at.rng) == (alone.key(), alone.rng)


def test_a_finished_game_shows_who_won_and_why_and_asks_nobody() -> None:
    view = Table(2).monster(0, points=20).ends_turn().game.view(0)

    assert (view.winner, view.reason, view.asked, view.kind, view.options) == (0, "points", None, None, [])
