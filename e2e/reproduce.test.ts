import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { demo, useBrowser } from './support/browser.ts';
import { fileNamed } from './support/fileName.ts';

const visit = useBrowser();
const run = promisify(execFile);

async function showQuery(): Promise<Page> {
  const id = await ask(demo(), 'AT4G24020 or AT5G65210', { targetgenes: 'Clock_Genes' });
  const page = await visit(`${demo()}/result/summary?request=${id}`);
  await page.getByRole('button', { name: 'Show Query' }).click();
  return page;
}

/** Node and Python resolve no names under localhost, so the script is run with the edition said. */
function runnable(script: string): string {
  const { port } = new URL(demo());
  return script
    .replace(demo(), `http://127.0.0.1:${port}`)
    .replace(/(search (?:=|<-) "[^"]*)"/, '$1&edition=arabidopsis"');
}

async function hasR(): Promise<boolean> {
  try {
    await run('Rscript', ['--version']);
    return true;
  } catch {
    return false;
  }
}

const counts = /^(\d+) interactions, (\d+) target genes, 2 TFs$/;

describe('a result', () => {
  it('shows the query that was run, with its inputs and data set', async () => {
    const page = await showQuery();
    const dialog = page.getByRole('dialog', { name: 'Show Query' });
    await dialog.getByText('AT4G24020 or AT5G65210', { exact: true }).waitFor();
    await dialog.getByText(/^only genes of Clock_Genes \(\d+ genes\)$/).waitFor();
    await dialog.getByText(/revision 0/).waitFor();
  });

  it('is read by the Python script that is shown', async () => {
    const page = await showQuery();
    const script = await page.getByLabel('Script in Python').innerText();
    const { stdout } = await run('python3', ['-c', runnable(script)]);
    expect(stdout.trim()).toMatch(counts);
  });

  it('is read by the R script that is shown', async (context) => {
    if (!(await hasR())) return context.skip('Rscript is not installed (Debian: r-base-core)');
    const page = await showQuery();
    await page.getByText('R', { exact: true }).click();
    const script = await page.getByLabel('Script in R').innerText();
    const { stdout } = await run('Rscript', ['-e', runnable(script)]);
    expect(stdout.trim()).toMatch(counts);
  });

  it('is downloaded as a whole, to be computed again', async () => {
    const id = await ask(demo(), 'AT4G24020');
    const page = await visit(`${demo()}/result/summary?request=${id}`);
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /^Reproducibility archive/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(fileNamed('archive', 'zip'));
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(bytes.includes('figures/summary.svg')).toBe(true);
  });
});
