"""What a stranger's bot is made from, as text: `file.py:Class`, `package.module:Class`, and `?depth=3` behind it."""

from __future__ import annotations

import os
import re
import sys
import sysconfig
from hashlib import blake2b
from importlib.machinery import PathFinder
from keyword import iskeyword
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import quote, unquote

from kingoftokyo.rules import SetupError, shown

if TYPE_CHECKING:
    from collections.abc import Mapping

Value = bool | int | float | str

FORM: Final = "`file.py:Class` or `package.module:Class`"
WHOLE: Final = re.compile(r"[+-]?\d{1,18}")
NUMBER: Final = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?")
CONSTANTS: Final = {"true": True, "false": False}
PLAIN: Final = "/:,+-._~ "  # what a text may have besides letters and digits without being escaped


class BotSpec(NamedTuple):
    """Where the class is, its name, and the keyword arguments that it is made with."""

    place: str
    class_name: str
    arguments: dict[str, Value]

    @property
    def is_file(self) -> bool:
        return self.place.endswith(".py")

    @property
    def name(self) -> str:
        """As the tables of a tournament show it: the class and its arguments."""
        return f"{self.class_name}{query_of(self.arguments)}"

    @property
    def text(self) -> str:
        return f"{self.place}:{self.name}"

    def digest(self, files: str) -> str:
        """Of the bot, where this is the digest of its files: whoever changes an argument plays another bot."""
        if not self.arguments:
            return files
        return blake2b(f"{files} {self.arguments!r}".encode(), digest_size=8).hexdigest()


def parse_spec(spec: str) -> BotSpec:
    """Read a spec; one that cannot be read raises a SetupError."""
    head, question, query = spec.partition("?")
    place, _, name = head.rpartition(":")
    if not place or not name.isidentifier():
        raise SetupError(f"cannot read {shown(spec)}: {FORM} is expected")
    if not place.endswith(".py") and not all(part.isidentifier() for part in place.split(".")):
        raise SetupError(f"{spec}: {shown(place)} is neither a file of Python (.py) nor the name of a module")
    return BotSpec(place, name, _arguments(spec, query) if question else {})


def _arguments(spec: str, query: str) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for part in query.split("&"):
        name, _, text = part.partition("=")
        if not name.isidentifier() or iskeyword(name) or not text:
            raise SetupError(
                f"{spec}: cannot read {shown(part)}: `name=value` is expected, with `&` between two of them"
            )
        if name in found:
            raise SetupError(f"{spec}: {name} is said twice")
        found[name] = _value(text)
    return found


def _value(text: str) -> Value:
    """`true` and `false`, numbers, and texts; a text in quotation marks stays one: `level='3'`."""
    if text in CONSTANTS:
        return CONSTANTS[text]
    if WHOLE.fullmatch(text):
        return int(text)
    if NUMBER.fullmatch(text):
        return float(text)
    if len(text) >= 2 and text[0] == text[-1] and text[0] in "'\"":
        text = text[1:-1]
    return unquote(text)


def query_of(arguments: Mapping[str, Value]) -> str:
    """The arguments as they stand in a spec, always in the same way."""
    return "?" + "&".join(f"{name}={_text(value)}" for name, value in arguments.items()) if arguments else ""


def _text(value: Value) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (int, float)):
        return repr(value)
    written = quote(value, safe=PLAIN)
    return written if written and _value(written) == value else f"'{written}'"


def spec_of_class(kind: type, arguments: Mapping[str, object]) -> str:
    """The spec by which another process finds this class; one that cannot be found raises a SetupError."""
    module = sys.modules.get(kind.__module__)
    file = getattr(module, "__file__", None)
    if kind.__qualname__ != kind.__name__ or getattr(module, kind.__name__, None) is not kind or file is None:
        raise SetupError(
            f"{kind.__qualname__} cannot be found by another process: a bot is a class in a file or a package"
        )
    for name, value in arguments.items():
        if not isinstance(value, (bool, int, float, str)):
            raise SetupError(f"{kind.__name__}: {name} is a number, true or false, or a text, not {shown(value)}")
    place = kind.__module__ if _is_importable(getattr(module, "__package__", None) or "") else str(Path(file).resolve())
    given = {name: value for name, value in arguments.items() if isinstance(value, (bool, int, float, str))}
    return BotSpec(place, kind.__name__, given).text


def _is_importable(package: str) -> bool:
    """Whether a new process in this folder finds the package; a file of one can only be run by its name."""
    top = package.partition(".")[0]
    places = [str(Path.cwd()), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    installed = sysconfig.get_paths()
    return bool(top) and PathFinder.find_spec(top, [*places, installed["purelib"], installed["platlib"]]) is not None
