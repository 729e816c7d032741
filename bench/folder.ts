/**
 * `npm run bench:folder -- FOLDER [--query TGA1] [--slow 4] [--line] [--views [--at-once]] [--visits 3]`: opens a folder that `trellis site` wrote in a
 * real browser and prints, as medians of some visits, the time from navigation to a first answer of a new visitor and of one who returns,
 * the bytes until then, and the memory of the browser's pages. `--slow` gives all processes of the browser that part of the CPU, `--line` sends
 * files over a line of 10 Mb/s with 40 ms. `--views` prints the time of the first call of each
 * view too, once the page has prepared them, or with `--at-once` right behind the first answer.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { controlled } from '../e2e/support/callInPage.ts';
import { startFileServer, type FileServer } from '../e2e/support/fileServer.ts';
import { launch } from '../e2e/support/launch.ts';
import { median, report } from '../scripts/rig/report.ts';
import { slowDown } from './slowBrowser.ts';
import { slowLine } from './slowLine.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    query: { type: 'string', default: 'TGA1' },
    slow: { type: 'string', default: '1' },
    line: { type: 'boolean', default: false },
    views: { type: 'boolean', default: false },
    'at-once': { type: 'boolean', default: false },
    visits: { type: 'string', default: '3' },
  },
});
const [folder] = positionals;
if (!folder) throw new Error('usage: npm run bench:folder -- FOLDER');

/** 10 Mb/s. */
const line = { bytesPerMs: 1250, delayMs: 40 };

const start = (): Promise<FileServer> => startFileServer(folder, values.line ? slowLine(line) : undefined);

/** Runs the query as a visitor; returns its id and the letters of a link to it. */
async function ask(page: Page, site: string): Promise<{ id: string; letters: string }> {
  await page.goto(site);
  await controlled(page);
  return page.evaluate(async (query) => {
    const answer = await fetch('api/?result=0', { method: 'POST', body: new URLSearchParams({ query }) });
    const { request_id: id } = (await answer.json()) as { request_id: string };
    return { id, letters: await (await fetch(`api/portable/${id}/0/`)).text() };
  }, values.query);
}

/** Opens an address, and returns the time in ms until the frame in which its result is drawn. */
async function timeTo(page: Page, address: string): Promise<number> {
  const begin = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  const drawn = await page.waitForFunction(() => (globalThis as unknown as { drawnAt?: number }).drawnAt, undefined, {
    polling: pollMs,
  });
  return ((await drawn.jsonValue()) ?? NaN) - begin;
}

/** Time between two questions whether a result is drawn: they take time of the page. */
const pollMs = 50;

/** Notes in a page when its result is drawn; looking for roles instead would take a third of the time of a slow page. */
const noteDrawn = `
  const isDrawn = () =>
    /targeted by/.test(document.querySelector('h1')?.textContent ?? '') &&
    [...document.querySelectorAll('[role=img]')].some((one) => /targets? of/i.test(one.getAttribute('aria-label') ?? ''));
  const look = () => {
    if (isDrawn()) globalThis.drawnAt = performance.timeOrigin + performance.now();
    else requestAnimationFrame(look);
  };
  look();`;

/** Memory of the pages of a browser with their workers in MB: what its processes for pages do not share. */
function memoryOf(browserPid: number): number {
  let kilobytes = 0;
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one)))
    try {
      if (!readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('--type=renderer')) continue;
      if (!isBelow(Number(name), browserPid)) continue;
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/smaps_rollup`, 'utf8'))?.[1]);
    } catch {
      // It has ended.
    }
  return (kilobytes * 1024) / 1e6;
}

function isBelow(pid: number, above: number): boolean {
  for (let one = pid; one > 1; one = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1]))
    if (one === above) return true;
  return false;
}

interface Visit {
  readonly cold: number;
  readonly coldBytes: number;
  readonly memory: number;
  readonly back: number;
  readonly backBytes: number;
}

async function visit(browser: Browser, letters: string, id: string): Promise<Visit> {
  const server = await start();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(noteDrawn);
  const end = slowDown(process.pid, Number(values.slow));
  try {
    const shown = encodeURIComponent(`/result/summary?request=${id}&revision=0`);
    const page = await context.newPage();
    const cold = await timeTo(page, `${server.site}#open=${shown}&question=${letters}`);
    const [coldBytes, memory] = [server.sent(), memoryOf(process.pid)];
    // A visitor who returns has all files.
    await keepAll(page, server.site);
    await untilQuiet(server);
    const before = server.sent();
    await page.close();
    const again = await context.newPage();
    await stopServiceWorker(context, again);
    const back = await timeTo(again, `${server.site}result/summary?request=${id}&revision=0`);
    return { ...{ cold, coldBytes, memory, back }, backBytes: server.sent() - before };
  } finally {
    end();
    await context.close();
    server.stop();
  }
}

/** Ends the service worker, as a browser does some time after the last tab. */
async function stopServiceWorker(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** Waits until the browser has kept the whole site. */
async function keepAll(page: Page, site: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('keep'));
  const paths = await page.evaluate(async (base) => {
    const sums = await (await fetch(`${base}SHA256SUMS`)).text();
    const all = sums.split('\n').map((text) => text.slice(66).replace(/\.gz$/, ''));
    return all.filter((path) => /^(?:assets|engine|data)\//.test(path)).map((path) => base + path);
  }, site);
  await page.waitForFunction(async (wanted) => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const urls = new Set(kept.flat().map(({ url }) => url));
    return wanted.every((url) => urls.has(url));
  }, paths);
}

/** Time without a byte after which a line is quiet, in ms. */
const quietMs = 1500;

async function untilQuiet({ sent }: FileServer): Promise<void> {
  for (let before = -1; before !== sent(); await setTimeout(quietMs)) before = sent();
}

const views = (id: string): readonly string[] => [
  ...['summary', 'table', 'list_enrichment', 'motif_enrichment', 'analysis_enrichment', 'sungear'].map(
    (name) => `api/${name}/${id}/`,
  ),
  ...['bound_regulated', 'functions', 'network'].map((name) => `api/${name}/${id}/`),
  ...['csv', 'xlsx'].map((ending) => `api/export/${id}.${ending}`),
];

/** Prints the times of views, one after the other, and the memory of the pages after the largest. */
async function reportViews(context: BrowserContext, server: FileServer, id: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(server.site);
  await controlled(page);
  if (!values['at-once']) await untilQuiet(server);
  let most = 0;
  for (const path of views(id)) {
    const { ms, bytes, status } = await page.evaluate(async (address) => {
      const begin = performance.now();
      const answer = await fetch(address);
      let bytes = 0;
      const reader = answer.body?.getReader();
      for (let next = await reader?.read(); next && !next.done; next = await reader?.read())
        bytes += next.value.length;
      return { ms: performance.now() - begin, bytes, status: answer.status };
    }, path);
    const memory = memoryOf(process.pid);
    most = Math.max(most, memory);
    const facts = `${status}, ${(bytes / 1000).toFixed(0)} kB, then ${memory.toFixed(0)} MB of memory`;
    report(`${path.replace(id, 'ID')} (${facts})`, ms);
  }
  report('most memory of pages after a view', most, { unit: 'MB' });
  await page.close();
}

const browser = await launch();
try {
  const server = await start();
  const context = await browser.newContext();
  const { id, letters } = await ask(await context.newPage(), server.site);
  if (values.views) await reportViews(context, server, id);
  await context.close();
  server.stop();
  const visits: Visit[] = [];
  for (let i = 0; i < Number(values.visits); i++) visits.push(await visit(browser, letters, id));
  const middle = (of: (one: Visit) => number) => median(visits.map(of));
  if (visits.length > 0) {
    report(
      'navigation to first answer',
      middle(({ cold }) => cold),
    );
    report(
      'bytes until then',
      middle(({ coldBytes }) => coldBytes / 1000),
      { unit: 'kB' },
    );
    report(
      'memory of pages then',
      middle(({ memory }) => memory),
      { unit: 'MB' },
    );
    report(
      'the same on a return visit',
      middle(({ back }) => back),
    );
    report(
      'bytes of the return visit',
      middle(({ backBytes }) => backBytes / 1000),
      { unit: 'kB' },
    );
  }
} finally {
  await browser.close();
}
