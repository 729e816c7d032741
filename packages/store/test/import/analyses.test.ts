import { describe, expect, it } from 'vitest';
import { smallFolder } from './folder.ts';
import { importFiles } from './importFiles.ts';

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
        { reason: 'duplicate', count: 1 },
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
