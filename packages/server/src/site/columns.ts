import {
  newMemory,
  setAnalysisBits,
  wordsFor,
  type DatasetImage,
  type DatasetIndex,
  type IndexedAnalysis,
} from '@trellis/core/dataset';
import { packRising, packSections, unpackRising, unpackSections } from '@trellis/store/packing';

/** Number of analyses whose columns are one part. */
const chunkSize = 16;

/** The columns of an image in parts that can be sent. */
export interface PackedColumns {
  readonly chunks: readonly Uint8Array[];
  readonly rest: Uint8Array;
}

const indexOf = (index: ArrayBufferLike): DatasetIndex =>
  JSON.parse(new TextDecoder().decode(new Uint8Array(index).slice())) as DatasetIndex;

/** Splits the columns of an image: targets as differences, values as they are, and no bit sets, which follow from both. */
export function packColumns({ index, columns }: Pick<DatasetImage, 'index' | 'columns'>): PackedColumns {
  const { analyses, genes } = indexOf(index);
  const chunks: Uint8Array[] = [];
  for (let first = 0; first < analyses.length; first += chunkSize)
    chunks.push(packSections(analyses.slice(first, first + chunkSize).flatMap((one) => sectionsOf(one, columns))));
  const start = endOf(analyses, genes.ids.length);
  return { chunks, rest: new Uint8Array(columns, start).slice() };
}

function sectionsOf({ targets, count, log2fc, pvalue }: IndexedAnalysis, columns: ArrayBufferLike): Uint8Array[] {
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

/** Joins the columns of an image again: the same bytes as before. */
export function unpackColumns(
  index: ArrayBufferLike,
  { chunks, rest }: PackedColumns,
  bytes: number,
): ArrayBufferLike {
  const { analyses, genes } = indexOf(index);
  const columns = newMemory(bytes);
  const all = new Uint8Array(columns);
  chunks.forEach((chunk, i) => {
    const some = analyses.slice(i * chunkSize, (i + 1) * chunkSize);
    const sections = unpackSections(chunk, 3 * some.length);
    some.forEach((one, j) => {
      const [targets, log2fc, pvalue] = sections.slice(3 * j);
      new Uint32Array(columns, one.targets, one.count).set(unpackRising(targets, one.count));
      if (one.log2fc !== null) all.set(log2fc, one.log2fc);
      if (one.pvalue !== null) all.set(pvalue, one.pvalue);
      setAnalysisBits(one, columns, genes.ids.length);
    });
  });
  all.set(rest, bytes - rest.length);
  return columns;
}
