import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { expect, test } from '../support/journey.ts';
import { handled } from '../support/pageState.ts';

test('the files of a release are downloaded, checked by their hashes, and read by its code', async ({
  page,
  site,
  server,
}) => {
  await page.goto(`${site.described}/downloads`);
  await page.getByText('SHA-256 of each file').click();
  const sums = await page.getByLabel('SHA-256 of each file').textContent();
  for (const file of ['interactions.parquet', 'interactions.csv.gz']) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: `Download ${file}` }).click();
    const saved = await download;
    const hash = createHash('sha256')
      .update(await readFile(await saved.path()))
      .digest('hex');
    expect(saved.suggestedFilename()).toBe(file);
    expect(sums).toContain(`${hash}  ${file}`);
  }
  const release = (await page.locator('#files code').first().textContent()) ?? '';
  const sql = (await page.getByLabel('Code for DuckDB').textContent()) ?? '';
  const files = join(server.data, 'releases/rice', release);
  const database = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await database.connect();
  const answer = await connection.runAndReadAll(
    sql.replaceAll(`${site.described}/releases/${release}/`, `${files}/`),
  );
  expect(answer.getRowsJson()[0]).toEqual(['AT1G00010', 'ALF', '3']);
  connection.closeSync();
});

test('the sources of a data set are saved for a reference manager', async ({ page, site }) => {
  await page.goto(`${site.described}/citations`);
  // Without its script a page leaves the name of a file to the server.
  await handled(page);
  const save = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name, exact: true }).click();
    const saved = await download;
    return { name: saved.suggestedFilename(), text: await readFile(await saved.path(), 'utf8') };
  };
  const bibtex = await save('BibTeX');
  expect(bibtex.name).toMatch(/^trellis_rice_citations_.*\.bib$/);
  expect(bibtex.text).toContain('doi = {10.1016/j.cell.2016.04.038}');
  expect(bibtex.text).toContain('annote = {Analyses 1, 2; Gene list Examples}');
  const ris = await save('RIS');
  expect(ris.text.match(/^TY {2}- GEN\r$/gm)).toHaveLength(3);
  expect(ris.text).toContain('DO  - 10.1016/j.cell.2016.04.038\r\n');
});
