// Keeps the app on this device, so that it opens without a network and practice can be played anywhere.
//
// One cache for each version of the app. A new version is fetched whole beside the old one and waits: a page that is open
// goes on with the parts it was made of, even when the server no longer has them. It takes over when no page of the old
// version is left: when all are closed, or when the only page there is has just been loaded from the new version.
importScripts('/precache.js');

const { version, files, onceUsed } = self.PRECACHE;
const PREFIX = 'sanh-rong-';
const CACHE = PREFIX + version;
const SHELL = '/';
/** Parts under here are named after what is in them, so any cache has the right one. */
const NAMED = '/assets/';
/** How long a page waits for the network before it is opened from here (milliseconds). */
const PATIENCE = 4000;
/** How many parts are fetched at once: a visitor who has just come is still loading a page. */
const AT_ONCE = 4;

const find = (path, options = {}) => caches.match(path, { ignoreVary: true, ...options });

const fetchPart = async (path) => {
  const known = path.startsWith(NAMED) ? await find(path) : undefined;
  const response = known ?? (await fetch(path, { cache: path.startsWith(NAMED) ? 'default' : 'no-cache' }));
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`);
  return response;
};

/** All parts or none: half an app is worse than the old one. */
const fetchApp = async () => {
  const cache = await caches.open(CACHE);
  const left = [...files];
  const work = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await cache.put(path, await fetchPart(path));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const path of onceUsed) {
    const used = await find(path);
    if (used !== undefined) await cache.put(path, used);
  }
};

const dropOthers = async () => {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
};

self.addEventListener('install', (event) => event.waitUntil(fetchApp()));

self.addEventListener('activate', (event) => event.waitUntil(dropOthers().then(() => self.clients.claim())));

/** A page says which version it was made of. */
self.addEventListener('message', (event) => {
  if (event.data?.kind !== 'arrived' || !files.includes(event.data.part)) return;
  const takeOver = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (pages.length <= 1) await self.skipWaiting();
  };
  event.waitUntil(takeOver());
});

const shell = () => find(SHELL, { cacheName: CACHE });

const after = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Every page of the app is the same shell; the server only writes another title for those who share the link. */
const openPage = async (request) => {
  const asked = fetch(request).then(
    (response) => (response.status >= 500 ? undefined : response),
    () => undefined,
  );
  const fresh = await Promise.race([asked, after(PATIENCE)]);
  return fresh ?? (await shell()) ?? (await asked) ?? Response.error();
};

/** A device without room plays on with what it has just fetched. */
const keep = async (path, response) => {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(path, response);
  } catch {}
};

const openPart = async (request, path) => {
  const kept = path.startsWith(NAMED) ? await find(path) : await find(path, { cacheName: CACHE });
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok && onceUsed.includes(path)) await keep(path, response.clone());
  return response;
};

/** The house itself and what its operators look at: what is asked there is never answered from here. */
const isHouse = (path) => /^\/(api|socket\.io|healthz)(\/|$)/.test(path);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || isHouse(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (pathname.startsWith(NAMED) || (pathname !== SHELL && files.includes(pathname))) {
    event.respondWith(openPart(request, pathname));
  }
});
