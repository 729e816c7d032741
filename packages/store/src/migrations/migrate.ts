import { type Kysely, sql } from 'kysely';
import { TrellisError } from '@trellis/core';
import type { Migrations } from './types.ts';

/**
 * Brings the tables up to date in one transaction: a process that is killed, or a power cut, leaves them as they were. Kysely's
 * own migrator uses none for SQLite. `place` names the store in errors.
 */
export async function migrate<T>(db: Kysely<T>, migrations: Migrations, place: string): Promise<void> {
  const applied = await appliedMigrations(db);
  refuseNewer(applied, migrations, place);
  const missing = Object.entries(migrations).filter(([name]) => !applied.includes(name));
  if (missing.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    await sql`create table if not exists kysely_migration (
      name varchar(255) primary key, timestamp varchar(255) not null)`.execute(transaction);
    for (const [name, { up }] of missing.sort(([a], [b]) => (a < b ? -1 : 1))) {
      await sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(transaction);
      await up(transaction.withTables<Record<string, never>>());
    }
  });
}

/**
 * Throws unless the given migrations have been applied, the optional ones aside, and no others; for stores opened read-only.
 * Returns the names of those that have been.
 */
export async function requireMigrated<T>(db: Kysely<T>, migrations: Migrations, place: string): Promise<string[]> {
  const applied = await appliedMigrations(db);
  requireApplied(applied, migrations, place);
  return applied;
}

/** Like `requireMigrated`, with the names of the applied migrations. */
export function requireApplied(applied: readonly string[], migrations: Migrations, place: string): void {
  refuseNewer(applied, migrations, place);
  if (applied.length === 0) throw new TrellisError('bad-store', `${place} is not a store of Trellis`);
  if (Object.entries(migrations).some(([name, { isOptional }]) => !isOptional && !applied.includes(name))) {
    throw new TrellisError(
      'bad-store',
      `${place} was written by an older version of Trellis: import the data set again`,
    );
  }
}

/** Throws if the store has a migration unknown to this version. */
export function refuseNewer(applied: readonly string[], migrations: Migrations, place: string): void {
  if (applied.every((name) => Object.hasOwn(migrations, name))) return;
  throw new TrellisError('bad-store', `${place} was written by a newer version of Trellis: use that version`);
}

/** Names of the applied migrations. */
async function appliedMigrations<T>(db: Kysely<T>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map((row) => row.name);
}
