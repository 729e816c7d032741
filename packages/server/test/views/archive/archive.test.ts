import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { views } from '@trellis/engine';
import type { AnalysisIds, QueryAnswer } from '../../messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reproduce } from '../../../src/views/archive/reproduce.ts';
import { folderOf, ontologyFiles } from '../../ontologyFolder.ts';
import { parseCsv } from '../exports/parseCsv.ts';
import { ask, fixture, startServer, type TestServer } from '../../testServer.ts';

const list = '>Genes, "quoted" and ünicode\nAT1G01730\nAT1G02710\nAT1G08290\nAT1G08420\n';
const network = 'AT4G24020 AT1G01730\nAT4G24020 AT1G02710\nAT4G24020 AT1G08420\nAT5G65210 AT1G08290\n';

/** Unpacks by another program, and checks what it unpacks against SHA256SUMS. */
const unpack = `
import sys, zipfile, hashlib, json
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
lines = archive.read('SHA256SUMS').decode().splitlines()
for line in lines:
    digest, name = line.split('  ', 1)
    assert hashlib.sha256(archive.read(name)).hexdigest() == digest, name
print(json.dumps({name: archive.read(name).decode('utf-8', 'replace') for name in archive.namelist()}))
`;

async function unpacked(archive: Buffer): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-archive-'));
  const path = join(folder, 'archive.zip');
  await writeFile(path, archive);
  const said = execFileSync('python3', ['-c', unpack, path], { encoding: 'utf8', maxBuffer: 1 << 28 });
  await rm(folder, { recursive: true });
  return JSON.parse(said) as Record<string, string>;
}

describe('everything about a result', () => {
  let server: TestServer;
  let folder: string;
  /** The archive of all analyses, and its files. */
  let whole: { readonly archive: Buffer; readonly files: Readonly<Record<string, string>> };
  beforeAll(async () => {
    server = await startServer(join(fixture('golden'), 'dataset'));
    folder = await mkdtemp(join(tmpdir(), 'trellis-archive-'));
    const archive = await download(await askAll());
    whole = { archive, files: await unpacked(archive) };
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function askAll(): Promise<string> {
    const files = {
      targetgenes: { filename: 'my list.txt', text: list },
      targetnetworks: { filename: 'predicted.txt', text: network },
    };
    return ((await (await ask(server, { query: 'all_tfs', files })).json()) as QueryAnswer).request_id;
  }

  async function download(id: string, search = ''): Promise<Buffer> {
    const response = await fetch(`${server.url}/api/everything/${id}.zip${search}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    return Buffer.from(await response.arrayBuffer());
  }

  it('is one archive with question, inputs, methods, tables and figures, each with its checksum', async () => {
    const { files } = whole;
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'request.json',
        'methods.md',
        'inputs/target_genes.txt',
        'inputs/target_network.txt',
        'tables/interactions.csv',
        'tables/result.xlsx',
        'tables/target_lists.csv',
        'figures/summary.svg',
        'figures/target_lists.svg',
        'network/network.sif',
        'network/network.cyjs',
        'scripts/read_result.py',
        'scripts/read_result.R',
        'references.txt',
        'references.bib',
        'data_dictionary.csv',
        'README.md',
        'SHA256SUMS',
      ]),
    );
    expect(files['inputs/target_genes.txt']).toBe(list);
    expect(JSON.parse(files['request.json'])).toMatchObject({
      query: 'all_tfs',
      edition: 'development',
      inputs: { targetGenes: { name: 'my list.txt' } },
      parameters: { correction: 'bonferroni' },
    });
    expect(files['methods.md']).toMatch(/by the query `all_tfs`, restricted to the target genes of my list\.txt/);
    for (const [name, text] of Object.entries(files)) if (name.endsWith('.svg')) expect(text).toMatch(/^<svg /);
  });

  it('has its inputs byte for byte, and no formula in its tables', async () => {
    const text = `>=1+1\n${list.replace(/^>.*\n/gm, '')}`;
    const files = { targetgenes: { filename: 'lists.txt', text } };
    const { request_id: id } = (await (await ask(server, { query: 'all_tfs', files })).json()) as QueryAnswer;
    const archive = await unpacked(await download(id));
    expect(archive['inputs/target_genes.txt']).toBe(text);
    expect(archive['tables/target_lists.csv']).toContain("'=1+1");
    expect(archive['tables/target_lists.csv']).not.toMatch(/(?:^|[,"])=1\+1/m);
  });

  it('has a README with a line for every file, and a checksum for every file but the checksums', async () => {
    const { files } = whole;
    const listed = [...files['README.md'].matchAll(/^- `([^`]+)`: \S.*$/gm)].map(([, name]) => name);
    expect(new Set(listed)).toEqual(new Set(Object.keys(files).filter((name) => name !== 'README.md')));
    const sums = files.SHA256SUMS.trimEnd().split('\n');
    const summed = sums.map((line) => line.slice(66));
    expect(new Set(summed)).toEqual(new Set(Object.keys(files).filter((name) => name !== 'SHA256SUMS')));
  });

  it('has the tables of the views with their columns, and describes each', async () => {
    const { files } = whole;
    const there = views.filter(({ file }) => `tables/${file}.csv` in files);
    expect(there.length).toBeGreaterThan(4);
    for (const { file, table } of there) {
      expect(parseCsv(files[`tables/${file}.csv`])[0]).toEqual(table.headings);
      const dictionary = parseCsv(files['data_dictionary.csv']).filter(([name]) => name === `tables/${file}.csv`);
      expect(dictionary.map(([, ...note]) => note)).toEqual(
        table.columns.map(({ name, meaning, unit = '' }) => [name, meaning, unit]),
      );
    }
  });

  it('has a data dictionary with every column of every table, and no column twice', async () => {
    const { files } = whole;
    const [head, ...rows] = parseCsv(files['data_dictionary.csv']);
    expect(head).toEqual(['file', 'column', 'meaning', 'unit']);
    for (const [name, column, meaning] of rows) expect([name, column, meaning !== '']).toEqual([name, column, true]);
    const tables = Object.keys(files).filter((name) => /^tables\/.*\.csv$/.test(name));
    expect(tables.length).toBeGreaterThan(7);
    for (const table of tables) {
      const columns = rows.filter(([name]) => name === table).map(([, column]) => column);
      expect([table, columns]).toEqual([table, parseCsv(files[table])[0]]);
      expect([table, new Set(columns).size]).toEqual([table, columns.length]);
    }
  });

  it('has the network as Cytoscape reads it: with the edges of the SIF file', async () => {
    const { files } = whole;
    const { elements } = JSON.parse(files['network/network.cyjs']) as {
      elements: Record<'nodes' | 'edges', { data: { id: string; source: string; name: string; target: string } }[]>;
    };
    const edges = elements.edges.map(({ data: { source, name, target } }) => [source, name, target].join('\t'));
    expect(edges.sort()).toEqual(files['network/network.sif'].trimEnd().split('\n').sort());
    expect(new Set(elements.nodes.map(({ data }) => data.id)).size).toBe(elements.nodes.length);
  });

  it('has a Python script that reads its tables', async () => {
    const archive = join(folder, 'scripts.zip');
    const place = join(folder, 'unpacked');
    const { files } = whole;
    await writeFile(archive, whole.archive);
    execFileSync('python3', ['-m', 'zipfile', '-e', archive, place]);
    const said = execFileSync('python3', ['scripts/read_result.py'], { cwd: place, encoding: 'utf8' });
    const [interactions, genes] = ['tables/interactions.csv', 'tables/target_genes.txt'].map((name) => files[name]);
    const tfs = new Set(
      parseCsv(interactions)
        .slice(1)
        .map(([tf]) => tf),
    );
    expect(said).toBe(
      `${parseCsv(interactions).length - 1} interactions, ${genes.trimEnd().split('\n').length} target genes, ${tfs.size} TFs\n`,
    );
  });

  it('names every publication of its analyses once, as text and as BibTeX', async () => {
    const answer = (await (await ask(server, { query: 'AT4G24020 or AT5G65210' })).json()) as QueryAnswer;
    const files = await unpacked(await download(answer.request_id));
    const pmids = [...new Set(files['tables/metadata.csv'].match(/\b200000\d\d\b/g))].sort();
    expect(pmids.length).toBeGreaterThan(1);
    const entries = files['references.bib'].split(/^(?=@)/m);
    expect(entries.map((entry) => /pmid = \{(\d+)\}/.exec(entry)?.[1]).sort()).toEqual(pmids);
    for (const pmid of pmids) expect(files['references.txt']).toContain(`https://pubmed.ncbi.nlm.nih.gov/${pmid}/`);
  });

  it('compares genes that the query has not selected, as the pages do, and says so', { tags: ['long'] }, async () => {
    const answer = (await (await ask(server, { query: 'AT4G24020 and AT5G65210' })).json()) as QueryAnswer;
    const files = await unpacked(await download(answer.request_id));
    const csv = async (search: string) =>
      (
        await fetch(`${server.url}/api/analysis_enrichment/${answer.request_id}.csv?label=true&model=both${search}`)
      ).text();
    expect(files['tables/gene_sets.csv']).toBe(await csv('&sets=analysis&universe=coding'));
    expect(files['tables/gene_sets.csv']).not.toBe(await csv('&sets=result&universe=coding'));
    expect(files['methods.md']).toMatch(
      /between analyses.*: Each analysis counts with all genes that pass its own filters, before and, not and targeted_by/,
    );
  });

  it('says that the data set has no functions', async () => {
    const { files } = whole;
    const reason = 'The edition development has no Gene Ontology annotations.';
    for (const name of ['tables/functions.csv', 'figures/functions.svg']) {
      expect(files['not_available.txt'].split('\n')).toContain(`${name}: ${reason}`);
    }
    expect(files['methods.md']).toContain('functions were not tested');
  });

  it('names the views that the result has not, with their reasons', async () => {
    const answer = (await (await ask(server, { query: 'AT4G24020[id=1]' })).json()) as QueryAnswer;
    const files = await unpacked(await download(answer.request_id));
    expect(files['not_available.txt']).toMatch(/^tables\/gene_sets\.csv: Gene Set Enrichment unavailable\./m);
    expect(files['not_available.txt']).toMatch(/^figures\/precision_recall\.svg: /m);
    expect(files).not.toHaveProperty('tables/sungear.csv');
  });

  it('is the same, byte for byte, for the same question, and when it is computed from its own inputs', async () => {
    const [one, two] = [whole.archive, await download(await askAll())];
    expect(one.equals(two)).toBe(true);
    const { archive, notes } = await reproduce(one, server.data);
    expect(notes).toEqual([]);
    expect(archive.equals(one)).toBe(true);
  });

  it('keeps names, hidden analyses and the correction', { tags: ['long'] }, async () => {
    const id = await askAll();
    const ids = (await (await fetch(`${server.url}/api/ids/${id}/`)).json()) as AnalysisIds;
    const changed = ids.map(([key, state], i) => [
      key,
      { ...state, name: i === 0 ? '=cmd|"A1"' : state.name, show: i !== 1 },
    ]);
    const body = JSON.stringify(changed);
    const headers = { 'Content-Type': 'application/json' };
    const updated = await fetch(`${server.url}/api/ids/${id}/`, { method: 'POST', headers, body });
    expect(updated.status).toBe(201);
    const archive = await download(id, '?correction=bh');
    const files = await unpacked(archive);
    expect(files['tables/summary.csv']).toMatch(/"?'=cmd\|/);
    expect(files['methods.md']).toMatch(/Benjamini/);
    expect((await reproduce(archive, server.data)).archive.equals(archive)).toBe(true);
    expect(archive.equals(whole.archive)).toBe(false);
  });

  it('is refused with one sentence when it is none, or was changed', async () => {
    await expect(reproduce(Buffer.from('no zip at all'), server.data)).rejects.toThrow('This is not a zip archive.');
    const change = `
import sys, zipfile
before = zipfile.ZipFile(sys.argv[1])
after = zipfile.ZipFile(sys.argv[2], 'w')
for name in before.namelist():
    text = before.read(name)
    if name == sys.argv[3]: text += b'AT1G01730\\n'
    if name != sys.argv[4]: after.writestr(name, text)
after.close()
`;
    const [from, to] = [join(folder, 'from.zip'), join(folder, 'to.zip')];
    await writeFile(from, whole.archive);
    execFileSync('python3', ['-c', change, from, to, 'inputs/target_genes.txt', '']);
    await expect(reproduce(await readFile(to), server.data)).rejects.toThrow(
      'inputs/target_genes.txt has changed since the archive was made.',
    );
    execFileSync('python3', ['-c', change, from, to, '', 'inputs/target_network.txt']);
    await expect(reproduce(await readFile(to), server.data)).rejects.toThrow('has no inputs/target_network.txt');
    execFileSync('python3', ['-c', change, from, to, '', 'request.json']);
    await expect(reproduce(await readFile(to), server.data)).rejects.toThrow('has no request.json');
  });
});

describe('everything about a result on a data set with functions', () => {
  const dataset = join(fixture('golden'), 'dataset');
  let server: TestServer;
  beforeAll(async () => {
    const folder = await folderOf(await annotated(), dataset);
    server = await startServer(folder);
    await rm(folder, { recursive: true });
  });
  afterAll(() => server.stop());

  const idsOf = (csv: string): string[] =>
    csv
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[0]);

  /** The first 20 targets of an analysis have a term; all genes have its parent. */
  async function annotated(): Promise<Readonly<Record<string, string>>> {
    const targets = idsOf(await readFile(join(dataset, 'analyses/003_AT4G24020_Binding.csv'), 'utf8')).slice(0, 20);
    const genes = idsOf(await readFile(join(dataset, 'annotation.csv'), 'utf8'));
    const rows = [...targets.map((gene) => `${gene}\tGO:0000002`), ...genes.map((gene) => `${gene}\tGO:0000001`)];
    return {
      'go.obo': `format-version: 1.2\ndata-version: releases/2024-01-17\n${ontologyFiles['go.obo']}`,
      'go_annotations.tsv': `gene_id\tgo_id\n${rows.join('\n')}\n`,
    };
  }

  const download = async (query: string): Promise<Buffer> => {
    const { request_id: id } = (await (await ask(server, { query })).json()) as QueryAnswer;
    const answer = await fetch(`${server.url}/api/everything/${id}.zip?correction=bh`);
    return Buffer.from(await answer.arrayBuffer());
  };

  it('has the enriched ones of the export of the tab, with the release in the methods, and can be computed again', async () => {
    const query = 'AT4G24020 or AT5G65210 or AT1G13300';
    const { request_id: id } = (await (await ask(server, { query })).json()) as QueryAnswer;
    const archive = await download(query);
    const files = await unpacked(archive);
    const exported = await fetch(`${server.url}/api/functions/${id}.csv?correction=bh&model=both`);
    const [head, ...rows] = parseCsv(files['tables/functions.csv']);
    const [, ...tests] = parseCsv(await exported.text());
    const adjustedP = head.indexOf('adjusted_p');
    expect(rows).toEqual(tests.filter((row) => Number(row[adjustedP]) <= 0.05));
    expect(rows.length).toBeLessThan(tests.length);
    const enriched = rows.filter(([term, , , , analysis]) => term === 'GO:0000002' && analysis === '3');
    expect(enriched.map((row) => [row[7], Number(row[adjustedP]) < 1e-10])).toEqual([['20', true]]);
    expect(files['figures/functions.svg']).toContain('BP  nitrate transport');
    expect(files['README.md']).toMatch(/^- `tables\/functions\.csv`: Enriched terms/m);
    expect(files['methods.md']).toMatch(/Gene Ontology \(releases\/2024-01-17\) with 5 to 2,000 genes/);
    const dictionary = parseCsv(files['data_dictionary.csv']).filter(([name]) => name === 'tables/functions.csv');
    expect(dictionary.map(([, column]) => column)).toEqual(head);
    expect((await reproduce(archive, server.data)).archive.equals(archive)).toBe(true);
  });
});

describe('everything about a result on data that say where they come from', () => {
  const commit = '45d7a1be'.repeat(5);
  const [sum, listSum] = ['e5', '0a'].map((byte) => byte.repeat(32));
  const raw = `https://raw.githubusercontent.com/MaloofLab/Shade_2016/${commit}/data.csv`;
  let server: TestServer;
  beforeAll(async () => {
    const metadata = await readFile(join(fixture('mini'), 'analyses/001_ALF_RNAseq.txt'), 'utf8');
    const origin = `DOI: 10.1234/abc\nSource_URL: ${raw}\nSource_Commit: ${commit}\nSource_SHA256: ${sum}\n`;
    const folder = await folderOf(
      {
        'analyses/001_ALF_RNAseq.txt': `${metadata.trimEnd()}\n${origin}License: GPL-3.0\nRecipe: =cmd 1\n`,
        'gene_lists/Examples.yaml': `source: Lee 2020\nlicense: Not stated\nsha256: ${listSum}\nrecipe: lists 2\n`,
        'additional_edges/predicted.yaml': `url: https://example.org/edges\nlicense: CC0\n`,
      },
      fixture('mini'),
    );
    server = await startServer(folder);
    await rm(folder, { recursive: true });
  });
  afterAll(() => server.stop());

  async function download(asked: Partial<Parameters<typeof ask>[1]>): Promise<Buffer> {
    const { request_id: id } = (await (await ask(server, { query: 'ALF', ...asked })).json()) as QueryAnswer;
    return Buffer.from(await (await fetch(`${server.url}/api/everything/${id}.zip`)).arrayBuffer());
  }
  const predefined = { fields: { targetgenes: 'Examples' }, edges: ['Predicted'] };

  it('has a row with source, license, checksum and recipe for each analysis, predefined list and type of edges', async () => {
    const files = await unpacked(await download(predefined));
    const head = ['kind', 'name', 'citation', 'doi', 'pmid', 'url', 'commit', 'sha256', 'license', 'recipe'];
    expect(parseCsv(files['sources.csv'])).toEqual([
      head,
      ['analysis', '1', '', '10.1234/abc', '', raw, commit, sum, 'GPL-3.0', "'=cmd 1"],
      ['analysis', '2', '', '', '', '', '', '', 'License unknown', ''],
      ['list', 'Examples', 'Lee 2020', '', '', '', '', listSum, 'License unknown', 'lists 2'],
      ['edges', 'Predicted', '', '', '', 'https://example.org/edges', '', '', 'CC0', ''],
    ]);
    const dictionary = parseCsv(files['data_dictionary.csv']).filter(([name]) => name === 'sources.csv');
    expect(dictionary.map(([, column]) => column)).toEqual(head);
  });

  it('names them in the references', async () => {
    const files = await unpacked(await download(predefined));
    expect(files['references.txt']).toBe(
      [
        '[1] https://doi.org/10.1234/abc',
        '    Analyses 1',
        '    License: GPL-3.0',
        `    Commit: https://github.com/MaloofLab/Shade_2016/tree/${commit}`,
        '    Recipe: =cmd 1',
        '',
        '[2] Lee 2020',
        '    Gene list Examples',
        '    License unknown',
        '    Recipe: lists 2',
        '',
        '[3] https://example.org/edges',
        '    Additional edges Predicted',
        '    License: CC0',
        '',
        'Analyses whose metadata name no publication: 2',
        '',
      ].join('\n'),
    );
    expect(files['references.bib']).toContain('copyright = {GPL-3.0}');
    expect(files['README.md']).toContain('## Sources and licenses');
  });

  it('does not name a list for an upload of the same name', async () => {
    const files = { targetgenes: { filename: 'Examples', text: 'AT1G00040\nAT1G00060\nAT1G00080\n' } };
    const archive = await unpacked(await download({ files }));
    expect(JSON.parse(archive['request.json'])).toMatchObject({ inputs: { targetGenes: { name: 'Examples' } } });
    const kinds = parseCsv(archive['sources.csv']).map(([kind]) => kind);
    expect(kinds).toEqual(['kind', 'analysis', 'analysis']);
  });

  it('is the same, byte for byte, when it is asked or computed again', async () => {
    const [one, two] = [await download(predefined), await download(predefined)];
    expect(one.equals(two)).toBe(true);
    expect((await reproduce(one, server.data)).archive.equals(one)).toBe(true);
  });
});
