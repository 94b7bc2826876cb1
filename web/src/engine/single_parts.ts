/** Where the parts of the engine lie in the single file: in elements of the page, compressed and in base 64. */
import type { EngineWorker } from "./leading";
import type { Boot } from "./messages";
import Script from "./worker?worker&inline";

const ENGINE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python.zip", "game.tar"];
const COMPILED = "engine.wasm"; // only in a file that was built with the compiled engine

export async function engineBoot(): Promise<Boot> {
  const names = document.getElementById(`part:${COMPILED}`) ? [...ENGINE, COMPILED] : ENGINE;
  const files = await Promise.all(names.map(async (name) => [name, await part(name)] as const));
  return { kind: "boot", files: Object.fromEntries(files), docs: false };
}

export function engineWorker(): EngineWorker {
  return new Script({ name: "engine" });
}

export async function catalogueText(language: string): Promise<string> {
  return new TextDecoder().decode(await part(`${language}.ftl`));
}

export async function firstMenu(): Promise<string> {
  return new TextDecoder().decode(await part("menu.json"));
}

async function part(name: string): Promise<ArrayBuffer> {
  const text = document.getElementById(`part:${name}`)?.textContent;
  if (!text) throw new Error(`the file has no part ${name}`);
  const compressed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([compressed]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}
