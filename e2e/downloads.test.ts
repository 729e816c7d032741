import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { DuckDBInstance } from '@duckdb/node-api';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mini, useBrowser } from './support/browser.ts';
import { overhang, seriousFaults, seriousFaultsAt } from './support/pageState.ts';
import type { TestSite } from './support/site.ts';
import { serve, trellis } from './support/trellis.ts';

const visit = useBrowser();

describe('the page Downloads', () => {
  let site: TestSite;
  let data: string;
  const rice = () => `http://rice.localhost:${site.port}`;

  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'trellis-e2e-'));
    await trellis('import', 'fixtures/mini', '--edition', 'rice', '--data', data);
    await trellis('release', '--edition', 'rice', '--data', data);
    site = await serve(data);
  });
  afterAll(async () => {
    await site.stop();
    await rm(data, { recursive: true, force: true });
  });

  const open = async (options = {}): Promise<Page> => {
    const page = await visit(`${rice()}/downloads`, options);
    await page.getByRole('table', { name: 'Tables' }).waitFor();
    return page;
  };

  it('has each table with its rows and both files, which have the hashes of the list', async () => {
    const page = await open({ acceptDownloads: true });
    const row = page.getByRole('row', { name: /^Interactions/ });
    await expect.poll(() => row.getByRole('cell').first().textContent()).toBe('24');
    await page.getByText('SHA-256 of each file').click();
    const sums = (await page.getByLabel('SHA-256 of each file').textContent()) ?? '';
    for (const file of ['interactions.parquet', 'interactions.csv.gz']) {
      const link = page.getByRole('link', { name: `Download ${file}` });
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
      const hash = createHash('sha256').update(Buffer.concat(chunks)).digest('hex');
      expect([download.suggestedFilename(), sums.includes(`${hash}  ${file}`)]).toEqual([file, true]);
    }
  });

  it('has code that loads this release, which a button copies', async () => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    const version = await page.locator('#files code').first().textContent();
    for (const name of ['R', 'Python', 'DuckDB']) {
      const section = page.getByRole('region', { name, exact: true });
      const code = (await section.getByLabel(`Code for ${name}`).textContent()) ?? '';
      expect(code).toContain(`${rice()}/releases/${version}/`);
      await section.getByRole('button', { name: 'Copy' }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    }
  });

  it('has code for DuckDB that runs, and for Python that is Python', async () => {
    const page = await open();
    const base = `${rice()}/releases/${await page.locator('#files code').first().textContent()}/`;
    const codeFor = async (name: string) => (await page.getByLabel(`Code for ${name}`).textContent()) ?? '';
    const database = await DuckDBInstance.create(':memory:', { threads: '1' });
    const connection = await database.connect();
    const sql = (await codeFor('DuckDB')).replaceAll(base, `${join(data, 'releases/rice', base.slice(-13, -1))}/`);
    const rows = (await connection.runAndReadAll(sql)).getRowsJson();
    connection.closeSync();
    expect(rows[0]).toEqual(['AT1G00010', 'ALF', '3']);
    const python = await codeFor('Python');
    const check = 'import ast, sys; ast.parse(sys.stdin.read())';
    expect(spawnSync('python3', ['-c', check], { input: python }).status).toBe(0);
  });

  it('says which licenses are unknown, and that it is the current version', async () => {
    const page = await open();
    await page.getByText('It is the data set of this site.').waitFor();
    const licenses = page.getByRole('table', { name: 'Licenses of the sources' });
    await licenses.getByRole('row', { name: /Annotation of the genes.*License unknown/ }).waitFor();
    await page.getByText('ask the authors before you redistribute them').waitFor();
  });

  it('is linked from the foot of every page and says without a release how to write one', async () => {
    const page = await visit(`${mini()}/citations`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Downloads' }).click();
    await page.getByText('The development data set has no release yet.').waitFor();
    await page.getByText('trellis release --edition development').waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['Files#']);
    expect(await seriousFaults(page)).toEqual([]);
  });

  it('shows Retry when the releases cannot be loaded', async () => {
    const page = await visit(`${rice()}/query`);
    await page.route('**/api/releases/', (route) => route.abort('connectionrefused'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Downloads' }).click();
    await page.getByText('The releases could not be loaded.').first().waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await page.getByRole('table', { name: 'Tables' }).waitFor();
  });

  it('fits at every width; axe finds nothing', async () => {
    for (const width of [1440, 390]) {
      const page = await open({ viewport: { width, height: 800 } });
      await page.getByText('SHA-256 of each file').click();
      await expect.poll(() => overhang(page)).toBe(0);
      expect(await seriousFaultsAt(page, width)).toEqual([]);
    }
  });
});
