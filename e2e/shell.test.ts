import { describe, expect, it } from 'vitest';
import { demo, mini, useBrowser } from './support/browser.ts';

const visit = useBrowser();

describe('the frame of the site', () => {
  it('leads from its bar to every page, in this order, and from its brand to the query page', async () => {
    const page = await visit(mini());
    const bar = page.getByRole('banner');
    const nav = bar.getByRole('navigation', { name: 'Site' });
    expect((await nav.locator('a, button').allTextContents()).slice(0, 9)).toEqual([
      'About',
      'Tutorial',
      'Guide',
      'Citations',
      'Query',
      'Gene Lists',
      'Data Overview',
      'Species',
      'Feedback',
    ]);
    for (const [link, path] of [
      ['Tutorial', '/tutorial'],
      ['Guide', '/guide'],
      ['Citations', '/citations'],
      ['Gene Lists', '/genes'],
      ['Data Overview', '/overview'],
      ['Feedback', '/feedback'],
      ['About', '/'],
    ]) {
      await nav.getByRole('link', { name: link, exact: true }).click();
      await page.waitForURL(`${mini()}${path}`);
      await expect.poll(() => nav.locator('[aria-current=page]').textContent()).toBe(link);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await bar.getByRole('link', { name: 'Trellis' }).click();
    await page.waitForURL(`${mini()}/query`);
  });

  it('lists its keys when ? is pressed, but not while something is typed', async () => {
    const page = await visit(`${mini()}/overview`);
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await page.getByRole('combobox').first().press('?');
    await expect.poll(() => list.count()).toBe(0);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await list.getByText('runs the query').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => list.count()).toBe(0);
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await list.waitFor();
  });

  it('has a page for each address that other sites link to', async () => {
    const page = await visit(mini());
    for (const [path, heading] of [
      ['/', /^Which genes/],
      ['/tutorial', 'Tutorial'],
      ['/citations', 'Citations'],
      ['/query', 'Query'],
      ['/overview', 'Data Overview'],
      ['/feedback', 'Feedback'],
    ] as const) {
      await page.goto(`${mini()}${path}`);
      await page.getByRole('heading', { level: 1, name: heading }).first().waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

  it('is that of the edition that the host name begins with', async () => {
    const page = await visit(demo());
    const field = page.getByRole('combobox', { name: 'Transcription factor' });
    await expect.poll(() => field.getAttribute('placeholder')).toBe('NLP7, CDF3');
    await expect.poll(() => field.inputValue()).toBe('NLP7');
    await page.goto(mini());
    await expect.poll(() => field.getAttribute('placeholder')).toBe('GAM, ALF');
    await expect.poll(() => field.inputValue()).toBe('GAM');
  });

  it('opens each page at its top, and a page again where it was', async () => {
    const page = await visit(`${mini()}/tutorial`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const top = () => page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 900);
    await expect.poll(top).toBeGreaterThan(500);
    await page.goto(`${mini()}/citations`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => top()).toBe(0);
    await page.goBack();
    await expect.poll(top).toBeGreaterThan(500);
  });
});
