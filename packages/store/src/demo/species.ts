import { arabidopsisFactors, maizeFactors, riceFactors, type KnownFactor } from './knownFactors.ts';

/** Plants with demo data. */
export type DemoSpecies = 'arabidopsis' | 'maize' | 'rice';

/** `small` loads fast and is for trying out; `full` has the counts of a real data set. */
export type DemoSize = 'small' | 'full';

/** The plant that an edition resembles; arabidopsis for all other names. */
export const speciesOf = (edition: string): DemoSpecies =>
  edition === 'maize' || edition === 'rice' ? edition : 'arabidopsis';

/** Number of genes by kind. Coding genes include the TFs. */
export interface GeneCounts {
  readonly coding: number;
  readonly noncoding: number;
  readonly factors: number;
}

const smallGenes: GeneCounts = { coding: 3_000, noncoding: 200, factors: 240 };

const fullGenes: Record<DemoSpecies, GeneCounts> = {
  arabidopsis: { coding: 28_000, noncoding: 2_200, factors: 1_700 },
  maize: { coding: 39_000, noncoding: 1_400, factors: 2_300 },
  rice: { coding: 36_000, noncoding: 1_500, factors: 1_800 },
};

export const geneCounts = (species: DemoSpecies, size: DemoSize): GeneCounts =>
  size === 'small' ? smallGenes : fullGenes[species];

/** TFs in every data set of the plant, the edition's examples first. */
export const knownFactors: Record<DemoSpecies, readonly KnownFactor[]> = {
  arabidopsis: arabidopsisFactors,
  maize: maizeFactors,
  rice: riceFactors,
};
