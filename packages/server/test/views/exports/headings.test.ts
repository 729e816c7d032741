import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QueryAnswer } from '../../messages.ts';
import { ask, startServer, type TestServer } from '../../testServer.ts';
import { parseCsv } from './parseCsv.ts';
import { readSheets, type StoredSheet } from './readSheets.ts';

const longName = 'A protein whose full name is longer than most others';

const metadata = (type: string, tag: string) =>
  [
    'Transcription_Factor_ID: AT1G1',
    `Experiment_Type: ${type}`,
    'Edge_Type: in planta:Regulated',
    'Technology: RNA-seq',
    'Experimenter: Gardener',
    `Tag: ${tag}`,
    `Pvalue: below 0.05`,
  ].join('\n');

const files: Readonly<Record<string, string>> = {
  'annotation.csv': [
    'gene_id,name,fullname,gene_type,gene_family',
    'AT1G1,TFA,,TXNFACTOR,',
    `AT1G2,B,${longName},PROTEIN_CODING,`,
    'AT1G3,C,,PROTEIN_CODING,',
  ].join('\n'),
  'analyses/1_one.csv': 'gene_id,log2fc,pvalue\nAT1G2,1.5,0.001\nAT1G3,-2.25,1e-300',
  'analyses/1_one.txt': metadata('Expression', 'a'),
  'analyses/2_two.csv': 'gene_id,log2fc,pvalue\nAT1G2,0.5,0.01\nAT1G3,inf,0',
  'analyses/2_two.txt': metadata('Expression', 'b'),
};

/** A query that mentions one analysis twice, and analyses that all have the same name. */
const query = 'AT1G1[id=1 and log2fc>0] or AT1G1';

describe('the headings of a file', () => {
  let folder: string;
  let server: TestServer;
  let id: string;
  let table: StoredSheet;
  let about: StoredSheet;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trellis-headings-'));
    await mkdir(join(folder, 'analyses'));
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), `${text}\n`);
    server = await startServer(folder);
    const answer = (await (await ask(server, { query })).json()) as QueryAnswer;
    id = answer.request_id;
    await fetch(`${server.url}/api/ids/${id}/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(answer.analysis_ids.map(([key, state]) => [key, { ...state, name: 'mine' }])),
    });
    [table, about] = await readSheets(await (await get(`export/${id}.xlsx`)).arrayBuffer());
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const get = (path: string) => fetch(`${server.url}/api/${path}`);
  const headingsOf = async (path: string) => parseCsv(await (await get(path)).text())[0];
  const repeated = (texts: readonly unknown[]) => {
    const names = texts.map((text) => String(text).toUpperCase());
    return names.filter((text, i) => names.indexOf(text) !== i);
  };

  it('are different in every table, whatever users and metadata are called', async () => {
    const paths = [`table/${id}.csv`, `export/${id}.csv`, `analysis_enrichment/${id}.csv?fields=TAG&fields=TAG`];
    for (const path of paths)
      expect({ path, repeated: repeated(await headingsOf(path)) }).toEqual({ path, repeated: [] });
    expect(repeated(Object.values(about.rows[0]).map(({ value }) => value))).toEqual([]);
  });

  it('name each mention of an analysis in the table and its workbook, with the id and the filter', async () => {
    const labels = ['mine · 1', 'mine · 1 [id = 1 and log2fc > 0]', 'mine · 2'];
    const titles = (await headingsOf(`table/${id}.csv`)).slice(8);
    expect([...new Set(titles.map((title) => title.split(' | ')[0]))].sort()).toEqual(labels);
    const drawn = table.rows[0];
    const starts = table.merged.flatMap((range) => /^([A-Z]+)1:[A-Z]+1$/.exec(range)?.[1] ?? []);
    const shown = starts.map((letter) => String(drawn[letter.charCodeAt(0) - 65].value).split('\n')[1]);
    expect(shown.sort()).toEqual(labels);
  });

  it('are bold and frozen in a workbook', () => {
    expect([table.frozen, about.frozen]).toEqual(['A7', 'B2']);
    const heads = [...table.rows.slice(0, 6), about.rows[0]].flatMap((row) => Object.values(row));
    expect(heads.every(({ bold }) => bold)).toBe(true);
  });

  it('are above numbers with the format of their kind', () => {
    const kindOf = (i: number) => String(table.rows[5][i].value ?? table.rows[0][i].value);
    const formats = new Map<string, Set<string>>();
    for (const row of table.rows.slice(6)) {
      for (const [i, { value, format }] of Object.entries(row)) {
        if (typeof value !== 'number') continue;
        const kind = Math.abs(value) > 1e300 ? 'infinite' : kindOf(Number(i));
        formats.set(kind, (formats.get(kind) ?? new Set()).add(format));
      }
    }
    expect(Object.fromEntries([...formats].map(([kind, found]) => [kind, [...found].join()]))).toEqual({
      'Edge Count': '#,##0',
      Log2FC: '0.00',
      Pvalue: '0.00E+00',
      infinite: '0.00E+00',
    });
  });

  it('and texts fit into the columns', () => {
    const [fullName] = table.widths;
    expect(fullName).toBeGreaterThan(Math.min(longName.length, 45));
    expect(table.widths).toHaveLength(Object.keys(table.rows[0]).length);
    const [width] = about.widths;
    for (const row of about.rows) expect(width).toBeGreaterThan(String(row[0].value).length);
    expect(table.heights[0]).toBeGreaterThan(table.heights[5]);
  });
});
