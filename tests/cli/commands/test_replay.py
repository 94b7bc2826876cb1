"""`kot replay`: walking through a recorded game, its log, its events for programs, and files that are no record."""

from __future__ import annotations

import io
import json
from dataclasses import fields
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

from kingoftokyo import Game
from kingoftokyo.cli import app
from kingoftokyo.cli.commands.replay import Walk, Walker
from kingoftokyo.i18n.speech import english
from kingoftokyo.rules import events
from kingoftokyo.rules.records.parse import read_record
from kingoftokyo.storage.save_files import write_save

kot = CliRunner()

NAMES = ("Blorb", "Girder", "Old Pinch")
ROLLS = (
    *("1 1 2 2 smash smash", "1 1 1 2 2 smash", "1 1 1 1 2 2"),
    *("1 1 1 2 3 smash", "heart energy"),
    "3 energy energy smash smash smash",
    "energy energy energy energy energy smash",
    "2 heart heart heart heart heart",
)
CHOICES = ("keep 1 1 1 smash", "stop", "stop", "yield", "done", "stop", "stay", "buy jet_fighters")


def small_game(*choices: str) -> Game:
    """Blorb enters Tokyo and yields it to Girder, then Old Pinch buys a card; the fourth turn has begun."""
    game = Game.new(3, seed=5, rolls=ROLLS)
    for choice in choices or CHOICES:
        game.play(choice)
    return game


def won_game() -> Game:
    game = Game.from_position("step=roll monsters=[(points=19) () ()] rolls=['1 1 1 2 3 heart']")
    game.play("stop")
    return game


def file_of(game: Game, folder: Path, names: tuple[str, ...] = NAMES) -> str:
    path = folder / "game.txt"
    path.write_text(game.record(names, date="2026-11-15"), encoding="utf-8")
    return str(path)


def shown(*arguments: str) -> str:
    result = kot.invoke(app, ["replay", *arguments], env={"COLUMNS": "80"})
    assert result.exit_code == 0, result.output
    return result.output


def walked(game: Game, commands: str, monkeypatch: pytest.MonkeyPatch, names: tuple[str, ...] = NAMES) -> list[str]:
    """What is on the screen first, and after each command."""
    lines = iter(commands.splitlines())
    screen = io.StringIO()
    screens: list[str] = []

    def typed(_console: Console) -> str:
        screens.append(screen.getvalue())
        screen.seek(0)
        screen.truncate()
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("kingoftokyo.cli.commands.replay.typed_line", typed)
    Walker(Console(file=screen, width=80, highlight=False), Walk(read_record(game.record(names))), english()).run()
    assert max(len(line) for text in screens for line in text.splitlines()) <= 80
    return screens


def test_steps_forwards_and_back(monkeypatch: pytest.MonkeyPatch) -> None:
    start, first, second, back = walked(small_game(), "\nn\nb", monkeypatch)
    assert "Start · Turn 1 · Blorb’s turn" in start
    assert "Rules: standard\n" in start
    assert "3 monsters and one city. Blorb begins." in start
    assert "rolls for the first turn" not in start
    assert "Enter steps forward" in start
    assert "0 of 7 · Turn 1 · Blorb’s turn" in first
    assert "Blorb: keep 1 1 1 smash" in first
    assert "Blorb keeps 1 1 1 smash and rolls heart energy (1 roll left)." in first
    assert "> Blorb            Outside      10/10       0       0" in first
    assert "Next: Blorb, Roll, 1 roll left." in first
    assert "Blorb            Tokyo City   10/10       2       1" in second
    assert "Turn 2: Girder." in second
    assert back == first


def test_goes_to_turns_decisions_and_both_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    _, turn, again, decision, end, start = walked(small_game(), "t 3\nturn 2\n3\ne\nstart", monkeypatch)
    assert "4 of 7 · Turn 3 · Old Pinch’s turn" in turn
    assert "1 of 7 · Turn 2 · Girder’s turn" in again
    assert "Blorb: yield" in decision
    assert "Girder           Tokyo City   10/10       1       2" in decision
    assert "7 of 7 · Turn 4 · Blorb’s turn" in end
    assert "Start · " in start


def test_the_turn_in_which_a_position_begins_is_its_start(monkeypatch: pytest.MonkeyPatch) -> None:
    _, end, start = walked(won_game(), "e\nt 1", monkeypatch)
    assert "0 of 0" in end
    assert "Start · Turn 1" in start


def test_the_market_and_the_dice_lie_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    start, buying, cards = walked(small_game(), "6\ncards", monkeypatch)
    assert "Market: Jet Fighters (5), Even Bigger (4), Background Dweller (4)" in start
    assert "│   1    │ │   1    │ │   1    │" in start
    assert "│" not in buying
    assert "Next: Old Pinch, Buy." in buying
    assert "Jet Fighters" in cards
    assert "What it does" in cards


def test_a_game_that_is_not_over_ends_where_its_record_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    _, end, further = walked(small_game(), "end\n\n", monkeypatch)
    said = "The record ends here, and the game is not over: Blorb is asked (Roll, 2 rolls"
    assert said in end
    assert "Next: " not in end
    assert said in further
    assert "This is the end: b goes back" in further


def test_a_game_that_is_over_says_who_won(monkeypatch: pytest.MonkeyPatch) -> None:
    start, end = walked(won_game(), "\n", monkeypatch)
    assert "wins" not in start
    assert "Blorb has 20 points and is King of Tokyo!" in end


def test_the_log_of_the_turn_and_of_the_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, turn, whole = walked(small_game(), "3\nlog\nlog all", monkeypatch)
    assert turn.strip().startswith("Turn 2: Girder.")
    assert "\n2  Girder’s dice: 3 energy energy smash smash smash." in turn
    assert "Turn 1: Blorb." in whole
    assert "\n0  Blorb keeps 1 1 1 smash and rolls heart energy (1 roll left)." in whole
    assert "Girder rolls for the first turn: 1 1 1 2 2 smash (1 smash)." in whole
    assert "Turn 3" not in whole


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("b", "This is the start."),
        ("t 9", "There is no turn 9. The turns are 1 to 4."),
        ("8", "There is no decision 8. The decisions are 0 to 7."),
        ("0.1", "There is no decision 0.1. The decisions are 0 to 7."),
        ("9" * 5000, "There is no decision"),
        ("t " + "9" * 5000, "Cannot go to “t"),
        ("hop", "Cannot go to “hop”: 40 is decision 40, t12 is turn 12."),
        ("[red]", "Cannot go to “[red]”"),
        ("?", "t 5, turn 5  the beginning of turn 5"),
    ],
)
def test_what_cannot_be_done_changes_nothing(command: str, says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    start, answer, board = walked(small_game(), f"{command}\nboard", monkeypatch)
    assert says in answer
    assert board.strip() in start


@pytest.mark.parametrize("command", ["q", "QUIT", "exit"])
def test_leaving(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(walked(small_game(), f"{command}\nn", monkeypatch)) == 1


def test_an_interjection_has_a_place_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.from_position("step=roll monsters=[() (energy=2 cards=[rapid_healing] health=8)] rolls=['1 1 2 2 3 3']")
    game.interject(1, "use rapid_healing")
    game.play("stop")
    _, between, answer = walked(game, "0.1\n0", monkeypatch, NAMES[:2])
    assert "0.1 of 0 · Turn 1 · Blorb’s turn" in between
    assert "Girder, in between: use rapid_healing" in between
    assert "Girder heals 1 health with Rapid Healing" in between
    assert "Blorb: stop" in answer


def test_seats_are_shown_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    position = "step=buy monsters=[(energy=8) (cards=[wings]) (cards=[jets])] market=[mimic heal tank]"
    game = Game.from_position(position)
    game.play("buy mimic")
    game.play("mimic jets of seat 2")
    assert "Blorb: mimic jets of Old Pinch" in walked(game, "e", monkeypatch)[1]


def test_what_one_seat_has_looked_at_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    position = (
        "step=buy monsters=[(energy=9 cards=[made_in_a_lab]) () ()] market=[heal jets tank] deck=[skyscraper wings]"
    )
    game = Game.from_position(position)
    while "peek" in [option.text.split()[0] for option in game.decision.options] if game.decision else False:
        game.play("peek")
    assert "On top of the deck: Skyscraper" in walked(game, "e", monkeypatch)[-1]


def test_names_of_any_length_leave_the_table_in_its_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("The Unpronounceable Horror of the Deep", "[bold]B", "ゴジラ")
    start = walked(small_game(), "", monkeypatch, names)[0]
    assert "> The Unpronounc…  Outside      10/10       0       0" in start
    assert "  [bold]B          Outside      10/10       0       0" in start


def test_first_throws_are_shown_with_those_who_threw_them(tmp_path: Path) -> None:
    throws = ["1 1 1 1 1 1", "2 2 2 smash smash smash", "3 3 3 3 3 smash", "heart heart heart heart heart heart"]
    game = Game.new(3, "standard turn_order=descending", rolls=throws)
    output = shown(file_of(game, tmp_path), "--log")
    assert "Old Pinch rolls for the first turn: 1 1 1 1 1 1 (no smash)." in output
    assert "Blorb rolls for the first turn: 2 2 2 smash smash smash (3 smashes)." in output


def test_where_nobody_can_be_asked_the_log_is_printed(tmp_path: Path) -> None:
    file = file_of(small_game(), tmp_path)
    output = shown(file)
    assert output == shown(file, "--log")
    assert output.endswith("the game is not over: Blorb is asked (Roll, 2 rolls \nleft).\n")
    assert "Monster" not in output
    assert "Turn 3: Old Pinch.\n   Old Pinch rolls energy" in output
    assert "\n7  Old Pinch buys Jet Fighters for 5 energy." in output
    assert max(len(line.rstrip()) for line in output.splitlines()) <= 80
    assert "\x1b" not in output


def test_in_a_terminal_the_person_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = SimpleNamespace(stdout=SimpleNamespace(isatty=lambda: True))
    monkeypatch.setattr("kingoftokyo.cli.commands.replay.sys", terminal)
    result = kot.invoke(app, ["replay", file_of(small_game(), tmp_path)], input="n\nq\nn\n", env={"COLUMNS": "80"})
    assert result.exit_code == 0
    assert "0 of 7 · Turn 1 · Blorb’s turn" in result.output
    assert "1 of 7" not in result.output


def test_interrupting_is_leaving(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_console: Console) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("kingoftokyo.cli.commands.replay.typed_line", interrupted)
    Walker(Console(file=io.StringIO()), Walk(read_record(small_game().record())), english()).run()


@pytest.mark.parametrize("command", ["replay", "stats"])
def test_the_commands_have_help_with_examples(command: str) -> None:
    assert f"Examples: kot {command}" in kot.invoke(app, [command, "--help"]).output


def test_without_a_file_it_is_the_person_s_own_save(data_folder: Path) -> None:
    assert "There is no save: " in kot.invoke(app, ["replay"], env={"COLUMNS": "400"}).output
    write_save(data_folder / "KoTSS.txt", small_game(), monsters=NAMES)
    assert "Blorb yields Tokyo City." in shown()


def test_until_prints_the_log_and_the_table(tmp_path: Path) -> None:
    file = file_of(small_game(), tmp_path)
    until = shown(file, "--until", "3")
    assert "Girder           Tokyo City   10/10       1       2" in until
    assert "Blorb yields Tokyo City." in until
    assert "Turn 3" not in until
    assert "The record ends here" not in until
    assert shown(file, "--until", "t3") == shown(file, "--until", "turn 3") == shown(file, "--until", "4")
    assert "Turn 3: Old Pinch." in shown(file, "--until", "t3")
    assert "Blorb: " not in shown(file, "--until", "start")


def test_json_has_every_event_of_every_line(tmp_path: Path) -> None:
    game = small_game()
    data = json.loads(shown(file_of(game, tmp_path), "--json"))
    assert list(data) == ["header", "start", "lines"]
    assert data["header"]["monsters"] == list(NAMES)
    assert data["header"]["result"] == "not over"
    assert data["header"]["date"] == "2026-11-15"
    assert data["header"]["rolls"] == list(ROLLS)
    assert [line["choice"] for line in data["lines"]] == list(CHOICES)
    assert data["lines"][0] == {
        "number": 0,
        "interjection": 0,
        "seat": 0,
        "choice": "keep 1 1 1 smash",
        "why": None,
        "outcomes": ["loaded heart energy"],
        "answers": ["loaded heart energy"],
        "events": [
            {
                "event": "DiceRolled",
                "seat": 0,
                "kept": "1 1 1 smash",
                "rolled": "heart energy",
                "dice": "1 1 1 heart energy smash",
                "rolls_left": 1,
            }
        ],
    }
    printed = [*data["start"]["events"], *(event for line in data["lines"] for event in line["events"])]
    listened = Game.from_record(game.record(), listen=True).events or []
    assert [_event(event) for event in printed] == listened


def _event(data: dict[str, Any]) -> object:
    """The event that this data describes."""
    kind = getattr(events, data["event"])
    values = {key: tuple(value) if isinstance(value, list) else value for key, value in data.items() if key != "event"}
    assert list(values) == [field.name for field in fields(kind)]
    return kind(**values)


def test_a_reason_is_shown_with_its_choice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = read_record(small_game().record(NAMES))
    record.lines[3].why = "[bold]it[/] is too hot here"
    path = tmp_path / "game.txt"
    path.write_text(record.text, encoding="utf-8")

    assert "\n3  Blorb: yield (why: [bold]it[/] is too hot here)\n" in shown(str(path), "--log")
    whys = [line["why"] for line in json.loads(shown(str(path), "--json"))["lines"]]
    assert whys == [None, None, None, "[bold]it[/] is too hot here", None, None, None, None]
    typed = iter(["3", "q"])
    monkeypatch.setattr("kingoftokyo.cli.commands.replay.typed_line", lambda _: next(typed))
    screen = io.StringIO()
    Walker(Console(file=screen, width=80, highlight=False), Walk(record), english()).run()
    assert "Blorb: yield\n  Why: [bold]it[/] is too hot here\n" in screen.getvalue()


def test_json_ends_where_until_says(tmp_path: Path) -> None:
    data = json.loads(shown(file_of(small_game(), tmp_path), "--json", "--until", "2"))
    assert [line["number"] for line in data["lines"]] == [0, 1, 2]


def test_a_save_is_a_record_too(tmp_path: Path) -> None:
    write_save(tmp_path / "save.txt", small_game(), monsters=NAMES)
    assert shown(str(tmp_path / "save.txt")) == shown(file_of(small_game(), tmp_path))


def test_fair_dice_of_a_running_game_are_printed_from_the_record(tmp_path: Path) -> None:
    game = Game.new(3, secret="5a" * 32)
    game.play("stop")
    text = Path(file_of(game, tmp_path)).read_text(encoding="utf-8")
    assert "secret" not in text
    assert "Turn 1" in shown(str(tmp_path / "game.txt"))


def refused(folder: Path, text: str | bytes, *arguments: str) -> str:
    path = folder / "bad.txt"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    result = kot.invoke(app, ["replay", str(path), *arguments], env={"COLUMNS": "400"})
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    return " ".join(result.output.split())


def test_a_foreign_file_is_refused(tmp_path: Path) -> None:
    assert "bad.txt: line 1: This is not a saved or recorded game: " in refused(
        tmp_path, "[Event 'Casual game']\n1. e4 e5\n"
    )
    assert "bad.txt: line 2: The file is not a text file." in refused(tmp_path, b"King of Tokyo record\n\xff\xfe")
    assert "is empty" in refused(tmp_path, "")


def test_a_line_that_cannot_have_happened_is_named(tmp_path: Path) -> None:
    text = small_game().record()
    changed = text.replace("3 seat 0: yield", "3 seat 0: hide")
    at = changed.splitlines().index("3 seat 0: hide") + 1
    assert f"bad.txt: line {at}: 'hide' is not possible now" in refused(tmp_path, changed)


def test_a_record_of_older_rules_that_cannot_be_replayed_says_so(tmp_path: Path) -> None:
    text = small_game().record()
    version = next(line for line in text.splitlines() if line.startswith("rules version: "))
    older = text.replace(version, "rules version: 0").replace("3 seat 0: yield", "3 seat 0: hide")
    assert "It was made with rules 0, and these are rules" in refused(tmp_path, older)


def test_a_missing_file_is_reported(tmp_path: Path) -> None:
    result = kot.invoke(app, ["replay", str(tmp_path / "nowhere.txt")], env={"COLUMNS": "400"})
    assert result.exit_code == 2
    assert "nowhere.txt does not exist" in result.output
    assert "Traceback" not in kot.invoke(app, ["replay", str(tmp_path)]).output


def test_until_somewhere_else_is_refused(tmp_path: Path) -> None:
    assert "There is no turn 5. The turns are 1 to 4." in refused(tmp_path, small_game().record(), "--until", "t5")
    assert "40 is decision 40, t12 is turn 12" in refused(tmp_path, small_game().record(), "--until", "noon")
