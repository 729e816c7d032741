import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { ask } from './support/ask.ts';
import { demo, mini, useBrowser } from './support/browser.ts';
import { storeList } from './support/storeList.ts';

const visit = useBrowser();
const dist = fileURLToPath(new URL('../packages/web/dist/', import.meta.url));
const assets = readdirSync(`${dist}assets`);
const textOf = (ending: RegExp) =>
  assets
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(`${dist}assets/${name}`, 'utf8'))
    .join('\n');

/** Bytes of all scripts that a page loads until the network is quiet, each with gzip. */
async function scriptBytes(address: string): Promise<number> {
  const page = await visit('about:blank');
  const names = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/assets\/([^/]+\.js)$/.exec(request.url()) ?? [];
    if (name) names.add(name);
  });
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(names.size).toBeGreaterThan(3);
  return [...names].reduce((sum, name) => sum + gzipSync(readFileSync(`${dist}assets/${name}`)).length, 0);
}

describe('the scripts of a page', () => {
  it.each([
    ['/', 110_000],
    // Its examples run queries, whose secrets are kept.
    ['/tutorial', 123_000],
    ['/citations', 117_000],
    ['/guide/errors', 120_000],
    ['/search?q=nlp7', 115_000],
    ['/query', 230_000],
  ])('weigh at most so much on %s: %i bytes', async (path, limit) => {
    expect(await scriptBytes(`${demo()}${path}`)).toBeLessThan(limit);
  });

  it('of the functions tab add at most 60 kB to those of the summary', async () => {
    const id = await ask(demo(), 'AT4G24020');
    const [summary, functions] = [
      await scriptBytes(`${demo()}/result/summary?request=${id}`),
      await scriptBytes(`${demo()}/result/functions?request=${id}`),
    ];
    expect(functions - summary).toBeLessThan(60_000);
  });
});

describe('the scripts of a gene list', () => {
  it('of its functions add at most 20 kB to those of its regulators', async () => {
    const id = await storeList(demo(), { list: 'Clock_Genes' });
    const [regulators, functions] = [
      await scriptBytes(`${demo()}/genes/regulators?list=${id}`),
      await scriptBytes(`${demo()}/genes/functions?list=${id}`),
    ];
    expect(functions - regulators).toBeLessThan(20_000);
  });
});

describe('a file of the pages', () => {
  const name = assets.find((one) => /^index-.*\.js$/.test(one)) ?? '';
  const get = (path: string, encoding: string) =>
    fetch(`http://127.0.0.1:${inject('port')}${path}`, { headers: { 'accept-encoding': encoding } });

  it.each(['br', 'gzip'])('is sent as the build has compressed it: %s', async (encoding) => {
    const response = await get(`/assets/${name}`, encoding);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('content-security-policy')).toBeNull();
    expect(await response.text()).toBe(readFileSync(`${dist}assets/${name}`, 'utf8'));
  });

  it('is sent as it is to a client that reads no compression', async () => {
    const response = await get(`/assets/${name}`, 'identity');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe(readFileSync(`${dist}assets/${name}`, 'utf8'));
  });

  it('without a hash in its name is asked for again, as documents are', async () => {
    for (const path of ['/icon.svg', '/', '/query']) {
      const { headers } = await get(path, 'gzip');
      expect(headers.get('cache-control'), path).toBe('no-cache');
      expect(headers.get('content-security-policy'), path).toContain("default-src 'self'");
    }
  });
});

it('the styles have a rule for each class of Mantine that the scripts use', () => {
  const classes = /\bm_[0-9a-f]{6,9}\b/g;
  const all = readFileSync(new URL('../node_modules/@mantine/core/styles.layer.css', import.meta.url), 'utf8').match(
    classes,
  );
  const [used, styled] = [new Set(textOf(/\.js$/).match(classes)), new Set(textOf(/\.css$/).match(classes))];
  const missing = [...new Set(all)].filter((name) => used.has(name) && !styled.has(name));
  expect(used.size).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

/** Opens a page whose scripts arrive when `letPass` is called. */
async function openWithHeldScripts(address: string): Promise<{ page: Page; letPass: () => void }> {
  const page = await visit('about:blank');
  let letPass: () => void = () => undefined;
  const held = new Promise<void>((done) => (letPass = done));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return { page, letPass };
}

/** Opens a page whose scripts never arrive. */
async function openWithoutScripts(address: string): Promise<Page> {
  const page = await visit('about:blank');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(address);
  return page;
}

describe('the first view', () => {
  it.each([
    ['/', 'search'],
    ['/tutorial', 'region'],
    ['/citations', 'region'],
    ['/guide/errors', 'region'],
  ] as const)('is there before any script: %s', async (path, role) => {
    const page = await openWithoutScripts(`${demo()}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('main').getByRole(role).first().waitFor();
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Query' }).waitFor();
    await expect.poll(() => page.getByRole('complementary', { name: 'About the data' }).count()).toBe(1);
    await expect.poll(() => page.title()).toContain('Trellis');
  });

  it('of every other page is its frame', async () => {
    const page = await openWithoutScripts(`${mini()}/query`);
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Data Overview' }).waitFor();
  });

  it('is of the edition of the host, and escapes what the data set says', async () => {
    const [one, other] = await Promise.all(
      ['arabidopsis', 'development'].map(async (edition) =>
        (await fetch(`http://127.0.0.1:${inject('port')}/?edition=${edition}`)).text(),
      ),
    );
    expect(one).toContain('"edition":"arabidopsis"');
    expect(other).toContain('"edition":"development"');
    const [, answers] = /<script type="application\/json" id="answers">(.*?)<\/script>/s.exec(one) ?? [];
    expect(answers).not.toContain('<');
    expect(JSON.parse(answers)).toMatchObject({ edition: 'arabidopsis' });
  });

  it.each(['light', 'dark'] as const)(
    'has the remembered theme before any script of the application: %s',
    async (scheme) => {
      const page = await openWithoutScripts(`${mini()}/citations`);
      await page.evaluate((value) => localStorage.setItem('trellis-color-scheme', value), scheme);
      await page.reload();
      await expect.poll(() => page.locator('html').getAttribute('data-mantine-color-scheme')).toBe(scheme);
    },
  );

  it('keeps what is typed and sent before it has its handlers', async () => {
    const { page, letPass } = await openWithHeldScripts(mini());
    const field = page.getByRole('main').getByRole('search').getByRole('combobox');
    await field.fill('BET');
    await field.press('Enter');
    expect(new URL(page.url()).pathname).toBe('/');
    letPass();
    await page.waitForURL(/\/result\/summary/);
    await page.getByRole('heading', { level: 1, name: /BET/ }).waitFor();
  });

  it('has the key of the search, and what is typed there, before it has its handlers', async () => {
    const { page, letPass } = await openWithHeldScripts(`${mini()}/overview`);
    const field = page.getByRole('banner').getByRole('combobox');
    await field.waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('alf/');
    expect(await field.inputValue()).toBe('alf/');
    letPass();
    await page.getByRole('listbox', { name: 'Results' }).waitFor();
    expect(await field.inputValue()).toBe('alf/');
  });
});

/** Cumulative layout shift of a page whose fonts and answers arrive late. */
async function shiftOf(path: string): Promise<number> {
  const page = await visit('about:blank');
  await page.route(/\.woff2|\/api\//, async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  await page.addInitScript(() => {
    const counted = window as unknown as { shift: number };
    counted.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counted.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await page.evaluate(() => document.fonts.load('16px Inter'));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}

describe('nothing moves while a page loads', () => {
  it.each(['/', '/tutorial', '/citations', '/query', '/overview', '/feedback', '/gene/AT4G24020', '/search?q=nlp7'])(
    '%s',
    async (path) => {
      expect(await shiftOf(`${demo()}${path}`)).toBeLessThan(0.02);
    },
  );

  it('a result', async () => {
    const id = await ask(demo(), 'AT4G24020');
    expect(await shiftOf(`${demo()}/result/summary?request=${id}`)).toBeLessThan(0.02);
  });
});
