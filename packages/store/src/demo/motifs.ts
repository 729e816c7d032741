import type { MotifColumn } from '@trellis/core';
import type { Amounts } from './counts.ts';
import type { Cluster } from './clusters.ts';
import { motifColumns, sortColumns } from './motifColumns.ts';
import { randomFor, type DemoRandom } from './random.ts';
import { drawSite, type Sites } from './sites.ts';
import type { Factor } from './transcriptionFactors.ts';

/** Where an individual motif comes from, as the end of its name: a factor's first motif, its second, and so on. */
const sources = ['DAP', 'ampDAP', 'SELEX', 'PBM'];

/** The pattern that one experiment found for one factor. */
export interface IndividualMotif {
  /** Gene id of the factor and source, e.g. `AT4G24020_DAP`. */
  readonly name: string;
  /** Index of the cluster that the motif belongs to. */
  readonly cluster: number;
}

/** The cluster table, sorted by region, then cluster. */
export function clusterColumns(
  seed: string,
  clusters: readonly Cluster[],
  { sites, genes }: { readonly sites: readonly Sites[]; readonly genes: number },
): MotifColumn[] {
  return sortColumns(
    clusters.flatMap(({ name }, i) => motifColumns(randomFor(seed, 'hits', name), name, { sites: sites[i], genes })),
  );
}

/** Names the individual motifs: the first factors have one each, then a second one each, until all are given out. */
export function nameIndividualMotifs(factors: readonly Factor[], wanted: Amounts): IndividualMotif[] {
  const owners = factors.slice(0, wanted.motifFactors);
  return Array.from({ length: wanted.individualMotifs }, (_, i) => {
    const owner = owners[i % owners.length];
    return { name: `${owner.id}_${sources[Math.floor(i / owners.length)]}`, cluster: owner.clusters[0] };
  });
}

/** The table of individual motifs, sorted by region, then motif. A motif shares sites with its cluster. */
export function individualColumns(
  seed: string,
  motifs: readonly IndividualMotif[],
  { sites, genes }: { readonly sites: readonly Sites[]; readonly genes: number },
): MotifColumn[] {
  return sortColumns(
    motifs.flatMap(({ name, cluster }) => {
      const random = randomFor(seed, 'hits', name);
      return motifColumns(random, name, { sites: individualSites(random, sites[cluster], genes), genes });
    }),
  );
}

/** Some of the cluster's sites, and half as many of its own. */
function individualSites(random: DemoRandom, cluster: Sites, genes: number): Sites {
  const wanted = Math.max(150, genes * (0.008 + 0.02 * random.uniform()));
  const shared = cluster.filter(() => random.chance((wanted * 0.67) / cluster.length));
  const own = Array.from({ length: Math.ceil(wanted * 0.33) }, () => drawSite(random, random.below(genes)));
  return Uint32Array.from([...shared, ...own]).sort();
}

/** How many individual motifs each cluster has. */
export function countMembers(clusters: readonly Cluster[], motifs: readonly IndividualMotif[]): number[] {
  const counts = clusters.map(() => 0);
  for (const { cluster } of motifs) counts[cluster]++;
  return counts;
}
