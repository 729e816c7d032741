/// <reference lib="webworker" />
import type { Program } from './program.ts';

declare const self: ServiceWorkerGlobalScope;
declare const trellisProgram: Program;

const { version, isKept, assets, texts } = trellisProgram;
const prefix = 'trellis program ';
const cacheName = prefix + version;
const known: ReadonlySet<string> = new Set(assets);

// Documents come from the server as long as it answers, and name the files of its build: a new build is there with the next page,
// while open tabs continue with the files of theirs. What this one has kept goes when the last of them is closed.
self.addEventListener('activate', (event) => event.waitUntil(isKept ? begin() : end()));
if (!isKept) self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('message', (event) => {
  // Without a network or room for all files the pages open as far as they are there.
  if (event.data === 'keep' && isKept)
    event.waitUntil(
      (keeping ??= keepAll()
        .catch(() => {})
        .finally(() => (keeping = undefined))),
    );
});

self.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (!isKept || method !== 'GET' || origin !== self.location.origin) return;
  if (isAsset(pathname)) event.respondWith(assetAt(event.request.url));
  // own value: a path begins with a slash
  else if (mode === 'navigate' ? isPage(pathname) : pathname in texts) event.respondWith(newest(event));
});

const isAsset = (path: string): boolean => path.startsWith('/assets/') && known.has(path.slice('/assets/'.length));

/** Whether an address is that of a page. All others are left to the server, answers of the API first of all. */
const isPage = (path: string): boolean =>
  /^\/gene\//.test(path) || !/^\/(?:api|embed|releases|clients|mcp|metrics|healthz|readyz)(?:\/|$)|\.\w+$/.test(path);

async function begin(): Promise<void> {
  await drop((name) => name !== cacheName);
  // Else each page would wait for the start of this program.
  await self.registration.navigationPreload?.enable();
}

/** Removes this program with all that it has kept. */
async function end(): Promise<void> {
  await drop(() => true);
  await self.registration.unregister();
}

async function drop(isOld: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && isOld(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** The files are being kept, for whichever tabs ask for that. */
let keeping: Promise<void> | undefined;

/** Keeps all files of this build, one after the other; ends where the server has another build. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const name of assets) {
    const address = new URL(`/assets/${name}`, self.location.origin).href;
    if (await cache.match(address)) continue;
    const response = await fetch(address);
    if (!response.ok) return;
    await cache.put(address, response);
  }
}

/** A file whose name changes with its content. A browser that keeps nothing, such as one with a full disk, asks the server each time. */
async function assetAt(address: string): Promise<Response> {
  const cache = await caches.open(cacheName).catch(() => undefined);
  const kept = await cache?.match(address).catch(() => undefined);
  if (kept) return kept;
  const response = await fetch(address);
  if (response.ok) void cache?.put(address, response.clone()).catch(() => {});
  return response;
}

/** What the server answers, else what there is of this build. */
async function newest({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const preloaded = (await preloadResponse) as Response | undefined;
    return preloaded ?? (await fetch(request));
  } catch {
    // own value: only paths that are in the texts come here
    const { headers, text } = texts[request.mode === 'navigate' ? '/' : new URL(request.url).pathname];
    return new Response(text, { headers });
  }
}
