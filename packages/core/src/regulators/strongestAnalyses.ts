import type { RegulatorStatistics, RegulatorsView } from './findRegulators.ts';
import { networkKind } from './evidenceKind.ts';

/** The analysis of the smallest p-value of each TF, by its id; the first of several. */
export function strongestAnalyses<A extends { readonly tf: string; readonly pLog10: number }>(
  analyses: readonly A[],
): ReadonlyMap<string, A> {
  const found = new Map<string, A>();
  for (const analysis of analyses) {
    const known = found.get(analysis.tf);
    if (!known || analysis.pLog10 < known.pLog10) found.set(analysis.tf, analysis);
  }
  return found;
}

/** The target set of the smallest p-value of each TF, by kind of evidence; target networks are a kind. */
export function strongestByKind({
  kinds,
  analyses,
  networks,
}: Pick<RegulatorsView, 'kinds' | 'analyses' | 'networks'>): ReadonlyMap<
  string,
  ReadonlyMap<string, RegulatorStatistics>
> {
  const ofKind = (label: string) => strongestAnalyses(analyses.filter(({ kind }) => kind === label));
  return new Map<string, ReadonlyMap<string, RegulatorStatistics>>([
    ...kinds.map(({ label }) => [label, ofKind(label)] as const),
    [networkKind, strongestAnalyses(networks)],
  ]);
}
