/*
 * Saves every page at 1440 and 390 px, light and dark, into a folder; with a second word, those whose name begins so:
 *
 *     node --import tsx e2e/screenshots.ts FOLDER [query]
 */
import { execFileSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { ask } from './support/ask.ts';
import { launch } from './support/launch.ts';
import { built } from '../scripts/rig/program.ts';
import { root } from '../scripts/rig/root.ts';
import { startServer } from '../scripts/rig/server.ts';
import { makeSiteData } from '../scripts/rig/siteData.ts';
import { fromResultMenu } from './support/resultMenu.ts';

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly before?: (page: Page) => Promise<void>;
}

const click = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Every view of a result. */
const tabs = ['summary', 'table', 'meta', 'network', 'target', 'motif', 'functions', 'analysis', 'sungear', 'bound'];

/** Pages of the site for the results of one TF, of all TFs, and of all expression analyses with every input. */
const shots = (one: string, many: string, full: string): readonly Shot[] => [
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
  {
    name: 'query-completion',
    path: '/query',
    before: async (page) => {
      await page.getByRole('textbox', { name: 'Query', exact: true }).pressSequentially('AT4G24020 and not NL');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'query-values',
    path: '/query',
    before: async (page) => {
      await page.getByRole('textbox', { name: 'Query', exact: true }).pressSequentially('NLP7[EDGE_TYPE = ');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'query-underlined',
    path: '/query',
    before: async (page) => {
      await page
        .getByRole('textbox', { name: 'Query', exact: true })
        .fill("(AT4G24020[log2fc > 1 and EDGE_TYPE = 'in planta:Bound'] or all_tfs)\nand ) AT5G65210 ");
      await page.getByText('unexpected').first().waitFor();
    },
  },
  {
    name: 'query-confirm',
    path: '/query',
    before: async (page) => {
      await page.getByRole('textbox', { name: 'Query', exact: true }).fill('AT4G24020 and AT5G65210');
      await page.getByRole('button', { name: 'Remove AT5G65210' }).click();
      await page.getByRole('combobox', { name: 'Target Genes' }).selectOption({ index: 1 });
      await click('Submit')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'query-bar',
    path: '/query',
    before: async (page) => {
      await page.getByRole('textbox', { name: 'Query', exact: true }).fill('AT4G24020 and AT5G65210[log2fc > 1]');
      await page.getByRole('combobox', { name: 'Target Genes' }).selectOption({ index: 1 });
      await page.keyboard.press('Tab');
      await page.mouse.wheel(0, 300);
    },
  },
  { name: 'shortcuts', path: '/overview', before: click('Keyboard shortcuts') },
  {
    name: 'query-history',
    path: '/query',
    before: async (page) => {
      await page.getByRole('checkbox', { name: 'Confirm Query Before Submit' }).uncheck();
      for (const query of ['AT4G24020', 'AT4G24020[log2fc > 1 and pvalue < 0.01] or\nAT5G65210']) {
        await page.getByRole('textbox', { name: 'Query', exact: true }).fill(query);
        await click('Submit')(page);
        await page.waitForURL(/result/);
        await page.goBack();
      }
      await click('Query History')(page);
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
    // The picture of the README, docs/images/table.png.
    name: 'table-analyses',
    path: `/result/table?request=${one}`,
    before: (page) => page.getByRole('grid').evaluate((grid) => grid.scrollTo(680, 0)),
  },
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
  ...tabs.flatMap((tab) => [
    { name: `one-${tab}`, path: `/result/${tab}?request=${one}` },
    { name: `full-${tab}`, path: `/result/${tab}?request=${full}` },
  ]),
  {
    name: 'full-target-map',
    path: `/result/target?request=${full}`,
    before: (page) => page.getByText('Heat Map', { exact: true }).click(),
  },
  {
    name: 'one-motif-map',
    path: `/result/motif?request=${one}`,
    before: (page) => page.getByText('Motif Cluster Heatmap').click(),
  },
  {
    name: 'full-motif-individual',
    path: `/result/motif?request=${full}`,
    before: (page) => page.getByText('Individual Motifs').first().click(),
  },
  { name: 'full-upset', path: `/result/sungear?request=${full}`, before: (page) => page.getByText('UpSet').click() },
  { name: 'full-query', path: `/result/summary?request=${full}`, before: click('Show Query') },
  {
    name: 'full-analyses',
    path: `/result/summary?request=${full}`,
    before: async (page) => fromResultMenu(page, 'Show/Hide Analyses'),
  },
  { name: 'viewer', path: `/network?request=${full}` },
  { name: 'result-none', path: '/result/summary' },
  { name: 'result-unknown', path: '/result/summary?request=00000000-0000-4000-8000-000000000000' },
  { name: 'overview', path: '/overview' },
  { name: 'tutorial', path: '/tutorial#sungear' },
  { name: 'citations', path: '/citations' },
  { name: 'feedback', path: '/feedback' },
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

const [, , folder, wanted = ''] = process.argv;
if (!folder) throw new Error('screenshots: name the folder to save into');
await mkdir(folder, { recursive: true });
execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { cwd: root, stdio: 'inherit' });
const data = await makeSiteData(built);
const server = await startServer(data);
const browser = await launch();
try {
  const origin = `http://arabidopsis.localhost:${server.port}`;
  const inputs = { targetgenes: 'Clock_Genes', targetnetworks: 'Root_Ranked_Network' };
  const all = shots(
    await ask(origin, 'AT4G24020'),
    await ask(origin, 'all_tfs'),
    await ask(origin, 'AT4G24020 or AT5G65210 or all_expression', inputs),
  );
  for (const shot of all.filter(({ name }) => name.startsWith(wanted))) {
    await shoot(browser, origin, shot, folder);
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(data, { recursive: true, force: true });
}
