import type { DemoSize, DemoSpecies } from './species.ts';

/** Types of data in the overview. */
export type DataType = 'ChIP-seq' | 'DAP-seq' | 'regulation';

/** Amount of data of one type. */
export interface DataCount {
  readonly dataType: DataType;
  /** Number of TFs with such data. */
  readonly factors: number;
  /** Number of analyses; larger than the number of TFs if some have two. */
  readonly analyses: number;
  /** Number of targets in all analyses. */
  readonly interactions: number;
  /** Number of these TFs that also have data of the previous types in the list. */
  readonly shared: number;
}

/** One analysis per TF. */
const single = (dataType: DataType, factors: number, interactions: number, shared: number): DataCount => ({
  dataType,
  factors,
  analyses: factors,
  interactions,
  shared,
});

/** The counts of real data sets. The type with the most TFs comes first; the others share some of them. */
const fullCounts: Record<DemoSpecies, readonly DataCount[]> = {
  arabidopsis: [
    single('DAP-seq', 382, 3_335_595, 0),
    single('ChIP-seq', 26, 257_400, 18),
    single('regulation', 62, 145_283, 40),
  ],
  maize: [
    single('ChIP-seq', 107, 301_388, 0),
    single('DAP-seq', 32, 492_814, 14),
    single('regulation', 5, 45_008, 5),
  ],
  rice: [single('ChIP-seq', 20, 120_366, 0), single('regulation', 17, 172_728, 9)],
};

/** About 40 TFs, 70 analyses and 60,000 interactions: fast to make, small on disk. */
const smallCounts: Record<DemoSpecies, readonly DataCount[]> = {
  arabidopsis: [
    { dataType: 'DAP-seq', factors: 26, analyses: 34, interactions: 38_000, shared: 0 },
    { dataType: 'ChIP-seq', factors: 10, analyses: 10, interactions: 9_000, shared: 7 },
    { dataType: 'regulation', factors: 21, analyses: 26, interactions: 13_000, shared: 10 },
  ],
  maize: [
    { dataType: 'ChIP-seq', factors: 26, analyses: 28, interactions: 24_000, shared: 0 },
    { dataType: 'DAP-seq', factors: 18, analyses: 26, interactions: 26_000, shared: 9 },
    { dataType: 'regulation', factors: 10, analyses: 16, interactions: 10_000, shared: 5 },
  ],
  rice: [
    { dataType: 'ChIP-seq', factors: 28, analyses: 36, interactions: 34_000, shared: 0 },
    { dataType: 'regulation', factors: 24, analyses: 34, interactions: 26_000, shared: 12 },
  ],
};

export const dataCounts = (species: DemoSpecies, size: DemoSize): readonly DataCount[] =>
  (size === 'full' ? fullCounts : smallCounts)[species];

/** Numbers of everything else. */
export interface Amounts {
  readonly clusters: number;
  readonly individualMotifs: number;
  /** TFs with individual motifs. */
  readonly motifFactors: number;
  readonly modules: number;
  readonly networkEdges: number;
  readonly interactionPairs: number;
}

const small: Amounts = {
  clusters: 30,
  individualMotifs: 80,
  motifFactors: 48,
  modules: 12,
  networkEdges: 3_000,
  interactionPairs: 60,
};

const full = { clusters: 80, modules: 40, networkEdges: 100_000, interactionPairs: 1_500 };

const fullAmounts: Record<DemoSpecies, Amounts> = {
  arabidopsis: { ...full, individualMotifs: 1_310, motifFactors: 730 },
  maize: { ...full, individualMotifs: 320, motifFactors: 180 },
  rice: { ...full, individualMotifs: 120, motifFactors: 70 },
};

export const amounts = (species: DemoSpecies, size: DemoSize): Amounts =>
  size === 'small' ? small : fullAmounts[species];
