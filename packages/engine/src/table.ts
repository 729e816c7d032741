import { writePValue, type CsvValue } from '@trellis/core';

/** A column of the table of a view: its name in every file, and what it says. */
export interface Column<Row> {
  readonly name: string;
  readonly meaning: string;
  /** Unit of a number, e.g. genes or probability; none for a text. */
  readonly unit?: string;
  readonly cell: (row: Row) => CsvValue;
}

/** The table of a view: what each row is, and its columns. The same for the page, archives and the command line. */
export interface Table<View> {
  /** What a row is, e.g. "a row per TF". */
  readonly about: string;
  readonly columns: readonly Omit<Column<never>, 'cell'>[];
  /** Names of the columns. */
  readonly headings: readonly string[];
  /** The cells of each row, in the order of the columns. */
  readonly rowsOf: (view: View) => CsvValue[][];
}

/** Makes a table of its columns, and of the rows of a view. */
export const defineTable = <View, Row>(
  about: string,
  rows: (view: View) => readonly Row[],
  columns: readonly Column<Row>[],
): Table<View> => ({
  about,
  columns,
  headings: columns.map(({ name }) => name),
  rowsOf: (view) => rows(view).map((row) => columns.map(({ cell }) => cell(row))),
});

/** The headings and the rows of a table, as lines of a file. */
export const linesOf = <View>({ headings, rowsOf }: Table<View>, view: View): (readonly CsvValue[])[] => [
  headings,
  ...rowsOf(view),
];

/** A p-value given by its base-10 logarithm: a number of 13 digits, or its text where it is too small for a number. */
export function pValueCell(log10: number): CsvValue {
  const text = writePValue(log10);
  return Number(text) === 0 && log10 !== -Infinity ? text : Number(text);
}
