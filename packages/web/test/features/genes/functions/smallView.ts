import type { FunctionRow, FunctionsView } from '@trellis/core/ontology';

/** A term with three of ten genes, and a change. */
export const row = (id: string, change: Partial<FunctionRow> = {}): FunctionRow => ({
  id,
  name: `name of ${id}`,
  aspect: 'BP',
  k: 3,
  n: 10,
  K: 20,
  P: 1000,
  fold: 15,
  p: 1e-4,
  adjusted: 1e-3,
  pLog10: -4,
  adjustedLog10: -3,
  genes: ['G1', 'G2', 'G3'],
  ...change,
});

/** Three processes, of which one is folded under another, and a function that is not enriched. */
export const smallView: FunctionsView = {
  N: 1200,
  given: 12,
  recognized: 12,
  byAlias: 0,
  listSize: 12,
  inUniverse: 11,
  unknown: [],
  ambiguous: [],
  aspects: {
    BP: { population: 1000, n: 10, tested: 50, significant: 3 },
    MF: { population: 900, n: 9, tested: 30, significant: 0 },
    CC: { population: 0, n: 0, tested: 0, significant: 0 },
  },
  rows: [
    row('GO:1', { name: 'response to nitrate' }),
    row('GO:2', { name: 'nitrate import' }),
    row('GO:3', { name: 'transport' }),
    row('GO:4', { aspect: 'MF', adjusted: 0.3, adjustedLog10: Math.log10(0.3) }),
  ],
  compact: [
    { id: 'GO:1', folded: [] },
    { id: 'GO:2', folded: ['GO:3'] },
  ],
};
