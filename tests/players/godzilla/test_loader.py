"""Agents' files load as they are: what they import is there meanwhile, and what cannot play says why."""

from __future__ import annotations

import importlib
import sys
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

from kingoftokyo.players.godzilla.api import DIESIDE, PlayerState
from kingoftokyo.players.godzilla.loader import PublicModules, is_agent, missing_in
from kingoftokyo.players.godzilla.samples import Angry, AngryPlayer
from players.godzilla.test_adapter import DIARY, loaded

if TYPE_CHECKING:
    from pathlib import Path


def test_a_file_finds_the_names_of_the_public_code_while_it_is_loaded(tmp_path: Path) -> None:
    text = (
        "class Bare(Player):\n"
        "    sides = {side.name: side.value for side in DIESIDE}\n"
        "    copy = PlayerState(health=3, victory_points=4, in_tokyo=True).model_copy(update={'health': 2})\n"
        "    same = DIESIDE.ONE == '1' and isinstance(DIESIDE.ONE, str)\n"
    )
    bare = loaded(tmp_path, text, "Bare")

    assert bare.sides == {"ATTACK": "Attack", "HEAL": "Heal", "ONE": "1", "TWO": "2", "THREE": "3"}
    assert bare.copy.model_dump() == {"health": 2, "victory_points": 4, "in_tokyo": True}
    assert bare.same
    bare = bare(2, "Gigazaur")
    assert (bare.idx, bare.name, bare.state) == (2, "Gigazaur", PlayerState(10, 0, in_tokyo=False))
    assert bare.state.model_copy() is not bare.state


def test_after_loading_all_modules_are_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = ModuleType("player")
    monkeypatch.setitem(sys.modules, "player", mine)
    monkeypatch.delitem(sys.modules, "helpers", raising=False)
    with PublicModules():
        assert importlib.import_module("player") is not mine
        assert importlib.import_module("helpers.constants").DIESIDE is DIESIDE
        assert importlib.import_module("helpers").constants.DIESIDE is DIESIDE

    assert sys.modules["player"] is mine
    assert not {"helpers", "helpers.constants"} & set(sys.modules)


@pytest.mark.parametrize(("text", "ours"), [("class PlayerState(BaseModel): …", True), ("class Piano: pass", False)])
def test_a_module_named_player_that_is_another_one_is_left_alone(
    text: str, ours: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "player.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with PublicModules():
        found = importlib.import_module("player")
    sys.modules.pop("player", None)

    assert hasattr(found, "PlayerState") is ours
    assert hasattr(found, "Piano") is not ours


def test_other_helpers_of_a_file_are_found_beside_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "helpers").mkdir()
    (tmp_path / "helpers" / "constants.py").write_text("import pydantic_is_not_here\nDIESIDE = 0\n")
    (tmp_path / "helpers" / "luck.py").write_text("SEVEN = 7\n")
    monkeypatch.syspath_prepend(tmp_path)
    with PublicModules():
        assert importlib.import_module("helpers.luck").SEVEN == 7
        assert importlib.import_module("helpers.constants").DIESIDE is DIESIDE
    sys.modules.pop("helpers.luck", None)


def test_a_class_with_choose_is_no_agent() -> None:
    assert is_agent(AngryPlayer)
    assert not is_agent(Angry)
    assert not is_agent(AngryPlayer(0, "Monster 1"))
    assert not is_agent(PlayerState)


def test_an_agent_that_is_made_otherwise_or_has_no_yield_says_so(tmp_path: Path) -> None:
    deaf = loaded(tmp_path, "class Deaf(Player):\n    def keep_dice(self, dice, others, roll): ...\n", "Deaf")
    costly = loaded(tmp_path, DIARY + "class Costly(Diary):\n    def __init__(self, idx, name, model): ...\n", "Costly")

    assert missing_in(AngryPlayer) == ""
    assert missing_in(deaf) == "Deaf has no method `yield_tokyo(self, other_player_states)`"
    assert missing_in(costly).startswith("Costly must be made as `Costly(idx, name)`, but it takes (idx, name, model)")
