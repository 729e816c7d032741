import type { SungearAnswer } from '@trellis/contract';
import { foldInterval, foldRow } from '@trellis/core/views';
import { describe, expect, it } from 'vitest';
import { fileRows, pValueCell, views } from '../../src/index.ts';
import { summaryTable } from '../../src/views/summary/table.ts';
import { sungearTable } from '../../src/views/sungear/table.ts';
import { targetListsWith } from '../../src/views/targetLists/table.ts';

describe('the table of a view', () => {
  it.each(views)('of $file has each column once', ({ table }) => {
    expect(new Set(table.headings).size).toBe(table.headings.length);
    for (const { name, meaning } of table.columns) {
      expect(name).toMatch(/^[A-Za-z]\w*$/);
      expect(meaning).not.toBe('');
    }
  });
});

it('has a row per analysis and edge', () => {
  const bar = {
    ...{ key: 'k', tf: 'AT4G24020', symbol: 'NLP7', filter: '', tag: '', analysisId: 1, analysis: 'a_1', label: '' },
    analysisLabel: 'NLP7 · DAP-seq · 1',
    counts: [
      { edge: 'in planta:Regulated:INDUCED', type: 'INDUCED' as const, targets: 3 },
      { edge: 'in planta:Regulated:REPRESSED', type: 'REPRESSED' as const, targets: 1 },
    ],
  };
  expect([...summaryTable.rowsOf({ bars: [bar] })]).toEqual([
    ['AT4G24020', 'NLP7', '', 1, 'NLP7 · DAP-seq · 1', 'a_1', 'in planta:Regulated:INDUCED', 'INDUCED', 3],
    ['AT4G24020', 'NLP7', '', 1, 'NLP7 · DAP-seq · 1', 'a_1', 'in planta:Regulated:REPRESSED', 'REPRESSED', 1],
  ]);
});

describe('target lists', () => {
  const info = {
    analysis_id: 12,
    gene_id: 'AT4G24020',
    gene_name: 'NLP7',
    label: '',
    tag: '',
    filter: '',
    targets: 1230,
  };
  const [head, cells] = fileRows(targetListsWith(['TISSUE', 'SEX']), {
    columns: ['a (b) (3)'],
    result: [
      {
        info: { ...info, TISSUE: 'Root', analysis_label: 'NLP7 · DAP-seq · 12' },
        ...{ p: [0.01], pLog10: [-2], influence: [0.5], specificity: [0.25], count: [2] },
        folds: foldRow([{ hits: 2, sample: 8, marked: 3, population: 48 }]),
      },
    ],
    correction: 'bonferroni',
  });
  const row = Object.fromEntries(head.map((name, i) => [name, cells[i]]));

  it('have name, size and test in a row with its analysis', () => {
    expect(row).toMatchObject({ tf: 'AT4G24020', analysis: 'NLP7 · DAP-seq · 12', targets: 1230 });
    expect(row).toMatchObject({ list: 'a (b)', list_size: 3, common: 2, adjusted_p: 0.01, influence: 0.5 });
  });

  it('have the fold with its interval next to the p-value', () => {
    expect(row).toMatchObject({ expected: 0.5, fold: 4 });
    expect(row['fold_low']).toBeCloseTo(0.12533447 * 6, 6);
    expect(row['fold_high']).toBeCloseTo(0.98234721 * 6, 6);
  });

  it('have the metadata that are asked for', () => {
    expect(row).toMatchObject({ TISSUE: 'Root', SEX: null });
  });
});

it('names the analyses of a group, and compares its size with chance', () => {
  const [alf, bet]: SungearAnswer['metadata'] = [
    [[['AT1G1', '', 't'], 1], { analysis_label: 'ALF · DAP-seq · 1' }],
    [[['AT1G2', '', 'u'], 2], { analysis_label: 'mine' }],
  ];
  const test = { p: 1, pLog10: 0, expected: 0.5, adjusted: 1, adjustedLog10: 0 };
  const group: SungearAnswer['intersects'][number] = [
    [bet[0], alf[0]],
    [0.5, 0.5],
    ['AT1G3', 'AT1G4'],
    test,
    0.1,
    [],
  ];
  const answer = { intersects: [group], metadata: [alf, bet], total: 4 };
  expect([...sungearTable.rowsOf(answer)]).toEqual([
    ['2 1', 'mine; ALF · DAP-seq · 1', 2, 2, 0.5, 4, ...foldInterval(2, 4, 0.5), 1, 1, null, 'AT1G3 AT1G4'],
  ]);
});

it('writes a p-value as a number, or as text where no number is as small', () => {
  expect(pValueCell(-2)).toBe(0.01);
  expect(pValueCell(-300)).toBe(1e-300);
  expect(pValueCell(-400.5)).toBe('3.162277660e-401');
  expect(pValueCell(-310.5)).toBe('3.162277660e-311');
  expect(pValueCell(-Infinity)).toBe(0);
});
