/**
 * Who speaks: the server proves that it knows the secret of this browser, and only then the page computes its pass. The
 * secret itself comes once, for the key in the address, and is never sent. A pass is good until the server ends.
 */
import { signed, storedKey, storedNow, storeKey } from "./stored_key";
import type { Enter, Entered, Failure, Hello, Known } from "./wire";

/** The server has refused: of which kind, and why in its own words. */
export class RequestError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message);
  }
}

const keyOfAddress = new URLSearchParams(location.search).get("key");

let asking: Promise<string> | null = null;
let last: Promise<string> | null = null;

/** The pass of last time, as long as the server takes it. */
export function currentPass(): Promise<string> {
  return last ?? newPass();
}

/** A pass for the server that runs now. */
export function newPass(): Promise<string> {
  asking ??= askForPass().finally(() => (asking = null));
  last = asking;
  last.catch(() => (last = null));
  return asking;
}

async function askForPass(): Promise<string> {
  const key = await storedKey();
  const pass = key && ((await passBy(key)) ?? (await passByAnother()));
  if (pass) return pass;
  const entered = keyOfAddress && (await post<Enter, Entered>("enter", { key: keyOfAddress }));
  const entry = entered && (await passBy(await storeKey(entered.token)));
  if (entry) return entry;
  throw new RequestError({ message: "the page and the server do not know each other", why: "not-let-in", where: "", phrase: null });
}

/** By the key that another tab has stored meanwhile, for a server that has a new one. */
async function passByAnother(): Promise<string | null> {
  const key = await storedNow();
  return key && passBy(key);
}

/** What every request brings; null if whoever answers does not know the secret. */
async function passBy(key: CryptoKey): Promise<string | null> {
  const challenge = crypto.randomUUID().replaceAll("-", "");
  const known = await post<Hello, Known>("hello", { challenge });
  if (known?.proof !== (await signed(key, `server ${challenge} ${known?.nonce}`))) return null;
  return signed(key, `page ${known.nonce}`);
}

/** The answer; null if it is a refusal, or none of our server's. */
async function post<Body, Answer>(path: string, body: Body): Promise<Answer | null> {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`/api/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return answer.ok ? ((await answer.json().catch(() => null)) as Answer | null) : null;
}
