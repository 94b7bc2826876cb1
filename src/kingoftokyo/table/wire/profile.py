"""Wire types of what outlives a game: the facts of finished games, the profile, the daily challenge, and puzzles."""

from __future__ import annotations

from typing import Literal

from kingoftokyo.table.wire.data import Data
from kingoftokyo.table.wire.messages import Phrase

Level = Literal["easy", "medium", "hard", "mixed", "none"]  # `none`: only people played


class FactSeat(Data, frozen=True):
    """A seat of a finished game: its monster, and who played it."""

    monster: str
    player: Literal["person", "easy", "medium", "hard"]


class GameFacts(Data, frozen=True):
    """What the profile needs to know about a finished game. The numbers are those of the seat `me`.

    `me` is null if several people played at one screen: such a game is nobody's victory. A `format` other than the
    current one means that the game must be counted again.
    """

    format: int
    table: str
    date: str
    game: str  # identifies the game, however often it was saved and loaded
    head: str  # of its record; empty if its dice do not depend on its choices
    rules: str
    seats: list[FactSeat]
    me: int | None
    winner: int | None
    reason: str
    rounds: int
    points: int
    health: int
    cards: list[str]  # bought and stolen, in order
    entries: int  # into Tokyo
    turns_in_tokyo: int
    damage_given: int
    eliminations: int
    revivals: int
    own_goal: bool  # eliminated by itself


class LastGame(Data, frozen=True):
    """A finished game in the list. `replay`: its table is still here, so that it can be watched."""

    facts: GameFacts
    replay: bool


class Tally(Data, frozen=True):
    """Games and wins of one kind: `name` is a monster, a level, or rules as text."""

    name: str
    games: int
    wins: int


class CardTally(Data, frozen=True):
    """How often a card was bought or stolen, and in how many games that were won."""

    card: str
    times: int
    wins: int


class DifficultyHint(Data, frozen=True):
    """A word on difficulty: the last `games` games at `level` brought `wins` wins, so try `instead`."""

    level: Literal["easy", "medium", "hard"]
    instead: Literal["easy", "medium", "hard"]
    games: int
    wins: int


class AchievementData(Data, frozen=True):
    """An achievement; `date` is that of the game that brought it, empty if it is still to come."""

    id: str
    date: str = ""
    progress: int = 0  # of `goal`, if it takes several games
    goal: int = 1


class ProfileData(Data, frozen=True):
    """The profile of this machine. `uncounted`: finished games still to be counted; ask again until it is 0."""

    games: int  # with one person at the screen, like `wins` and all below
    wins: int
    together: int  # games with several people at one screen
    streak: int  # wins in a row, up to the last game
    best_streak: int
    monsters: list[Tally]
    levels: list[Tally]
    rules: list[Tally]
    cards: list[CardTally]
    last: list[LastGame]
    achievements: list[AchievementData]
    difficulty: DifficultyHint | None
    uncounted: int


class ProfileFile(Data, frozen=True):
    """The file of an exported profile, as text."""

    text: str


class Imported(Data, frozen=True):
    """How many games an imported profile has added."""

    games: int


# The daily challenge


class DailyResult(Data, frozen=True):
    """How the official try of a date ended. `replay`: its table is still here."""

    date: str
    won: bool
    points: int
    health: int
    rounds: int
    seats: list[FactSeat]  # in the order of the table
    me: int
    winner: int | None
    level: Level
    head: str
    table: str
    replay: bool


class AfterwardsData(Data, frozen=True):
    """What a finished game has changed: new achievements, and a word on difficulty. `counts`: it is in the profile.

    `daily` is its result, if it was the official try of a daily challenge.
    """

    counts: bool
    achievements: list[str]
    streak: int
    difficulty: DifficultyHint | None
    daily: DailyResult | None


class DailyData(Data, frozen=True):
    """The challenge of today. `state`: its official try has not begun, goes on, or is over."""

    date: str
    rules: str
    seats: list[FactSeat]  # the person first
    state: Literal["open", "going", "over"]
    table: str  # of the official try; empty if it has not begun
    result: DailyResult | None
    past: list[DailyResult]  # the newest first, without today's
    days: int  # in a row on which the official try was finished, up to today or yesterday


# Puzzles


class PuzzleData(Data, frozen=True):
    """A puzzle in the list; its name is the sentence `puzzle-name-ID`."""

    id: str
    monsters: list[str]  # the person's first
    solved: bool


class PuzzleList(Data, frozen=True):
    """All puzzles, the easiest first."""

    puzzles: list[PuzzleData]


class PuzzleState(Data, frozen=True):
    """How far a table is with its puzzle. `none`: it has none. `next`: the next one to solve, empty if all are solved.

    The solution is sent once the puzzle is solved or failed.
    """

    state: Literal["none", "going", "solved", "failed"]
    id: str = ""
    next: str = ""
    solution: list[Phrase] = []
