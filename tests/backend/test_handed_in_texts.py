"""Texts that people hand in to be shown or stored: signs that nobody sees and that change the text around them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
import pytest

from kingoftokyo import SetupError
from kingoftokyo.profile.export import ProfileError
from kingoftokyo.profile.facts import to_text
from kingoftokyo.rules import KingOfTokyoError
from kingoftokyo.storage.save_files import SaveError, slot_path
from kingoftokyo.table.online.room import RoomError
from kingoftokyo.table.wire.looking_back import SetUp
from kingoftokyo.table.wire.messages import Refused, SeatData
from kingoftokyo.table.wire.requests import NewTable
from profiles.played import game
from tables.online.meeting import Meeting
from tables.sitting import Sitting

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from kingoftokyo.table.wire.profile import GameFacts

SIGNS = {
    "a turn of direction": "\u202e",
    "an isolate": "\u2066",
    "a mark of direction": "\u200f",
    "a control sequence": "\x1b[2J",
    "a null": "\0",
    "a byte order mark": "\ufeff",
    "a soft hyphen": "\xad",
}
FAMILY = "👩\u200d👧"  # a joiner between two


@pytest.fixture
def sitting() -> Iterator[Sitting]:
    found = Sitting()
    yield found
    found.end()


@pytest.fixture
def meeting() -> Iterator[Meeting]:
    found = Meeting()
    yield found
    found.end()


@dataclass(frozen=True)
class Hands:
    """The ways to hand in a text; each raises if it is refused."""

    sitting: Sitting

    def person(self, text: str) -> str:
        return self.sitting.make(NewTable("standard", [SeatData("axolulu", "person", text), SeatData("blorb", "easy")]))

    def person_of_a_position(self, text: str) -> str:
        seats = [SeatData("axolulu", "person", text), SeatData("blorb", "easy")]
        return self.sitting.set_up(SetUp(text="step=roll persons=[0] monsters=[() ()]", seats=seats))

    def words(self, text: str) -> str:
        seats = [SeatData("axolulu", "person"), SeatData("blorb", "easy")]
        return self.sitting.make(NewTable("standard", seats, words=text))

    def words_of_a_rematch(self, text: str) -> str:
        return self.sitting.rematch(self.sitting.new_table("person", "easy"), text)

    def words_of_practice(self, text: str) -> str:
        return self.sitting.play_on(self.sitting.new_table("person", "easy"), 0, text)

    def game(self, text: str) -> None:
        self.sitting.run(self.sitting.lobby.rename(self.sitting.new_table("person", "easy"), text))

    def record(self, text: str) -> str:
        save = self.sitting.download(self.person("Somebody"))
        return self.sitting.upload(save.replace("Somebody", text))


WAYS: dict[str, Callable[[Hands, str], object]] = {
    "the name of a person": Hands.person,
    "the name of a person in a position": Hands.person_of_a_position,
    "words for the dice": Hands.words,
    "words of a rematch": Hands.words_of_a_rematch,
    "words of practice": Hands.words_of_practice,
    "the name of a game": Hands.game,
    "a name in a record": Hands.record,
}


@pytest.mark.parametrize("sign", SIGNS.values(), ids=SIGNS)
@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_an_invisible_sign_is_refused_wherever_it_is_handed_in(
    sitting: Sitting, way: Callable[[Hands, str], object], sign: str
) -> None:
    with pytest.raises(KingOfTokyoError):
        way(Hands(sitting), f"Fri{sign}day")

    assert sitting.store.names == {}
    assert all(sign not in base for base in sitting.store.bases.values())


@pytest.mark.parametrize("text", [*(f"Fri{sign}day" for sign in SIGNS.values()), "\u200d"], ids=[*SIGNS, "a joiner"])
def test_nobody_in_a_room_has_a_name_or_says_something_with_an_invisible_sign(meeting: Meeting, text: str) -> None:
    host = meeting.room("person", "open")

    with pytest.raises(RoomError, match="signs that cannot be shown"):
        host.invites(text)
    with pytest.raises(RoomError, match="signs that cannot be shown"):
        host.changes(0, name=text)
    with pytest.raises(RoomError, match="signs that cannot be shown"):
        host.changes(0, words=text)
    with pytest.raises(RoomError, match="signs that cannot be shown"):
        host.says(text)


@pytest.mark.parametrize("sign", SIGNS.values(), ids=SIGNS)
def test_a_save_is_not_called_by_an_invisible_sign(sign: str) -> None:
    with pytest.raises(SaveError):
        slot_path(f"Fri{sign}day")


@pytest.mark.parametrize("name", ["مباراة الجمعة", "金曜日", f"{FAMILY} & co", "Zoë’s 2nd", ""])
def test_names_of_all_languages_and_emoji_are_welcome(sitting: Sitting, name: str) -> None:
    hands = Hands(sitting)
    table = hands.person(name)

    hands.game(name)

    assert next(seat.name for seat in sitting.table(table).seated.seats if seat.mine) == name
    assert list(sitting.store.names.values()) == [name]


@pytest.mark.parametrize("name", ["x" * 81, "\u200d", "\u200c \u200d"], ids=["too long", "a joiner", "two joiners"])
def test_a_name_that_cannot_be_read_is_refused_with_a_sentence(sitting: Sitting, name: str) -> None:
    hands = Hands(sitting)

    for way in (hands.game, hands.person):
        with pytest.raises(SetupError) as refused:
            way(name)
        assert refused.value.code == "table-name"


def test_a_command_with_a_control_character_is_malformed_and_stores_nothing(sitting: Sitting) -> None:
    tab = sitting.open(sitting.new_table("person", "person"))

    tab.choose("stop", id="1\u202e")
    tab.choose("stop\x1b", id="2")

    assert [tab.get(Refused).why for _ in range(2)] == ["malformed"] * 2
    assert sitting.store.choices[tab.id] == []


@pytest.mark.parametrize("field", ["date", "rules", "reason", "head", "table", "game"])
def test_an_imported_profile_is_refused_if_one_of_its_texts_turns_others_around(sitting: Sitting, field: str) -> None:
    changed = msgspec.structs.replace(game(), **{field: "\u202e2026"})

    with pytest.raises(ProfileError):
        sitting.run(sitting.backend.profiles.imported(file_of("a", changed)))
    with pytest.raises(ProfileError):
        sitting.run(sitting.backend.profiles.imported(file_of("\u202ea", game())))
    assert sitting.run(sitting.backend.profiles.imported(file_of("a", game()))) == 1


def file_of(key: str, facts: GameFacts) -> str:
    file = {"title": "King of Tokyo profile", "format": 1, "notes": {"game": {key: to_text(facts)}}}
    return msgspec.json.encode(file).decode()
