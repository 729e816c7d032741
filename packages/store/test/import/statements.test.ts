import { describe, expect, it } from 'vitest';
import { removeDocument } from '../../src/index.ts';
import { importFiles } from './importFiles.ts';

const list = '>early\nA1\nA2\n>late\nA3\n';
const benchmark = (rows: readonly string[]) => ({
  'gene_lists/cold.txt': list,
  'regulator_benchmark.tsv': ['list\tstimulus\ttf', ...rows, ''].join('\n'),
});

describe('what a motif hit is', () => {
  it('is read from the file next to each motif table, in the order of its keys', async () => {
    const { contents, report } = await importFiles({
      'motifs.txt': 'Hit_Type: DAP event\nData_Source/Publication: A & B 2016\nDOI: NA\n',
      'motifs_indv.txt': '*Hit type: sequence match\n',
    });
    expect(contents.motifSources).toEqual({
      cluster: [
        ['HIT_TYPE', 'DAP event'],
        ['DATA_SOURCE/PUBLICATION', 'A & B 2016'],
      ],
      individual: [['HIT_TYPE', 'sequence match']],
    });
    expect(report.files.filter(({ kind }) => kind === 'motif source').map(({ file, rows }) => [file, rows])).toEqual([
      ['motifs.txt', 3],
      ['motifs_indv.txt', 1],
    ]);
    expect(report.ignored).toEqual([]);
  });

  it('is not stated without a file', async () => {
    expect((await importFiles({})).contents.motifSources).toEqual({ cluster: [], individual: [] });
  });

  it.each([
    ['nonsense\n', 'motifs.txt, line 1: expected "Key: value", found "nonsense"'],
    ['A: b\na: c\n', 'motifs.txt, line 2: the key A is already on line 1'],
  ])('is refused: %j', async (text, message) => {
    await expect(importFiles({ 'motifs.txt': text })).rejects.toThrow(message);
  });
});

describe('the benchmark of regulators', () => {
  it('names predefined lists, their parts, and TFs by gene id', async () => {
    const { contents, report } = await importFiles(
      benchmark(['cold\tcold\tA1', 'cold: late\tcold\ta2', 'cold\tcold\tA1', 'warm\tcold\tA1', 'cold\tcold\tNONE']),
    );
    expect(contents.regulatorBenchmark.map(({ list: name, tf }) => [name, contents.genes[tf].id])).toEqual([
      ['cold', 'A1'],
      ['cold: late', 'A2'],
    ]);
    const [file] = report.files.filter(({ kind }) => kind === 'regulator benchmark');
    expect(file).toMatchObject({ rows: 5 });
    expect(file.skipped.map(({ reason, count, examples }) => [reason, count, ...examples])).toEqual([
      ['duplicate', 1, 'A1'],
      ['list not in gene_lists', 1, 'warm'],
      ['gene not in the annotation', 1, 'NONE'],
    ]);
  });

  it('loses its rows with their list', async () => {
    const { contents } = await importFiles(benchmark(['cold\tcold\tA1']));
    const change = await removeDocument('cold', 'lists')(contents);
    expect(change.contents.regulatorBenchmark).toEqual([]);
  });

  it.each([
    ['', 'regulator_benchmark.tsv: empty; expected the columns list, stimulus, tf'],
    ['cold\tcold\tA1\n', 'regulator_benchmark.tsv, line 1: expected the header list, stimulus, tf'],
    [
      'list\tstimulus\ttf\ncold\tA1\n',
      'regulator_benchmark.tsv, line 2: expected 3 columns (list, stimulus, tf), found 2',
    ],
    ['list\tstimulus\ttf\ncold\t\tA1\n', 'regulator_benchmark.tsv, line 2: a row needs a list and a stimulus'],
  ])('is refused: %j', async (text, message) => {
    await expect(importFiles({ 'regulator_benchmark.tsv': text })).rejects.toThrow(message);
  });
});

describe('positions and ids of other annotations', () => {
  const heading = 'gene_id\tchromosome\tstart\tend\tstrand\n';

  it('are kept in the order of genes, without genes that are not annotated', async () => {
    const rows = 'A2\tChr1\t900\t990\t-\nAT9G1\tChr1\t1\t2\t+\na1\tChr1\t5\t80\t+\nA1\tChr1\t6\t80\t+\n';
    const { contents, report } = await importFiles({ 'gene_positions.tsv': heading + rows });
    expect(contents.genePositions).toBe(`${heading}A1\tChr1\t5\t80\t+\nA2\tChr1\t900\t990\t-\n`);
    expect(report.files.at(-1)?.skipped.map(({ reason, count }) => [reason, count])).toEqual([
      ['gene not in the annotation', 1],
      ['duplicate', 1],
    ]);
  });

  it.each([
    ['A1\tChr1\t90\t80\t+', 'is not a place on a chromosome'],
    ['A1\tChr1\t9\t80\tplus', 'is not +, - or .'],
    ['A1\tChr1\t9\t80', 'expected 5 columns'],
  ])('are refused as %j', async (row, reason) => {
    await expect(importFiles({ 'gene_positions.tsv': `${heading}${row}\n` })).rejects.toThrow(reason);
  });

  it('become names of genes', async () => {
    const rows = 'OLD01\tA1\tv3\nOLD01\tA2\tv3\nA1\tA2\tv3\nX\tAT9G1\tv3\n';
    const { contents } = await importFiles({ 'id_conversions_v3.tsv': `id\tgene_id\tsource\n${rows}` });
    const named = contents.aliases.filter(({ alias }) => /OLD01|^X$|A1/.test(alias));
    expect(named.map(({ alias, gene }) => [alias, contents.genes[gene].id])).toEqual([
      ['OLD01', 'A1'],
      ['OLD01', 'A2'],
    ]);
  });
});
