import type { Bitset } from './bitset.ts';
import { bitsetOf, wordsFor } from './bitset.ts';
import type { DatasetIndex, IndexedAnalysis, IndexedEdgeType } from './datasetIndex.ts';
import type { Gene } from './contents.ts';
import { groupBy } from '../groupBy.ts';
import { geneNames, type GeneNames } from './geneNames.ts';
import type { DatasetImage } from './image.ts';

/** A data set ready for queries: immutable, its numbers in memory shared by all worker threads. */
export interface Dataset {
  readonly edition: string;
  readonly version: string;
  readonly label: string;
  /** Sorted by id: a smaller index is a smaller id. */
  readonly genes: readonly Gene[];
  readonly names: GeneNames;
  /** Sorted by id. */
  readonly analyses: readonly Analysis[];
  /** Analyses of each TF, by gene index, in order of gene index. */
  readonly analysesByTf: ReadonlyMap<number, readonly Analysis[]>;
  readonly edgeTypes: readonly AdditionalEdgeType[];
  readonly lists: readonly string[];
  readonly networks: readonly string[];
  readonly motifs: { readonly cluster: readonly string[]; readonly individual: readonly string[] };
  readonly motifRegions: readonly string[];
  /** Annotated genes that code for protein: the default background. */
  readonly coding: Bitset;
}

/** One analysis as a column over the genes. */
export interface Analysis {
  readonly id: number;
  readonly name: string;
  /** Gene index of the TF. */
  readonly tf: number;
  /** Whether EXPERIMENT_TYPE is Expression. */
  readonly expression: boolean;
  readonly metadata: ReadonlyMap<string, string>;
  /** Keys marked as searchable. */
  readonly searchable: ReadonlySet<string>;
  /** Gene indices of the targets, rising. */
  readonly targets: Uint32Array;
  /** log2 fold change per target, NaN where missing; null when the analysis has no figures. */
  readonly log2fc: Float64Array | null;
  /** p-value per target, NaN where missing; null when the analysis has no figures. */
  readonly pvalue: Float64Array | null;
  /** All targets. */
  readonly cells: Bitset;
  /** Targets that count as an edge: with a fold change, or without any figure. */
  readonly present: Bitset;
}

/** A type of additional edges; `targets[starts[g] .. starts[g + 1]]` are the targets of gene `g`. */
export interface AdditionalEdgeType {
  readonly name: string;
  readonly directed: boolean;
  readonly starts: Uint32Array;
  readonly targets: Uint32Array;
}

/** Gene types that code for protein; '' is a gene without a type. */
export const codingTypes: ReadonlySet<string> = new Set(['TXNFACTOR', 'PROTEIN_CODING', 'METABOLIC', '']);

/** Opens a packed data set. Cost: parsing the catalogue (about 30 ms for 28,000 genes); the numbers are not copied. */
export function openDataset(image: DatasetImage): Dataset {
  const catalogue = JSON.parse(new TextDecoder().decode(new Uint8Array(image.catalogue).slice())) as DatasetIndex;
  const genes = readGenes(catalogue.genes);
  const analyses = catalogue.analyses.map((entry) => readAnalysis(entry, image.columns, genes.length));
  return {
    edition: image.edition,
    version: image.version,
    label: catalogue.label,
    genes,
    names: geneNames(genes, catalogue.aliases),
    analyses,
    analysesByTf: groupByTf(analyses),
    edgeTypes: catalogue.edgeTypes.map((entry) => readEdgeType(entry, image.columns, genes.length)),
    lists: catalogue.lists,
    networks: catalogue.networks,
    motifs: catalogue.motifs,
    motifRegions: catalogue.motifRegions,
    coding: bitsetOf(
      genes.length,
      indicesWhere(genes, (gene) => codingTypes.has(gene.type.toUpperCase())),
    ),
  };
}

function* indicesWhere<T>(items: readonly T[], holds: (item: T) => boolean): Generator<number> {
  for (let i = 0; i < items.length; i++) if (holds(items[i])) yield i;
}

function readGenes({ ids, names, fullNames, types, families }: DatasetIndex['genes']): Gene[] {
  return ids.map((id, i) => ({ id, name: names[i], fullName: fullNames[i], type: types[i], family: families[i] }));
}

function readAnalysis(entry: IndexedAnalysis, columns: SharedArrayBuffer, size: number): Analysis {
  const figures = (offset: number | null) =>
    offset === null ? null : new Float64Array(columns, offset, entry.count);
  return {
    id: entry.id,
    name: entry.name,
    tf: entry.tf,
    expression: entry.expression,
    metadata: new Map(entry.metadata.map(([key, value]) => [key, value])),
    searchable: new Set(entry.metadata.filter(([, , searchable]) => searchable).map(([key]) => key)),
    targets: new Uint32Array(columns, entry.targets, entry.count),
    log2fc: figures(entry.log2fc),
    pvalue: figures(entry.pvalue),
    cells: new Uint32Array(columns, entry.cells, wordsFor(size)),
    present: new Uint32Array(columns, entry.present, wordsFor(size)),
  };
}

function readEdgeType(entry: IndexedEdgeType, columns: SharedArrayBuffer, size: number): AdditionalEdgeType {
  return {
    name: entry.name,
    directed: entry.directed,
    starts: new Uint32Array(columns, entry.starts, size + 1),
    targets: new Uint32Array(columns, entry.targets, entry.count),
  };
}

function groupByTf(analyses: readonly Analysis[]): Map<number, Analysis[]> {
  const byTf = groupBy(analyses, ({ tf }) => tf);
  return new Map([...byTf].sort(([a], [b]) => a - b));
}

/** Place of a gene among the targets of an analysis, -1 when it is not one of them. Binary search. */
export function targetIndex({ targets }: Analysis, gene: number): number {
  let [low, high] = [0, targets.length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    if (targets[middle] === gene) return middle;
    if (targets[middle] < gene) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Targets of one gene in the additional edges of one type, as gene indices in rising order. */
export const edgeTargets = ({ starts, targets }: AdditionalEdgeType, gene: number): Uint32Array =>
  targets.subarray(starts[gene], starts[gene + 1]);
