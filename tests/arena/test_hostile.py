"""Bots that mean harm: nobody's children survive, time is the arena's, and nobody speaks for a worker."""

from __future__ import annotations

import ctypes
import json
import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from arena.test_tournament import games_in, kot
from kingoftokyo import Game, SetupError
from kingoftokyo.arena.entrants import Cast, entrant_of
from kingoftokyo.arena.log import Log
from kingoftokyo.arena.match import Outcome, play_match
from kingoftokyo.arena.pool import pool
from kingoftokyo.arena.pool.open_matches import OpenMatches, WorkerError
from kingoftokyo.arena.pool.pool import outcomes_of
from kingoftokyo.arena.sandbox import linux, namespaces
from kingoftokyo.arena.sandbox.bot_process import BotProcess
from kingoftokyo.arena.sandbox.namespaces import Isolation, isolation_of, why_not
from kingoftokyo.arena.sandbox.reaper import descendants
from kingoftokyo.arena.sandbox.resource_limits import MOST_FILE, MOST_OPEN
from kingoftokyo.arena.schedule import Match, Schedule, Terms, draw_up
from kingoftokyo.arena.tournament import run
from kingoftokyo.players.ask import Fault

HOSTILE = Path(__file__).with_name("hostile.py")
TERMS = Terms(limit=5.0, rerolls=0)
OPEN = Isolation()  # not isolated at all
ISOLATED = Isolation(namespaces=True)

isolating = pytest.mark.skipif(bool(why_not()), reason=f"bots cannot be isolated here: {why_not()}")
BOTH = [pytest.param(ISOLATED, marks=isolating, id="isolated"), pytest.param(OPEN, id="open")]


@pytest.fixture
def mark() -> str:
    return f"left behind in test {os.getpid()} {time.monotonic_ns()}"


@pytest.fixture
def hostile(tmp_path: Path, mark: str) -> str:
    """A copy of the bots whose children carry this mark."""
    path = tmp_path / "hostile.py"
    path.write_text(HOSTILE.read_text().replace("left behind by a bot", mark))
    return str(path)


def marked(mark: str) -> list[int]:
    """Processes that carry the mark."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if path.read_bytes().startswith(mark.encode()):
                found.append(int(path.parent.name))
        except OSError:
            continue
    return found


def wait_until_none_is_left(mark: str) -> list[int]:
    for _ in range(200):
        if not marked(mark):
            break
        time.sleep(0.05)
    return marked(mark)


def faults_of(spec: str, isolation: Isolation, terms: Terms = TERMS) -> dict[str, tuple[int, str]]:
    """What the bot is charged with against `random`, which makes no error."""
    with Cast(terms, isolation=isolation) as cast:
        outcome = play_match(Match(0, ("random", spec), 1, "simple"), terms, cast)
    assert all(fault.seat == 1 for fault in outcome.faults)
    return {fault.kind: (fault.times, fault.first) for fault in outcome.faults}


def drawn(*specs: str, games: int = 4, terms: Terms = TERMS) -> Schedule:
    return draw_up([entrant_of(spec) for spec in specs], players=2, games=games, seed=3, rules="simple", terms=terms)


# Nobody's children survive


@pytest.mark.parametrize("isolation", BOTH)
def test_what_a_bot_has_started_ends_with_its_game(hostile: str, mark: str, isolation: Isolation) -> None:
    assert faults_of(f"{hostile}:Parent", isolation) == {}

    assert marked(mark) == []


@pytest.mark.parametrize("isolation", BOTH)
@pytest.mark.parametrize("jobs", [1, 2])
def test_what_bots_have_started_ends_with_the_tournament(
    hostile: str, mark: str, isolation: Isolation, jobs: int
) -> None:
    played = run(drawn("random", f"{hostile}:Parent"), jobs=jobs, isolation=isolation, apart=True)

    assert len(played.outcomes) == 4
    assert marked(mark) == []


@pytest.mark.parametrize(
    ("how", "isolation"),
    [
        ("interrupted", "none"),
        ("killed", "none"),
        ("killed", "auto"),
        ("a worker terminated", "none"),
        ("a worker killed", "none"),
    ],
)
def test_what_bots_have_started_ends_however_the_tournament_ends(
    tmp_path: Path, hostile: str, mark: str, how: str, isolation: str
) -> None:
    options = ["--games", "4", "--limit", "600", "--jobs", "1", "--isolation", isolation]
    tournament = kot(tmp_path, "random", f"{hostile}:ThinkingParent", *options)
    while len(marked(mark)) < 3 and tournament.poll() is None:
        time.sleep(0.02)
    started = len(marked(mark))
    worker = next(
        process
        for process in descendants(tournament.pid)
        if b"arena.pool.worker" in Path(f"/proc/{process}/cmdline").read_bytes()
    )
    if how == "interrupted":
        tournament.send_signal(signal.SIGINT)
    elif how == "killed":
        tournament.kill()
    else:
        os.kill(worker, signal.SIGTERM if how == "a worker terminated" else signal.SIGKILL)
    tournament.communicate(timeout=60)

    assert started == 3
    assert wait_until_none_is_left(mark) == []


def test_a_bot_that_ends_its_reaper_leaves_nobody_behind(hostile: str, mark: str) -> None:
    played = run(drawn("random", f"{hostile}:Orphan", games=2), isolation=OPEN, apart=True)

    assert {fault.kind for outcome in played.outcomes for fault in outcome.faults} == {"died", "absent"}
    assert wait_until_none_is_left(mark) == []


# Time


@pytest.mark.parametrize("isolation", BOTH)
def test_a_bot_that_turns_its_clock_back_is_late_all_the_same(hostile: str, isolation: Isolation) -> None:
    faults = faults_of(f"{hostile}:Clocky", isolation, TERMS._replace(limit=0.1))

    assert list(faults) == ["late"]
    assert "s too late" in faults["late"][1]


@pytest.mark.parametrize(("limit", "most"), [(0.1, 0.015), (5.0, 0.05)])
def test_a_bot_that_makes_the_way_to_it_long_is_allowed_little_more_for_it(
    hostile: str, limit: float, most: float
) -> None:
    game = Game.new(2, "simple", 1, persons=())
    decision = game.decision
    assert decision is not None
    with BotProcess(f"{hostile}:Dawdling", limit, 512, OPEN) as bot:
        bot.begin("simple", {game.asked: 1})
        with suppress(Fault):
            bot.ask(game.asked, game.view(game.asked), decision)

        assert bot.allowance == pytest.approx(most)


def test_an_answer_with_a_number_that_is_none_is_no_answer(hostile: str) -> None:
    faults = faults_of(f"{hostile}:Nan", OPEN)

    assert faults["died"] == (3, "roll: its process answered something that is no JSON")


# Speaking for a worker, and for us


def test_a_bot_cannot_claim_that_our_own_code_has_failed(hostile: str) -> None:
    faults = faults_of(f"{hostile}:Excuse", OPEN)

    assert list(faults) == ["raised"]
    assert "IndexError: not me" in faults["raised"][1]


@isolating
def test_an_isolated_bot_cannot_speak_for_its_worker(hostile: str) -> None:
    played = run(drawn("random", f"{hostile}:Forger"), jobs=2, isolation=ISOLATED)

    assert played.broken == ""
    assert [outcome.number for outcome in played.outcomes] == [0, 1, 2, 3]


def test_an_outcome_that_nobody_asked_for_ends_the_worker(hostile: str) -> None:
    played = run(drawn("random", f"{hostile}:Forger"), jobs=2, isolation=OPEN)

    if os.getuid() == 0:  # nobody else can open the files of a worker
        assert played.broken == "a worker sent the outcome of a game that it was not given"
    else:
        assert played.broken == ""


def match(number: int) -> Match:
    return Match(number, ("random", "random"), 1, "simple")


@pytest.mark.parametrize(
    ("says", "error"),
    [
        ("nonsense", "not the outcome of a game"),
        ('["NONCE", {"number": 1}]', "not the outcome of a game"),
        ('["unknown", OUTCOME]', "was not given"),
        ("[[], OUTCOME]", "was not given"),
        ('["NONCE", OTHER]', "was not given"),
    ],
)
def test_only_outcomes_that_were_asked_for_are_believed(says: str, error: str) -> None:
    outcome = Outcome(1, None, "points", 0, 9, 30, (0, 1), (20, 3), (10, 5), (1, 2), ((), ()), None)
    at_hand = OpenMatches()
    line = says.replace("NONCE", at_hand.add(match(1)))
    line = line.replace("OUTCOME", outcome.as_line()).replace("OTHER", outcome._replace(number=2).as_line())

    with pytest.raises(WorkerError, match=error):
        at_hand.outcome(line.encode())


def test_an_outcome_is_believed_once() -> None:
    outcome = Outcome(1, None, "points", 0, 9, 30, (0, 1), (20, 3), (10, 5), (1, 2), ((), ()), None)
    at_hand = OpenMatches()
    line = f'["{at_hand.add(match(1))}", {outcome.as_line()}]'.encode()

    assert at_hand.outcome(line) == outcome
    assert len(at_hand) == 0
    with pytest.raises(WorkerError, match="was not given"):
        at_hand.outcome(line)


def can_be_read_by_another(user: int) -> list[bool]:
    """Whether one process of this user can list the open files of another, before it has forbidden that and after."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        if os.getuid() == 0:
            os.setgroups([])
            os.setresuid(user, user, user)
            ctypes.CDLL(None).prctl(4, 1, 0, 0, 0)  # as it is for a program that was started by this user
        for forbidden in (False, True):
            if forbidden:
                linux.forbid_tracing()
            other = os.fork()
            if other == 0:
                os.write(writer, b"1" if os.access(f"/proc/{os.getppid()}/fd", os.R_OK) else b"0")
                os._exit(0)
            os.waitpid(other, 0)
        os._exit(0)
    os.waitpid(child, 0)
    return [letter == ord("1") for letter in os.read(reader, 2)]


@pytest.mark.skipif(sys.platform != "linux", reason="there is no /proc")
def test_the_files_of_a_worker_cannot_be_opened_by_another_process_of_the_same_user() -> None:
    assert can_be_read_by_another(os.getuid() or 65_534) == [True, False]


def test_a_worker_that_was_stopped_does_not_hold_up_the_tournament(
    hostile: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "SECONDS_BETWEEN_LOOKS", 0.2)
    played = run(drawn("random", f"{hostile}:Stopper"), jobs=2, isolation=OPEN)

    assert played.broken == "a worker was stopped from outside"


def test_a_worker_that_ends_says_why() -> None:
    with pytest.raises(WorkerError, match=r"exit code 1: .*there is no player 'nobody'"):
        list(outcomes_of([Match(0, ("nobody", "random"), 1, "simple", (1, 2))], TERMS, 2))


# Isolation


@pytest.mark.parametrize("isolation", BOTH)
def test_a_bot_cannot_end_its_rival_if_it_is_isolated(tmp_path: Path, hostile: str, isolation: Isolation) -> None:
    rival = tmp_path / "rival.py"
    rival.write_text(HOSTILE.with_name("strangers.py").read_text())
    played = run(drawn(f"{hostile}:Killer", f"{rival}:Good", games=2), jobs=2, isolation=isolation)
    kinds = {fault.kind for outcome in played.outcomes for fault in outcome.faults}

    assert ("died" in kinds) != isolation.namespaces
    assert not isolation.namespaces or kinds == set()


@isolating
def test_an_isolated_bot_sees_no_process_no_network_and_no_log_and_writes_no_file(tmp_path: Path, hostile: str) -> None:
    schedule = drawn("random", f"{hostile}:Looking", games=2)
    with Log(tmp_path / "log", schedule, resume=False) as log:
        played = run(schedule, log=log, isolation=ISOLATED)
    seen = json.loads(played.outcomes[0].printed[0].first.splitlines()[0])

    assert seen == {
        "log": False,
        "write": False,
        "temporary": True,
        "network": False,
        "processes": 1,
        "isolates": False,  # where namespaces are forbidden, as here, that is found out
    }
    assert not (tmp_path / "written").exists()
    assert not Path("/dev/shm/written").exists()
    assert games_in(tmp_path / "log") == 2


@isolating
def test_an_isolated_bot_has_the_network_where_that_is_wanted(hostile: str) -> None:
    with Cast(TERMS, isolation=ISOLATED._replace(network=True)) as cast:
        outcome = play_match(Match(0, ("random", f"{hostile}:Looking"), 1, "simple"), TERMS, cast)
    seen = json.loads(outcome.printed[0].first.splitlines()[0])

    assert not seen["write"]
    assert seen["processes"] == 1


@isolating
def test_a_bot_has_a_limit_of_files_and_of_their_length(hostile: str) -> None:
    with Cast(TERMS, isolation=ISOLATED) as cast:
        outcome = play_match(Match(0, ("random", f"{hostile}:Hoarding"), 1, "simple"), TERMS, cast)
    had = json.loads(outcome.printed[0].first.splitlines()[0])

    assert had["files"] < MOST_OPEN
    assert had["bytes"] <= MOST_FILE


@isolating
def test_a_bot_may_lie_where_others_have_their_temporary_files(hostile: str) -> None:
    with TemporaryDirectory(dir=namespaces.SHARED_MEMORY) as folder:
        bot = Path(folder) / "bot.py"
        bot.write_text(Path(hostile).read_text())
        assert faults_of(f"{bot}:Killer", ISOLATED) == {}


def test_isolation_is_required_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(namespaces, "why_not", lambda: "unshare: Operation not permitted")

    assert isolation_of("auto") == isolation_of("none") == OPEN
    with pytest.raises(SetupError, match="cannot be isolated on this system: unshare: Operation not permitted"):
        isolation_of("require")
    with pytest.raises(SetupError, match="there is no isolation 'perhaps'; choose one of: auto, none, require"):
        isolation_of("perhaps")
