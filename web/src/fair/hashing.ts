/** The hashes behind fair dice, computed in the browser, so that nobody has to trust the server. */
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const SIZE = 32;
const STATES = 9222837871772172286n;

/** The commitment that belongs to this secret: it is shown before the game. */
export function commitmentOf(secret: string): string {
  return bytesToHex(blake2b(hexToBytes(secret), { dkLen: SIZE }));
}

/** The key from which all dice are derived: the secret, and everybody's words, one line for each seat. */
export function keyOf(secret: string, words: string[]): string {
  return bytesToHex(blake2b(utf8ToBytes(words.join("\n")), { dkLen: SIZE, key: hexToBytes(secret) }));
}

/** The head of a chained record before its first line. */
export function firstHead(header: string): string {
  return bytesToHex(blake2b(utf8ToBytes(header), { dkLen: SIZE }));
}

/** The head after one more line. */
export function nextHead(head: string, line: string): string {
  return bytesToHex(blake2b(concatBytes(hexToBytes(head), utf8ToBytes(line)), { dkLen: SIZE }));
}

/** The generator's state at the beginning of a line with this label. */
export function stateByLabel(key: string, label: string): bigint {
  return stateBy(key, utf8ToBytes(label));
}

/** The same in a chained record: by the head that the line leads to. */
export function stateByHead(key: string, head: string): bigint {
  return stateBy(key, hexToBytes(head));
}

function stateBy(key: string, line: Uint8Array): bigint {
  return (BigInt(`0x${bytesToHex(blake2b(line, { dkLen: 8, key: hexToBytes(key) }))}`) % STATES) + 1n;
}
