import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demo, mini, useBrowser } from './support/browser.ts';
import { overhang, seriousFaultsAt } from './support/pageState.ts';

const visit = useBrowser();
const tf = 'AT4G24020';

const jsonLd = async (page: Page): Promise<Record<string, unknown>> =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as Record<
    string,
    unknown
  >;

describe('the page of a gene', () => {
  it('is in the document, with title, description and what search engines read', async () => {
    const answer = await fetch(`${mini()}/gene/${tf}?edition=arabidopsis`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toMatch(/<title>[^<]*AT4G24020[^<]* - Trellis<\/title>/);
    expect(html.match(/<meta\s+name="description"/g)).toHaveLength(1);
    expect(html).toContain('Regulated by');
    expect(html).toContain('"@type":"Gene"');
    const page = await visit(`${demo()}/gene/${tf}`, { allCallsSucceed: true });
    await expect.poll(() => jsonLd(page)).toMatchObject({ '@type': 'Gene', identifier: tf });
  });

  it('leads to the pages of its regulators and targets, and back', async () => {
    const page = await visit(`${demo()}/gene/${tf}`, { allCallsSucceed: true });
    const first = page.getByRole('region', { name: 'Targets with most evidence' }).getByRole('link').first();
    const id = (await first.textContent()) ?? '';
    await first.click();
    await page.getByRole('heading', { level: 1, name: id }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/gene/${id}`);
    const regulators = page.getByRole('region', { name: 'TFs that bind or regulate the gene' });
    await regulators.getByRole('link', { name: tf }).click();
    await page.getByRole('heading', { level: 1, name: tf }).waitFor();
  });

  it('opens a TF as a query', async () => {
    const page = await visit(`${demo()}/gene/${tf}`, { allCallsSucceed: true });
    await page.getByRole('link', { name: 'Open as query' }).click();
    await page.waitForURL(/\/query$/);
    await expect.poll(() => page.getByRole('textbox', { name: 'Query' }).textContent()).toContain(tf);
  });

  it('has one address per gene', async () => {
    const answer = await fetch(`${mini()}/gene/alf?a=b`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/gene/AT1G00010?a=b']);
  });

  it('lists the genes of an ambiguous name', async () => {
    expect((await fetch(`${mini()}/gene/OLD1`)).status).toBe(300);
    const page = await visit(`${mini()}/gene/OLD1`);
    await page.getByRole('heading', { level: 1, name: 'Genes called OLD1' }).waitFor();
    await page.getByRole('link', { name: 'AT1G00070' }).click();
    await page.getByRole('heading', { level: 1, name: 'AT1G00070' }).waitFor();
  });

  it('names the nearest names of an unknown one', async () => {
    expect((await fetch(`${mini()}/gene/ALFF`)).status).toBe(404);
    const page = await visit(`${mini()}/gene/ALFF`);
    await page.getByRole('alert').getByText('Did you mean ALF').waitFor();
    await page.getByRole('link', { name: 'ALF', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /AT1G00010/ }).waitFor();
  });

  it.each([1440, 390])('has no fault of accessibility at %i pixels', async (width) => {
    const page = await visit(`${demo()}/gene/${tf}`, { viewport: { width, height: 900 } });
    await page.waitForLoadState('networkidle');
    expect(await seriousFaultsAt(page, width)).toEqual([]);
    await expect.poll(() => overhang(page)).toBeLessThanOrEqual(0);
  });
});

describe('the sitemap', () => {
  it('has every gene of the edition', async () => {
    const index = await (await fetch(`${mini()}/sitemap.xml`)).text();
    const parts = Array.from(index.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address);
    expect(parts).toEqual([`${mini()}/sitemap-1.xml`]);
    const part = await fetch(parts[0]);
    expect(part.headers.get('content-type')).toContain('application/xml');
    expect(await part.text()).toContain(`<url><loc>${mini()}/gene/AT1G00010</loc></url>`);
    expect((await fetch(`${mini()}/sitemap-2.xml`)).status).toBe(404);
  });
});
