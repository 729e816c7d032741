import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { axe } from './support/axe.ts';
import { demo, mini, useBrowser } from './support/browser.ts';
import { writeQuery } from './support/queryBox.ts';

const visit = useBrowser();
const landmark = /^\s*- (banner|navigation|main|complementary|contentinfo|region|search|form)\b([^:\n]*)/gm;

/** Landmarks with the same role and name as another one of the page. */
async function duplicates(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  const names = [...tree.matchAll(landmark)].map(([, role, name]) => `${role}${name}`);
  expect(names.length).toBeGreaterThan(3);
  return names.filter((name, i) => names.indexOf(name) !== i);
}

/** Faults of the landmarks that axe finds, of any weight. */
async function landmarkFaults(page: Page): Promise<string[]> {
  const { violations } = await axe(page).withTags('best-practice').analyze();
  return violations.filter(({ id }) => /landmark|region|skip-link/.test(id)).map(({ id }) => id);
}

describe('the landmarks of a page', () => {
  it.each(['/', '/tutorial', '/citations', '/overview', '/feedback', '/gene/AT4G24020', '/search?q=nlp7'])(
    'are unique on %s',
    async (path) => {
      const page = await visit(`${demo()}${path}`);
      await page.getByRole('complementary', { name: 'About the data' }).waitFor();
      expect(await duplicates(page)).toEqual([]);
      expect(await landmarkFaults(page)).toEqual([]);
    },
  );

  it('are unique on the query page, with what restricts the query', async () => {
    const page = await visit(`${mini()}/query`);
    await writeQuery(page, 'ALF');
    await page.getByRole('combobox', { name: 'Target Genes' }).selectOption('Examples');
    await page.getByRole('list', { name: 'Inputs of the query' }).waitFor();
    expect(await duplicates(page)).toEqual([]);
    expect(await landmarkFaults(page)).toEqual([]);
  });

  it('are unique on a result', async () => {
    const page = await visit(`${mini()}/result/meta?request=${await ask(mini(), 'ALF or BET')}`);
    await page.getByRole('table').waitFor();
    expect(await duplicates(page)).toEqual([]);
    expect(await landmarkFaults(page)).toEqual([]);
  });

  it('sections of a text are called by their titles alone', async () => {
    const page = await visit(`${mini()}/citations`);
    await page.getByRole('region', { name: 'Tools and methods', exact: true }).waitFor();
  });
});

it('the first press of Tab shows a link that leads past the navigation', async () => {
  const page = await visit(`${mini()}/citations`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true);
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
