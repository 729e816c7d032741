import { foldRow } from '@trellis/core/views';
import type { TargetListsView } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { foldCell } from '../../../src/shared/statistics/pAndFold.tsx';
import { targetColumns, targetFields, targetHeatMap, targetLegend } from '../../../src/features/target/rows.ts';

const info = {
  analysis_id: 12,
  gene_id: 'AT4G24020',
  gene_name: 'NLP7',
  analysis_label: 'NLP7 · DAP-seq · 12',
  label: '',
  filter: '',
  tag: 't',
  targets: 1230,
  TISSUE: 'Root',
};
const lists: TargetListsView = {
  columns: ['red (3000)'],
  result: [
    {
      ...{ info, p: [0.01], pLog10: [-2], influence: [0.5], specificity: [0.25], count: [2] },
      folds: foldRow([{ hits: 2, sample: 8, marked: 3, population: 48 }]),
    },
  ],
  correction: 'bonferroni',
};

describe('an analysis among target lists', () => {
  it('is named by its letter, its label with its gene, and the number of its targets', () => {
    const [name] = targetColumns(lists, { measure: 'p', fields: [] }, (_, text) => text);
    expect(name.show?.(lists.result[0])).toBe('A - AT4G24020 (NLP7) · DAP-seq · 12 (1,230)');
  });

  it('has p-values with the number of genes and the fold', () => {
    const [, red] = targetColumns(lists, { measure: 'p', fields: [] }, (_, text) => text);
    expect(red.show?.(lists.result[0])).toEqual(foldCell('1.00e-2 (2), fold 4 (0.752 to 5.89)'));
    const [, share] = targetColumns(lists, { measure: 'influence', fields: [] }, (_, text) => text);
    expect(share.show?.(lists.result[0])).toBe('50.00% (2)');
  });

  it('has its label in the heat map and its legend', () => {
    expect(targetHeatMap(lists, [], 'p').rows).toEqual([['A  NLP7 · DAP-seq · 12']]);
    expect(targetLegend(lists, ['TISSUE']).rows).toEqual([
      ['A', 'NLP7 · DAP-seq · 12', 'AT4G24020', '', '1,230', 'NLP7', '12', 'Root'],
    ]);
  });

  it('has the number of genes of a list with separators', () => {
    expect(targetColumns(lists, { measure: 'p', fields: [] }, (_, text) => text)[1].name).toBe('red (3,000)');
    expect(targetHeatMap(lists, [], 'p').columns).toEqual([['red (3,000)']]);
  });

  it('is colored by p or by fold, with the fold in its cells', () => {
    const [byP, byFold] = (['p', 'fold'] as const).map((color) => targetHeatMap(lists, [], color));
    expect([byP.values, byFold.values]).toEqual([[[2]], [[2]]]);
    expect(byFold.texts?.at(0, 0)).toBe('4');
  });

  it('lets fields be chosen that the heading does not show', () => {
    expect(targetFields(lists)).toEqual(['TISSUE', 'analysis_id', 'filter']);
  });
});
