import pg from 'pg';
import type { PackedContents } from '../contents/packed.ts';
import type { DatasetTables } from '../migrations/datasetTables.ts';
import { type CopyColumns, type CopyRow, copyRows, type CopyTarget } from './copyRows.ts';

/** A table with rows of a data set's content. */
type ContentTable = Exclude<keyof DatasetTables, 'kept_version'>;

const columns: Readonly<Record<ContentTable, CopyColumns>> = {
  gene: {
    dataset: 'int4',
    position: 'int4',
    gene_id: 'text',
    name: 'text',
    full_name: 'text',
    type: 'text',
    family: 'text',
  },
  alias: { dataset: 'int4', alias: 'text', gene: 'int4' },
  analysis: {
    dataset: 'int4',
    id: 'int4',
    name: 'text',
    tf: 'int4',
    metadata: 'text',
    target_count: 'int4',
    hash: 'text',
    targets: 'bytea',
    log2fc: 'bytea',
    pvalue: 'bytea',
  },
  edge_type: { dataset: 'int4', name: 'text', directed: 'int4', edge_count: 'int4', hash: 'text', pairs: 'bytea' },
  motif_column: {
    dataset: 'int4',
    kind: 'text',
    region: 'text',
    motif: 'text',
    gene_count: 'int4',
    hit_count: 'int8',
    hash: 'text',
    genes: 'bytea',
    counts: 'bytea',
  },
  document: { dataset: 'int4', kind: 'text', name: 'text', text: 'text' },
  knowledge: { dataset: 'int4', kind: 'text', name: 'text', item_count: 'int4', hash: 'text', bytes: 'bytea' },
  dataset: {
    dataset: 'int4',
    edition: 'text',
    label: 'text',
    version: 'text',
    genes: 'int4',
    analyses: 'int4',
    interactions: 'int8',
    edges: 'int8',
    motif_hits: 'int8',
    lists: 'int4',
    networks: 'int4',
  },
};

const isTable = (name: string): name is ContentTable => Object.hasOwn(columns, name);

export const datasetTables = Object.keys(columns).filter(isTable);

/** Writes all rows with the number `dataset` into the edition's schema, inside the caller's transaction. */
export async function copyDataset(
  client: pg.Client,
  dataset: number,
  packed: PackedContents,
  progress: (fraction: number) => void,
): Promise<void> {
  const { header, genes, aliases, analyses, edgeTypes, motifs, documents, knowledge } = packed;
  const tables = [
    ['gene', genes],
    ['alias', aliases],
    ['analysis', analyses],
    ['edge_type', edgeTypes],
    ['motif_column', motifs],
    ['document', documents],
    ['knowledge', knowledge],
    ['dataset', [header]],
  ] as const;
  const total = tables.reduce((sum, [, rows]) => sum + rows.length, 0);
  let written = 0;
  const sent = (rows: number) => progress((written += rows) / total);
  const schema = pg.escapeIdentifier(packed.header.edition);
  for (const [table, rows] of tables) {
    const target: CopyTarget = { table: `${schema}.${table}`, columns: columns[table] };
    if (rows.length > 0) await copyRows(client, target, numbered(dataset, rows), sent);
  }
}

function* numbered(dataset: number, rows: readonly object[]): Generator<CopyRow> {
  for (const row of rows) yield { dataset, ...row };
}
