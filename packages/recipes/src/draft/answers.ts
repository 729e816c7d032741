import type { Format } from '../recipe/make.ts';
import type { Table } from '../table.ts';

/** A file for which a recipe is begun. */
export interface DraftFile {
  /** Name without folders. */
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly table: Table;
  /** How the table was read, where it is not by default. */
  readonly read: Format | undefined;
}

/** What a file can hold, in the words that are asked for. */
export const contentNames = ['fold changes', 'targets', 'gene list'] as const;

/** What a recipe is made of; all are texts as they were typed. */
export interface Answers {
  readonly edition: string;
  readonly name: string;
  readonly title: string;
  /** `owner/name` on GitHub, or the address of the folder of a release. */
  readonly origin: string;
  /** The commit of a repository, or the version of a release. */
  readonly version: string;
  readonly path: string;
  readonly license: string;
  readonly citation: string;
  /** '' if there is none. */
  readonly doi: string;
  /** One of `contentWords`. */
  readonly content: string;
  /** A column of genes. */
  readonly target: string;
  /** A column, or the id of a gene; '' for a gene list. */
  readonly tf: string;
  /** '' without fold changes. */
  readonly log2fc: string;
  readonly pvalue: string;
  readonly cutoff: string;
  readonly technology: string;
}
