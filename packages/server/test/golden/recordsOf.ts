import { parseCsv } from '../views/exports/parseCsv.ts';

/** The rows of a CSV text by the names of its columns. */
export function recordsOf(text: string): Record<string, string>[] {
  const [head, ...rows] = parseCsv(text);
  return rows.map((row) => {
    if (row.length !== head.length) throw new Error(`${row.length} cells in a row of ${head.length} columns`);
    return Object.fromEntries(row.map((cell, i) => [head[i], cell]));
  });
}
