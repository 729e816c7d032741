import { csvText, type CsvValue } from '@trellis/core/formats';
import { writePValue } from '@trellis/core/stats';

/** A column of the table of a view: its name in every file, and what it says. */
export interface Column<Row> {
  readonly name: string;
  readonly meaning: string;
  /** Unit of a number, e.g. genes or probability; none for a text. */
  readonly unit?: string;
  /** Whether it holds numbers; by default if it has a unit. */
  readonly isNumber?: boolean;
  readonly cell: (row: Row) => CsvValue;
}

/** The table of a view, the same for the page, archives and the command line. */
export interface Table<View> {
  readonly columns: readonly Omit<Column<never>, 'cell'>[];
  /** Names of the columns. */
  readonly headings: readonly string[];
  /** The cells of each row, in the order of the columns. */
  readonly rowsOf: (view: View) => Generator<CsvValue[]>;
}

/** Makes a table of its columns, and of the rows of a view. */
export const defineTable = <View, Row>(
  rows: (view: View) => Iterable<Row>,
  columns: readonly Column<Row>[],
): Table<View> => ({
  columns: columns.map(({ unit, isNumber = unit !== undefined, ...column }) => ({ ...column, unit, isNumber })),
  headings: columns.map(({ name }) => name),
  *rowsOf(view) {
    for (const row of rows(view)) yield columns.map(({ cell }) => cell(row));
  },
});

/** The headings and the rows of a table, as lines of a file. */
export const fileRows = <View>({ headings, rowsOf }: Table<View>, view: View): (readonly CsvValue[])[] => [
  headings,
  ...rowsOf(view),
];

/** Number of rows in a piece of a file. */
const rowsOfPiece = 1000;

/** Writes a table as CSV, piece by piece. */
export function* csvPieces<View>({ headings, rowsOf }: Table<View>, view: View): Generator<string> {
  let rows: (readonly CsvValue[])[] = [headings];
  for (const row of rowsOf(view)) {
    rows.push(row);
    if (rows.length < rowsOfPiece) continue;
    yield csvText(rows);
    rows = [];
  }
  yield csvText(rows);
}

/** A p-value given by its base-10 logarithm: a number of 13 digits, or its text where no number has all its digits (below 1e-307). */
export function pValueCell(log10: number): CsvValue {
  const text = writePValue(log10);
  return String(Number(text)) === text ? Number(text) : text;
}
