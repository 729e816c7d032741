import { randomFor, type DemoRandom } from './random.ts';

/**
 * Sites of one motif in the promoters: `gene * 2048 + distance`, sorted. The distance, below 2000, is counted in base
 * pairs upstream of the gene, so that the hits in 500 bp are among those in 1000 bp, and these among those in 2000 bp.
 */
export type Sites = Uint32Array;

const geneOf = (site: number): number => site >>> 11;
const distanceOf = (site: number): number => site & 2047;

/** A place in a gene's promoter; sites near the gene are more frequent than far ones. */
export function drawSite(random: DemoRandom, gene: number): number {
  const distance = Math.floor(2000 * random.uniform() * (0.35 + 0.65 * random.uniform()));
  return gene * 2048 + distance;
}

/** The sites of a cluster: some clusters are in one promoter of twenty-five, others in one of five. */
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

/** A gene for every site within `limit` base pairs; a gene with two sites stands twice. */
export function genesWithin(sites: Sites, limit: number): Uint32Array {
  return sites.filter((site) => distanceOf(site) < limit).map(geneOf);
}
