"""The workflow files: they parse, and all that they call is in the checkout. Nothing here runs them."""

from __future__ import annotations

import re
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import pytest
import yaml

from tools.ci.prepare import ROOT
from tools.site.single import FILE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
TARGET = re.compile(r"^([a-z][\w -]*):", re.MULTILINE)
NAMED = re.compile(r"(?<![\w/.-])(?:tests|tools|src|\.github)/[\w./-]*\w")
Table = dict[Any, Any]


def read(path: Path) -> Table:
    found: Table = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def jobs() -> Iterator[tuple[str, Table]]:
    for path in WORKFLOWS:
        for name, job in read(path)["jobs"].items():
            yield f"{path.name}, {name}", job


def steps() -> Iterator[tuple[str, Table]]:
    for name, job in jobs():
        for step in job.get("steps", []):
            yield name, step


def scripts() -> str:
    return "\n".join(step["run"] for _, step in steps() if "run" in step)


def test_each_of_them_may_only_read_and_says_what_ends_it() -> None:
    assert WORKFLOWS
    for path in WORKFLOWS:
        workflow = read(path)
        assert workflow["permissions"] == {"contents": "read"}, path.name
        assert "cancel-in-progress" in workflow["concurrency"], path.name
    for name, job in jobs():
        assert "uses" in job or job["timeout-minutes"] <= 60, name


def test_only_the_jobs_that_publish_may_write() -> None:
    writing = {name: job["permissions"] for name, job in jobs() if "permissions" in job}

    assert writing == {
        "pages.yml, deploy": {"pages": "write", "id-token": "write"},
        "release.yml, page": {"contents": "write"},
    }


def test_every_action_is_pinned_by_its_version() -> None:
    for name, step in steps():
        if "uses" in step:
            assert re.fullmatch(r"actions/[\w-]+@v\d+", step["uses"]), name


def test_every_workflow_that_another_one_calls_can_be_called() -> None:
    called = [job["uses"] for _, job in jobs() if "uses" in job]

    assert called
    for path in called:
        assert "workflow_call" in read(ROOT / path)[True], path  # yaml reads the key `on` as true


def test_every_make_target_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = {name for line in TARGET.findall(makefile) for name in line.split()}
    wanted = set(re.findall(r"\bmake ([\w-]+)", scripts()))

    assert "test" in wanted
    assert wanted <= targets


def test_every_module_and_file_exists() -> None:
    modules = set(re.findall(r"-m (tools[\w.]+)", scripts()))
    watched = [path for file in WORKFLOWS for path in (read(file)[True].get("pull_request") or {}).get("paths", [])]
    files = set(NAMED.findall(scripts())) | {path.removesuffix("/**") for path in watched}

    assert {"tools.ci.gate", "tools.ci.app", "tools.ci.package"} <= modules
    assert [name for name in modules if find_spec(name) is None] == []
    assert [name for name in files if not (ROOT / name).exists()] == []


def test_every_test_that_is_chosen_by_name_exists() -> None:
    chosen = [name for words in re.findall(r'-k "([^"]+)"', scripts()) for name in words.split(" or ")]
    written = (ROOT / "tests" / "app" / "test_app.py").read_text(encoding="utf-8")

    assert chosen
    for name in chosen:
        assert len(re.findall(rf"def test_\w*{name}", written)) == 1, name


@pytest.mark.parametrize("word", ["os", "python"])
def test_ci_checks_every_system_and_every_python_that_the_package_supports(word: str) -> None:
    matrix = read(GITHUB / "workflows" / "ci.yml")["jobs"]["check"]["strategy"]["matrix"]

    assert (
        matrix[word]
        == {
            "os": ["ubuntu-latest", "macos-latest", "windows-latest"],
            "python": ["3.11", "3.12", "3.13", "3.14"],
        }[word]
    )


def test_the_release_page_names_every_file_to_play_with() -> None:
    jobs_of = read(GITHUB / "workflows" / "release.yml")["jobs"]
    built = read(GITHUB / "workflows" / "app.yml")["jobs"]["app"]["strategy"]["matrix"]["include"]
    page = (GITHUB / "release.md").read_text(encoding="utf-8")

    single = [step["with"]["path"] for step in jobs_of["single"]["steps"] if "upload-artifact" in step.get("uses", "")]
    assert all(f"`{row['file']}`" in page for row in built)
    assert single == [FILE.relative_to(ROOT).as_posix()]
    assert f"`{FILE.name}`" in page
    assert set(jobs_of["page"]["needs"]) == set(jobs_of) - {"page"}
    assert "SHA256SUMS" in scripts()
    assert "SHA256SUMS" in page
