import { groupBy } from '../groupBy.ts';
import { addBit, emptyBitset, hasBit, bitsetOf, subtract, uniteInto, type Bitset } from '../dataset/bitset.ts';
import { edgeTargets, type Dataset } from '../dataset/dataset.ts';
import { publicationOf } from '../dataset/publication.ts';
import type { Result, ResultColumn } from '../result/result.ts';
import { edgeName, edgeKindOf, type EdgeKind } from './edgeNames.ts';

/** The kind of an observed edge, or the source of any other edge. */
export type NetworkEdgeKind = EdgeKind | 'ADDITIONAL' | 'PREDICTED';

/** Edges of one name from one TF; parallel edges of several analyses are one. */
export interface NetworkEdges {
  /** Gene index of the source. */
  readonly source: number;
  readonly name: string;
  readonly kind: NetworkEdgeKind;
  readonly directed: boolean;
  /** Gene indices, ascending. */
  readonly targets: Uint32Array;
  /** Number of analyses behind the edge to each target; empty for additional and predicted edges. */
  readonly multiplicity: Uint16Array;
  /** Number of publications of these analyses, in the same order. */
  readonly publications: Uint16Array;
}

/** The network of a result: its TFs, their targets and the edges between them. */
export interface Network {
  readonly dataset: Dataset;
  /** Queried TFs as gene indices; those targeted by the most of them first. */
  readonly tfs: readonly number[];
  /** The other targets, by the number of TFs that target them, then by id. */
  readonly targets: readonly { readonly gene: number; readonly tfs: number }[];
  readonly edges: readonly NetworkEdges[];
  /** Additional edges to genes that hidden analyses have removed from the result: drawings, counts and files have none of them. */
  readonly undrawn: readonly NetworkEdges[];
  /** Smallest multiplicity of an edge to a target that is not a queried TF. */
  readonly minMultiplicity: number;
  /** The same of publications. */
  readonly minPublications: number;
}

export interface NetworkOptions {
  /** Types of additional edges to draw. */
  readonly edges?: readonly string[];
  /** Validated predictions to draw, as gene indices. */
  readonly predicted?: readonly { readonly source: number; readonly target: number; readonly name: string }[];
}

/** Builds the network of a result. Cost: one pass over its cells. */
export function buildNetwork(
  result: Result,
  { edges: requested = [], predicted = [] }: NetworkOptions = {},
): Network {
  const { dataset, rowSet, rowsWithHidden } = result;
  const size = dataset.genes.length;
  const byTf = groupBy(result.columns, (column) => column.analysis.tf);
  const observed = [...byTf].flatMap(([tf, columns]) => observedEdges(tf, columns, size));
  const tfSet = bitsetOf(size, byTf.keys());
  const members = tfSet.slice();
  uniteInto(members, rowSet);
  const tfs = [...byTf.keys()];
  const additional = (genes: Bitset) => additionalEdgesOf(dataset, { requested, tfs, tfSet, members: genes });
  return {
    dataset,
    tfs: orderTfs(tfs, observed),
    targets: orderTargets(observed, { tfSet, size }),
    edges: [...observed, ...additional(members), ...predictedEdges(predicted, { tfSet, members: rowSet })],
    undrawn: additional(subtract(rowsWithHidden, members)),
    minMultiplicity: smallest(observed, tfSet, 'multiplicity'),
    minPublications: smallest(observed, tfSet, 'publications'),
  };
}

/** Weight of an edge: 1 for the smallest multiplicity in the network, and 1 more for each further analysis. */
export const edgeWeight = ({ minMultiplicity }: Network, multiplicity: number): number =>
  1 + multiplicity - minMultiplicity;

/** The same by publications: several analyses of one study count once. */
export const evidenceWeight = ({ minPublications }: Network, publications: number): number =>
  1 + publications - minPublications;

/** Edges of one TF by name: how many of its analyses and publications have each. */
function observedEdges(tf: number, columns: readonly ResultColumn[], size: number): NetworkEdges[] {
  const byName = new Map<string, { kind: EdgeKind; counts: Uint16Array; published: Map<string, Bitset> }>();
  for (const column of columns) {
    for (const [kind, genes] of byKind(column)) {
      const name = edgeName(column.analysis, kind);
      const known = byName.get(name) ?? { counts: new Uint16Array(size), published: new Map<string, Bitset>() };
      const { counts, published } = known;
      byName.set(name, { kind, counts, published });
      const publication = publicationOf(column.analysis);
      const found = published.get(publication) ?? emptyBitset(size);
      published.set(publication, found);
      for (const gene of genes) {
        counts[gene]++;
        addBit(found, gene);
      }
    }
  }
  return [...byName].map(([name, { kind, counts, published }]) => {
    const targets = nonZero(counts);
    const publications = new Uint16Array(targets.length);
    for (const found of published.values())
      targets.forEach((gene, i) => (publications[i] += Number(hasBit(found, gene))));
    return {
      source: tf,
      name,
      kind,
      directed: true,
      targets,
      multiplicity: targetCounts(counts, targets),
      publications,
    };
  });
}

/** Present cells of a column by the kind of their edge. */
function byKind({ analysis, present }: ResultColumn): Map<EdgeKind, number[]> {
  const kinds = new Map<EdgeKind, number[]>();
  const { targets, log2fc } = analysis;
  for (let i = 0; i < targets.length; i++) {
    if (!hasBit(present, targets[i])) continue;
    const kind = edgeKindOf(analysis, log2fc ? log2fc[i] : NaN);
    const genes = kinds.get(kind);
    if (genes) genes.push(targets[i]);
    else kinds.set(kind, [targets[i]]);
  }
  return kinds;
}

function nonZero(counts: Uint16Array): Uint32Array {
  const found: number[] = [];
  for (let gene = 0; gene < counts.length; gene++) if (counts[gene]) found.push(gene);
  return Uint32Array.from(found);
}

function targetCounts(counts: Uint16Array, targets: Uint32Array): Uint16Array {
  const multiplicity = new Uint16Array(targets.length);
  for (let i = 0; i < targets.length; i++) multiplicity[i] = counts[targets[i]];
  return multiplicity;
}

/** The smallest count of an edge to a target that is not a queried TF; 1 without one. */
function smallest(edges: readonly NetworkEdges[], tfSet: Bitset, counted: 'multiplicity' | 'publications'): number {
  let least = Infinity;
  for (const { targets, [counted]: counts } of edges) {
    targets.forEach((gene, i) => {
      if (!hasBit(tfSet, gene)) least = Math.min(least, counts[i]);
    });
  }
  return Number.isFinite(least) ? least : 1;
}

/** TFs by falling number of TFs that target them; ties by id. */
function orderTfs(tfs: readonly number[], edges: readonly NetworkEdges[]): number[] {
  const sources = new Map(tfs.map((tf) => [tf, new Set<number>()]));
  for (const { source, targets } of edges) for (const tf of tfs) if (holds(targets, tf)) sources.get(tf)?.add(source);
  const inDegree = (tf: number) => sources.get(tf)?.size ?? 0;
  return [...tfs].sort((a, b) => inDegree(b) - inDegree(a) || a - b);
}

/** Whether a rising array holds a value. Binary search. */
function holds(sorted: Uint32Array, value: number): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle] < value) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === value;
}

function orderTargets(edges: readonly NetworkEdges[], { tfSet, size }: { tfSet: Bitset; size: number }) {
  const counts = new Uint16Array(size);
  const lastTf = new Int32Array(size).fill(-1);
  for (const { source, targets } of edges) {
    for (const gene of targets) {
      if (lastTf[gene] === source) continue;
      lastTf[gene] = source;
      counts[gene]++;
    }
  }
  return Array.from(nonZero(counts))
    .filter((gene) => !hasBit(tfSet, gene))
    .map((gene) => ({ gene, tfs: counts[gene] }))
    .sort((a, b) => a.tfs - b.tfs || a.gene - b.gene);
}

/** The counts of edges that no analysis has. */
const noCounts = { multiplicity: new Uint16Array(0), publications: new Uint16Array(0) };

interface Members {
  readonly tfSet: Bitset;
  readonly members: Bitset;
}

/**
 * Chosen additional edges from a queried TF to a gene of the network; undirected edges between two TFs come once.
 */
function additionalEdgesOf(
  dataset: Dataset,
  { requested, tfs, tfSet, members }: Members & { requested: readonly string[]; tfs: readonly number[] },
): NetworkEdges[] {
  const types = dataset.edgeTypes.filter((type) => requested.includes(type.name));
  return types.flatMap((type) =>
    [...tfs]
      .sort((a, b) => a - b)
      .flatMap((tf) => {
        const once = (gene: number) => type.directed || gene >= tf || !hasBit(tfSet, gene);
        const targets = edgeTargets(type, tf).filter((gene) => hasBit(members, gene) && once(gene));
        if (!targets.length) return [];
        const { name, directed } = type;
        return [{ source: tf, name, kind: 'ADDITIONAL', directed, targets, ...noCounts } as const];
      }),
  );
}

function predictedEdges(
  predicted: NonNullable<NetworkOptions['predicted']>,
  { tfSet, members }: Members,
): NetworkEdges[] {
  const drawn = predicted.filter(({ source, target }) => hasBit(tfSet, source) && hasBit(members, target));
  const groups = groupBy(drawn, ({ source, name }) => `${source}\t${name}`);
  return [...groups.values()].map((group) => ({
    source: group[0].source,
    name: group[0].name,
    kind: 'PREDICTED',
    directed: true,
    targets: Uint32Array.from(new Set(group.map(({ target }) => target))).sort(),
    ...noCounts,
  }));
}
