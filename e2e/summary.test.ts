import type { Download, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { demo, mini, useBrowser } from './support/browser.ts';
import { fileNamed } from './support/fileName.ts';

const visit = useBrowser();

async function openSummary(origin: string, query: string): Promise<Page> {
  const id = await ask(origin, query);
  const page = await visit(`${origin}/result/summary?request=${id}`);
  await page.getByRole('img').first().waitFor();
  return page;
}

async function save(page: Page, name: string): Promise<Download> {
  await page.getByRole('button', { name: 'Save figure' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name }).click()]);
  return download;
}

async function contentOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

describe('the summary', () => {
  it('says in a sentence with numbers what it shows', async () => {
    const page = await openSummary(mini(), 'ALF or BET');
    await page.getByRole('heading', { name: 'Targets of 2 TFs in 4 analyses, 4 to 5 per analysis' }).waitFor();
    await expect.poll(() => page.getByText('Number of targets').count()).toBe(1);
  });

  it('has a table with the same numbers', async () => {
    const page = await openSummary(mini(), 'ALF');
    await page.getByRole('radiogroup', { name: 'Show as' }).getByText('Table').click();
    const table = page.getByRole('table');
    await table.waitFor();
    const rows = await table
      .getByRole('row')
      .evaluateAll((all) => all.map((row) => (row as HTMLTableRowElement).innerText));
    expect(rows[0]).toMatch(/INDUCED\s+REPRESSED\s+BOUND\s+Targets/);
    expect(rows[1]).toMatch(/AT1G00010\s+ALF\s+.*\s3\s+2\s+0\s+5$/);
    expect(rows[2]).toMatch(/AT1G00010\s+ALF\s+.*\s0\s+0\s+4\s+4$/);
  });

  it('leads from a TF to its own result, by its bar or by its row', async () => {
    const page = await openSummary(mini(), 'ALF or BET');
    await page.getByRole('radiogroup', { name: 'Show as' }).getByText('Table').click();
    await page.getByRole('button', { name: 'AT1G00010' }).first().click();
    await page.getByRole('heading', { level: 1, name: /targeted by ALF in/ }).waitFor();
    await page.goBack();
    await page
      .getByRole('heading', { level: 1, name: /targeted by ALF or BET in|targeted by BET or ALF in/ })
      .waitFor();
    await page.getByRole('radiogroup', { name: 'Show as' }).getByText('Chart').click();
    const bar = page.locator('svg[role=img] rect[fill="#7570b3"]').first();
    await bar.hover({ force: true });
    await page.getByText(/^Click to query (ALF|BET) alone\.$/).waitFor();
    await bar.click({ force: true });
    await page.getByRole('heading', { level: 1, name: /targeted by (ALF|BET) in/ }).waitFor();
  });

  it('switches all bars of a kind with the legend', async () => {
    const page = await openSummary(mini(), 'ALF');
    const induced = page.getByRole('button', { name: /INDUCED/ });
    const bars = () => page.locator('svg[role=img] rect[fill="#1b9e77"]').count();
    await expect.poll(() => bars()).toBe(1);
    await induced.click();
    await expect.poll(() => induced.getAttribute('aria-pressed')).toBe('false');
    await expect.poll(() => bars()).toBe(0);
    await induced.click();
    await expect.poll(() => bars()).toBe(1);
  });

  it('shows the values of the bar under the pointer', async () => {
    const page = await openSummary(mini(), 'ALF');
    await page.locator('svg[role=img] rect[fill="#7570b3"]').hover({ force: true });
    await expect.poll(() => page.getByText('in planta:Bound').count()).toBe(1);
  });

  it('has no bar thicker than 50 px', async () => {
    const page = await openSummary(mini(), 'ALF or BET or GAM');
    const heights = await page
      .locator('svg[role=img] rect[fill^="#"]')
      .evaluateAll((all) => all.map((rect) => rect.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(51);
  });

  it('is saved as SVG with title and legend, as PNG and as CSV', async () => {
    const page = await openSummary(mini(), 'ALF');
    const svg = await save(page, 'Vector figure');
    expect(svg.suggestedFilename()).toMatch(fileNamed('summary', 'svg'));
    const markup = (await contentOf(svg)).toString();
    for (const part of ['<svg', 'Targets of ALF in 2 analyses', 'INDUCED', 'Number of targets'])
      expect(markup).toContain(part);

    const png = await save(page, 'Picture');
    expect((await contentOf(png)).readUInt32BE(16)).toBe(2250);

    const csv = await save(page, 'The numbers');
    const lines = (await contentOf(csv)).toString().trim().split('\r\n');
    expect(lines[0]).toBe('tf,symbol,filter,tag,analysis,label,analysis_label,edge,type,targets');
    expect(lines.slice(1).map((line) => line.split(',').slice(-2).join())).toEqual([
      'INDUCED,3',
      'REPRESSED,2',
      'BOUND,4',
    ]);
  });

  it('says that only the 50 TFs with most targets are shown when there are more', async () => {
    const page = await openSummary(demo(), 'all_tfs');
    const heading = await page.getByRole('heading', { level: 2 }).first().textContent();
    const { total } = await page.evaluate(async () => {
      const site = await (await fetch('/api/site/')).json();
      return { total: site.totals.tfs as number };
    });
    if (total > 50) expect(heading).toContain('the 50 TFs with most targets');
    else expect(heading).toContain(`Targets of ${total} TFs`);
  });
});
