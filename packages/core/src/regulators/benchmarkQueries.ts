import { bitsetOf, countBits, intersect, type Bitset } from '../dataset/bitset.ts';
import type { Analysis, Dataset } from '../dataset/dataset.ts';

/** An expression analysis of a TF with binding analyses: the genes that respond to the TF, for which it should be found. */
export interface BenchmarkQuery {
  readonly analysis: Analysis;
  /** Responding genes in the universe. */
  readonly genes: Bitset;
  readonly n: number;
}

/** Largest p-value, exclusive, and smallest absolute log2 fold change of a responding gene; fewest genes of a query. */
const [maxP, minFoldChange, minGenes] = [0.05, 1, 10];

export interface BenchmarkQueries {
  readonly queries: readonly BenchmarkQuery[];
  /** Analyses with fewer than 10 responding genes in the universe. */
  readonly tooFew: readonly Analysis[];
}

/** The queries of the benchmark on perturbations. */
export function benchmarkQueries({ analyses, analysesByTf, genes, coding }: Dataset): BenchmarkQueries {
  const isBound = (tf: number): boolean => (analysesByTf.get(tf) ?? []).some(({ expression }) => !expression);
  const all = analyses
    .filter(({ expression, tf }) => expression && isBound(tf))
    .map((analysis) => {
      const responding = intersect(respondingGenes(analysis, genes.length), coding);
      return { analysis, genes: responding, n: countBits(responding) };
    });
  return {
    queries: all.filter(({ n }) => n >= minGenes),
    tooFew: all.filter(({ n }) => n < minGenes).map(({ analysis }) => analysis),
  };
}

/** Targets with p < 0.05 and at least a twofold change; all present targets of an analysis without values. */
function respondingGenes({ targets, log2fc, pvalue, present }: Analysis, size: number): Bitset {
  if (!log2fc || !pvalue) return present;
  return bitsetOf(
    size,
    targets.filter((_, i) => pvalue[i] < maxP && Math.abs(log2fc[i]) >= minFoldChange),
  );
}
