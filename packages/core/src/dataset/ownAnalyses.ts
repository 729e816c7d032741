import { Block } from './block.ts';
import type { AnalysisContents } from './contents.ts';
import { groupByTf, readAnalysis, type Dataset } from './dataset.ts';
import type { IndexedAnalysis } from './datasetIndex.ts';
import { encodeIndex, packAnalysis } from './pack.ts';

/** An analysis that the user brings with a request, its genes as indices of the data set that it meets. */
export type OwnAnalysis = Omit<AnalysisContents, 'id'>;

/** What is said about the file of an analysis. */
interface OwnNote {
  /** Name of the file. */
  readonly name: string;
  /** What the user said about it; keys in any case. */
  readonly metadata: Readonly<Record<string, string>>;
}

/** An analysis as the user gave it. */
export interface OwnFile extends OwnNote {
  /** UTF-8. */
  readonly bytes: Uint8Array;
}

/**
 * The analyses of one request, packed for queries in shared memory like a `DatasetImage`. It does not have their files, which are larger
 * and hardly ever needed: garbage in shared memory does not make a thread collect it.
 */
export interface OwnImage {
  /** UTF-8 JSON of their index. */
  readonly index: ArrayBufferLike;
  readonly columns: ArrayBufferLike;
}

/** Largest id that is kept for public analyses; the analyses of a request have those after it. */
const lastPublicId = 1_000_000;

/** The JSON part of an `OwnImage`. */
interface OwnIndex {
  readonly analyses: readonly IndexedAnalysis[];
  readonly files: readonly IndexedFile[];
  /** One sentence per analysis from which rows were left out. */
  readonly warnings: readonly string[];
}

interface IndexedFile extends OwnNote {
  /** Size of the file in bytes. */
  readonly length: number;
}

interface PackOptions {
  /** Number of genes of the data set. */
  readonly size: number;
  /** The file of each. */
  readonly files?: readonly OwnFile[];
  /** What readers of a result must know of them. */
  readonly warnings?: readonly string[];
}

/** Packs the analyses of a request. Cost: one pass over their targets. */
export function packOwnAnalyses(
  analyses: readonly OwnAnalysis[],
  { size, files = [], warnings = [] }: PackOptions,
): OwnImage {
  const block = new Block();
  const index: OwnIndex = {
    analyses: analyses.map((analysis) => packAnalysis({ ...analysis, id: 0 }, size, block)),
    files: files.map(({ name, metadata, bytes }) => ({ name, metadata, length: bytes.length })),
    warnings,
  };
  return { index: encodeIndex(index), columns: block.write() };
}

const readIndex = ({ index }: OwnImage): OwnIndex => {
  const read: OwnIndex = JSON.parse(new TextDecoder().decode(new Uint8Array(index).slice()));
  return read;
};

/** What is said about the files of the analyses of a request. */
export const ownNotes = (image: OwnImage): readonly OwnNote[] => readIndex(image).files;

/** Size in bytes of the files of the analyses of a request, which an image does not have. */
export const bytesOfOwnFiles = (image: OwnImage): number =>
  readIndex(image).files.reduce((sum, { length }) => sum + length, 0);

/** Size of an image in memory, in bytes. */
export const sizeOfOwn = ({ index, columns }: OwnImage): number => index.byteLength + columns.byteLength;

/** A data set with the analyses of a request. */
export interface OpenedOwn {
  readonly dataset: Dataset;
  readonly warnings: readonly string[];
}

/**
 * The data set with the analyses of a request behind its own, in the order given, with ids from 1000001 on (or after the
 * largest public id, should that be larger). Copies nothing: everything else is the data set's own, and stays unread where
 * it is read on first use.
 */
export function openOwnAnalyses(dataset: Dataset, image: OwnImage): OpenedOwn {
  const { analyses: entries, warnings } = readIndex(image);
  const largest = Math.max(lastPublicId, dataset.analyses.at(-1)?.id ?? 0);
  const own = entries.map((entry, i) => ({
    ...readAnalysis({ ...entry, id: largest + 1 + i }, image.columns, dataset.genes.length),
    isOwn: true as const,
  }));
  const analyses = [...dataset.analyses, ...own];
  const overlay: Dataset = Object.create(dataset, {
    analyses: { value: analyses },
    analysesByTf: { value: groupByTf(analyses) },
  });
  return { dataset: overlay, warnings };
}
