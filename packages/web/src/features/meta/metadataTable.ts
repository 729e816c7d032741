import type { QueryAnswer } from '@trellis/contract';

/** One metadata key and its value in every analysis, '' where there is none. */
export interface MetadataRow {
  readonly key: string;
  readonly values: readonly string[];
  /** The key, then the values. */
  readonly texts: readonly string[];
}

/** The metadata of an answer as a table: a column per analysis, by id as a text. */
export function metadataTable({ columns, data }: QueryAnswer['metadata']): {
  readonly analyses: readonly string[];
  readonly rows: readonly MetadataRow[];
} {
  const analyses = columns.map(({ id }) => String(id)).filter((id) => id !== 'KEY');
  const rows = Object.values(data).map((row) => {
    const cells = row as Readonly<Record<string, unknown>>;
    const key = textOf(cells.KEY);
    const values = analyses.map((id) => textOf(cells[id]));
    return { key, values, texts: [key, ...values] };
  });
  return { analyses, rows };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
