"""Own settings: what an expansion may add to the rules."""

from __future__ import annotations

import subprocess
import sys

import pytest

from kingoftokyo import SetupError
from kingoftokyo.rules import OFF_ON, SETTINGS, Setting, add_setting, rules_from_text
from kingoftokyo.rules.settings import MOST_PARSED


def test_a_name_that_is_taken_is_refused() -> None:
    before = list(SETTINGS)

    with pytest.raises(SetupError, match="there is a setting 'energy' already"):
        add_setting(Setting("energy", OFF_ON, "something else"))

    assert before == SETTINGS


ADDED = """
from kingoftokyo.rules import OFF_ON, Setting, add_setting, rules_from_text
before = rules_from_text("standard")
add_setting(Setting("tides", OFF_ON, "whether there are tides"))
print(rules_from_text("standard")["tides"], rules_from_text("standard tides=true")["tides"])
"""


def test_rules_that_were_read_before_a_setting_was_added_have_it_when_read_again() -> None:
    done = subprocess.run([sys.executable, "-c", ADDED], text=True, capture_output=True, check=True)

    assert done.stdout.split() == ["False", "True"]


def test_however_many_rules_are_read_each_is_right() -> None:
    texts = [f"standard cards={'tank,' * k}jets" for k in range(MOST_PARSED + 2)]

    assert [rules_from_text(text).text for text in texts] == texts
    assert rules_from_text(texts[0]).cards == ("jets",)
