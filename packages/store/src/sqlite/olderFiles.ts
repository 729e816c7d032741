import { constants } from 'node:fs';
import { copyFile, link, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isVersion } from '../contents/shortVersion.ts';
import { requireEdition } from '../editions.ts';
import { renameDurably, sync } from './durable.ts';
import { ifMissing } from './ifMissing.ts';
import { removeLeftovers, temporaryPath } from './temporary.ts';
import { makeFolder } from '../makeFolder.ts';

/** File systems without hard links, and limits on their number. */
const withoutLinks = new Set(['EPERM', 'EXDEV', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

const [dataSuffix, pinSuffix] = ['.sqlite', '.pinned'];

/**
 * Older data sets of an edition: files `versions/<edition>/<version>.sqlite` in the data folder, and next to them an empty
 * file `<version>.pinned` for each pinned version, the newest included.
 */
export class OlderFiles {
  private readonly edition: string;
  private readonly folder: string;

  constructor(dataFolder: string, edition: string) {
    requireEdition(edition);
    this.edition = edition;
    this.folder = join(dataFolder, 'versions', edition);
  }

  path(version: string): string {
    return join(this.folder, `${version}${dataSuffix}`);
  }

  /** The versions that have a file. */
  versions(): Promise<string[]> {
    return this.named(dataSuffix);
  }

  async pinned(): Promise<ReadonlySet<string>> {
    return new Set(await this.named(pinSuffix));
  }

  async has(version: string): Promise<boolean> {
    return isVersion(version) && (await stat(this.path(version)).catch(ifMissing(undefined))) !== undefined;
  }

  /** Adds the file of a data set under its version. The original stays; both share their bytes where links are possible. */
  async add(file: string, version: string): Promise<void> {
    await makeFolder(this.folder);
    await removeLeftovers(this.folder);
    try {
      await link(file, this.path(version));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (code === 'EEXIST') return;
      if (!withoutLinks.has(code)) throw error;
      await this.copy(file, version);
    }
    await sync(this.folder);
  }

  /** Copies a file with its time, which is that of its import. */
  private async copy(file: string, version: string): Promise<void> {
    const aside = temporaryPath(this.folder, this.edition);
    try {
      await copyFile(file, aside, constants.COPYFILE_FICLONE);
      const { atime, mtime } = await stat(file);
      await utimes(aside, atime, mtime);
      await sync(aside);
      await renameDurably(aside, this.path(version));
    } finally {
      await rm(aside, { force: true });
    }
  }

  async setPinned(version: string, pinned: boolean): Promise<void> {
    const mark = join(this.folder, `${version}${pinSuffix}`);
    await makeFolder(this.folder);
    await (pinned ? writeFile(mark, '') : rm(mark, { force: true }));
    await sync(this.folder);
  }

  /** Removes the file of a version, and its pin. */
  async remove(version: string): Promise<void> {
    await rm(this.path(version), { force: true });
    await this.setPinned(version, false);
  }

  /** Removes the file of a version that is the newest again; it stays pinned. */
  removeDuplicate(version: string): Promise<void> {
    return rm(this.path(version), { force: true });
  }

  private async named(suffix: string): Promise<string[]> {
    const names = await readdir(this.folder).catch(ifMissing<string[]>([]));
    return names
      .filter((name) => name.endsWith(suffix))
      .map((name) => name.slice(0, -suffix.length))
      .filter(isVersion);
  }
}
