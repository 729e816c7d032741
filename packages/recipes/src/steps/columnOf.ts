import { TrellisError } from '@trellis/core';
import type { Table } from '../table.ts';

/** The index of a column. Throws `bad-file` with the columns that there are. */
export function columnOf({ columns }: Table, name: string): number {
  const index = columns.indexOf(name);
  if (index >= 0) return index;
  throw new TrellisError('bad-file', `there is no column ${JSON.stringify(name)}; there are ${columns.join(', ')}`);
}

/** The names of columns, each of which must be another one: `columnOf` would not find the second. Throws `bad-file`. */
export function differentColumns(columns: readonly string[]): readonly string[] {
  const second = columns.find((name, i) => columns.indexOf(name) < i);
  if (second === undefined) return columns;
  throw new TrellisError('bad-file', `there are two columns ${JSON.stringify(second)}`);
}

/** The table with another text in one column; `map` is given '' for a column that is new. */
export function mapColumn(
  { columns, rows }: Table,
  name: string,
  map: (cell: string, row: readonly string[]) => string,
): Table {
  const index = columns.indexOf(name);
  if (index < 0) return { columns: [...columns, name], rows: rows.map((row) => [...row, map('', row)]) };
  const mapRow = (row: readonly string[]): readonly string[] => {
    const cell = map(row[index], row);
    return cell === row[index] ? row : row.with(index, cell);
  };
  return { columns, rows: rows.map(mapRow) };
}
