"""`kot serve --cards`: the page has sentences for the cards and expansions of the files."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
SCRIPT = """
from pathlib import Path
from kingoftokyo.backend.own_cards import own_cards, own_sentences
from kingoftokyo.storage.card_files import load_cards

assert (own_sentences(), own_cards()) == ("", ((), ()))
load_cards(Path("market.py"))
print(own_cards())
print(own_sentences())
"""
FILE = '''
from kingoftokyo.cards import ExpansionCard, Keep
from kingoftokyo.rules import OFF_ON, Setting, add_expansion, add_setting

add_setting(Setting("night_market", OFF_ON, "stalls {at} night"))


class Lantern(Keep):
    name = "Paper Lantern"
    cost = 2
    text = """It {glows}
    all night."""


class Stalls(ExpansionCard):
    name = "Stalls"
    cost = 0
    copies = 6
    text = "Count stalls."

    def joins(self, rules, players):
        return rules["night_market"] is True

    def field(self):
        return "stalls"


add_expansion(Stalls())
'''
WORDS = """\
OwnCards(cards=('paper_lantern',), settings=('night_market',))
card-paper-lantern = Paper Lantern
    .text = It {"{"}glows{"}"} all night.
card-stalls = Stalls
    .text = Count stalls.
counted-stalls = { $amount } stalls
token-stalls = Stalls
    .text = Count stalls.
expansion-night-market = Night market
    .text = stalls {"{"}at{"}"} night
setting-night-market = Night market
    .text = stalls {"{"}at{"}"} night
"""


def test_own_cards_and_expansions_have_sentences_on_the_page(tmp_path: Path) -> None:
    (tmp_path / "market.py").write_text(FILE)
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.stdout.strip() == WORDS.strip(), done.stderr
