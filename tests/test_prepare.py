"""What `make` installs: from the registries that this machine's pip is set to."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tools.ci.prepare import CONSTRAINTS, requirements, settings_of_pip


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("PIP_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)


def test_uv_uses_the_registries_that_pip_is_set_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", "https://mirror.example/simple")
    monkeypatch.setenv("PIP_EXTRA_INDEX_URL", "https://one.example https://two.example")
    monkeypatch.setenv("PIP_FIND_LINKS", "/wheels")

    settings = settings_of_pip(Path(sys.executable))

    assert settings["UV_DEFAULT_INDEX"] == "https://mirror.example/simple"
    assert settings["UV_INDEX"] == "https://one.example https://two.example"
    assert settings["UV_FIND_LINKS"] == "/wheels"


def test_without_settings_of_pip_uv_uses_its_own() -> None:
    assert set(settings_of_pip(Path(sys.executable))) == {"UV_INDEX_STRATEGY"}


def test_everything_that_make_installs_is_pinned() -> None:
    pinned = {
        line.partition("==")[0].lower().replace("_", "-") for line in CONSTRAINTS.read_text(encoding="utf-8").split()
    }
    names = {name_of(wanted) for level in ("play", "test") for wanted in requirements(level)}

    assert names | {"uv"} <= pinned


def name_of(requirement: str) -> str:
    """The name in `mypy[mypyc]==2.4.1` and `librt>=0.16; sys_platform != 'emscripten'`."""
    return "".join(letter if letter.isalnum() or letter in "-_." else " " for letter in requirement).split()[0].lower()
