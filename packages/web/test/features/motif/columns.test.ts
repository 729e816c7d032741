import type { Motifs } from '@trellis/contract';
import { foldRow } from '@trellis/core/views';
import { describe, expect, it } from 'vitest';
import {
  clusterOrder,
  clusterRows,
  clusterTableColumns,
  motifFields,
  motifRows,
  setName,
  testText,
} from '../../../src/features/motif/columns.ts';

const draw = { hits: 20, sample: 100, marked: 50, population: 1000 };

const motifs: Motifs = {
  columns: [
    {
      name: 'AT4G24020',
      gene_id: 'AT4G24020',
      gene_name: 'NLP7',
      analysis_id: 12,
      analysis_label: 'NLP7 · DAP-seq · 12',
      TECHNOLOGY: 'DAP-seq',
      TISSUE: 'Root',
    },
    { name: 'my genes', genes: 30 },
  ],
  regions: ['promoter', 'exon'],
  result: [
    [{ name: 'cluster_2', Family: 'NLP' }, 0.01, null, 0.001, null],
    [{ name: 'cluster_10', Family: '' }, null, 0.04, null, null],
  ],
  log10: [
    [-2, null, -3, null],
    [null, Math.log10(0.04), null, null],
  ],
  folds: [foldRow([draw, undefined, draw, undefined]), foldRow([undefined, draw, undefined, undefined])],
  alpha: 0.05,
  correction: 'bonferroni',
  test: 'hits',
};

describe('an enriched cluster', () => {
  const [first, second] = motifRows(motifs);

  it('has its facts and its p-values apart', () => {
    expect(first).toMatchObject({ info: { name: 'cluster_2', Family: 'NLP' }, log10: [-2, null, -3, null] });
  });

  it('has a p-value with its fold, and nothing above alpha', () => {
    expect(testText(first, 0)).toBe('1.00000e-2, fold 4 (2.67 to 5.48)');
    expect(testText(first, 1)).toBe('');
  });

  it('is sorted by the number in its name, or by a name without number', () => {
    expect([clusterOrder(first), clusterOrder(second)]).toEqual([2, 10]);
    expect(clusterOrder({ info: { name: 'unnumbered' }, log10: [], folds: foldRow([]) })).toBe('unnumbered');
  });
});

describe('a gene set', () => {
  it('is named by letter and label, then the chosen fields', () => {
    expect(setName(motifs.columns[0], 0, ['TISSUE'])).toBe('A - AT4G24020 (NLP7) · DAP-seq · 12\nRoot');
  });

  it('is a target list when it has a name alone', () => {
    expect(setName(motifs.columns[1], 1)).toBe('B - my genes');
  });

  it('has a column per region', () => {
    expect(clusterTableColumns(motifs).map(({ index, name }) => [index, name])).toEqual([
      [0, 'A_NLP7 · DAP-seq · 12_promoter'],
      [1, 'A_NLP7 · DAP-seq · 12_exon'],
      [2, 'B_my genes_promoter'],
      [3, 'B_my genes_exon'],
    ]);
  });
});

it('lets fields be chosen that the headings do not show', () => {
  expect(motifFields(motifs)).toEqual(['TECHNOLOGY', 'TISSUE', 'analysis_id']);
});

it('is written with the chosen fields below the clusters', () => {
  const [head, first, , tissue] = clusterRows(motifs, ['TISSUE']);
  expect(head.slice(0, 2)).toEqual(['motif', 'A_NLP7 · DAP-seq · 12_promoter']);
  expect(head[5]).toBe('A_NLP7 · DAP-seq · 12_promoter_fold');
  expect(first.slice(0, 9)).toEqual(['cluster_2_NLP', '0.01', null, '0.001', null, 4, null, 4, null]);
  expect(first).toHaveLength(head.length);
  expect(tissue).toEqual(['TISSUE', 'Root', 'Root', '', '']);
});
