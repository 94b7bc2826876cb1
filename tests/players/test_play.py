"""Playing with players: asking them, checking what they answer, and what happens when they fail."""

from __future__ import annotations

import time
from math import inf
from typing import TYPE_CHECKING, ClassVar

import pytest

from kingoftokyo import Choice, Game, Rules, SetupError
from kingoftokyo.players.ask import Answer, Fault, ask_player, fallback, reason_text
from kingoftokyo.players.clock import Clock, clock_while_people_wait
from kingoftokyo.players.play import Faults, decide, play_game
from kingoftokyo.players.player import Player
from kingoftokyo.players.random_player import RandomPlayer
from laws.laws import VARIANTS
from own_deck import Failed, Nurse, with_own_cards
from table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from kingoftokyo import Decision, View


class Acting(Player):
    """Answers whatever it is made to; a plain class, as people write them."""

    name: ClassVar[str] = "acting"

    def __init__(self, act: Callable[[View, Decision, Clock], object]) -> None:
        super().__init__(0)
        self.act = act

    def choose(self, view: View, decision: Decision, clock: Clock) -> Choice | str:
        return self.act(view, decision, clock)  # type: ignore[return-value]  # it may be anything


class NoTextError(Exception):
    def __str__(self) -> str:
        raise ValueError


class Shouting(str):
    __slots__ = ()

    def lower(self) -> str:
        raise ValueError


def buying() -> Game:
    return Table(2).monster(0, energy=3).market("heal").buys().game


def raising(error: BaseException) -> Acting:
    def act(*_: object) -> object:
        raise error

    return Acting(act)


def after(player: Player, limit: float | None = None) -> tuple[Game, Faults]:
    """Seat 0 may buy Heal, and this player decides."""
    game, faults = buying(), Faults()
    decide(game, player, Clock(limit), faults)
    return game, faults


def bought(game: Game) -> bool:
    return game.view(None).discard == ["heal"]


# Answers


def test_a_player_answers_with_an_option_or_its_text() -> None:
    for answer in (Acting(lambda _view, decision, _clock: decision.options[0]), Acting(lambda *_: "buy heal")):
        game, faults = after(answer)
        assert bought(game)
        assert (faults.total, faults.as_data()) == (0, [])


def test_a_player_is_shown_what_its_seat_may_know() -> None:
    seen: list[tuple[int | None, list[str], list[str]]] = []

    def look(view: View, decision: Decision, _clock: Clock) -> object:
        seen.append((view.seat, view.options, [option.text for option in decision.options]))
        return "done"

    after(Acting(look))
    assert seen == [(0, ["buy heal", "sweep", "done"], ["buy heal", "sweep", "done"])]


@pytest.mark.parametrize(
    "answer", ["buy tank", "", None, 3, Choice(63), Choice(2**80), Choice(-1), ["done"], Shouting("done")]
)
def test_an_answer_that_is_not_possible_loses_the_decision(answer: object) -> None:
    game, faults = after(Acting(lambda *_: answer))

    assert not bought(game)
    assert game.view(None).active == 1
    assert (faults.count(0, "illegal"), faults.total) == (1, 1)


def test_what_is_wrong_is_kept_the_first_time() -> None:
    game, faults = buying(), Faults()
    decide(game, Acting(lambda *_: "buy tank"), Clock(), faults)
    while game.asked != 0:
        decide(game, RandomPlayer(), Clock(), faults)
    decide(game, Acting(lambda *_: "buy moon"), Clock(), faults)

    assert faults.count(0, "illegal") == 2
    assert faults.first(0, "illegal").startswith("buy: 'buy tank' is not possible now")
    assert faults.first(1, "illegal") == ""
    assert faults.as_data() == [{"seat": 0, "kind": "illegal", "count": 2, "first": faults.first(0, "illegal")}]


# Raising


@pytest.mark.parametrize(
    "error", [ValueError("no idea"), SystemExit(1), MemoryError(), RecursionError(), GeneratorExit()]
)
def test_a_player_that_raises_loses_the_decision(error: BaseException) -> None:
    game, faults = after(raising(error))

    assert game.view(None).active == 1
    assert (faults.count(0, "raised"), faults.total) == (1, 1)
    assert type(error).__name__ in faults.first(0, "raised")


def test_an_exception_is_reported_with_its_place_in_the_players_code() -> None:
    said = after(raising(ValueError("no idea")))[1].first(0, "raised")

    assert said.startswith("buy: ValueError: no idea (test_play.py, line ")


def test_an_exception_without_a_readable_message_is_counted() -> None:
    assert after(raising(NoTextError()))[1].first(0, "raised").startswith("buy: NoTextError (test_play.py, ")


def test_an_interruption_by_the_person_is_no_fault_of_the_player() -> None:
    with pytest.raises(KeyboardInterrupt):
        after(raising(KeyboardInterrupt()))


def test_a_player_that_does_not_choose_raises() -> None:
    assert after(Player())[1].count(0, "raised") == 1
    assert Player().why() == ""


# Asking without playing


class Duck:
    """No Player, but it chooses."""

    def choose(self, _view: View, _decision: Decision, _clock: Clock) -> str:
        return " Buy  HEAL "


def asked(player: object, game: Game, limit: float | None = None) -> Answer:
    decision = game.decision
    assert decision is not None
    before = game.key()
    answer = ask_player(player, game.view(decision.seat), decision, Clock(limit))
    assert game.key() == before
    return answer


def test_the_answer_of_any_class_of_player_is_an_option_and_the_game_is_unchanged() -> None:
    answer = asked(Duck(), buying())

    assert (answer.choice.text, answer.error, answer.message, answer.exception) == ("buy heal", "", "", None)


def test_a_failed_answer_is_the_fallback_with_the_kind_of_error_and_what_was_raised() -> None:
    error = ValueError("no idea")
    answers = [
        asked(raising(error), buying()),
        asked(raising(Fault("died", "its process ended")), buying()),
        asked(Acting(lambda *_: "buy moon"), buying()),
        asked(Acting(lambda *_: "done"), buying(), limit=-1.0),
        asked(object(), buying()),
    ]

    assert [answer.choice.text for answer in answers] == ["done"] * 5
    assert [answer.error for answer in answers] == ["raised", "died", "illegal", "late", "raised"]
    assert answers[0].exception is error
    assert answers[1].message == "its process ended"
    assert "'buy moon' is not possible now; seat 0 may choose: buy heal, sweep, done" in answers[2].message


def test_dice_to_keep_may_be_named_in_any_order() -> None:
    game = Table(2).dice("1 1 2 2 3 3").rolls().game

    assert asked(Acting(lambda *_: "keep 3 1"), game).choice.text == "keep 1 3"
    assert asked(Acting(lambda *_: "keep 3 3 2 2 1 1"), game).choice.text == "stop"
    assert asked(Acting(lambda *_: "keep smash"), game).error == "illegal"


def nursing(health: int) -> Game:
    """Seat 0 may buy, and has a card that cannot even offer what it does with 1 health."""
    return with_own_cards(Table(2).monster(0, health=health, energy=3, cards="own_nurse")).buys().game


def test_what_fails_while_the_question_is_prepared_is_no_fault_of_the_player() -> None:
    game, faults = nursing(health=1), Faults()

    with pytest.raises(Failed):
        decide(game, RandomPlayer(), Clock(), faults)

    assert faults.total == 0


def test_what_fails_while_the_answer_is_read_is_no_fault_of_the_player(monkeypatch: pytest.MonkeyPatch) -> None:
    game = nursing(health=9)

    def answer_and_break(*_: object) -> object:
        monkeypatch.setattr(Nurse, "at_any_time", lambda *_: 1 / 0)
        return "done"

    answer = asked(Acting(answer_and_break), game)

    assert (answer.choice.text, answer.error) == ("done", "unasked")
    assert answer.message.startswith("ZeroDivisionError: division by zero (test_play.py, line ")


def test_a_player_that_cannot_say_why_loses_nothing() -> None:
    class Speechless(Player):
        def why(self) -> str:
            raise ValueError

    assert [reason_text(player) for player in (Speechless(), Player(), object())] == ["", "", ""]


# Time


def test_a_player_that_takes_too_long_loses_the_decision() -> None:
    def dawdle(_view: View, _decision: Decision, clock: Clock) -> object:
        while clock.left() > 0:
            pass
        return "buy heal"

    game, faults = after(Acting(dawdle), limit=0.01)

    assert not bought(game)
    assert (faults.count(0, "late"), faults.total) == (1, 1)
    assert faults.first(0, "late").endswith("s too late")


def test_while_people_wait_a_late_answer_is_played_all_the_same() -> None:
    def dawdle(_view: View, _decision: Decision, clock: Clock) -> object:
        while clock.left() > 0:
            pass
        return "buy heal"

    game, faults = buying(), Faults()

    decide(game, Acting(dawdle), Clock(0.01, strict=False), faults)

    assert bought(game)
    assert faults.total == 0
    assert not clock_while_people_wait().strict


def test_a_player_in_time_is_not_late() -> None:
    game, faults = after(Acting(lambda *_: "buy heal"), limit=60.0)

    assert bought(game)
    assert faults.total == 0


def test_the_time_of_a_decision_begins_when_it_is_asked() -> None:
    clock = Clock(0.05)
    time.sleep(0.06)
    assert clock.left() < 0
    clock.start()
    assert 0 < clock.left() <= 0.05


def test_a_clock_without_a_limit_has_no_end() -> None:
    assert (Clock().limit, Clock().left()) == (None, inf)


# The fallback


def falls_back(table: Table) -> str:
    assert table.game.decision is not None
    return fallback(table.game.decision).text


def test_the_fallback_changes_nothing() -> None:
    yielding = Table(2).monster(1, place="city").dice("smash 1 1 2 2 3").resolves()
    wings = Table(2).monster(1, place="city", cards="wings", energy=2).dice("smash 1 1 2 2 3").resolves()
    frozen = Table(2).monster(0, cards="freeze_time").monster(1, place="city").dice("1 1 1 2 2 3").resolves()
    probing = Table(2).monster(1, cards="psychic_probe").dice("1 1 2 2 3 3").last_roll_done()

    assert falls_back(Table(2).dice("1 1 2 2 3 3").rolls()) == "stop"
    assert falls_back(Table(2).monster(0, energy=9).market("heal tank").buys()) == "done"
    assert [falls_back(table) for table in (yielding, wings, frozen, probing)] == ["stay", "accept", "decline", "pass"]


def test_the_fallback_keeps_all_dice_where_nobody_stops_early() -> None:
    table = Table(2).rules(rolls="exactly_three").dice("1 1 2 2 3 3").rolls()

    assert falls_back(table) == "keep 1 1 2 2 3 3"


def test_the_fallback_is_the_first_option_where_something_must_be_done() -> None:
    table = Table(2).monster(0, energy=8).monster(1, cards="jets wings").market("mimic").buys().answer("buy mimic")

    assert falls_back(table) == "mimic jets of seat 1"


@pytest.mark.parametrize("rules", VARIANTS[::6], ids=lambda rules: rules.text)
def test_a_game_of_players_that_never_answer_comes_to_its_end(rules: Rules) -> None:
    game = Game.new(3, rules, seed=2)
    faults = play_game(game, [Acting(lambda *_: "pardon?") for _ in range(3)])

    assert game.over
    assert faults.total == game.number


# Whole games


def test_a_game_is_played_to_its_end() -> None:
    game = Game.new(4, seed=3)

    assert play_game(game, [RandomPlayer(seat) for seat in range(4)], limit=60.0).total == 0
    assert game.over


def test_one_bad_player_does_not_change_what_the_others_are_asked() -> None:
    game = Game.new(3, seed=3)
    faults = play_game(game, [RandomPlayer(1), raising(ValueError("no")), RandomPlayer(2)])

    assert game.over
    assert faults.count(0, "raised") == faults.count(2, "raised") == 0
    assert faults.count(1, "raised") == faults.total > 0


def test_every_seat_needs_a_player() -> None:
    with pytest.raises(SetupError, match="3 monsters need as many players, not 2"):
        play_game(Game.new(3), [RandomPlayer(), RandomPlayer()])


def test_nobody_decides_in_a_finished_game() -> None:
    game = Table(2).monster(0, points=20).ends_turn().game

    with pytest.raises(SetupError, match="the game is over"):
        decide(game, RandomPlayer(), Clock(), Faults())


class Tampering(Player):
    """It changes the table that it is shown, and answers what is possible there only."""

    name = "tampering"

    def choose(self, view: View, decision: Decision, clock: Clock) -> str:
        view._game.monsters[0].energy = 9  # noqa: SLF001  as a stranger might
        return "buy heal"


def test_a_player_that_changes_what_it_is_shown_loses_its_decision_and_no_more() -> None:
    game = Game.from_position("step=buy market=[heal] monsters=[(energy=2) ()]")
    faults = Faults()

    answer = decide(game, Tampering(), Clock(), faults)

    assert (answer.choice.text, answer.error) == ("done", "illegal")
    assert faults.total == 1
