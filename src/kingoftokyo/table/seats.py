"""The seats of a table: from a page's request to a game with its players, and from a record back to seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from kingoftokyo import Game, Rules, SetupError
from kingoftokyo.history.save_text import save_text
from kingoftokyo.monsters import MONSTER_IDS, MONSTERS, monster_id
from kingoftokyo.players.registry import LEVELS, player_known, player_named, with_personalities
from kingoftokyo.rules import (
    FEWEST_MONSTERS,
    MOST_LETTERS,
    MOST_MONSTERS,
    GameOverError,
    is_plain,
    rules_from_text,
    shown,
    write_record,
)
from kingoftokyo.table.presentation.seat_view import seat_that_looks
from kingoftokyo.table.wire.messages import SeatData

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kingoftokyo.history.save_text import Save
    from kingoftokyo.rules import Record
    from kingoftokyo.table.wire.messages import Player
    from kingoftokyo.table.wire.requests import NewTable

PERSON: Final = "person"
MOST_PERSON: Final = MOST_LETTERS - len("person ")  # letters in the name of a person
_LEVEL_OF: Final[dict[str, Player]] = {"random": "easy", "greedy": "easy", "sensible": "medium"}


class OwnCards(NamedTuple):
    """The user's own cards, which join every new game with a deck, and the settings of own expansions."""

    cards: tuple[str, ...] = ()
    settings: tuple[str, ...] = ()

    def joined(self, rules: Rules) -> Rules:
        """The same rules with these cards in the deck, if there is one."""
        if not self.cards or not rules.power_cards:
            return rules
        return Rules(rules.preset, tuple(dict.fromkeys([*rules.cards, *self.cards])), **rules.changes)


@dataclass
class Seated:
    """A game with its monsters and players by seat, named as in a record."""

    game: Game
    monsters: list[str]
    players: list[str]
    date: str
    computer_seed: int
    notice: str = ""
    uncounted: bool = False  # practice, although it began as a normal game

    @property
    def save(self) -> str:
        """The text of a save of this game."""
        return save_text(
            self.game, monsters=self.monsters, players=self.players, date=self.date, computer_seed=self.computer_seed
        )

    @property
    def record_text(self) -> str:
        return self.record.text

    @property
    def record(self) -> Record:
        """The record; until the game is over, without the secret of fair dice."""
        return write_record(self.game, self.monsters, self.players, self.date)

    @property
    def download(self) -> tuple[str, str]:
        """The name and text of a file to download: the record if the game is over, otherwise the save."""
        return ("record.txt", self.record_text) if self.game.over else ("KoTSS.txt", self.save)

    @property
    def practice(self) -> bool:
        """Whether the game does not count: it began from a position or with loaded throws, or it is a repetition."""
        return self.uncounted or self.game.is_practice

    @property
    def seats(self) -> list[SeatData]:
        ids = _monster_ids(self.monsters)
        return [
            SeatData(id, _level(player), _name(id, monster, player), mine=_is_person(player))
            for id, monster, player in zip(ids, self.monsters, self.players, strict=True)
        ]

    @property
    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if _is_person(player)]


def new_game(
    wanted: NewTable,
    secret: bytes,
    computer_seed: int,
    date: str,
    own: OwnCards = OwnCards(),  # noqa: B008  it does not change
) -> Seated:
    """The game that a page asks for, at its first decision; raises SetupError."""
    seats = wanted.seats
    if not FEWEST_MONSTERS <= len(seats) <= MOST_MONSTERS:
        raise SetupError("setup-players", least=FEWEST_MONSTERS, most=MOST_MONSTERS, found=len(seats))
    rules = own.joined(rules_from_text(wanted.rules))
    return _from_the_start(rules, monsters_of(seats), players_of(seats), secret, computer_seed, date, wanted.words)


def rematch(seated: Seated, words: Sequence[str], secret: bytes, computer_seed: int, date: str) -> Seated:
    """A new game with the same rules and seats."""
    return _from_the_start(seated.game.rules, seated.monsters, seated.players, secret, computer_seed, date, words)


def _from_the_start(
    rules: Rules,
    monsters: Sequence[str],
    players: Sequence[str],
    secret: bytes,
    computer_seed: int,
    date: str,
    words: str | Sequence[str],
) -> Seated:
    persons = [seat for seat, player in enumerate(players) if _is_person(player)]
    said = [""] * (persons[0] if persons else 0) + [words] if isinstance(words, str) else words
    game = Game.new(len(players), rules, persons=persons, secret=secret, words=said, listen=True)
    _check_players(players, game)
    monsters, players = [monsters[first] for first in game.order], [players[first] for first in game.order]
    game.bind(monsters, players, date)
    return Seated(game, monsters, players, date, computer_seed)


def played_on(seated: Seated, game: Game, words: Sequence[str], secret: bytes, computer_seed: int, date: str) -> Seated:
    """A practice game of the same players that continues from an earlier moment with new dice.

    While the original game is not over, hidden information is sampled, so that nobody can find out by practising what
    the others have seen or answered.
    """
    if game.over:
        raise GameOverError("table-over")
    known = game if seated.game.over else game.view(seat_that_looks(game, seated.people)).sample(computer_seed)
    position = {field: value for field, value in known.position().items() if field not in ("luck", "rolls")}
    return from_position(position, seated.monsters, seated.players, words, secret, computer_seed, date)


def from_position(
    position: Mapping[str, object],
    monsters: Sequence[str],
    players: Sequence[str],
    words: Sequence[str],
    secret: bytes | None,
    computer_seed: int,
    date: str,
) -> Seated:
    """A game from a position with these players; without a secret, chance comes from the position."""
    game = Game.from_position(position, secret=secret, words=words, listen=True)
    _check_players(players, game)
    if secret is not None:
        game.bind(monsters, players, date)
    return Seated(game, list(monsters), list(players), date, computer_seed)


def _check_players(players: Sequence[str], game: Game) -> None:
    for player in players:
        error = None if _is_person(player) else player_named(player).rules_error(game.rules, game.players)
        if error is not None:
            raise error


def monsters_of(seats: Sequence[SeatData]) -> list[str]:
    """The names of the monsters at these seats; raises SetupError if one is unknown or occurs twice."""
    unknown = [seat.monster for seat in seats if seat.monster not in MONSTER_IDS]
    if unknown:
        raise SetupError("table-monster", found=shown(unknown[0][:40]), known=", ".join(MONSTER_IDS))
    if len({seat.monster for seat in seats}) < len(seats):
        raise SetupError("setup-same-monster")
    return [MONSTERS[MONSTER_IDS.index(seat.monster)] for seat in seats]


def players_of(seats: Sequence[SeatData]) -> list[str]:
    """The players as a record names them: people with their names, computer players with their personalities."""
    computers = with_personalities([LEVELS[seat.player] for seat in seats if seat.player != PERSON])
    rest = iter(computers)
    return [
        f"{PERSON} {plain_name(seat.name, MOST_PERSON)}".strip() if seat.player == PERSON else next(rest)
        for seat in seats
    ]


def plain_name(name: str, most: int) -> str:
    """A name as it is stored and shown, on one line; it may be empty.

    Raises SetupError if it is too long, or has signs that nobody sees, such as those that turn the direction of text.
    """
    plain = " ".join(name.split())
    if len(plain) > most or not is_readable(plain):
        raise SetupError("table-name", most=most)
    return plain


def is_readable(line: str) -> bool:
    """Whether a line has no invisible signs but those of emoji, and not only such; an empty one is readable."""
    return is_plain(line) and (not line or any(letter.isprintable() and letter != " " for letter in line))


def seated_again(save: Save) -> Seated:
    """The game of a save with its players; an unknown player is replaced by one of this package."""
    record: Record = save.record
    players = [player_known(player) for player in record.players]
    return Seated(save.game, record.monsters, players, record.date, save.computer_seed, save.notice)


def _is_person(player: str) -> bool:
    return player.split(maxsplit=1)[0] == PERSON


def _level(player: str) -> Player:
    return PERSON if _is_person(player) else _LEVEL_OF.get(player.partition(":")[0], "hard")


def _name(id: str, monster: str, player: str) -> str:
    """The name of a person; or that of a monster that is not one of the six."""
    own = player.removeprefix(PERSON).strip() if _is_person(player) else ""
    return own or ("" if monster_id(monster) == id else monster)


def _monster_ids(names: Sequence[str]) -> list[str]:
    """The monsters' ids for these names; an unknown name gets an unused one."""
    wanted = [monster_id(name) if monster_id(name) in MONSTER_IDS else "" for name in names]
    free = iter([id for id in MONSTER_IDS if id not in wanted])
    taken: set[str] = set()
    found: list[str] = []
    for id in wanted:
        found.append(id if id and id not in taken else next(free))
        taken.add(found[-1])
    return found
