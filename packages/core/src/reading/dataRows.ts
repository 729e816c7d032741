import type { TextRow } from '../formats/delimited/delimitedText.ts';
import type { RowVisitor, UsedColumns } from './byteRows.ts';
import type { LargeText } from './largeText.ts';

/** The rows of data of a table: all of them, or a sample of a large text that is split while it is read. */
export interface DataRows {
  readonly count: number;
  /** Rows from the whole table, all where it is not large. */
  readonly sample: readonly TextRow[];
  /** All rows; those of a large text are made when they are asked for. */
  readonly all: () => readonly TextRow[];
  /**
   * Visits all rows. Of a large text, the row is the same object for each, and cells of other columns than those that are named, and those
   * whose numbers are known, are `-` unless they are empty.
   */
  readonly each: (visit: RowVisitor, used?: UsedColumns) => void;
}

/** The rows of a table that is not large. */
export const rowsInMemory = (rows: readonly TextRow[]): DataRows => ({
  count: rows.length,
  sample: rows,
  all: () => rows,
  each: (visit) => {
    for (const row of rows) visit(row);
  },
});

/** The rows of a large text from the first row of a sample, up to the line before `end`. */
export function rowsOfText(text: LargeText, sample: readonly TextRow[], end: number): DataRows {
  const [from, to] = [text.indexOfLine(sample[0].line), text.indexOfLine(end)];
  let rows: readonly TextRow[] | undefined;
  return {
    count: to - from,
    sample,
    all: () => (rows ??= Array.from({ length: to - from }, (_, i) => text.row(from + i))),
    each: (visit, used) => text.each({ from, to, ...used }, visit),
  };
}
