import type { FileDescription, WantedKind, ReadEdge, ReadingChoices, Refusal } from '@trellis/core/reading';
import type { OwnRows } from '../own/ownAnalysis.ts';

/** What a user chooses instead of what was recognized. */
export interface FileChoice extends ReadingChoices {
  /** Whether the first line names the columns. */
  readonly header?: boolean;
}

/** An order to read a file, or a text with the name of its file. */
export interface ReadOrder {
  readonly job: number;
  /** Address of the names of all genes. */
  readonly names: string;
  readonly file: File | { readonly name: string; readonly text: string };
  readonly wanted: WantedKind | undefined;
  /** Whether names are those of TFs. */
  readonly tfs: boolean;
  readonly choice: FileChoice;
}

/** A list of a file: its name, and the names in it as they are written. */
export interface NamedGenes {
  readonly name: string;
  readonly names: readonly string[];
}

/** A file as it was understood. */
export interface FileReading {
  readonly file: FileDescription;
  /** What it was understood as, in one sentence. */
  readonly sentence: string;
  /** The first rows, as they are. */
  readonly firstRows: readonly (readonly string[])[];
  readonly lists: readonly NamedGenes[];
  /** The rows of an analysis, changes as log2, with their number; undefined for other files. */
  readonly rows: (OwnRows & { readonly count: number }) | undefined;
  /** Unknown names, and those of several genes with the ids of these. */
  readonly unknown: readonly string[];
  readonly ambiguous: readonly { readonly name: string; readonly ids: readonly string[] }[];
  /** Edges that were given to the network viewer. */
  readonly edges: readonly ReadEdge[];
  /** Ids of different genes in lists, in their order. */
  readonly genes: readonly string[];
}

/** The file of an order, or the sentence that says why it cannot be read, with its code where the reader refuses the file. */
export type ReadReport = { readonly job: number } & (
  | { readonly read: FileReading; readonly problem?: undefined }
  | { readonly problem: string; readonly code?: Refusal['code'] | undefined }
);
