import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { DatasetContents } from '@trellis/core/dataset';
import { TrellisError } from '@trellis/core';
import { requireSound } from '../contents/invariants.ts';
import { isEdition, requireEdition } from '../editions.ts';
import { versionGone } from '../contents/shortVersion.ts';
import type { DatasetTables } from '../migrations/datasetTables.ts';
import { datasetMigrations, hasKnowledge, hasVersions } from '../migrations/datasets.ts';
import { requireApplied } from '../migrations/migrate.ts';
import { type OpenDataset, SqlDatasetStore } from '../sql/datasets.ts';
import { headerOf } from '../sql/readDataset.ts';
import type { Attempt } from '../sql/requests.ts';
import type { DatasetHeader, DatasetName, KeptVersion, ReplaceOptions } from '../store.ts';
import { columnTypes } from './columnTypes.ts';
import { queriesOn } from './connection.ts';
import { databaseName } from './address.ts';
import { isMissing } from './faults.ts';
import { listen } from './listen.ts';
import { pinVersion, removeVersion, replaceDataset } from './replaceDataset.ts';
import { attemptAt } from './retry.ts';
import { stateOf } from './schema.ts';
import { readVersions } from './versions.ts';

const migrations = datasetMigrations(columnTypes);

/**
 * Data sets as schemas of a PostgreSQL database, one per edition. Each read is a transaction on one snapshot, so it sees one
 * data set even if another import replaces it at the same time.
 */
export class PostgresDatasetStore extends SqlDatasetStore {
  private readonly url: string;
  private readonly place: string;
  private readonly db: Kysely<DatasetTables>;
  private readonly attempt: Attempt;
  private readonly keptVersions: number;

  constructor(url: string, pool: pg.Pool, keptVersions: number) {
    super();
    this.keptVersions = keptVersions;
    this.url = url;
    this.place = databaseName(url);
    this.db = queriesOn(pool);
    this.attempt = attemptAt(this.place);
  }

  editions(): Promise<string[]> {
    return this.attempt(async () => {
      const { rows } = await sql<{ name: string }>`
        select schemaname as name from pg_catalog.pg_tables where tablename in ('dataset', 'kysely_migration')
        group by schemaname having count(*) = 2`.execute(this.db);
      return rows
        .map((row) => row.name)
        .filter(isEdition)
        .sort();
    });
  }

  async header(edition: string): Promise<DatasetHeader | undefined> {
    if (!isEdition(edition)) return undefined;
    return this.attempt(async () => {
      const query = this.db.withSchema(edition).selectFrom('dataset').selectAll().orderBy('dataset', 'desc');
      const row = await query.executeTakeFirst().catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      if (row === undefined) throw this.holdsNothing(edition);
      return row ? headerOf(row) : undefined;
    });
  }

  async replace(contents: DatasetContents, options: ReplaceOptions = {}): Promise<DatasetHeader> {
    requireEdition(contents.edition);
    requireSound(contents);
    return replaceDataset(this.url, contents, { ...options, keep: options.keep ?? this.keptVersions });
  }

  async versions(edition: string): Promise<KeptVersion[]> {
    if (!isEdition(edition)) return [];
    return this.snapshot(async (transaction) => {
      const { tables, applied } = await stateOf(transaction, edition);
      if (!tables.has('dataset')) return [];
      const db = transaction.withSchema(edition);
      const versions = await readVersions(db, { hasVersions: hasVersions(applied) });
      if (versions.length === 0) throw this.holdsNothing(edition);
      return versions.map(({ header, imported, pinned }) => ({ header, imported, pinned }));
    });
  }

  async pin(edition: string, version: string, pinned: boolean): Promise<void> {
    await this.requireVersion(edition, version);
    return pinVersion(this.url, { edition, version }, pinned);
  }

  async remove(edition: string, version: string): Promise<void> {
    await this.requireVersion(edition, version);
    return removeVersion(this.url, { edition, version });
  }

  watch(changed: (edition: string | undefined) => void): () => void {
    return listen(this.url, changed);
  }

  protected async olderVersions(edition: string): Promise<string[]> {
    const versions = await this.versions(edition).catch(() => []);
    return versions.slice(1).map(({ header }) => header.version);
  }

  protected storageFaults(): string[] {
    return [];
  }

  /** Runs `action` on one snapshot of a data set. */
  protected async read<T>(of: DatasetName, action: (dataset: OpenDataset) => Promise<T>): Promise<T> {
    requireEdition(of.edition);
    return this.snapshot(async (transaction) => action(await this.find(transaction, of)));
  }

  private snapshot<T>(action: (transaction: Kysely<DatasetTables>) => Promise<T>): Promise<T> {
    return this.attempt(() =>
      this.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(action),
    );
  }

  private async find(transaction: Kysely<DatasetTables>, { edition, version }: DatasetName): Promise<OpenDataset> {
    const { tables, applied } = await stateOf(transaction, edition);
    if (!tables.has('dataset')) {
      throw new TrellisError('unknown-edition', `there is no data set "${edition}" in ${this.place}`);
    }
    requireApplied(applied, migrations, `${this.place}, schema ${edition},`);
    const db = transaction.withSchema(edition);
    let query = db.selectFrom('dataset').selectAll().orderBy('dataset', 'desc');
    if (version !== undefined) query = query.where('version', '=', version);
    const row = await query.executeTakeFirst();
    if (!row) throw version === undefined ? this.holdsNothing(edition) : versionGone(edition, version);
    return { db, dataset: row.dataset, header: headerOf(row), hasKnowledge: hasKnowledge(applied) };
  }

  /** Throws unless the version is kept, before anything is locked or created. */
  private requireVersion(edition: string, version: string): Promise<void> {
    return this.read({ edition, version }, () => Promise.resolve());
  }

  private holdsNothing(edition: string): TrellisError {
    return new TrellisError('bad-store', `${this.place}, schema ${edition}, holds no data set`);
  }
}
