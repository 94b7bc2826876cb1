"""The text of a save: opened at the very decision, parsed once, refused with the line and the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from history.saved_games import NAMES, SECRET, over, play_on, players_of, resealed, running, saved_text
from kingoftokyo import Game
from kingoftokyo.history.save_text import is_practice, read_any_text, read_save_text, record_of, save_text
from kingoftokyo.rules.errors import RecordError
from kingoftokyo.rules.records.parse import read_record
from kingoftokyo.rules.records.verify import check_chance

if TYPE_CHECKING:
    from kingoftokyo.rules.records.record import Record


@pytest.mark.parametrize("secret", [None, SECRET])
@pytest.mark.parametrize(
    "rules", ["standard", "solo halloween=true", "course cultists=true tokyo_tower=true", "simple"]
)
def test_a_game_saved_at_any_decision_goes_on_the_same(rules: str, secret: str | None) -> None:
    for choices in range(0, 60, 7):
        game = running(choices, secret=secret, rules=rules)
        if game.over:
            break

        opened = read_save_text(saved_text(game))

        assert opened.game.position() == game.position()
        assert (opened.notice, opened.computer_seed, opened.record.date) == ("", 7, "2026-11-15")
        assert opened.record.monsters == list(NAMES)
        assert play_on(opened.game, 1000) == play_on(game, 1000)
        assert opened.game.record() == game.record()


@pytest.mark.parametrize("first", ["", "\ufeff"], ids=["", "mark"])
@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["LF", "CRLF"])
@pytest.mark.parametrize("last", ["", "\n", "\n \n\n"], ids=["", "line", "lines"])
def test_what_editors_and_mail_put_into_a_save_does_no_harm(first: str, end: str, last: str) -> None:
    text = saved_text(running(8))

    for read in (read_save_text, read_any_text):
        found = read(first + (text + last).replace("\n", end))
        assert (found.game.number, found.text) == (8, text)


def test_the_save_of_a_finished_game_contains_its_secret() -> None:
    text = saved_text(running(10_000, secret=SECRET))

    assert read_save_text(text).game.over
    assert record_of(text).secret == SECRET


def test_a_save_is_parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the text of a whole save is there to be stored as it was read."""
    text = saved_text(running(12))
    parsed: list[str] = []

    def counted(record: str) -> Record:
        parsed.append(record)
        return read_record(record)

    monkeypatch.setattr("kingoftokyo.history.save_text.read_record", counted)
    monkeypatch.setattr("kingoftokyo.rules.game.read_record", counted)

    saved = read_any_text(text.replace("\n", "\r\n"))
    assert (len(parsed), saved.text) == (1, text)

    recorded = read_any_text(over().record())
    assert (len(parsed), recorded.game.over, recorded.text) == (2, True, "")


@pytest.mark.parametrize(
    ("game", "practice"),
    [
        (Game.new(2, seed=5), False),
        (Game.new(2, seed=5, rolls=["1 1 1 1 1 1"]), True),
        (Game.from_position("step=buy monsters=[() ()]"), True),
    ],
)
def test_the_header_says_whether_it_is_practice(game: Game, *, practice: bool) -> None:
    for text in (save_text(game), game.record()):
        assert is_practice(text) is practice


def test_a_name_that_looks_like_a_field_makes_no_practice() -> None:
    game = Game.new(2, seed=5, persons=[0, 1])
    names = ["position: x", "rolls: 1 1"]

    assert not is_practice(save_text(game, monsters=names, players=[f"person {name}" for name in names]))


def test_a_save_cut_off_anywhere_is_refused() -> None:
    text = saved_text(running(8))
    for length in range(1, len(text) - 1, 13):
        with pytest.raises(RecordError, match=r"line \d+|checksum|the header has no"):
            read_save_text(text[:length])


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("King of Tokyo record, format 1", "King of Kyoto", "line 1: this is not a record"),
        ("format 1", "format 2", r"line 1: format 1 can be read, not '2' \(made by a newer version"),
        (
            "rules version: 1",
            "rules version: 9",
            "line 2: rules version: the current rules version is 1: a newer version",
        ),
        ("opponents: 7", "opponents: many", "opponents: a whole number is expected"),
        ("opponents: 7", "enemies: 7", "a save has no field 'enemies', or it is given twice"),
        ("opponents: 7", "opponents: 7\nopponents: 8", "a save has no field 'opponents', or it is given twice"),
        ("opponents: 7", "opponents: 8", "the file was changed after it was saved"),
        ("Axolulu", "Axolotl", "the file was changed after it was saved"),
        ("health=10", "health=9", r"line \d+: the lines above do not lead to this position"),
    ],
)
def test_an_edited_save_is_refused_with_the_reason(old: str, new: str, reason: str) -> None:
    text = saved_text(running(3))
    assert old in text

    with pytest.raises(RecordError, match=reason):
        read_save_text(text.replace(old, new, 1))


def test_a_changed_throw_is_refused_with_its_line() -> None:
    lines = saved_text(running(20)).split("\n")
    at = next(k for k, line in enumerate(lines) if line.startswith("9 ") or "9 seat" in line)
    at = next(k for k in range(at, len(lines)) if "; rolled " in lines[k])
    lines[at] = lines[at].partition("; rolled ")[0] + "; rolled 1 1 1"

    with pytest.raises(RecordError, match=f"line {at + 1}: the outcome here is"):
        read_save_text(resealed("\n".join(lines)))


def test_an_older_save_that_can_be_replayed_opens_without_a_word() -> None:
    text = saved_text(running(12)).replace("rules version: 1", "rules version: 0")

    opened = read_save_text(resealed(text))

    assert (opened.notice, opened.game.number) == ("", 12)


@pytest.mark.parametrize("secret", [None, SECRET])
def test_an_older_save_that_cannot_be_replayed_opens_from_its_position(secret: str | None) -> None:
    game = running(12, secret=secret)
    text = saved_text(game).replace("rules version: 1", "rules version: 0")

    opened = read_save_text(resealed(text.replace("; rolled ", "; rolled 1 ", 1)))

    assert opened.notice.startswith("This game was saved with rules 0, and these are rules 1: its history cannot")
    assert {**opened.game.position(), "luck": 1} == {**game.position(), "luck": 1}
    assert play_on(opened.game, 1000) == play_on(game, 1000)
    assert "position: " in opened.game.record()
    assert opened.text == "", "the save as it was read tells another history"


def test_chained_dice_without_a_history_depend_on_later_choices_only() -> None:
    game = Game.new(3, secret=SECRET, words=["rain"])
    game.bind(NAMES, players_of(game), "2026-11-15")
    play_on(game, 30)
    text = saved_text(game).replace("rules version: 1", "rules version: 0")

    opened = read_save_text(resealed(text)).game

    assert opened.commitment == game.commitment
    assert opened.head not in ("", game.head)
    assert "chance: chained\n" in opened.record()
    play_on(opened, 1000)
    assert check_chance(read_record(opened.record())) > 0


def test_a_save_whose_choices_hold_the_dice_goes_on_with_the_same_dice() -> None:
    game = Game.new(3, secret=SECRET)
    game.bind(NAMES, players_of(game), "2026-11-15")
    play_on(game, 30)

    opened = read_save_text(saved_text(game)).game

    assert play_on(opened, 60) == play_on(game, 60)
    assert (opened.head, opened.record()) == (game.head, game.record())


def test_an_older_save_that_was_edited_is_refused() -> None:
    text = saved_text(running(12)).replace("rules version: 1", "rules version: 0")

    with pytest.raises(RecordError, match="the outcome here is"):
        read_save_text(text.replace("; rolled ", "; rolled 1 ", 1))


def test_an_older_save_whose_position_has_become_impossible_is_refused() -> None:
    text = saved_text(running(12)).replace("rules version: 1", "rules version: 0")
    text = text.replace("; rolled ", "; rolled 1 ", 1).replace("place=outside", "place=atlantis")

    with pytest.raises(RecordError, match=r"position: monsters\[\d\].place"):
        read_save_text(resealed(text))


@given(st.data())
@settings(derandomize=True, deadline=None, database=None)
def test_a_save_edited_anyhow_is_the_same_or_refused(data: st.DataObject) -> None:
    text = saved_text(running(25, secret=SECRET))
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 60)))
    put = data.draw(st.sampled_from(["", "\n", "--- save\n", text[:80], text[-200:]]) | st.text(max_size=20))
    edited = text[:start] + put + text[end:]

    try:
        opened = read_save_text(data.draw(st.sampled_from([edited, resealed(edited)])))
    except RecordError:
        return
    assert opened.game.number <= 25
