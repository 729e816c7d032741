import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { mini, useBrowser } from './support/browser.ts';
import { overhang, seriousFaults } from './support/pageState.ts';
import { serve, trellis, type RunningServer } from './support/trellis.ts';

const visit = useBrowser();

describe('a figure on a page of another site', () => {
  let lab: Server;
  let labAddress: string;
  let html = '';
  let data: string;
  let server: RunningServer;
  let id: string;
  const site = () => `http://localhost:${server.port}`;
  beforeAll(async () => {
    lab = createServer((_, response) =>
      response
        .setHeader('Content-Type', 'text/html')
        .end(
          `<!doctype html><html lang="en"><title>Lab</title><link rel="icon" href="data:,"><main><h1>Our lab</h1>${html}</main>`,
        ),
    );
    await new Promise<void>((done) => lab.listen(0, '127.0.0.1', done));
    labAddress = `http://127.0.0.1:${(lab.address() as AddressInfo).port}`;
    data = await mkdtemp(join(tmpdir(), 'trellis-e2e-embed-'));
    await trellis('import', 'fixtures/mini', '--edition', 'development', '--data', data);
    server = await serve(data, { TRELLIS_EMBED_ORIGINS: labAddress });
    id = await ask(site(), 'ALF or BET');
  });
  afterAll(async () => {
    await server.stop();
    await new Promise((done) => lab.close(done));
    await rm(data, { recursive: true, force: true });
  });

  it('is shown by the code that Share copies, and leads to the result in a window of its own', async () => {
    const page = await visit(`${site()}/result/summary?request=${id}`, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share a figure' });
    await dialog.getByRole('button', { name: 'Copy HTML frame' }).click();
    await dialog.getByText(`for pages of ${labAddress}`).waitFor();
    await dialog.getByText('All who have the address of the figure see it.').waitFor();
    html = await page.evaluate(() => navigator.clipboard.readText());
    expect(html).toMatch(/^<iframe src="/);
    await page.goto(labAddress);
    const frame = page.frameLocator('iframe');
    await frame.getByText(/genes targeted by ALF or BET/).waitFor();
    const picture = frame.getByRole('img');
    await expect.poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(600);
    expect(await seriousFaults(page)).toEqual([]);
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      frame.getByRole('link', { name: 'Open the full result' }).click(),
    ]);
    await opened.getByRole('heading', { level: 1, name: /genes targeted by ALF or BET/ }).waitFor();
  });

  it('is not shown where the site does not allow it', async () => {
    const other = await ask(mini(), 'ALF');
    html = `<iframe src="${mini()}/embed/${other}/summary" title="Figure"></iframe>`;
    const page = await visit('about:blank');
    // The browser says in the console that the frame was refused, which `visit` would count as a fault.
    page.removeAllListeners('console');
    await page.goto(labAddress);
    await expect.poll(() => page.frames().at(1)?.url()).toBe('chrome-error://chromewebdata/');
    await expect.poll(() => page.frameLocator('iframe').getByText('targeted by').count()).toBe(0);
  });

  it.each(['light', 'dark'] as const)(
    'has the colors of the %s theme and fits at each width',
    async (colorScheme) => {
      for (const [width, picture] of [
        [1440, 600],
        [390, 342],
      ]) {
        const page = await visit(`${site()}/embed/${id}/summary`, { colorScheme, viewport: { width, height: 700 } });
        const image = page.getByRole('img');
        await expect.poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(picture);
        const address = await image.evaluate((one) => (one as HTMLImageElement).currentSrc);
        expect(address.includes('theme=dark')).toBe(colorScheme === 'dark');
        expect(await overhang(page)).toBe(0);
        expect(await seriousFaults(page)).toEqual([]);
      }
    },
  );

  it('has Markdown, and says why a result has no such figure', async () => {
    const page = await visit(`${mini()}/result/network?request=${await ask(mini(), 'ALF')}`);
    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share a figure' });
    await expect.poll(() => dialog.getByRole('combobox', { name: 'Figure' }).inputValue()).toBe('network');
    await dialog.getByText('Only pages of this site can show the frame').waitFor();
    await expect
      .poll(() => dialog.getByRole('region', { name: 'Markdown' }).locator('pre').textContent())
      .toMatch(/^\[!\[Network: .*\]\(http.*\/network\.svg\?revision=0\)\]\(http.*\/network\?revision=0\)$/);
    expect(await seriousFaults(page)).toEqual([]);
    await dialog.getByRole('combobox', { name: 'Figure' }).selectOption('precision-recall');
    await dialog.getByRole('alert').getByRole('link', { name: 'About this error' }).waitFor();
  });
});
