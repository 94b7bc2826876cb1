"""Save files: written whole or not at all, opened at the very decision, refused with the line and the reason."""

from __future__ import annotations

import errno
import os
import random
import signal
import subprocess
import sys
import time
from hashlib import blake2b
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kingoftokyo import Game
from kingoftokyo.storage.save_files import (
    MOST_BYTES,
    NoSaveError,
    SaveError,
    read_record_file,
    read_save,
    save_folder,
    slot_path,
    slots,
    write_save,
)

SECRET = "5e" * 32
NAMES = ("Axolulu", "Mosshell", "Old Pinch")
KILLS = [*range(5), *(pytest.param(kill, marks=pytest.mark.long) for kill in range(5, 50))]


def running(choices: int = 30, *, secret: str | None = None, rules: str = "standard", seed: int = 5) -> Game:
    game = Game.new(3, rules, 0 if secret else seed, secret=secret, words=["rain"] if secret else ())
    play_on(game, choices)
    return game


def play_on(game: Game, choices: int) -> list[str]:
    """The same choices in the same positions."""
    made: list[str] = []
    for _ in range(choices):
        if game.decision is None:
            break
        rng = random.Random(game.number)
        made.append(rng.choice(game.decision.options).text)
        game.play(made[-1])
    return made


def over() -> Game:
    return running(10_000)


def saved(tmp_path: Path, game: Game) -> Path:
    path = tmp_path / "KoTSS.txt"
    players = ["person" if game.persons >> seat & 1 else "random" for seat in range(3)]
    write_save(path, game, monsters=NAMES, players=players, date="2026-11-15", opponents=7)
    return path


def resealed(text: str) -> str:
    """With a checksum that fits, as a stranger could make it."""
    before = text.rpartition("checksum: ")[0]
    return f"{before}checksum: {blake2b(before.encode(), digest_size=16).hexdigest()}\n"


@pytest.mark.parametrize("secret", [None, SECRET])
@pytest.mark.parametrize(
    "rules", ["standard", "solo halloween=true", "course cultists=true tokyo_tower=true", "simple"]
)
def test_a_game_saved_at_any_decision_goes_on_the_same(tmp_path: Path, rules: str, secret: str | None) -> None:
    for choices in range(0, 60, 7):
        game = running(choices, secret=secret, rules=rules)
        if game.over:
            break

        opened = read_save(saved(tmp_path, game))

        assert opened.game.position() == game.position()
        assert (opened.notice, opened.opponents, opened.record.date) == ("", 7, "2026-11-15")
        assert opened.record.monsters == list(NAMES)
        assert play_on(opened.game, 1000) == play_on(game, 1000)
        assert opened.game.record() == game.record()


def test_saving_again_overwrites(tmp_path: Path) -> None:
    saved(tmp_path, running(5))
    path = saved(tmp_path, running(12))

    assert read_save(path).game.number == 12
    assert list(tmp_path.iterdir()) == [path]


def test_a_finished_game_is_kept_with_its_secret_told(tmp_path: Path) -> None:
    path = saved(tmp_path, running(10_000, secret=SECRET))

    assert read_save(path).game.over
    assert read_record_file(path).secret == SECRET


def test_a_record_file_is_read_as_well(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(over().record(NAMES), encoding="utf-8")

    assert read_record_file(path).monsters == list(NAMES)
    with pytest.raises(SaveError, match="the save ends here, before it is whole"):
        read_save(path)


def test_no_file_and_an_empty_one_are_no_save(tmp_path: Path) -> None:
    empty = tmp_path / "empty.txt"
    empty.write_text(" \n\n")

    with pytest.raises(NoSaveError, match=r"there is no save: .*nothing.txt does not exist"):
        read_save(tmp_path / "nothing.txt")
    with pytest.raises(NoSaveError, match=r"there is no save: .*empty.txt is empty"):
        read_save(empty)


def test_a_save_cut_off_anywhere_is_refused(tmp_path: Path) -> None:
    text = saved(tmp_path, running(8)).read_text()
    cut = tmp_path / "cut.txt"
    for length in range(1, len(text) - 1, 13):
        cut.write_text(text[:length])
        with pytest.raises(SaveError, match=r"line \d+|no save|checksum|the header has no"):
            read_save(cut)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("King of Tokyo record, format 1", "King of Kyoto", "line 1: this is no record"),
        ("format 1", "format 2", r"line 1: format 1 can be read, not '2' \(made by a newer version"),
        ("rules version: 1", "rules version: 9", "line 2: rules version: these are rules 1: a newer version"),
        ("opponents: 7", "opponents: many", "opponents: a whole number is expected"),
        ("opponents: 7", "enemies: 7", "a save has no 'enemies', or not twice"),
        ("opponents: 7", "opponents: 7\nopponents: 8", "a save has no 'opponents', or not twice"),
        ("opponents: 7", "opponents: 8", "the file was changed after it was saved"),
        ("Axolulu", "Axolotl", "the file was changed after it was saved"),
        ("health=10", "health=9", r"line \d+: the lines above do not lead to this position"),
    ],
)
def test_an_edited_save_is_refused_with_the_reason(tmp_path: Path, old: str, new: str, reason: str) -> None:
    path = saved(tmp_path, running(3))
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))

    with pytest.raises(SaveError, match=reason):
        read_save(path)
    assert path.read_text() == text.replace(old, new, 1)


def test_a_changed_throw_is_refused_with_its_line(tmp_path: Path) -> None:
    path = saved(tmp_path, running(20))
    lines = path.read_text().split("\n")
    at = next(k for k, line in enumerate(lines) if line.startswith("9 ") or "9 seat" in line)
    at = next(k for k in range(at, len(lines)) if "; rolled " in lines[k])
    lines[at] = lines[at].partition("; rolled ")[0] + "; rolled 1 1 1"
    path.write_text(resealed("\n".join(lines)))

    with pytest.raises(SaveError, match=f"line {at + 1}: chance answers"):
        read_save(path)


def test_foreign_and_oversized_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "foreign"
    path.write_bytes(b"King\n\xff\xfe\x00")
    with pytest.raises(SaveError, match="line 2: this is no text"):
        read_save(path)
    path.write_bytes(b"x" * (MOST_BYTES + 1))
    with pytest.raises(SaveError, match="too long for a save"):
        read_save(path)
    with pytest.raises(SaveError, match="directory"):
        read_save(tmp_path)
    path.write_text("not a record")
    with pytest.raises(SaveError, match="line 1: this is no record"):
        read_record_file(path)


def test_an_older_save_that_can_be_replayed_opens_without_a_word(tmp_path: Path) -> None:
    path = saved(tmp_path, running(12))
    path.write_text(resealed(path.read_text().replace("rules version: 1", "rules version: 0")))

    opened = read_save(path)

    assert (opened.notice, opened.game.number) == ("", 12)


@pytest.mark.parametrize("secret", [None, SECRET])
def test_an_older_save_that_cannot_be_replayed_opens_from_its_position(tmp_path: Path, secret: str | None) -> None:
    game = running(12, secret=secret)
    path = saved(tmp_path, game)
    text = path.read_text().replace("rules version: 1", "rules version: 0")
    path.write_text(resealed(text.replace("; rolled ", "; rolled 1 ", 1)))

    opened = read_save(path)

    assert opened.notice.startswith("This game was saved with rules 0, and these are rules 1: its history cannot")
    assert {**opened.game.position(), "luck": 1} == {**game.position(), "luck": 1}
    assert play_on(opened.game, 1000) == play_on(game, 1000)
    assert "position: " in opened.game.record()


def test_an_older_save_that_was_edited_is_refused(tmp_path: Path) -> None:
    path = saved(tmp_path, running(12))
    text = path.read_text().replace("rules version: 1", "rules version: 0")
    path.write_text(text.replace("; rolled ", "; rolled 1 ", 1))

    with pytest.raises(SaveError, match="chance answers"):
        read_save(path)


def test_an_older_save_whose_position_has_become_impossible_is_refused(tmp_path: Path) -> None:
    path = saved(tmp_path, running(12))
    text = path.read_text().replace("rules version: 1", "rules version: 0").replace("; rolled ", "; rolled 1 ", 1)
    path.write_text(resealed(text.replace("place=outside", "place=atlantis")))

    with pytest.raises(SaveError, match=r"position: monsters\[\d\].place"):
        read_save(path)


def test_named_slots_lie_beside_the_save(data_folder: Path) -> None:
    assert save_folder() == data_folder
    write_save(slot_path(), running(2))
    write_save(slot_path("friday"), running(3))
    (data_folder / "KoTSS-not a slot.txt").write_text("")

    assert list(slots()) == ["", "friday"]
    assert slot_path("friday").name == "KoTSS-friday.txt"
    with pytest.raises(SaveError, match="a slot is named by letters"):
        slot_path("../elsewhere")


def test_a_full_disk_leaves_the_old_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved(tmp_path, running(5))

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveError, match="the game cannot be saved: No space left on device"):
        saved(tmp_path, running(9))

    assert read_save(path).game.number == 5
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_stays_a_link_and_a_file_keeps_its_mode(tmp_path: Path) -> None:
    path = saved(tmp_path, running(5))
    path.chmod(0o644)
    link = tmp_path / "link.txt"
    link.symlink_to(path)

    write_save(link, running(9))

    assert link.is_symlink()
    assert path.stat().st_mode & 0o777 == 0o644
    assert read_save(path).game.number == 9


@given(st.data())
@settings(derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_save_edited_anyhow_is_the_same_or_refused(tmp_path: Path, data: st.DataObject) -> None:
    text = whole_save(tmp_path)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 60)))
    put = data.draw(st.sampled_from(["", "\n", "--- save\n", text[:80], text[-200:]]) | st.text(max_size=20))
    edited = text[:start] + put + text[end:]
    path = tmp_path / "edited.txt"
    path.write_text(data.draw(st.sampled_from([edited, resealed(edited)])), encoding="utf-8", newline="")

    try:
        opened = read_save(path)
    except SaveError:
        return
    assert opened.game.number <= 25


def whole_save(tmp_path: Path) -> str:
    return saved(tmp_path, running(25, secret=SECRET)).read_text()


def test_what_a_killed_program_left_is_cleared_away(tmp_path: Path) -> None:
    old, fresh = tmp_path / ".KoTSS.txt-abcd1234.kotss-half", tmp_path / ".KoTSS.txt-abcd1235.kotss-half"
    foreign = tmp_path / ".KoTSS.txt-config"
    for path in (old, fresh, foreign):
        path.write_text("half")
    os.utime(old, (0, 0))
    os.utime(foreign, (0, 0))

    saved(tmp_path, running(5))

    assert not old.exists()
    assert fresh.exists()
    assert foreign.exists()


SAVING = """
import sys
from pathlib import Path
sys.path.insert(0, {tests!r})
from kingoftokyo.storage.save_files import write_save
from storage.test_save_files import running
games = [running(choices) for choices in (10, 40)]
print("ready", flush=True)
while True:
    for game in games:
        write_save(Path(sys.argv[1]), game)
"""


@pytest.mark.parametrize("first", [True, False], ids=["first save", "later save"])
@pytest.mark.parametrize("kill", KILLS)
def test_killed_while_saving_there_is_always_a_whole_save(tmp_path: Path, kill: int, *, first: bool) -> None:
    path = tmp_path / "KoTSS.txt"
    if not first:
        saved(tmp_path, running(10))
    program = SAVING.format(tests=str(Path(__file__).parents[1]))
    with subprocess.Popen([sys.executable, "-c", program, str(path)], stdout=subprocess.PIPE) as saving:
        assert saving.stdout is not None
        assert saving.stdout.readline() == b"ready\n"
        time.sleep(random.Random(kill).uniform(0.0, 0.05))
        saving.send_signal(signal.SIGKILL)

    if path.exists() or not first:
        assert read_save(path).game.number in (10, 40)
