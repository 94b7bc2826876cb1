"""Installs what the project needs into the checkout, unless it is there: `python3 -m tools.ci.prepare play`.

There are three levels, each with all of the one before: `play` is what the game runs with, `build` what compiles it and
makes the documentation, and `test` the tools of the gate. Standard library only: it runs first.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import threading
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036  an older Python gets a sentence instead of a traceback
    sys.exit(f"Python 3.11 or newer is needed, this is {sys.version.split()[0]}: make PYTHON=python3.12 …")

import tomllib

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
CONSTRAINTS = ROOT / "constraints.txt"
USABLE = "import pip, sys; sys.exit(sys.version_info < (3, 11))"
LEVELS = ("play", "build", "test")
MAKING = threading.Lock()  # one thread makes .venv; the others that need it wait


def programs_of(venv: Path) -> Path:
    """The folder of a virtual environment with its commands."""
    return venv / ("Scripts" if sys.platform == "win32" else "bin")


def python_of(venv: Path) -> Path:
    return programs_of(venv) / ("python.exe" if sys.platform == "win32" else "python")


def c_compiler() -> str | None:
    """The command of the machine's C compiler; None if there is none, and the registry's ziglang is used."""
    if os.environ.get("CC"):
        return os.environ["CC"]
    usual = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return next((name for name in (usual, "cc", "gcc", "clang") if shutil.which(name)), None)


def cc_of(python: Path) -> str:
    """The value for `CC`: the machine's compiler, or else the one that `prepare` installed for this Python."""
    return c_compiler() or f"{shlex.quote(str(python))} -m ziglang cc"


def make_venv(venv: Path) -> None:
    """Make a virtual environment; replace one that is incomplete or whose Python is gone."""
    python = python_of(venv)
    if python.exists() and subprocess.run([python, "-c", USABLE], check=False, capture_output=True).returncode == 0:
        return
    subprocess.run([sys.executable, "-m", "venv", "--clear", venv], check=True)


def pip_install(venv: Path, requirements: list[str], constraints: Path) -> subprocess.CompletedProcess[str]:
    command = [str(python_of(venv)), "-I", "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    return subprocess.run(
        [*command, "-c", str(constraints), *requirements], check=False, text=True, stderr=subprocess.PIPE
    )


def uv_install(venv: Path, requirements: list[str], constraints: Path) -> subprocess.CompletedProcess[str]:
    """Like `pip_install`, but five times as fast, with the uv of .venv, which is installed there if missing."""
    python = python_of(VENV)
    with MAKING:
        make_venv(VENV)
        if subprocess.run([python, "-c", "import uv"], check=False, capture_output=True).returncode != 0:
            done = pip_install(VENV, ["uv"], constraints)
            if done.returncode != 0:
                return done
    command = [str(python), "-I", "-m", "uv", "pip", "install", "-q", "--link-mode", "copy"]
    return subprocess.run(
        [*command, "--python", str(python_of(venv)), "-c", str(constraints), *requirements],
        env=settings_of_pip(python) | os.environ,
        check=False,
        text=True,
        stderr=subprocess.PIPE,
    )


def settings_of_pip(python: Path) -> dict[str, str]:
    """pip's registry settings of this machine as environment variables for uv, which does not read them."""
    listed = subprocess.run([python, "-I", "-m", "pip", "config", "list"], check=False, text=True, capture_output=True)
    lines = [line.partition("=") for line in listed.stdout.splitlines()]
    found = {key.rpartition(".")[2]: value.strip("'\"").replace("\\n", " ").split() for key, _, value in lines}
    settings = {
        "UV_DEFAULT_INDEX": " ".join(found.get("index-url", [])),
        "UV_INDEX": " ".join(found.get("extra-index-url", [])),
        "UV_FIND_LINKS": ",".join(found.get("find-links", [])),
        "UV_INDEX_STRATEGY": "unsafe-best-match",  # like pip, take the pinned version from any of them
        "SSL_CERT_FILE": " ".join(found.get("cert", [])),
    }
    return {name: value for name, value in settings.items() if value}


def requirements(level: str) -> list[str]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        facts = tomllib.load(file)
    extras = facts["project"]["optional-dependencies"]
    wanted: list[str] = facts["project"]["dependencies"] + extras["server"]
    if level != "play":
        wanted += facts["build-system"]["requires"] + extras["docs"]
        if c_compiler() is None:
            wanted.append("ziglang")
    if level == "test":
        wanted += extras["dev"]
    return sorted(set(wanted))


def python_version() -> str:
    """The version of .venv's Python: whichever Python calls, that one runs the game."""
    settings = VENV / "pyvenv.cfg"
    lines = settings.read_text(encoding="utf-8").splitlines() if settings.exists() else []
    return next((line for line in lines if line.startswith("version")), sys.version)


def digest(wanted: list[str]) -> str:
    return hashlib.sha256("\n".join([python_version(), *wanted, CONSTRAINTS.read_text()]).encode()).hexdigest()


def is_ready(level: str) -> bool:
    stamp = VENV / f"ready-to-{level}"
    return python_of(VENV).exists() and stamp.exists() and stamp.read_text() == digest(requirements(level))


def prepare(level: str) -> None:
    if is_ready(level):
        return
    wanted = requirements(level)
    compiler = ", with a C compiler, since this machine has none" if "ziglang" in wanted else ""
    print(f"Installing what it takes to {level} into .venv{compiler} …", flush=True)
    done = uv_install(VENV, wanted, CONSTRAINTS)
    if done.returncode != 0:
        sys.exit(f"{done.stderr}\nThe packages above could not be installed; is the package registry in reach?")
    for included in LEVELS[: LEVELS.index(level) + 1]:
        (VENV / f"ready-to-{included}").write_text(digest(requirements(included)))


if __name__ == "__main__":
    prepare(sys.argv[1])
