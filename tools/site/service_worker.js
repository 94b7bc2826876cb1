// Keeps the whole game in this browser, so that it opens without a network. The build fills in VERSION and FILES.
const VERSION = "__VERSION__";
const FILES = __FILES__;
const DOCUMENTATION = __DOCUMENTATION__;
const OURS = `kingoftokyo ${self.registration.scope} `; // another copy of the game may lie beside this one
const CACHE = OURS + VERSION;

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
    await cache.put(file, known ?? (await fetched(file)));
  }
}

// Some hosts answer `index.html` with a redirection to `/`; a browser does not take such an answer for a page.
async function fetched(file) {
  const answer = await fetch(new Request(file, { cache: "no-cache" }));
  if (!answer.ok) throw new TypeError(`${file}: ${answer.status}`);
  return answer.redirected ? new Response(answer.body, { headers: answer.headers }) : answer;
}

// The last version before this one stays: another tab may still run it.
async function takeOver() {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(OURS) && name !== CACHE,
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
