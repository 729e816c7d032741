import { gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from 'playwright-core';

/** A line of 1.6 Mb/s; the CPU runs at a quarter of its speed. */
const bytesPerSecond = 1_600_000 / 8;
const slowdown = 4;
/** A page is quiet after this time without a long task and without bytes. */
const quietMs = 1000;

/** What one visit with an empty cache took; times in milliseconds from the start of the navigation. */
export interface Visit {
  /** Bytes of each script, with gzip, by its address. */
  readonly scripts: ReadonlyMap<string, number>;
  /** Bytes of everything as it is sent. */
  readonly bytes: number;
  /** First contentful paint. */
  readonly painted: number;
  /** The main control of the page has its handlers, and the long tasks before that are over. */
  readonly interactive: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

/** Opens an address as a new visitor on a slow line and a slow CPU, and waits until the page is quiet. */
export async function measureVisit(browser: Browser, address: string, control: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const bytes = await countBytes(page);
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(observe, control);
    await page.goto(address, { timeout: 120_000 });
    await page.waitForFunction(() => Number.isFinite(window.seenByBench.usable), null, { timeout: 60_000 });
    await waitUntilQuiet(page, bytes);
    const seen = await page.evaluate(() => window.seenByBench);
    return { ...bytes, painted: seen.painted, interactive: interactiveOf(seen), shift: seen.shift };
  } finally {
    await context.close();
  }
}

/** The control can be used when it has its handlers and the task that gave them is over. */
function interactiveOf({ usable, tasks }: Observed): number {
  const running = tasks.find(({ start, end }) => start <= usable && usable <= end);
  return Math.max(usable, running?.end ?? 0);
}

interface Observed {
  painted: number;
  usable: number;
  shift: number;
  tasks: { readonly start: number; readonly end: number }[];
}

declare global {
  interface Window {
    seenByBench: Observed;
  }
}

/** Runs in the page: records paints, long tasks, layout shifts, and the frame in which the control has its handlers. */
function observe(control: string): void {
  const seen: Observed = { painted: NaN, usable: NaN, shift: 0, tasks: [] };
  window.seenByBench = seen;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.painted = startTime;
  });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, end: startTime + duration }));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  const hasHandlers = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const look = () => {
    if (hasHandlers(document.querySelector(control))) seen.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

interface Bytes {
  readonly scripts: Map<string, number>;
  bytes: number;
}

/** Slows the line and the CPU of a page down, empties its cache, and counts the bytes that arrive. */
async function countBytes(page: Page): Promise<Bytes> {
  const session = await page.context().newCDPSession(page);
  const counted: Bytes = { scripts: new Map(), bytes: 0 };
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (counted.bytes += encodedDataLength));
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      void weigh(request).then((size) => counted.scripts.set(request.url(), size));
  });
  return counted;
}

/** Bytes of a script with gzip. */
async function weigh(request: Request): Promise<number> {
  const response = await request.response();
  return response ? gzipSync(await response.body(), { level: 9 }).length : 0;
}

/** Waits until nothing has arrived and no long task has run for a while. */
async function waitUntilQuiet(page: Page, counted: Bytes): Promise<void> {
  let before = -1;
  while (before !== counted.bytes) {
    before = counted.bytes;
    await page.waitForTimeout(quietMs);
    await page.waitForFunction(
      (ms) => performance.now() - (window.seenByBench.tasks.at(-1)?.end ?? 0) > ms,
      quietMs,
      { timeout: 60_000 },
    );
  }
}
