/** A random id of 32 hexadecimal digits. `crypto.randomUUID` exists only on pages of this machine or with TLS. */
const BYTES = 16;

export function newId(): string {
  if ("randomUUID" in crypto) return crypto.randomUUID().replaceAll("-", "");
  const drawn = (crypto as Crypto).getRandomValues(new Uint8Array(BYTES));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
