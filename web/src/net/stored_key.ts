/**
 * The secret that this browser shares with the server, stored for the server's address only. It is a key that can sign
 * but cannot be read: a page of another program that later uses the same port cannot copy it.
 */
const DATABASE = "kingoftokyo.access";
const STORE = "keys";
const NAME = "server";
const HMAC = { name: "HMAC", hash: "SHA-256" };
const bytes = new TextEncoder();

let known: CryptoKey | null = null; // for browsers that store nothing

export async function storedKey(): Promise<CryptoKey | null> {
  return known ?? storedNow();
}

/** The key in the store: another tab may have replaced it. */
export async function storedNow(): Promise<CryptoKey | null> {
  const found = await inStore<CryptoKey | undefined>("readonly", (store) => store.get(NAME)).catch(() => null);
  return (known = found ?? known);
}

export async function storeKey(secret: string): Promise<CryptoKey> {
  const key = await crypto.subtle.importKey("raw", bytes.encode(secret), HMAC, false, ["sign"]);
  known = key;
  await inStore("readwrite", (store) => store.put(key, NAME)).catch(() => null);
  return key;
}

/** The HMAC of a text, in hexadecimal digits. */
export async function signed(key: CryptoKey, text: string): Promise<string> {
  return hexadecimal(new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes.encode(text))));
}

function hexadecimal(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function inStore<Answer>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<Answer> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await answerOf<IDBDatabase>(opening);
  try {
    return await answerOf<Answer>(act(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function answerOf<Answer>(request: IDBRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as Answer);
    request.onerror = () => reject(request.error ?? new Error("the browser stores nothing"));
  });
}
