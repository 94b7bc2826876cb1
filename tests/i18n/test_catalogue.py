"""Both languages say everything, and the same: no sentence is missing, empty, or left in English."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from string import Formatter
from typing import Final, get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kingoftokyo.i18n import LANGUAGES, catalogue, text_of
from kingoftokyo.i18n.rules_english import source_id
from kingoftokyo.players.reasons import ARGUMENTS
from kingoftokyo.rules import TURN_STEPS
from kingoftokyo.rules.asking import choices
from kingoftokyo.rules.card import Card
from kingoftokyo.rules.catalogue import CATALOGUE, KIND_NAMES
from kingoftokyo.rules.core.agenda import CARD_STEP, STEPS, Step
from kingoftokyo.rules.core.dice import FACE_NAMES
from kingoftokyo.rules.core.places import PLACE_NAMES
from kingoftokyo.rules.error_english import ERROR_TEXTS
from kingoftokyo.rules.expansions import NUMBERS
from kingoftokyo.rules.rulings import RULINGS
from kingoftokyo.rules.settings import PRESETS, SETTINGS
from kingoftokyo.table.presentation.error_phrases import OF_DISKS, PHRASED
from kingoftokyo.table.wire.events import GameEvent

MONSTERS: Final = ("Axolulu", "Mosshell", "Old Pinch", "Blorb", "Girder", "Hoot Noir")
BY_NUMBER: Final = {"zero", "one", "two", "few", "many", "other"}  # these variants may differ between languages
ADDED_TO_EVENTS: Final = {"before", "others", "times"}  # arguments of an event's sentence besides its fields

# What French and English call by the same name.
ALIKE: Final = {
    *(
        "title",
        "tab-title",
        "language-en",
        "language-fr",
        "place-city",
        "place-city.short",
        "place-bay",
        "place-bay.short",
    ),
    *(f"monster-{name.lower().replace(' ', '-')}" for name in MONSTERS),
    *(f"card-{name}" for name in ("camouflage", "clown", "halloween", "pirate", "robot", "vampire", "zombie")),
    *("ruling-source-dized", "ruling-source-board-game-arena"),
    *("monster-mosshell.personality", "face-1", "face-2", "face-3", "step-tokyo", "points", "count-points"),
    *(
        "menu",
        "pause",
        "token-poison",
        "setting-bay",
        "setting-twenty-points",
        "reason-own",
        "consequence-points",
        "reason-amount",
        "reason-gain-points",
        "reason-worth-points",
        "puzzle-number",
    ),
}


@dataclass(frozen=True)
class Sentence:
    """A message's value, or one of its attributes: what it says, and what it needs to say it."""

    text: str
    variables: frozenset[str]
    references: frozenset[str]
    keys: frozenset[str]  # the values by which it selects its variant


class Reader(Visitor):
    """Gathers all that a sentence is made of."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.keys: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  named by what is visited
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)
        self.texts.append("$" + node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)
        self.texts.append(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier) and node.key.name not in BY_NUMBER:
            self.keys.add(node.key.name)
        self.visit(node.value)


@cache
def parsed(language: str) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(text_of(language)).body


def names_in(file: str) -> list[str]:
    """The ids of a file's sentences, without attributes."""
    return re.findall(r"(?m)^([\w-]+) =", catalogue("en")[file])


@cache
def sentences(language: str) -> dict[str, Sentence]:
    """Every sentence by its id, attributes as `id.attribute`."""
    found: dict[str, Sentence] = {}
    for entry in parsed(language):
        if isinstance(entry, ast.Message):
            named = [("", entry.value), *((f".{attribute.id.name}", attribute.value) for attribute in entry.attributes)]
            for name, pattern in named:
                id = entry.id.name + name
                assert id not in found, f"{id} is there twice"
                found[id] = read(pattern)
    return found


def read(pattern: ast.Pattern | None) -> Sentence:
    reader = Reader()
    if pattern is not None:
        reader.visit(pattern)
    text = re.sub(r"[ \n]+", " ", "".join(reader.texts)).strip(" ")  # spaces that do not break are kept
    return Sentence(text, frozenset(reader.variables), frozenset(reader.references), frozenset(reader.keys))


def needed(language: str, id: str) -> set[str]:
    """The variables of a sentence and of those that it is made of."""
    sentence = sentences(language)[id]
    return set(sentence.variables).union(*(needed(language, other) for other in sentence.references))


def hyphened(name: str) -> str:
    """`PointsGained`, `all dead` and `heal_seat` as ids have them."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])|[_ ]", "-", name).lower()


def straight(text: str) -> str:
    """Without the typographer's apostrophes."""
    return text.replace("\u2019", "'")


def missing(*wanted: str) -> list[str]:
    return [id for id in wanted if id not in sentences("en")]


# The files


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert list(catalogue(language)) == sorted(catalogue(LANGUAGES[0]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_read(language: str) -> None:
    junk = [entry.content for entry in parsed(language) if isinstance(entry, ast.Junk)]

    assert junk == []


def test_a_language_that_nobody_speaks_here_is_refused() -> None:
    with pytest.raises(KeyError, match="the languages are: en, fr"):
        catalogue("tlh")


# The same in both languages


def test_both_languages_have_the_same_sentences_in_the_same_order() -> None:
    """Cards stand in the order of the rules in English, and in sections in French."""
    assert [id for id in sentences("fr") if not id.startswith("card-")] == [
        id for id in sentences("en") if not id.startswith("card-")
    ]
    assert sorted(sentences("fr")) == sorted(sentences("en"))


def test_both_languages_need_the_same_variables() -> None:
    differing = {id for id in sentences("en") if needed("en", id) != needed("fr", id)}

    assert differing == set()


def test_both_languages_choose_by_the_same_words() -> None:
    differing = {id for id, english in sentences("en").items() if english.keys != sentences("fr")[id].keys}

    assert differing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_empty(language: str) -> None:
    assert [id for id, sentence in sentences(language).items() if not re.search(r"\w", sentence.text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_made_of_sentences_that_exist(language: str) -> None:
    named = {other for sentence in sentences(language).values() for other in sentence.references}

    assert named <= set(sentences(language))


def test_nothing_is_left_in_english() -> None:
    assert {id for id, english in sentences("en").items() if english.text == sentences("fr")[id].text} == ALIKE


def test_rulings_name_the_same_cards_in_both_languages() -> None:
    for ruling in RULINGS:
        id = f"ruling-{hyphened(ruling.id)}"
        english, french = (" ".join(sentences(lang)[i].text for i in (id, f"{id}.answer")) for lang in LANGUAGES)
        for card in ruling.cards:
            name = f"card-{hyphened(card)}"
            if sentences("en")[name].text in english:
                assert sentences("fr")[name].text in french, f"{id}: {card}"


# Everything has its sentence


def test_every_event_has_a_sentence_that_speaks_only_of_what_it_has() -> None:
    for event in get_args(GameEvent):
        id = f"event-{hyphened(event.__name__)}"
        has = set(event.__struct_fields__) | ADDED_TO_EVENTS
        assert not missing(id)
        for variant in (other for other in sentences("en") if other.startswith(id)):
            assert needed("en", variant) <= has, variant


def our_cards() -> list[int]:
    """Without the cards that other tests may have registered."""
    return [k for k, card in enumerate(CATALOGUE.cards) if type(card).__module__.startswith("kingoftokyo.")]


def test_every_decision_has_a_question() -> None:
    asking = [step.name for step in STEPS if type(step).options is not Step.options and step is not STEPS[CARD_STEP]]
    cards = [CATALOGUE.ids[k] for k in our_cards() if type(CATALOGUE.cards[k]).asked is not Card.asked]

    assert {"roll", "yield", "buy"} <= set(asking)
    assert {"mimic", "halloween"} <= set(cards)
    assert missing(*(f"question-{hyphened(kind)}" for kind in [*asking, *cards, "card"])) == []


def test_every_decision_and_every_step_is_explained() -> None:
    asking = [step.name for step in STEPS if type(step).options is not Step.options and step is not STEPS[CARD_STEP]]
    cards = [CATALOGUE.ids[k] for k in our_cards() if type(CATALOGUE.cards[k]).asked is not Card.asked]

    assert missing(*(f"explain-{hyphened(kind)}" for kind in [*asking, *cards, "card"])) == []
    assert missing(*(f"explain-step-{step}" for step in TURN_STEPS)) == []


def test_every_reason_has_a_sentence_with_the_same_numbers() -> None:
    for id, arguments in ARGUMENTS.items():
        gives = "as-they-lie" in id  # a number for each unit, which become one list
        has = {"gives", *(name for name in arguments if name == "kept")} if gives else set(arguments)
        assert not missing(f"reason-{id}"), id
        assert needed("en", f"reason-{id}") - {"who"} == has, id


def test_every_verb_has_an_option() -> None:
    numbers = {name for name, number in vars(choices).items() if name.isupper() and isinstance(number, int)}
    verbs = numbers - {"FOR_HEART", "FOR_ENERGY", "FOR_ROLL", "ANY_COPY"}
    wanted = [hyphened(name) for name in verbs - {"USE_NOW", "SPEND", "SPEND_NOW", "RESOLVE"}]
    wanted += [f"spend-{what}" for what in choices.SPENT_FOR] + [f"resolve-{group}" for group in choices.GROUP_NAMES]

    assert len(verbs) == choices.STEAL + 1
    assert missing(*(f"option-{name}" for name in wanted)) == []


def test_passing_and_being_done_say_what_they_mean_where_they_are_offered() -> None:
    passed = ("opportunist", "psychic_probe", "background_dweller", "camouflage", "assign_hearts", "mimic", "witch")
    done = ("buy", "change_dice", "metamorph", "halloween")

    assert missing(*(f"option-pass-{hyphened(kind)}" for kind in passed)) == []
    assert missing(*(f"option-done-{hyphened(kind)}" for kind in done)) == []


def test_the_english_of_cards_rulings_and_settings_is_written_in_the_rules_only() -> None:
    written = {file.name for file in (files("kingoftokyo.i18n") / "en").iterdir()}

    assert written & {"cards.ftl", "rulings.ftl", "settings.ftl"} == set()


def test_every_card_is_called_and_does_in_english_what_the_rules_say() -> None:
    for id, name, text in [(CATALOGUE.ids[k], CATALOGUE.names[k], CATALOGUE.texts[k]) for k in our_cards()]:
        assert straight(sentences("en")[f"card-{hyphened(id)}"].text) == name
        assert straight(sentences("en")[f"card-{hyphened(id)}.text"].text) == text


def test_every_ruling_says_in_english_what_the_rules_say() -> None:
    for ruling in RULINGS:
        assert straight(sentences("en")[f"ruling-{hyphened(ruling.id)}"].text) == ruling.question
        assert straight(sentences("en")[f"ruling-{hyphened(ruling.id)}.answer"].text) == ruling.answer
        for source in ruling.source.split("; "):
            assert straight(sentences("en")[source_id(source)].text) == source


def test_every_setting_says_in_english_what_the_rules_say() -> None:
    for setting in SETTINGS:
        assert straight(sentences("en")[f"rule-{hyphened(setting.name)}"].text) == setting.about


def test_no_card_ruling_or_setting_is_there_that_the_game_does_not_know() -> None:
    sources = {source_id(source) for ruling in RULINGS for source in ruling.source.split("; ")}

    assert set(names_in("cards.ftl")) == {f"card-{hyphened(CATALOGUE.ids[k])}" for k in our_cards()}
    assert set(names_in("rulings.ftl")) == {f"ruling-{hyphened(ruling.id)}" for ruling in RULINGS} | sources
    assert set(names_in("settings.ftl")) == {f"rule-{hyphened(setting.name)}" for setting in SETTINGS}


def test_every_error_that_a_form_can_make_has_a_sentence() -> None:
    assert set(ERROR_TEXTS) >= PHRASED | set(OF_DISKS)
    assert sorted(names_in("errors.ftl")) == sorted(f"error-{code}" for code in PHRASED)
    assert missing(*OF_DISKS.values()) == []


def test_an_error_s_sentence_for_people_needs_no_more_than_its_text_for_programs() -> None:
    """Besides the monster, which programs find in the field."""
    for code in PHRASED:
        given = {name for _, name, _, _ in Formatter().parse(ERROR_TEXTS[code]) if name}
        assert needed("en", f"error-{code}") <= given | {"seat"}, code


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("save-missing", "There is no save: $file does not exist."),
        ("card-unknown-near", "There is no card $found; did you mean “$near”?"),
        ("rules-value", "$setting: $found is not possible; the values are: $known."),
    ],
)
def test_the_text_of_an_error_for_programs_becomes_a_sentence(code: str, sentence: str) -> None:
    assert sentences("en")[f"error-{code}"].text == sentence


def test_every_setting_has_a_name_for_each_of_its_values() -> None:
    for setting in SETTINGS:
        id = f"setting-{hyphened(setting.name)}"
        values = [hyphened(value) for value in setting.values if isinstance(value, str)]
        assert missing(id, *(f"{id}.{value}" for value in values)) == []


def test_everything_on_the_table_has_a_name() -> None:
    assert missing(*(f"preset-{name}{part}" for name in PRESETS for part in ("", ".text"))) == []
    assert missing(*(f"face-{face}" for face in FACE_NAMES)) == []
    assert missing(*(f"place-{place}" for place in PLACE_NAMES)) == []
    assert missing(*(f"kind-{kind}" for kind in KIND_NAMES if kind != "expansion")) == []
    assert missing(*(f"token-{token}" for token in ("poison", "shrink", "mimic", "smoke", "battery"))) == []
    assert (
        missing(*(f"token-{hyphened(field)}" for field in (card.field() for card in NUMBERS.values()) if field)) == []
    )
    assert missing(*(f"expansion-{name}" for name in ("two-players", "cultists", "tokyo-tower", "halloween"))) == []
    assert missing(*(f"step-{step}" for step in ("start", "roll", "resolve", "tokyo", "buy", "end"))) == []
    assert missing(*(f"player-{level}" for level in ("person", "easy", "medium", "hard"))) == []


def test_every_monster_has_a_name_and_a_personality() -> None:
    for name in MONSTERS:
        id = f"monster-{hyphened(name)}"
        assert sentences("en")[id].text == name == sentences("fr")[id].text
        assert missing(f"{id}.personality", f"{id}.text") == []


def test_every_section_of_the_help_has_a_text() -> None:
    titles = names_in("help.ftl")

    assert titles[0] == "help-goal"
    assert missing(*(f"{title}.text" for title in titles)) == []


# Good typography


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotation_marks_are_those_of_print(language: str) -> None:
    assert [id for id, sentence in sentences(language).items() if re.search(r"['\"]", sentence.text)] == []


def test_french_never_breaks_a_line_before_its_high_marks() -> None:
    breaking = re.compile(r"[^\u202f][;!?%]|[^\u00a0\s]:|« |[^\u00a0]»| [:;!?%»]")

    assert [id for id, sentence in sentences("fr").items() if breaking.search(sentence.text)] == []
