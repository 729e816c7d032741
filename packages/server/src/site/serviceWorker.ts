/// <reference lib="webworker" />
import { releaseIndex } from './manifest.ts';
import type { AnswerMessage, CallMessage } from './messages.ts';
import { unpackedPath, packedType } from './packedFiles.ts';
import { withoutSavedName } from './savedName.ts';
import { unpacked } from './unpacked.ts';

declare const self: ServiceWorkerGlobalScope;

/** Hash of the files of this version of the site, filled in when the folder is written. */
const version = '@VERSION@';

const scope = new URL('./', self.location.href);
const cacheName = `trellis pages ${scope.pathname} ${version}`;

// Open tabs continue with their version: a new one begins when all of them are closed.
self.addEventListener('install', (event) => event.waitUntil(keepPage()));
self.addEventListener('activate', (event) => event.waitUntil(dropOld().then(() => self.clients.claim())));
self.addEventListener('message', (event) => {
  if (event.data === 'claim') event.waitUntil(self.clients.claim());
  // Without a network or room for all files the site works as far as they are there.
  if (event.data === 'keep')
    event.waitUntil(
      (keeping ??= keepAll()
        .catch(() => {})
        .finally(() => (keeping = undefined))),
    );
});
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== scope.origin) return;
  const path = pathBelow(url);
  if (path !== undefined && isAnswered(path)) event.respondWith(callOf(event, `/${path}${url.search}`));
  else if (event.request.mode === 'navigate' && path !== undefined && !isFile(path))
    event.respondWith(page(event.request));
  else if (event.request.method === 'GET' && path !== undefined && isOfVersion(path))
    event.respondWith(file(event.request));
});

/** Whether an address is answered by the engine: calls of the API, and pictures of figures. */
const isAnswered = (path: string): boolean => /^(?:api\/|embed\/[^/]+\/[\w-]+\.svg$)/.test(path);

/** Whether an address is that of a file, and not of a page: a part of the data, a file of a release or a client. */
const isFile = (path: string): boolean => /^(?:data\/|releases\/[^/]+\/.|clients\/.)/.test(path);

/** Whether a file is of a version of the site, and is kept with it. */
const isOfVersion = (path: string): boolean =>
  /^(?:assets|engine)\//.test(path) ||
  ['site.json', releaseIndex, 'start.js', 'first-paint.js', 'icon.svg', 'manifest.webmanifest'].includes(path);

/** The path of an address below the site. */
const pathBelow = ({ pathname }: URL): string | undefined =>
  pathname.startsWith(scope.pathname) ? pathname.slice(scope.pathname.length) : undefined;

let opened: Promise<Cache> | undefined;

/** The files of this version that are kept. The cache is opened once: a page asks for fifty files. */
function kept(): Promise<Cache> {
  opened ??= caches.open(cacheName).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function keepPage(): Promise<void> {
  const cache = await kept();
  // What every page begins with; a page without a network is white without it.
  for (const path of ['index.html', 'site.json', 'start.js', 'first-paint.js'])
    await cache.add(new Request(new URL(path, scope), { cache: 'no-cache' }));
}

/** The files are being kept, for whichever tabs ask for that. */
let keeping: Promise<void> | undefined;

/** Keeps all files of the site, so that it works without a network. What cannot be kept now is read when it is needed. */
async function keepAll(): Promise<void> {
  const sums = await fetch(new URL('SHA256SUMS', scope), { cache: 'no-cache' });
  const paths = (await sums.text()).split('\n').map((line) => line.slice(66));
  const [pages, data] = [await kept(), await caches.open(`trellis data ${scope.pathname}`)];
  for (const path of paths) {
    const cache = path.startsWith('data/') ? data : isOfVersion(path) ? pages : undefined;
    const address = new URL(unpackedPath(path), scope).href;
    if (!cache || (await cache.match(address))) continue;
    const response = await received(address);
    if (!response.ok) return;
    await cache.put(address, response);
  }
}

async function dropOld(): Promise<void> {
  const mine = `trellis pages ${scope.pathname} `;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(mine) && name !== cacheName).map((name) => caches.delete(name)),
  );
}

/** The document of every page, with the addresses of its files from the root of the site. */
async function page(request: Request): Promise<Response> {
  const found = await (await kept()).match(new URL('index.html', scope));
  if (!found) return fetch(request);
  const html = (await found.text()).replaceAll('"./', `"${scope.pathname}`);
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** A file whose name changes with its content. */
async function file(request: Request): Promise<Response> {
  const cache = await kept();
  const found = await cache.match(request.url);
  if (found) return found;
  const response = await received(request.url);
  if (response.ok) void cache.put(request.url, response.clone()).catch(() => {});
  return response;
}

/** A file as the host has it, unpacked if it is packed there. A cut download is tried again once. */
const received = (address: string): Promise<Response> => receive(address).catch(() => receive(address));

async function receive(address: string): Promise<Response> {
  const type = packedType(pathBelow(new URL(address)) ?? '');
  if (type === undefined) return fetch(address);
  const response = await fetch(`${address}.gz`);
  if (!response.ok) return response;
  return new Response(await unpacked(response), { headers: { 'Content-Type': type } });
}

const problem = (detail: string): Response =>
  new Response(detail, { status: 503, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

/** Has a call answered by the engine, which a page reaches. */
async function callOf({ request, clientId, resultingClientId }: FetchEvent, address: string): Promise<Response> {
  const { address: url, headers: saving } = withoutSavedName(address);
  const client = await pageOf(clientId || resultingClientId);
  if (!client)
    return problem('This site computes its answers in a tab: open its home page, then this address again.');
  const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await request.arrayBuffer();
  const message: CallMessage = {
    kind: 'trellis call',
    method: request.method,
    url,
    hostname: scope.hostname,
    headers: Object.fromEntries(request.headers),
    body,
  };
  const { port1, port2 } = new MessageChannel();
  client.postMessage(message, [port2, ...(body ? [body] : [])]);
  request.signal.addEventListener('abort', () => port1.postMessage('left'));
  return answerFrom(port1, saving);
}

/** The page that asks, or any other of the site: it passes calls on to the engine. */
async function pageOf(id: string): Promise<Client | undefined> {
  const pages = await self.clients.matchAll({ type: 'window' });
  return pages.find((one) => one.id === id && !isCall(one)) ?? pages.find((one) => !isCall(one));
}

function isCall({ url }: Client): boolean {
  const path = pathBelow(new URL(url));
  return path === undefined || isAnswered(path);
}

/** Headers of an answer, which leads to a path of the site where it leads to another one. */
function placed(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { location } = headers;
  return location?.startsWith('/') ? { ...headers, location: scope.pathname + location.slice(1) } : headers;
}

/** The answer that comes through a port; its pieces are asked for as they are read. A good one is saved if `saving` says so. */
function answerFrom(port: MessagePort, saving: Readonly<Record<string, string>>): Promise<Response> {
  return new Promise((resolve) => {
    let controller: ReadableStreamDefaultController<Uint8Array>;
    const stream = new ReadableStream<Uint8Array>(
      {
        start: (given) => void (controller = given),
        pull: () => port.postMessage('more'),
        cancel: () => port.postMessage('left'),
      },
      { highWaterMark: 4 },
    );
    port.onmessage = ({ data }: MessageEvent<AnswerMessage>) => {
      if (data.kind === 'head') {
        const { status } = data;
        const headers = { ...(status < 400 && saving), ...placed(data.headers) };
        resolve(new Response([204, 304].includes(status) ? null : stream, { status, headers }));
      } else if (data.kind === 'piece') {
        controller.enqueue(data.bytes);
        if ((controller.desiredSize ?? 0) > 0) port.postMessage('more');
      } else if (data.kind === 'end') {
        controller.close();
        port.close();
      } else {
        resolve(problem(`The site cannot compute its answers now: ${data.sentence}.`));
        port.close();
      }
    };
  });
}
