import { type RegulatorStatistics, type RegulatorTf } from '@trellis/core/regulators';
import { expectedOverlap, foldInterval } from '@trellis/core/views';
import type { Column } from '../../table.ts';

/** The statistics of a fold, with the number of genes that could be drawn. */
export interface OverlapCounts extends Pick<RegulatorStatistics, 'k' | 'n' | 'K'> {
  readonly N: number;
}

/** The targets in the list that chance explains. */
export const chanceOf = ({ n, K, N }: OverlapCounts): number => expectedOverlap(n, K, N);

/** The 95 % interval of the fold; nulls where none is expected. */
export function intervalOf(one: OverlapCounts): readonly (number | null)[] {
  const chance = chanceOf(one);
  return chance > 0 ? foldInterval(one.k, Math.min(one.n, one.K), chance) : [null, null];
}

export const rank: Column<RegulatorTf> = {
  name: 'rank',
  meaning: 'Place of the TF',
  unit: 'rank',
  cell: (tf) => tf.rank,
};

export const significant: Column<RegulatorTf> = {
  name: 'significant',
  meaning: 'Whether the adjusted p-value of any analysis is below 0.05: these TFs come first',
  cell: (tf) => (tf.significant ? 'yes' : 'no'),
};

export const score: Column<RegulatorTf> = {
  name: 'score',
  meaning:
    'Orders the significant TFs: 1 - (1 - r)^q, r the smallest (rank - 1/2) / TFs over its q kinds of evidence',
  unit: 'probability',
  cell: (tf) => tf.score,
};
