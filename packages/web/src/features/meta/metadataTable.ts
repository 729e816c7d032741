import type { QueryAnswer } from '@trellis/contract';
import { valueOf } from '@trellis/core';
import { originKeys } from '@trellis/core/dataset';

type Answer = QueryAnswer['metadata'];

/** An analysis and its metadata. */
export interface MetadataRow {
  readonly id: string;
  readonly label: string;
  /** Values by field, without empty ones. */
  readonly values: ReadonlyMap<string, string>;
}

export interface MetadataTable {
  /** Fields in the order of the answer. */
  readonly fields: readonly string[];
  readonly rows: readonly MetadataRow[];
}

/** Fields that the label of an analysis shows; they are in the drawer and in the file. */
const labelFields: readonly string[] = ['analysis_id', 'gene_name'];

/** The metadata of an answer as a table: a row per analysis, a column per field. */
export function readMetadataTable({ columns, data }: Answer): MetadataTable {
  const rows = columns
    .filter(({ id }) => id !== 'KEY')
    .map(({ id, name, label = name }) => ({ id: String(id), label, values: valuesOf(data, String(id)) }));
  return { fields: Object.values(data).map(fieldOf), rows };
}

const fieldOf = (cells: Answer['data'][string]): string => String(cells.KEY ?? '');

const valuesOf = (data: Answer['data'], id: string): Map<string, string> =>
  new Map(
    Object.values(data)
      .map((cells): [string, string] => [fieldOf(cells), String(valueOf(cells, id) ?? '')])
      .filter(([, value]) => value !== ''),
  );

/** The address of the file that an analysis was read from. */
export const sourceOf = (values: MetadataRow['values']): string | undefined => values.get(originKeys.url);

/** The fields in which analyses differ; an empty value differs from any other. */
export const differingFields = ({ fields, rows }: MetadataTable): string[] =>
  fields.filter((field) => new Set(rows.map(({ values }) => values.get(field) ?? '')).size > 1);

/** What all analyses have in common: the other fields and their values. */
export function sharedValues(table: MetadataTable): (readonly [field: string, value: string])[] {
  const differing = new Set(differingFields(table));
  return [...(table.rows[0]?.values ?? [])].filter(([field]) => !differing.has(field));
}

/** The fields without those of the labels. */
export const unlabeled = (fields: readonly string[]): string[] =>
  fields.filter((field) => !labelFields.includes(field));

export interface MetadataChoice {
  readonly search: string;
  /** Leaves out the fields whose value all analyses share. */
  readonly onlyDiffering: boolean;
}

/**
 * The part of a table that is shown. A search for the name of a field shows these fields; any other search shows the analyses
 * with a value or label that contains it, and every field where it is found. Case does not matter.
 */
export function chooseMetadata(table: MetadataTable, { search, onlyDiffering }: MetadataChoice): MetadataTable {
  const wanted = search.trim().toLowerCase();
  const has = (text: string) => text.toLowerCase().includes(wanted);
  const shown = unlabeled(onlyDiffering ? differingFields(table) : table.fields);
  if (wanted === '') return { ...table, fields: shown };
  const named = table.fields.filter(has);
  if (named.length) return { ...table, fields: named };
  const rows = table.rows.filter(({ label, values }) => has(label) || [...values.values()].some(has));
  const found = new Set(
    rows.flatMap(({ values }) => [...values].flatMap(([field, text]) => (has(text) ? field : []))),
  );
  return { rows, fields: table.fields.filter((field) => shown.includes(field) || found.has(field)) };
}

/** A field with its values by the ids of the analyses. */
export interface FieldRow {
  readonly field: string;
  readonly values: ReadonlyMap<string, string>;
}

/** The table with a row per field. */
export const fieldRows = ({ fields, rows }: MetadataTable): FieldRow[] =>
  fields.map((field) => ({
    field,
    values: new Map(rows.map(({ id, values }) => [id, values.get(field) ?? ''])),
  }));

/** The metadata as rows of a CSV file, the header first: a line per field, a column per analysis. */
export const metadataFile = ({ fields, rows }: MetadataTable): (readonly string[])[] => [
  ['KEY', ...rows.map(({ id }) => id)],
  ...fields.map((field) => [field, ...rows.map(({ values }) => values.get(field) ?? '')]),
];
