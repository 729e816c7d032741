import { addBit, emptyBitset, sameBits } from './bitset.ts';
import { Block } from './block.ts';
import type { AnalysisContents, DatasetContents, EdgeTypeContents } from './contents.ts';
import type { DatasetIndex, IndexedAnalysis, IndexedEdgeType } from './datasetIndex.ts';
import type { DatasetImage } from './image.ts';
import { newMemory } from './newMemory.ts';
import { startsOf } from './offsets.ts';
import { packKnowledge } from './packKnowledge.ts';

/**
 * Packs a data set for queries. `version` is its content hash. Cost: one pass over all targets, and shared memory for
 * 4 bytes per interaction (20 with values), plus one or two bitsets per analysis.
 */
export function packDataset(contents: DatasetContents, version: string): DatasetImage {
  const block = new Block();
  const size = contents.genes.length;
  const index: DatasetIndex = {
    label: contents.label,
    settings: contents.settings,
    genes: {
      ids: contents.genes.map((gene) => gene.id),
      names: contents.genes.map((gene) => gene.name),
      fullNames: contents.genes.map((gene) => gene.fullName),
      types: contents.genes.map((gene) => gene.type),
      families: contents.genes.map((gene) => gene.family),
    },
    aliases: contents.aliases.map(({ alias, gene }) => [alias, gene]),
    analyses: contents.analyses.map((analysis) => packAnalysis(analysis, size, block)),
    edgeTypes: contents.edgeTypes.map((type) => packEdgeType(type, size, block)),
    lists: contents.lists.map((list) => list.name),
    networks: contents.networks.map((network) => network.name),
    provenance: contents.provenance,
    motifs: { cluster: motifNames(contents, 'cluster'), individual: motifNames(contents, 'individual') },
    motifRegions: [
      ...new Set([...contents.motifs.cluster, ...contents.motifs.individual].map((column) => column.region)),
    ],
    ...packKnowledge(contents, block),
    ...indexTexts(contents),
  };
  return { edition: contents.edition, version, index: encodeIndex(index), columns: block.write() };
}

/** What motif tables and lists say about themselves; an index without any has the same bytes as before there were such texts. */
function indexTexts({ motifSources, regulatorBenchmark, genePositions = '' }: DatasetContents) {
  const { cluster, individual } = motifSources;
  return {
    ...(cluster.length + individual.length > 0 && { motifSources }),
    ...(genePositions !== '' && { genePositions }),
    ...(regulatorBenchmark.length > 0 && {
      regulatorBenchmark: regulatorBenchmark.map(({ list, stimulus, tf }) => [list, stimulus, tf] as const),
    }),
  };
}

function motifNames(contents: DatasetContents, kind: 'cluster' | 'individual'): string[] {
  return [...new Set(contents.motifs[kind].map((column) => column.motif))].sort();
}

/** Adds the numbers of one analysis to a block; returns its entry in the index. */
export function packAnalysis(analysis: AnalysisContents, size: number, block: Block): IndexedAnalysis {
  const expression = analysis.metadata.some(
    ({ key, value }) => key === 'EXPERIMENT_TYPE' && value.toUpperCase() === 'EXPRESSION',
  );
  const { cells, present } = bitsOfAnalysis(analysis, size);
  const cellsAt = block.add(cells);
  return {
    id: analysis.id,
    name: analysis.name,
    tf: analysis.tf,
    expression,
    metadata: analysis.metadata.map(({ key, value, searchable }) => [key, value, searchable ? 1 : 0]),
    count: analysis.targets.length,
    targets: block.add(analysis.targets),
    log2fc: analysis.log2fc && block.add(analysis.log2fc),
    pvalue: analysis.pvalue && block.add(analysis.pvalue),
    cells: cellsAt,
    present: sameBits(cells, present) ? cellsAt : block.add(present),
  };
}

/** `cells` are all targets, `present` those that count as edges (see `Analysis`). */
function bitsOfAnalysis(
  { targets, log2fc, pvalue }: Pick<AnalysisContents, 'targets' | 'log2fc' | 'pvalue'>,
  size: number,
) {
  const [cells, present] = [emptyBitset(size), emptyBitset(size)];
  targets.forEach((gene, i) => {
    addBit(cells, gene);
    if (!log2fc || !pvalue || !Number.isNaN(log2fc[i]) || Number.isNaN(pvalue[i])) addBit(present, gene);
  });
  return { cells, present };
}

/** Writes the bit sets of an analysis, which follow from its targets and values, at their places in the columns of an image. */
export function setAnalysisBits(
  {
    targets,
    count,
    log2fc,
    pvalue,
    cells: cellsAt,
    present: presentAt,
  }: Pick<IndexedAnalysis, 'targets' | 'count' | 'log2fc' | 'pvalue' | 'cells' | 'present'>,
  columns: ArrayBufferLike,
  size: number,
): void {
  const values = (at: number | null) => (at === null ? null : new Float64Array(columns, at, count));
  const arrays = {
    targets: new Uint32Array(columns, targets, count),
    log2fc: values(log2fc),
    pvalue: values(pvalue),
  };
  const { cells, present } = bitsOfAnalysis(arrays, size);
  new Uint32Array(columns, cellsAt, cells.length).set(cells);
  if (presentAt !== cellsAt) new Uint32Array(columns, presentAt, present.length).set(present);
}

function packEdgeType(type: EdgeTypeContents, size: number, block: Block): IndexedEdgeType {
  const targets = type.pairs.filter((_, i) => i % 2 === 1);
  const starts = startsOf(size, (count) => {
    for (let i = 0; i < type.pairs.length; i += 2) count(type.pairs[i]);
  });
  return {
    name: type.name,
    directed: type.directed,
    starts: block.add(starts),
    count: targets.length,
    targets: block.add(targets),
  };
}

/** Writes an index as UTF-8 JSON. */
export function encodeIndex(index: object): ArrayBufferLike {
  const bytes = new TextEncoder().encode(JSON.stringify(index));
  const memory = newMemory(bytes.length);
  new Uint8Array(memory).set(bytes);
  return memory;
}
