import { type Kysely, sql } from 'kysely';
import { refuseNewer } from '../migrations/migrate.ts';
import type { Migrations } from '../migrations/types.ts';

/** What a schema holds of ours. */
export interface SchemaState {
  /** Names of its tables. */
  readonly tables: ReadonlySet<string>;
  /** Names of the migrations that it has seen. */
  readonly applied: readonly string[];
}

/** Looks into a schema, which need not exist. */
export async function stateOf<T>(db: Kysely<T>, schema: string): Promise<SchemaState> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_catalog.pg_tables where schemaname = ${schema}`.execute(db);
  const tables = new Set(rows.map((row) => row.name));
  if (!tables.has('kysely_migration')) return { tables, applied: [] };
  const applied = await sql<{ name: string }>`
    select name from ${sql.id(schema, 'kysely_migration')} order by name`.execute(db);
  return { tables, applied: applied.rows.map((row) => row.name) };
}

/**
 * Makes the schema and brings its tables up to date, within the caller's transaction; a lock puts processes in a row that
 * start at the same time. `place` names the store in an error.
 */
export async function migrateSchema<T>(
  db: Kysely<T>,
  schema: string,
  migrations: Migrations,
  place: string,
): Promise<void> {
  await lockSchema(db, schema);
  await sql`create schema if not exists ${sql.id(schema)}`.execute(db);
  await sql`select set_config('search_path', quote_ident(${schema}), true)`.execute(db);
  await sql`create table if not exists kysely_migration (
    name varchar(255) primary key, timestamp varchar(255) not null)`.execute(db);
  const { applied } = await stateOf(db, schema);
  refuseNewer(applied, migrations, `${place}, schema ${schema},`);
  for (const name of Object.keys(migrations).sort()) {
    if (applied.includes(name)) continue;
    await migrations[name].up(db as Kysely<unknown>);
    await sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(db);
  }
}

/** Waits until no other transaction changes the schema; the lock ends with the transaction. */
export async function lockSchema<T>(db: Kysely<T>, schema: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`trellis ${schema}`}, 0))`.execute(db);
}
