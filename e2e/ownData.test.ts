import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { demo, mini, useBrowser } from './support/browser.ts';
import { addFile, chooseFiles, deseq2Table, fileOf, ownCard } from './support/ownFiles.ts';
import { overhang, seriousFaultsInBothThemes } from './support/pageState.ts';
import { submit, textOf, writeQuery } from './support/queryBox.ts';

const visit = useBrowser();
let table: ReturnType<typeof fileOf>;

const workbook = async () =>
  fileOf('deseq2.xlsx', await readFile(new URL('../fixtures/own/deseq2.xlsx', import.meta.url)));
const list = fileOf('Root peaks.txt', 'AT1G00030\nAT1G00040\nGAM\nAT9G99999\n');

beforeAll(async () => {
  const answer = await fetch(`http://127.0.0.1:${inject('port')}/api/gene-names/?edition=arabidopsis`);
  const { ids } = (await answer.json()) as { readonly ids: readonly string[] };
  table = fileOf('NLP7 root.tsv', deseq2Table(ids));
});

const textOfFile = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8');

/** Opens the query page of the mini data set with one own analysis of ALF. */
async function withList(tf = 'ALF'): Promise<Page> {
  const page = await visit(`${mini()}/query`);
  await addFile(page, list, { tf, type: 'Binding', edge: 'in planta:Bound' });
  return page;
}

describe('the files of own analyses', () => {
  it('say before the first one what is sent and who sees it', async () => {
    const page = await visit(`${mini()}/query`);
    const note = ownCard(page).getByText('Whoever has the link of the result sees these targets and their values.');
    await note.waitFor();
    await withListOn(page);
    await expect.poll(() => note.isVisible()).toBe(false);
  });

  it('of all genes are cut at a fold change and a p-value, with live counts', async () => {
    const page = await visit(`${demo()}/query`);
    const dialog = await chooseFiles(page, table);
    await dialog.getByText('1 analysis ready.').waitFor();
    await expect.poll(() => dialog.getByLabel('P-value column').locator('option:checked').innerText()).toBe('padj');
    const count = dialog.getByText(/^[\d,]+ of [\d,]+ genes are targets$/);
    const first = await count.innerText();
    await dialog.getByLabel('|log2 fold change| at least').fill('3');
    await expect.poll(() => count.innerText()).not.toBe(first);
    await dialog.getByRole('checkbox', { name: 'Only genes within cutoffs' }).uncheck();
    await dialog.getByText(/^All [\d,]+ genes are targets$/).waitFor();
  });

  it('can be a workbook and a plain list, which asks for nothing but its description', async () => {
    const page = await visit(`${mini()}/query`);
    const dialog = await chooseFiles(page, await workbook(), list);
    const [sheet, plain] = ['deseq2.xlsx', 'Root peaks.txt'].map((name) => dialog.getByRole('region', { name }));
    await sheet.getByText('4 genes; 1 name not in this edition (AT9G99999); sheet Results.').waitFor();
    await plain
      .getByText('2 genes; 1 name not in this edition (AT9G99999); 1 further row of the same genes')
      .waitFor();
    await expect.poll(() => plain.getByRole('checkbox').count()).toBe(0);
    await sheet.getByRole('combobox', { name: 'TF', exact: true }).fill('BET');
    await sheet.getByRole('combobox', { name: 'Edge type' }).fill('in planta:Regulated');
    await dialog.getByRole('button', { name: 'Use TF, types and metadata for all 2 files' }).click();
    await plain.getByText('AT1G00020 · BET').waitFor();
    await dialog.getByRole('button', { name: 'Save 2 analyses' }).click();
    await ownCard(page).getByText('2 analyses chosen for this query').waitFor();
    await page.reload();
    await ownCard(page).getByText('2 analyses chosen for this query').waitFor();
  });

  it('ask for the unit of fold changes that are never negative', async () => {
    const page = await visit(`${mini()}/query`);
    const dialog = await chooseFiles(page, fileOf('fc.csv', 'gene,FC\nAT1G00030,4\nAT1G00040,0.5\n'));
    await dialog.getByRole('combobox', { name: 'TF', exact: true }).fill('ALF');
    await dialog.getByRole('combobox', { name: 'Edge type' }).fill('in planta:Regulated');
    await dialog.getByText('AT1G00010 · ALF').waitFor();
    await dialog.getByRole('button', { name: 'Save 1 analysis' }).click();
    await dialog.getByText('Choose the unit of the fold changes.').waitFor();
    await dialog.getByLabel('Unit of the fold changes').selectOption('ratio');
    await dialog.getByRole('button', { name: 'Save 1 analysis' }).click();
    const download = page.waitForEvent('download');
    await ownCard(page).getByRole('button', { name: 'Save the targets of fc' }).click();
    expect(await textOfFile(await download)).toBe('gene_id,log2fc,pvalue\nAT1G00030,2,\nAT1G00040,-1,\n');
  });

  it('that cannot be read say why, and leave the others', async () => {
    const page = await visit(`${mini()}/query`);
    const bad = [
      fileOf('empty.csv', ''),
      fileOf('maize.csv', 'gene\nZm00001d045323\n'),
      fileOf('broken.xlsx', (await workbook()).buffer.subarray(0, 3000)),
      fileOf('picture.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0])),
    ];
    const dialog = await chooseFiles(page, ...bad, list);
    for (const [name, reason] of [
      ['empty.csv', 'the file is empty'],
      ['maize.csv', 'no column has genes of this edition. It has, for example, "Zm00001d045323"'],
      ['broken.xlsx', 'the workbook is damaged'],
      ['picture.png', 'not a text file'],
    ])
      await dialog.getByRole('region', { name }).getByText(reason).waitFor();
    await dialog.getByRole('button', { name: 'Save 1 analysis' }).waitFor();
    await dialog.getByText('1 analysis ready.').waitFor();
  });

  it('leave the browser only with a query that uses them', async () => {
    const page = await visit(`${mini()}/query`);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    await withListOn(page);
    await writeQuery(page, 'own_analyses or BET');
    await page.getByText('Not counted before Submit, because your analyses are sent only then.').waitFor();
    expect(sent.filter((path) => path !== '/api/names/')).toEqual([]);
    await submit(page, 'own_analyses or BET');
    await page.getByText('With 1 own analysis').waitFor();
    expect(sent.filter((path) => path !== '/api/names/')).toEqual(['/api/']);
  });

  it('leave it once, unless the server no longer has them', async () => {
    const page = await visit(`${mini()}/query`);
    const sent: string[] = [];
    // The browser does not tell what is in a form with files; the secret goes with a form without.
    page.on('request', (request) => {
      if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/api/') return;
      sent.push('x-request-secret' in request.headers() ? 'reference' : 'files');
    });
    const secrets: string[] = [];
    page.on('response', (response) =>
      secrets.push(...(response.headers()['x-request-secret'] ? [response.headers()['x-request-secret']] : [])),
    );
    await withListOn(page);
    const ask = async (query: string) => {
      await submit(page, query);
      await page.waitForURL(/\/result\/summary/);
      await page.getByText('With 1 own analysis').waitFor();
      const address = page.url();
      await page.getByRole('link', { name: 'Query', exact: true }).click();
      return address;
    };
    await ask('own_analyses');
    await ask('own_analyses or BET');
    expect(sent).toEqual(['files', 'reference']);

    const last = new URL(await ask('own_analyses')).searchParams.get('request') ?? '';
    const headers = { 'X-Request-Secret': secrets.at(-1) ?? '' };
    expect((await fetch(`${mini()}/api/${last}/`, { method: 'DELETE', headers })).status).toBe(204);
    await ask('own_analyses or BET');
    expect(sent.slice(2)).toEqual(['reference', 'reference', 'files']);
  });
});

/** Adds the plain list as an analysis of ALF. */
const withListOn = (page: Page) => addFile(page, list, { tf: 'ALF', type: 'Binding', edge: 'in planta:Bound' });

describe('a saved analysis', () => {
  it('is renamed, saved as files of an import, removed and brought back', async () => {
    const page = await withList();
    const card = ownCard(page);
    await card.getByRole('button', { name: 'Edit or rename Root peaks' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Root peaks' });
    await dialog.getByLabel('Label').fill('Peaks 2 h');
    await dialog.getByText('Further metadata (optional)').click();
    await dialog.getByRole('textbox', { name: 'Further metadata' }).fill('Tissue: root\nEDGE_TYPE: in vivo:Bound');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    const [metadata] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: 'Save the metadata of Peaks 2 h' }).click(),
    ]);
    expect(metadata.suggestedFilename()).toBe('Peaks_2_h.txt');
    expect(await textOfFile(metadata)).toBe(
      'TRANSCRIPTION_FACTOR_ID: AT1G00010\n*EXPERIMENT_TYPE: Binding\n*EDGE_TYPE: in vivo:Bound\nLABEL: Peaks 2 h\nTISSUE: root\n',
    );
    await card.getByRole('button', { name: 'Remove Peaks 2 h' }).click();
    await card.getByText('Removed Peaks 2 h.').waitFor();
    await card.getByRole('button', { name: 'Undo' }).click();
    await card.getByRole('checkbox', { name: 'Peaks 2 h' }).waitFor();
    await expect.poll(() => card.getByRole('checkbox', { name: 'Peaks 2 h' }).isChecked()).toBe(true);
  });

  it('takes part only when it is chosen', async () => {
    const page = await withList();
    await ownCard(page).getByRole('checkbox', { name: 'Root peaks' }).uncheck();
    await ownCard(page).getByText('None chosen for this query').waitFor();
    await submit(page, 'ALF');
    await page.getByRole('heading', { name: /genes targeted by ALF in 2 analyses/ }).waitFor();
    await expect.poll(() => page.getByText(/own analysis/).count()).toBe(0);
  });

  it('makes its TF a name of queries, in the editor and the builder, in this browser only', async () => {
    const page = await withList('AT1G00080');
    await writeQuery(page, 'GLS1');
    const builder = page.getByRole('region', { name: 'Query Builder' });
    await builder.getByText('AT1G00080 · 1 analysis').waitFor();
    await page.getByText('GLS1 has no analyses as a TF').waitFor({ state: 'detached' });
    await submit(page, 'GLS1');
    await page.getByRole('heading', { name: /2 genes targeted by AT1G00080 in 1 analysis/ }).waitFor();
  });

  it('is asked for by the confirmation, and named next to the query', async () => {
    const page = await withList();
    await page.getByText('with my analysis Root peaks').waitFor();
    await writeQuery(page, 'own_analyses');
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Submit this query?' });
    await dialog.getByText('Root peaks').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Clear My Analyses' }).click();
    await ownCard(page).getByText('None chosen for this query').waitFor();
  });
});

describe('a result with own analyses', () => {
  it('is compared with public data of its TF, opens the TFs that share its targets, and is deleted', async () => {
    const page = await visit(`${demo()}/query`);
    await addFile(page, table, { tf: 'NLP7' });
    await submit(page, 'own_analyses');
    await page.getByRole('heading', { name: /genes targeted by NLP7 in 1 analysis/ }).waitFor();
    const address = page.url();
    await page.getByRole('button', { name: /^Compare NLP7 .* with public data of NLP7$/ }).click();
    await page.getByRole('heading', { name: 'Agreement of binding and regulation for 1 TF' }).waitFor();
    await page.goto(address);
    await page.getByRole('button', { name: /^Which TFs share the targets of NLP7/ }).click();
    await page.waitForURL(/\/genes\/regulators/);
    await page.getByRole('heading', { level: 1, name: /^Targets of NLP7/ }).waitFor();
    await page.goto(address);
    await page.getByRole('button', { name: 'Delete result and my data' }).click();
    await page.getByRole('dialog', { name: 'Delete this result?' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { name: 'This result was deleted' }).waitFor();
    const other = await visit(address);
    await other.getByRole('heading', { name: 'This result was deleted' }).waitFor();
    await other.getByRole('link', { name: 'write a query' }).click();
    await other.waitForURL(/\/query$/);
  });

  it('cannot be deleted by others, who see its targets and can use them in a query of their own', async () => {
    const page = await withList();
    await submit(page, 'own_analyses');
    await page.getByText('With 1 own analysis, which whoever has the link of this result can see').waitFor();
    const other = await visit(page.url());
    await other.getByText('With 1 own analysis').waitFor();
    await expect.poll(() => other.getByRole('button', { name: /^Delete/ }).count()).toBe(0);
    await other.getByRole('button', { name: 'Back to the query' }).click();
    await ownCard(other).getByText('1 analysis chosen for this query').waitFor();
    await ownCard(other).getByText('AT1G00010 · Binding · 2 targets').waitFor();
    await expect.poll(() => textOf(other)).toBe('own_analyses');
  });

  it('comes back to the query with the analyses of this browser', async () => {
    const page = await withList();
    await submit(page, 'own_analyses');
    await page.getByText('With 1 own analysis').waitFor();
    const address = page.url();
    await page.goto(`${mini()}/query`);
    await page.getByRole('button', { name: 'Reset' }).click();
    await ownCard(page).getByText('None chosen for this query').waitFor();
    await page.goto(address);
    await page.getByRole('button', { name: 'Back to the query' }).click();
    await ownCard(page).getByText('1 analysis chosen for this query').waitFor();
    await expect.poll(() => ownCard(page).getByRole('listitem').filter({ hasText: 'Root peaks' }).count()).toBe(1);
  });
});

it('axe finds nothing serious in the forms, the list and a result, in both themes', async () => {
  const page = await visit(`${mini()}/query`);
  const dialog = await chooseFiles(page, await workbook(), fileOf('empty.csv', ''));
  await dialog.getByText('1 analysis ready.').waitFor();
  await dialog.getByRole('button', { name: 'Save 1 analysis' }).click();
  await dialog.getByText('1 analysis is not complete.').waitFor();
  expect(await seriousFaultsInBothThemes(page), 'forms').toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await withListOn(page);
  await ownCard(page).getByText('1 analysis chosen').waitFor();
  await ownCard(page).getByRole('button', { name: 'Edit or rename Root peaks' }).waitFor();
  expect(await seriousFaultsInBothThemes(page), 'list').toEqual([]);
  await submit(page, 'own_analyses');
  await page.getByText('With 1 own analysis').waitFor();
  await page.getByRole('button', { name: 'Delete result and my data' }).click();
  await page.getByRole('dialog', { name: 'Delete this result?' }).waitFor();
  expect(await seriousFaultsInBothThemes(page), 'result').toEqual([]);
});

it('at 360 px nothing scrolls sideways', async () => {
  const page = await visit(`${mini()}/query`, { viewport: { width: 360, height: 740 } });
  const dialog = await chooseFiles(page, await workbook());
  await dialog.getByText('1 analysis ready.').waitFor();
  await expect.poll(() => overhang(page)).toBe(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await withListOn(page);
  await submit(page, 'own_analyses');
  await page.getByText('With 1 own analysis').waitFor();
  await expect.poll(() => overhang(page)).toBe(0);
});
