import type { FileChoice, ReadFile } from './readOwnFile.ts';

/** An order to read a file. */
export interface ReadOrder {
  readonly job: number;
  /** Address of the names of all genes. */
  readonly names: string;
  readonly file: File;
  readonly choice: FileChoice;
}

/** The file of an order, or the sentence that says why it cannot be read. */
export type ReadReport = { readonly job: number } & (
  | { readonly read: ReadFile; readonly problem?: undefined }
  | { readonly problem: string }
);
