import type { EdgeRows } from './edgeRows.ts';
import type { Encoding } from './decodeBytes.ts';
import type { Note, Question } from './note.ts';
import type { Refusal } from './refusal.ts';

/** What a file is given as. */
export type WantedKind = 'list' | 'network' | 'analysis' | 'edges';
export type FileKind = WantedKind | 'peaks' | 'unknown';

/** What a column of a file means. */
export type ColumnRole =
  | 'gene'
  | 'source'
  | 'target'
  | 'edge'
  | 'score'
  | 'log2fc'
  | 'fold_change'
  | 'ln_fold_change'
  | 'p'
  | 'adjusted_p'
  | 'probability'
  | 'label'
  | 'list'
  | 'ignored';
export type ColumnUnit = 'signed_ratio' | 'log10' | '-log10';

export interface ReadColumn {
  readonly name: string;
  readonly role: ColumnRole;
  readonly unit?: ColumnUnit;
}

export interface FileFormat {
  readonly separator: string;
  readonly encoding: Encoding | null;
  readonly heading: number | null;
  readonly quoted: boolean;
}

/** A list of genes in the order of the file. */
export interface ReadList {
  readonly name: string;
  /** The names, also unknown ones; of duplicates, ignoring case, the first place and the last spelling. */
  readonly names: readonly string[];
  /** Gene indices. */
  readonly genes: readonly number[];
}

/** The genes of an analysis, each once and in the order of the file, with log2 fold changes and p-values, NaN where missing. */
export interface ReadTargets {
  /** Gene indices. */
  readonly genes: Uint32Array;
  readonly log2fc: Float64Array;
  readonly p: Float64Array;
}

/** What a file was recognized as. */
export interface RecognizedFile {
  readonly kind: FileKind;
  readonly format: FileFormat;
  readonly columns: readonly ReadColumn[];
  /** Lines with data. */
  readonly rows: number;
  /** The first lines with data, as they are. */
  readonly firstRows: readonly (readonly string[])[];
  readonly lists?: readonly ReadList[];
  readonly edges?: EdgeRows;
  readonly rankedBy?: 'score' | 'order';
  /** Whether a small score is a good one. */
  readonly isSmallBest?: boolean;
  readonly analysis?: ReadTargets;
  /** Whether the analysis has fold changes. */
  readonly hasChange?: boolean;
  readonly hasP?: boolean;
  /** Whether `p` of its rows is 1 minus a probability that is large where a gene changes. */
  readonly hasProbability?: boolean;
  /** Peaks that no gene is near, where genes are given by their positions. */
  readonly peaksWithoutGenes?: number;
  /** Names that no gene has, as written, each once. */
  readonly unknown: readonly string[];
  /** Names that several genes share. */
  readonly ambiguous: readonly { readonly name: string; readonly genes: readonly number[] }[];
  /** Ids of transcripts and proteins that were read as their genes. */
  readonly transcripts: readonly string[];
  /** Number of different names. */
  readonly given: number;
  readonly notes: readonly Note[];
  readonly questions: readonly Question[];
  readonly error: Refusal | null;
}

/** What a reader of one kind of file finds. */
export type Found = Partial<RecognizedFile> & Pick<RecognizedFile, 'kind' | 'columns'>;
