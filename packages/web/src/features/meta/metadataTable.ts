import type { QueryAnswer } from '@trellis/contract';

/** One metadata key and its value in every analysis, '' where an analysis has none. */
export interface MetadataRow {
  readonly key: string;
  readonly values: readonly string[];
}

export interface MetadataTable {
  /** Ids of the analyses, a column each. */
  readonly analyses: readonly string[];
  readonly rows: readonly MetadataRow[];
}

/** The metadata of an answer as a table: a row per key, a column per analysis. */
export function readMetadataTable({ columns, data }: QueryAnswer['metadata']): MetadataTable {
  const analyses = columns.map(({ id }) => String(id)).filter((id) => id !== 'KEY');
  const rows = Object.values(data).map((cells) => ({
    key: String(cells.KEY ?? ''),
    values: analyses.map((id) => String(cells[id] ?? '')),
  }));
  return { analyses, rows };
}

/** The rows with a key or value that contains a text, ignoring case; all of them for an empty text. */
export function searchRows(rows: readonly MetadataRow[], search: string): readonly MetadataRow[] {
  const wanted = search.trim().toLowerCase();
  return rows.filter(({ key, values }) => [key, ...values].some((text) => text.toLowerCase().includes(wanted)));
}

/** The table as rows of a CSV file, the header first. */
export const metadataRows = ({ analyses, rows }: MetadataTable): (readonly string[])[] => [
  ['KEY', ...analyses],
  ...rows.map(({ key, values }) => [key, ...values]),
];
