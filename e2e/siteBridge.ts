import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { launch } from './support/launch.ts';

/**
 * Serves the calls of a folder that `trellis site` wrote over HTTP: each is passed to `fetch` of a page of the folder in a real
 * browser. So scripts that check a server check a folder too:
 *
 *     npm run site-bridge -- FOLDER [PORT]
 */
const [folder, port = '7100'] = process.argv.slice(2);
if (!folder) throw new Error('usage: npm run site-bridge -- FOLDER [PORT]');

/** A part of the address: a site can be below any path. */
const base = '/some/path/';

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Sends files as the simplest web servers do. */
async function sendFile({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  const inside = path.startsWith(base) ? normalize(path.slice(base.length - 1)) : undefined;
  const file = inside === undefined ? undefined : await fileAt(join(folder, inside));
  if (file === undefined) return void response.writeHead(404, { 'Content-Type': 'text/html' }).end('not found');
  const type = types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  response.writeHead(200, { 'Content-Type': type }).end(await readFile(file));
}

async function fileAt(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) return fileAt(join(path, 'index.html'));
  return found && path;
}

async function listen(server: Server, on: number): Promise<number> {
  server.listen(on, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : on;
}

/** Makes a call in the page. */
const callIn = (page: Page, call: { method: string; path: string; headers: Record<string, string>; body: string }) =>
  page.evaluate(async ({ method, path, headers, body }) => {
    const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const init = { method, headers, ...(hasBody && { body: bytes }), redirect: 'manual' } as const;
    const answer = await fetch(path, init);
    const content = await answer.blob();
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsDataURL(content);
    });
    return {
      status: answer.status,
      headers: [...answer.headers],
      body: text.slice(text.indexOf(',') + 1),
    };
  }, call);

const files = createServer((request, response) => void sendFile(request, response));
const site = `http://127.0.0.1:${await listen(files, 0)}${base}`;
const browser = await launch();
const page = await browser.newPage();
page.on('console', (message) => {
  if (message.type() === 'error') console.error(message.text());
});
page.on('pageerror', (error) => console.error(error));
await page.goto(site);
await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Headers that the browser sets itself, or that are of the connection. */
const ofConnection = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  'cookie',
]);

const bridge = createServer((request, response) => {
  void (async () => {
    const entries = Object.entries(request.headers).filter(([name]) => !ofConnection.has(name));
    const answer = await callIn(page, {
      method: request.method ?? 'GET',
      path: base + (request.url ?? '/').slice(1),
      headers: Object.fromEntries(entries.map(([name, value]) => [name, String(value)])),
      body: (await buffer(request)).toString('base64'),
    });
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(answer.body, 'base64'));
  })().catch((error: unknown) => {
    console.error(error);
    response.writeHead(502).end(String(error));
  });
});
console.log(`${site} answers at http://127.0.0.1:${await listen(bridge, Number(port))}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void browser.close().then(() => process.exit(0)));
