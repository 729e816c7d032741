import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { demo, useBrowser } from './support/browser.ts';
import { openTab } from './support/openTab.ts';
import { seriousFaults } from './support/pageState.ts';

const visit = useBrowser('--disable-3d-apis');

const open = async (query: string) => visit(`${demo()}/network?request=${await ask(demo(), query)}`);

describe('the Network tab in a browser without WebGL', () => {
  it('warns above 3,000 edges, in a sentence and with the color of its button', async () => {
    const color = async (page: Page) =>
      page.getByRole('link', { name: 'Open Network' }).evaluate((link) => getComputedStyle(link).backgroundColor);
    const small = await openTab(visit, 'network', 'NLP7[log2fc > 1]');
    await expect.poll(() => small.getByText('A large network.').count()).toBe(0);
    const large = await openTab(visit, 'network', 'all_expression');
    await large.getByText('A large network.').waitFor();
    await large.getByText('without WebGL is slow').waitFor();
    expect(await color(large)).not.toBe(await color(small));
  });
});

describe('a network in a browser without WebGL', () => {
  it('is drawn on a canvas up to 20,000 edges', async () => {
    const page = await open('AT4G24020');
    await page.locator('[data-testid=graph][data-ready][data-engine=canvas]').waitFor({ timeout: 45_000 });
  });

  it('is not drawn above that before it is asked for, but can be read in its tables', async () => {
    // 22,000 edges: no more than needed, since a canvas takes its time with each of them.
    const page = await open('all_expression or in_planta_bound');
    await page.getByRole('heading', { name: 'This browser does not support WebGL' }).waitFor();
    await expect.poll(() => page.getByTestId('graph').count()).toBe(0);
    await page.getByRole('grid').getByRole('row').nth(2).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    // As its notice says, the page does not respond while it draws, and a click ends when the page responds.
    await page.getByRole('button', { name: 'Draw anyway' }).click({ timeout: 90_000 });
    await page.locator('[data-testid=graph][data-ready][data-engine=canvas]').waitFor({ timeout: 90_000 });
  }, 120_000);
});
