import { csvCell, withoutFormula, type CsvValue } from './csv.ts';

/** Writes the rows of a table with named columns, one line each. */
export interface TableWriter {
  /** The line above the rows; empty if rows name their columns themselves. */
  readonly head: string;
  line(row: readonly CsvValue[]): string;
}

/** Formats in which a table can be written row by row. */
export const tableFormats = ['csv', 'tsv', 'jsonl'] as const;
export type TableFormat = (typeof tableFormats)[number];

/**
 * Writers of tables. CSV and TSV are for spreadsheets: a text that they would run as a formula gets a `'` before it (see
 * `csvCell`). JSON Lines has an object per row, with numbers, texts as they are, and null for an empty cell.
 */
export const tableWriters: Readonly<Record<TableFormat, (columns: readonly string[]) => TableWriter>> = {
  csv: (columns) => separated(columns, ',', csvCell),
  tsv: (columns) => separated(columns, '\t', tsvCell),
  jsonl(columns) {
    const keys = uniqueNames(columns).map((name) => JSON.stringify(name));
    return { head: '', line: (row) => `{${keys.map((key, i) => `${key}:${jsonCell(row[i] ?? null)}`).join(',')}}\n` };
  },
};

function separated(columns: readonly string[], separator: string, cell: (value: CsvValue) => string): TableWriter {
  const line = (row: readonly CsvValue[]): string => `${row.map(cell).join(separator)}\n`;
  return { head: line(columns), line };
}

/** A cell of a TSV file. Tabs and line breaks would end it, so they become blanks; nothing is quoted. */
function tsvCell(value: CsvValue): string {
  if (typeof value !== 'string') return csvCell(value);
  return withoutFormula(value).replace(/[\t\r\n]+/g, ' ');
}

const jsonCell = (value: CsvValue): string =>
  typeof value === 'number' && !Number.isFinite(value) ? JSON.stringify(String(value)) : JSON.stringify(value);

/** Names that differ from each other: the second `A` becomes `A (2)`. */
function uniqueNames(names: readonly string[]): string[] {
  const used = new Set<string>();
  return names.map((name) => {
    let unique = name;
    for (let n = 2; used.has(unique); n++) unique = `${name} (${n})`;
    used.add(unique);
    return unique;
  });
}
