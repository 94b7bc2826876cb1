"""Whole tournaments: the same result however they are played, interrupted or killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

import kingoftokyo
from arena.test_bot_process import alive
from kingoftokyo import SetupError
from kingoftokyo.arena.entrants import entrant_of
from kingoftokyo.arena.log import Log
from kingoftokyo.arena.match import Outcome, outcome_from, play_match
from kingoftokyo.arena.pool import core_affinity
from kingoftokyo.arena.pool.core_affinity import claim_of
from kingoftokyo.arena.pool.pool import cores
from kingoftokyo.arena.ratings import ratings
from kingoftokyo.arena.results import Rate, results_of
from kingoftokyo.arena.schedule import Match, Schedule, Terms, draw_up
from kingoftokyo.arena.tournament import Played, StoppingTest, run

STRANGERS = Path(__file__).with_name("strangers.py")
DUCK = f"{STRANGERS}:Duck"
GOOD = f"{STRANGERS}:Good"
TERMS = Terms(rerolls=2)


def simple(*specs: str, players: int = 2, games: int = 12, terms: Terms = TERMS) -> Schedule:
    entrants = [entrant_of(spec) for spec in specs]
    return draw_up(entrants, players=players, games=games, seed=3, rules="simple", terms=terms)


def report(schedule: Schedule, played: Played) -> str:
    return json.dumps(results_of(schedule, played).as_data())


def ended(
    number: int,
    winner: int | None,
    reason: str = "points",
    first: int = 0,
    cards: tuple[tuple[str, ...], ...] = ((), ()),
    luck: tuple[float, ...] | None = None,
) -> Outcome:
    """A game of two that ended so."""
    return Outcome(number, winner, reason, first, 9, 30, (0, 1), (20, 3), (10, 5), (1, 2), cards, luck)


# The same result


def test_one_job_and_two_jobs_give_the_same_report() -> None:
    schedule = simple("random", GOOD, "random", players=3)

    assert report(schedule, run(schedule, jobs=1)) == report(schedule, run(schedule, jobs=2))


def where_bots_ran(folder: Path) -> set[str]:
    """The cores each bot might use, in a tournament that takes all of them."""
    path = folder / "where.py"
    where = "import os\nprint(sorted(os.sched_getaffinity(0)))\n"
    path.write_text(where + STRANGERS.read_text().replace("from __future__ import annotations\n", ""))
    played = run(simple("random", f"{path}:Duck", games=4 * cores()), jobs=cores())
    return {one.first for outcome in played.outcomes for one in outcome.printed}


def test_bots_are_not_bound_to_cores_that_another_tournament_has(tmp_path: Path) -> None:
    mine = sorted(os.sched_getaffinity(0))
    with ExitStack() as other_tournament:
        for claim in map(claim_of, mine):
            if claim is not None:
                other_tournament.enter_context(claim)

        assert where_bots_ran(tmp_path) == {f"{mine}\n"}


def test_each_worker_is_bound_to_a_core_of_its_own_while_one_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    bound: list[set[int]] = []
    monkeypatch.setattr(core_affinity, "NAME", f"\0test {os.getpid()} of core {{}}")
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {2, 5})
    monkeypatch.setattr(os, "sched_setaffinity", lambda _, chosen: bound.append(chosen))

    claims = [core_affinity.bind_to_a_free_core() for _ in range(3)]
    assert bound == [{2}, {5}]
    first, second, third = claims
    assert first is not None
    assert second is not None
    assert third is None

    first.close()  # as when its process ends
    again = core_affinity.bind_to_a_free_core()
    assert bound == [{2}, {5}, {2}]
    assert again is not None
    again.close()
    second.close()


def test_an_outcome_survives_being_written_as_a_line() -> None:
    outcome = play_match(Match(4, ("random", GOOD), 7, "standard"), TERMS)

    assert outcome_from(outcome.as_line()) == outcome
    with pytest.raises(ValueError, match="no outcome"):
        outcome_from('{"number": 3}')


def test_a_log_that_was_cut_anywhere_leads_to_the_same_report(tmp_path: Path) -> None:
    schedule = simple("random", "random")
    log = tmp_path / "log"
    with Log(log, schedule, resume=False) as book:
        whole = report(schedule, run(schedule, log=book))
    text = log.read_bytes()
    for cut in (0, 10, text.index(b"\n") + 1, len(text) // 2, len(text) - 1, len(text)):
        log.write_bytes(text[:cut])
        with Log(log, schedule, resume=True) as book:
            assert report(schedule, run(schedule, log=book)) == whole
        assert sorted(log.read_bytes().splitlines()) == sorted(text.splitlines())


def test_a_finished_log_goes_on_to_more_games(tmp_path: Path) -> None:
    few, many = simple("random", "random", games=4), simple("random", "random", games=8)
    with Log(tmp_path / "log", few, resume=False) as book:
        run(few, log=book)
    with Log(tmp_path / "log", many, resume=True) as book:
        assert [outcome.number for outcome in book.outcomes] == [0, 1, 2, 3]
        assert report(many, run(many, log=book)) == report(many, run(many))


def test_a_log_of_something_else_is_refused_with_the_reason(tmp_path: Path) -> None:
    schedule, log = simple("random", "random"), tmp_path / "log"
    with Log(log, schedule, resume=False):
        pass
    with pytest.raises(SetupError, match="the file exists already"):
        Log(log, schedule, resume=False)
    with pytest.raises(SetupError, match="another tournament: rules is simple there and standard here"):
        Log(log, schedule._replace(rules="standard"), resume=True)
    with pytest.raises(SetupError, match=r"another tournament: entrants is random .* there and random .*:Good"):
        Log(log, simple("random", GOOD), resume=True)
    with pytest.raises(SetupError, match="rerolls is 2 there and 0 here"):
        Log(log, schedule._replace(terms=Terms(rerolls=0)), resume=True)
    log.write_text(log.read_text().replace('"version": "', '"version": "old-'))
    with pytest.raises(SetupError, match="written by version 'old-"):
        Log(log, schedule, resume=True)
    log.write_text("my diary\n")
    with pytest.raises(SetupError, match="this is no log of a tournament"):
        Log(log, schedule, resume=True)


def test_a_line_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    schedule, log = simple("random", "random"), tmp_path / "log"
    with Log(log, schedule, resume=False):
        pass
    log.write_text(log.read_text() + "{}\n")
    with pytest.raises(SetupError, match="line 2: this is no outcome of a game"):
        Log(log, schedule, resume=True)


# Real processes, killed and interrupted


def kot(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    source = str(Path(kingoftokyo.__file__).parents[1])
    return subprocess.Popen(
        [sys.executable, "-m", "kingoftokyo", "arena", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": source, "COLUMNS": "120"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def games_in(log: Path) -> int:
    return max(log.read_bytes().count(b"\n") - 1, 0) if log.exists() else 0


def when_it_has_played(process: subprocess.Popen[str], log: Path, games: int) -> None:
    while games_in(log) < games and process.poll() is None:
        time.sleep(0.005)


@pytest.mark.parametrize("jobs", [pytest.param("1", marks=pytest.mark.long), "2"])
def test_killed_in_the_middle_it_goes_on_to_the_same_result(tmp_path: Path, jobs: str) -> None:
    command = ["random", DUCK, "--games", "100", "--rerolls", "1", "--rules", "simple", "--seed", "5", "--jobs", jobs]
    killed = kot(tmp_path, *command, "--log", "log")
    when_it_has_played(killed, tmp_path / "log", 20)
    killed.kill()
    killed.communicate()
    assert killed.returncode == -signal.SIGKILL
    assert 20 <= games_in(tmp_path / "log") < 100

    resumed = kot(tmp_path, *command, "--log", "log", "--resume", "--json-file", "resumed.json")
    assert resumed.communicate()[0].startswith("random against Duck\n100 games")
    whole = kot(tmp_path, *command, "--json-file", "whole.json")
    whole.communicate()
    assert (resumed.returncode, whole.returncode) == (0, 0)
    assert (tmp_path / "resumed.json").read_text() == (tmp_path / "whole.json").read_text()


@pytest.mark.parametrize("jobs", [pytest.param("1", marks=pytest.mark.long), "2"])
def test_killed_while_a_bot_thinks_it_leaves_nobody_behind(tmp_path: Path, jobs: str) -> None:
    (tmp_path / "thinker.py").write_text(STRANGERS.read_text())
    thinking = f"{tmp_path}/thinker.py:Sleeping"
    killed = kot(tmp_path, "random", thinking, "--games", "4", "--limit", "600", "--jobs", jobs)
    while len(alive(thinking)) < int(jobs) and killed.poll() is None:
        time.sleep(0.05)
    killed.kill()
    killed.communicate()
    for _ in range(100):
        if not alive(thinking):
            break
        time.sleep(0.05)

    assert alive(thinking) == []


@pytest.mark.parametrize("jobs", [pytest.param("1", marks=pytest.mark.long), "2"])
def test_ctrl_c_reports_what_there_is(tmp_path: Path, jobs: str) -> None:
    command = ["random", DUCK, "--games", "5000", "--rules", "simple", "--seed", "5", "--jobs", jobs]
    interrupted = kot(tmp_path, *command, "--log", "log", "--json-file", "so-far.json")
    when_it_has_played(interrupted, tmp_path / "log", 10)
    interrupted.send_signal(signal.SIGINT)
    output, errors = interrupted.communicate(timeout=60)

    assert interrupted.returncode == 130
    games = json.loads((tmp_path / "so-far.json").read_text())["games"]
    assert games >= 10
    assert f"{games} games, 2 monsters" in output
    assert f"Interrupted after {games} of 5000 games" in errors
    assert games_in(tmp_path / "log") == games


# What the report says


def test_wins_seats_order_and_ways_are_counted() -> None:
    schedule = simple("random", "random", games=4)
    played = Played(
        [
            ended(0, 0, first=1, cards=(("jets", "jets"), ("heal",))),
            ended(1, 0, reason="last alive"),
            ended(2, None, reason="all dead", cards=((), ("jets",))),
            ended(3, 1),
        ],
        interrupted=False,
        verdict=None,
    )
    results = results_of(schedule, played)
    first, second = results.players

    assert (first.rate, second.rate) == (Rate(4, 2), Rate(4, 1))
    assert first.seats == (Rate(2, 1), Rate(2, 1))
    assert first.order == (Rate(1, 0), Rate(3, 2))
    assert (first.ways, second.ways) == ({"points": 2}, {"last alive": 1})
    assert results.ways == {"points": 2, "all dead": 1, "last alive": 1}
    assert results.order == (Rate(4, 1), Rate(4, 2))
    assert results.cards == {"heal": Rate(1, 0), "jets": Rate(2, 1)}
    assert (first.opponents, first.worst) == ({"random #2": Rate(4, 2)}, "random #2")
    assert first.score is not None
    assert first.score.mean == pytest.approx(2.5 / 4)
    assert first.adjusted is None


@pytest.mark.parametrize(("lucky_winners", "shown"), [(7, False), (9, True)])
def test_the_mean_less_luck_is_shown_where_at_most_four_fifths_of_the_variance_are_left(
    lucky_winners: int, *, shown: bool
) -> None:
    """Of ten winners seven are lucky (0.84 of the variance is left), or nine (0.36)."""
    schedule = simple("random", "random", games=400)
    outcomes = []
    for k in range(400):
        winner, luck = k // 2 % 2, 0.2 if k // 4 % 10 < lucky_winners else -0.2
        outcomes.append(ended(k, winner, luck=(luck, -luck) if winner == 0 else (-luck, luck)))
    first = results_of(schedule, Played(outcomes, interrupted=False, verdict=None)).players[0]

    assert first.luck_variance is not None
    assert (first.luck_variance <= 0.8) == shown
    assert first.luck_variance < 0.95
    assert (first.adjusted is not None) == shown


def test_a_mean_less_luck_is_flagged_when_luck_is_too_one_sided() -> None:
    schedule = simple("random", "random", games=120)
    for one_sided in (True, False):
        lucks = [(0.2 + 0.01 * (k % 3)) * (1 if one_sided or k % 4 < 2 else -1) for k in range(120)]
        outcomes = [
            ended(k, k % 2, luck=(lucks[k], -lucks[k]) if k % 2 == 0 else (-lucks[k], lucks[k])) for k in range(120)
        ]
        players = results_of(schedule, Played(outcomes, interrupted=False, verdict=None)).players
        assert [player.suspicious for player in players] == [one_sided] * 2


def test_the_worst_opponent_is_named_and_one_against_several_counts_for_the_one() -> None:
    schedule = simple("random", "random", "random", players=4, games=24)
    outcomes = [
        ended(k, schedule.pairing_of(k).seats.index(0) if 0 in schedule.pairing_of(k).counted and k % 24 < 4 else None)
        for k in range(24)
    ]
    outcomes = [
        outcome._replace(points=(0,) * 4, health=(0,) * 4, tokyo=(0,) * 4, cards=((),) * 4) for outcome in outcomes
    ]
    first = results_of(schedule, Played(outcomes, interrupted=False, verdict=None)).players[0]

    assert first.opponents == {"random #2": Rate(4, 4), "random #3": Rate(4, 0)}
    assert (first.worst, first.rate) == ("random #3", Rate(8, 4))


def test_ratings_rise_by_winning_and_copies_share_one() -> None:
    rated = ratings(2, [((0, 1), 0)] * 5)
    assert rated is not None
    assert rated[0].mu > 25 > rated[1].mu
    assert rated[0].sigma < 25 / 3
    assert ratings(2, [((0, 1, 1, 1), None)] * 3) is not None


def test_without_openskill_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingoftokyo.arena.ratings.PlackettLuce", None)

    assert ratings(2, [((0, 1), 0)]) is None


# The stopping test


def test_it_stops_in_the_order_of_the_schedule_whichever_game_ends_first() -> None:
    schedule = simple("random", "random", games=200)
    wins = [ended(k, schedule.pairing_of(k).seats.index(0)) for k in range(60)]
    straight, mixed = StoppingTest(schedule, 0, 200), StoppingTest(schedule, 0, 200)
    stops = [straight.add(outcome) for outcome in wins]
    for outcome in reversed(wins):
        mixed.add(outcome)

    assert stops.index(True) + 1 == straight.looked_at == mixed.looked_at
    assert straight.looked_at % 2 == 0
    assert straight.verdict == mixed.verdict
    assert straight.verdict.decided == 1


def test_only_the_games_of_the_verdict_are_reported() -> None:
    schedule = simple("random", GOOD, games=400, terms=Terms(rerolls=0))
    for jobs in (1, 2):
        test = StoppingTest(schedule, -800, 800)
        played = run(schedule, jobs=jobs, test=test)
        assert played.verdict == test.verdict
        assert test.verdict.decided is not None
        assert [outcome.number for outcome in played.outcomes] == list(range(test.looked_at))
        assert test.looked_at < 400


def test_a_stopping_test_needs_two_entrants_two_monsters_and_two_bounds() -> None:
    with pytest.raises(SetupError, match="two entrants"):
        StoppingTest(simple("random", "random", "random"), 0, 1)
    with pytest.raises(SetupError, match="two monsters"):
        StoppingTest(simple("random", "random", players=3), 0, 1)
    with pytest.raises(SetupError, match="the smaller one first"):
        StoppingTest(simple("random", "random"), 1, 1)


def test_a_worker_that_dies_costs_its_games_and_not_the_report() -> None:
    schedule = simple("random", "greedy", games=40)
    killed: list[int] = []

    def kill_one(done: int) -> None:
        if done > 4 and not killed:
            mine = [
                int(path.parent.name)
                for path in Path("/proc").glob("[0-9]*/cmdline")
                if b"arena.pool.worker" in path.read_bytes()
                and f"PPid:\t{os.getpid()}\n" in (path.parent / "status").read_text()
            ]
            killed.append(mine[0])
            os.kill(killed[0], signal.SIGKILL)

    played = run(schedule, jobs=2, progress=kill_one)

    assert played.broken == "a worker was ended by SIGKILL"
    assert 4 < len(played.outcomes) <= 40
