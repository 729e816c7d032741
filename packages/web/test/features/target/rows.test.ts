import type { TargetListsView } from '@trellis/core';
import { describe, expect, it } from 'vitest';
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
  columns: ['red (3)'],
  result: [{ info, p: [0.01], pLog10: [-2], influence: [0.5], specificity: [0.25], count: [2] }],
  correction: 'bonferroni',
};

describe('an analysis among target lists', () => {
  it('is named by its label and the number of its targets', () => {
    const [name] = targetColumns(lists, { measure: 'p', fields: [] }, (_, text) => text);
    expect(name.show?.(lists.result[0])).toBe('A - NLP7 · DAP-seq · 12 (1,230)');
  });

  it('has its label in the heat map and its legend', () => {
    expect(targetHeatMap(lists, []).rows).toEqual([['A  NLP7 · DAP-seq · 12']]);
    expect(targetLegend(lists, ['TISSUE']).rows).toEqual([
      ['A', 'NLP7 · DAP-seq · 12', 'AT4G24020', '', '1230', 'NLP7', '12', 'Root'],
    ]);
  });

  it('lets fields be chosen that the heading does not show', () => {
    expect(targetFields(lists)).toEqual(['TISSUE', 'analysis_id', 'filter']);
  });
});
