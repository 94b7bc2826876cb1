"""Writes the reference of the public Python names from the sources: signatures, fields and docstrings.

python -m tools.generate.api_reference > docs/reference/api.md
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple, get_args

SOURCE = Path(__file__).parents[2] / "src"
HEAD = """# Python: every public name

This page is written by `python -m tools.generate.api_reference` from the sources. [Python](python.md) is the guide to
it: what belongs together, and how it is used. The same texts come from `help(Game.new)`, compiled or not.

What is listed under a class can be called or read; inherited methods are listed under the public class that has them.
"""
# Whole modules, in the order of the page: what they import from others under its own name, or define.
MODULES = (
    "kingoftokyo",
    "kingoftokyo.rules",
    "kingoftokyo.rules.events",
    "kingoftokyo.rules.lookahead",
    "kingoftokyo.rules.rulings",
    "kingoftokyo.cards",
    "kingoftokyo.players",
)
# Of these modules nothing else is public.
SINGLE = {
    "kingoftokyo.players.registry": ("names",),
    "kingoftokyo.players.godzilla.adapter": ("AgentPlayer",),
    "kingoftokyo.players.godzilla.loader": ("PublicModules",),
    "kingoftokyo.arena.entrants": ("entrant_of",),
    "kingoftokyo.arena.schedule": ("draw_up",),
    "kingoftokyo.arena.tournament": ("run",),
    "kingoftokyo.arena.results": ("results_of",),
    "kingoftokyo.history.replay": ("Replay",),
    "kingoftokyo.history.game_statistics": ("statistics",),
    "kingoftokyo.storage.save_files": ("read_save", "write_save"),
    "kingoftokyo.storage.card_files": ("load_cards",),
    "kingoftokyo.table.advice.odds": ("chances",),
}
FROM_STATE = ("key",)  # what is public of the class that Game is derived from
MOST_VALUE = 100  # characters of a constant's value


class Definition(NamedTuple):
    """Where a public name is defined."""

    module: str
    name: str
    node: ast.stmt


@cache
def tree_of(module: str) -> ast.Module:
    path = SOURCE.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


def public_names(module: str) -> list[str]:
    """What a module defines, and what it imports `as` itself; names are private that begin with an underscore."""
    if module in SINGLE:
        return list(SINGLE[module])
    found = [name for name, node in names_in(tree_of(module)) if not isinstance(node, ast.ImportFrom)]
    found += [name for name, node in names_in(tree_of(module)) if isinstance(node, ast.ImportFrom)]
    return [name for name in dict.fromkeys(found) if not name.startswith("_")]


def names_in(tree: ast.Module) -> Iterator[tuple[str, ast.stmt]]:
    typed = [part for node in tree.body if isinstance(node, ast.If) and is_typing(node.test) for part in node.body]
    for node in (*tree.body, *typed):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, node
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id, node
        elif isinstance(node, ast.Assign) and not isinstance(node.value, ast.Name):  # else a deprecated name
            yield from ((target.id, node) for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.ImportFrom):
            yield from ((name.asname, node) for name in node.names if name.asname is not None)


def is_typing(test: ast.expr) -> bool:
    return isinstance(test, ast.Name) and test.id == "TYPE_CHECKING"


def definition(module: str, name: str) -> Definition:
    """Follow imports to where a name is defined."""
    node = dict(names_in(tree_of(module)))[name]
    if isinstance(node, ast.ImportFrom):
        return definition(str(node.module), name)
    return Definition(module, name, node)


def page() -> str:
    parts = [HEAD]
    described: set[tuple[str, str]] = set()
    for module in (*MODULES, *SINGLE):
        parts.append(f"## {module}\n")
        if module in MODULES:
            parts += paragraphs(ast.get_docstring(tree_of(module)) or "")
        found = [definition(module, name) for name in public_names(module)]
        again = [what.name for what in found if what[:2] in described]
        if again:
            parts.append(f"Described above: {', '.join(f'`{name}`' for name in again)}.\n")
        for what in found:
            if what[:2] not in described:
                described.add(what[:2])
                parts += entry(what)
    return "\n".join(parts)


def entry(what: Definition) -> list[str]:
    heading = f"### {what.name}\n"
    if isinstance(what.node, ast.FunctionDef):
        return [heading, f"`{signature(what.node)}`\n", *paragraphs(docstring(what.node))]
    if isinstance(what.node, ast.ClassDef):
        return [heading, f"{constructor(what.node)}\n", *paragraphs(docstring(what.node)), *members(what)]
    return [heading, f"{value(what)}\n"]


def docstring(node: ast.FunctionDef | ast.ClassDef) -> str:
    return ast.get_docstring(node) or ""


def paragraphs(text: str, indent: str = "") -> list[str]:
    """The paragraphs of a docstring, with examples in a fence."""
    found: list[str] = []
    for part in filter(None, text.split("\n\n")):
        lines = ["```pycon", *part.split("\n"), "```"] if part.startswith(">>>") else part.split("\n")
        found.append("\n".join(indent + line for line in lines) + "\n")
    return found


def signature(node: ast.FunctionDef, *, method: bool = False) -> str:
    """As it is called: a method without `self`."""
    arguments = unparsed(node.args)
    if method and "staticmethod" not in decorators(node):
        arguments = arguments.removeprefix("self").removeprefix(", ")
    answer = f" -> {unparsed(node.returns)}" if node.returns is not None else ""
    return f"{node.name}({arguments}){answer}"


def unparsed(node: ast.AST) -> str:
    """The source of an expression; numbers of the compiler are whole numbers like others."""
    return re.sub(r"\bi64\b", "int", ast.unparse(node))


def decorators(node: ast.FunctionDef | ast.ClassDef) -> set[str]:
    return {re.split(r"[(.]", ast.unparse(decorator))[0] for decorator in node.decorator_list}


def constructor(node: ast.ClassDef) -> str:
    """What a class is made from, unless only the rules can make one, and what it is derived from."""
    text = node.name
    if is_data(node):
        text = f"{node.name}({', '.join(fields(node))})"
    for made in functions(node):
        if made.name == "__init__" and "vec[" not in unparsed(made.args):
            text = signature(made, method=True).replace("__init__", node.name).removesuffix(" -> None")
    bases = [f"`{unparsed(base)}`" for base in node.bases if unparsed(base) not in {"State", "NamedTuple"}]
    return f"class `{text}`" + (f", a {' and '.join(bases)}" if bases else "")


def is_data(node: ast.ClassDef) -> bool:
    return "dataclass" in decorators(node) or "NamedTuple" in [unparsed(base) for base in node.bases]


def functions(node: ast.ClassDef) -> list[ast.FunctionDef]:
    found = {part.name: part for part in reversed(node.body) if isinstance(part, ast.FunctionDef)}
    return [part for part in node.body if isinstance(part, ast.FunctionDef) and found[part.name] is part]


def fields(node: ast.ClassDef) -> list[str]:
    """What an object has besides methods and properties: what its class names, or `__init__` sets."""
    texts = [unparsed(part) for part in node.body if isinstance(part, ast.AnnAssign)]
    for made in functions(node):
        if made.name == "__init__":
            types = {argument.arg: argument.annotation for argument in (*made.args.args, *made.args.kwonlyargs)}
            texts += [text for part in ast.walk(made) for text in set_by(part, types)]
    return [text for text in dict.fromkeys(texts) if not text.startswith("_")]


def set_by(part: ast.AST, types: dict[str, ast.expr | None]) -> Iterator[str]:
    """The field that this statement sets, with its type where it is known."""
    if not isinstance(part, ast.Assign | ast.AnnAssign):
        return
    target = part.target if isinstance(part, ast.AnnAssign) else part.targets[0]
    kind = part.annotation if isinstance(part, ast.AnnAssign) else None
    if kind is None or unparsed(kind) == "Final":
        kind = types.get(part.value.id) if isinstance(part.value, ast.Name) else None
    if isinstance(target, ast.Attribute) and unparsed(target.value) == "self":
        yield target.attr + (f": {unparsed(kind)}" if kind is not None else "")


def members(what: Definition) -> list[str]:
    """The fields, then the properties and methods in the order of the source."""
    node = what.node
    assert isinstance(node, ast.ClassDef)
    found: list[str] = []
    if fields(node) and not is_data(node):
        found.append(f"Fields: {', '.join(f'`{field}`' for field in fields(node))}.\n")
    for part in (*functions(node), *inherited(what)):
        if not part.name.startswith("_"):
            found += member(part)
    return found


def inherited(what: Definition) -> list[ast.FunctionDef]:
    if what.name != "Game":
        return []
    [state] = [node for name, node in names_in(tree_of("kingoftokyo.rules.core.state")) if name == "State"]
    assert isinstance(state, ast.ClassDef)
    return [part for part in functions(state) if part.name in FROM_STATE]


def member(part: ast.FunctionDef) -> list[str]:
    text = signature(part, method=True)
    if "property" in decorators(part):
        text = f"{part.name}: {unparsed(part.returns)}" if part.returns is not None else part.name
    kind = " (static)" if "staticmethod" in decorators(part) else ""
    return [f"- `{text}`{kind}\n", *paragraphs(docstring(part), "    ")]


def value(what: Definition) -> str:
    """A constant's value, or what it is where that would be long."""
    found = getattr(import_module(what.module), what.name)
    if len(repr(found)) <= MOST_VALUE:
        return f"`{what.name} = {found!r}`"
    if isinstance(found, list | tuple):
        return f"`{what.name}`: a {type(found).__name__} of {len(found)} `{type(found[0]).__name__}`"
    return f"`{what.name}`: the union of {len(get_args(found))} classes"


if __name__ == "__main__":
    print(page(), end="")
