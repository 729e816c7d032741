import { stringify } from 'csv-stringify/sync';
import { cellHeader, cellRows, type Result } from '@trellis/core';

/** One value as a CSV cell: quoted where it must be, and made text where a spreadsheet would run it as a formula. */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return stringify([[value]], { escape_formulas: true, eof: false });
}

/** The shown cells of a result as CSV, one per line. */
export function* csvOf(result: Result): Generator<string> {
  yield `${cellHeader(result).map(csvCell).join(',')}\n`;
  const known = new Map<string, string>();
  const written = (value: string | number | null): string => {
    if (typeof value !== 'string') return csvCell(value);
    const found = known.get(value) ?? csvCell(value);
    known.set(value, found);
    return found;
  };
  for (const rows of cellRows(result)) {
    yield rows.map((row) => row.map(written).join(',') + '\n').join('');
  }
}
