"""Which language is spoken, and how a sentence of it is formatted."""

from __future__ import annotations

import pytest

from kingoftokyo.i18n.language import Language, language, preferred
from kingoftokyo.i18n.phrase import Phrase
from kingoftokyo.i18n.speech import Speech, english


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr_CH@euro"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "en_GB.UTF-8", "LC_ALL": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_environment_asks_for_a_language(
    environment: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))

    assert preferred(environment) == code


@pytest.mark.parametrize(
    ("name", "code"),
    [("fr_FR", "fr"), ("French_France", "fr"), ("French_Belgium", "fr"), ("English_United States", "en"), ("", "en")],
)
def test_without_an_environment_the_locale_of_the_system_decides(
    name: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("locale.getlocale", lambda: (name, "1252"))

    assert preferred({}) == code
    assert preferred({"LANG": "fr_CA.UTF-8"}) == "fr"
    assert preferred({"LANG": "en_GB.UTF-8"}) == "en"


def test_a_locale_that_python_does_not_know_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> None:
        raise ValueError("unknown locale: UTF-8")

    monkeypatch.setattr("locale.getlocale", unknown)

    assert preferred({}) == "en"


def test_a_language_is_read_once() -> None:
    assert language("fr") is language("fr")


def test_what_cannot_be_said_is_noted_and_does_no_harm() -> None:
    spoken = Language("en")

    assert spoken.say("no-such-sentence") == "no-such-sentence"
    assert spoken.say("page-close.no-such-part") == "page-close.no-such-part"
    assert "turn" in spoken.say("turn-number").lower()
    assert len(spoken.missed) == 3


def test_lists_are_joined_as_the_language_joins_them() -> None:
    assert language("en").listed(["a", "b", "c"]) == "a, b, and c"
    assert language("fr").listed(["a", "b", "c"]) == "a, b et c"
    assert language("fr").listed([]) == "none"


def test_a_phrase_speaks_to_a_seat() -> None:
    phrase = Phrase("question-mimic-move", {"energy": 3, "card": "jets", "owner": 1})

    assert english(("Blorb", "Girder")).phrase(phrase, 0).startswith("Your Mimic copies Girder\u2019s Jets.")
    assert english(("Blorb", "Girder")).phrase(phrase, 1).startswith("Your Mimic copies your own Jets.")


def test_a_variant_without_a_sentence_is_said_as_what_it_is_a_variant_of() -> None:
    assert english().phrase(Phrase("option-pass-my-own-card")) == "Do nothing"


def test_the_name_of_a_card_is_that_of_the_language() -> None:
    french = Speech(language("fr"))

    assert (french.card("acid_attack"), english().card("acid_attack")) == ("Jet d\u2019acide", "Acid Attack")
    assert french.card_text("alien_origin") == "Les cartes te coûtent 1 énergie de moins."
    assert (french.card("no_card"), french.card_text("no_card")) == ("no-card", "")
