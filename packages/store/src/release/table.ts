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

/** Cells of one column: numbers of a column without empty cells, or values. */
export type ColumnData = Int32Array | Float64Array | Cell[];

/** Some rows of a table, column by column; all columns have the same length. Valid until the next batch is asked for. */
export type Batch = readonly ColumnData[];

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
const batchRows = 1 << 17;

/** A row, its cells in the order of the columns. */
export type Row = readonly Cell[];

/** Memory for the rows of one batch after another. */
export class RowBuffer {
  private readonly columns: readonly ColumnData[];
  /** Number of rows in it. */
  rows = 0;

  constructor(columns: readonly Column[]) {
    this.columns = columns.map(({ type, optional }): ColumnData => {
      if (type === 'integer' && !optional) return new Int32Array(batchRows);
      return type === 'number' && !optional ? new Float64Array(batchRows) : new Array<Cell>(batchRows).fill(null);
    });
  }

  /** Sets a cell of the next row; the caller counts up `rows` when the row is complete. */
  set(column: number, value: Cell): void {
    this.columns[column][this.rows] = value as never;
  }

  get isFull(): boolean {
    return this.rows === batchRows;
  }

  /** Returns the rows and empties the buffer. */
  take(): Batch {
    const { rows, columns } = this;
    this.rows = 0;
    return rows === batchRows ? columns : columns.map((column) => column.slice(0, rows));
  }
}

/** Collects rows into batches. */
export function* batchesOf(columns: readonly Column[], rows: Iterable<Row>): Generator<Batch> {
  const buffer = new RowBuffer(columns);
  for (const row of rows) {
    for (let i = 0; i < columns.length; i++) buffer.set(i, row[i]);
    buffer.rows++;
    if (buffer.isFull) yield buffer.take();
  }
  if (buffer.rows > 0) yield buffer.take();
}
