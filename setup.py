"""Compiles the rules and players with mypyc, from the same files; without a compiler plain Python stays in charge.

`KOT_PURE=1` leaves them plain, `KOT_COMPILED=1` fails where they cannot be compiled.
"""

import ast
import hashlib
import os
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError

PACKAGE = Path("src/kingoftokyo")
COMPILED = ("rules", "players")
# The compiler's own names; dataclasses; data; what strangers' classes derive from; names loaded on demand; and what
# long compiled loops call so that Ctrl-C and other threads come in, which a compiled function would not do; and what
# inherits from built-in errors.
PLAIN = {
    *("mypyc_compat.py", "events.py", "rulings", "card_tiers.py", "weights.py", "godzilla", "players/__init__.py"),
    *("interrupts.py", "players/clock.py", "players/check.py"),
}
# Commands that read facts of the package: they need no C code, which takes mypyc ten seconds. pip runs two of them.
OF_FACTS = {"egg_info", "dist_info", "sdist"}

# mypyc writes a C file for each module. They are joined into a few units, because each unit reads Python's headers, and
# because a C compiler inlines within a unit only: the code that plays games is one, with mypyc's runtime, and the code
# that thinks another. The other modules are optimised less, and code that runs once, when a module is imported, not at
# all. docs/explanation/performance.md has the figures.
FAST_UNITS = {
    "playing": "rules/ asking bits catalogue core effects game input_types lookahead phases playout views",
    "thinking": "players/ ask dice_lattice expert play sensible",
}
OTHER_UNITS = 6
FAST = "-O3"
OTHER = "-O2"
TOP_LEVEL = re.compile(r"^(?=char CPyDef_\w+_____top_level__\(void\) \{)", re.MULTILINE)
RUNS_ONCE = """\
#if defined(__clang__)
#define RUNS_ONCE __attribute__((optnone, noinline))
#elif defined(__GNUC__)
#define RUNS_ONCE __attribute__((optimize("O0")))
#else
#define RUNS_ONCE
#endif
"""
C_CODE = "build/c"
INDENTED = re.compile(r"^ {40,}", re.MULTILINE)  # mypyc indents some lines by up to a thousand blanks: 50 MB of them

# Where mypyc's C code has room for a docstring: of a function, a class, a property, a module. In each of them the first
# group is the C name, and the last one is what stands there: a signature or NULL.
TEXT = r'("(?:[^"\\]|\\.)*--\\n\\n"|NULL)'
ROOMS = (
    re.compile(rf"\(PyCFunction\)CPyPy_(\w+),\s*METH_[\w| ]+,\s*PyDoc_STR\({TEXT}\)"),
    re.compile(rf"CPyType_(\w+)_template_ = {{[^;]*?\.tp_doc = PyDoc_STR\({TEXT}\)"),
    re.compile(r"\(getter\)(\w+),\s*(?:NULL|\(setter\)\w+),\s*(NULL), NULL}"),
    re.compile(r'PyModuleDef_HEAD_INIT,\s*"([\w.]+)",\s*(NULL), /\* docstring \*/'),
)
PLAIN_IN_C = {chr(code) for code in range(32, 127)} - set('"\\?')


def is_plain(path: Path) -> bool:
    """Whether a file stays plain Python: by its name, its folder or its path in the package."""
    return not PLAIN.isdisjoint((*path.parts, path.as_posix()))


def extensions() -> list[Extension]:
    """The extension modules, with their C code written by mypyc; none where plain Python is wanted."""
    if os.environ.get("KOT_PURE") == "1" or not OF_FACTS.isdisjoint(sys.argv):
        return []
    try:
        from mypyc.build import mypycify  # noqa: PLC0415  absent where only plain Python is wanted
    except ImportError:
        return []
    sources = [path for folder in COMPILED for path in (PACKAGE / folder).rglob("*.py")]
    modules = sorted(str(path) for path in sources if not is_plain(path.relative_to(PACKAGE)))
    built: list[Extension] = mypycify(modules, debug_level="0", multi_file=True, target_dir=C_CODE)
    texts = {name: text for module in modules for name, text in docstrings(Path(module))}
    library = built[0]  # all the code; the others are the modules that Python finds, of a few lines each
    library.sources = write_units([Path(source) for source in library.sources], texts)
    return built


def write_units(c_files: list[Path], texts: dict[str, str]) -> list[str]:
    """Join mypyc's C files into units, with docstrings, and return the paths of the units."""
    units = defaultdict[str, list[Path]](list)
    for number, file in enumerate(c_files):
        units[fast_unit(file) or f"other_{number % OTHER_UNITS}"].append(file)
    paths = []
    for name, files in units.items():
        code = "".join(file.read_text(encoding="utf-8") for file in sorted(files, key=is_of_module))
        code = RUNS_ONCE + TOP_LEVEL.sub("RUNS_ONCE ", INDENTED.sub("", code))
        paths.append(files[0].parent / f"{name}.c")
        paths[-1].write_text(with_docstrings(code, texts), encoding="utf-8", newline="\n")
    return [str(path) for path in paths]


def is_of_module(file: Path) -> bool:
    """Whether a C file is a module of ours; the others are mypyc's runtime, which comes first."""
    return file.name.startswith("__native_")


def fast_unit(file: Path) -> str | None:
    """The unit of a C file whose speed counts: by the folder or file of its module in `rules` or `players`."""
    if not is_of_module(file):
        return next(iter(FAST_UNITS))
    folder, *inside = file.stem.removeprefix("__native_kingoftokyo___").split("___")
    return next(
        (unit for unit, parts in FAST_UNITS.items() if inside and {f"{folder}/", inside[0]} <= set(parts.split())), None
    )


def say(line: str) -> None:
    sys.stderr.write(f"{line}\n")  # pip shows it with -v


class BuildOnAllCores(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compiles the C files of all extensions side by side, and only those that have changed since the last time."""

    extensions: list[Extension]

    def build_extensions(self) -> None:
        jobs = [(extension, source) for extension in self.extensions for source in extension.sources]
        self.parallel = os.cpu_count() or 1
        say(f"Compiling the rules and the players on {self.parallel} cores, a minute or two; KOT_PURE=1 leaves it out.")
        getattr(self.compiler, "initialize", lambda: None)()  # that of Windows; once, not in every thread
        try:
            with ThreadPoolExecutor(self.parallel) as pool:
                objects = list(pool.map(self.compiled, jobs))
        except CCompilerError as error:
            if os.environ.get("KOT_COMPILED") == "1":
                raise
            say(f"They stay plain Python, which is slower: {error}")
            self.extensions = []
            return
        for (extension, source), result in zip(jobs, objects, strict=True):
            extension.extra_objects.append(result)
            extension.depends.append(source)
            extension.sources = []
        super().build_extensions()

    def compiled(self, job: tuple[Extension, str]) -> str:
        """The object file of a C file, compiled unless code and compiler are the same as of the one that is there."""
        extension, source = job
        flags = [*extension.extra_compile_args, *self.flags_of(source)]
        found: list[str] = self.compiler.object_filenames([source], output_dir=self.build_temp)
        made_from = Path(found[0]).with_suffix(".made-from")
        compiler = getattr(self.compiler, "compiler_so", None)
        total = hashlib.sha256(repr((sys.version, flags, extension.include_dirs, compiler)).encode())
        for file in (source, *extension.depends):
            total.update(Path(file).read_bytes())
        if not (made_from.exists() and Path(found[0]).exists() and made_from.read_text() == total.hexdigest()):
            made_from.unlink(missing_ok=True)
            self.compiler.compile(
                [source], output_dir=self.build_temp, include_dirs=extension.include_dirs, extra_postargs=flags
            )
            made_from.write_text(total.hexdigest())
        return found[0]

    def flags_of(self, source: str) -> list[str]:
        """Besides those of mypyc. Warnings about generated C help nobody, and looking for them takes gcc long."""
        if self.compiler.compiler_type != "unix":
            return []
        # Calls from unit to unit are direct ones if nothing but Python's entry is visible from outside.
        return ["-Wno-all", "-fvisibility=hidden", FAST if Path(source).stem in FAST_UNITS else OTHER]


def with_docstrings(code: str, texts: dict[str, str]) -> str:
    """Write docstrings into C code: mypyc drops them, and `help` would have no text."""

    def with_docstring(found: re.Match[str]) -> str:
        text = texts.get(found[1])
        if text is None:
            return found[0]
        signature = "" if found[2] == "NULL" else found[2] + " "
        start, end = (place - found.start() for place in found.span(2))
        return found[0][:start] + signature + c_string(text) + found[0][end:]

    for room in ROOMS:
        code = room.sub(with_docstring, code)
    return code


def docstrings(path: Path) -> Iterator[tuple[str, str]]:
    """The docstrings of a module, under every name that mypyc may have for what they belong to.

    In C a name has as much of its module's path before it as makes it unique: `game___Game___new`.
    """
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    module = parts[:-1] if parts[-1] == "__init__" else parts
    tree = ast.parse(path.read_text(encoding="utf-8"))
    yield ".".join(module), ast.get_docstring(tree) or ""
    for first in range(len(module)):
        prefix = "___".join(module[first:])
        for part in tree.body:
            yield from docstrings_within(part, prefix)


def docstrings_within(part: ast.stmt, prefix: str) -> Iterator[tuple[str, str]]:
    """The docstring of a function, or those of a class and its methods; a property has the name of its getter."""
    if isinstance(part, ast.FunctionDef | ast.ClassDef):
        text = ast.get_docstring(part)
        if text is not None:
            yield f"{prefix}___{part.name}", text
            yield f"{prefix}_get_{part.name}", text
        for inner in part.body if isinstance(part, ast.ClassDef) else ():
            yield from docstrings_within(inner, f"{prefix}___{part.name}")


def c_string(text: str) -> str:
    """A literal of C: what is not plain ASCII, a quote, a backslash or a question mark as an octal number."""
    return '"' + "".join(chr(byte) if chr(byte) in PLAIN_IN_C else f"\\{byte:03o}" for byte in text.encode()) + '"'


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOnAllCores})
