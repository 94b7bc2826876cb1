/**
 * Links that contain what they show: a finished record, or a position, compressed behind the `#` of the address. No server
 * ever sees it, and anybody with the page can open it.
 */
import type { PositionForm } from "../net/wire";

const KINDS = ["record", "position"] as const;
type Kind = (typeof KINDS)[number];

const MOST_LETTERS = 400_000; // of a link
const MOST_BYTES = 4_000_000; // of what is in it, like a save
const FORMAT = "deflate-raw";

export interface Shared {
  kind: Kind;
  text: string;
}

export function recordLink(page: string, text: string): Promise<string> {
  return linkTo(page, { kind: "record", text });
}

export function positionLink(page: string, form: PositionForm): Promise<string> {
  return linkTo(page, { kind: "position", text: JSON.stringify(form) });
}

async function linkTo(page: string, { kind, text }: Shared): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT));
  return `${page}#${kind}=${toBase64(new Uint8Array(await new Response(packed).arrayBuffer()))}`;
}

/** Whether the part of an address behind its `#` looks like a link of ours, damaged or not. */
export function isShared(hash: string): boolean {
  return KINDS.some((kind) => hash.startsWith(`#${kind}=`));
}

/** What the part of an address behind its `#` contains; null if it is no link of ours. Rejected if it is damaged. */
export async function sharedIn(hash: string): Promise<Shared | null> {
  const [name, data] = hash.replace(/^#/, "").split("=", 2);
  const kind = KINDS.find((one) => one === name);
  if (!kind || !data) return null;
  if (data.length > MOST_LETTERS) throw new RangeError("the link is too long");
  return { kind, text: await unpacked(fromBase64(data)) };
}

/** The text in these bytes, unless it is larger than any game. */
async function unpacked(packed: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream(FORMAT)).getReader();
  const decoder = new TextDecoder();
  let [text, size] = ["", 0];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError("the content of the link is too large");
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Base 64 with the letters that an address may have. */
function toBase64(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}
