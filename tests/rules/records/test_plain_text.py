"""Words and names as people write them, and records as editors leave them."""

from __future__ import annotations

import pytest

from kingoftokyo import Game, SetupError
from kingoftokyo.rules.records.parse import read_record
from rules.records.games import SECRET, played


@pytest.mark.parametrize(
    "words",
    [
        "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}",
        "\N{HEAVY BLACK HEART}\N{VARIATION SELECTOR-16}",
        "\N{WAVING BLACK FLAG}\U000e0067\U000e0062\U000e007f",
        "\u0646\N{ZERO WIDTH NON-JOINER}\u0627",
        "1\N{VARIATION SELECTOR-16}\N{COMBINING ENCLOSING KEYCAP}",
    ],
    ids=ascii,
)
def test_signs_that_are_joined_to_one_picture_are_words_and_names(words: str) -> None:
    game = Game.new(2, secret=SECRET, words=[words])

    record = read_record(game.record(players=[f"person {words}"]))

    assert record.words == [words, ""]
    assert record.players[0] == f"person {words}"


@pytest.mark.parametrize("words", ["a\0b", "bell \a", "\x1b[31m", "\u202eback", "\ud800", "\ufeffmark"], ids=ascii)
def test_control_characters_are_no_words_and_no_names(words: str) -> None:
    with pytest.raises(SetupError) as refused:
        Game.new(2, secret=SECRET, words=[words])
    assert (refused.value.code, refused.value.field) == ("setup-words-signs", "words")
    with pytest.raises(SetupError):
        Game.new(2).record(players=[f"person {words}"])


def test_a_mark_of_byte_order_line_ends_and_empty_lines_at_the_end_do_no_harm() -> None:
    text = played(Game.new(2, seed=3), 5).record()

    for changed in (f"\ufeff{text}", text.replace("\n", "\r\n"), f"{text}\n \r\n\n"):
        assert Game.from_record(changed).record() == text
