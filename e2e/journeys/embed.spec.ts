import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../scripts/rig/server.ts';
import { ask } from '../support/ask.ts';
import { needsServer } from '../support/folders.ts';
import { templateVariable } from '../support/globalSetup.ts';
import { expect, siteOn, test as base, type Site } from '../support/journey.ts';
import { expectNoOverhang, seriousFaults } from '../support/pageState.ts';

interface Lab {
  readonly address: string;
  /** Puts HTML into its page. */
  readonly show: (html: string) => void;
}

/** A page of another site, and a site that lets it show figures. */
const test = base.extend<{ lab: Lab; allowing: Site }>({
  lab: async ({}, use) => {
    let html = '';
    const server = createServer((_, response) =>
      response
        .setHeader('Content-Type', 'text/html')
        .end(
          `<!doctype html><html lang="en"><title>Lab</title><link rel="icon" href="data:,"><main><h1>Our lab</h1>${html}</main>`,
        ),
    );
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    await use({ address: addressOf(server), show: (text) => (html = text) });
    await new Promise((done) => server.close(done));
  },
  allowing: async ({ lab }, use) => {
    const data = await mkdtemp(join(tmpdir(), 'trellis-e2e-embed-'));
    await cp(process.env[templateVariable] ?? '', data, { recursive: true });
    const server = await startServer(data, { environment: { TRELLIS_EMBED_ORIGINS: lab.address } });
    await use(siteOn(server.port));
    await server.stop();
    await rm(data, { recursive: true, force: true });
  },
});

needsServer('figures on pages of other sites');

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test('a figure is shown on a page of another site by the code that Share copies, and leads to the result', async ({
  page,
  context,
  lab,
  allowing: { mini },
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: mini });
  await page.goto(`${mini}/result/summary?request=${await ask(mini, 'ALF or BET')}`);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog.getByText(`for pages of ${lab.address}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy HTML frame' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<iframe src="/);
  lab.show(await page.evaluate(() => navigator.clipboard.readText()));
  await page.goto(lab.address);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText(/genes targeted by ALF or BET/)).toBeVisible();
  await expect
    .poll(() => frame.getByRole('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(300);
  expect(await seriousFaults(page)).toEqual([]);
  const opened = context.waitForEvent('page');
  await frame.getByRole('link', { name: 'Open the full result' }).click();
  await expect((await opened).getByRole('heading', { level: 1, name: /genes targeted by ALF or BET/ })).toBeVisible();
});

test.describe('where a site does not allow it', () => {
  // The browser says in the console that it refused the frame.
  test.use({ expectedErrors: /frame-ancestors/ });

  test('a figure is not shown', async ({ page, lab, site }) => {
    const id = await ask(site.mini, 'ALF');
    lab.show(`<iframe src="${site.mini}/embed/${id}/summary" title="Figure"></iframe>`);
    await page.goto(lab.address);
    await expect.poll(() => page.frames().at(1)?.url()).toBe('chrome-error://chromewebdata/');
  });
});

test(
  'a figure has the colors of the theme of the reader, and fits at each width',
  { tag: '@long' },
  async ({ page, site }) => {
    const id = await ask(site.mini, 'ALF or BET');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${site.mini}/embed/${id}/summary`);
      const address = () => page.getByRole('img').evaluate((image) => (image as HTMLImageElement).currentSrc);
      await expect.poll(async () => (await address()).includes('theme=dark')).toBe(colorScheme === 'dark');
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 700 });
        await expectNoOverhang(page);
      }
      expect(await seriousFaults(page)).toEqual([]);
    }
  },
);
