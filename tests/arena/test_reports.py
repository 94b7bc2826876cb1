"""What `kot arena` prints and writes: tables, JSON, rows and a page."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from typer.testing import CliRunner

from kingoftokyo.cli import app

STRANGERS = Path(__file__).with_name("strangers.py")
REFERENCE = Path(__file__).parents[2] / "docs" / "reference" / "arena.md"

kot = CliRunner()


def arena(*arguments: str, columns: int = 100) -> str:
    result = kot.invoke(app, ["arena", *arguments, "--jobs", "1"], env={"COLUMNS": str(columns)})
    assert result.exit_code == 0, result.output
    return result.stdout


SMALL = ("--games", "6", "--rules", "simple", "--seed", "1")


def test_a_tournament_prints_its_table_within_80_columns() -> None:
    output = arena("random", f"{STRANGERS}:Good", f"{STRANGERS}:Raising", *SMALL, columns=80)

    assert output.startswith(
        "random, Good, Raising: in pairs\n6 games, 2 monsters, rules: simple, seed 1; "
        "equally strong players would win 50.0%"
    )
    assert re.search(r"Player +Games +Win rate \(95 %\) +Rating +Worst", output)
    assert re.search(r"^ *Good +4 ", output, re.MULTILINE)
    assert "Raising: raised " in output
    assert "The luck-adjusted rate needs 50 games of a player" in output
    assert widest(output) <= 80


def widest(output: str) -> int:
    """The longest line of the tables."""
    return max(len(line.rstrip()) for line in output[: output.index("ended by")].splitlines()[2:])


def test_six_monsters_and_long_names_fit_into_80_columns(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(STRANGERS.read_text().replace("class Good", "class AVeryLongNameForABotThatIsGood"))
    output = arena(
        *["random"] * 5, f"{bot}:AVeryLongNameForABotThatIsGood", *SMALL, "--players", "6", "--rerolls", "0", columns=80
    )

    assert widest(output) <= 80
    assert re.search(r"^ AVeryLo…IsGood +6 ", output, re.MULTILINE)
    assert "Won by" in output
    assert re.search(r"% ended by: (points|last alive|all dead)$", output, re.MULTILINE)  # other games in each folder


def test_who_beat_whom_is_a_table_of_its_own_for_more_than_two(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    output = arena("random", "greedy", "angry", *SMALL[:2], *SMALL[2:], "--rerolls", "0", "--json-file", str(file))
    cross = json.loads(file.read_text())["cross"]

    assert re.search(r"Won against, % +1 +2 +3 *\n", output)
    assert re.search(r"^ 2 +greedy +\d+ \(\d+-\d+\) +- +\d+ \(\d+-\d+\)", output, re.MULTILINE)
    assert {name: sorted(others) for name, others in cross.items()} == {
        "random": ["angry", "greedy"],
        "greedy": ["angry", "random"],
        "angry": ["greedy", "random"],
    }
    assert cross["random"]["greedy"]["games"] == 2
    assert "Won against" not in arena("random", "greedy", *SMALL, "--rerolls", "0")


def test_the_first_against_several_has_a_row_for_each_and_no_mean() -> None:
    output = arena("random", "greedy", "angry", *SMALL[2:], "--games", "8", "--mode", "first-against", "--rerolls", "0")

    assert re.search(r"^ random +greedy +4 ", output, re.MULTILINE)
    assert re.search(r"^ random +angry +4 ", output, re.MULTILINE)
    assert not re.search(r"^ random +8 ", output, re.MULTILINE)


def test_less_luck_is_said_with_what_it_is_worth() -> None:
    output = arena("greedy", "greedy", "--rules", "simple", "--seed", "1", "--games", "60", "--rerolls", "2")

    [part] = re.findall(r"The luck-adjusted rate has (0\.\d\d) of the variance of the plain rate", output)
    assert float(part) < 0.8
    assert "Luck-adjusted" in output.splitlines()[3]


def test_only_those_whose_games_count_are_in_the_table() -> None:
    output = arena("random", f"{STRANGERS}:Duck", *SMALL, "--players", "4", "--mode", "first-against")

    assert output.startswith("random, Duck: the first against three\n8 games, 4 monsters")
    assert re.search(r"^ *random +8 ", output, re.MULTILINE)
    assert not re.search(r"^ *Duck ", output, re.MULTILINE)


def test_without_a_seed_one_is_drawn_and_said() -> None:
    seeds = {
        re.search(r"seed ([0-9a-f]{32});", arena("random", "random", "--games", "2", "--rerolls", "0"))
        for _ in range(2)
    }

    assert len({seed[1] for seed in seeds if seed}) == 2


def test_the_json_is_as_documented() -> None:
    data = json.loads(arena("random", f"{STRANGERS}:Raising", *SMALL, "--json"))
    documented = re.findall(r"^\| `([a-z_]+)` \|", REFERENCE.read_text(encoding="utf-8"), re.MULTILINE)

    assert list(data["players"][0]) == documented[: len(data["players"][0])]
    assert list(data) == documented[len(data["players"][0]) : len(data["players"][0]) + len(data)]
    first = data["players"][0]
    assert (first["name"], first["games"]) == ("random", 6)
    assert first["interval"][0] <= first["win_rate"] == first["wins"] / 6 <= first["interval"][1]
    assert [seat["games"] for seat in first["seats"]] == [3, 3]
    assert (first["luck_adjusted"], first["luck_variance"]) == (None, None)  # after six games
    assert data["players"][1]["faults"]["raised"]["first"].startswith("roll: KeyError")
    assert data["schedule"]["seed"] == 1


def test_the_rows_are_one_a_game(tmp_path: Path) -> None:
    arena("random", "random", *SMALL, "--csv", str(tmp_path / "games.csv"))
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))

    assert [row["number"] for row in rows] == [str(k) for k in range(6)]
    assert {row["player_0"] for row in rows} == {"random", "random #2"}
    assert all(row["winner_name"] == row[f"player_{row['winner']}"] for row in rows if row["winner"])
    described = REFERENCE.read_text(encoding="utf-8")
    assert all(f"`{re.sub('_[0-9]$', '_0', name)}`" in described for name in rows[0])


def test_the_page_is_one_well_formed_file_that_loads_nothing(tmp_path: Path) -> None:
    rude = tmp_path / "rude.py"
    rude.write_text(STRANGERS.read_text().replace('"nothing"', '"<script>&"').replace("hard", "<b>"))
    page = tmp_path / "report.html"
    arena("random", f"{rude}:Raising", f"{rude}:Talking", *SMALL[:2], "--seed", "2", "--html", str(page))
    text = page.read_text(encoding="utf-8")

    root = ET.fromstring(text.removeprefix("<!DOCTYPE html>"))
    assert [part.text for part in root.iter("h2")] == [
        "Who beat whom",
        "Seats and Tokyo",
        "Win rate",
        "Seat effect",
        "Length of games",
        "Ways of winning",
        "Cards",
        "Faults",
    ]
    assert len(list(root.iter("{http://www.w3.org/2000/svg}svg"))) == 5
    assert "prefers-color-scheme: dark" in text
    assert "<script" not in text
    assert "&lt;script&gt;&amp;" in text
    assert "%<br/>(" in text.replace(" %", "%")  # rates stand above their intervals
    assert re.search(r">\d+\.\d% of \d+<", text)  # a card, and how many have bought it
    assert re.findall(r"(?:src|href|url)\s*[=(]", text) == []


def test_a_page_without_cards_and_faults_leaves_them_out(tmp_path: Path) -> None:
    arena("random", "random", *SMALL, "--html", str(tmp_path / "report.html"))
    text = (tmp_path / "report.html").read_text(encoding="utf-8")

    assert "<h2>Cards</h2>" not in text
    assert "<h2>Faults</h2>" not in text


def test_the_stopping_test_says_its_verdict() -> None:
    output = arena(
        "random", f"{STRANGERS}:Raising", "--games", "400", "--rerolls", "0", "--seed", "1", "--sprt", "-400", "400"
    )

    assert re.search(r"Stopping test: (accepted: random is -?400 Elo above Raising or (more|less)|undecided)", output)


def test_a_bot_that_cannot_be_loaded_is_reported_before_the_games(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("1 / 0\n")
    result = kot.invoke(app, ["arena", "random", f"{tmp_path}/bad.py:Bot", *SMALL, "--jobs", "1"])

    assert result.exit_code == 0
    assert "Bot cannot be loaded, so the fallback plays for it: ZeroDivisionError" in result.stderr.replace("\n", " ")


def test_help_has_examples() -> None:
    result = kot.invoke(app, ["arena", "--help"], env={"COLUMNS": "100"})

    assert result.exit_code == 0
    assert "Examples: kot arena" in result.output


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["random"], "a tournament needs at least two entrants"),
        (["random", "rnadom"], "there is no player 'rnadom'"),
        (["random", "nowhere.py:Bot"], "nowhere.py: there is no such file"),
        (["random", f"{STRANGERS}:Nobody"], "there is no Nobody in"),
        (["random", "random", "--games", "0"], "--games"),
        (["random", "random", "--players", "7"], "--players"),
        (["random", "random", "--rules", "poker"], "there are no rules named 'poker'"),
        (["random", "random", "--rules", "standard cards=nothing"], "nothing"),
        (["random", "random", "--mode", "duel"], "there is no mode 'duel'"),
        (["random", "random", "--resume"], "name it with --log"),
        (["random", "random", "random", "--sprt", "0", "1"], "two entrants"),
        (["random", "random", "--values", "gut"], "there is no value function 'gut'"),
        (["random", "random", "--html", "no/such/folder/x.html"], "no file can be written there"),
        (["random", "random", "--limit", "0"], "--limit"),
    ],
)
def test_wrong_usage_says_what_is_wrong_and_exits_with_2(arguments: list[str], says: str) -> None:
    result = kot.invoke(app, ["arena", *arguments], env={"COLUMNS": "200"})

    assert result.exit_code == 2
    assert says in result.output


def test_what_a_bot_says_can_be_shown_and_stored_anywhere(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a.json", "a.csv", "a.html")]
    options = ("--json-file", str(files[0]), "--csv", str(files[1]), "--html", str(files[2]))

    output = arena("random", f"{STRANGERS}:Babbling", *SMALL, *options)

    assert "first: roll: ValueError: \N{REPLACEMENT CHARACTER} \N{REPLACEMENT CHARACTER}[2J" in output
    assert all(file.stat().st_size for file in files)


@pytest.mark.parametrize("bounds", [("0", "20000"), ("-1e9", "0"), ("0", "inf"), ("3", "1")])
def test_a_stopping_test_needs_two_differences_that_make_sense(bounds: tuple[str, str]) -> None:
    result = kot.invoke(app, ["arena", "random", "greedy", "--sprt", *bounds])

    assert result.exit_code == 2
    assert "the stopping test needs two differences" in " ".join(result.output.replace("│", " ").split())


def test_a_file_that_is_no_log_is_not_written_over(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("my notes")
    for more in ((), ("--resume",)):
        result = kot.invoke(app, ["arena", "random", "greedy", *SMALL, "--log", str(notes), *more])
        assert result.exit_code == 2
    assert notes.read_text() == "my notes"
