"""Runs inside Pyodide: lets mypyc write the C code of the engine, for the Python and the 32 bits of Pyodide.

/mounted has setup.py and the sources, /mounted/packages has mypyc and what it imports. What is to be compiled lies in
/mounted/build/c afterwards, and `written.json` says which files and modules these are.
"""

import json
import os
import sys

WORK = "/mounted"

os.chdir(WORK)
sys.path[:0] = [f"{WORK}/packages", WORK]
sys.setrecursionlimit(10_000)

import setup  # noqa: E402

library, *modules = setup.extensions()
includes = [os.path.relpath(folder, WORK) for folder in library.include_dirs]
written = {
    "library": library.name,
    "units": library.sources,
    "includes": includes,
    "modules": [module.name for module in modules],
}
with open("written.json", "w", encoding="utf-8") as file:
    json.dump(written, file)
