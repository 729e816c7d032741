import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demo, mini, useBrowser } from './support/browser.ts';
import { overhang, seriousFaultsInBothThemes } from './support/pageState.ts';

const visit = useBrowser();

/** Addresses that other pages and papers link to. */
const anchors = [
  'direct-targets',
  'regulators',
  'validation',
  'network',
  'aupr--area-under-precision-recall',
  'target-list-enrichment',
  'motif-enrichment',
  'functions',
  'gene-set-enrichment',
  'sungear',
];

const topOf = (page: Page, id: string) =>
  page.evaluate((one) => document.getElementById(one)?.getBoundingClientRect().top ?? NaN, id);
const isReached = async (page: Page, id: string) => Math.abs((await topOf(page, id)) - 16) < 40;
const current = (page: Page) =>
  page.getByRole('navigation', { name: 'Contents' }).locator('[aria-current]').textContent();

describe('the tutorial', () => {
  it.each(anchors)('opens at #%s', async (anchor) => {
    const page = await visit(`${demo()}/tutorial#${anchor}`);
    await expect.poll(() => isReached(page, anchor)).toBe(true);
  });

  it('goes to the section of a new fragment, and back to the one before', async () => {
    const page = await visit(`${demo()}/tutorial#network`);
    await expect.poll(() => isReached(page, 'network')).toBe(true);
    await page.evaluate(() => (window.location.hash = '#sungear'));
    await expect.poll(() => isReached(page, 'sungear')).toBe(true);
    await page.goBack();
    await expect.poll(() => isReached(page, 'network')).toBe(true);
    await page.goForward();
    await expect.poll(() => isReached(page, 'sungear')).toBe(true);
  });

  it('ignores a fragment that leads nowhere or cannot be decoded', async () => {
    for (const hash of ['#nowhere', '#%E0%A4%A', '#a=b&c', '#']) {
      const page = await visit(`${mini()}/tutorial${hash}`);
      await page.getByRole('heading', { level: 1, name: 'Tutorial' }).waitFor();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.close();
    }
  });

  it('has a table of contents that follows the reader', async () => {
    const page = await visit(`${demo()}/tutorial`);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect.poll(() => current(page)).toBe('First steps');
    await contents.getByRole('link', { name: 'Filters' }).click();
    await expect.poll(() => isReached(page, 'filters')).toBe(true);
    await expect.poll(() => current(page)).toBe('Filters');
    await page.mouse.wheel(0, 100_000);
    await expect.poll(() => current(page)).toBe('Scripts and reproducibility');
    expect(new URL(page.url()).hash).toBe('#filters');
  });

  it('counts the motifs of the data set', async () => {
    const page = await visit(`${demo()}/tutorial`);
    const motifs = page.locator('#motif-enrichment');
    await expect.poll(() => motifs.textContent()).toMatch(/30 motif clusters and 80 individual motifs for \d+ TFs/);
  });

  it('has examples of the edition that all run', async () => {
    const page = await visit(`${demo()}/tutorial`);
    const examples = page.locator('main section li button');
    await examples.nth(6).waitFor();
    await expect.poll(() => examples.allTextContents()).toContainEqual(expect.stringContaining('NLP7 and CDF3'));
    for (let index = 0; index < 7; index++) {
      await examples.nth(index).click();
      await page.waitForURL(/\/result\/summary/);
      await page.getByRole('heading', { level: 1, name: /targeted by/ }).waitFor();
      await page.goBack();
      await examples.nth(6).waitFor();
    }
  });

  it('lists the keywords that the site has', async () => {
    const page = await visit(`${mini()}/tutorial`);
    const keywords = page.locator('#keywords');
    for (const word of ['all_tfs', 'multitype', 'all_expression', 'in_planta_bound', 'all_dap', 'expand']) {
      await keywords.getByText(word).first().waitFor();
    }
  });

  it('shows every picture, drawn from its own data set, with its numbered parts explained', async () => {
    for (const origin of [demo(), mini()]) {
      const page = await visit(`${origin}/tutorial`);
      const figures = page.getByRole('figure');
      await figures.nth(8).waitFor();
      for (const figure of await figures.all()) {
        const picture = figure.getByRole('img');
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth))
          .toBeGreaterThan(300);
        const source = (await picture.getAttribute('src')) ?? '';
        const numbers = await page.evaluate(
          async (address) => (await (await fetch(address)).text()).match(/<circle r="10"/g)?.length,
          source,
        );
        await expect.poll(() => figure.getByRole('listitem').count()).toBe(numbers);
      }
    }
  });

  it('works three questions from beginning to end, with steps that open in the site', async () => {
    const page = await visit(`${demo()}/tutorial`);
    await page.getByText('Open the direct targets of NLP7').waitFor();
    const step = await visit(demo(), { allCallsSucceed: true });
    for (const [id, steps] of [
      ['direct-targets', 5],
      ['regulators', 4],
      ['validation', 4],
    ] as const) {
      const links = page.locator(`#${id} > ol > li > p:last-child > a`);
      await links.first().waitFor();
      const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      expect(addresses.length, id).toBe(steps);
      for (const address of new Set(addresses)) {
        await step.goto(address);
        await step.getByRole('heading', { level: 1, name: /targeted by|^Query$/ }).waitFor();
        await step.waitForLoadState('networkidle');
        await expect.poll(() => step.getByRole('alert').count(), { message: address }).toBe(0);
      }
    }
  });

  it('has the same numbers as the results that its steps open', async () => {
    const page = await visit(`${demo()}/tutorial#direct-targets`);
    const step = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'List the direct targets' }) });
    const [, count] = /Its result has ([\d,]+) genes/.exec(await step.innerText()) ?? [];
    await step.getByRole('link', { name: 'Open the direct targets of NLP7' }).click();
    await page.getByRole('heading', { level: 1, name: new RegExp(`^${count} genes targeted by NLP7`) }).waitFor();
  });

  it('says what a data set lacks', async () => {
    const page = await visit(`${mini()}/tutorial#direct-targets`);
    await page.locator('#direct-targets').getByText('no motifs that are enriched in these promoters').waitFor();
  });

  it('is read without the data set too', async () => {
    const page = await visit(`${mini()}/query`);
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.goto(`${mini()}/tutorial#sungear`);
    await expect.poll(() => isReached(page, 'sungear')).toBe(true);
  });
});

it('the tutorial fits at every width; axe finds nothing serious in both themes with the contents open', async () => {
  for (const width of [1440, 900, 390]) {
    const page = await visit(`${mini()}/tutorial`, { viewport: { width, height: 800 } });
    await page.waitForLoadState('networkidle');
    await expect.poll(() => overhang(page)).toBe(0);
    if (width !== 390) continue;
    await page.getByText('Contents', { exact: true }).click();
    await page.getByRole('link', { name: 'Filters' }).first().waitFor();
    expect(await seriousFaultsInBothThemes(page)).toEqual([]);
  }
});
