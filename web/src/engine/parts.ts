/**
 * Where the parts of the engine lie: files beside the page. The build writes their names and sizes, the sentences of each
 * language, and a first menu, which is shown until Python has started.
 */
import type { EngineWorker } from "./leading";
import type { Boot } from "./messages";

/** What `tools/site` writes into the page. The paths are relative to the page; their names change with their content. */
interface Parts {
  files: Record<string, { path: string; bytes: number }>;
  catalogues: Record<string, string>;
  menu: string;
  docs: boolean;
}

const parts = JSON.parse(import.meta.env.VITE_ENGINE as string) as Parts;

function address(path: string): string {
  return new URL(path, document.baseURI).href;
}

export function engineBoot(): Promise<Boot> {
  const files = Object.entries(parts.files).map(([name, { path, bytes }]) => [name, { url: address(path), bytes }] as const);
  return Promise.resolve({ kind: "boot", files: Object.fromEntries(files), docs: parts.docs });
}

export function engineWorker(): EngineWorker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "engine" });
}

export function catalogueText(language: string): Promise<string> {
  return textAt(parts.catalogues[language]);
}

export function firstMenu(): Promise<string> {
  return textAt(parts.menu);
}

async function textAt(path = ""): Promise<string> {
  const answer = await fetch(address(path));
  if (!answer.ok) throw new TypeError(`${path}: ${answer.status}`);
  return answer.text();
}
