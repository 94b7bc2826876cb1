"""Whole numbers of any kind are taken, NumPy's among them: seats, seeds, options, and numbers of positions."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import kingoftokyo
from kingoftokyo import Choice, Game, PositionError, SetupError
from kingoftokyo.players.play import play_game
from kingoftokyo.players.registry import names, player_named
from kingoftokyo.rules import blank_game, lookahead, play_out
from kingoftokyo.rules.settings import Rules
from rules.asking.test_bad_input import NO_NUMBERS, Numberlike
from table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

SOURCE = Path(kingoftokyo.__file__).parent / "rules"


def _numpy_number(number: int) -> Any:  # noqa: ANN401  the compiled engine must take it, whatever its type says
    return pytest.importorskip("numpy").int64(number)


KINDS: dict[str, Callable[[int], Any]] = {"numberlike": Numberlike, "numpy": _numpy_number}


@pytest.fixture(params=list(KINDS.values()), ids=list(KINDS))
def kind(request: pytest.FixtureRequest) -> Callable[[int], Any]:
    made: Callable[[int], Any] = request.param
    return made


def test_a_game_is_made_and_played_by_them(kind: Callable[[int], Any]) -> None:
    game, same = Game.new(kind(3), seed=kind(7), persons=[kind(1)]), Game.new(3, seed=7, persons=[1])

    game.play_option(kind(0))
    game.play("stop", seat=kind(game.asked))
    same.play_option(0)
    same.play("stop")

    assert game.position() == same.position()
    assert game.record() == same.record()
    assert type(game.history.seed) is int if game.history else False
    assert Game.position_limits(kind(5)).places == Game.position_limits(5).places
    assert len(blank_game(kind(2), Rules()).monsters) == 2


def test_a_seat_looks_and_interjects_by_them(kind: Callable[[int], Any]) -> None:
    table = Table(2).monster(1, cards="rapid_healing", energy=4, health=5).dice("1 1 2 2 3 3").rolls()

    assert table.game.view(kind(1)).seat == 1
    assert [choice.text for choice in table.game.any_time_choices(kind(1))] == ["use rapid_healing"]
    assert table.game.parse_interjection(kind(1), "use rapid_healing").card == "rapid_healing"
    table.game.interject(kind(1), "use rapid_healing")
    table.has(1, health=6)


def test_options_and_choices_are_found_by_them(kind: Callable[[int], Any]) -> None:
    game = Game.new(2, seed=1)
    assert game.decision is not None
    options = game.decision.options

    assert options[kind(-1)].text == "stop"
    assert options[kind(0) : kind(3)] == options[:3]
    assert Choice(kind(options[2].code)) == options[2]
    assert type(Choice(kind(options[2].code)).code) is int
    game.play(Choice(kind(options[2].code)))


def test_worlds_and_random_games_are_seeded_by_them(kind: Callable[[int], Any]) -> None:
    game = Game.new(4, seed=1)
    view = game.view(0)

    assert view.sample(kind(9)).rng == view.sample(9).rng
    assert lookahead.with_chance(game, kind(9)).rng == lookahead.with_chance(game, 9).rng
    one, other = game.clone(), game.clone()
    assert play_out(one, kind(3), kind(20)) == play_out(other, 3, 20) == 20
    assert one.position() == other.position()


def test_lookahead_takes_seats_of_any_kind(kind: Callable[[int], Any]) -> None:
    table = Table(3).monster(0, energy=4).monster(1, place="city", health=4).monster(2, place="dead").market("jets")
    game = table.buys().game

    assert lookahead.health_of(game, kind(1)) == 4
    assert lookahead.is_dead(game, kind(2))
    assert lookahead.health_of(lookahead.with_health(game, kind(1), kind(7)), 1) == 7
    assert not lookahead.others_may_meddle(game, kind(0))
    assert lookahead.tokyo_pays_points(game.view(0), kind(1))
    assert lookahead.idle_turn(game, kind(1), outside=False) == lookahead.idle_turn(game, 1, outside=False) != []
    buy = game.parse_choice("done")
    assert lookahead.changes_only_energy(game, buy, kind(0)) == lookahead.changes_only_energy(game, buy, 0)


def test_players_are_seeded_by_them(kind: Callable[[int], Any]) -> None:
    for name in names():
        player = player_named(name, kind(5))
        assert (player.seed, type(player.seed)) == (5, int)
    games = [Game.new(2, seed=4), Game.new(2, seed=4)]
    for game, seed in zip(games, (kind(3), 3), strict=True):
        play_game(game, [player_named("random", seed), player_named("greedy", seed)])
    assert games[0].record() == games[1].record()


def test_a_position_accepts_them_and_is_written_with_plain_ones(kind: Callable[[int], Any]) -> None:
    def position(number: Callable[[int], Any]) -> dict[str, object]:
        return {
            "rules": "standard cultists=true tokyo_tower=true",
            "turn": number(1),
            "seed": number(3),
            "persons": [number(1)],
            "monsters": [
                {"health": number(4), "points": number(3), "cultists": number(2), "tower": [number(1)]},
                {"energy": number(5), "cards": [{"card": "smoke_cloud", "counters": number(2)}]},
            ],
        }

    game, same = Game.from_position(position(kind)), Game.from_position(position(int))

    assert game.position() == same.position()
    assert game.record() == same.record()
    assert Game.from_record(game.record()).position() == same.position()


@pytest.mark.parametrize("bad", NO_NUMBERS, ids=repr)
def test_what_is_no_whole_number_is_refused(bad: Any) -> None:  # noqa: ANN401  whatever a stranger gives
    game = Game.new(2)

    with pytest.raises(SetupError, match="seed: a whole number is expected, not"):
        game.view(0).sample(bad)
    with pytest.raises(SetupError, match="seed: a whole number is expected, not"):
        play_out(game, bad)
    with pytest.raises(SetupError, match="most: a whole number is expected, not"):
        play_out(game, 1, bad)
    with pytest.raises(SetupError, match="seed: a whole number is expected, not"):
        lookahead.with_chance(game, bad)
    with pytest.raises(PositionError, match="turn: a whole number is expected, not"):
        Game.from_position({"turn": bad, "monsters": [{}, {}]})
    assert game.history is not None


def test_no_public_method_insists_on_pythons_own_numbers() -> None:
    """Compiled, a parameter of type `int` refuses NumPy's before anything of ours runs."""
    inside = {("Options", "code")}  # for the computer players
    found: list[tuple[str, str]] = []
    for file, name in (
        ("game.py", "Game"),
        ("views/view.py", "View"),
        ("asking/options.py", "Options"),
        ("asking/choices.py", "Choice"),
    ):
        [owner] = [
            part
            for part in ast.parse((SOURCE / file).read_text(encoding="utf-8")).body
            if isinstance(part, ast.ClassDef) and part.name == name
        ]
        found += [
            (name, method.name)
            for method in owner.body
            if isinstance(method, ast.FunctionDef) and not method.name.startswith("_")
            for argument in (*method.args.args, *method.args.kwonlyargs)
            if argument.annotation is not None and ast.unparse(argument.annotation) in ("int", "i64", "int | None")
        ]

    assert set(found) == inside
