import { type Kysely, sql } from 'kysely';
import { refuseNewer } from '../migrations/migrate.ts';
import type { Migrations } from '../migrations/types.ts';

/** Tables and migrations of a schema. */
export interface SchemaState {
  /** Table names. */
  readonly tables: ReadonlySet<string>;
  /** Names of the applied migrations. */
  readonly applied: readonly string[];
}

/** Reads the state of a schema; it does not have to exist. */
export async function stateOf<T>(db: Kysely<T>, schema: string): Promise<SchemaState> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_catalog.pg_tables where schemaname = ${schema}`.execute(db);
  const tables = new Set(rows.map((row) => row.name));
  if (!tables.has('kysely_migration')) return { tables, applied: [] };
  const applied = await sql<{ name: string }>`
    select name from ${sql.id(schema, 'kysely_migration')} order by name`.execute(db);
  return { tables, applied: applied.rows.map((row) => row.name) };
}

export interface MigrationOptions {
  /** Names the store in errors. */
  readonly place: string;
  /** Whether a migration is wanted; by default all are. */
  readonly isNeeded?: (migration: string) => boolean;
}

/**
 * Creates the schema and brings its tables up to date, inside the caller's transaction. A lock serializes processes that
 * start at the same time. Returns the names of the applied migrations.
 */
export async function migrateSchema<T>(
  db: Kysely<T>,
  schema: string,
  migrations: Migrations,
  { place, isNeeded = () => true }: MigrationOptions,
): Promise<string[]> {
  await lockSchema(db, schema);
  await sql`create schema if not exists ${sql.id(schema)}`.execute(db);
  await sql`select set_config('search_path', quote_ident(${schema}), true)`.execute(db);
  await sql`create table if not exists kysely_migration (
    name varchar(255) primary key, timestamp varchar(255) not null)`.execute(db);
  const { applied } = await stateOf(db, schema);
  refuseNewer(applied, migrations, `${place}, schema ${schema},`);
  for (const [name, { up }] of Object.entries(migrations).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (applied.includes(name) || !isNeeded(name)) continue;
    await up(db as Kysely<unknown>);
    await sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(db);
  }
  return Object.keys(migrations).filter((name) => applied.includes(name) || isNeeded(name));
}

/** Waits for transactions that change the schema, and locks it until the end of this one. */
async function lockSchema<T>(db: Kysely<T>, schema: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`trellis ${schema}`}, 0))`.execute(db);
}
