import { describe, expect, it } from 'vitest';
import { importFolder } from '../../src/index.ts';
import { miniFolder, writeFiles } from '../folders.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { smallFolder } from './folder.ts';
import { importFiles } from './importFiles.ts';

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
          { reason: 'duplicate', count: 1, examples: ['at1g00040'] },
        ],
      },
    ]);
  });
});

describe('a folder', () => {
  it('lists the files and folders that are not part of the layout', async () => {
    const { report } = await importFiles({
      'notes.md': '',
      'analyses/sheet.xlsx': '',
      'additional_edges/x.doc': '',
      '.DS_Store': '',
      'old/x.csv': '',
      'analyses/old/x.csv': '',
      '.git/x': '',
    });
    expect(report.ignored).toEqual([
      'notes.md',
      'analyses/sheet.xlsx',
      'additional_edges/x.doc',
      'old/',
      'analyses/old/',
    ]);
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
