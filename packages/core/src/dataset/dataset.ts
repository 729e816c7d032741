import type { AdditionalEdgeType, Analysis, AnalysisNumbers } from './analysis.ts';
import type { Bitset } from './bitset.ts';
import { bitsetOf, wordsFor } from './bitset.ts';
import type { DatasetIndex, IndexedAnalysis, IndexedEdgeType } from './datasetIndex.ts';
import type { BenchmarkPair, Gene } from './contents.ts';
import type { EditionSettings } from '../edition/editionSettings.ts';
import { evidenceOf, type EvidenceKinds } from '../edition/evidence.ts';
import { groupBy } from '../groupBy.ts';
import { once } from '../once.ts';
import type { NamedQueries } from '../query/keywords.ts';
import { namedQueriesFor } from '../query/namedQueries.ts';
import { perturbationKey, readPerturbation } from './direction.ts';
import { geneNames, type GeneNames } from './geneNames.ts';
import type { DatasetImage } from './image.ts';
import { LateAnalysis, LateEdgeType, LateGene } from './late.ts';
import { noMotifSources, type MotifSources } from './motifSource.ts';
import { openKnowledge, type Knowledge } from './openKnowledge.ts';
import type { Provenance } from './provenance.ts';

export type { AdditionalEdgeType, Analysis } from './analysis.ts';

/** A data set ready for queries: immutable, with its numbers in memory that all worker threads share. */
export interface Dataset extends Knowledge {
  readonly edition: string;
  readonly version: string;
  readonly label: string;
  /** What is said about its edition; nothing of it where a data set has no `edition.yaml`. */
  readonly settings: EditionSettings;
  /** Its kinds of evidence, and which of them each analysis has. */
  readonly evidence: EvidenceKinds;
  /** Shorthands for queries: those of the settings, else those of the specification that find analyses. */
  readonly namedQueries: NamedQueries;
  /** Sorted by id, so the order of indices is the order of ids. */
  readonly genes: readonly Gene[];
  readonly names: GeneNames;
  /** Sorted by id. */
  readonly analyses: readonly Analysis[];
  /** Analyses of each TF, by its gene index, ascending. */
  readonly analysesByTf: ReadonlyMap<number, readonly Analysis[]>;
  readonly edgeTypes: readonly AdditionalEdgeType[];
  readonly lists: readonly string[];
  readonly networks: readonly string[];
  /** What sidecars say about lists, networks and edge types. */
  readonly provenance: readonly Provenance[];
  readonly motifs: { readonly cluster: readonly string[]; readonly individual: readonly string[] };
  readonly motifRegions: readonly string[];
  /** What a motif hit is. */
  readonly motifSources: MotifSources;
  /** TFs that are known for the stimulus of a predefined list. */
  /** Text of where genes are (see `readGenePositions`); '' without it. */
  readonly genePositions: string;
  readonly regulatorBenchmark: readonly BenchmarkPair[];
  /** Protein-coding genes: the default background. */
  readonly coding: Bitset;
}

/** Types of protein-coding genes of an edition that names none. */
const codingTypes: readonly string[] = ['TXNFACTOR', 'PROTEIN_CODING', 'METABOLIC'];

/** Whether genes of a type code for proteins; those without a type count as such. */
export function isCodingType({ codingTypes: types = codingTypes }: EditionSettings = {}): (type: string) => boolean {
  const coding = new Set([...types, '']);
  return (type) => coding.has(type.toUpperCase());
}

const opened = new WeakMap<DatasetImage, Dataset>();

/**
 * Opens a packed data set, each image once. Cost: parsing the index (about 30 ms for 28,000 genes); numbers are not copied, and of an image
 * that has not all of them not read before they are used.
 */
export function openDataset(image: DatasetImage): Dataset {
  const dataset = opened.get(image) ?? readDataset(image);
  opened.set(image, dataset);
  return dataset;
}

function readDataset(image: DatasetImage): Dataset {
  const index: DatasetIndex = JSON.parse(new TextDecoder().decode(new Uint8Array(image.index).slice()));
  const genes = readGenes(index.genes, image);
  const analyses = index.analyses.map((entry, i) => openAnalysis(entry, image, { size: genes.length, place: i }));
  const knowledge = openKnowledge(index, image, genes.length);
  const settings = index.settings ?? {};
  const isCoding = isCodingType(settings);
  const { aliases } = index;
  // Many threads compute views and never look a name up.
  const names = once(() => geneNames(genes, aliases));
  return {
    edition: image.edition,
    version: image.version,
    label: index.label,
    settings,
    evidence: evidenceOf(settings, analyses),
    namedQueries: settings.namedQueries ?? namedQueriesFor(analyses),
    genes,
    get names() {
      return names();
    },
    analyses,
    analysesByTf: groupByTf(analyses),
    edgeTypes: index.edgeTypes.map((entry) => openEdgeType(entry, image, genes.length)),
    lists: index.lists,
    networks: index.networks,
    provenance: index.provenance,
    motifs: index.motifs,
    motifRegions: index.motifRegions,
    motifSources: index.motifSources ?? noMotifSources,
    genePositions: index.genePositions ?? '',
    regulatorBenchmark: (index.regulatorBenchmark ?? []).map(([list, stimulus, tf]) => ({ list, stimulus, tf })),
    coding: bitsetOf(
      genes.length,
      indicesWhere(genes, (gene) => isCoding(gene.type)),
    ),
    get go() {
      return knowledge.go();
    },
    get evidenceCodes() {
      return knowledge.evidenceCodes();
    },
    get orthologEditions() {
      return knowledge.orthologEditions();
    },
    get orthologs() {
      return knowledge.orthologs();
    },
    get tfFamilies() {
      return knowledge.tfFamilies();
    },
  };
}

function* indicesWhere<T>(items: readonly T[], holds: (item: T) => boolean): Generator<number> {
  for (let i = 0; i < items.length; i++) if (holds(items[i])) yield i;
}

function readGenes(genes: DatasetIndex['genes'], { fullNames: late }: DatasetImage): Gene[] {
  const { ids, names, fullNames, types, families } = genes;
  if (late) return ids.map((_, i) => new LateGene(genes, i, late));
  return ids.map((id, i) => ({ id, name: names[i], fullName: fullNames[i], type: types[i], family: families[i] }));
}

/** Reads one analysis of an image. */
export const readAnalysis = (entry: IndexedAnalysis, columns: ArrayBufferLike, size: number): Analysis => ({
  ...described(entry),
  ...numbersOf(entry, columns, size),
});

/** Opens one analysis of an image; its numbers are read at once if all are there. */
function openAnalysis(
  entry: IndexedAnalysis,
  { columns, expect }: DatasetImage,
  { size, place }: { size: number; place: number },
): Analysis {
  if (!expect) return readAnalysis(entry, columns, size);
  return new LateAnalysis(described(entry), () => {
    expect(place);
    return numbersOf(entry, columns, size);
  });
}

function described(entry: IndexedAnalysis): Omit<Analysis, keyof AnalysisNumbers> {
  const metadata = new Map(entry.metadata.map(([key, value]) => [key, value]));
  return {
    id: entry.id,
    name: entry.name,
    tf: entry.tf,
    expression: entry.expression,
    perturbation: entry.expression ? readPerturbation(metadata.get(perturbationKey)) : undefined,
    metadata,
    searchable: new Set(entry.metadata.filter(([, , searchable]) => searchable).map(([key]) => key)),
  };
}

function numbersOf(entry: IndexedAnalysis, columns: ArrayBufferLike, size: number): AnalysisNumbers {
  const valuesAt = (offset: number | null) =>
    offset === null ? null : new Float64Array(columns, offset, entry.count);
  return {
    targets: new Uint32Array(columns, entry.targets, entry.count),
    log2fc: valuesAt(entry.log2fc),
    pvalue: valuesAt(entry.pvalue),
    cells: new Uint32Array(columns, entry.cells, wordsFor(size)),
    present: new Uint32Array(columns, entry.present, wordsFor(size)),
  };
}

/** Opens a type of edges; its numbers are read at once if all are there. */
function openEdgeType(entry: IndexedEdgeType, { columns, expect }: DatasetImage, size: number): AdditionalEdgeType {
  const { name, directed } = entry;
  const read = () => ({
    starts: new Uint32Array(columns, entry.starts, size + 1),
    targets: new Uint32Array(columns, entry.targets, entry.count),
  });
  if (!expect) return { name, directed, ...read() };
  return new LateEdgeType(entry, () => {
    expect();
    return read();
  });
}

/** Analyses by the gene index of their TF, ascending. */
export function groupByTf(analyses: readonly Analysis[]): Map<number, Analysis[]> {
  const byTf = groupBy(analyses, ({ tf }) => tf);
  return new Map([...byTf].sort(([a], [b]) => a - b));
}

/** Index of a gene in the targets of an analysis, or -1. Binary search. */
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

/** Targets of a gene by one type of additional edges, as ascending gene indices. */
export const edgeTargets = ({ starts, targets }: AdditionalEdgeType, gene: number): Uint32Array =>
  targets.subarray(starts[gene], starts[gene + 1]);
