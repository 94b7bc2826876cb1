// Runs a Python script inside Pyodide, with a folder of this machine as /mounted:
// node in_pyodide.mjs PYODIDE FOLDER SCRIPT
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [, , pyodide, folder, script] = process.argv;
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({
  indexURL: `${pyodide}/`,
  lockFileContents: JSON.stringify({ info: INFO(), packages: {} }),
});
python.FS.mkdirTree("/mounted");
python.mountNodeFS("/mounted", folder);
await python.runPythonAsync(readFileSync(script, "utf8"));

function INFO() {
  return {
    abi_version: "2026_0",
    arch: "wasm32",
    platform: "emscripten_5_0_3",
    version: "314.0.7",
    python: "3.14.2",
  };
}
