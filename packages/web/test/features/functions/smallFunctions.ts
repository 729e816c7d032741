import type { ResultFunctionsView, ResultTerm } from '@trellis/contract';

const counts = (significant: number) => ({ population: 100, n: 20, tested: 50, significant });

/** An analysis as the API names it. */
const infoOf = (id: number) => ({
  analysis_id: id,
  gene_id: `G${id}`,
  gene_name: `TF${id}`,
  analysis_label: `TF${id} · DAP-seq · ${id}`,
  filter: '',
});

/** A term with adjusted p-values per set, as powers of ten; 0 is a set without a gene of the term. */
const term = (id: string, name: string, aspect: ResultTerm['aspect'], powers: readonly number[]): ResultTerm => ({
  id,
  name,
  aspect,
  K: 10,
  P: 100,
  k: powers.map((power) => (power === 0 ? 0 : 3)),
  pLog10: powers.map((power) => power * 2),
  adjustedLog10: powers,
});

/** Three terms in all genes of a result and two analyses; the second has no enriched one. */
export const smallFunctions: ResultFunctionsView = {
  scope: 'annotated',
  evidence: 'all',
  min: 5,
  max: 2000,
  correction: 'bh',
  alpha: 0.05,
  selection: { query: false, lists: false },
  significant: { BP: 2, MF: 1, CC: 0 },
  sets: [
    { analysis: null, info: null, aspects: { BP: counts(2), MF: counts(1), CC: counts(0) } },
    {
      analysis: ['G1', '', 't', 1],
      info: infoOf(1),
      aspects: { BP: counts(1), MF: counts(0), CC: counts(0) },
    },
    {
      analysis: ['G2', '', 't', 2],
      info: infoOf(2),
      aspects: { BP: counts(0), MF: counts(0), CC: counts(0) },
    },
  ],
  terms: [
    term('GO:0010167', 'response to nitrate', 'BP', [-9, -8, -1]),
    term('GO:0015112', 'nitrate transporter activity', 'MF', [-5, -1, 0]),
    term('GO:0006950', 'response to stress', 'BP', [-4, 0, -0.5]),
  ],
};

/** The same with more analyses without an enriched term. */
export const manyFunctions: ResultFunctionsView = {
  ...smallFunctions,
  sets: [
    ...smallFunctions.sets,
    ...Array.from({ length: 20 }, (_, i) => ({ ...smallFunctions.sets[2], info: infoOf(i + 3) })),
  ],
  terms: smallFunctions.terms.map((one) => ({
    ...one,
    k: [...one.k, ...Array.from({ length: 20 }, () => 0)],
    pLog10: [...one.pLog10, ...Array.from({ length: 20 }, () => 0)],
    adjustedLog10: [...one.adjustedLog10, ...Array.from({ length: 20 }, () => 0)],
  })),
};
