// Keeps the whole game in this browser, so that it opens without a network. The build fills in VERSION and FILES.
const VERSION = "__VERSION__";
const FILES = __FILES__;
const DOCUMENTATION = __DOCUMENTATION__;
const CACHE = `kingoftokyo-${VERSION}`;

self.addEventListener("install", (event) => event.waitUntil(store(FILES)));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const ours = new URL(event.request.url).origin === self.location.origin;
  if (ours && event.request.method === "GET") event.respondWith(answer(event.request));
});
self.addEventListener("message", ({ data, waitUntil }) => {
  if (data === "update") void self.skipWaiting();
  if (data === "documentation") void store(DOCUMENTATION);
});

// Files have the hash of their content in their names: one that an older version has stored is taken from there.
async function store(files) {
  const cache = await caches.open(CACHE);
  for (const file of files) {
    if (await cache.match(file)) continue;
    const known = /-[0-9a-f]{10}\.\w+$/.test(file) || file.startsWith("assets/") ? await caches.match(file) : undefined;
    if (known) await cache.put(file, known);
    else await cache.add(new Request(file, { cache: "no-cache" }));
  }
}

async function takeOver() {
  const others = (await caches.keys()).filter((name) => name.startsWith("kingoftokyo-") && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const path = new URL(request.url).pathname;
  const stored = await cache.match(path.endsWith("/") ? `${path}index.html` : path, { ignoreSearch: true });
  return stored ?? fetch(request);
}
