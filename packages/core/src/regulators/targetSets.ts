import { bitsetOf, countBits, cutTo, type Bitset } from '../dataset/bitset.ts';
import type { Analysis, Dataset } from '../dataset/dataset.ts';
import type { TargetNetwork } from '../formats/targetNetwork.ts';
import { groupBy } from '../groupBy.ts';

/** The targets of a TF by one analysis or one target network. */
export interface TargetSet<Source> {
  readonly source: Source;
  /** Gene index of the TF. */
  readonly tf: number;
  readonly targets: Bitset;
}

/** A set within a universe. */
export interface TestedSet<Source> extends TargetSet<Source> {
  /** Number of its targets, K; never 0. */
  readonly size: number;
}

/** The targets of analyses: the cells that count as edges. */
export const analysisSets = (analyses: readonly Analysis[]): TargetSet<Analysis>[] =>
  analyses.map((analysis) => ({ source: analysis, tf: analysis.tf, targets: analysis.present }));

/** One set per source of a target network, by gene id. Names that are unknown or ambiguous are left out. */
export function networkSets({ genes, names }: Dataset, { name, edges }: TargetNetwork): TargetSet<string>[] {
  const { names: written, sources, targets } = edges.sides;
  const found = Int32Array.from(written, (side) => {
    const match = names.find(side);
    return match.kind === 'gene' ? match.gene : -1;
  });
  const pairs = Array.from(sources, (source, i) => ({ tf: found[source], gene: found[targets[i]] })).filter(
    ({ tf, gene }) => tf >= 0 && gene >= 0,
  );
  return [...groupBy(pairs, ({ tf }) => tf)]
    .sort(([a], [b]) => a - b)
    .map(([tf, targets]) => ({
      source: name,
      tf,
      targets: bitsetOf(
        genes.length,
        targets.map(({ gene }) => gene),
      ),
    }));
}

/** The sets within a universe; those without a target in it are not tested. */
export const setsWithin = <Source>(sets: readonly TargetSet<Source>[], universe: Bitset): TestedSet<Source>[] =>
  sets
    .map((set) => ({ ...set, targets: cutTo(set.targets, universe) }))
    .map((set) => ({ ...set, size: countBits(set.targets) }))
    .filter(({ size }) => size > 0);
