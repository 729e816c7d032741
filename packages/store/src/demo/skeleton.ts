import type { Gene } from '@trellis/core/dataset';
import { makeClusters, type Cluster } from './clusters.ts';
import { amounts } from './counts.ts';
import { factorsWithData } from './experiments.ts';
import { makeGenes } from './genes.ts';
import { makeModules, type Modules } from './modules.ts';
import { drawClusterSites, type Sites } from './sites.ts';
import { speciesOf, type DemoSize } from './species.ts';
import { chooseFactors, type Factor } from './transcriptionFactors.ts';

/** What decides the targets of TFs in the demo data of an edition. */
export interface Skeleton {
  readonly genes: readonly Gene[];
  readonly clusters: readonly Cluster[];
  /** All TFs with data or motifs; those with data come first. */
  readonly allFactors: readonly Factor[];
  /** TFs with data. */
  readonly factors: readonly Factor[];
  /** Promoter sites per cluster. */
  readonly sites: readonly Sites[];
  readonly modules: Modules;
}

/** Makes genes, TFs, sites and modules, which takes a small part of the time of a whole data set. */
export function makeSkeleton(edition: string, size: DemoSize): Skeleton {
  const species = speciesOf(edition);
  const seed = seedOf(edition, size);
  const wanted = amounts(species, size);
  const genes = makeGenes(seed, species, size);
  const clusters = makeClusters(seed, wanted.clusters);
  const withData = factorsWithData(species, size);
  const count = Math.max(withData, wanted.motifFactors);
  const allFactors = chooseFactors(seed, species, { genes, clusters, modules: wanted.modules, count });
  return {
    genes,
    clusters,
    allFactors,
    factors: allFactors.slice(0, withData),
    sites: clusters.map((cluster) => drawClusterSites(seed, cluster.name, genes.length)),
    modules: makeModules(seed, genes.length, wanted.modules),
  };
}

/** The seed of all random numbers of a data set. */
export const seedOf = (edition: string, size: DemoSize): string => `${edition}/${size}`;
