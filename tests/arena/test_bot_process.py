"""Strangers' bots: whatever they do costs themselves, and the report says what it was."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kingoftokyo import Game, SetupError
from kingoftokyo.arena.entrants import Cast, entrant_of, try_out
from kingoftokyo.arena.match import Outcome, play_match
from kingoftokyo.arena.report.notes import notes_of
from kingoftokyo.arena.results import results_of
from kingoftokyo.arena.sandbox.child import BEGIN, CHOOSE, Bot, reply_to
from kingoftokyo.arena.sandbox.namespaces import Isolation
from kingoftokyo.arena.sandbox.self_check import own_error
from kingoftokyo.arena.schedule import Match, Terms, draw_up
from kingoftokyo.arena.tournament import run
from kingoftokyo.players.clock import Clock
from kingoftokyo.players.godzilla.adapter import knows
from kingoftokyo.players.play import Faults, decide
from kingoftokyo.players.random_player import RandomPlayer
from kingoftokyo.players.registry import names
from kingoftokyo.rules import numbers_in_sight, numbers_of, rules_from_text

if TYPE_CHECKING:
    from kingoftokyo.players.ask import Answer
    from kingoftokyo.players.player import Player

STRANGERS = Path(__file__).with_name("strangers.py")
TERMS = Terms(limit=5.0, memory=512, rerolls=0)
HASTY = TERMS._replace(limit=0.1)


def spec_of(bot: str) -> str:
    return f"{STRANGERS}:{bot}"


def played(*entrants: str, terms: Terms = TERMS, seed: int = 1, cast: Cast | None = None) -> Outcome:
    """A game that is over in any case."""
    outcome = play_match(Match(0, entrants, seed, "simple"), terms, cast)
    assert outcome.reason in {"points", "last alive", "all dead"}
    return outcome


def faults_of(bot: str, terms: Terms = TERMS) -> dict[str, tuple[int, str]]:
    """The errors of a bot against `random`, which makes none."""
    outcome = played("random", spec_of(bot), terms=terms)
    assert all(fault.seat == 1 for fault in outcome.faults)
    return {fault.kind: (fault.times, fault.first) for fault in outcome.faults}


def alive(marker: str) -> list[str]:
    """The processes of bots whose command line has this in it."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            line = (process / "cmdline").read_bytes().replace(b"\0", b" ").decode()
            state = (process / "stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            continue
        if "kingoftokyo.arena.sandbox.child" in line and marker in line and state != "Z":
            found.append(line)
    return found


# Good ones


@pytest.mark.parametrize("bot", ["Good", "Duck", "Counting"])
def test_a_good_bot_plays_without_a_fault_at_all_seats_of_all_games(bot: str) -> None:
    with Cast(TERMS) as cast:
        for seed in range(3):
            outcome = played(spec_of(bot), "random", spec_of(bot), seed=seed, cast=cast)
            assert (outcome.faults, outcome.printed) == ((), ())


@pytest.mark.parametrize("rules", ["standard", "course", "solo", "standard halloween=true cultists=true"])
def test_a_bot_is_shown_the_same_as_a_player_of_this_package(rules: str) -> None:
    outcome = play_match(Match(0, (spec_of("Good"), "random", spec_of("Good")), 2, rules), TERMS)

    assert outcome.faults == ()


def test_the_same_match_gives_the_same_outcome_whatever_was_played_before() -> None:
    alone = played(spec_of("Talking"), spec_of("Raising"))
    with Cast(TERMS) as cast:
        played(spec_of("Talking"), spec_of("Talking"), seed=9, cast=cast)
        after = played(spec_of("Talking"), spec_of("Raising"), cast=cast)

    assert after == alone


def test_a_bot_comes_from_a_module_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "zoo").mkdir()
    (tmp_path / "zoo" / "ape.py").write_text(STRANGERS.read_text())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", "")

    assert try_out(entrant_of("zoo.ape:Good"), TERMS) == ""
    assert played("zoo.ape:Good", "random").faults == ()


# Raising


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("Unmade", "RuntimeError: not today (strangers.py, line "),
        ("Raising", "KeyError: 'nothing' (strangers.py, line "),
        ("Leaving", "SystemExit: good bye"),
        ("Eating", "MemoryError"),
        ("Endless", "RecursionError: maximum recursion depth exceeded"),
        ("Asking", "EOFError"),
        ("Interrupting", "KeyboardInterrupt"),
    ],
)
def test_a_bot_that_raises_loses_its_decisions(bot: str, says: str) -> None:
    faults = faults_of(bot)

    assert list(faults) == ["raised"]
    assert faults["raised"][0] > 2
    assert says in faults["raised"][1]


def test_a_bot_that_fails_when_it_is_loaded_takes_part_by_the_fallback(tmp_path: Path) -> None:
    bad = {"1 / 0\n": "ZeroDivisionError", "class Bot(:\n": "SyntaxError", "import nowhere\n": "nowhere"}
    for text, says in bad.items():
        path = tmp_path / "bad.py"
        path.write_text(text)
        entrant = entrant_of(f"{path}:Bot")

        assert says in try_out(entrant, TERMS)
        faults = played(entrant.spec, "random").faults
        assert [(fault.seat, fault.kind) for fault in faults] == [(0, "raised")]
        assert says in faults[0].first


# Our own errors


def test_a_bot_is_not_charged_for_a_question_that_cannot_be_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> object:
        raise LookupError("our own")

    monkeypatch.setattr("kingoftokyo.arena.sandbox.bot_process.numbers_of", fail)
    outcome = played("random", spec_of("Good"))

    assert [(fault.seat, fault.kind) for fault in outcome.faults] == [(1, "unasked")]
    assert "LookupError: our own (test_bot_process.py, line " in outcome.faults[0].first
    assert outcome.fault_count == 0
    assert outcome.own_error == outcome.faults[0].first


def test_a_bot_is_not_charged_for_a_question_that_its_process_cannot_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingoftokyo.arena.sandbox.bot_process.numbers_of", lambda _: [[1]])
    outcome = played("random", spec_of("Good"))

    assert [(fault.seat, fault.kind) for fault in outcome.faults] == [(1, "unasked")]
    assert "ValueError: not enough values to unpack" in outcome.faults[0].first


def test_a_bot_is_not_charged_for_a_game_that_cannot_begin() -> None:
    bot = Bot(RandomPlayer, Clock(5.0))

    assert reply_to(bot, BEGIN, ["no such rules", [(0, 1)], False])["kind"] == "unasked"
    assert reply_to(bot, CHOOSE, [0, []])["kind"] == "unasked"


def test_a_bot_that_raises_is_not_charged_where_our_own_code_fails_at_the_same_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("kingoftokyo.arena.sandbox.bot_process.own_error", lambda *_: "IndexError: ours")
    outcome = played("random", spec_of("Raising"))

    assert [(fault.seat, fault.kind) for fault in outcome.faults] == [(1, "unasked")]
    assert outcome.own_error == "roll: IndexError: ours"


@pytest.mark.parametrize("rules", ["simple", "standard", "course", "standard halloween=true cultists=true"])
def test_our_own_code_repeats_every_question_of_a_game_without_an_error(rules: str) -> None:
    text = rules_from_text(rules).text
    game = Game.new(3, rules, 5, persons=())
    while not game.over and game.number < 60:
        view, decision = game.view(game.asked), game.decision
        assert decision is not None
        assert own_error(text, (CHOOSE, view.seat, numbers_of(view))) == ""
        if knows(view, decision):
            assert own_error(text, (decision.kind, view.seat, numbers_in_sight(view))) == ""
        game.play_option(0)

    assert own_error(text, (BEGIN, text, [(0, 1)], False)) == ""
    assert "not enough values" in own_error(text, (CHOOSE, 0, [[1]]))


def test_a_bot_is_not_charged_for_a_process_that_cannot_be_set_up(tmp_path: Path) -> None:
    nowhere = Isolation(namespaces=True, hidden=(str(tmp_path / "no such file"),))
    with Cast(TERMS, isolation=nowhere) as cast:
        outcome = played("random", spec_of("Good"), cast=cast)

    assert outcome.fault_count == sum(fault.times for fault in outcome.faults if fault.kind == "absent")
    assert "before the bot was loaded: it cannot be isolated: " in outcome.own_error


def test_a_game_in_which_our_own_rules_raise_is_over_and_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(game: Game, player: Player, clock: Clock, faults: Faults) -> Answer:
        if game.number == 9:
            raise LookupError("no such card")
        return decide(game, player, clock, faults)

    monkeypatch.setattr("kingoftokyo.arena.match.decide", fail)
    schedule = draw_up([entrant_of("random")] * 2, players=2, games=2, seed=1, rules="simple", terms=TERMS)
    results = results_of(schedule, run(schedule))

    assert (results.games, results.own_errors.times) == (0, 2)
    assert "LookupError: no such card (test_bot_process.py, line " in results.own_errors.first
    assert [player.faults for player in results.players] == [{}, {}]
    assert notes_of(results) == [
        "2 games do not count, because our own code failed; please report it. The first time: "
        + results.own_errors.first
    ]


# Dying and hanging


@pytest.mark.parametrize(("bot", "says"), [("Dying", "its process ended with exit code 3"), ("Meddling", "no JSON")])
def test_a_bot_whose_process_dies_three_times_is_not_asked_again_in_that_game(bot: str, says: str) -> None:
    faults = faults_of(bot)

    assert faults["died"][0] == 3
    assert says in faults["died"][1]
    assert faults["absent"][0] > 0


def test_a_bot_that_closes_everything_is_dead() -> None:
    assert "died" in faults_of("Closing")


def test_a_bot_that_hangs_is_ended_and_nothing_of_it_stays() -> None:
    faults = faults_of("Sleeping", HASTY)

    assert faults["late"][0] == 3
    assert "did not answer in time" in faults["late"][1]
    assert faults["absent"][0] > 0
    assert alive("Sleeping") == []


def test_a_bot_that_is_a_little_late_loses_the_decision_and_lives_on() -> None:
    faults = faults_of("Slow", HASTY)

    assert list(faults) == ["late"]
    assert "s too late" in faults["late"][1]


def test_a_bot_that_hangs_while_it_is_loaded_or_made_does_not_hold_up_the_tournament(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kingoftokyo.arena.sandbox.bot_process.START_SECONDS", 0.5)
    path = tmp_path / "sleepy.py"
    path.write_text("import time\ntime.sleep(60)\n")

    assert "did not answer in time" in try_out(entrant_of(f"{path}:Bot"), HASTY)
    assert [fault.kind for fault in played(f"{path}:Bot", "random", terms=HASTY).faults] == ["late", "absent"]


def test_a_bot_that_hangs_in_game_after_game_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingoftokyo.arena.sandbox.bot_process.MOST_HANGS", 4)
    with Cast(HASTY) as cast:
        kinds = [
            {fault.kind: fault.times for fault in played(spec_of("Sleeping"), "random", terms=HASTY, cast=cast).faults}
            for _ in range(3)
        ]

    assert [kind.get("late", 0) for kind in kinds] == [3, 1, 0]


def test_a_bot_that_forks_costs_itself_only() -> None:
    played("random", spec_of("Forking"), terms=HASTY)
    for _ in range(100):
        if not alive("Forking"):
            break
        time.sleep(0.05)

    assert alive("Forking") == []


# Answers and prints


def test_nonsense_is_illegal_whatever_it_is() -> None:
    faults = faults_of("Nonsense")

    assert list(faults) == ["illegal"]


def test_what_a_bot_prints_is_counted_and_its_beginning_kept() -> None:
    outcome = played("random", spec_of("Talking"))

    assert outcome.faults == ()
    assert [printed.seat for printed in outcome.printed] == [1]
    assert outcome.printed[0].length % len("thinking\nhard\n") == 0
    assert "thinking\n" in outcome.printed[0].first
    assert "hard\n" in outcome.printed[0].first


def test_a_flood_of_output_is_read_and_forgotten() -> None:
    outcome = played("random", spec_of("Shouting"))

    assert outcome.faults == ()
    assert outcome.printed[0].length >= 6_000_000
    assert outcome.printed[0].length % 6_000_000 == 0
    assert len(outcome.printed[0].first) <= 400


def test_a_bot_may_take_its_streams_away() -> None:
    assert faults_of("Silencing") == {}


def test_a_bot_prints_in_every_game_what_it_prints_when_it_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "hello.py"
    path.write_text("print('hello')\n" + STRANGERS.read_text().replace("from __future__ import annotations\n", ""))
    with Cast(TERMS) as cast:
        printed = [played("random", f"{path}:Good", seed=seed, cast=cast).printed for seed in range(2)]

    assert [[(one.seat, one.length, one.first) for one in game] for game in printed] == [[(1, 6, "hello\n")]] * 2


# Entering


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("rnadom", "there is no player 'rnadom'; there are: random"),
        ("nowhere.py:Bot", "nowhere.py: there is no such file"),
        (f"{STRANGERS}:", "`file.py:Class` or `package.module:Class` is expected"),
        (":Bot", "`file.py:Class` or `package.module:Class` is expected"),
        ("some thing:Bot", "neither a Python file"),
        (f"{STRANGERS}:Nobody", "there is no Nobody in "),
        (f"{STRANGERS}:NOT_A_BOT", "NOT_A_BOT is neither a class with a method `choose"),
        ("nowhere_at_all:Bot", "there is no module nowhere_at_all"),
        ("nowhere_at_all.deep:Bot", "there is no module nowhere_at_all.deep"),
    ],
)
def test_what_is_not_there_is_refused(spec: str, says: str) -> None:
    with pytest.raises(SetupError) as refused:
        try_out(entrant_of(spec), TERMS)
    assert says in str(refused.value)


def test_a_file_is_known_by_its_content(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text("class Bot: ...")
    first = entrant_of(f"{path}:Bot")
    path.write_text("class Bot: pass")

    assert first.name == "Bot"
    assert first.digest != entrant_of(f"{path}:Bot").digest


def test_a_bot_has_no_more_memory_than_it_was_given() -> None:
    small = faults_of("Eating", TERMS._replace(memory=300))
    assert "MemoryError" in small["raised"][1]


def test_every_player_of_ours_is_known_by_what_it_plays_by() -> None:
    for name in names():
        assert entrant_of(name).digest == entrant_of(name).digest != ""
    assert entrant_of("perfect").digest != entrant_of("greedy").digest


def test_an_expert_of_some_personality_is_one_of_ours() -> None:
    cautious, steady = entrant_of("expert:cautious"), entrant_of("expert")

    assert (cautious.name, cautious.digest) == ("expert:cautious", steady.digest)
    assert try_out(cautious, Terms()) == ""
    assert entrant_of("greedy").digest != steady.digest
    with pytest.raises(SetupError, match="there is no personality 'furious'"):
        entrant_of("expert:furious")
