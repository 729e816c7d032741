import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf, readGeneNames, secretHeader } from '@trellis/contract';
import { launch } from '../e2e/support/launch.ts';
import { get } from './calls.ts';
import { median, report } from '../scripts/rig/report.ts';

/** The largest number of analyses that a query takes, and rows of each. */
const [analyses, rows, runs] = [20, 30_000, 3];

/** TFs of the analyses, in turn. */
const tfs = ['AT4G24020', 'AT5G65210', 'AT1G22070'];

/**
 * Measures a query with 20 analyses of the user's own, as they are sent for the first time and as their result is looked at, each
 * next to the same query without them.
 */
export async function measureOwnData(url: string): Promise<void> {
  const { ids } = (await (await fetch(`${url}${addressOf(readGeneNames)}`)).json()) as { readonly ids: string[] };
  const files = Array.from({ length: analyses }, (_, i) => new Blob([tableOf(ids, i)]));
  const [one, both] = ['AT4G24020', 'AT4G24020 or own_analyses'];
  const plain = await posts(url, () => ({ body: formOf(one, []) }));
  const sent = await posts(url, () => ({ body: formOf(one, files) }));
  report('POST of one TF with 20 analyses of 30,000 rows, 17 MB', sent.ms, { budget: plain.ms + 800 });
  const again = await posts(url, () => withOwnOf(one, sent));
  report('the next query with these analyses', again.ms, { budget: plain.ms + 100 });
  const looked = (id: string) => get(`${url}/api/summary/${id}/?again=${id}`).then(({ ms }) => ms);
  const [without, withThem] = [await looked(plain.id), await looked(again.id)];
  report('the first view of that result', withThem, { budget: without + 100 });
  const all = await posts(url, () => ({ body: formOf(both, files) }));
  report('POST of these analyses as the query', all.ms);
  report('the first view of that result', await looked(all.id), { budget: without + 200 });
  report('the same files, ready in the browser', await readInBrowser(url, ids), { budget: 3000 });
}

/** Time from the choice of the files on the page Query until all of them are read. */
async function readInBrowser(url: string, ids: readonly string[]): Promise<number> {
  const browser = await launch();
  const folder = await mkdtemp(join(tmpdir(), 'trellis-bench-'));
  try {
    const page = await browser.newPage();
    const files = Array.from({ length: analyses }, (_, i) => join(folder, `${i}.csv`));
    for (const [i, file] of files.entries()) await writeFile(file, tableOf(ids, i));
    await page.goto(`${url}/query`);
    const input = page.getByRole('region', { name: 'My Analyses' }).locator('input[type=file]');
    await input.waitFor({ state: 'attached' });
    const start = performance.now();
    await input.setInputFiles(files);
    await page.getByText(`${analyses} analyses ready.`).waitFor();
    return performance.now() - start;
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

/** A table with values of genes that differ from analysis to analysis. */
function tableOf(ids: readonly string[], analysis: number): string {
  const lines = Array.from({ length: Math.min(rows, ids.length) }, (_, i) => {
    const gene = ids[(i + 977 * analysis) % ids.length];
    return `${gene},${(Math.sin(i * (analysis + 1)) * 4).toFixed(6)},${(((i * 7919) % 10_000) / 1e4).toPrecision(6)}`;
  });
  return `gene_id,log2fc,pvalue\n${lines.join('\n')}\n`;
}

/** A request that was stored, and its secret. */
interface Stored {
  readonly id: string;
  readonly secret: string;
}

/** Median time of a query; the request is the last one. */
async function posts(url: string, makeForm: () => RequestInit): Promise<Stored & { readonly ms: number }> {
  const times: number[] = [];
  let stored: Stored = { id: '', secret: '' };
  for (let run = 0; run <= runs; run++) {
    const start = performance.now();
    const answer = await fetch(`${url}/api/?result=0`, { method: 'POST', ...makeForm() });
    const { request_id: id } = (await answer.json()) as { readonly request_id: string };
    stored = { id, secret: answer.headers.get(secretHeader) ?? '' };
    if (run > 0) times.push(performance.now() - start);
  }
  return { ms: median(times), ...stored };
}

/** The call of a query that takes the analyses of an earlier one, as the page sends it. */
function withOwnOf(query: string, { id, secret }: Stored): RequestInit {
  const body = formOf(query, []);
  body.append('ownanalyses_from', id);
  return { body, headers: { [secretHeader]: secret } };
}

function formOf(query: string, files: readonly Blob[]): FormData {
  const form = new FormData();
  form.append('query', query);
  files.forEach((file, i) => form.append('ownanalyses', file, `${i}.csv`));
  const metadata = files.map((_, i) => ({
    tf: tfs[i % tfs.length],
    experiment_type: 'Expression',
    edge_type: 'in planta:Regulated',
    label: `own ${i}`,
  }));
  if (files.length) form.append('ownanalyses_metadata', JSON.stringify(metadata));
  return form;
}
