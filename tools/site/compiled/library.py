"""Compiles the C code of the engine to a WebAssembly library that Pyodide can load, with the compiler of `ziglang`."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from tools.ci.prepare import CONSTRAINTS
from tools.site.compiled.c_code import CCode, c_code
from tools.site.compiled.headers import VARIABLE, VERSION, configured, headers
from tools.site.progress import say
from tools.site.python_parts import PARTS

HERE = Path(__file__).parent
ZIG = PARTS / "zig"
OBJECTS = PARTS / "objects"
LIBRARY = PARTS / "engine.wasm"
MADE_FROM = PARTS / "engine.made-from"
STARTER = "load_modules"
# Zig knows no Emscripten, but plain C needs no more of it than the same processor. Emscripten's loader cannot read
# extended constants. Only the modules' entries are visible: calls inside the library are direct.
TARGET = ("-target", "wasm32-wasi", "-fPIC", "-mno-extended-const", "-fvisibility=hidden", "-fno-sanitize=all")
CODE = ("-O2", "-g0", "-DNDEBUG", "-fwrapv", "-Wno-everything")
# Python's headers include these of the C library, which refuses them otherwise; nothing of them is called.
EMULATED = tuple(f"-D_WASI_EMULATED_{name}" for name in ("SIGNAL", "PROCESS_CLOCKS", "GETPID"))
LINKED = ("-shared", "-Bdynamic", "--strip-all", "--no-export-dynamic", "--unresolved-symbols=import-dynamic")


@dataclass(frozen=True)
class Engine:
    """The compiled engine: a library, the name that mypyc gave it, and the modules in it."""

    library: bytes
    name: str
    modules: list[str]  # those of packages end with `.__init__`


def engine() -> Engine | None:
    """The compiled engine, built unless it is there; None, with a line that says why, if it cannot be built."""
    folder = headers()
    if folder is None:
        why = "KOT_PURE=1" if os.environ.get("KOT_PURE") == "1" else f"no headers of Python {VERSION} ({VARIABLE})"
        say(f"The engine stays plain Python, about ten times slower: {why}")
        return None
    code = c_code()
    wanted = digest(code, folder)
    if not (LIBRARY.exists() and MADE_FROM.exists() and MADE_FROM.read_text() == wanted):
        MADE_FROM.unlink(missing_ok=True)
        build(code, configured(folder))
        MADE_FROM.write_text(wanted)
    return Engine(LIBRARY.read_bytes(), code.library, code.modules)


def digest(code: CCode, folder: Path) -> str:
    """A hash of all that the library is made from."""
    total = hashlib.sha256(repr((TARGET, CODE, EMULATED, LINKED)).encode() + CONSTRAINTS.read_bytes())
    for path in (*code.units, *sorted(code.folder.glob("*.h")), HERE / f"{STARTER}.c", *sorted(folder.rglob("*.h"))):
        total.update(path.read_bytes())
    return total.hexdigest()


def zig() -> str:
    """The command of Zig: of this Python's packages, or installed for this build."""
    if find_spec("ziglang") is None and not (ZIG / "ziglang").exists():
        say("Installing Zig, which compiles C to WebAssembly")
        command = [sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "-c", str(CONSTRAINTS)]
        subprocess.run([*command, "--target", str(ZIG), "ziglang"], check=True)
    spec = find_spec("ziglang")
    package = Path(spec.origin).parent if spec is not None and spec.origin else ZIG / "ziglang"
    return str(package / ("zig.exe" if sys.platform == "win32" else "zig"))


def run(command: Iterable[object]) -> None:
    """Run Zig; what it prints is shown if it fails."""
    caches = {f"ZIG_{name}_CACHE_DIR": str(PARTS / "zig-cache") for name in ("GLOBAL", "LOCAL")}
    done = subprocess.run(
        [str(word) for word in command], env=os.environ | caches, check=False, capture_output=True, text=True
    )
    if done.returncode != 0:
        sys.exit(f"{done.stderr[-4000:]}\nThe engine could not be compiled; KOT_PURE=1 leaves it plain Python.")


def build(code: CCode, python: Path) -> None:
    """Compile all units side by side, and link them."""
    OBJECTS.mkdir(parents=True, exist_ok=True)
    command = zig()
    folders = [python, python / "internal", *code.includes]
    compiler = [command, "cc", *TARGET, *CODE, *EMULATED, *(f"-I{folder}" for folder in folders)]
    sources = [*code.units, HERE / f"{STARTER}.c"]
    objects = [OBJECTS / f"{source.stem}.o" for source in sources]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [
            pool.submit(run, [*compiler, "-c", source, "-o", compiled])
            for source, compiled in zip(sources, objects, strict=True)
        ]
        for number, job in enumerate(as_completed(jobs), 1):
            job.result()
            say(f"Compiling the engine to WebAssembly: {number} of {len(jobs)} files")
    exports = ["__wasm_call_ctors", f"PyInit_{code.library}", f"PyInit_{STARTER}"]
    run([command, "wasm-ld", "-o", LIBRARY, *LINKED, *(f"--export={name}" for name in exports), *objects])
