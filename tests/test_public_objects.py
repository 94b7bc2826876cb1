"""Python from the outside: help, signatures and `repr` of everything public, the same compiled or not."""

from __future__ import annotations

import ast
import inspect
import pydoc
import re
from dataclasses import fields
from importlib import import_module
from typing import TYPE_CHECKING, Any, get_args

import pytest

from kingoftokyo import (
    Choice,
    ChoiceError,
    Game,
    GameOverError,
    KingOfTokyoError,
    PositionError,
    RecordError,
    SetupError,
    cards,
    players,
)
from kingoftokyo.history.replay import Replay
from kingoftokyo.players.godzilla.adapter import AgentPlayer
from kingoftokyo.players.godzilla.loader import PublicModules
from kingoftokyo.players.godzilla.samples import AngryPlayer
from kingoftokyo.players.registry import names
from kingoftokyo.rules import SETTINGS, Event, card_facts, read_record
from kingoftokyo.rules.rulings import RULINGS
from tools.generate.api_reference import MODULES, SINGLE, Definition, definition, functions, public_names

if TYPE_CHECKING:
    from collections.abc import Iterator

PUBLIC = {
    (found.module, found.name): found
    for module in (*MODULES, *SINGLE)
    for found in [definition(module, name) for name in public_names(module)]
    if isinstance(found.node, ast.FunctionDef | ast.ClassDef)
}
CLASSES = {name: found for (_, name), found in PUBLIC.items() if isinstance(found.node, ast.ClassDef)}


def each(kind: type[ast.stmt]) -> pytest.MarkDecorator:
    found = [what for what in PUBLIC.values() if isinstance(what.node, kind)]
    return pytest.mark.parametrize("what", found, ids=[what.name for what in found])


def imported(what: Definition) -> Any:  # noqa: ANN401  a class or a function
    return getattr(import_module(what.module), what.name)


def methods(what: Definition) -> Iterator[tuple[ast.FunctionDef, Any]]:
    """The public methods and properties that a class defines."""
    assert isinstance(what.node, ast.ClassDef)
    for node in functions(what.node):
        if not node.name.startswith("_"):
            yield node, getattr(imported(what), node.name)


@pytest.mark.parametrize("module", MODULES)
def test_a_public_module_says_what_it_is(module: str) -> None:
    assert inspect.getdoc(import_module(module))


@each(ast.FunctionDef)
def test_help_of_a_function_has_its_docstring(what: Definition) -> None:
    assert isinstance(what.node, ast.FunctionDef)
    assert ast.get_docstring(what.node)
    assert inspect.getdoc(imported(what)) == ast.get_docstring(what.node)


@each(ast.ClassDef)
def test_help_of_a_class_has_the_docstrings_of_it_and_its_methods(what: Definition) -> None:
    assert isinstance(what.node, ast.ClassDef)
    assert ast.get_docstring(what.node)
    assert inspect.getdoc(imported(what)) == ast.get_docstring(what.node)
    for node, method in methods(what):
        said = ast.get_docstring(node) or inherited_docstring(imported(what), node.name)
        assert said, node.name
        assert inspect.getdoc(method) == said, node.name


def inherited_docstring(kind: type, name: str) -> str:
    """What a method says that this class overrides without saying it again."""
    return next((inspect.getdoc(getattr(base, name)) or "" for base in kind.__mro__[1:] if hasattr(base, name)), "")


@each(ast.FunctionDef)
def test_the_signature_of_a_function_is_that_of_its_source(what: Definition) -> None:
    assert isinstance(what.node, ast.FunctionDef)
    assert shape(inspect.signature(imported(what))) == source_shape(what, what.node)


@each(ast.ClassDef)
def test_the_signatures_of_a_class_are_those_of_its_source(what: Definition) -> None:
    assert isinstance(what.node, ast.ClassDef)
    for node in functions(what.node):
        if node.name == "__init__":
            assert shape(inspect.signature(imported(what))) == source_shape(what, node)[1:]
    for node, method in methods(what):
        if callable(method):
            first = 0 if "staticmethod" in [ast.unparse(found) for found in node.decorator_list] else 1
            assert shape(inspect.signature(method))[first:] == source_shape(what, node)[first:], node.name


def shape(signature: inspect.Signature) -> list[tuple[str, str, object]]:
    """The parameters by name, kind and default; compiled, there are no annotations."""
    return [(name, found.kind.description, found.default) for name, found in signature.parameters.items()]


def source_shape(what: Definition, node: ast.FunctionDef) -> list[tuple[str, str, object]]:
    """The same of the source, with the defaults in the names of its module."""
    space = dict(vars(import_module(what.module)))
    source = f"from __future__ import annotations\ndef found({ast.unparse(node.args)}): ..."
    exec(source, space)
    return shape(inspect.signature(space["found"]))


def test_help_shows_how_a_game_is_made() -> None:
    text = pydoc.plain(pydoc.render_doc(Game.new))

    assert "A new game at its first decision." in text
    assert re.search(r"\bseed\b[^=]*= ?0, \*, persons\b[^=]*= ?None, rolls\b[^=]*= ?\(\)", text)


def some_objects() -> list[object]:
    """An object of every public class, events apart."""
    game = Game.from_position("market=[jets armor_plating] monsters=[(cards=[wings]) ()]")
    view = game.view(0)
    decision = game.decision
    assert decision is not None
    game.play("stop")
    record = read_record(game.record())
    limits = Game.position_limits(2, "standard cultists=true")
    errors = [KingOfTokyoError, SetupError, ChoiceError, GameOverError, PositionError, RecordError]
    return [
        *(game, view, decision, decision.options, decision.options[0], game.rules, limits.cards[0], limits.counted[0]),
        *(limits, record, record.lines[0], view.monsters[0], view.monsters[0].cards[0], view.market[0]),
        *(card_facts("wings"), SETTINGS[0], RULINGS[0], *[error("over-no-choice") for error in errors]),
        *(cards.Card(), cards.Keep(), cards.Discard(), cards.ExpansionCard()),
        *(players.Player(3), players.Clock(1.5), players.Faults(), players.Answer(Choice(0))),
        *(AgentPlayer(AngryPlayer, 3), PublicModules(), Replay(record)),
    ]


def test_an_object_of_every_public_class_says_what_it_is() -> None:
    found = some_objects()

    assert {type(thing).__name__ for thing in found} == set(CLASSES) - {event.__name__ for event in get_args(Event)}
    for thing in found:
        assert says_its_class(thing), repr(thing)


def says_its_class(thing: object) -> bool:
    return repr(thing).startswith(f"{type(thing).__name__}(") and " object at 0x" not in repr(thing)


@pytest.mark.parametrize("event", get_args(Event), ids=lambda event: event.__name__)
def test_an_event_says_what_has_happened(event: type) -> None:
    assert repr(event(*range(len(fields(event))))).startswith(f"{event.__name__}({fields(event)[0].name}=0")


@pytest.mark.parametrize("name", names())
def test_a_player_says_which_one_it_is(name: str) -> None:
    player = players.player_named(name, 7)

    assert says_its_class(player)
    assert "seed=7" in repr(player)


def test_a_player_that_has_set_no_seed_says_what_it_is() -> None:
    class Careless(players.Player):
        def __init__(self) -> None:
            """Forgets the seed."""

    assert repr(Careless()) == "Careless(seed=None)"


def test_a_fault_is_in_the_repr_of_an_answer_and_of_the_faults() -> None:
    faults = players.Faults()
    faults.note(1, "late", "0.2 s too late")

    assert repr(faults) == "Faults([{'seat': 1, 'kind': 'late', 'count': 1, 'first': '0.2 s too late'}])"
    assert repr(players.Answer(Choice(0), "late", "0.2 s too late")).endswith(", 'late', '0.2 s too late')")


def test_dice_and_replays_say_how_large_they_are() -> None:
    assert repr(players.lattice_of(2)) == "Lattice(2 dice, faces=(0, 1, 2, 3, 4, 5))"
    assert repr(Replay(Game.new(2).record())).endswith("0 lines, result='not over'), at=0)")
