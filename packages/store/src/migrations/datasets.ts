import type { Kysely } from 'kysely';
import type { PackedContents } from '../contents/packed.ts';
import type { ColumnTypes, Migrations } from './types.ts';

const knowledgeMigration = '0002-knowledge';
const originMigration = '0003-origins';
/** The migration of times of imports and pins. */
export const versionMigration = '0004-versions';
const editionMigration = '0005-editions';

/** The migration of what a motif hit is, and of the benchmark of regulators. */
const statementMigration = '0006-statements';

/** Migrations of the tables of data sets. */
export const datasetMigrations = (types: ColumnTypes): Migrations => ({
  '0001-data-sets': { up: (db: Kysely<unknown>) => createDatasetTables(db, types) },
  [knowledgeMigration]: { up: (db: Kysely<unknown>) => createKnowledge(db, types), isOptional: true },
  // Tables stay as they are. An older version, which cannot read such sidecars, says that the store is newer.
  [originMigration]: { up: () => Promise.resolve(), isOptional: true },
  [versionMigration]: { up: createVersions, isOptional: true },
  // As with origins: new kinds of documents.
  [editionMigration]: { up: () => Promise.resolve(), isOptional: true },
  [statementMigration]: { up: () => Promise.resolve(), isOptional: true },
});

/**
 * The migrations that a data set needs: those of knowledge, origins, an `edition.yaml` and statements are only where it has any, the
 * one of versions where one database holds several (SQLite has a file for each).
 */
export const isNeededFor =
  (
    { knowledge, hasOrigins, hasSettings, hasStatements }: PackedContents,
    { holdsVersions }: { readonly holdsVersions: boolean },
  ) =>
  (migration: string): boolean => {
    if (migration === knowledgeMigration) return knowledge.length > 0;
    if (migration === versionMigration) return holdsVersions;
    if (migration === editionMigration) return hasSettings;
    if (migration === statementMigration) return hasStatements;
    return migration !== originMigration || hasOrigins;
  };

/** Whether a store with these migrations has the table of knowledge. */
export const hasKnowledge = (applied: readonly string[]): boolean => applied.includes(knowledgeMigration);

/** Whether a store with these migrations has the table of versions. */
export const hasVersions = (applied: readonly string[]): boolean => applied.includes(versionMigration);

/** Times of imports, and pins. An older release, which would read all data sets as one, says that the store is newer. */
async function createVersions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kept_version')
    .addColumn('dataset', 'integer', (column) => column.primaryKey())
    .addColumn('imported', 'text', (column) => column.notNull())
    .addColumn('pinned', 'integer', (column) => column.notNull())
    .execute();
}

async function createKnowledge(db: Kysely<unknown>, { bytes }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('knowledge')
    .addColumn('dataset', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('item_count', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('bytes', bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('knowledge_key', ['dataset', 'kind', 'name'])
    .execute();
}

async function createDatasetTables(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createHeader(db, types);
  await createGenes(db);
  await createAnalyses(db, types);
  await createEdgeTypes(db, types);
  await createMotifColumns(db, types);
  await db.schema
    .createTable('document')
    .addColumn('dataset', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_key', ['dataset', 'kind', 'name'])
    .execute();
}

async function createHeader(db: Kysely<unknown>, { count }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('dataset')
    .addColumn('dataset', 'integer', (column) => column.primaryKey())
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('genes', 'integer', (column) => column.notNull())
    .addColumn('analyses', 'integer', (column) => column.notNull())
    .addColumn('interactions', count, (column) => column.notNull())
    .addColumn('edges', count, (column) => column.notNull())
    .addColumn('motif_hits', count, (column) => column.notNull())
    .addColumn('lists', 'integer', (column) => column.notNull())
    .addColumn('networks', 'integer', (column) => column.notNull())
    .execute();
}

async function createGenes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('gene')
    .addColumn('dataset', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('gene_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('family', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('gene_key', ['dataset', 'position'])
    .execute();
  await db.schema
    .createTable('alias')
    .addColumn('dataset', 'integer', (column) => column.notNull())
    .addColumn('alias', 'text', (column) => column.notNull())
    .addColumn('gene', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('alias_key', ['dataset', 'alias', 'gene'])
    .execute();
}

async function createAnalyses(db: Kysely<unknown>, { bytes }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('analysis')
    .addColumn('dataset', 'integer', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('tf', 'integer', (column) => column.notNull())
    .addColumn('metadata', 'text', (column) => column.notNull())
    .addColumn('target_count', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('targets', bytes, (column) => column.notNull())
    .addColumn('log2fc', bytes)
    .addColumn('pvalue', bytes)
    .addPrimaryKeyConstraint('analysis_key', ['dataset', 'id'])
    .execute();
}

async function createEdgeTypes(db: Kysely<unknown>, { bytes }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('edge_type')
    .addColumn('dataset', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('directed', 'integer', (column) => column.notNull())
    .addColumn('edge_count', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('pairs', bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('edge_type_key', ['dataset', 'name'])
    .execute();
}

async function createMotifColumns(db: Kysely<unknown>, { bytes, count }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('motif_column')
    .addColumn('dataset', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('region', 'text', (column) => column.notNull())
    .addColumn('motif', 'text', (column) => column.notNull())
    .addColumn('gene_count', 'integer', (column) => column.notNull())
    .addColumn('hit_count', count, (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('genes', bytes, (column) => column.notNull())
    .addColumn('counts', bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('motif_column_key', ['dataset', 'kind', 'region', 'motif'])
    .execute();
}
