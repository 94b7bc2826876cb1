/**
 * Mutual authentication: the server proves that it knows the secret of this browser, then the page computes its pass. The
 * secret is received once, in exchange for the key in the address, and never sent. A pass is valid until the server ends.
 */
import { signed, storedKey, storedNow, storeKey } from "./stored_key";
import { newId } from "./new_id";
import { RequestError } from "./request_error";
import type { Enter, Entered, Hello, Known } from "./wire";

const keyOfAddress = new URLSearchParams(location.search).get("key");

let asking: Promise<string> | null = null;
let last: Promise<string> | null = null;

/** The last pass: the server may no longer accept it. */
export function currentPass(): Promise<string> {
  return last ?? newPass();
}

/** A new pass, for the server that runs now. */
export function newPass(): Promise<string> {
  asking ??= askForPass().finally(() => (asking = null));
  last = asking;
  last.catch(() => (last = null));
  return asking;
}

async function askForPass(): Promise<string> {
  const key = isSecureContext ? await storedKey() : null; // elsewhere browsers sign nothing: such a page is a guest
  const pass = key && ((await passBy(key)) ?? (await passByAnother()));
  if (pass) return pass;
  const entered = isSecureContext && keyOfAddress && (await post<Enter, Entered>("enter", { key: keyOfAddress }));
  const entry = entered && (await passBy(await storeKey(entered.token)));
  if (entry) return entry;
  throw new RequestError({ message: "the page and the server do not know each other", why: "not-let-in", where: "", phrase: null });
}

/** A pass by the key that another tab has stored in the meantime, for a server with a new secret. */
async function passByAnother(): Promise<string | null> {
  const key = await storedNow();
  return key && passBy(key);
}

/** The pass that every request contains; null if the server does not know the secret. */
async function passBy(key: CryptoKey): Promise<string | null> {
  const challenge = newId();
  const known = await post<Hello, Known>("hello", { challenge });
  if (known?.proof !== (await signed(key, `server ${challenge} ${known?.nonce}`))) return null;
  return signed(key, `page ${known.nonce}`);
}

/** The answer; null if it is an error, or not from our server. */
async function post<Body, Answer>(path: string, body: Body): Promise<Answer | null> {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`/api/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return answer.ok ? ((await answer.json().catch(() => null)) as Answer | null) : null;
}
