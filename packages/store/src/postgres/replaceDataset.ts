import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { type DatasetContents, TrellisError } from '@trellis/core';
import { packContents } from '../contents/packed.ts';
import type { DatasetTables } from '../migrations/datasetTables.ts';
import { datasetMigrations, hasKnowledge, isNeededFor } from '../migrations/datasets.ts';
import { headerOf } from '../sql/readDataset.ts';
import type { DatasetHeader, ReplaceOptions } from '../store.ts';
import { columnTypes } from './columnTypes.ts';
import { makeClient, placeName, queriesOnClient } from './connection.ts';
import { copyDataset, datasetTables } from './copyDataset.ts';
import { named } from './faults.ts';
import { channel } from './listen.ts';
import { attemptAt } from './retry.ts';
import { migrateSchema } from './schema.ts';

/**
 * Replaces the edition's data set in one transaction: after a full disk, a kill or a lost connection the old one remains.
 * Readers continue during the import; other imports of the edition wait. The commit notifies all servers.
 */
export async function replaceDataset(
  url: string,
  contents: DatasetContents,
  { base, progress = () => undefined }: ReplaceOptions,
): Promise<DatasetHeader> {
  const packed = packContents(contents);
  const place = placeName(url);
  const { edition } = contents;
  const write = async (client: pg.Client): Promise<DatasetHeader> => {
    const db = queriesOnClient<DatasetTables>(client);
    const isNeeded = isNeededFor(packed);
    const applied = await migrateSchema(db, edition, datasetMigrations(columnTypes), { place, isNeeded });
    await requireBase(db, edition, base);
    const number = await nextNumber(db);
    await copyDataset(client, number, packed, progress);
    const tables = datasetTables.filter((table) => table !== 'knowledge' || hasKnowledge(applied));
    for (const table of tables) await db.deleteFrom(table).where('dataset', '!=', number).execute();
    await sql`select pg_notify(${channel}, ${edition})`.execute(db);
    return headerOf({ dataset: number, ...packed.header });
  };
  return onClient(url, write, (client) => giveBackSpace(client, edition));
}

/**
 * Frees the disk space of replaced or rolled-back rows now; autovacuum would take a minute or more. After the first import
 * it also creates the free space maps, for which a full disk would have no space.
 */
async function giveBackSpace(client: pg.Client, edition: string): Promise<void> {
  for (const table of datasetTables)
    await client.query(`vacuum ${pg.escapeIdentifier(edition)}.${table}`).catch(() => {});
}

/** Runs a transaction on a new connection, and then `afterwards` on the same one, even after a failure. */
async function onClient<T>(
  url: string,
  action: (client: pg.Client) => Promise<T>,
  afterwards: (client: pg.Client) => Promise<void>,
): Promise<T> {
  const place = placeName(url);
  const client = await attemptAt(place)(async () => {
    const fresh = makeClient(url);
    await fresh.connect();
    return fresh;
  });
  try {
    await client.query("begin; set local statement_timeout = 0; set local lock_timeout = '10min'");
    const result = await action(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw named(error, place);
  } finally {
    await afterwards(client);
    await client.end().catch(() => {});
  }
}

async function requireBase(db: Kysely<DatasetTables>, edition: string, base: ReplaceOptions['base']): Promise<void> {
  if (base === undefined) return;
  const row = await db.selectFrom('dataset').select('version').executeTakeFirst();
  if ((row?.version ?? null) === base) return;
  throw new TrellisError('store-changed', `another import changed the data set "${edition}" in the meantime`);
}

async function nextNumber(db: Kysely<DatasetTables>): Promise<number> {
  const row = await db.selectFrom('dataset').select('dataset').orderBy('dataset', 'desc').executeTakeFirst();
  return (row?.dataset ?? 0) + 1;
}
