"""Agents of the public code in a tournament: unchanged files in separate processes, their faults and reasons."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest
from typer.testing import CliRunner

from kingoftokyo import SetupError
from kingoftokyo.arena.entrants import entrant_of, try_out
from kingoftokyo.arena.game_records import MOST_REASONS, MOST_REASONS_SHOWN, Reasons, RecordOptions, path_of
from kingoftokyo.arena.match import play_match
from kingoftokyo.arena.schedule import Match, Terms, draw_up
from kingoftokyo.arena.tournament import run
from kingoftokyo.cli import app
from kingoftokyo.rules.records.parse import read_record

if TYPE_CHECKING:
    from pathlib import Path

kot = CliRunner()
TERMS = Terms(limit=5.0, memory=512, rerolls=0)

# As people write them for the public code.
AGENTS = '''
import random
import time
from typing import Dict, List, Tuple

from helpers.constants import DIESIDE
from player import Player, PlayerState


class AngryPlayer(Player):
    """Keeps attacks."""

    def keep_dice(
        self, dice: List[DIESIDE], other_player_states: Dict[str, Tuple[int, PlayerState]], roll_counter: int
    ) -> Tuple[List[bool], str]:
        assert roll_counter in (0, 1), "in `simple`"
        assert self.name not in other_player_states
        return [die == DIESIDE.ATTACK for die in dice], f"roll {roll_counter}: {self.state.model_dump()}"

    def yield_tokyo(self, other_player_states):
        return self.state.health <= 5, "too hot"


class Bare(Player):
    def keep_dice(self, dice, other_player_states, roll_counter):
        from helpers.constants import DIESIDE as SIDES
        from player import PlayerState as State

        assert isinstance(self.state, State)
        return [random.choice([True, False]) if die is not SIDES.ATTACK else True for die in dice]

    def yield_tokyo(self, other_player_states):
        return random.random() < 0.5


class Short(AngryPlayer):
    def keep_dice(self, dice, other_player_states, roll_counter):
        return [True] * (len(dice) - 1)


class Clumsy(AngryPlayer):
    def keep_dice(self, dice, other_player_states, roll_counter):
        return dice[len(dice)]


class Sleeper(AngryPlayer):
    def keep_dice(self, dice, other_player_states, roll_counter):
        time.sleep(60)


class Deadly(AngryPlayer):
    def keep_dice(self, dice, other_player_states, roll_counter):
        import os

        os._exit(3)


class Rude(AngryPlayer):
    def keep_dice(self, dice, other_player_states, roll_counter):
        return [False] * len(dice), "<script>alert(1)</script> [bold]b[/]\\n0 seat 0: stop\\x1b[2J\\ud800 end"


class Costly(AngryPlayer):
    def __init__(self, idx, name, model):
        super().__init__(idx, name)


class Half(Player):
    def yield_tokyo(self, other_player_states):
        return True


class Speaking:
    """No agent, but a bot that says why."""

    def __init__(self, seed):
        pass

    def choose(self, view, decision, clock):
        return decision.options[0]

    def why(self):
        return "it is the first"
'''


@pytest.fixture(scope="module")
def theirs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("agents") / "theirs.py"
    path.write_text(AGENTS, encoding="utf-8")
    return path


def faults_of(theirs: Path, agent: str, terms: Terms = TERMS, rules: str = "simple") -> dict[str, tuple[int, str]]:
    outcome = play_match(Match(0, ("random", f"{theirs}:{agent}"), 1, rules), terms)
    assert all(fault.seat == 1 for fault in outcome.faults)
    assert outcome.reason in {"points", "last alive", "all dead"}
    return {fault.kind: (fault.times, fault.first) for fault in outcome.faults}


# Playing


@pytest.mark.parametrize("agent", ["AngryPlayer", "Bare"])
def test_an_unchanged_file_plays_simple_without_a_fault(theirs: Path, agent: str) -> None:
    spec = f"{theirs}:{agent}"
    assert try_out(entrant_of(spec), TERMS) == ""
    outcome = play_match(Match(0, (spec, "random", spec, "angry"), 3, "simple"), TERMS)

    assert (outcome.faults, outcome.printed) == ((), ())


@pytest.mark.parametrize("rules", ["standard halloween=true cultists=true tokyo_tower=true", "course", "solo"])
def test_the_same_file_plays_the_full_game(theirs: Path, rules: str) -> None:
    outcome = play_match(Match(0, (f"{theirs}:Bare", "greedy") * 3, 4, rules), TERMS)

    assert outcome.faults == ()


def test_the_same_match_has_the_same_outcome_though_the_agent_draws_lots(theirs: Path) -> None:
    match = Match(0, (f"{theirs}:Bare", "random", f"{theirs}:Bare"), 5, "simple")

    assert play_match(match, TERMS) == play_match(match, TERMS)
    assert play_match(match, TERMS) != play_match(match._replace(seed=6), TERMS)


def test_an_agent_in_its_own_process_plays_as_one_of_this_package(theirs: Path) -> None:
    for seed in range(3):
        ours = play_match(Match(0, ("angry", "random"), seed, "simple"), TERMS)
        assert play_match(Match(0, (f"{theirs}:AngryPlayer", "random"), seed, "simple"), TERMS) == ours


def test_an_agent_comes_from_a_module_too() -> None:
    spec = "kingoftokyo.players.godzilla.samples:RandomPlayer"

    assert play_match(Match(0, ("angry", spec), 1, "simple"), TERMS).faults == ()


# Faults


def test_a_mask_of_the_wrong_length_is_illegal(theirs: Path) -> None:
    faults = faults_of(theirs, "Short")

    assert list(faults) == ["illegal"]
    assert faults["illegal"][1] == "roll: Short.keep_dice: a list of 6 True or False was expected, got a list of 5"


def test_an_exception_is_reported_with_its_line(theirs: Path) -> None:
    faults = faults_of(theirs, "Clumsy")

    assert list(faults) == ["raised"]
    line = AGENTS[: AGENTS.index("dice[len(dice)]")].count("\n") + 1
    where = f"(theirs.py, line {line}, in keep_dice)"
    assert faults["raised"][1] == f"roll: Clumsy.keep_dice: IndexError: list index out of range {where}"


def test_a_hang_and_a_death_name_the_method(theirs: Path) -> None:
    hangs = faults_of(theirs, "Sleeper", TERMS._replace(limit=0.1))
    dies = faults_of(theirs, "Deadly")

    assert hangs["late"] == (3, "roll: Sleeper.keep_dice: its process did not answer in time")
    assert dies["died"] == (3, "roll: Deadly.keep_dice: its process ended with exit code 3")
    assert hangs["absent"][0] > 0


def test_a_dead_agent_still_has_no_fault_where_it_would_not_be_asked(theirs: Path) -> None:
    outcome = play_match(Match(0, ("random", f"{theirs}:Deadly"), 2, "standard"), TERMS)
    kinds = {fault.first.partition(":")[0] for fault in outcome.faults}

    assert kinds <= {"roll", "yield"}


@pytest.mark.parametrize(
    ("agent", "says"),
    [("Costly", r"Costly\(idx, name\)`, but it takes \(idx, name, model\)"), ("Half", "Half has no method `keep_dice")],
)
def test_an_agent_that_cannot_play_is_refused_beforehand(theirs: Path, agent: str, says: str) -> None:
    with pytest.raises(SetupError, match=says):
        try_out(entrant_of(f"{theirs}:{agent}"), TERMS)


# Records and reasons


def test_reasons_and_records_do_not_change_the_outcome(theirs: Path, tmp_path: Path) -> None:
    specs = ("sensible", f"{theirs}:AngryPlayer", f"{theirs}:Speaking", f"{theirs}:Short")
    match = Match(7, specs, 1, "simple")
    outcome = play_match(match, TERMS)

    assert play_match(match, TERMS, recording=RecordOptions(str(tmp_path), reasons=True)) == outcome
    with_reasons = read_record(path_of(tmp_path, 7).read_text(encoding="utf-8"))
    assert play_match(match, TERMS, recording=RecordOptions(str(tmp_path))) == outcome
    assert with_reasons.monsters == ["sensible", "AngryPlayer", "Speaking", "Short"]
    whys = {line.seat: line.why for line in with_reasons.lines if line.choice.startswith("keep")}
    assert whys[0].startswith("Keeps ")
    assert whys[1].startswith("roll 1: {'health': ")
    assert whys[2] == "it is the first"
    assert whys[3] == ""  # the fallback was played
    without = path_of(tmp_path, 7).read_text(encoding="utf-8")
    assert "# why" not in without
    assert [line.text.partition("\n")[0] for line in with_reasons.lines] == without.split("\n\n")[1].splitlines()[1:]


def test_reasons_do_not_fill_a_record() -> None:
    reasons = Reasons()
    for number in range(10_000):
        reasons.add(number, "A" * 1000)

    assert len(reasons.by_number) == MOST_REASONS // 1000


def test_equal_and_odd_names_are_made_distinct_in_a_record(tmp_path: Path) -> None:
    path = tmp_path / "odd.py"
    path.write_text(AGENTS.replace("AngryPlayer", "person"), encoding="utf-8")
    play_match(Match(0, (f"{path}:person",) * 2, 1, "simple"), TERMS, recording=RecordOptions(str(tmp_path)))

    record = read_record(path_of(tmp_path, 0).read_text(encoding="utf-8"))
    assert (record.monsters, record.players) == (["person 1", "person 2"], ["bot person 1", "bot person 2"])


def test_a_disk_that_refuses_costs_the_record_and_not_the_game(tmp_path: Path) -> None:
    outcome = play_match(
        Match(0, ("angry", "random"), 1, "simple"), TERMS, recording=RecordOptions(str(tmp_path / "nowhere"))
    )

    assert outcome.winner == 0


def arena(*arguments: str, fails: bool = False) -> str:
    result = kot.invoke(app, ["arena", *arguments], env={"COLUMNS": "150"})
    assert result.exit_code == (2 if fails else 0), result.output
    return result.output


def test_reasons_reach_the_page_and_the_replay_as_harmless_text(theirs: Path, tmp_path: Path) -> None:
    page, folder = tmp_path / "report.html", tmp_path / "games"
    options = ("--records", str(folder), "--reasons", "--html", str(page), "--jobs", "2", "--rerolls", "0")
    arena(f"{theirs}:Rude", "angry", "--games", "14", "--rules", "simple", "--seed", "1", *options)

    said = "<script>alert(1)</script> [bold]b[/] 0 seat 0: stop[2J end"
    assert len(list(folder.iterdir())) == 14
    record = read_record(path_of(folder, 0).read_text(encoding="utf-8"))
    assert said in [line.why for line in record.lines]
    text = page.read_text(encoding="utf-8")
    root = ET.fromstring(text.removeprefix("<!DOCTYPE html>"))
    assert "<script" not in text
    assert [part.text for part in root.iter("summary")] == [
        f"{name}: {len(list(section.iter('tr'))) - 1} reasons"
        for name, section in zip(("Rude", "angry"), root.iter("details"), strict=True)
    ]
    rows = [[cell.text for cell in row] for section in root.iter("details") for row in section.iter("tr")]
    assert len(rows) - 2 <= MOST_REASONS_SHOWN
    assert {row[0] for row in rows} <= {"game", "0", "1", "2", "3", "4"}
    assert said in [row[3] for row in rows]
    replayed = kot.invoke(app, ["replay", str(path_of(folder, 0)), "--log"], env={"COLUMNS": "150"})
    assert f"Rude: keep nothing (why: {said})" in replayed.output
    data = json.loads(kot.invoke(app, ["replay", str(path_of(folder, 0)), "--json"]).output)
    assert said in [line["why"] for line in data["lines"]]


def test_a_tournament_that_goes_on_keeps_the_records_it_has(tmp_path: Path) -> None:
    folder, log = tmp_path / "games", tmp_path / "log.jsonl"
    common = ("angry", "random", "--rules", "simple", "--seed", "1", "--rerolls", "0", "--jobs", "1")
    keep = ("--records", str(folder), "--log", str(log))
    arena(*common, "--games", "4", *keep)
    path_of(folder, 1).write_text("mine", encoding="utf-8")
    assert "it already contains records of games" in arena(*common, "--games", "8", *keep, fails=True)
    resumed = arena(*common, "--games", "8", *keep, "--resume")

    assert path_of(folder, 1).read_text(encoding="utf-8") == "mine"
    assert len(list(folder.iterdir())) == 8
    assert resumed == arena(*common, "--games", "8")


def test_reasons_need_records_and_records_a_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "name a folder with --records" in arena("angry", "random", "--reasons", fails=True)
    assert "File exists" in arena("angry", "random", "--records", str(tmp_path / "file"), fails=True)
    assert "No such file" in arena("angry", "random", "--records", str(tmp_path / "no" / "where"), fails=True)


def test_records_that_could_not_be_written_are_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingoftokyo.arena.game_records.path_of", lambda *_: tmp_path / "no" / "where")
    options = ("--games", "2", "--rerolls", "0", "--rules", "simple", "--jobs", "1")

    assert "2 records could not be written" in arena("angry", "random", *options, "--records", str(tmp_path / "games"))


def test_the_table_shows_seats_tokyo_and_ways_of_winning() -> None:
    output = arena("angry", "random", "--games", "20", "--rules", "simple", "--seed", "1", "--rerolls", "0")

    assert "Seat 0  Seat 1  In Tokyo  Won by" in output
    assert "last alive" in output.split("In Tokyo")[1].split("ended by")[0]


def test_workers_play_the_same_with_bots_on_their_own_cores(theirs: Path) -> None:
    entrants = [entrant_of(f"{theirs}:Bare"), entrant_of("angry")]
    schedule = draw_up(entrants, players=2, games=8, seed=3, rules="simple", terms=TERMS)

    assert run(schedule, jobs=2).outcomes == run(schedule, jobs=1).outcomes
