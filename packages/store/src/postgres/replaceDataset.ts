import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { TrellisError } from '@trellis/core';
import type { DatasetContents } from '@trellis/core/dataset';
import { packContents } from '../contents/packed.ts';
import { newestStays, versionGone } from '../contents/shortVersion.ts';
import { versionsToDrop } from '../contents/versionsToDrop.ts';
import type { DatasetTables } from '../migrations/datasetTables.ts';
import { datasetMigrations, hasKnowledge, isNeededFor, versionMigration } from '../migrations/datasets.ts';
import { headerOf } from '../sql/readDataset.ts';
import type { DatasetHeader, DatasetName, KeptVersion, ReplaceOptions } from '../store.ts';
import { columnTypes } from './columnTypes.ts';
import { makeClient, queriesOnClient } from './connection.ts';
import { databaseName } from './address.ts';
import { copyDataset, datasetTables } from './copyDataset.ts';
import { deleteVersions, type NumberedVersion, readVersions, recordVersion } from './versions.ts';
import { named } from './faults.ts';
import { channel } from './listen.ts';
import { attemptAt } from './retry.ts';
import { migrateSchema } from './schema.ts';

/** A replacement with the number of versions to keep. */
export type PostgresReplaceOptions = ReplaceOptions & Required<Pick<ReplaceOptions, 'keep'>>;

/**
 * Replaces the edition's newest data set in one transaction: after a full disk, a kill or a lost connection the old one
 * remains. Readers continue during the import; other imports of the edition wait. The commit notifies all servers.
 */
export async function replaceDataset(
  url: string,
  contents: DatasetContents,
  { base, keep, progress = () => undefined }: PostgresReplaceOptions,
): Promise<DatasetHeader> {
  const packed = packContents(contents);
  const place = databaseName(url);
  const { edition } = contents;
  const write = async (client: pg.Client): Promise<DatasetHeader> => {
    const db = queriesOnClient<DatasetTables>(client);
    const isNeeded = isNeededFor(packed, { holdsVersions: true });
    const applied = await migrateSchema(db, edition, datasetMigrations(columnTypes), { place, isNeeded });
    const before = await readVersions(db, { hasVersions: true });
    requireBase(before, edition, base);
    const dataset = (before[0]?.dataset ?? 0) + 1;
    await copyDataset(client, dataset, packed, progress);
    const header = headerOf({ dataset, ...packed.header });
    const same = before.filter(({ header: { version } }) => version === header.version);
    const pinned = same.some((one) => one.pinned);
    await recordVersion(db, { dataset, imported: new Date().toISOString(), pinned });
    const after = (await readVersions(db, { hasVersions: true })).filter((one) => !same.some(isSame(one)));
    const dropped = [...same, ...versionsToDrop(after, keep)].map((one) => one.dataset);
    await deleteVersions(db, dropped, { hasKnowledge: hasKnowledge(applied) });
    await notify(db, edition);
    return header;
  };
  return onClient(url, write, (client) => giveBackSpace(client, edition));
}

/** Pins a version, or ends that. */
export function pinVersion(url: string, of: Required<DatasetName>, pinned: boolean): Promise<void> {
  return changeVersion(url, of, async (db, { dataset, imported }) => {
    await recordVersion(db, { dataset, imported, pinned });
  });
}

/** Removes an older version. Throws `bad-request` for the newest. */
export function removeVersion(url: string, of: Required<DatasetName>): Promise<void> {
  return changeVersion(url, of, async (db, { dataset, isNewest, applied }) => {
    if (isNewest) throw newestStays(of.edition, of.version);
    await deleteVersions(db, [dataset], { hasKnowledge: hasKnowledge(applied) });
  });
}

interface FoundVersion extends NumberedVersion {
  readonly isNewest: boolean;
  /** Names of the applied migrations. */
  readonly applied: readonly string[];
}

/** Runs `action` on a kept version in a transaction that no import can overlap. */
async function changeVersion(
  url: string,
  { edition, version }: Required<DatasetName>,
  action: (db: Kysely<DatasetTables>, found: FoundVersion) => Promise<void>,
): Promise<void> {
  const place = databaseName(url);
  await onClient(
    url,
    async (client) => {
      const db = queriesOnClient<DatasetTables>(client);
      const isNeeded = (name: string) => name === versionMigration;
      const applied = await migrateSchema(db, edition, datasetMigrations(columnTypes), { place, isNeeded });
      const versions = await readVersions(db, { hasVersions: true });
      const index = versions.findIndex(({ header }) => header.version === version);
      if (index < 0) throw versionGone(edition, version);
      await action(db, { ...versions[index], isNewest: index === 0, applied });
      await notify(db, edition);
    },
    (client) => giveBackSpace(client, edition),
  );
}

const isSame =
  (one: NumberedVersion) =>
  (other: NumberedVersion): boolean =>
    other.dataset === one.dataset;

const notify = (db: Kysely<DatasetTables>, edition: string) =>
  sql`select pg_notify(${channel}, ${edition})`.execute(db);

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
  const place = databaseName(url);
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

function requireBase(versions: readonly KeptVersion[], edition: string, base: ReplaceOptions['base']): void {
  if (base === undefined || (versions[0]?.header.version ?? null) === base) return;
  throw new TrellisError('store-changed', `another import changed the data set "${edition}" in the meantime`);
}
