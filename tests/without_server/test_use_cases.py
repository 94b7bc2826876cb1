"""The use cases at the page without a server. Those of a program that is started and ended are not among them."""

from __future__ import annotations

import pytest

from browser import (
    test_card_cases,
    test_choosing_cases,
    test_ending_cases,
    test_fighting_cases,
    test_menu_cases,
    test_panel_cases,
    test_turn_cases,
)

MODULES = (
    test_card_cases,
    test_choosing_cases,
    test_ending_cases,
    test_fighting_cases,
    test_menu_cases,
    test_panel_cases,
    test_turn_cases,
)
OF_A_PROGRAM = {  # and of its folder; `test_visits.py` has its own
    "test_use_case_01_the_program_opens_on_its_main_menu_and_use_case_04_exit_closes_it",
    "test_use_case_02_save_writes_kotss_txt_and_saving_again_overwrites_it",
    "test_use_case_03_without_kotss_txt_load_says_that_there_is_no_save",
    "test_use_case_28_exit_from_the_pause_menu_ends_the_program",
}
pytestmark = pytest.mark.long

for module in MODULES:
    cases = {name: case for name, case in vars(module).items() if name.startswith("test_") and name not in OF_A_PROGRAM}
    globals().update(cases)
