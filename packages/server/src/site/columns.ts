import {
  setAnalysisBits,
  wordsFor,
  type DatasetImage,
  type DatasetIndex,
  type IndexedAnalysis,
} from '@trellis/core/dataset';
import { packRising, packSections, unpackRising, unpackSections } from '@trellis/store/packing';

/** Number of analyses whose columns are one part. */
const chunkSize = 16;

/** The part with the columns of an analysis, by its place in the index. */
export const chunkOf = (analysis: number): number => Math.floor(analysis / chunkSize);

/** The columns of an image in parts that can be sent. */
export interface PackedColumns {
  readonly chunks: readonly Uint8Array[];
  readonly rest: Uint8Array;
}

/** Where the columns of an analysis are, and how many targets it has. */
type Place = Pick<IndexedAnalysis, 'count' | 'targets' | 'log2fc' | 'pvalue' | 'cells' | 'present'>;

/** What a part says of itself, so that it is unpacked without the index. */
interface ChunkHead {
  /** Number of genes. */
  readonly size: number;
  readonly places: readonly Place[];
}

/** Takes the full names of genes, which are most of the text of an index, out of it. */
export function splitIndex(index: ArrayBufferLike): { readonly index: string; readonly fullNames: string } {
  const { genes, ...rest } = indexOf(index);
  const { fullNames } = genes;
  return {
    index: JSON.stringify({ ...rest, genes: { ...genes, fullNames: [] } }),
    fullNames: JSON.stringify(fullNames),
  };
}

const indexOf = (index: ArrayBufferLike): DatasetIndex =>
  JSON.parse(new TextDecoder().decode(new Uint8Array(index).slice())) as DatasetIndex;

/** Splits the columns of an image: targets as differences, values as they are, and no bit sets, which follow from both. */
export function packColumns({ index, columns }: Pick<DatasetImage, 'index' | 'columns'>): PackedColumns {
  const { analyses, genes } = indexOf(index);
  const size = genes.ids.length;
  const chunks: Uint8Array[] = [];
  for (let first = 0; first < analyses.length; first += chunkSize)
    chunks.push(packChunk(analyses.slice(first, first + chunkSize), columns, size));
  return { chunks, rest: new Uint8Array(columns, endOf(analyses, size)).slice() };
}

function packChunk(some: readonly IndexedAnalysis[], columns: ArrayBufferLike, size: number): Uint8Array {
  const places = some.map(({ count, targets, log2fc, pvalue, cells, present }): Place => ({
    ...{ count, targets, log2fc, pvalue, cells, present },
  }));
  const head: ChunkHead = { size, places };
  const sections = some.flatMap((one) => sectionsOf(one, columns));
  return packSections([new TextEncoder().encode(JSON.stringify(head)), packSections(sections)]);
}

function sectionsOf({ targets, count, log2fc, pvalue }: Place, columns: ArrayBufferLike): Uint8Array[] {
  const values = [log2fc, pvalue].map((offset) =>
    offset === null ? new Uint8Array(0) : new Uint8Array(columns, offset, 8 * count).slice(),
  );
  return [packRising(new Uint32Array(columns, targets, count)), ...values];
}

/** Byte offset of the first column that is of no analysis. */
function endOf(analyses: readonly IndexedAnalysis[], genes: number): number {
  const ends = analyses.map(({ cells, present }) => Math.max(cells, present) + 4 * wordsFor(genes));
  return Math.ceil(Math.max(0, ...ends) / 8) * 8;
}

/** Writes the columns of some analyses into those of an image: the same bytes as before. */
export function unpackChunk(chunk: Uint8Array, columns: ArrayBufferLike): void {
  const all = new Uint8Array(columns);
  const [head, packed] = unpackSections(chunk, 2);
  const { size, places } = JSON.parse(new TextDecoder().decode(head)) as ChunkHead;
  const sections = unpackSections(packed, 3 * places.length);
  places.forEach((place, i) => {
    const [targets, log2fc, pvalue] = sections.slice(3 * i);
    new Uint32Array(columns, place.targets, place.count).set(unpackRising(targets, place.count));
    if (place.log2fc !== null) all.set(log2fc, place.log2fc);
    if (place.pvalue !== null) all.set(pvalue, place.pvalue);
    setAnalysisBits(place, columns, size);
  });
}

/** Writes what is behind the columns of the analyses. */
export const unpackRest = (rest: Uint8Array, columns: ArrayBufferLike): void =>
  new Uint8Array(columns).set(rest, columns.byteLength - rest.length);
