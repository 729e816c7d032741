import { arabidopsisFactors, maizeFactors, riceFactors, type KnownFactor } from './knownFactors.ts';

/** The plants that demo data can resemble. */
export type DemoSpecies = 'arabidopsis' | 'maize' | 'rice';

/** `small` loads in a moment and serves for trying out; `full` has the counts of a real data set. */
export type DemoSize = 'small' | 'full';

/** The plant that an edition resembles: itself, or arabidopsis for the development default and for other names. */
export const speciesOf = (edition: string): DemoSpecies =>
  edition === 'maize' || edition === 'rice' ? edition : 'arabidopsis';

/** How many genes of which kind. Coding genes include the transcription factors. */
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

/** Factors that every data set of the plant holds, the edition's examples first. */
export const knownFactors: Record<DemoSpecies, readonly KnownFactor[]> = {
  arabidopsis: arabidopsisFactors,
  maize: maizeFactors,
  rice: riceFactors,
};
