import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isEdition } from '../editions.ts';
import { ifMissing } from '../sqlite/ifMissing.ts';
import { readSums, sumsFile } from './sums.ts';

/** A file of a release that is on the disk. */
export interface FoundFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  /** SHA-256, 64 hexadecimal digits. */
  readonly sha256: string;
}

/** A release that is on the disk. */
export interface FoundRelease {
  /** The beginning of its version, which is the name of its folder. */
  readonly name: string;
  /** The parsed `datapackage.json`. */
  readonly description: unknown;
  /** The files that `SHA256SUMS` lists, and that file itself, last. */
  readonly files: readonly FoundFile[];
  /** When its folder was made, Unix time in ms. */
  readonly written: number;
}

const isReleaseName = (name: string): boolean => /^[0-9a-f]{12}$/.test(name);

/**
 * Reads the releases of an edition from the folder of all releases, the last written first; none if there is no such folder. A
 * folder without `SHA256SUMS` and `datapackage.json`, or with a file that is listed and missing, does not count.
 */
export async function findReleases(folder: string, edition: string): Promise<FoundRelease[]> {
  if (!isEdition(edition)) return [];
  const names = await readdir(join(folder, edition)).catch(ifMissing<string[]>([]));
  const found = await Promise.all(names.map((name) => findRelease(folder, edition, name)));
  return found.filter((release) => release !== undefined).sort((a, b) => b.written - a.written);
}

/** Reads one release; undefined if it is not there. Any text can be given as name. */
export async function findRelease(folder: string, edition: string, name: string): Promise<FoundRelease | undefined> {
  if (!isEdition(edition) || !isReleaseName(name)) return undefined;
  const place = join(folder, edition, name);
  const about = await stat(join(place, sumsFile)).catch(ifMissing(undefined));
  if (!about) return undefined;
  const known = seen.get(place);
  if (known?.written === about.mtimeMs) return known;
  const release = await readRelease(place, name, about.mtimeMs).catch(() => undefined);
  if (release) seen.set(place, release);
  return release;
}

/** Releases that were read: they never change. */
const seen = new Map<string, FoundRelease>();

async function readRelease(place: string, name: string, written: number): Promise<FoundRelease> {
  const sums = await readFile(join(place, sumsFile));
  const description: unknown = JSON.parse(await readFile(join(place, 'datapackage.json'), 'utf8'));
  const listed = [
    ...readSums(sums.toString('utf8')),
    { name: sumsFile, sha256: createHash('sha256').update(sums).digest('hex') },
  ];
  const files = await Promise.all(
    listed.map(async (file) => {
      const path = join(place, file.name);
      return { ...file, path, bytes: (await stat(path)).size };
    }),
  );
  return { name, description, files, written };
}
