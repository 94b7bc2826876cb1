/** The worker: starts Python with the game's backend, and passes messages between it and the pages. */
import { openDatabase, scriptOf } from "./database";
import { DownloadError, EngineFiles } from "./files";
import type { Boot, FromEngine, StartError, ToEngine, ToWorker } from "./messages";
import { filesOf } from "./tar";

/** What this worker uses of Pyodide. */
interface Pyodide {
  pyimport(module: "compiled_engine"): { install(): void };
  pyimport(module: "kingoftokyo.browser.worker"): { start: { callKwargs(...args: unknown[]): Promise<Backend> } };
}
interface FileSystem {
  mkdirTree(path: string): void;
  writeFile(path: string, content: Uint8Array, how: { canOwn: boolean }): void;
}
interface Loader {
  loadPyodide(config: Record<string, unknown>): Promise<Pyodide>;
}

/** `kingoftokyo.browser.worker.Worker`. */
interface Backend {
  ask(id: string, method: string, path: string, body: string | null): void;
  open(line: string, table: string): void;
  hear(line: string, text: string): void;
  close(line: string): void;
}

const PYODIDE = "https://engine.invalid/"; // Pyodide asks for its files there, and gets those of EngineFiles
const LIBRARY = "engine.wasm"; // the compiled rules and players, where the page was built with them
const LOCK = { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", version: "314.0.7", python: "3.14.2" };
const scope = self as unknown as {
  fetch: typeof fetch;
  postMessage(message: FromEngine): void;
  importScripts?: () => void;
  pyodide?: Pyodide;
};

let backend: Backend | null = null;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "boot") void boot(data);
  else if (data.kind === "ping") answerPing();
  else if (backend) pass(backend, data);
};

/** A dead interpreter cannot even close a connection that does not exist. */
function answerPing(): void {
  if (backend) pass(backend, { kind: "close", line: "" });
  scope.postMessage({ kind: "alive" });
}

/** An exception here is Pyodide's last word: its interpreter cannot be used any more. */
function pass(to: Backend, message: ToEngine): void {
  try {
    if (message.kind === "ask") to.ask(message.id, message.method, message.path, message.body);
    else if (message.kind === "open") to.open(message.line, message.table);
    else if (message.kind === "say") to.hear(message.line, message.text);
    else to.close(message.line);
  } catch (error) {
    scope.postMessage({ kind: "died", details: String(error) });
  }
}

async function boot({ files: sources, docs }: Boot): Promise<void> {
  if (typeof WebAssembly === "undefined") return failed("webassembly", "this browser has no WebAssembly");
  const files = new EngineFiles(sources, (share) => scope.postMessage({ kind: "progress", share }));
  const compiled = files.has(LIBRARY);
  let stage: StartError = "storage";
  try {
    const starting = startPython(files);
    const database = await openDatabase();
    stage = "start";
    const python = await Promise.race([starting, files.firstError]);
    scope.pyodide = python; // for the benchmark, and for the console
    if (compiled) python.pyimport("compiled_engine").install();
    backend = await python.pyimport("kingoftokyo.browser.worker").start.callKwargs(scriptOf(database), pages, { has_docs: docs });
    scope.postMessage({ kind: "ready" });
  } catch (error) {
    failed(error instanceof DownloadError ? "download" : stage, String(error));
  }
}

/** Python with the modules of the game. */
async function startPython(files: EngineFiles): Promise<Pyodide> {
  scope.importScripts = () => {
    throw new TypeError("Pyodide runs only where scripts are imported as modules, and here they are");
  };
  const game = files.bytes("game.tar");
  const library = files.has(LIBRARY) ? files.bytes(LIBRARY) : null;
  const loader = (await files.imported("pyodide.mjs")) as Loader;
  const module = (await files.imported("pyodide.asm.mjs")) as { default: unknown };
  const fetched = scope.fetch.bind(scope);
  scope.fetch = (wanted, how) => {
    const name = String(wanted instanceof Request ? wanted.url : wanted).replace(PYODIDE, "");
    return files.has(name) ? files.take(name) : fetched(wanted, how);
  };
  return loader.loadPyodide({
    indexURL: PYODIDE,
    packageBaseUrl: PYODIDE,
    stdLibURL: `${PYODIDE}python.zip`,
    lockFileContents: JSON.stringify({ info: LOCK, packages: {} }),
    createPyodideModule: module.default,
    env: { HOME: "/home/pyodide" },
    fsInit: async (system: FileSystem, { sitePackages }: { sitePackages: string }) => {
      unpack(system, sitePackages, await game);
      if (library) system.writeFile(`${sitePackages}/${LIBRARY}`, await library, { canOwn: true });
    },
  });
}

function unpack(system: FileSystem, folder: string, archive: Uint8Array): void {
  for (const { name, content } of filesOf(archive)) {
    const path = `${folder}/${name}`;
    system.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    system.writeFile(path, content, { canOwn: true });
  }
}

function failed(why: StartError, details: string): void {
  scope.postMessage({ kind: "failed", why, details });
}

const pages = {
  answered: (id: string, status: number, text: string) => scope.postMessage({ kind: "answered", id, status, text }),
  received: (line: string, text: string) => scope.postMessage({ kind: "received", line, text }),
  closed: (line: string, code: number) => scope.postMessage({ kind: "closed", line, code }),
};
