import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatasetContents } from '@trellis/core/dataset';
import { compareTexts, TrellisError } from '@trellis/core';
import { newestStays, versionGone } from '../contents/shortVersion.ts';
import { versionsToDrop } from '../contents/versionsToDrop.ts';
import { requireSound } from '../contents/invariants.ts';
import { isEdition, requireEdition } from '../editions.ts';
import type { DatasetTables } from '../migrations/datasetTables.ts';
import { datasetMigrations, hasKnowledge } from '../migrations/datasets.ts';
import { requireMigrated } from '../migrations/migrate.ts';
import { type OpenDataset, SqlDatasetStore } from '../sql/datasets.ts';
import { headerOf } from '../sql/readDataset.ts';
import type { DatasetHeader, DatasetName, KeptVersion, ReplaceOptions } from '../store.ts';
import { buildFile } from './buildFile.ts';
import { checkFile } from './checkFile.ts';
import { columnTypes } from './columnTypes.ts';
import { connect, withFile } from './connection.ts';
import { renameDurably } from './durable.ts';
import { ifMissing } from './ifMissing.ts';
import { withLock } from './lock.ts';
import { OlderFiles } from './olderFiles.ts';
import { removeLeftovers, temporaryPath } from './temporary.ts';
import { makeFolder } from '../makeFolder.ts';

/** What is known of a file without reading it again: it changes with the file. */
interface KnownFile {
  readonly identity: string;
  readonly header: DatasetHeader;
}

/**
 * Data sets as immutable files in a folder: the newest of each edition is `<edition>.sqlite`, older ones are in `versions`.
 * Each read opens a file, so it sees one data set even if another import replaces it; the next read sees the new one.
 */
export class SqliteDatasetStore extends SqlDatasetStore {
  private readonly folder: string;
  private readonly keptVersions: number;
  private readonly known = new Map<string, KnownFile>();

  constructor(folder: string, keptVersions: number) {
    super();
    this.folder = folder;
    this.keptVersions = keptVersions;
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
    return isEdition(edition) ? (await this.readHeader(this.path(edition)))?.header : undefined;
  }

  async versions(edition: string): Promise<KeptVersion[]> {
    if (!isEdition(edition)) return [];
    const older = new OlderFiles(this.folder, edition);
    const pinned = await older.pinned();
    const newest = await this.readHeader(this.path(edition));
    if (!newest) return [];
    const found = [{ ...newest, order: Infinity }];
    for (const version of await older.versions()) {
      // What cannot be read is not kept; `check` says why.
      const file = await this.readHeader(older.path(version)).catch(() => undefined);
      if (file && file.header.version !== newest.header.version) found.push({ ...file, order: file.written });
    }
    return found
      .sort((a, b) => b.order - a.order || compareTexts(a.header.version, b.header.version))
      .map(({ header, written }) => ({
        header,
        imported: new Date(written).toISOString(),
        pinned: pinned.has(header.version),
      }));
  }

  async replace(contents: DatasetContents, options: ReplaceOptions = {}): Promise<DatasetHeader> {
    requireEdition(contents.edition);
    requireSound(contents);
    await makeFolder(this.folder);
    await removeLeftovers(this.folder);
    const aside = temporaryPath(this.folder, contents.edition);
    try {
      await buildFile(aside, contents, options.progress ?? (() => undefined));
      return await withLock(this.folder, () => this.putInPlace(aside, contents.edition, options));
    } finally {
      await rm(aside, { force: true });
    }
  }

  pin(edition: string, version: string, pinned: boolean): Promise<void> {
    return this.change({ edition, version }, (older) => older.setPinned(version, pinned));
  }

  remove(edition: string, version: string): Promise<void> {
    return this.change({ edition, version }, async (older) => {
      if ((await this.header(edition))?.version === version) throw newestStays(edition, version);
      await older.remove(version);
    });
  }

  /** Never calls back: comparing headers costs only a `stat` of the file. */
  watch(): () => void {
    return () => undefined;
  }

  protected async olderVersions(edition: string): Promise<string[]> {
    const newest = (await this.header(edition).catch(() => undefined))?.version;
    return (await new OlderFiles(this.folder, edition).versions()).filter((version) => version !== newest).sort();
  }

  protected storageFaults({ edition, version }: DatasetName): string[] {
    return checkFile(version === undefined ? this.path(edition) : new OlderFiles(this.folder, edition).path(version));
  }

  /**
   * Returns the header of the new data set, which no other import can replace before the lock is given back. The old file gets
   * its second name before it loses its first one, so a crash leaves both data sets.
   */
  private async putInPlace(aside: string, edition: string, options: ReplaceOptions): Promise<DatasetHeader> {
    const { base, keep = this.keptVersions } = options;
    const current = await this.header(edition).catch((error: unknown) => {
      if (base === undefined && isDamage(error)) return undefined;
      throw error;
    });
    if (base !== undefined && (current?.version ?? null) !== base) {
      throw new TrellisError('store-changed', `another import changed the data set "${edition}" in the meantime`);
    }
    const { version } = await this.readFile(aside, ({ header }) => Promise.resolve(header));
    const older = new OlderFiles(this.folder, edition);
    if (current && current.version !== version) await older.add(this.path(edition), current.version);
    await renameDurably(aside, this.path(edition));
    await older.removeDuplicate(version);
    await this.removeOldest(edition, keep);
    return this.read({ edition }, (dataset) => Promise.resolve(dataset.header));
  }

  /** Removes all versions but the newest ones and those that are pinned. */
  private async removeOldest(edition: string, keep: number): Promise<void> {
    const older = new OlderFiles(this.folder, edition);
    for (const { header } of versionsToDrop(await this.versions(edition), keep)) await older.remove(header.version);
  }

  /** Runs `action` on the files of a kept version while no import can change them. */
  private async change(of: Required<DatasetName>, action: (older: OlderFiles) => Promise<void>): Promise<void> {
    const { edition, version } = of;
    await this.read({ edition }, () => Promise.resolve());
    await withLock(this.folder, async () => {
      const older = new OlderFiles(this.folder, edition);
      const isNewest = (await this.header(edition))?.version === version;
      if (!isNewest && !(await older.has(version))) throw versionGone(edition, version);
      await action(older);
    });
  }

  private path(edition: string): string {
    requireEdition(edition);
    return join(this.folder, `${edition}.sqlite`);
  }

  /** The header of a file and the time when it was written, Unix time in ms; undefined if the file does not exist. */
  private async readHeader(path: string): Promise<{ header: DatasetHeader; written: number } | undefined> {
    const status = await stat(path, { bigint: true }).catch(ifMissing(undefined));
    if (!status) return undefined;
    // The time of the last change of its attributes (ctime) changes with its links; its content does not.
    const identity = `${status.dev}:${status.ino}:${status.size}:${status.mtimeNs}`;
    const known = this.known.get(path);
    const header =
      known?.identity === identity ? known.header : await this.readFile(path, (open) => Promise.resolve(open.header));
    this.known.set(path, { identity, header });
    return { header, written: Number(status.mtimeNs) / 1e6 };
  }

  protected async read<T>(of: DatasetName, action: (dataset: OpenDataset) => Promise<T>): Promise<T> {
    const { edition, version } = of;
    const newest = this.path(edition);
    if ((await stat(newest).catch(ifMissing(undefined))) === undefined)
      throw new TrellisError('unknown-edition', `there is no data set "${edition}" in ${this.folder}`);
    if (version === undefined) return this.readFile(newest, action);
    const older = new OlderFiles(this.folder, edition);
    // A version that another process moves at this moment has been seen at one of these places.
    for (const isNewest of [false, true, false]) {
      if (isNewest ? (await this.header(edition))?.version !== version : !(await older.has(version))) continue;
      const path = isNewest ? newest : older.path(version);
      const answer = await this.readVersion(path, version, action);
      if (answer) return answer.value;
    }
    throw versionGone(edition, version);
  }

  /** Reads a file if it has this version; undefined if it has another one or is gone. */
  private async readVersion<T>(path: string, version: string, action: (dataset: OpenDataset) => Promise<T>) {
    try {
      return await this.readFile(path, async (dataset) =>
        dataset.header.version === version ? { value: await action(dataset) } : undefined,
      );
    } catch (error) {
      if ((await stat(path).catch(ifMissing(undefined))) === undefined) return undefined;
      throw error;
    }
  }

  private async readFile<T>(path: string, action: (dataset: OpenDataset) => Promise<T>): Promise<T> {
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

const isDamage = (error: unknown): boolean => error instanceof TrellisError && error.code === 'bad-store';
