"""The guided game: its script fits the rules, other answers change nothing, and it comes back where it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from i18n.test_catalogue import names_in, sentences
from kingoftokyo import Game
from kingoftokyo.history.save_text import read_save_text
from kingoftokyo.table.guide.first_game import FIRST_GAME, POSITION
from kingoftokyo.table.guide.guides import GUIDES, guided_game, lesson_now, step_now
from kingoftokyo.table.guide.script import PUPIL
from kingoftokyo.table.lobby import NoTableError
from kingoftokyo.table.seats import seated_again
from kingoftokyo.table.wire.messages import Refused, Update

if TYPE_CHECKING:
    from tables.sitting import Sitting, Tab

LESSONS = FIRST_GAME.lessons
PAGES = [
    page
    for guide in GUIDES.values()
    for pages in (*(step.pages for step in guide.script), guide.farewell)
    for page in pages
]


def follows(tab: Tab, lessons: int) -> None:
    """Play N lessons by following them."""
    for _ in range(lessons):
        tab.until_asked()
        assert tab.last.lesson is not None
        tab.choose(tab.last.lesson.accepts[0])
        tab.get(Update)


@pytest.fixture
def tab(sitting: Sitting) -> Tab:
    return sitting.open(sitting.guide())


# On the engine


@pytest.mark.parametrize(("name", "points"), [("first", [20, 4, 3]), ("cards", [20, 11, 7, 4, 7])])
def test_a_script_is_a_game_that_the_pupil_wins(name: str, points: list[int]) -> None:
    game = guided_game(GUIDES[name], 0, "").game
    for step in GUIDES[name].script:
        decision = game.decision
        assert decision is not None
        assert (decision.seat, bool(step.pages)) == (step.seat, step.seat == PUPIL)
        assert step.choice in [option.text for option in decision.options]
        game.play(step.choice)

    assert (game.over, game.winner, game.reason) == (True, PUPIL, "points")
    assert not game.loaded
    assert [monster.points for monster in game.view(None).monsters] == points


def test_the_lessons_teach_what_there_is_to_know() -> None:
    learnt = {name: {(step.choice.split()[0]) for step in guide.script if step.pages} for name, guide in GUIDES.items()}

    assert learnt == {
        "first": {"keep", "stop", "done", "stay", "yield", "buy", "sweep"},
        "cards": {"keep", "stop", "set", "cure", "buy", "yield", "done"},
    }
    assert {page.points_at for page in PAGES} == {
        *("none", "table", "seat", "seats", "map", "dice", "stop", "market", "buy", "sweep", "done", "stay"),
        *("yield", "log", "answer"),
    }


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_page_has_a_sentence_that_needs_what_it_is_given(language: str) -> None:
    said = sentences(language)
    wanted = [step.pages[-1] for guide in GUIDES.values() for step in guide.script if step.pages]
    for page in PAGES:
        text, otherwise = said[page.phrase.id], said.get(f"{page.phrase.id}.otherwise")
        assert (otherwise is not None) == (page in wanted)
        needed = text.variables | (otherwise.variables if otherwise else frozenset())
        assert needed == set(page.phrase.args), page.phrase.id


def test_every_sentence_of_a_lesson_is_said() -> None:
    lessons = {name for name in names_in("lessons.ftl") if name.startswith("lesson-")}

    assert lessons == {page.phrase.id for page in PAGES}


def test_another_game_has_no_lessons() -> None:
    other = Game.from_position({**POSITION, "seed": 2})
    assert lesson_now(other) is None

    left = Game.from_position(POSITION)
    assert lesson_now(left) is not None
    left.play("keep 3 3")
    left.play("keep 1 3 3 3")
    assert (lesson_now(left), step_now(left)) == (None, None)


# At a table


def test_who_follows_the_lessons_becomes_king_of_tokyo(tab: Tab) -> None:
    follows(tab, len(LESSONS))
    tab.until(lambda tab: tab.view.over)

    assert tab.view.winner == PUPIL
    assert tab.last.lesson is not None
    assert [page.phrase.id for page in tab.last.lesson.pages] == ["lesson-won", "lesson-farewell"]


def test_who_follows_the_second_lesson_wins_by_cards(sitting: Sitting) -> None:
    tab = sitting.open(sitting.run(sitting.lobby.guide("cards")).id)
    follows(tab, len(GUIDES["cards"].lessons))
    tab.until(lambda tab: tab.view.over)

    assert tab.view.winner == PUPIL
    assert [card.id for card in tab.view.monsters[PUPIL].cards] == ["herd_culler", "jets"]
    assert tab.last.lesson is not None
    assert [page.phrase.id for page in tab.last.lesson.pages] == ["lesson-bay-won", "lesson-bay-farewell"]


def test_there_is_no_other_lesson(sitting: Sitting) -> None:
    with pytest.raises(NoTableError):
        sitting.run(sitting.lobby.guide("cheating"))


def test_lessons_are_numbered(tab: Tab) -> None:
    follows(tab, 3)
    tab.until_asked()

    assert tab.last.lesson is not None
    assert (tab.last.lesson.number, tab.last.lesson.count) == (4, len(LESSONS))


@pytest.mark.parametrize("choice", ["stop", "keep 3", "keep 3 3 smash", "keep nothing"])
def test_another_answer_is_refused_and_changes_nothing(tab: Tab, choice: str) -> None:
    before = tab.view

    tab.choose(choice)

    assert tab.get(Refused).why == "lesson"
    update = tab.get(Update)
    assert update.view == before
    assert update.events == []
    assert update.lesson is not None
    assert update.lesson.number == 1


def test_an_impossible_answer_is_refused_as_everywhere(tab: Tab) -> None:
    tab.choose("keep energy energy")

    assert tab.get(Refused).why == "illegal"


def test_dice_may_be_named_in_any_order(sitting: Sitting) -> None:
    tab = sitting.open(sitting.guide())
    follows(tab, 1)

    tab.choose("keep energy 3 3 3")

    assert tab.get(Update).view.kind == "buy"


# Coming back


@pytest.mark.parametrize("lessons", [0, 4, 9, 15])
def test_a_restarted_program_comes_back_to_the_same_lesson(sitting: Sitting, lessons: int) -> None:
    table = sitting.guide()
    follows(sitting.open(table), lessons)

    sitting.restart()

    tab = sitting.open(table)
    tab.until_asked()
    assert tab.last.lesson is not None
    assert tab.last.lesson.number == lessons + 1
    follows(tab, len(LESSONS) - lessons)
    tab.until(lambda tab: tab.view.over)
    assert tab.view.winner == PUPIL


def test_a_saved_lesson_goes_on_where_it_was(sitting: Sitting) -> None:
    table = sitting.guide()
    follows(sitting.open(table), 5)
    saved = sitting.download(table)
    assert step_now(seated_again(read_save_text(saved)).game) is not None

    again = sitting.open(sitting.upload(saved))
    again.until_asked()

    assert again.last.lesson is not None
    assert again.last.lesson.number == 6


def test_a_lesson_that_is_skipped_is_a_free_game_from_there(sitting: Sitting) -> None:
    table = sitting.guide()
    tab = sitting.open(table)
    follows(tab, 2)
    tab.until_asked()

    free = sitting.open(sitting.play_on(table, tab.view.decision_number))

    assert free.last.lesson is None
    assert (free.view.kind, free.view.monsters[PUPIL].points) == ("buy", 4)
    free.choose("sweep")
    assert free.get(Update).view.monsters[PUPIL].energy == 1
    free.play_to_the_end()
