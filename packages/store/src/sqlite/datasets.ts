import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatasetContents } from '@trellis/core';
import { TrellisError } from '@trellis/core';
import { requireSound } from '../contents/invariants.ts';
import { isEdition, requireEdition } from '../editions.ts';
import type { DatasetTables } from '../migrations/datasetTables.ts';
import { datasetMigrations, hasKnowledge } from '../migrations/datasets.ts';
import { requireMigrated } from '../migrations/migrate.ts';
import { type OpenDataset, SqlDatasetStore } from '../sql/datasets.ts';
import { headerOf } from '../sql/readDataset.ts';
import type { DatasetHeader, ReplaceOptions } from '../store.ts';
import { buildFile } from './buildFile.ts';
import { checkFile } from './checkFile.ts';
import { columnTypes } from './columnTypes.ts';
import { connect, withFile } from './connection.ts';
import { renameDurably } from './durable.ts';
import { withLock } from './lock.ts';
import { removeLeftovers, temporaryPath } from './temporary.ts';

/**
 * Data sets as immutable files `<edition>.sqlite` in a folder. Each read opens the file, so it sees one data set even if
 * another import replaces it; the next read sees the new one.
 */
export class SqliteDatasetStore extends SqlDatasetStore {
  private readonly folder: string;
  private readonly headers = new Map<string, { readonly identity: string; readonly header: DatasetHeader }>();

  constructor(folder: string) {
    super();
    this.folder = folder;
  }

  async editions(): Promise<string[]> {
    const files = await readdir(this.folder).catch(ifMissing<string[]>([]));
    return files
      .filter((file) => file.endsWith('.sqlite'))
      .map((file) => file.slice(0, -'.sqlite'.length))
      .filter(isEdition)
      .sort();
  }

  async header(edition: string): Promise<DatasetHeader | undefined> {
    const identity = await this.identity(edition);
    if (identity === undefined) return undefined;
    const known = this.headers.get(edition);
    if (known?.identity === identity) return known.header;
    const header = await this.read(edition, (dataset) => Promise.resolve(dataset.header));
    this.headers.set(edition, { identity, header });
    return header;
  }

  async replace(contents: DatasetContents, options: ReplaceOptions = {}): Promise<DatasetHeader> {
    requireEdition(contents.edition);
    requireSound(contents);
    await mkdir(this.folder, { recursive: true });
    await removeLeftovers(this.folder);
    const aside = temporaryPath(this.folder, contents.edition);
    try {
      await buildFile(aside, contents, options.progress ?? (() => undefined));
      await withLock(this.folder, () => this.putInPlace(aside, contents.edition, options));
    } finally {
      await rm(aside, { force: true });
    }
    return this.read(contents.edition, (dataset) => Promise.resolve(dataset.header));
  }

  /** Never calls back: comparing headers costs only a `stat` of the file. */
  watch(): () => void {
    return () => undefined;
  }

  protected storageFaults(edition: string): string[] {
    return checkFile(this.path(edition));
  }

  private async putInPlace(aside: string, edition: string, { base }: ReplaceOptions): Promise<void> {
    if (base !== undefined && ((await this.header(edition))?.version ?? null) !== base) {
      throw new TrellisError('store-changed', `another import changed the data set "${edition}" in the meantime`);
    }
    await renameDurably(aside, this.path(edition));
  }

  private path(edition: string): string {
    requireEdition(edition);
    return join(this.folder, `${edition}.sqlite`);
  }

  /** Changes whenever the edition's file is replaced; undefined if it does not exist. */
  private async identity(edition: string): Promise<string | undefined> {
    if (!isEdition(edition)) return undefined;
    const status = await stat(this.path(edition), { bigint: true }).catch(ifMissing(undefined));
    return status && `${status.dev}:${status.ino}:${status.size}:${status.mtimeNs}:${status.ctimeNs}`;
  }

  protected async read<T>(edition: string, action: (dataset: OpenDataset) => Promise<T>): Promise<T> {
    const path = this.path(edition);
    if ((await this.identity(edition)) === undefined) {
      throw new TrellisError('unknown-edition', `there is no data set "${edition}" in ${this.folder}`);
    }
    const { db } = connect<DatasetTables>(path, { readonly: true, fileMustExist: true });
    try {
      const applied = await requireMigrated(db, datasetMigrations(columnTypes), path);
      const row = await db.selectFrom('dataset').selectAll().executeTakeFirst();
      if (!row) throw new TrellisError('bad-store', `${path} holds no data set`);
      return await action({
        ...{ db, dataset: row.dataset, header: headerOf(row) },
        hasKnowledge: hasKnowledge(applied),
      });
    } catch (error) {
      throw withFile(error, path);
    } finally {
      await db.destroy();
    }
  }
}

/** An error handler that returns `instead` if a file or folder does not exist. */
const ifMissing =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
