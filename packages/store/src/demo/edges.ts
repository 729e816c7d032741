import { compareTexts } from '@trellis/core';
import type { EdgeTypeContents } from '@trellis/core/dataset';
import { randomFor, type DemoRandom } from './random.ts';
import { genesWithin, type Sites } from './sites.ts';
import type { Factor } from './transcriptionFactors.ts';

/** Input of the additional edges. */
export interface EdgeSources {
  readonly genes: number;
  /** TFs with data. */
  readonly factors: readonly Factor[];
  readonly sites: readonly Sites[];
  /** Number of pairs of TFs that interact. */
  readonly interactions: number;
}

/** A directed edge type: from a TF to genes with a site of its best cluster. */
interface SiteEdges {
  readonly name: string;
  /** Maximum distance of sites in base pairs. */
  readonly within: number;
  /** Share of the genes with sites that become targets. */
  readonly share: number;
  /** Number of targets without a site, relative to those with one. */
  readonly stray: number;
}

const siteEdges: readonly SiteEdges[] = [
  { name: 'Open chromatin/leaf/all', within: 2000, share: 0.12, stray: 0.02 },
  { name: 'Open chromatin/root/all', within: 2000, share: 0.15, stray: 0.02 },
  { name: 'Open chromatin/root/unfiltered', within: 2000, share: 0.2, stray: 0.1 },
  { name: 'Predicted_Motif/1000bp', within: 1000, share: 0.2, stray: 0 },
  { name: 'Predicted_Motif/500bp', within: 500, share: 0.3, stray: 0 },
  { name: 'Predicted_Motif/unfiltered', within: 2000, share: 0.2, stray: 0.2 },
];

/** Makes all types of additional edges, sorted by name. */
export function makeEdges(seed: string, sources: EdgeSources): EdgeTypeContents[] {
  const directed = siteEdges.map((type) => directedType(randomFor(seed, 'edges', type.name), type, sources));
  const types = [...directed, interactionType(randomFor(seed, 'edges', 'PPI'), sources)];
  return types.sort((a, b) => compareTexts(a.name, b.name));
}

function directedType(random: DemoRandom, type: SiteEdges, { genes, factors, sites }: EdgeSources): EdgeTypeContents {
  const edges: number[] = [];
  for (const { gene, clusters } of factors) {
    const reached = genesWithin(sites[clusters[0]], type.within).filter(() => random.chance(type.share));
    const strays = Array.from({ length: Math.floor(reached.length * type.stray) }, () => random.below(genes));
    for (const target of [...reached, ...strays]) edges.push(gene * genes + target);
  }
  return { name: type.name, directed: true, pairs: toPairs(edges, genes) };
}

/** Protein interactions: undirected, between TFs, mostly of the same family. */
function interactionType(random: DemoRandom, { genes, factors, interactions }: EdgeSources): EdgeTypeContents {
  const edges: number[] = [];
  for (let i = 0; i < interactions; i++) {
    const one = random.pick(factors);
    const kin = factors.filter((factor) => factor.family === one.family && factor !== one);
    const other = kin.length > 0 && random.chance(0.6) ? random.pick(kin) : random.pick(factors);
    if (one !== other) edges.push(one.gene * genes + other.gene, other.gene * genes + one.gene);
  }
  return { name: 'PPI', directed: false, pairs: toPairs(edges, genes) };
}

/** Unpacks `source * genes + target`, sorted and without duplicates. */
function toPairs(edges: readonly number[], genes: number): Uint32Array {
  const sorted = Float64Array.from(edges).sort();
  const unique = sorted.filter((edge, i) => i === 0 || edge !== sorted[i - 1]);
  const pairs = new Uint32Array(unique.length * 2);
  unique.forEach((edge, i) => pairs.set([Math.floor(edge / genes), edge % genes], 2 * i));
  return pairs;
}
