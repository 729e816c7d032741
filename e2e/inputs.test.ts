import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { mini, useBrowser } from './support/browser.ts';
import { submit } from './support/queryBox.ts';

const visit = useBrowser();
const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const source = (page: Page, title: string) => page.getByRole('combobox', { name: title, exact: true });

async function type(page: Page, title: string, text: string): Promise<void> {
  await source(page, title).selectOption('typed');
  await page.getByRole('textbox', { name: `Text of ${title}` }).fill(text);
}

describe('the inputs of a query', () => {
  it('show the predefined lists with preview, download and count', async () => {
    const page = await visit(`${mini()}/query`);
    await source(page, 'Target Genes').selectOption('predefined:Examples');
    const genes = card(page, 'Target Genes');
    await genes.getByText('7 genes in 2 lists').waitFor();
    await genes.getByText('1 not in the database').waitFor();
    await genes.getByRole('button', { name: 'Preview' }).click();
    await expect.poll(() => genes.getByLabel('Preview of Examples').textContent()).toContain('>red');
    const download = page.waitForEvent('download');
    await genes.getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('Examples.txt');
  });

  it('tell unknown and ambiguous names before the query is run', async () => {
    const page = await visit(`${mini()}/query`);
    await type(page, 'Filter TFs', 'ALF\nbeta1\nAT9G99999\nTWIN\n');
    const tfs = card(page, 'Filter TFs');
    await tfs.getByText('4 TFs').waitFor();
    await expect
      .poll(() => tfs.getByRole('group').allTextContents())
      .toEqual(['1 not in the database: AT9G99999', '1 ambiguous, left out: TWIN (AT1G00040 or AT1G00050)']);
  });

  it('restrict the result', async () => {
    const page = await visit(`${mini()}/query`);
    await type(page, 'Filter TFs', 'ALF');
    await submit(page, 'all_tfs');
    await page.getByRole('heading', { name: /genes targeted by .* in 2 analyses/ }).waitFor();
  });

  it('take a file that is chosen, and one that is dropped', async () => {
    const page = await visit(`${mini()}/query`);
    await source(page, 'Background').selectOption('uploaded');
    await card(page, 'Background')
      .getByLabel('File of Background')
      .setInputFiles({ name: 'all.txt', mimeType: 'text/plain', buffer: Buffer.from('ALF\nBET\nGAM\n') });
    await card(page, 'Background').getByText('3 genes').waitFor();
    const files = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['ALF e BET\nALF e GAM\n'], 'net.txt', { type: 'text/plain' }));
      return transfer;
    });
    await card(page, 'Target Network').dispatchEvent('drop', { dataTransfer: files });
    await card(page, 'Target Network').getByText('2 edges between 3 genes').waitFor();
    await page.getByRole('checkbox', { name: 'File Contains Header' }).check();
    await card(page, 'Target Network').getByText('1 edge between 2 genes').waitFor();
  });

  it('name the line of a network that cannot be read, and a file that is not text', async () => {
    const page = await visit(`${mini()}/query`);
    await type(page, 'Target Network', 'ALF e BET\nALF\n');
    await expect.poll(() => card(page, 'Target Network').getByRole('alert').textContent()).toContain('Line 2');
    await source(page, 'Background').selectOption('uploaded');
    await card(page, 'Background')
      .getByLabel('File of Background')
      .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from([0x89, 0xff, 0xfe]) });
    await expect.poll(() => card(page, 'Background').getByRole('alert').textContent()).toContain('not a text file');
  });

  it('lose nothing by Back, reload and a failed submit, and everything by Reset', async () => {
    const page = await visit(`${mini()}/query`);
    await type(page, 'Target Genes', 'AT1G00040 # mine');
    await page.getByRole('checkbox', { name: 'File Contains Header' }).waitFor({ state: 'detached' });
    await submit(page, 'ALF and');
    await page.getByRole('alert').first().waitFor();
    await page.getByRole('link', { name: 'Tutorial' }).click();
    await page.getByRole('heading', { name: 'Tutorial' }).waitFor();
    await page.goBack();
    const text = page.getByRole('textbox', { name: 'Text of Target Genes' });
    await expect.poll(() => text.inputValue()).toBe('AT1G00040 # mine');
    await page.reload();
    await expect.poll(() => text.inputValue()).toBe('AT1G00040 # mine');
    await page.getByRole('button', { name: 'Reset' }).click();
    await text.waitFor({ state: 'detached' });
    await expect.poll(() => source(page, 'Target Genes').inputValue()).toBe('none');
  });

  it('name the genes among the filter TFs that have no analyses as a TF', async () => {
    const page = await visit(`${mini()}/query`);
    await type(page, 'Filter TFs', 'ALF\nAT1G00040\n');
    await card(page, 'Filter TFs').getByText('1 gene has no analyses as a TF').waitFor();
    await card(page, 'Filter TFs').getByText('2 TFs, 1 recognized').waitFor();
    await type(page, 'Target Genes', 'ALF\nAT1G00040\n');
    await card(page, 'Target Genes').getByText('all recognized').waitFor();
    await expect.poll(() => card(page, 'Target Genes').getByText('no analyses as').count()).toBe(0);
  });

  it('show the format with an example to take away', async () => {
    const page = await visit(`${mini()}/query`);
    await page.getByRole('button', { name: 'Format of Target Network' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Example' }).click();
    expect((await download).suggestedFilename()).toBe('target_network_example.txt');
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text.split('\n')[0]).toMatch(/^AT1G000[123]0\tpredicted\tAT1G000[123]0\t0.92$/);
  });
});

describe('saved lists', () => {
  async function save(page: Page, name: string): Promise<void> {
    await card(page, 'Target Genes').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  }

  it('are named, chosen, renamed, removed and brought back', async () => {
    const page = await visit(`${mini()}/query`);
    await source(page, 'Target Genes').selectOption('typed');
    await expect.poll(() => card(page, 'Target Genes').getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await type(page, 'Target Genes', 'AT1G00040\n');
    await save(page, 'input');
    await page.getByText('Please pick another name.').waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill('mine');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await source(page, 'Background').selectOption('saved:mine');
    await card(page, 'Background').getByText('1 gene').waitFor();

    await page.getByRole('button', { name: 'Remove or Rename Lists' }).click();
    await page.getByRole('textbox', { name: 'Name of mine' }).fill('other');
    await page.getByText('Please pick another name.').waitFor();
    await page.getByRole('textbox', { name: 'Name of mine' }).fill('ours');
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await page.getByRole('button', { name: 'Remove ours' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('textbox', { name: 'Name of ours' }).waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Clear Saved Lists' }).click();
    await page.getByText('No saved lists in this browser.').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await page.getByText('1 list saved in this browser.').waitFor();
    await page.reload();
    await page.getByText('1 list saved in this browser.').waitFor();
  });
});
