/*
 * Saves every page at 1440 and 390 px, light and dark, into a folder:
 *
 *     node --import tsx e2e/screenshots.ts FOLDER
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { ask } from './support/ask.ts';
import { launch } from './support/launch.ts';
import { startSite } from './support/site.ts';

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly before?: (page: Page) => Promise<void>;
}

const click = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

const shots = (one: string, many: string): readonly Shot[] => [
  { name: 'home', path: '/' },
  {
    name: 'home-suggestions',
    path: '/',
    before: (page) => page.getByRole('combobox').first().fill('at1g1'),
  },
  { name: 'query', path: '/query' },
  {
    name: 'query-error',
    path: '/query',
    before: async (page) => {
      await page.getByRole('textbox', { name: 'Query' }).fill('AT4G24020 and\n(AT5G65210 or )');
      await click('Submit')(page);
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'summary', path: `/result/summary?request=${one}` },
  { name: 'summary-many', path: `/result/summary?request=${many}` },
  {
    name: 'summary-table',
    path: `/result/summary?request=${one}`,
    before: (page) => page.getByRole('radiogroup', { name: 'Show as' }).getByText('Table').click(),
  },
  { name: 'table', path: `/result/table?request=${one}` },
  {
    name: 'table-corner',
    path: `/result/table?request=${many}`,
    before: (page) =>
      page.getByRole('grid').evaluate((grid) => grid.scrollTo(grid.scrollWidth / 2, grid.scrollHeight)),
  },
  {
    name: 'table-nothing',
    path: `/result/table?request=${one}`,
    before: (page) => page.getByRole('searchbox').fill('no such gene'),
  },
  { name: 'result-coming', path: `/result/network?request=${one}` },
  { name: 'result-none', path: '/result/summary' },
  { name: 'result-unknown', path: '/result/summary?request=00000000-0000-4000-8000-000000000000' },
  { name: 'overview', path: '/overview' },
];

async function shoot(browser: Browser, origin: string, shot: Shot, folder: string): Promise<void> {
  for (const width of [1440, 390]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport: { width, height: width > 1000 ? 900 : 800 }, colorScheme });
      await page.goto(`${origin}${shot.path}`, { waitUntil: 'networkidle' });
      await shot.before?.(page);
      await page.waitForTimeout(700);
      await page.screenshot({ path: join(folder, `${shot.name}-${width}-${colorScheme}.png`) });
      await page.close();
    }
  }
}

const folder = process.argv[2];
if (!folder) throw new Error('screenshots: name the folder to save into');
await mkdir(folder, { recursive: true });
const site = await startSite();
const browser = await launch();
try {
  const origin = `http://arabidopsis.localhost:${site.port}`;
  for (const shot of shots(await ask(origin, 'AT4G24020'), await ask(origin, 'all_tfs'))) {
    await shoot(browser, origin, shot, folder);
  }
} finally {
  await browser.close();
  await site.stop();
}
