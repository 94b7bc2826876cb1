/** The files of the engine, fetched at once and counted while they arrive. Pyodide gets them through `fetch`, too. */
import type { Source } from "./messages";

const TYPES: Record<string, string> = { wasm: "application/wasm", mjs: "text/javascript" };

export class EngineFiles {
  private readonly arriving = new Map<string, Promise<Response>>();
  private readonly total: number;
  private loaded = 0;

  constructor(
    private readonly sources: Record<string, Source>,
    private readonly progress: (share: number) => void,
  ) {
    this.total = Object.values(sources).reduce((sum, source) => sum + (source instanceof ArrayBuffer ? 0 : source.bytes), 0);
    for (const [name, source] of Object.entries(sources)) this.arriving.set(name, this.start(name, source));
  }

  has(name: string): boolean {
    return this.arriving.has(name);
  }

  /** The file of this name, once: its content streams while it arrives. */
  take(name: string): Promise<Response> {
    const found = this.arriving.get(name) ?? Promise.reject(new Error(`the engine has no file ${name}`));
    this.arriving.delete(name);
    return found;
  }

  async bytes(name: string): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await (await this.take(name)).arrayBuffer());
  }

  /** The address of a script: a worker of a page from a folder can import only what it holds itself. */
  async script(name: string): Promise<string> {
    const source = this.sources[name];
    if (source && !(source instanceof ArrayBuffer)) return source.url;
    return URL.createObjectURL(new Blob([await this.bytes(name)], { type: TYPES.mjs ?? "" }));
  }

  private async start(name: string, source: Source): Promise<Response> {
    const headers = { "Content-Type": TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream" };
    if (source instanceof ArrayBuffer) return new Response(source, { headers });
    const answer = await fetch(source.url);
    if (!answer.ok || !answer.body) throw new TypeError(`${name}: ${answer.status} ${answer.statusText}`);
    return new Response(answer.body.pipeThrough(this.counter()), { headers });
  }

  private counter(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
    return new TransformStream({
      transform: (part, out) => {
        this.loaded += part.length;
        this.progress(Math.min(this.loaded / this.total, 1));
        out.enqueue(part);
      },
    });
  }
}
