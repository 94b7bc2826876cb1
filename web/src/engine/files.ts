/** The files of the engine: fetched side by side, and counted while they arrive. Scripts are imported by their address. */
import type { Source } from "./messages";

const SCRIPT = ".mjs";
const WASM = ".wasm";

/** A file of the engine did not arrive. */
export class DownloadError extends Error {}

export class EngineFiles {
  readonly firstError: Promise<never>; // rejected with the first file that cannot be fetched
  private readonly arriving = new Map<string, Promise<Response>>();
  private readonly total: number;
  private loaded = 0;

  constructor(
    private readonly sources: Record<string, Source>,
    private readonly progress: (share: number) => void,
  ) {
    const fetched = Object.entries(sources).filter(([name]) => !name.endsWith(SCRIPT));
    this.total = fetched.reduce((sum, [, source]) => sum + (source instanceof ArrayBuffer ? 0 : source.bytes), 0);
    for (const [name, source] of fetched) this.arriving.set(name, this.start(name, source));
    this.firstError = Promise.all(this.arriving.values()).then(() => new Promise<never>(() => undefined));
    this.firstError.catch(() => undefined); // those who wait for a file get its error
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

  async imported(name: string): Promise<unknown> {
    try {
      return await import(/* @vite-ignore */ this.script(name));
    } catch (error) {
      throw new DownloadError(`${name}: ${String(error)}`);
    }
  }

  /** The URL of a script; one given as bytes gets a blob URL. */
  private script(name: string): string {
    const source = this.sources[name];
    if (!source) throw new Error(`the engine has no file ${name}`);
    return source instanceof ArrayBuffer ? URL.createObjectURL(new Blob([source], { type: "text/javascript" })) : source.url;
  }

  private async start(name: string, source: Source): Promise<Response> {
    const headers = { "Content-Type": name.endsWith(WASM) ? "application/wasm" : "application/octet-stream" };
    if (source instanceof ArrayBuffer) return new Response(source, { headers });
    const answer = await fetch(source.url).catch((error: unknown) => {
      throw new DownloadError(`${name}: ${String(error)}`);
    });
    if (!answer.ok || !answer.body) throw new DownloadError(`${name}: ${answer.status} ${answer.statusText}`);
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
