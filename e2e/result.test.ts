import { describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { demo, mini, useBrowser } from './support/browser.ts';
import { textOf } from './support/queryBox.ts';

const visit = useBrowser();
const unknown = '00000000-0000-4000-8000-000000000000';

describe('a result', () => {
  it('opens from its address in a new browser', async () => {
    const id = await ask(mini(), 'ALF and BET');
    const page = await visit(`${mini()}/result/table?request=${id}`);
    await page.getByRole('heading', { name: '3 genes targeted by ALF and BET in 4 analyses' }).waitFor();
    await page.getByRole('gridcell', { name: 'AT1G00080' }).waitFor();
  });

  it('carries its request in every tab', async () => {
    const id = await ask(mini(), 'ALF');
    const page = await visit(`${mini()}/result/summary?request=${id}&revision=0`);
    const tabs = page.getByRole('navigation', { name: 'Views of the result' }).getByRole('link');
    await tabs.first().waitFor();
    const links = await tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute('href')));
    expect(links).toHaveLength(10);
    for (const link of links) expect(link).toContain(`?request=${id}&revision=0`);
  });

  it('copies a link that names the revision', async () => {
    const id = await ask(mini(), 'ALF');
    const page = await visit(`${mini()}/result/table?request=${id}`, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Copied!' }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${mini()}/result/table?request=${id}&revision=0`);
  });

  it('says that there is none at an unknown address, and shows queries that work', async () => {
    const page = await visit(`${mini()}/result/summary?request=${unknown}`);
    await page.getByRole('heading', { name: 'There is no result at this address' }).waitFor();
    await page
      .getByRole('button', { name: /AT1G00010|ALF|all_/ })
      .first()
      .click();
    await page.getByRole('heading', { name: /targeted by/ }).waitFor();
  });

  it('says what to do when no request is named', async () => {
    const page = await visit(`${mini()}/result/table`);
    await page.getByRole('heading', { name: 'No result is open' }).waitFor();
    await page.getByRole('link', { name: 'write a query' }).click();
    await page.getByRole('heading', { name: 'Query', exact: true }).waitFor();
  });

  it('leads from any other address under /result to the summary and keeps the request', async () => {
    const id = await ask(mini(), 'ALF');
    const page = await visit(`${mini()}/result/other/thing?request=${id}`);
    await expect.poll(() => page.url()).toBe(`${mini()}/result/summary?request=${id}`);
  });

  it('goes back to the query with its text, and to a new one without', async () => {
    const id = await ask(mini(), 'ALF or (BET and GAM)');
    const page = await visit(`${mini()}/result/summary?request=${id}`);
    await page.getByRole('button', { name: 'Back to the query' }).click();
    await expect.poll(() => textOf(page)).toBe('ALF or (BET and GAM)');
    await page.goBack();
    await page.getByRole('button', { name: 'New query' }).click();
    await expect.poll(() => textOf(page)).toBe('');
  });

  it('goes back to what restricted it too, in any browser', async () => {
    const genes = new Blob(['>mine\nAT1G00040\nAT1G00050\nAT1G00060\n']);
    const id = await ask(mini(), 'ALF', { targetgenes: genes, filtertfs: new Blob(['ALF\n']) });
    const page = await visit(`${mini()}/query`);
    await page.getByRole('region', { name: 'Background' }).getByRole('combobox').selectOption('typed');
    await page.getByRole('textbox', { name: 'Text of Background' }).fill('AT1G00040');
    await page.goto(`${mini()}/result/summary?request=${id}`);
    await page.getByRole('button', { name: 'Back to the query' }).click();
    await expect.poll(() => textOf(page)).toBe('ALF');
    const card = (name: string) => page.getByRole('region', { name, exact: true });
    await card('Target Genes').getByText('3 genes in 1 list').waitFor();
    await card('Target Genes').getByText('targetgenes.txt').first().waitFor();
    await card('Filter TFs').getByText('1 TF').waitFor();
    await expect.poll(() => card('Background').getByRole('combobox').inputValue()).toBe('none');
    await card('Background').getByRole('combobox').selectOption('typed');
    await expect.poll(() => page.getByRole('textbox', { name: 'Text of Background' }).inputValue()).toBe('AT1G00040');
  });

  it('shows the queries that were run before, and takes one over into the query page', async () => {
    const page = await visit(`${mini()}/query`);
    await page.getByRole('checkbox', { name: 'Confirm Query Before Submit' }).uncheck();
    await page.getByRole('textbox', { name: 'Query', exact: true }).fill('ALF or BET');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('heading', { name: /genes targeted by ALF or BET/ }).waitFor();
    await page.getByRole('button', { name: 'Query History' }).click();
    await page.getByRole('menuitem', { name: /ALF or BET/ }).click();
    await page.waitForURL(/\/query$/);
    await page.getByRole('textbox', { name: 'Query', exact: true }).getByText('ALF or BET').waitFor();
  });

  it('lists the warnings of the query', async () => {
    const genes = new Blob(['>mine\nAT1G00040\nAT1G00060\nAT9G99999\n']);
    const id = await ask(mini(), 'ALF', { targetgenes: genes });
    for (const tab of ['summary', 'table']) {
      const page = await visit(`${mini()}/result/${tab}?request=${id}`);
      await expect
        .poll(() => page.getByRole('region', { name: 'Query Warning' }).textContent())
        .toContain('AT9G99999');
    }
  });

  it('says on the site of another edition whose it is, and leads to its own', async () => {
    const id = await ask(demo(), 'NLP7');
    const page = await visit(`${mini()}/result/summary?request=${id}`);
    const notice = page.getByRole('region', { name: 'This result is of Arabidopsis.' });
    await notice.getByRole('link', { name: 'Open it on the site of Arabidopsis' }).click();
    await page.waitForURL(`${demo()}/result/summary?request=${id}`);
    await page.getByRole('heading', { name: /genes targeted by NLP7/ }).waitFor();
    await expect.poll(() => notice.count()).toBe(0);
  });

  it('exports the table as xlsx and csv', async () => {
    const id = await ask(mini(), 'ALF');
    const page = await visit(`${mini()}/result/summary?request=${id}`);
    for (const [name, start] of [
      ['Excel workbook', 'PK'],
      ['All interactions', 'TF,'],
    ]) {
      await page.getByRole('button', { name: 'Export' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name }).click(),
      ]);
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
      expect(Buffer.concat(chunks).toString('latin1', 0, start.length)).toBe(start);
    }
  });

  it('shows Retry when a view cannot be loaded', async () => {
    const id = await ask(mini(), 'ALF');
    const page = await visit(`${mini()}/query`);
    await page.route('**/api/summary/**', (route) => route.abort('connectionrefused'));
    await page.goto(`${mini()}/result/summary?request=${id}`);
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('The summary could not be loaded.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('img', { name: /Targets of/ }).waitFor();
  });
});
