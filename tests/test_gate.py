"""The gate: what it does with stages that fail, hang, or come too late."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from tools.ci import gate
from tools.ci.gate import Besides, Failed, Stage

FAILS = Stage("fails", [sys.executable, "-c", "import sys; sys.exit('no reason')"])
HANGS = Stage("hangs", ["sh", "-c", "sleep 600 & echo child $!; sleep 600"], limit=3.0)


def says(word: str) -> Stage:
    return Stage(f"says {word}", [sys.executable, "-c", f"print({word!r})"])


def is_running(pid: str) -> bool:
    stat = Path("/proc") / pid / "stat"
    try:
        return stat.read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_what_lanes_beside_each_other_print_is_shown(capfd: pytest.CaptureFixture[str]) -> None:
    besides = Besides(time.monotonic() + 600)
    besides.run([[says("one")], [says("two"), says("three")]])

    assert sorted(besides.passed) == ["says one", "says three", "says two"]
    printed = capfd.readouterr().out
    assert all(f"says {word}, beside the other lane:\n{word}\n" in printed for word in ("one", "two", "three"))


def test_a_stage_besides_that_fails_does_not_keep_the_others_from_running(capfd: pytest.CaptureFixture[str]) -> None:
    besides = Besides(time.monotonic() + 600)
    besides.run([[FAILS, says("one")], [says("two")]])

    assert besides.failed == ["fails"]
    assert sorted(besides.passed) == ["says one", "says two"]
    assert "no reason\n   FAILED in " in capfd.readouterr().out


def test_after_the_time_no_stage_begins_and_those_left_out_are_named() -> None:
    besides = Besides(time.monotonic())
    besides.run([[FAILS], [says("two")]])

    assert (besides.passed, besides.failed) == ([], [])
    assert sorted(besides.left_out) == ["fails", "says two"]


def test_a_stage_that_takes_too_long_has_failed_and_is_ended_with_all_it_has_started(
    capfd: pytest.CaptureFixture[str],
) -> None:
    assert not gate.passes(HANGS, beside=True)

    printed = capfd.readouterr().out
    child = printed.partition("child ")[2].split()[0]
    for _ in range(100):
        if not is_running(child):
            break
        time.sleep(0.05)
    assert not is_running(child)
    assert "FAILED, ended because it took more than 3 s, in " in printed


def stage_of_tests(folder: Path, body: str) -> Stage:
    """A stage with two tests: one that passes, and one with this body."""
    file = folder / "test_it.py"
    file.write_text(f"from pathlib import Path\n\ndef test_one(): pass\n\ndef test_two():\n    {body}\n")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:randomly", "--rootdir", str(folder), str(file)]
    return Stage("tests", command, retried=True)


def test_a_test_that_fails_once_is_tried_again_alone_and_reported(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    mark = tmp_path / "tried"
    stage = stage_of_tests(tmp_path, f"tried = Path({str(mark)!r}); was = tried.exists(); tried.touch(); assert was")

    assert gate.passes(stage, beside=True)

    printed = capfd.readouterr().out
    assert "1 failed, 1 passed" in printed
    assert "1 passed, 1 deselected" in printed
    assert "only at the second try" in printed


def test_a_test_that_fails_twice_fails_its_stage(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert not gate.passes(stage_of_tests(tmp_path, "assert False"), beside=True)
    assert "second try" not in capfd.readouterr().out


def test_a_stage_whose_tests_cannot_be_read_fails(tmp_path: Path) -> None:
    assert not gate.passes(stage_of_tests(tmp_path, "syntax error"), beside=True)


def test_ci_fails_if_one_of_the_stages_besides_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "BESIDES", [[says("one"), FAILS]])
    with pytest.raises(Failed, match="fails"):
        gate.run_besides(time.monotonic())


def test_ci_passes_without_what_it_has_no_time_for(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(gate, "BESIDES", [[FAILS]])
    monkeypatch.setattr(gate, "GATES", {"test-ci": [[[says("one")]]]})
    monkeypatch.setattr(sys, "argv", ["gate", "test-ci", "--started", str(time.time() - gate.NO_MORE_AFTER)])

    gate.main()

    printed = capfd.readouterr().out
    assert "skipped for lack of time: fails" in printed
    assert "make test-ci: all 1 stages passed in " in printed
    assert printed.endswith("; left out: 1\n")


def test_the_long_gate_leaves_nothing_out_that_ci_runs() -> None:
    complete = {stage.title for stage in gate.LONG}
    in_ci = {stage.title for lane in gate.BESIDES for stage in lane}

    assert in_ci - complete == {gate.SOME_FUZZ.title}
    only_long = (gate.MORE_FUZZ, gate.EVERY_SIZE, gate.ALL_USE_CASES, *gate.FIREFOX)
    assert complete - in_ci == {stage.title for stage in only_long}
