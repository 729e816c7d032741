import { type RegulatorFigures, type RegulatorTf } from '@trellis/core/regulators';
import { expectedOverlap, foldInterval } from '@trellis/core/views';
import type { Column } from '../../table.ts';

/** The figures of a fold, with the number of genes that could be drawn. */
export interface Figures extends Pick<RegulatorFigures, 'k' | 'n' | 'K'> {
  readonly N: number;
}

/** The targets in the list that chance explains. */
export const chanceOf = ({ n, K, N }: Figures): number => expectedOverlap(n, K, N);

/** The 95 % interval of the fold; nulls where none is expected. */
export function intervalOf(one: Figures): readonly (number | null)[] {
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
