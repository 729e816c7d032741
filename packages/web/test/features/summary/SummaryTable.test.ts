import { expect, it } from 'vitest';
import { targetsOf } from '../../../src/features/summary/SummaryTable.tsx';

const bar = {
  key: 'k',
  tf: 'AT4G24020',
  symbol: 'NLP7',
  filter: '',
  tag: '',
  analysis: 'a_1',
  label: '',
  analysisLabel: 'NLP7 · DAP-seq · 1',
  counts: [
    { edge: 'in planta:Regulated:INDUCED', type: 'INDUCED' as const, targets: 3 },
    { edge: 'in planta:Regulated:REPRESSED', type: 'REPRESSED' as const, targets: 1 },
  ],
};

it('sums the targets of some kinds of edges', () => {
  expect(targetsOf(bar, ['INDUCED'])).toBe(3);
  expect(targetsOf(bar, ['INDUCED', 'REPRESSED', 'BOUND'])).toBe(4);
  expect(targetsOf(bar, [])).toBe(0);
});
