import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { callInPage, controlled } from './support/callInPage.ts';
import { base, listen, startFileServer } from './support/fileServer.ts';
import { launch } from './support/launch.ts';

/**
 * Serves the calls of a folder that `trellis site` wrote over HTTP: each is passed to `fetch` of a page of the folder in a real
 * browser. So scripts that check a server check a folder too:
 *
 *     npm run site-bridge -- FOLDER [PORT]
 */
const [folder, port = '7100'] = process.argv.slice(2);
if (!folder) throw new Error('usage: npm run site-bridge -- FOLDER [PORT]');

const { site } = await startFileServer(folder);
const browser = await launch();
const page = await browser.newPage();
page.on('console', (message) => {
  if (message.type() === 'error') console.error(message.text());
});
page.on('pageerror', (error) => console.error(error));
await page.goto(site);
await controlled(page);

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
    const answer = await callInPage(page, {
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
// Closing an idle connection during the next call of a script would look like a fault of the site.
bridge.keepAliveTimeout = 120_000;
console.log(`${site} answers at http://127.0.0.1:${await listen(bridge, Number(port))}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void browser.close().then(() => process.exit(0)));
