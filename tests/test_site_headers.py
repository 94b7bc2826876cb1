"""Which headers of Python the page without a server is compiled with: named ones, the usual ones, or none."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tools.site.compiled import headers

if TYPE_CHECKING:
    from pathlib import Path


def put_headers(folder: Path, version: str) -> Path:
    folder.mkdir()
    (folder / "Python.h").write_text('#include "patchlevel.h"\n')
    (folder / "patchlevel.h").write_text(f'#define PY_VERSION              "{version}"\n')
    return folder


@pytest.fixture(autouse=True)
def a_machine_without_headers(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("KOT_HEADERS", "KOT_COMPILED", "KOT_PURE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(headers, "usual_folders", lambda: iter(()))


def test_named_headers_of_this_version_are_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOT_HEADERS", str(put_headers(tmp_path / "a", "3.14.2")))

    assert headers.headers() == tmp_path / "a"


def test_named_headers_of_another_version_are_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOT_HEADERS", str(put_headers(tmp_path / "a", "3.13.14")))

    with pytest.raises(SystemExit, match=r"has no Python\.h of Python 3\.14"):
        headers.headers()


def test_of_the_usual_folders_the_first_with_headers_of_this_version_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders = [tmp_path / "none", put_headers(tmp_path / "old", "3.11.2"), put_headers(tmp_path / "new", "3.14.10")]
    monkeypatch.setattr(headers, "usual_folders", lambda: iter(folders))

    assert headers.headers() == tmp_path / "new"


def test_without_headers_the_engine_stays_plain() -> None:
    assert headers.headers() is None


def test_without_headers_a_compiled_engine_that_is_wanted_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOT_COMPILED", "1")

    with pytest.raises(SystemExit, match="set KOT_HEADERS to their folder"):
        headers.headers()


def test_a_plain_engine_that_is_wanted_needs_no_headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOT_HEADERS", str(put_headers(tmp_path / "a", "3.14.2")))
    monkeypatch.setenv("KOT_PURE", "1")

    assert headers.headers() is None
