"""What a game writes down: its header, its lines, its result."""

from __future__ import annotations

import pytest

from kingoftokyo import RULES_VERSION, Game, RecordError, SetupError
from kingoftokyo.rules.playout import play_out
from kingoftokyo.rules.records.fairness import commitment
from rules.records.games import SECRET, at_each_decision, field, lines_of, played
from table import Table

GOLDEN = """\
King of Tokyo record, format 1
rules version: 1
rules: simple
monster 0: Gigazaur
player 0: person Ann
monster 1: The King
player 1: computer
chance: committed
commitment: f2b9a5dcc154c266f9eda35710023afa6d947cb3cae83848f32b5cead6645327
words 0: moon
secret: 0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f
date: 2026-11-15
result: seat 0, points

start ; rolled 1 2 2 2 heart smash
0 seat 0: keep 1 2 2 heart ; rolled 1 3
1 seat 0: keep nothing ; rolled 2 2 3 3 3 heart ; rolled 1 2 2 3 heart smash
2 seat 1: keep 1 2 3 smash ; rolled heart smash
3 seat 1: keep 1 2 3 heart smash smash
4 seat 0: stay ; rolled 1 1 2 3 heart smash
5 seat 0: keep 1 2 3 ; rolled 1 3 smash
6 seat 0: keep 2 3 3 ; rolled 2 2 3 ; rolled 1 2 3 3 heart smash
7 seat 1: keep 1 ; rolled 2 2 3 smash smash
8 seat 1: keep 1 2 ; rolled heart smash smash smash
9 seat 0: stay ; rolled 2 2 3 3 3 3
10 seat 0: keep 2 3 3 3 3 ; rolled 3
11 seat 0: keep 2 3 3 3 3 3 ; rolled 1 1 1 2 heart smash
12 seat 1: keep 1 1 1 2 smash ; rolled 3
13 seat 1: keep 1 1 1 2 3 ; rolled 3
"""
HEALER = "step=roll dice='1 1 2 2 3 3' monsters=[() () (health=5 energy=9 cards=[rapid_healing])]"


def test_a_whole_game_is_written_like_this() -> None:
    game = Game.new(2, "simple", secret=bytes([15]) * 32, words=["moon"])
    for line in GOLDEN.splitlines()[15:]:
        game.play(line.partition(": ")[2].partition(" ; ")[0])

    assert game.record(["Gigazaur", "The King"], ["Ann"], "2026-11-15") == GOLDEN


def test_a_game_just_begun_has_a_header_and_a_start() -> None:
    record = Game.new(2, "simple", 7).record()

    assert record.splitlines() == [
        "King of Tokyo record, format 1",
        f"rules version: {RULES_VERSION}",
        "rules: simple",
        "monster 0: Monster 1",
        "player 0: person",
        "monster 1: Monster 2",
        "player 1: computer",
        "chance: stream",
        "seed: 7",
        "result: not over",
        "",
        lines_of(record)[0],
    ]


def test_rules_are_written_as_their_text() -> None:
    record = Game.new(3, {"preset": "solo", "halloween": True, "costumes": "random"}).record()

    assert field(record, "rules") == "solo halloween=true costumes=random"


def test_the_deck_of_the_header_is_the_deck_before_the_first_draw() -> None:
    record = Game.new(2, seed=3).record()

    assert len(field(record, "deck").split()) == 66
    assert " of 66 ; drew " in lines_of(record)[0]
    assert "drew" in lines_of(record)[0]


def test_rules_without_cards_have_no_deck() -> None:
    assert field(Game.new(2, "simple").record(), "deck") == ""


# Names


def test_monsters_and_players_have_their_own_names() -> None:
    record = Game.new(3, persons=[1]).record(["  Gigazaur ", "The King"], ["bold 2", "Ann", "careful"])

    assert [field(record, f"monster {seat}") for seat in range(3)] == ["Gigazaur", "The King", "Monster 3"]
    assert [field(record, f"player {seat}") for seat in range(3)] == ["bold 2", "person Ann", "careful"]


def test_a_person_may_be_written_as_such() -> None:
    assert field(Game.new(2).record(players=["person Ann"]), "player 0") == "person Ann"


def test_nobody_else_is_written_as_a_person() -> None:
    with pytest.raises(SetupError, match="seat 1 has no person in this game, but 'person Ann' names one"):
        Game.new(2).record(players=["Bob", "person Ann"])


def test_there_are_no_more_names_than_monsters() -> None:
    game = Game.new(2)

    with pytest.raises(SetupError, match="monsters: 2 names are expected, not 3"):
        game.record(["A", "B", "C"])
    with pytest.raises(SetupError, match="players: 2 names are expected, not 3"):
        game.record([], ["A", "B", "C"])


@pytest.mark.parametrize("name", ["", " ", "x" * 61, "a\x07b"])
def test_a_name_is_a_short_text_on_one_line(name: str) -> None:
    with pytest.raises(SetupError, match="monsters: a text of 1 to 60 characters is expected"):
        Game.new(2).record([name])


def test_a_name_on_two_lines_is_written_on_one() -> None:
    assert field(Game.new(2).record(["The\nKing"]), "monster 0") == "The King"


def test_a_date_is_written_as_it_is_given() -> None:
    assert field(Game.new(2).record(date="on a  Sunday"), "date") == "on a Sunday"
    with pytest.raises(SetupError, match="date: a text of 1 to 60 characters"):
        Game.new(2).record(date="x" * 61)


# Seats


def test_who_begins_by_descending_rolls_sits_first_and_the_person_moves_along() -> None:
    rolls = ["1 1 1 1 1 1", "smash 1 1 1 1 1", "smash smash 1 1 1 1"]
    game = Game.new(3, "solo", persons=[0], rolls=rolls)
    record = game.record(players=["bold", "careful", "Ann"])

    assert game.order == (2, 1, 0)
    assert [field(record, f"player {seat}") for seat in range(3)] == ["bold", "careful", "person Ann"]
    again = Game.from_record(record)
    assert (again.order, again.persons, again.position()) == (game.order, game.persons, game.position())


# Interjections


def test_an_interjection_is_a_line_of_the_decision_that_waits() -> None:
    game = Game.from_position(HEALER)
    game.play("keep 1 1")
    game.interject(2, "use rapid_healing")
    game.interject(2, "use rapid_healing")
    game.play("stop")

    lines = lines_of(game.record())
    assert lines[1].startswith("0 seat 0: keep 1 1 ; rolled ")
    assert lines[2:4] == ["1.1 seat 2: use rapid_healing", "1.2 seat 2: use rapid_healing"]
    assert lines[4].startswith("1 seat 0: stop ; rolled ")
    assert Game.from_record(game.record()).position() == game.position()


def test_an_answer_of_the_asked_seat_is_no_interjection() -> None:
    game = Game.from_position("step=roll dice='1 1 2 2 3 3' monsters=[(health=5 energy=9 cards=[rapid_healing]) ()]")
    game.play("use rapid_healing")
    game.play("use rapid_healing")

    assert lines_of(game.record())[1:] == ["0 seat 0: use rapid_healing", "1 seat 0: use rapid_healing"]


def test_after_an_interjection_that_leaves_nothing_to_ask_the_next_number_comes() -> None:
    table = Table(2).monster(1, place="city", health=2, energy=5, cards="rapid_healing").dice("smash smash 1 1 2 3")
    game = table.resolves().game
    game.interject(1, "use rapid_healing")
    game.interject(1, "use rapid_healing")
    game.play("stay")

    labels = [line.split()[0] for line in lines_of(game.record())]
    assert labels == ["start", "0.1", "1.1", "1"]
    assert Game.from_record(game.record()).position() == game.position()


# Results


@pytest.mark.parametrize(
    ("position", "result"),
    [
        ("step=resolve dice='1 1 1 2 2 3' monsters=[(points=19) ()] rules=solo", "seat 0, points"),
        ("step=resolve dice='1 1 2 2 3 smash' monsters=[() (place=city health=1)]", "seat 0, last alive"),
        ("step=buy market=[gas_refinery] monsters=[(energy=9) (health=3)]", "seat 0, last alive"),
        ("step=end monsters=[(health=1 poison=1) (place=dead) (health=5)]", "seat 2, last alive"),
        ("step=buy market=[high_altitude_bombing] monsters=[(energy=9 health=3) (health=3)]", "nobody, all dead"),
        (
            "rules=solo persons=[1] step=resolve dice='1 1 2 2 3 smash' monsters=[() (place=city health=1) ()]",
            "nobody, person eliminated",
        ),
        (
            "rules='standard tokyo_tower=true' step=resolve dice='1 1 1 1 2 3' monsters=[(place=city tower=[1 2]) ()]",
            "seat 0, tokyo_tower",
        ),
    ],
)
def test_a_result_says_who_has_won_and_how(position: str, result: str) -> None:
    game = Game.from_position(position)
    while not game.over:
        buys = [option for option in game.decision.options if option.text.startswith(("buy", "resolve"))]  # type: ignore[union-attr]
        game.play(buys[0] if buys else game.decision.options[0])  # type: ignore[union-attr]
    record = game.record()

    assert field(record, "result") == result
    assert Game.from_record(record).record() == record


def test_a_game_that_goes_on_has_no_result() -> None:
    assert field(Game.new(2).record(), "result") == "not over"


# Secrets


def test_the_secret_is_committed_at_the_start_and_revealed_at_the_end() -> None:
    game = Game.new(3, secret=SECRET.hex(), words=["moon", "", "  the   sun "])
    for now in at_each_decision(game):
        record = now.record()
        assert field(record, "chance") == "committed"
        assert field(record, "commitment") == commitment(SECRET)
        assert (SECRET.hex() in record) == now.over
        assert field(record, "seed") == ""
    assert field(record, "secret") == SECRET.hex()
    assert [field(record, f"words {seat}") for seat in range(3)] == ["moon", "", "the sun"]


def test_words_change_the_dice_and_the_secret_is_the_same() -> None:
    games = [Game.new(2, secret=SECRET, words=words).record() for words in ([], ["moon"], ["", "moon"])]

    assert len({lines_of(record)[0] for record in games}) == 3
    assert len({field(record, "commitment") for record in games}) == 1


def test_the_same_secret_and_words_give_the_same_game() -> None:
    assert (
        played(Game.new(2, secret=SECRET)).record() == played(Game.new(2, secret=SECRET.hex(), words=["", ""])).record()
    )


@pytest.mark.parametrize("secret", ["", "ab", "zz" * 32, b"short", 5, b"x" * 33])
def test_a_secret_has_32_bytes(secret: object) -> None:
    with pytest.raises(SetupError, match="a secret is 32 bytes, or 64 hexadecimal digits"):
        Game.new(2, secret=secret)


def test_a_seed_and_a_secret_do_not_go_together() -> None:
    with pytest.raises(SetupError, match="from a seed or from a secret, not from both"):
        Game.new(2, seed=1, secret=SECRET)


def test_words_go_with_a_secret() -> None:
    with pytest.raises(SetupError, match="`words` can only be given together with a `secret`"):
        Game.new(2, words=["moon"])


@pytest.mark.parametrize("words", ["moon", ["a", "b", "c"]])
def test_there_is_a_text_for_each_seat(words: list[str]) -> None:
    with pytest.raises(SetupError, match="words: a text for each of 2 seats is expected"):
        Game.new(2, secret=SECRET, words=words)


def test_words_are_short() -> None:
    with pytest.raises(SetupError, match="words: at most 200 characters are allowed"):
        Game.new(2, secret=SECRET, words=["x" * 201])


@pytest.mark.parametrize("name", [5, None])
def test_a_name_is_a_text(name: str) -> None:
    with pytest.raises(SetupError, match="a text of 1 to 60 characters is expected"):
        Game.new(2).record([name])


def test_words_are_texts() -> None:
    with pytest.raises(SetupError, match="words: a text is expected, not 5"):
        Game.new(2, secret=SECRET, words=[5])  # type: ignore[list-item]


# Games without a record


def test_a_clone_has_no_record() -> None:
    with pytest.raises(RecordError, match="clones and games played out at random do not keep one"):
        Game.new(2).clone().record()


def test_a_game_played_out_has_no_record() -> None:
    game = Game.new(2)
    play_out(game, 1, 3)

    with pytest.raises(RecordError, match="this game has no record"):
        game.record()


# Positions


def test_a_game_that_began_with_a_position_has_it_in_its_header() -> None:
    game = Game.from_position(HEALER)
    record = game.record()

    assert field(record, "position") == HEALER
    assert (field(record, "chance"), field(record, "seed")) == ("stream", "")
    assert Game.from_record(record).record() == record


def test_a_position_of_data_is_written_as_a_line() -> None:
    game = Game.from_position({"step": "buy", "market": ["jets", None], "monsters": [{"energy": 3}, {"place": "city"}]})

    assert field(game.record(), "position") == "step=buy market=[jets null] monsters=[(energy=3) (place=city)]"
    assert Game.from_record(game.record()).position() == game.position()


def test_the_same_position_as_json_gives_the_same_line() -> None:
    game = Game.from_position('{"monsters": [{"energy": 3},\n {}],\n "dice": "1  1\\n3", "step": "roll"}')

    assert field(game.record(), "position") == "monsters=[(energy=3) ()] dice='1 1 3' step=roll"
    assert Game.from_record(game.record()).position() == game.position()


def test_a_position_can_be_played_with_fair_dice() -> None:
    game = Game.from_position(HEALER, secret=SECRET, words=["moon"])
    record = game.record()

    assert (field(record, "chance"), field(record, "words 0")) == ("committed", "moon")
    assert Game.from_record(record, secret=SECRET).position() == game.position()
    assert Game.from_record(played(game).record()).over


def test_a_game_whose_position_ends_it_at_once_has_a_result_and_no_lines() -> None:
    record = Game.from_position(
        "step=resolve dice='1 1 1' monsters=[(points=19) ()] rules='solo resolve=fixed'"
    ).record()

    assert (field(record, "result"), lines_of(record)[1:]) == ("seat 0, points", [])
    assert Game.from_record(record).over


def test_a_position_in_the_middle_of_a_question_plays_on_by_its_numbers() -> None:
    game = Game.from_position(HEALER)
    game.play("keep 1 1")
    game.interject(2, "use rapid_healing")
    later = Game.from_position(game.position_line())
    later.interject(2, "use rapid_healing")

    assert lines_of(later.record())[1] == "1.2 seat 2: use rapid_healing"
    assert Game.from_record(later.record()).position() == later.position()
