"""The statistics of a game, counted from the events of its record."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Final

from kingoftokyo.replay import Replay
from kingoftokyo.rules import events
from kingoftokyo.rules.dice import FACE_NAMES

if TYPE_CHECKING:
    from kingoftokyo.rules.events import Event
    from kingoftokyo.rules.records.record import Record

IN_TOKYO: Final = ("city", "bay")


def _no_faces() -> dict[str, int]:
    return dict.fromkeys(FACE_NAMES, 0)


@dataclass(frozen=True, slots=True)
class Elimination:
    """When a monster fell; `by` is the seat whose doing it was, or None."""

    turn: int
    by: int | None
    cause: str


@dataclass(slots=True)
class MonsterStatistics:
    """What one monster did and what befell it."""

    seat: int
    name: str
    player: str
    points: int = 0  # at the end, as `health` and `energy`; a monster that is out has nothing
    health: int = 0
    energy: int = 0
    turns: int = 0  # begun, extra ones too
    extra_turns: int = 0
    turns_in_tokyo: int = 0  # own turns begun in Tokyo
    entries: int = 0
    yields: int = 0
    points_by_source: dict[str, int] = field(default_factory=dict)  # `dice`, `tokyo`, `rules`, or a card's id
    points_lost: int = 0  # not what is gone with a monster that falls
    damage_given: int = 0  # health that others lost by its doing
    damage_taken: int = 0  # health lost to anybody and anything
    health_gained: int = 0
    revivals: int = 0
    energy_gained: int = 0
    energy_spent: int = 0
    energy_lost: int = 0  # to another's card
    cards_bought: list[str] = field(default_factory=list)  # ids, in order
    cards_stolen: list[str] = field(default_factory=list)
    rerolls: int = 0  # throws after the first of a turn
    die_rerolls: int = 0  # single dice, also another's
    finished_dice: dict[str, int] = field(default_factory=_no_faces)  # the faces of its finished rolls
    thrown_dice: dict[str, int] = field(default_factory=_no_faces)  # of all dice it threw, also for who begins
    eliminated: Elimination | None = None

    @property
    def points_gained(self) -> int:
        return sum(self.points_by_source.values())


@dataclass(slots=True)
class Statistics:
    """A game in numbers, over or not. A game that began with a position counts from there."""

    rules: str
    date: str
    turns: int = 0
    rounds: int = 0  # the most turns that one monster has had, extra ones left out
    decisions: int = 0
    length: int = 0  # lines of the record: decisions, and what was done while one waited
    over: bool = False
    winner: int | None = None
    reason: str = ""
    monsters: list[MonsterStatistics] = field(default_factory=list)

    def as_data(self) -> dict[str, object]:
        """The same for JSON."""
        return asdict(self)


def statistics(record: Record | str) -> Statistics:
    """Play the record again and count; one that cannot be replayed raises a RecordError."""
    replay = Replay(record)
    counter = _Counter(replay)
    while not replay.at_end:
        counter.count(replay.step())
    return counter.result(replay)


class _Counter:
    """Counts events in their order, and remembers what they leave unsaid: who is in Tokyo, and whose turn it is."""

    def __init__(self, replay: Replay) -> None:
        record, begun = replay.record, replay.events
        names = zip(record.monsters, record.players, strict=True)
        self.monsters = [MonsterStatistics(seat, name, player) for seat, (name, player) in enumerate(names)]
        self.found = Statistics(record.rules.text, record.date, monsters=self.monsters)
        # A position may begin anywhere: in the middle of a turn, after its first throw, with monsters in Tokyo.
        view = replay.game.view(None)
        self.turn = view.turn - sum(isinstance(event, events.TurnStarted) for event in begun)
        self.thrown = bool(view.dice) and not any(isinstance(event, events.DiceRolled) for event in begun)
        self.order = replay.game.order
        self.in_tokyo = [_began_in_tokyo(monster.seat, monster.place, begun) for monster in view.monsters]
        self.count(begun)

    def result(self, replay: Replay) -> Statistics:
        for monster in replay.game.view(None).monsters:
            mine = self.monsters[monster.seat]
            mine.points, mine.health, mine.energy = monster.points, monster.health, monster.energy
        found = self.found
        found.turns = sum(monster.turns for monster in self.monsters)
        found.rounds = max(monster.turns - monster.extra_turns for monster in self.monsters)
        found.length = len(replay.record.lines)
        found.decisions = sum(not line.interjection for line in replay.record.lines)
        return found

    def count(self, happened: list[Event]) -> None:
        for event in happened:
            self._count(event)

    def _count(self, event: Event) -> None:
        match event:
            case events.TurnStarted():
                self._turn_started(event)
            case events.FirstPlayerRolled() | events.DiceRolled() | events.RollFinished():
                self._rolled(event)
            case events.DieRerolled():
                self.monsters[event.seat].die_rerolls += 1
                _add(self.monsters[event.seat].thrown_dice, event.rolled)
            case events.CardRolled():
                _add(self.monsters[event.seat].thrown_dice, event.rolled)
            case events.PointsGained():
                sources = self.monsters[event.seat].points_by_source
                sources[event.cause] = sources.get(event.cause, 0) + event.amount
            case events.PointsLost():
                self.monsters[event.seat].points_lost += event.amount
            case events.EnergyGained():
                self.monsters[event.seat].energy_gained += event.amount
            case events.EnergySpent():
                self.monsters[event.seat].energy_spent += event.amount
            case events.EnergyLost():
                self.monsters[event.seat].energy_lost += event.amount
            case events.HealthGained():
                self.monsters[event.seat].health_gained += event.amount
            case events.HealthLost():
                self.monsters[event.seat].damage_taken += event.amount
                if event.dealer is not None and event.dealer != event.seat:
                    self.monsters[event.dealer].damage_given += event.amount
            case events.MonsterRevived():
                self.monsters[event.seat].revivals += 1
            case events.MonsterEliminated():
                self.monsters[event.seat].eliminated = Elimination(self.turn, event.dealer, event.cause)
            case events.TokyoEntered() | events.TokyoLeft():
                self._moved(event)
            case events.CardBought():
                self.monsters[event.seat].cards_bought.append(event.card)
            case events.CardStolen():
                self.monsters[event.seat].cards_stolen.append(event.card)
            case events.GameEnded():
                self.found.over = True
                self.found.winner = event.winner
                self.found.reason = event.reason
            case _:
                pass  # what moves no number

    def _turn_started(self, event: events.TurnStarted) -> None:
        monster = self.monsters[event.seat]
        monster.turns += 1
        monster.extra_turns += event.extra
        monster.turns_in_tokyo += self.in_tokyo[event.seat]
        self.turn = event.turn
        self.thrown = False

    def _rolled(self, event: events.FirstPlayerRolled | events.DiceRolled | events.RollFinished) -> None:
        match event:
            case events.FirstPlayerRolled():
                # It was thrown before anybody was re-seated.
                _add(self.monsters[self.order.index(event.seat)].thrown_dice, event.dice)
            case events.DiceRolled():
                monster = self.monsters[event.seat]
                monster.rerolls += self.thrown and event.rolled != ""
                self.thrown = True
                _add(monster.thrown_dice, event.rolled)
            case events.RollFinished():
                _add(self.monsters[event.seat].finished_dice, event.dice)

    def _moved(self, event: events.TokyoEntered | events.TokyoLeft) -> None:
        entered = isinstance(event, events.TokyoEntered)
        self.in_tokyo[event.seat] = entered
        if entered:
            self.monsters[event.seat].entries += 1
        elif event.cause == "yield":
            self.monsters[event.seat].yields += 1


def _add(faces: dict[str, int], dice: str) -> None:
    for face in dice.split():
        faces[face] += 1


def _began_in_tokyo(seat: int, place: str, begun: list[Event]) -> bool:
    """Whether a monster was in Tokyo before this happened, after which it is at `place`."""
    for event in begun:
        if isinstance(event, (events.TokyoEntered, events.TokyoLeft)) and event.seat == seat:
            return isinstance(event, events.TokyoLeft)
    return place in IN_TOKYO
