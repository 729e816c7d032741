import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demo, useBrowser } from './support/browser.ts';
import { openTab } from './support/openTab.ts';

const visit = useBrowser();

const go = (page: Page, tab: string) =>
  page.getByRole('navigation', { name: 'Views of the result' }).getByRole('link', { name: tab, exact: true }).click();

describe('a tab that is left and opened again', () => {
  it('has its options, its order and its place', async () => {
    const page = await openTab(visit, 'target', 'all_tfs', { targetgenes: 'Clock_Genes' });
    const frame = page.getByRole('region', { name: /^P-value|^Influence/ });
    await page.getByText('Influence').click();
    await frame
      .getByRole('button', { name: /^Clock genes/ })
      .first()
      .click();
    await frame.evaluate((element) => element.scrollTo({ top: 200 }));
    const first = await frame.getByRole('cell').first().innerText();
    await go(page, 'Metadata');
    await page.getByLabel('Search the metadata').waitFor();
    await go(page, 'Target List Enrichment');
    await frame.waitFor();
    await expect.poll(() => frame.getByRole('cell').first().innerText()).toBe(first);
    await expect.poll(() => frame.evaluate((element) => element.scrollTop)).toBe(200);
  });

  it('has what was selected, sought and narrowed to in the diagram', async () => {
    const page = await openTab(visit, 'sungear', 'NLP7');
    const title = page.getByRole('heading', { name: /genes of \d+ analyses in \d+ groups/ });
    await page
      .getByRole('button', { name: /genes? in / })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Inverse' }).click();
    const whole = await title.innerText();
    await page.getByRole('button', { name: 'Narrow' }).click();
    await expect.poll(() => title.innerText()).not.toBe(whole);
    const narrowed = await title.innerText();
    await page.getByLabel('Search genes').fill('AT1G');
    const selected = page.getByRole('heading', { name: /^[1-9][\d,]* genes? selected$/ });
    const count = await selected.innerText();
    await go(page, 'Summary');
    await page.getByRole('img', { name: /Targets of/ }).waitFor();
    await go(page, 'Sungear');
    await expect.poll(() => title.innerText()).toBe(narrowed);
    await expect.poll(() => selected.innerText()).toBe(count);
    await expect.poll(() => page.getByLabel('Search genes').inputValue()).toBe('AT1G');
  });

  it('shows no error when it was left while it was loading', async () => {
    const page = await openTab(visit, 'summary', 'all_tfs', { targetgenes: 'Clock_Genes' });
    await page.route('**/api/list_enrichment/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue().catch(() => undefined);
    });
    const canceled = page.waitForEvent('requestfailed', (request) => request.url().includes('list_enrichment'));
    const sent = page.waitForRequest('**/api/list_enrichment/**');
    await go(page, 'Target List Enrichment');
    await sent;
    await go(page, 'Metadata');
    expect((await canceled).failure()?.errorText).toContain('ERR_ABORTED');
    await go(page, 'Target List Enrichment');
    await page.getByRole('region', { name: 'Legend' }).waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });
});

describe('warnings of a query', () => {
  it('are on every tab, in a list that scrolls and takes no room of the view', async () => {
    const unknown = Array.from({ length: 400 }, (_, i) => `AT9G${String(10000 + i)}`).join('\n');
    const page = await visit(`${demo()}/query`);
    await page.getByRole('checkbox', { name: 'Confirm Query Before Submit' }).uncheck();
    await page.getByRole('textbox', { name: 'Query', exact: true }).fill('NLP7');
    await page.getByRole('combobox', { name: 'Target Genes', exact: true }).selectOption({ label: 'Type or paste' });
    await page.getByLabel('Text of Target Genes').fill(`AT1G02640\nAT1G02920\n${unknown}`);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL(/\/result\/summary/);
    for (const tab of ['Summary', 'Table', 'Sungear']) {
      await go(page, tab);
      const warning = page.getByRole('region', { name: 'Query Warning' });
      await warning.waitFor();
      // 7.5 lines of 14 px: four lines of text whole, and half of the fifth says that there is more.
      await expect.poll(() => warning.evaluate((box) => box.clientHeight)).toBeLessThanOrEqual(7.5 * 14);
      await expect.poll(() => warning.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
    }
  });
});
