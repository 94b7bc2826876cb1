// Keeps the whole game in this browser, so that it opens without a network. The build fills in VERSION and FILES.
const VERSION = "__VERSION__";
const FILES = __FILES__;
const DOCUMENTATION = __DOCUMENTATION__;
const CACHE = `kingoftokyo-${VERSION}`;

self.addEventListener("install", (event) => event.waitUntil(store(FILES)));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const ours = new URL(event.request.url).origin === self.location.origin;
  if (ours && event.request.method === "GET")
    event.respondWith(answer(event.request));
});
self.addEventListener("message", ({ data }) => {
  if (data === "update") void self.skipWaiting();
  if (data === "documentation") void store(DOCUMENTATION);
});

// Files have the hash of their content in their names: one that an older version has stored is taken from there.
async function store(files) {
  const cache = await caches.open(CACHE);
  for (const file of files) {
    if (await cache.match(file)) continue;
    const known =
      /-[0-9a-f]{10}\.\w+$/.test(file) || file.startsWith("assets/")
        ? await caches.match(file)
        : undefined;
    if (known) await cache.put(file, known);
    else await cache.add(new Request(file, { cache: "no-cache" }));
  }
}

// The last version before this one stays: another tab may still run it.
async function takeOver() {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith("kingoftokyo-") && name !== CACHE,
  );
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request) {
  const { pathname } = new URL(request.url);
  const path = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
  const stored =
    (await (await caches.open(CACHE)).match(path)) ??
    (await caches.match(path));
  return stored ?? fetch(request);
}
