import { sql, type Kysely } from 'kysely';
import type pg from 'pg';
import { requestMigrations } from '../migrations/requests.ts';
import type { RequestTables } from '../migrations/requestTables.ts';
import { columnTypes } from './columnTypes.ts';
import { queriesOn } from './connection.ts';
import { migrateSchema } from './schema.ts';

/** Schema of requests and feedback; no edition can have this name. */
const schema = 'requests';

/** Creates the schema `requests` or brings it up to date. */
export async function openRequests(pool: pg.Pool, place: string): Promise<Kysely<RequestTables>> {
  const db = queriesOn<RequestTables>(pool);
  await db
    .transaction()
    .execute((transaction) =>
      migrateSchema<RequestTables>(transaction, schema, requestMigrations(columnTypes), { place }),
    );
  return db.withSchema(schema);
}

/** Frees what deleted requests occupied now; autovacuum would take a minute or more. A role that does not own the tables cannot. */
export async function vacuumRequests(pool: pg.Pool): Promise<void> {
  for (const table of ['own_analysis', 'revision', 'request'])
    await pool.query(`vacuum ${schema}.${table}`).catch(() => {});
}

/** Size of the tables with their indexes, in bytes. */
export async function bytesOfRequests(db: Kysely<RequestTables>): Promise<number> {
  const { rows } = await sql<{ readonly bytes: string | null }>`
    select sum(pg_total_relation_size(c.oid)) as bytes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schema} and c.relkind = 'r'`.execute(db);
  return Number(rows[0].bytes);
}

/** Number of the lock between deletions and what is added to other requests. */
const deletionLock = 0x7265_6c73;

/** Takes the lock of deletions until the end of a transaction. */
export async function lockDeletions(db: Kysely<RequestTables>, mode: 'shared' | 'alone'): Promise<void> {
  await (
    mode === 'alone'
      ? sql`select pg_advisory_xact_lock(${deletionLock}::bigint)`
      : sql`select pg_advisory_xact_lock_shared(${deletionLock}::bigint)`
  ).execute(db);
}
