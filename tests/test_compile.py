"""How setup.py compiles: C files joined into units, compiled side by side, and only if they have changed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from setuptools import Distribution, Extension
from setuptools.errors import CompileError

import setup
from tools.ci.prepare import cc_of

MODULE = """
#include <Python.h>
static struct PyModuleDef tiny = {PyModuleDef_HEAD_INIT, "tiny", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_tiny(void) { return PyModule_Create(&tiny); }
"""


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CC", cc_of(Path(sys.executable)))
    for name in ("KOT_COMPILED", "KOT_PURE"):
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "tiny.c").write_text(MODULE)
    (tmp_path / "more.c").write_text("int more(void) { return 1; }\n")
    return tmp_path


def build() -> setup.BuildOnAllCores:
    extension = Extension("tiny", ["tiny.c", "more.c"])
    command = setup.BuildOnAllCores(Distribution({"name": "tiny", "ext_modules": [extension]}))
    command.build_lib = "lib"
    command.ensure_finalized()
    command.run()
    return command


def compiled_at(workshop: Path) -> dict[str, int]:
    return {path.stem: path.stat().st_mtime_ns for path in workshop.rglob("*.o*") if path.suffix in {".o", ".obj"}}


def test_all_files_of_an_extension_are_compiled_and_linked(workshop: Path) -> None:
    build()

    assert set(compiled_at(workshop)) == {"tiny", "more"}
    assert [path.name.partition(".")[0] for path in (workshop / "lib").iterdir()] == ["tiny"]


def test_only_a_changed_file_is_compiled_again(workshop: Path) -> None:
    build()
    before = compiled_at(workshop)
    (workshop / "more.c").write_text("int more(void) { return 2; }\n")

    build()

    after = compiled_at(workshop)
    assert after["tiny"] == before["tiny"]
    assert after["more"] != before["more"]


def test_code_that_does_not_compile_leaves_plain_python(workshop: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (workshop / "more.c").write_text("this is not C\n")

    assert build().get_outputs() == []

    assert "They stay plain Python" in capfd.readouterr().err


def test_code_that_does_not_compile_is_an_error_where_the_compiled_engine_is_wanted(
    workshop: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KOT_COMPILED", "1")
    (workshop / "more.c").write_text("this is not C\n")

    with pytest.raises(CompileError):
        build()


def test_the_switch_for_plain_python_and_commands_that_read_facts_need_no_c_code(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("KOT_PURE", "1")
    assert setup.extensions() == []

    monkeypatch.delenv("KOT_PURE")
    monkeypatch.setattr(sys, "argv", ["setup.py", "egg_info"])
    assert setup.extensions() == []


def test_a_unit_joins_c_files_with_the_runtime_first_and_docstrings_in_place(tmp_path: Path) -> None:
    phase = "__native_kingoftokyo___rules___phases___turn.c"
    runtime, other = "int_ops.c", "__native_kingoftokyo___rules___records___record.c"
    start = "char CPyDef_turn_____top_level__(void) {\n}\n"
    (tmp_path / phase).write_text('PyModuleDef_HEAD_INIT, "kingoftokyo.rules.turn", NULL, /* docstring */\n' + start)
    (tmp_path / other).write_text(f"{' ' * 900}int record;\n")
    (tmp_path / runtime).write_text("int runtime;\n")

    paths = setup.write_units(
        [tmp_path / name for name in (phase, other, runtime)], {"kingoftokyo.rules.turn": "A turn"}
    )

    units = {Path(path).stem: Path(path).read_text() for path in paths}
    assert set(units) == {"playing", "other_1"}
    assert units["other_1"].endswith("\nint record;\n")
    assert units["playing"].index("int runtime;") < units["playing"].index("HEAD_INIT")
    assert '"kingoftokyo.rules.turn", "A turn", /* docstring */' in units["playing"]
    assert "\nRUNS_ONCE char CPyDef_turn" in units["playing"]


def test_every_part_of_a_fast_unit_exists() -> None:
    for parts in setup.FAST_UNITS.values():
        folder, *names = parts.split()
        for name in names:
            place = Path(setup.__file__).parent / setup.PACKAGE / folder / name
            assert place.is_dir() or place.with_suffix(".py").exists(), place
