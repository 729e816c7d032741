import { describe, expect, it } from 'vitest';
import { demo, mini, useBrowser } from './support/browser.ts';
import { overhang, seriousFaults } from './support/pageState.ts';

const visit = useBrowser();

describe('the citations', () => {
  it('name the papers behind the kinds of data', async () => {
    const page = await visit(`${demo()}/citations`);
    const data = page.locator('#data');
    for (const kind of [
      /nitrogen response of roots/i,
      /shoots/i,
      'DAP-seq',
      'ChIP-seq',
      /open chromatin/i,
      'TF-TF',
    ]) {
      await data.getByText(kind).first().waitFor();
    }
    const links = await page
      .locator('main a[href^="https://"]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) expect(link).toMatch(/^https:\/\/doi\.org\/10\./);
  });

  it('say that demo data come from none of them', async () => {
    const page = await visit(`${demo()}/citations`);
    await page.getByText('None of it comes from these papers').waitFor();
  });

  it('open at the tools, and after them at the data', async () => {
    const page = await visit(`${mini()}/citations#tools`, { viewport: { width: 1440, height: 500 } });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await expect
      .poll(() => page.locator('#tools').evaluate((section) => section.getBoundingClientRect().top))
      .toBeLessThan(300);
    const atTools = await page.evaluate(() => window.scrollY);
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Data sources' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(atTools);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(atTools);
  });

  it('give the version of the data set', async () => {
    const page = await visit(`${mini()}/citations`);
    await page.locator('#citing code').waitFor();
    expect(await page.locator('#citing code').getAttribute('title')).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe.each(['light', 'dark'] as const)('the citations in the %s theme', (colorScheme) => {
  it('fit at every width; axe finds nothing serious', async () => {
    for (const width of [1440, 900, 390]) {
      const page = await visit(`${demo()}/citations`, { colorScheme, viewport: { width, height: 800 } });
      await page.waitForLoadState('networkidle');
      expect(await overhang(page)).toBe(0);
      if (width === 900) expect(await seriousFaults(page)).toEqual([]);
    }
  });
});
