import type { ResultTerm, TestedGeneSet } from '@trellis/contract';

const counts = { population: 100, n: 20, tested: 3, significant: 1 };
const info = { analysis_id: 7, gene_id: 'G1', gene_name: 'ONE', analysis_label: 'ONE · DAP · 7' };
/** All genes of a result, and an analysis without a gene that could be drawn. */
export const sets: readonly TestedGeneSet[] = [
  { analysis: null, info: null, aspects: { BP: counts } },
  { analysis: ['G1', '', 't', 7], info, aspects: { BP: { ...counts, n: 0 } } },
];
/** A term that is tested in both. */
export const term: ResultTerm = {
  id: 'GO:1',
  name: 'growth',
  aspect: 'BP',
  K: 10,
  P: 100,
  k: [4, 1],
  pLog10: [-2, -1],
  adjustedLog10: [-1, 0],
};
