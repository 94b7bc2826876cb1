"""Every ruling is about cards that exist, and its test exists and passes."""

from __future__ import annotations

import importlib.util
import inspect
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kingoftokyo.rules.catalogue import CATALOGUE
from kingoftokyo.rules.rulings import RULINGS, Ruling, rulings_about

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

ROOT = Path(__file__).parents[2]
LOADED: dict[Path, ModuleType] = {}


def proof(ruling: Ruling) -> Callable[[], object]:
    """The test function that a ruling names."""
    file, _, name = ruling.test.partition("::")
    path = ROOT / file
    assert path.is_file(), f"there is no file {file}"
    if path not in LOADED:
        spec = importlib.util.spec_from_file_location("proof_" + path.stem, path)
        assert spec is not None
        assert spec.loader is not None
        LOADED[path] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(LOADED[path])
    function: Callable[[], object] | None = getattr(LOADED[path], name, None)
    assert function is not None, f"there is no test {name} in {file}"
    return function


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.test.partition("::")[2])
def test_a_ruling_is_proved_by_its_test(ruling: Ruling) -> None:
    function = proof(ruling)
    assert not inspect.signature(function).parameters, "a proof needs no fixture and no parameter"
    function()


def test_rulings_name_cards_that_exist_and_none_twice() -> None:
    for ruling in RULINGS:
        assert set(ruling.cards) <= set(CATALOGUE.ids), ruling.cards
        assert len(set(ruling.cards)) == len(ruling.cards)


def test_rulings_are_whole_sentences_that_fit_a_reader() -> None:
    for ruling in RULINGS:
        assert ruling.question.endswith("?")
        assert ruling.answer.endswith(".")
        assert ruling.source
        assert len(ruling.answer) <= 140


def test_no_two_rulings_have_the_same_id() -> None:
    assert len({ruling.id for ruling in RULINGS}) == len(RULINGS)
    assert RULINGS[0].id == "armor_plating_absorbs_an_acid_attack_without_a_smash"


def test_no_question_is_answered_twice() -> None:
    assert len({(ruling.cards, ruling.question) for ruling in RULINGS}) == len(RULINGS)


def test_rulings_about_several_cards_concern_all_of_them() -> None:
    assert rulings_about() == RULINGS
    assert all({"wings", "camouflage"} <= set(ruling.cards) for ruling in rulings_about("wings", "camouflage"))
    assert len(rulings_about("camouflage", "wings")) == 2
    assert set(rulings_about("wings", "camouflage")) < set(rulings_about("wings"))
    assert rulings_about("tank", "skyscraper") == ()
