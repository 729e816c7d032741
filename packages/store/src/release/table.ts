/** Type of a column: a text, a whole number of 32 bits, a double, or true and false. */
export type ColumnType = 'string' | 'integer' | 'number' | 'boolean';

/** A column of a table. */
export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  readonly description: string;
  /** Whether cells can be empty (null). */
  readonly optional?: true;
}

/** A cell; null only in optional columns. */
export type Cell = string | number | boolean | null;

/** Some rows of a table, column by column; all columns have the same length. */
export type Batch = readonly (readonly Cell[] | Int32Array)[];

/** A table of a release, which is written as Parquet and as CSV. */
export interface Table {
  /** Name of its files, without an ending. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly columns: readonly Column[];
  /** Columns whose values name a row; none if rows have no name. */
  readonly primaryKey: readonly string[];
  /** References to columns of other tables. */
  readonly foreignKeys?: readonly ForeignKey[];
  batches(): Iterable<Batch>;
}

interface ForeignKey {
  readonly fields: readonly string[];
  readonly table: string;
  readonly references: readonly string[];
}

/** Rows of a batch: one row group of a Parquet file, so that no more rows are in memory as values. */
export const batchRows = 1 << 17;

/** A row, its cells in the order of the columns. */
export type Row = readonly Cell[];

/** Collects rows into batches. */
export function* batchesOf(columns: number, rows: Iterable<Row>): Generator<Batch> {
  let batch: Cell[][] = Array.from({ length: columns }, () => []);
  for (const row of rows) {
    for (let i = 0; i < columns; i++) batch[i].push(row[i]);
    if (batch[0].length < batchRows) continue;
    yield batch;
    batch = Array.from({ length: columns }, () => []);
  }
  if (batch[0].length > 0) yield batch;
}
