import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { DatasetContents } from '@trellis/core';
import { importFolder, type ImportReport } from '../../src/index.ts';
import { type Files, miniFolder, writeFiles } from '../folders.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { smallFolder } from './folder.ts';

async function importFiles(files: Files): Promise<{ contents: DatasetContents; report: ImportReport }> {
  const folder = await temporaryFolder();
  await writeFiles(folder, { ...smallFolder, ...files });
  return importFolder(folder, { edition: 'mini' });
}

async function metadataOf(text: string): Promise<Record<string, string>> {
  const required = 'TRANSCRIPTION_FACTOR_ID: A1\nEXPERIMENT_TYPE: Binding\nEDGE_TYPE: x\n';
  const { contents } = await importFiles({ 'analyses/001_one.txt': required + text });
  return Object.fromEntries(contents.analyses[0].metadata.map(({ key, value }) => [key, value]));
}

describe('importing the mini data set', () => {
  it('reads what its README says', async () => {
    const { contents, report } = await importFolder(miniFolder, { edition: 'mini' });
    expect(contents.label).toBe('made-up mini data');
    expect(contents.analyses.map(({ id, name, tf }) => [id, name, contents.genes[tf].id])).toEqual([
      [1, 'ALF_RNAseq', 'AT1G00010'],
      [2, 'ALF_ChIP', 'AT1G00010'],
      [3, 'BET_RNAseq', 'AT1G00020'],
      [4, 'BET_DAP', 'AT1G00020'],
      [5, 'GAM_ampDAP', 'AT1G00030'],
      [6, 'GAM_TARGET', 'AT1G00030'],
    ]);
    expect(contents.analyses[2]).toMatchObject({
      targets: Uint32Array.of(2, 3, 5, 7, 8),
      log2fc: Float64Array.of(Number.MAX_VALUE, -1.2, NaN, -0.7, NaN),
      pvalue: Float64Array.of(0.003, 0.04, 0.5, 0.03, NaN),
    });
    expect(contents.edgeTypes.map(({ name, directed, pairs }) => [name, directed, [...pairs]])).toEqual([
      ['Open chromatin', true, [2, 0]],
      ['Predicted', true, [0, 3, 0, 4, 1, 3]],
      ['Protein interaction', false, [0, 1, 1, 0, 1, 2, 2, 1]],
    ]);
    expect(contents.lists.map(({ name }) => name)).toEqual(['Examples']);
    expect(report.ignored).toEqual(['README.md']);
    expect(report.files.filter(({ skipped }) => skipped.length > 0)).toEqual([
      {
        file: 'analyses/GAM_TARGET.csv',
        kind: 'analysis',
        rows: 5,
        skipped: [
          { reason: 'gene not in the annotation', count: 1, examples: ['AT9G99999'] },
          { reason: 'stands twice', count: 1, examples: ['at1g00040'] },
        ],
      },
    ]);
  });
});

describe('text files', () => {
  const lf = smallFolder['annotation.csv'];

  it.each([
    ['a byte order mark', `\ufeff${String(lf)}`],
    ['CRLF line ends', String(lf).replaceAll('\n', '\r\n')],
    ['CR line ends', String(lf).replaceAll('\n', '\r')],
    ['no line end after the last line', String(lf).trimEnd()],
    ['gzip under a plain name', gzipSync(lf)],
  ])('may have %s', async (_, text) => {
    const { contents } = await importFiles({ 'annotation.csv': text });
    expect(contents.genes).toEqual((await importFiles({})).contents.genes);
  });

  it('of lists and networks are kept whole, with LF line ends', async () => {
    const { contents } = await importFiles({
      'gene_lists/B.x.txt': '\ufeff>one\r\nA1\r\n\r\nnot a gene\r\n',
      'gene_lists/A.txt.gz': gzipSync('A1\rA2'),
      'gene_lists/.hidden': '\0',
      'target_networks/N.tsv': 'A1\tA2\n',
    });
    expect(contents.lists).toEqual([
      { name: 'A', text: 'A1\nA2' },
      { name: 'B', text: '>one\nA1\n\nnot a gene\n' },
    ]);
    expect(contents.networks).toEqual([{ name: 'N', text: 'A1\tA2\n' }]);
  });
});

describe('analyses', () => {
  it('are numbered from their names, the others after the largest id in name order', async () => {
    const text = smallFolder['analyses/001_one.txt'];
    const names = ['b', 'a', '0012_c', '5x', '007_7_d'];
    const files = names.flatMap(
      (name) =>
        [
          [`analyses/${name}.csv`, 'gene_id\n'],
          [`analyses/${name}.txt`, text],
        ] as const,
    );
    const { contents } = await importFiles(Object.fromEntries(files));
    expect(contents.analyses.map(({ id, name }) => [id, name])).toEqual([
      [1, 'one'],
      [7, '7_d'],
      [12, 'c'],
      [13, '5x'],
      [14, 'a'],
      [15, 'b'],
    ]);
  });

  it('read missing figures, spreadsheet errors and infinite values', async () => {
    const cells = [
      '',
      'NA',
      'nan',
      '#DIV/0!',
      '#N/A!',
      '#VALUE!',
      '#N/A',
      '#NAME?',
      'inf',
      '-Inf',
      '+infinity',
      '1e999',
      '-0',
      '.5',
      '1.50E-3',
    ];
    const genes = cells.map((_, i) => `G${String(i).padStart(2, '0')}`);
    const { contents } = await importFiles({
      'annotation.csv': `gene_id,name,fullname,gene_type,gene_family\nA1,,,,\n${genes.map((gene) => `${gene},,,,\n`).join('')}`,
      'analyses/001_one.csv': `gene_id,log2fc,pvalue\n${cells.map((cell, i) => `${genes[i]}, ${cell} ,0.5\n`).join('')}`,
    });
    const max = Number.MAX_VALUE;
    const expected = [...Array<number>(8).fill(NaN), max, -max, max, max, 0, 0.5, 0.0015];
    expect([...(contents.analyses[0].log2fc ?? [])]).toEqual(expected);
  });

  it('keep the first row of a gene, in the order of the annotation', async () => {
    const { contents, report } = await importFiles({
      'analyses/001_one.csv': 'gene_id,log2fc,pvalue\nA3,1,0.1\na2,2,0.2\nA3,9,0.9\n\n,5,0.5\nB1,1,1\n',
    });
    expect(contents.analyses[0]).toMatchObject({
      targets: Uint32Array.of(1, 2),
      log2fc: Float64Array.of(2, 1),
      pvalue: Float64Array.of(0.2, 0.1),
    });
    expect(report.files.find(({ kind }) => kind === 'analysis')).toMatchObject({
      rows: 5,
      skipped: [
        { reason: 'stands twice', count: 1 },
        { reason: 'no gene', count: 1 },
        { reason: 'gene not in the annotation', count: 1, examples: ['B1'] },
      ],
    });
  });

  it('may be quoted as spreadsheets do', async () => {
    const { contents } = await importFiles({
      'analyses/001_one.csv': '"gene_id","log2fc","pvalue"\r\n"A2","1","#N/A"\r\n',
    });
    expect(contents.analyses[0]).toMatchObject({ log2fc: Float64Array.of(1), pvalue: Float64Array.of(NaN) });
  });
});

describe('metadata', () => {
  it('has keys in upper case with _ for blanks, and stars for searchable ones', async () => {
    const { contents } = await importFiles({
      'analyses/001_one.txt':
        '* Transcription Factor ID : a1\nexperiment_type:EXPRESSION\n*Edge_Type: a: b\nData_Source/Publication: x\n',
    });
    expect(contents.analyses[0].metadata).toEqual([
      { key: 'DATA_SOURCE/PUBLICATION', value: 'x', searchable: false },
      { key: 'EDGE_TYPE', value: 'a: b', searchable: true },
      { key: 'EXPERIMENT_TYPE', value: 'Expression', searchable: false },
    ]);
  });

  it('drops missing values, but not words that look like them', async () => {
    const metadata = await metadataOf('A: NA\nB: N/A\nC: NaN\nD:\nE: None\nF: Na\n');
    expect(Object.keys(metadata)).toEqual(['E', 'EDGE_TYPE', 'EXPERIMENT_TYPE', 'F']);
  });

  it.each([
    ['20200305', '2020-03-05'],
    ['2019/1/7', '2019-01-07'],
    ['2019-01-17T10:00:00Z', '2019-01-17'],
    ['5 April 2019', '2019-04-05'],
    ['5-Apr-2019', '2019-04-05'],
    ['April 5, 2019', '2019-04-05'],
    ['Sept 2nd 2019', '2019-09-02'],
    ['17/1/2019', '2019-01-17'],
    ['1/2/2019', '2019-01-02'],
    ['17.1.2019', '2019-01-17'],
    ['April 2018', '2018-04-01'],
    ['2018-04', '2018-04-01'],
    ['2019-02-30', '2019-02-30'],
    ['20191301', '20191301'],
    ['Aprilish 2018', 'Aprilish 2018'],
    ['last spring', 'last spring'],
  ])('reads the date %j as %j', async (written, read) => {
    expect(await metadataOf(`Harvest date: ${written}\nPlace: 20200305\n`)).toMatchObject({
      HARVEST_DATE: read,
      PLACE: '20200305',
    });
  });

  it('takes TECHNOLOGY/METHOD where TECHNOLOGY is absent', async () => {
    expect(await metadataOf('Technology/Method: DAP\n')).toMatchObject({ TECHNOLOGY: 'DAP' });
    expect(await metadataOf('Technology/Method: DAP\n')).not.toHaveProperty('TECHNOLOGY/METHOD');
    expect(await metadataOf('Technology/Method: DAP\nTechnology: x\n')).toMatchObject({
      TECHNOLOGY: 'x',
      'TECHNOLOGY/METHOD': 'DAP',
    });
  });
});

describe('additional edges', () => {
  it('read SIF with tabs or blanks, and undirected files both ways', async () => {
    const { contents, report } = await importFiles({
      'additional_edges/a.sif': 'A1 binds A2 A3\nA3\n',
      'additional_edges/b.undirected.sif': 'A1\tinteracts with\tA2\nA2\tinteracts with\tA1\nA3\tinteracts with\tA3\n',
    });
    expect(contents.edgeTypes).toEqual([
      { name: 'binds', directed: true, pairs: Uint32Array.of(0, 1, 0, 2) },
      { name: 'interacts with', directed: false, pairs: Uint32Array.of(0, 1, 1, 0, 2, 2) },
    ]);
    expect(report.files.filter(({ kind }) => kind === 'edges').map(({ rows, skipped }) => [rows, skipped])).toEqual([
      [3, [{ reason: 'node without an edge', count: 1, examples: ['A3'] }]],
      [3, [{ reason: 'stands twice', count: 1, examples: ['A2 A1'] }]],
    ]);
  });

  it('leave out types none of whose edges is known', async () => {
    const { contents } = await importFiles({ 'additional_edges/a.csv': 'source,target,edge\nB1,A1,x\n' });
    expect(contents.edgeTypes).toEqual([]);
  });
});

describe('motif tables', () => {
  it('add the counts of the same gene, region and motif', async () => {
    const { contents, report } = await importFiles({
      'motifs.csv': 'A3,CDS,m,1\nA1,CDS,m,2\nA3, CDS ,m,4.0\nA2,CDS,m,0\nB1,CDS,m,1\n"A1",CDS,"m,2",7\n',
    });
    expect(contents.motifs.cluster).toEqual([
      { region: 'CDS', motif: 'm', genes: Uint32Array.of(0, 2), counts: Uint32Array.of(2, 5) },
      { region: 'CDS', motif: 'm,2', genes: Uint32Array.of(0), counts: Uint32Array.of(7) },
    ]);
    expect(report.files.find(({ kind }) => kind === 'motifs')?.skipped).toEqual([
      { reason: 'count of 0', count: 1, examples: ['A2'] },
      { reason: 'gene not in the annotation', count: 1, examples: ['B1'] },
    ]);
  });

  it.each([
    ['plain', '\n', false],
    ['plain with CR', '\r', false],
    ['gzipped', '\n', true],
    ['gzipped with CRLF', '\r\n', true],
  ])('of several megabytes read the same whatever they are stored as: %s', async (_, lineEnd, isZipped) => {
    const rows = Array.from({ length: 200_000 }, (_row, i) => `A${(i % 3) + 1},region${i % 7},motif${i % 11},1`);
    const text = `${rows.join(lineEnd)}${lineEnd}A1,région,café,5`;
    const file: Files = isZipped ? { 'motifs.csv.gz': gzipSync(text) } : { 'motifs.csv': text };
    const { contents, report } = await importFiles(file);
    const hits = contents.motifs.cluster.flatMap(({ counts }) => [...counts]).reduce((a, b) => a + b, 0);
    expect(hits).toBe(200_005);
    expect(contents.motifs.cluster.at(-1)).toMatchObject({ region: 'région', motif: 'café' });
    expect(report.files.find(({ kind }) => kind === 'motifs')).toMatchObject({ rows: 200_001, skipped: [] });
  });

  it('name the line of a fault deep inside', async () => {
    const text = `${'A1,CDS,m,1\n'.repeat(150_000)}A1,CDS,m,x\n`;
    const files = { 'motifs.csv.gz': gzipSync(text) };
    await expect(importFiles(files)).rejects.toThrow(
      'motifs.csv.gz, line 150001: the count "x" is not a whole number',
    );
  });
});

describe('a folder', () => {
  it('lists the files that are not part of the layout', async () => {
    const { report } = await importFiles({
      'notes.md': '',
      'analyses/sheet.xlsx': '',
      'additional_edges/x.doc': '',
      '.DS_Store': '',
    });
    expect(report.ignored).toEqual(['notes.md', 'analyses/sheet.xlsx', 'additional_edges/x.doc']);
  });

  it('may keep a label in dataset.json, which an option overrides', async () => {
    const folder = await temporaryFolder();
    await writeFiles(folder, { ...smallFolder, 'dataset.json': '{"label": "from the file"}' });
    expect((await importFolder(folder, { edition: 'mini' })).contents.label).toBe('from the file');
    expect((await importFolder(folder, { edition: 'mini', label: 'given' })).contents.label).toBe('given');
  });

  it('is read with progress from 0 to 1', async () => {
    const fractions: number[] = [];
    await importFolder(miniFolder, { edition: 'mini', progress: (fraction) => fractions.push(fraction) });
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
  });
});
