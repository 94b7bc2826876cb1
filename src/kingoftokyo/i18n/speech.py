"""Sentences about a game: phrases and events, with the names of monsters, cards and faces inserted.

The page does the same in `web/src/i18n/sentences.ts`.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Final

from kingoftokyo.i18n.ids import hyphened
from kingoftokyo.i18n.language import Language, language
from kingoftokyo.i18n.phrase import Phrase
from kingoftokyo.rules import card_facts, counted_by, events

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kingoftokyo.rules.events import Event

SEATS: Final = frozenset({"seat", "other", "dealer", "owner", "attacker", "active", "winner", "first"})
CARDS: Final = frozenset({"card", "copied"})
CAUSES: Final = frozenset({"cause", "by"})
FACES: Final = frozenset({"face", "to", "dice", "kept", "instead", "rolled"})
FACE_NAMES: Final = frozenset({"1", "2", "3", "heart", "energy", "smash"})

Value = float | str
Given = object  # a field of an event or an argument of a phrase


class Speech:
    """Formats sentences in one language, with the names of one game's monsters by seat."""

    def __init__(self, language: Language, names: Sequence[str] = ()) -> None:
        self.language: Final = language
        self.names: Final = names

    def about(self, names: Sequence[str]) -> Speech:
        """The same language with other monsters' names."""
        return Speech(self.language, names)

    def say(self, id: str, **args: Given) -> str:
        """The sentence with this id; arguments are treated like those of phrases."""
        return self.language.say(id, **self._filled(args))

    def phrase(self, phrase: Phrase, me: int | None = None) -> str:
        """The sentence of a phrase; `me` is the seat that it addresses."""
        args: dict[str, Value] = {"dealer": "none", "who": "it", **self._filled(phrase.args)}
        if me is not None:
            args |= {name: "self" for name in ("dealer", "owner") if phrase.args.get(name) == me}
        return self.language.say(self._known(phrase.id), **args)

    def knows(self, phrase: Phrase) -> bool:
        """Whether the catalogue has a sentence for this phrase."""
        return self.language.has(self._known(phrase.id))

    def phrases(self, phrases: Sequence[Phrase]) -> str:
        """The sentences of several phrases, joined by spaces."""
        return " ".join(self.phrase(phrase) for phrase in phrases)

    def _known(self, id: str) -> str:
        """The id, or, if the catalogue lacks it, the general id that it is a variant of."""
        found = id
        while not self.language.has(found) and found.count("-") > 1:
            found = found.rpartition("-")[0]
        return found if self.language.has(found) else id

    def event(self, event: Event) -> str:
        """The sentence of an event."""
        given: dict[str, Given] = {field.name: getattr(event, field.name) for field in fields(event)}
        id = f"event-{hyphened(type(event).__name__)}"
        if isinstance(event, events.GameStarted):
            reseated = event.order != tuple(range(event.players))
            order = self.language.listed(list(self.names[: event.players]))
            return self.language.say(f"{id}-in-order" if reseated else id, **self._filled({**given, "order": order}))
        if isinstance(event, events.GameEnded):
            given["reason"] = self._cause(event.reason)
        if isinstance(event, events.CountersChanged):
            id, given = self._counted(event, given)
        args = self._filled(given) | _besides(event)
        args |= dict.fromkeys(_own(event), "self")
        return self.language.say(id, **args)

    def _counted(self, event: events.CountersChanged, given: dict[str, Given]) -> tuple[str, dict[str, Given]]:
        """The id and arguments for the counters of an expansion, which have special sentences."""
        found = counted_by(event.card, event.counters)
        levels = found is not None and isinstance(found[1], list)
        id = "event-levels-changed" if levels else "event-counters-changed"
        own = f"{id}-{hyphened(event.card)}"
        if found is not None:
            given = {**given, "levels": found[1], "counted": self.counted(found[0], found[1]) or "none"}
            id = id if levels else "terminal-counted"
        return own if self.language.has(own) else id, given

    def card(self, id: str) -> str:
        """A card's name; an id that is not a card's is returned hyphened."""
        if self.language.has(f"card-{hyphened(id)}"):
            return self.language.say(f"card-{hyphened(id)}")
        facts = card_facts(id)
        return hyphened(id) if facts is None else facts.name

    def card_text(self, id: str) -> str:
        """A card's text; empty if the id is not a card's."""
        if self.language.has(f"card-{hyphened(id)}.text"):
            return self.language.say(f"card-{hyphened(id)}.text")
        facts = card_facts(id)
        return "" if facts is None else facts.text

    def _cause(self, cause: str) -> str:
        """A card's name, or a word by which the sentence selects its variant."""
        return "tokyo" if cause == "two_players" else self.card(cause)

    def faces(self, text: str) -> str:
        """Dice by the names of their faces; `none` without dice."""
        return " ".join(self.language.say(f"face-{face}") for face in text.split() if face in FACE_NAMES) or "none"

    def place(self, place: str) -> str:
        return self.language.say(f"place-{place}") if self.language.has(f"place-{place}") else place

    def counted(self, what: str, count: object) -> str:
        """The counters of an expansion as text, with the levels if there are any; empty for none."""
        if not count:
            return ""
        levels = count if isinstance(count, list) else []
        amount = len(levels) if levels else count
        id = f"counted-{hyphened(what)}"
        said = self.say(id, amount=amount) if self.language.has(id) else f"{amount} {what}"
        return f"{said} ({', '.join(map(str, levels))})" if levels else said

    def _filled(self, args: Mapping[str, Given]) -> dict[str, Value]:
        return {name: self._value(name, given) for name, given in args.items()}

    def _value(self, name: str, given: Given) -> Value:
        if given is None:
            return "none"
        if isinstance(given, bool):
            return str(given).lower()
        if isinstance(given, Phrase):
            return self.phrase(given)
        if isinstance(given, int | float):
            return self.names[int(given)] if name in SEATS else given
        if isinstance(given, list | tuple):
            return self._several(name, [str(one) for one in given])
        return self._name(name, str(given))

    def _several(self, name: str, given: list[str]) -> str:
        if name in FACES:
            return self.faces(" ".join(given))
        return self.language.listed([self.card(one) for one in given] if name == "cards" else given)

    def _name(self, name: str, given: str) -> str:
        if name in CARDS:
            return self.card(given)
        if name in CAUSES:
            return self._cause(given)
        if name in FACES:
            return self.faces(given)
        return self.place(given) if name == "place" else given


def english(names: Sequence[str] = ()) -> Speech:
    """English sentences, for commands without another language."""
    return Speech(language("en"), names)


def _own(event: Event) -> list[str]:
    """The fields that repeat the event's own monster or card; the sentence gets `self` for them."""
    match event:
        case events.HealthLost() | events.MonsterEliminated():
            return ["dealer"] if event.dealer == event.seat else []
        case events.CardBought() | events.CardStolen() | events.TokenMoved():
            return ["owner"] if event.owner == event.seat else []
        case events.CardDiscarded():
            return ["cause"] if event.cause == event.card else []
        case _:
            return []


def _besides(event: Event) -> dict[str, Value]:
    """Arguments of an event's sentence that are not its fields: the number before the change."""
    match event:
        case events.PointsGained():
            return {"before": event.points - event.amount}
        case events.PointsLost():
            return {"before": event.points + event.amount}
        case events.EnergyGained():
            return {"before": event.energy - event.amount}
        case events.EnergyLost() | events.EnergySpent():
            return {"before": event.energy + event.amount}
        case events.HealthGained():
            return {"before": event.health - event.amount}
        case events.HealthLost():
            return {"before": event.health + event.amount}
        case _:
            return {}
