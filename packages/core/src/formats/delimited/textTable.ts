/**
 * A table of a file: texts in rows and named columns. A row has as many cells as there are columns;
 * a missing cell is ''.
 */
export interface TextTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
