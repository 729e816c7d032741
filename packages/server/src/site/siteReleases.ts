import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Release, Releases } from '@trellis/contract';
import { TrellisError } from '@trellis/core';
import { findRelease, type DatasetStore, type FoundFile } from '@trellis/store';
import { listReleases } from '../data/releases.ts';
import { releaseIndex, type ReleaseIndex } from './manifest.ts';

/** Which releases of an edition a folder has. */
export type ReleaseChoice = 'all' | 'newest' | 'none';

interface Options {
  /** Folder of all releases of the site. */
  readonly from: string;
  /** The folder of the site. */
  readonly folder: string;
  readonly editions: readonly string[];
  readonly choice: ReleaseChoice;
}

/**
 * Copies the releases of some editions to the addresses that they have on a server, `releases/VERSION/FILE`, and writes
 * `releases/index.json`, which lists them. Each copy is compared with its hash. Throws `bad-request` for a file that has changed since its
 * release, and for two editions with the same data, whose releases would have the same addresses.
 */
export async function writeSiteReleases(store: DatasetStore, options: Options): Promise<ReleaseIndex> {
  const editions: Releases[] = [];
  for (const edition of options.editions) {
    const versions = (await store.versions(edition)).map(({ header }) => header.version);
    const releases = await chosen(edition, versions, options);
    const taken = releases.find(({ name }) => editions.some((other) => has(other, name)));
    if (taken) throw sameData(edition, taken);
    for (const release of releases) await copyRelease(edition, release, options);
    editions.push({ edition, version: versions[0], releases });
  }
  const index: ReleaseIndex = { format: 1, editions };
  await mkdir(join(options.folder, 'releases'), { recursive: true });
  await writeFile(join(options.folder, releaseIndex), JSON.stringify(index));
  return index;
}

/** Size of all files of some releases in bytes. */
export const releaseBytes = (releases: readonly Release[]): number =>
  releases.flatMap(({ files }) => files).reduce((sum, { bytes }) => sum + bytes, 0);

/** The chosen releases: that of the newest data first, then the last imported, which no copy of the data folder changes. */
async function chosen(
  edition: string,
  versions: readonly string[],
  { from, choice }: Options,
): Promise<readonly Release[]> {
  if (choice === 'none') return [];
  const rank = ({ version }: Release): number =>
    versions.includes(version) ? versions.indexOf(version) : versions.length;
  const found = (await listReleases(from, edition, versions[0])).sort(
    (a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1),
  );
  return choice === 'newest' ? found.slice(0, 1) : found;
}

async function copyRelease(edition: string, { name }: Release, { from, folder }: Options): Promise<void> {
  const place = join(folder, 'releases', name);
  await mkdir(place, { recursive: true });
  const found = await findRelease(from, edition, name);
  for (const file of found?.files ?? []) {
    const copy = join(place, file.name);
    await copyFile(file.path, copy);
    if ((await hashOf(copy)) !== file.sha256) throw changed(file);
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

const has = ({ releases }: Releases, name: string): boolean => releases.some((release) => release.name === name);

const changed = ({ path }: FoundFile): TrellisError =>
  new TrellisError('bad-request', `${path} is not the file that its SHA256SUMS names: write the release again`);

const sameData = (edition: string, { name }: Release): TrellisError =>
  new TrellisError(
    'bad-request',
    `${edition} and another edition have the same data: their releases ${name} would have the same addresses`,
  );
