"""What a bot is made from: its file or module, its class, and its arguments."""

from __future__ import annotations

import errno
import os
from hashlib import blake2b
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from kingoftokyo import Choice, Decision, Game, SetupError, View
from kingoftokyo.arena.entrants import Cast, entrant_of, try_out
from kingoftokyo.arena.match import play_match
from kingoftokyo.arena.sandbox.bot_process import BotProcess
from kingoftokyo.arena.sandbox.child import Options, parsed
from kingoftokyo.arena.sandbox.exit_codes import how_it_ended
from kingoftokyo.arena.sandbox.namespaces import Isolation
from kingoftokyo.arena.schedule import Match, Terms, draw_up
from kingoftokyo.arena.specs import parse_spec
from kingoftokyo.players import Player
from kingoftokyo.players.ask import UNASKED, Fault
from kingoftokyo.players.random_player import RandomPlayer
from kingoftokyo.storage.card_files import CardFile

if TYPE_CHECKING:
    from kingoftokyo.players.clock import Clock

TERMS = Terms(limit=5.0, rerolls=0)
DEEP = """
class Deep:
    def __init__(self, seed, depth=1, *, fast=False, opening="none"):
        print(repr((depth, fast, opening)))

    def choose(self, view, decision, clock):
        return decision.options[0]
"""

AGENT = """
class Angry:
    def __init__(self, idx, name):
        pass

    def keep_dice(self, *seen):
        return [True] * 6

    def yield_tokyo(self, *seen):
        return False
"""
CARDS = """
from kingoftokyo.cards import Keep

class Postbox(Keep):
    name = "Postbox"
    cost = 3
    text = "Nothing."
"""


class Stubborn(Player):
    """Found by another process, for it is a class of this file."""

    name = "stubborn"

    def __init__(self, seed: int = 0, option: int = 0) -> None:
        super().__init__(seed)
        self._option = option

    def choose(self, view: View, decision: Decision, clock: Clock) -> Choice | str:
        return decision.options[self._option]


@pytest.fixture
def deep(tmp_path: Path) -> str:
    (tmp_path / "deep.py").write_text(DEEP)
    return f"{tmp_path / 'deep.py'}:Deep"


def test_arguments_are_numbers_booleans_and_texts() -> None:
    bot = parse_spec("my/bot.py:Bot?depth=3&scale=-0.5&big=1e3&fast=true&slow=false&opening=a&level='3'&at=C:/x.npz")

    assert (bot.place, bot.class_name) == ("my/bot.py", "Bot")
    assert bot.arguments == {
        "depth": 3,
        "scale": -0.5,
        "big": 1000.0,
        "fast": True,
        "slow": False,
        "opening": "a",
        "level": "3",
        "at": "C:/x.npz",
    }
    assert parse_spec(bot.text) == bot


@pytest.mark.parametrize("text", ["a&b=c", "?", "%41", "3", "true", "", " ", "’quoted’", "'", "1e5", "name\n"])
def test_any_text_comes_through_a_spec(text: str) -> None:
    spec = entrant_of(Stubborn, option=text).spec

    assert parse_spec(spec).arguments == {"option": text}


@pytest.mark.parametrize(
    ("query", "says"),
    [
        ("depth", "cannot read 'depth': `name=value` is expected"),
        ("depth=", "cannot read 'depth='"),
        ("", "cannot read ''"),
        ("a=1&", "cannot read ''"),
        ("2=3", "cannot read '2=3'"),
        ("class=3", "cannot read 'class=3'"),
        ("depth=1&depth=2", "depth is given twice"),
    ],
)
def test_arguments_that_cannot_be_read_are_refused(deep: str, query: str, says: str) -> None:
    with pytest.raises(SetupError) as error:
        entrant_of(f"{deep}?{query}")

    assert says in str(error.value)


def test_arguments_are_part_of_the_name_and_the_digest(deep: str) -> None:
    plain, three, four = entrant_of(deep), entrant_of(f"{deep}?depth=3"), entrant_of(f"{deep}?depth=4")

    assert [one.name for one in (plain, three, four)] == ["Deep", "Deep?depth=3", "Deep?depth=4"]
    assert len({one.digest for one in (plain, three, four)}) == 3
    schedule = draw_up([plain, three, four], players=2, games=6, seed=1)
    assert [entrant.name for entrant in schedule.entrants] == ["Deep", "Deep?depth=3", "Deep?depth=4"]


def test_a_bot_is_made_with_its_arguments(deep: str) -> None:
    spec = entrant_of(f"{deep}?depth=3&fast=true&opening=smash").spec

    outcome = play_match(Match(0, (spec, "random"), 1, "simple"), TERMS)

    assert outcome.fault_count == 0
    assert [printed.first for printed in outcome.printed] == ["(3, True, 'smash')\n"]


def test_an_argument_that_the_class_does_not_take_is_reported_before_the_games(deep: str) -> None:
    with pytest.raises(SetupError, match=r"Deep cannot be made as Deep\?width=3: got an unexpected keyword argument"):
        try_out(entrant_of(f"{deep}?width=3"), TERMS)


def test_an_agent_takes_no_arguments(tmp_path: Path) -> None:
    agent = tmp_path / "agent.py"
    agent.write_text(AGENT)

    with pytest.raises(SetupError, match=r"Angry is an agent, made as `Angry\(idx, name\)`: it takes no arguments"):
        try_out(entrant_of(f"{agent}:Angry?depth=3"), TERMS)


def test_a_bot_whose_cards_cannot_be_loaded_is_not_to_blame(deep: str, tmp_path: Path) -> None:
    cards = tmp_path / "cards.py"
    cards.write_text(CARDS)
    gone, changed = CardFile(str(tmp_path / "gone.py"), "0"), CardFile(str(cards), "0")
    game = Game.new(2, "standard", 1)
    decision = game.decision
    assert decision is not None
    unknown = CardFile(str(cards), blake2b(cards.read_bytes(), digest_size=8).hexdigest())

    for file, says in (
        (gone, "gone.py: there is no such file"),
        (changed, "cards.py: the file was changed while it was in use"),
        (unknown, "its process knows other cards than this one"),
    ):
        with pytest.raises(SetupError, match=says):
            try_out(entrant_of(deep), TERMS._replace(cards=(file,)))
        with BotProcess(deep, 5.0, 512, cards=(file,)) as bot:
            bot.begin("standard", {decision.seat: 1})
            with pytest.raises(Fault, match=says) as fault:
                bot.ask(decision.seat, game.view(decision.seat), decision)
        assert fault.value.kind == UNASKED


def test_own_bots_are_refused_where_processes_have_no_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingoftokyo.arena.entrants.os", SimpleNamespace(name="nt"))

    with pytest.raises(SetupError, match="only Linux and macOS have"):
        entrant_of("a.py:Bot")


@pytest.mark.parametrize("call", ["os.pipe", "subprocess.Popen"])
def test_a_bot_whose_process_cannot_be_started_is_not_to_blame(
    deep: str, call: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.ENOMEM, "Cannot allocate memory")

    game = Game.new(2, "standard", 1)
    decision = game.decision
    assert decision is not None
    open_before = len(os.listdir("/dev/fd"))
    monkeypatch.setattr(f"kingoftokyo.arena.sandbox.bot_process.{call}", refuse)

    says = "its process cannot be started: Cannot allocate memory"
    with BotProcess(deep, 5.0, 512, Isolation()) as bot:
        assert bot.load() == (says, True, "")
        bot.begin("standard", {decision.seat: 1})
        with pytest.raises(Fault, match=says) as fault:
            bot.ask(decision.seat, game.view(decision.seat), decision)
    assert fault.value.kind == UNASKED
    assert len(os.listdir("/dev/fd")) == open_before


@pytest.mark.parametrize(
    ("code", "says"),
    [(3, "ended with exit code 3"), (-9, "was ended by SIGKILL"), (-42, "was ended by signal 42")],
)
def test_the_end_of_a_process_is_described_for_every_signal(code: int, says: str) -> None:
    assert how_it_ended(code) == says


def test_files_of_cards_stay_in_sight_of_an_isolated_bot(deep: str) -> None:
    options = Options(f"{deep}?at=a:b", 5, 1.0, 512, Isolation(), (CardFile("/dev/shm/cards.py", "0"),))

    assert parsed(options.arguments) == options
    assert options.used == (deep.rpartition(":")[0], "/dev/shm/cards.py")


def test_a_class_takes_part_by_its_file() -> None:
    entrant = entrant_of(Stubborn, option=1)

    assert (entrant.name, entrant.spec) == ("Stubborn?option=1", f"{Path(__file__).resolve()}:Stubborn?option=1")
    assert try_out(entrant, TERMS) == ""
    with Cast(TERMS) as cast:
        assert play_match(Match(0, (entrant.spec, "random"), 1, "simple"), TERMS, cast).fault_count == 0


def test_a_class_of_ours_takes_part_by_its_name() -> None:
    assert entrant_of(RandomPlayer) == entrant_of("random")


def test_what_another_process_could_not_find_is_refused() -> None:
    class Hidden(Stubborn):
        pass

    with pytest.raises(SetupError, match="Hidden cannot be found by another process"):
        entrant_of(Hidden)
    with pytest.raises(SetupError, match="option is a number, true or false, or a text, not"):
        entrant_of(Stubborn, option=[1])
    with pytest.raises(SetupError, match="an entrant is a spec or a class, not 7"):
        entrant_of(7)  # type: ignore[arg-type]
    with pytest.raises(SetupError, match="a bot's arguments are in its spec"):
        entrant_of("random", depth=3)
