"""The statistics of a game, counted from the events of its record."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Final

from kingoftokyo.history.replay import Replay
from kingoftokyo.rules import FACE_NAMES, FIVE_FACES, SIX_FACES, events

if TYPE_CHECKING:
    from kingoftokyo.rules import Record
    from kingoftokyo.rules.events import Event

IN_TOKYO: Final = ("city", "bay")
NO_CARDS: Final = ("dice", "tokyo", "rules")  # sources of points that are not cards


def _no_faces() -> dict[str, int]:
    return dict.fromkeys(FACE_NAMES, 0)


@dataclass(frozen=True, slots=True)
class Elimination:
    """When a monster was eliminated; `by` is the seat that did it, or None."""

    turn: int
    by: int | None
    cause: str


@dataclass(slots=True)
class MonsterStatistics:
    """The statistics of one monster."""

    seat: int
    name: str
    player: str
    points: int = 0  # at the end, like `health` and `energy`; 0 for a monster that is out
    health: int = 0
    energy: int = 0
    turns: int = 0  # started, extra turns included
    extra_turns: int = 0
    turns_in_tokyo: int = 0  # own turns started in Tokyo
    entries: int = 0
    yields: int = 0
    stays: int = 0  # when it could have yielded
    points_by_source: dict[str, int] = field(default_factory=dict)  # `dice`, `tokyo`, `rules`, or a card's id
    points_lost: int = 0  # not counting the points of an eliminated monster
    most_points: int = 0  # gained in one turn, its own or another's; `most_damage` likewise
    damage_given: int = 0  # health that it made others lose
    damage_taken: int = 0  # health lost for any reason
    damage_prevented: int = 0  # damage that it would have taken
    most_damage: int = 0
    eliminations: int = 0  # monsters that it eliminated
    health_gained: int = 0
    revivals: int = 0
    energy_gained: int = 0
    energy_spent: int = 0
    energy_lost: int = 0  # to another's card
    energy_on_cards: int = 0  # the part of `energy_spent` for cards bought and stolen
    poison: int = 0  # tokens received
    shrink: int = 0
    sweeps: int = 0
    cards_bought: list[str] = field(default_factory=list)  # ids, in order
    cards_stolen: list[str] = field(default_factory=list)
    rerolls: int = 0  # throws after the first of a turn
    die_rerolls: int = 0  # single dice, including those of others
    dice_set: int = 0
    extra_rolls: int = 0
    finished_dice: dict[str, int] = field(default_factory=_no_faces)  # the faces of its finished rolls
    thrown_dice: dict[str, int] = field(
        default_factory=_no_faces
    )  # faces of all dice it threw, the first roll included
    eliminated: Elimination | None = None

    @property
    def points_gained(self) -> int:
        return sum(self.points_by_source.values())

    @property
    def points_by_cards(self) -> int:
        return sum(points for source, points in self.points_by_source.items() if source not in NO_CARDS)


@dataclass(frozen=True, slots=True)
class AfterTurn:
    """What every monster had after a turn, by seat; `seat` had the turn, or is None before the first turn."""

    turn: int
    seat: int | None
    points: list[int]
    health: list[int]
    energy: list[int]


@dataclass(slots=True)
class Statistics:
    """The statistics of a game, finished or not. A game that began from a position is counted from there."""

    rules: str
    date: str
    turns: int = 0
    rounds: int = 0  # the most turns of one monster, without extra turns
    decisions: int = 0
    length: int = 0  # lines of the record: decisions and interjections
    over: bool = False
    winner: int | None = None
    reason: str = ""
    monsters: list[MonsterStatistics] = field(default_factory=list)
    faces: list[str] = field(default_factory=list)  # of the dice, all equally likely
    series: list[AfterTurn] = field(default_factory=list)  # from the first decision to the end, or to now

    def expected_dice(self, seat: int) -> dict[str, float]:
        """The expected number of each face among the dice that this monster threw."""
        thrown = sum(self.monsters[seat].thrown_dice.values())
        return {face: thrown / len(self.faces) for face in self.faces}

    def as_data(self) -> dict[str, object]:
        """The statistics as JSON data."""
        return asdict(self)


def statistics(record: Record | str) -> Statistics:
    """Replay the record and count its events; raises RecordError if it cannot be replayed."""
    replay = Replay(record)
    counter, series = _Counter(replay), _Series(replay)
    while not replay.at_end:
        happened = replay.step()
        counter.count(happened)
        series.count(happened)
    found = counter.result(replay)
    found.faces = [FACE_NAMES[face] for face in (FIVE_FACES if replay.record.rules.five_faces else SIX_FACES)]
    found.series = series.result()
    return found


class _Counter:
    """Counts events in order, and tracks what they do not contain: who is in Tokyo, and whose turn it is."""

    def __init__(self, replay: Replay) -> None:
        record, begun = replay.record, replay.events
        names = zip(record.monsters, record.players, strict=True)
        self.monsters = [MonsterStatistics(seat, name, player) for seat, (name, player) in enumerate(names)]
        self.found = Statistics(record.rules.text, record.date, monsters=self.monsters)
        # A position may begin anywhere: in the middle of a turn, after its first throw, with monsters in Tokyo.
        view = replay.game.view(None)
        self.turn = view.turn - sum(isinstance(event, events.TurnStarted) for event in begun)
        self.thrown = bool(view.dice) and not any(isinstance(event, events.DiceRolled) for event in begun)
        self.in_tokyo = [_began_in_tokyo(monster.seat, monster.place, begun) for monster in view.monsters]
        self.gained = [0] * len(self.monsters)  # points in this turn
        self.dealt = [0] * len(self.monsters)  # damage in this turn
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
        """Count an event about points, health, energy or tokens; others go to `_count_doings`."""
        match event:
            case events.PointsGained():
                self._points_gained(event)
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
                self._health_lost(event)
            case events.DamagePrevented():
                self.monsters[event.seat].damage_prevented += event.amount
            case events.TokensGained():
                self._tokens_gained(event)
            case events.MonsterRevived():
                self.monsters[event.seat].revivals += 1
            case events.MonsterEliminated():
                self._eliminated(event)
            case _:
                self._count_doings(event)

    def _count_doings(self, event: Event) -> None:
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
            case events.DieSet():
                self.monsters[event.seat].dice_set += 1
            case events.RollsGained():
                self.monsters[event.seat].extra_rolls += 1
            case events.TokyoEntered() | events.TokyoLeft():
                self._moved(event)
            case events.StayedInTokyo():
                self.monsters[event.seat].stays += 1
            case events.CardBought():
                self.monsters[event.seat].cards_bought.append(event.card)
                self.monsters[event.seat].energy_on_cards += event.price
            case events.CardStolen():
                self.monsters[event.seat].cards_stolen.append(event.card)
                self.monsters[event.seat].energy_on_cards += event.price
            case events.MarketSwept():
                self.monsters[event.seat].sweeps += 1
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
        self.gained = [0] * len(self.monsters)
        self.dealt = [0] * len(self.monsters)

    def _points_gained(self, event: events.PointsGained) -> None:
        monster = self.monsters[event.seat]
        monster.points_by_source[event.cause] = monster.points_by_source.get(event.cause, 0) + event.amount
        self.gained[event.seat] += event.amount
        monster.most_points = max(monster.most_points, self.gained[event.seat])

    def _health_lost(self, event: events.HealthLost) -> None:
        self.monsters[event.seat].damage_taken += event.amount
        if event.dealer is not None and event.dealer != event.seat:
            dealer = self.monsters[event.dealer]
            dealer.damage_given += event.amount
            self.dealt[event.dealer] += event.amount
            dealer.most_damage = max(dealer.most_damage, self.dealt[event.dealer])

    def _eliminated(self, event: events.MonsterEliminated) -> None:
        self.monsters[event.seat].eliminated = Elimination(self.turn, event.dealer, event.cause)
        if event.dealer is not None and event.dealer != event.seat:
            self.monsters[event.dealer].eliminations += 1

    def _tokens_gained(self, event: events.TokensGained) -> None:
        monster = self.monsters[event.seat]
        if event.token == "poison":  # noqa: S105  a token of the game
            monster.poison += event.amount
        else:
            monster.shrink += event.amount

    def _rolled(self, event: events.FirstPlayerRolled | events.DiceRolled | events.RollFinished) -> None:
        match event:
            case events.FirstPlayerRolled():
                _add(self.monsters[event.seat].thrown_dice, event.dice)
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


class _Series:
    """Tracks points, health and energy of every monster through the events, with a snapshot after each turn."""

    def __init__(self, replay: Replay) -> None:
        view = replay.game.view(None)
        self.turn, self.seat = view.turn, view.active if view.turn > 0 else None
        self.points = [monster.points for monster in view.monsters]
        self.health = [monster.health for monster in view.monsters]
        self.energy = [monster.energy for monster in view.monsters]
        self.snapshots = [self._now(max(view.turn - 1, 0), None)]

    def _now(self, turn: int, seat: int | None) -> AfterTurn:
        return AfterTurn(turn, seat, self.points[:], self.health[:], self.energy[:])

    def result(self) -> list[AfterTurn]:
        return [*self._before_this_turn(), self._now(self.turn, self.seat)]

    def _before_this_turn(self) -> list[AfterTurn]:
        """The snapshots of earlier turns; decisions before the first turn belong to the beginning."""
        return [turn for turn in self.snapshots if turn.turn != self.turn]

    def count(self, happened: list[Event]) -> None:
        for event in happened:
            match event:
                case events.TurnStarted():
                    self.snapshots = [*self._before_this_turn(), self._now(self.turn, self.seat)]
                    self.turn, self.seat = event.turn, event.seat
                case events.PointsGained() | events.PointsLost():
                    self.points[event.seat] = event.points
                case events.HealthGained() | events.HealthLost() | events.MonsterRevived():
                    self.health[event.seat] = event.health
                case events.EnergyGained() | events.EnergySpent() | events.EnergyLost():
                    self.energy[event.seat] = event.energy
                case events.MonsterEliminated():
                    self.points[event.seat] = self.health[event.seat] = self.energy[event.seat] = 0
                case _:
                    pass  # no change of points, health or energy


def _add(faces: dict[str, int], dice: str) -> None:
    for face in dice.split():
        faces[face] += 1


def _began_in_tokyo(seat: int, place: str, begun: list[Event]) -> bool:
    """Whether a monster was in Tokyo before the events `begun`, after which it is at `place`."""
    for event in begun:
        if isinstance(event, (events.TokyoEntered, events.TokyoLeft)) and event.seat == seat:
            return isinstance(event, events.TokyoLeft)
    return place in IN_TOKYO
