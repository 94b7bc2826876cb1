"""The examples of a page of documentation: found by their fences, and run from top to bottom.

    python -m examples PAGE.md

A block that begins with ```python runs, in one namespace with the others of its page. With title="NAME" it is written
to a file of that name instead. A block that begins with ```py is only compiled. A block that begins with
```text title="Output" is what the block before it prints. The documentation site shows the titles above the blocks.
"""

from __future__ import annotations

import contextlib
import io
import re
import sys
from dataclasses import dataclass
from pathlib import Path

_TITLE = re.compile(r'title="([^"]+)"')
_OUTPUT = 'text title="Output"'
_FENCE = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    info: str
    text: str
    line: int

    @property
    def is_python(self) -> bool:
        return self.info.split()[:1] in (["python"], ["py"])


def blocks_of(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [
        Block(found["info"].strip(), found["text"], text.count("\n", 0, found.start("text")))
        for found in _FENCE.finditer(text)
    ]


def run_page(page: Path) -> None:
    """Run a page's examples; an error in one of them is raised with its line in the page."""
    names: dict[str, object] = {"__name__": "__main__"}
    printed = ""
    for block in blocks_of(page):
        if block.info == _OUTPUT:
            assert printed == block.text, f"{page.name}:{block.line}: printed was\n{printed}"
        elif block.is_python:
            printed = _run(page, block, names)


def _run(page: Path, block: Block, names: dict[str, object]) -> str:
    code = compile("\n" * block.line + block.text, str(page), "exec")
    output = io.StringIO()
    if file := _TITLE.search(block.info):
        Path(file[1]).write_text(block.text, encoding="utf-8")
    elif block.info == "python":
        with contextlib.redirect_stdout(output):
            exec(code, names)
    return output.getvalue()


if __name__ == "__main__":
    run_page(Path(sys.argv[1]))
