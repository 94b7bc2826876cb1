"""The text that names a foreign bot: `file.py:Class` or `package.module:Class`, with arguments like `?depth=3`."""

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
PLAIN: Final = "/:,+-._~ "  # characters of a text that are not escaped, besides letters and digits


class BotSpec(NamedTuple):
    """The file or module of the class, its name, and its keyword arguments."""

    place: str
    class_name: str
    arguments: dict[str, Value]

    @property
    def is_file(self) -> bool:
        return self.place.endswith(".py")

    @property
    def name(self) -> str:
        """The name in a tournament's tables: the class and its arguments."""
        return f"{self.class_name}{query_of(self.arguments)}"

    @property
    def text(self) -> str:
        return f"{self.place}:{self.name}"

    def digest(self, files: str) -> str:
        """The digest of the bot, from the digest of its files and its arguments."""
        if not self.arguments:
            return files
        return blake2b(f"{files} {self.arguments!r}".encode(), digest_size=8).hexdigest()


def parse_spec(spec: str) -> BotSpec:
    """Parse a spec; raises SetupError."""
    head, question, query = spec.partition("?")
    place, _, name = head.rpartition(":")
    if not place or not name.isidentifier():
        raise SetupError(f"cannot read {shown(spec)}: {FORM} is expected")
    if not place.endswith(".py") and not all(part.isidentifier() for part in place.split(".")):
        raise SetupError(f"{spec}: {shown(place)} is neither a Python file (.py) nor the name of a module")
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
            raise SetupError(f"{spec}: {name} is given twice")
        found[name] = _value(text)
    return found


def _value(text: str) -> Value:
    """A bool, a number, or a text; quotation marks keep a number a text: `level='3'`."""
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
    """The arguments as they are written in a spec."""
    return "?" + "&".join(f"{name}={_text(value)}" for name, value in arguments.items()) if arguments else ""


def _text(value: Value) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (int, float)):
        return repr(value)
    written = quote(value, safe=PLAIN)
    return written if written and _value(written) == value else f"'{written}'"


def spec_of_class(kind: type, arguments: Mapping[str, object]) -> str:
    """The spec by which another process finds this class; raises SetupError if it cannot be found."""
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
    """Whether a new process in this folder can import the package; its modules must be named by it, not by file."""
    top = package.partition(".")[0]
    places = [str(Path.cwd()), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    installed = sysconfig.get_paths()
    return bool(top) and PathFinder.find_spec(top, [*places, installed["purelib"], installed["platlib"]]) is not None
