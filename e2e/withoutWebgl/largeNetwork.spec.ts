import type { Page } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { expect, test, type Site } from '../support/journey.ts';
import { seriousFaults } from '../support/pageState.ts';

// Drawing in software takes its time with each pixel.
test.use({ viewport: { width: 900, height: 700 } });

const open = async (page: Page, { demo }: Site, path: string, query: string) =>
  page.goto(`${demo}/${path}?request=${await ask(demo, query)}`);

test('the Network tab warns of networks above 3,000 edges, in a sentence and with the color of its button', async ({
  page,
  site,
}) => {
  const link = page.getByRole('link', { name: 'Open Network' });
  const color = () => link.evaluate((element) => getComputedStyle(element).backgroundColor);
  const notice = page.getByText('A large network.');
  await open(page, site, 'result/network', 'NLP7[log2fc > 1]');
  await expect(link).toBeVisible();
  await expect(notice).toBeHidden();
  const usual = await color();
  await open(page, site, 'result/network', 'all_expression');
  await expect(notice).toBeVisible();
  await expect(page.getByText('more than 3,000: the graph is slow')).toBeVisible();
  expect(await color()).not.toBe(usual);
});

const drawnOnCanvas = async (page: Page) => {
  const graph = page.getByRole('application', { name: /^Network graph/ });
  await expect(graph).toHaveAttribute('data-ready', 'true', { timeout: 90_000 });
  await expect(graph).toHaveAttribute('data-engine', 'canvas');
};

test('a network of up to 20,000 edges is drawn on a canvas', { tag: '@long' }, async ({ page, site }) => {
  await open(page, site, 'network', 'AT3G47500');
  await drawnOnCanvas(page);
});

test(
  'a larger network is read in its tables, and drawn when that is asked for',
  { tag: '@long' },
  async ({ page, site }) => {
    test.slow();
    // 22,000 edges: no more than needed, since a canvas takes its time with each of them.
    await open(page, site, 'network', 'all_expression or in_planta_bound');
    await expect(page.getByRole('heading', { name: 'This browser does not support WebGL' })).toBeVisible();
    await expect(page.getByRole('application')).toHaveCount(0);
    await expect(page.getByRole('grid').getByRole('row').nth(2)).toBeVisible();
    expect(await seriousFaults(page)).toEqual([]);
    // As its notice says, the page does not respond while it draws, and a click ends when the page responds.
    await page.getByRole('button', { name: 'Draw anyway' }).click({ timeout: 90_000 });
    await drawnOnCanvas(page);
  },
);
