import { randomFor, type DemoRandom } from './random.ts';

/**
 * Sites of one motif in the promoters: `gene * 2048 + distance`, sorted. The distance is in base pairs upstream of the gene,
 * below 2000, so that the hits within 500 bp are a subset of those within 1000 bp, and so on.
 */
export type Sites = Uint32Array;

const geneOf = (site: number): number => site >>> 11;
const distanceOf = (site: number): number => site & 2047;

/** A random site in a gene's promoter, more likely close to the gene. */
export function drawSite(random: DemoRandom, gene: number): number {
  const distance = Math.floor(2000 * random.uniform() * (0.35 + 0.65 * random.uniform()));
  return gene * 2048 + distance;
}

/** Draws the sites of a cluster, in between one promoter of twenty-five and one of five. */
export function drawClusterSites(seed: string, cluster: string, genes: number): Sites {
  const random = randomFor(seed, 'sites', cluster);
  const rate = 0.04 + 0.16 * random.uniform() * random.uniform();
  const sites: number[] = [];
  for (let gene = 0; gene < genes; gene++) {
    if (!random.chance(rate)) continue;
    do sites.push(drawSite(random, gene));
    while (random.chance(0.15));
  }
  return Uint32Array.from(sites).sort();
}

/** The gene of each site within `limit` base pairs; a gene with two sites occurs twice. */
export function genesWithin(sites: Sites, limit: number): Uint32Array {
  return sites.filter((site) => distanceOf(site) < limit).map(geneOf);
}
