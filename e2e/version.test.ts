import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { axe } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { serve, trellis, type RunningServer } from './support/trellis.ts';

const visit = useBrowser();

/** A site of its own, since its data set is replaced. */
describe('a result whose data set was replaced', () => {
  let data: string;
  let folder: string;
  let server: RunningServer;
  let imports = 0;
  const site = () => `http://localhost:${server.port}`;
  const version = async () =>
    ((await (await fetch(`http://127.0.0.1:${server.port}/api/site/`)).json()) as { version: string }).version;

  /** Imports the folder as a new version, and waits until the server uses it. */
  async function importNext(): Promise<void> {
    const before = await version();
    await trellis('import', folder, '--edition', 'development', '--label', `import ${++imports}`, '--data', data);
    await expect.poll(version, { timeout: 10_000 }).not.toBe(before);
  }

  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'trellis-e2e-version-'));
    folder = join(data, 'import');
    await cp('fixtures/mini', folder, { recursive: true });
    await trellis('import', folder, '--edition', 'development', '--data', data);
    server = await serve(data);
  });
  afterAll(async () => {
    await server.stop();
    await rm(data, { recursive: true, force: true });
  });

  const older = (page: Page) => page.getByText('Newer data are available.');

  it('stays on its version, says so, and links to what would change', async () => {
    const [id, first] = [await ask(site(), 'BET'), await version()];
    const page = await visit(`${site()}/result/table?request=${id}`);
    await page.getByRole('gridcell').first().waitFor();
    await expect.poll(() => older(page).count()).toBe(0);
    await rm(join(folder, 'analyses/004_BET_DAP.csv'));
    await rm(join(folder, 'analyses/004_BET_DAP.txt'));
    await importNext();
    await page.reload();
    await older(page).waitFor();
    await expect
      .poll(() => page.getByRole('region', { name: 'Newer data are available.' }).innerText())
      .toContain(`version ${first.slice(0, 12)} of `);
    await page.getByRole('link', { name: 'What would change' }).click();
    await page.getByRole('heading', { name: /^1 analysis changes; 0 target genes gained and \d lost$/ }).waitFor();
    const rows = page.getByRole('region', { name: 'Analyses that change' }).locator('tbody tr');
    await expect.poll(() => rows.allInnerTexts()).toEqual([expect.stringContaining('Removed')]);
    const { violations } = await axe(page).analyze();
    expect(violations.map(({ id: rule, nodes }) => [rule, nodes[0].html])).toEqual([]);
    await page.getByText('Target genes', { exact: true }).click();
    const genes = page.getByRole('region', { name: 'Target genes gained and lost' }).locator('tbody tr');
    await expect.poll(() => genes.count()).toBeGreaterThan(0);
    await page.getByLabel('Search the table').fill('no such gene');
    await page.getByText('No row has the searched text.').waitFor();
  });

  it('is computed on the newest data by a button, and both results link to each other', async () => {
    const id = await ask(site(), 'ALF or BET');
    await importNext();
    const page = await visit(`${site()}/result/summary?request=${id}`);
    await page.getByRole('button', { name: 'Compute on the newest data' }).click();
    await page.getByText('Computed again on newer data.').waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('request')).not.toBe(id);
    await expect.poll(() => older(page).count()).toBe(0);
    await page.getByRole('link', { name: 'What changed' }).click();
    await page.getByRole('heading', { name: 'Nothing changes in this result' }).waitFor();
    await page.goto(`${site()}/result/summary?request=${id}`);
    await page.getByRole('link', { name: 'Open the result on the newest data' }).click();
    await page.getByRole('link', { name: 'Earlier result' }).click();
    await older(page).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('request')).toBe(id);
  });

  it('fits a phone, in the dark theme too', async () => {
    const id = await ask(site(), 'ALF');
    await importNext();
    const options = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;
    const page = await visit(`${site()}/result/difference?request=${id}`, options);
    await page.getByRole('heading', { name: 'Nothing changes in this result' }).waitFor();
    await older(page).waitFor();
    const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    await expect.poll(isWider).toBe(false);
    const { violations } = await axe(page).analyze();
    expect(violations.map(({ id: rule, nodes }) => [rule, nodes[0].html])).toEqual([]);
  });

  it('is computed on the newest data when its version is gone, and names both versions', async () => {
    const [id, first] = [await ask(site(), 'ALF'), await version()];
    for (let i = 0; i < 3; i++) await importNext();
    const page = await visit(`${site()}/result/table?request=${id}`);
    await page.getByText('The data set has changed.').waitFor();
    await page.getByText('which is no longer kept').waitFor();
    await page.getByRole('button', { name: 'Show Query' }).click();
    const dialog = page.getByRole('dialog');
    await expect
      .poll(async () => dialog.textContent())
      .toContain(`${(await version()).slice(0, 12)}, replaced since the query was first run on`);
    await expect.poll(() => dialog.textContent()).toContain(first.slice(0, 12));
  });
});
