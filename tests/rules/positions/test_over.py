"""The position of a game that is over: how it ended, and the table as it was then."""

from __future__ import annotations

import json

import pytest

from kingoftokyo import Game, GameOverError, PositionError
from kingoftokyo.rules import events
from laws.laws import check_laws
from rules.records.games import RULES, played
from table import Table

DEAD = {"place": "dead"}


def over(winner: int | None, reason: str, *monsters: object, **fields: object) -> Game:
    ended: dict[str, object] = {"reason": reason} if winner is None else {"winner": winner, "reason": reason}
    return Game.from_position({"monsters": list(monsters), "over": ended, **fields}, listen=True)


def refused(says: str, **fields: object) -> None:
    position = {"monsters": [{"points": 20}, {}], "over": {"winner": 0, "reason": "points"}}
    with pytest.raises(PositionError, match=says):
        Game.from_position({**position, **fields})


# Writing and reading


@pytest.mark.parametrize("rules", RULES)
def test_a_finished_game_is_written_down_and_read_again(rules: str) -> None:
    for players in range(2, 7):
        game = played(Game.new(players, rules, seed=players), players)
        for position in (game.position_line(), json.dumps(game.position())):
            again = Game.from_position(position)
            assert (again.over, again.winner, again.reason) == (True, game.winner, game.reason)
            assert (again.standings, again.turn, again.number) == (game.standings, game.turn, game.number)
            assert again.key() == game.key()
            assert again.position() == game.position()
            check_laws(again)


def test_a_finished_game_says_who_has_won_and_why() -> None:
    game = Table(2).monster(0, points=20).ends_turn().ended(0, "points").game

    assert game.position()["over"] == {"winner": 0, "reason": "points"}
    assert "over=(winner=0 reason=points)" in game.position_line()
    assert "pending" not in game.position()


def test_nobody_has_won_when_all_are_dead() -> None:
    table = Table(3).monster(0, health=3, energy=4).monster(1, health=2).monster(2, health=1)
    game = table.market("high_altitude_bombing").buys().answer("buy high_altitude_bombing").game

    assert game.position()["over"] == {"reason": "all dead"}
    again = Game.from_position(game.position_line())
    assert (again.over, again.winner, again.standings) == (True, None, (0, 2, 1))


def test_a_game_won_by_a_card_names_the_card() -> None:
    table = Table(2).rules(tokyo_tower=True).monster(0, place="city", tower=[1, 2]).dice("1 1 1 1 2 3").resolves()

    game = Game.from_position(table.ended(0, "tokyo_tower").game.position_line())
    assert (game.winner, game.reason) == (0, "tokyo_tower")


def test_the_bay_may_still_be_held_when_the_game_ends_before_it_closes() -> None:
    game = over(None, "person eliminated", {"place": "bay"}, DEAD, DEAD, {}, {}, rules="solo", persons=[1])

    assert (game.over, game.winner, game.reason) == (True, None, "person eliminated")
    assert game.view(None).monsters[0].place == "bay"


def test_every_ending_can_be_set_up() -> None:
    assert over(1, "points", {}, {"points": 20}).standings == (1, 0)
    assert over(1, "last alive", DEAD, {"health": 1}).winner == 1
    assert over(None, "all dead", DEAD, DEAD).winner is None
    assert over(0, "tokyo_tower", {}, {}).reason == "tokyo_tower"


# What can be done with it


def test_nothing_is_asked_and_everything_can_be_looked_at() -> None:
    game = over(1, "last alive", {"place": "dead", "rank": 1}, {"place": "city", "cards": ["jets"]}, market=["heal"])

    assert game.decision is None
    assert game.events == [events.GameEnded(1, "last alive")]
    for seat in (0, 1, None):
        view = game.view(seat)
        assert (view.over, view.winner, view.reason, view.step) == (True, 1, "last alive", "end")
        assert (view.asked, view.kind, view.options, view.details) == (None, None, [], {})
        assert [card.id for card in view.monsters[1].cards] == ["jets"]
        assert [card.id for card in view.market] == ["heal"]
        assert view.sample(3).position()["over"] == {"winner": 1, "reason": "last alive"}
    with pytest.raises(GameOverError):
        game.play("stop")


def test_its_record_says_how_it_ended() -> None:
    game = over(0, "points", {"points": 20}, {})

    assert "result: seat 0, points" in game.record()
    again = Game.from_record(game.record())
    assert (again.over, again.position()) == (True, game.position())


# What cannot be


@pytest.mark.parametrize("field", ["step", "pending"])
def test_nothing_is_owed_any_more(field: str) -> None:
    refused(
        f"^{field}: a game that is over has no pending steps",
        **{field: "buy" if field == "step" else [{"step": "sell"}]},
    )


def test_what_is_no_ending_is_refused() -> None:
    refused("^over: an object with fields is expected, not 'points'", over="points")
    refused("^over: there is no field 'loser'; there are winner, reason", over={"loser": 1})
    refused("^over.winner: 2 is not between 0 and 1", over={"winner": 2, "reason": "points"})
    refused("^over.winner: a whole number is expected, not None", over={"winner": None, "reason": "points"})
    refused("^over.reason: a text is expected, not 3", over={"winner": 0, "reason": 3})
    for reason in ("", "boredom", "dice"):
        refused(
            f"^over.reason: '{reason}' is not a reason why a game ends: points, last alive, all dead, ",
            over={"winner": 0, "reason": reason},
        )


@pytest.mark.parametrize(
    ("ended", "monsters"),
    [
        ({"winner": 1, "reason": "points"}, [{"points": 20}, {}]),
        ({"reason": "points"}, [{"points": 20}, {}]),
        ({"winner": 0, "reason": "last alive"}, [{}, {}]),
        ({"winner": 0, "reason": "last alive"}, [DEAD, {}]),
        ({"reason": "last alive"}, [DEAD, {}]),
        ({"reason": "all dead"}, [DEAD, {}]),
        ({"winner": 0, "reason": "all dead"}, [DEAD, DEAD]),
        ({"reason": "person eliminated"}, [DEAD, {}]),
        ({"winner": 0, "reason": "tokyo_tower"}, [DEAD, {}]),
    ],
)
def test_an_ending_that_the_table_does_not_show_is_refused(ended: dict[str, object], monsters: list[object]) -> None:
    refused(
        f"^over.reason: the game cannot have ended by '{ended['reason']}' with these monsters and this winner",
        monsters=monsters,
        over=ended,
        persons=[0],
    )


@pytest.mark.parametrize(("winner", "persons"), [(None, [1]), (None, []), (1, [0])])
def test_a_person_must_be_out_for_the_game_to_end_by_it(winner: int | None, persons: list[int]) -> None:
    with pytest.raises(PositionError, match="cannot have ended by 'person eliminated'"):
        over(winner, "person eliminated", DEAD, {}, {}, rules="solo", persons=persons)


def test_two_monsters_cannot_have_ended_in_one_place() -> None:
    refused("^monsters: .*city", monsters=[{"place": "city", "points": 20}, {"place": "city"}])
    refused("^monsters: .*[Bb]ay", monsters=[{"place": "bay", "points": 20}, {}], rules="simple")
