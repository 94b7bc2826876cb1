/** The hashes behind fair dice, computed in the browser, so that nobody has to believe the server. */
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const SIZE = 32;

/** What was shown before the game, if this was its secret. */
export function commitmentOf(secret: string): string {
  return bytesToHex(blake2b(hexToBytes(secret), { dkLen: SIZE }));
}

/** The key from which all dice come: the secret, and everybody's words, a line for each seat. */
export function keyOf(secret: string, words: string[]): string {
  return bytesToHex(blake2b(utf8ToBytes(words.join("\n")), { dkLen: SIZE, key: hexToBytes(secret) }));
}
