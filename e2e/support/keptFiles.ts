import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Addresses of all that the browser has kept of a site. */
export const keptOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(stores.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
  });

/** Opens a page of a server, and waits until the browser has kept all pages. */
export async function keepPages(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage('keep'));
  const all = await page.evaluate(async () => {
    const text = await (await fetch('/serviceWorker.js')).text();
    return (JSON.parse(/^const \w+ = (.*);$/m.exec(text)?.[1] ?? '{}') as { assets: string[] }).assets;
  });
  expect(all.length).toBeGreaterThan(100);
  await expect.poll(async () => (await keptOf(page)).sort()).toEqual(all.map((name) => `/assets/${name}`).sort());
}

/** The files of the pages of a folder that the browser has not kept yet. */
const missingOf = (page: Page, site: string) =>
  page.evaluate(async (base) => {
    const sums = await (await fetch(`${base}SHA256SUMS`)).text();
    const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const kept = new Set(keys.flat().map(({ url }) => url));
    // Programs are kept as they are asked for, unpacked.
    const paths = sums.split('\n').map((line) => line.slice(66).replace(/\.gz$/, ''));
    return paths.filter(
      (path) => /^(?:(?:assets|engine|data)\/|start\.js$|first-paint\.js$)/.test(path) && !kept.has(base + path),
    );
  }, site);

/** Waits until the browser has kept all files of a folder whose page is open. */
export async function keepFolder(page: Page, site: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('keep'));
  await expect.poll(() => missingOf(page, site)).toEqual([]);
}
