import { expect, it } from 'vitest';
import { summaryRows } from '../../../src/features/summary/summaryRows.ts';

it('has a row per analysis and edge', () => {
  const bar = {
    key: 'k',
    tf: 'AT4G24020',
    symbol: 'NLP7',
    filter: '',
    tag: '',
    analysis: 'a_1',
    label: '',
    counts: [
      { edge: 'in planta:Regulated:INDUCED', type: 'INDUCED' as const, targets: 3 },
      { edge: 'in planta:Regulated:REPRESSED', type: 'REPRESSED' as const, targets: 1 },
    ],
  };
  expect(summaryRows([bar]).slice(1)).toEqual([
    ['AT4G24020', 'NLP7', '', '', 'a_1', '', 'in planta:Regulated:INDUCED', 'INDUCED', 3],
    ['AT4G24020', 'NLP7', '', '', 'a_1', '', 'in planta:Regulated:REPRESSED', 'REPRESSED', 1],
  ]);
});
