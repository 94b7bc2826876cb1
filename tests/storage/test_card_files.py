"""Files of own cards: loaded once, and refused with the file's name and the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kingoftokyo import Game, Rules, SetupError
from kingoftokyo.rules.catalogue import CATALOGUE
from kingoftokyo.storage.card_files import load_cards
from own_deck import CARDS

if TYPE_CHECKING:
    from pathlib import Path

CARD = """
class {cls}(Keep):
    name = "{name}"
    cost = {cost}
    text = "Gain 1 point at the start of your turn."

    def at_my_turn_start(self, game, me, this):
        gain_points(game, me, 1)
"""


def written(path: Path, *cards: str) -> Path:
    path.write_text("from kingoftokyo.cards import Discard, Keep, gain_points\n" + "".join(cards), encoding="utf-8")
    return path


def card(name: str, cost: object = 3) -> str:
    return CARD.format(cls=name.title().replace(" ", ""), name=name, cost=cost)


def refused(path: Path, says: str) -> None:
    before = list(CATALOGUE.ids)
    with pytest.raises(SetupError, match=says) as caught:
        load_cards(path)
    assert before == CATALOGUE.ids
    assert caught.value.code.startswith("card-")


def test_a_file_answers_the_ids_of_its_cards_in_their_order(tmp_path: Path) -> None:
    path = written(tmp_path / "two.py", card("File Zebra"), card("File Ant"))

    assert load_cards(path) == ("file_zebra", "file_ant")


def test_cards_of_a_file_are_played(tmp_path: Path) -> None:
    own = load_cards(written(tmp_path / "played.py", card("File Played")))

    game = Game.from_position(
        {"monsters": [{"cards": ["file_played"]}, {}], "rules": {"preset": "standard", "cards": list(own)}}
    )

    assert game.rules == Rules(cards=own)
    assert game.view(None).monsters[0].points == 1


def test_a_file_is_loaded_once_however_it_is_named(tmp_path: Path) -> None:
    path = written(tmp_path / "once.py", card("File Once"))
    (tmp_path / "sub").mkdir()

    assert load_cards(path) == load_cards(tmp_path / "sub" / ".." / "once.py") == ("file_once",)
    assert CATALOGUE.ids.count("file_once") == 1


def test_only_cards_that_the_file_defines_and_names_are_taken(tmp_path: Path) -> None:
    path = written(
        tmp_path / "some.py",
        "from kingoftokyo.rules.cards.defence import Wings\nNUMBER = 3\n",
        "class Nameless(Keep):\n    pass\n",
        "class NoCard:\n    name = 'No Card'\n",
        card("File Some"),
    )

    assert load_cards(path) == ("file_some",)


def test_cards_that_a_file_registers_itself_join_the_deck_too(tmp_path: Path) -> None:
    itself = "from kingoftokyo.cards import register\nregister(FileItself())\n"

    assert load_cards(written(tmp_path / "itself.py", card("File Itself"), itself)) == ("file_itself",)
    both = written(tmp_path / "both.py", card("File Left"), itself.replace("Itself", "Left"), card("File Rest"))
    assert load_cards(both) == ("file_left", "file_rest")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    refused(tmp_path / "missing.py", r"missing\.py: there is no such file")
    refused(tmp_path, "there is no such file")


def test_a_file_that_is_no_python_by_its_name_is_refused(tmp_path: Path) -> None:
    refused(written(tmp_path / "cards.txt", card("File Text")), r"cards\.txt: .* with a name that ends in \.py")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("class File Broken(Keep):\n", "SyntaxError"),
        ("\0", "SyntaxError|ValueError"),
        ("1 / 0\n", "ZeroDivisionError: division by zero"),
        ("import no_such_module\n", "ModuleNotFoundError"),
        ("from kingoftokyo.cards import fly\n", "ImportError: cannot import name 'fly'"),
    ],
)
def test_a_file_that_cannot_be_run_is_refused_with_what_is_wrong(tmp_path: Path, text: str, says: str) -> None:
    refused(written(tmp_path / "broken.py", text), rf"^broken\.py: the file cannot be run: ({says})")


@pytest.mark.parametrize("text", ["", "class Nameless(Keep):\n    cost = 3\n", "class Named:\n    name = 'Named'\n"])
def test_a_file_without_a_card_is_refused(tmp_path: Path, text: str) -> None:
    refused(
        written(tmp_path / "empty.py", text),
        r"^empty\.py: no class derived from Keep, Discard or ExpansionCard with a name",
    )


@pytest.mark.parametrize("name", ["Wings", "wings!", CARDS[0].facts().name])
def test_a_name_that_is_taken_is_refused(tmp_path: Path, name: str) -> None:
    text = CARD.format(cls="Taken", name=name, cost=3)

    refused(written(tmp_path / "taken.py", text), rf"^taken\.py: .* {name!r} has none, or is already taken")


@pytest.mark.parametrize("cost", [-1, 100])
def test_a_cost_out_of_bounds_is_refused(tmp_path: Path, cost: int) -> None:
    refused(
        written(tmp_path / "dear.py", card("File Dear", cost)), r"^dear\.py: File Dear: a card costs 0 to 99 energy"
    )


def test_a_cost_that_is_no_number_is_refused(tmp_path: Path) -> None:
    refused(
        written(tmp_path / "cost.py", card("File Cost", "'three'")), r"^cost\.py: FileCost: .* a cost and a text \("
    )


@pytest.mark.parametrize("fact", ["cost", "text"])
def test_a_card_without_cost_or_text_is_refused(tmp_path: Path, fact: str) -> None:
    text = card("File Lacking").replace(f"    {fact} =", "    other =")

    refused(written(tmp_path / "lacking.py", text), r"^lacking\.py: FileLacking: a card has a name, a cost and a text")


def test_counters_and_copies_out_of_bounds_are_refused(tmp_path: Path) -> None:
    for fact in ("counters = 100", "copies = 0", "copies = 10"):
        text = card("File Many").replace("    text =", f"    {fact}\n    text =")
        refused(written(tmp_path / f"{fact[:4]}{fact[-2:].strip()}.py", text), "File Many: a card costs 0 to 99 energy")


def test_a_file_of_which_one_card_is_refused_can_be_put_right_and_loaded(tmp_path: Path) -> None:
    path = written(tmp_path / "righted.py", card("File Right"), card("File Wrong", cost=100))
    with pytest.raises(SetupError):
        load_cards(path)

    assert load_cards(written(path, card("File Right"), card("File Wrong", cost=9))) == ("file_right", "file_wrong")


def test_a_cost_that_is_no_whole_number_is_refused(tmp_path: Path) -> None:
    refused(written(tmp_path / "half.py", card("File Half", cost=2.5)), "a cost and a text")
