/*
 * The service worker: keeps the whole site on the device, one version at a time. The build puts two lines before this:
 * VERSION, and FILES with the print of every file. A version is kept whole or not at all; a newer one is fetched beside
 * it, waits until it is asked for, and leaves the tabs that are still open on the older one their own files.
 */
const scope = new URL(self.registration.scope);
const family = `shang ${scope.pathname} `; // caches are the origin's: another Shang may live under another path
const mine = family + VERSION;
const OLD_TABS = new URL('.old-tabs', scope).href;
const PRINT = 'X-Shang-Print';
const AT_ONCE = 6;

const othersOfFamily = async () =>
  (await caches.keys()).filter((name) => name.startsWith(family) && name !== mine);

async function printOf(body) {
  const digest = await crypto.subtle.digest('SHA-256', body);
  return btoa(String.fromCharCode(...new Uint8Array(digest).subarray(0, 15)));
}

/** The same file from another version, or from an attempt that was cut short. */
async function alreadyHere(address, print) {
  for (const name of await othersOfFamily()) {
    const kept = await (await caches.open(name)).match(address);
    if (kept?.headers.get(PRINT) === print) return kept;
  }
  return undefined;
}

/** Only what this version was built with: no error page, no half file, nothing of a version still being uploaded. */
async function fetched(address, print) {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const body = await response.arrayBuffer();
  if ((await printOf(body)) !== print) throw new Error(`${address} is not of version ${VERSION}`);
  const headers = new Headers(response.headers);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name); // of the journey, not of the file
  headers.set(PRINT, print);
  return new Response(body, { headers });
}

async function keepEverything() {
  const cache = await caches.open(mine);
  const waiting = Object.entries(FILES);
  async function keepOn() {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [path, print] = next;
      const address = new URL(path, scope).href;
      if (await cache.match(address)) continue;
      await cache.put(address, (await alreadyHere(address, print)) ?? (await fetched(address, print)));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, keepOn));
}

const everyTab = () => self.clients.matchAll({ type: 'all', includeUncontrolled: true });

/** Whoever is here when a version takes over was served by the one before; null when that is long ago. */
const noteOldTabs = async (ids) => (await caches.open(mine)).put(OLD_TABS, Response.json(ids));
const readOldTabs = async () => (await (await caches.open(mine)).match(OLD_TABS))?.json();
let oldTabs;

async function takeOver() {
  await noteOldTabs((await everyTab()).map(({ id }) => id));
  await self.clients.claim();
}

/** From the version before this one. A cache without a list of tabs never got that far. */
async function fromBefore(address) {
  for (const name of await othersOfFamily()) {
    const cache = await caches.open(name);
    const kept = (await cache.match(OLD_TABS)) && (await cache.match(address));
    if (kept) return kept;
  }
  return undefined;
}

/** Forgets the other versions, once: when nobody is left who came with one, and no newer one is on its way. */
async function tidy() {
  const old = await readOldTabs();
  if (!old || self.registration.installing || self.registration.waiting) return;
  const here = new Set((await everyTab()).map(({ id }) => id));
  if (old.some((id) => here.has(id))) return;
  for (const name of await othersOfFamily()) await caches.delete(name);
  await noteOldTabs(null);
}

/** What is kept, whatever the address carries: search adds a time stamp, shared links their state. */
const kept = async (path) => (await caches.open(mine)).match(new URL(path, scope).href);

async function answerFile(request, path, tab) {
  oldTabs ??= readOldTabs();
  const old = (await oldTabs)?.includes(tab) && (await fromBefore(new URL(path, scope).href));
  return old || (await kept(path)) || fetch(request);
}

async function answerPage(request, path) {
  const page = path in FILES && (await kept(path));
  if (page) return page;
  if (`${path}/` in FILES) {
    const address = new URL(request.url);
    address.pathname += '/';
    return Response.redirect(address.href, 301);
  }
  try {
    return await fetch(request);
  } catch (error) {
    const missing = await kept('404.html');
    if (!missing) throw error;
    return new Response(missing.body, { status: 404, headers: missing.headers });
  }
}

self.addEventListener('install', (event) => event.waitUntil(keepEverything()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', ({ data }) => data === 'take over' && self.skipWaiting());
self.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.origin || !pathname.startsWith(scope.pathname)) return;
  const path = pathname.slice(scope.pathname.length);
  if (request.mode === 'navigate') {
    event.respondWith(answerPage(request, path));
    event.waitUntil(tidy());
  } else {
    event.respondWith(answerFile(request, path, clientId));
  }
});
