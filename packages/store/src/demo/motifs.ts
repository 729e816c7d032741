import type { MotifColumn } from '@trellis/core/dataset';
import { compareMotifs } from '../contents/order.ts';
import type { Amounts } from './counts.ts';
import type { Cluster } from './clusters.ts';
import { makeMotifColumns } from './motifColumns.ts';
import { randomFor, type DemoRandom } from './random.ts';
import { drawSite, type Sites } from './sites.ts';
import type { Factor } from './transcriptionFactors.ts';

/** Suffixes of individual motifs: of a TF's first motif, its second one and so on. */
const sources = ['DAP', 'ampDAP', 'SELEX', 'PBM'];

/** The motif that one experiment found for one TF. */
export interface IndividualMotif {
  /** Gene id of the TF and source, e.g. `AT4G24020_DAP`. */
  readonly name: string;
  /** Id of its TF. */
  readonly tf: string;
  /** Index of the cluster that the motif belongs to. */
  readonly cluster: number;
}

/** Makes the cluster table, sorted by region, then cluster. */
export function clusterColumns(
  seed: string,
  clusters: readonly Cluster[],
  { sites, genes }: { readonly sites: readonly Sites[]; readonly genes: number },
): MotifColumn[] {
  const columns = clusters.flatMap(({ name }, i) =>
    makeMotifColumns(randomFor(seed, 'hits', name), name, { sites: sites[i], genes }),
  );
  return columns.sort(compareMotifs);
}

/** Names the individual motifs: one for each of the first TFs, then a second one, until all are assigned. */
export function nameIndividualMotifs(factors: readonly Factor[], wanted: Amounts): IndividualMotif[] {
  const owners = factors.slice(0, wanted.motifFactors);
  return Array.from({ length: wanted.individualMotifs }, (_, i) => {
    const owner = owners[i % owners.length];
    return {
      name: `${owner.id}_${sources[Math.floor(i / owners.length)]}`,
      tf: owner.id,
      cluster: owner.clusters[0],
    };
  });
}

/** Makes the table of individual motifs, sorted by region, then motif. A motif shares sites with its cluster. */
export function individualColumns(
  seed: string,
  motifs: readonly IndividualMotif[],
  { sites, genes }: { readonly sites: readonly Sites[]; readonly genes: number },
): MotifColumn[] {
  const columns = motifs.flatMap(({ name, cluster }) => {
    const random = randomFor(seed, 'hits', name);
    return makeMotifColumns(random, name, { sites: individualSites(random, sites[cluster], genes), genes });
  });
  return columns.sort(compareMotifs);
}

/** Some of the cluster's sites, and half as many of its own. */
function individualSites(random: DemoRandom, cluster: Sites, genes: number): Sites {
  const wanted = Math.max(150, genes * (0.008 + 0.02 * random.uniform()));
  const shared = cluster.filter(() => random.chance((wanted * 0.67) / cluster.length));
  const others = Array.from({ length: Math.ceil(wanted * 0.33) }, () => drawSite(random, random.below(genes)));
  return Uint32Array.from([...shared, ...others]).sort();
}

/** The individual motifs of each cluster. */
export const motifsOfClusters = (
  clusters: readonly Cluster[],
  motifs: readonly IndividualMotif[],
): IndividualMotif[][] => clusters.map((_, i) => motifs.filter(({ cluster }) => cluster === i));
