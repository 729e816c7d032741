import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { TrellisError } from '@trellis/core';
import { isEdition } from '../editions.ts';
import { importFolder } from '../import/importFolder.ts';
import { renameDurably, syncTree } from '../sqlite/durable.ts';
import { removeLeftovers } from '../sqlite/temporary.ts';
import { shortVersion } from '../contents/shortVersion.ts';
import type { DatasetHeader, DatasetStore, Store } from '../store.ts';
import { isFeedback, isRequestRecord } from './backupRecords.ts';
import { exportFolder } from './exportFolder.ts';
import { makeFolder } from '../makeFolder.ts';

/** The data sets, and numbers of requests and feedback entries, of a backup or restore. */
export interface BackedUp {
  readonly datasets: readonly DatasetHeader[];
  readonly requests: number;
  readonly feedback: number;
}

const files = { requests: 'requests.jsonl', feedback: 'feedback.jsonl' } as const;

/** Folder of the older versions; no edition can have this name. */
const olderFolder = '_versions';

/** End of the folder name of an older version that is pinned, and the empty file that marks the newest one as pinned. */
const [pinnedEnd, pinnedFile] = ['-pinned', 'pinned'];

/**
 * Writes the whole store into a new folder: each data set and its older versions as by `exportFolder`, requests with their
 * revisions and feedback as one JSON object per line. The folder gets its name once it is complete and on the disk. Folders of
 * backups of the same name that were killed are removed.
 */
export async function backUp(store: Store, folder: string): Promise<BackedUp> {
  await requireEmpty(folder);
  const target = resolve(folder);
  const aside = `${target}.partial-${process.pid}`;
  await removeLeftovers(dirname(target), partialPattern(basename(target)));
  try {
    await makeFolder(aside);
    const datasets: DatasetHeader[] = [];
    for (const edition of await store.datasets.editions()) {
      await exportFolder(await store.datasets.contents(edition), join(aside, edition));
      await backUpOlder(store.datasets, edition, aside);
      const header = await store.datasets.header(edition);
      if (header) datasets.push(header);
    }
    const requests = await writeLines(join(aside, files.requests), store.requests.records(), isCounted);
    const feedback = await writeLines(join(aside, files.feedback), await store.requests.feedback(), () => true);
    await syncTree(aside);
    await rm(target, { recursive: true, force: true });
    await renameDurably(aside, target);
    return { datasets, requests, feedback };
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** Writes the older versions of an edition into `_versions/EDITION/`, numbered from the oldest, and the pins. */
async function backUpOlder(store: DatasetStore, edition: string, folder: string): Promise<void> {
  const [newest, ...older] = await store.versions(edition);
  const to = join(folder, olderFolder, edition);
  for (const [i, { header, pinned }] of older.reverse().entries()) {
    const name = `${String(i + 1).padStart(4, '0')}-${shortVersion(header.version)}${pinned ? pinnedEnd : ''}`;
    await exportFolder(await store.contents(edition, header.version), join(to, name));
  }
  if (!newest.pinned) return;
  await makeFolder(to);
  await writeFile(join(to, pinnedFile), '');
}

/** Restores an edition: the older versions, the oldest first, then the newest, and the pins. */
async function restoreEdition(store: DatasetStore, edition: string, folder: string): Promise<DatasetHeader> {
  const from = join(folder, olderFolder, edition);
  const names = (await readdir(from).catch((): string[] => [])).sort();
  for (const name of names.filter((each) => /^\d/.test(each))) {
    const { contents } = await importFolder(join(from, name), { edition });
    const { version } = await store.replace(contents, { keep: Infinity });
    if (name.endsWith(pinnedEnd)) await store.pin(edition, version, true);
  }
  const { contents } = await importFolder(join(folder, edition), { edition });
  const header = await store.replace(contents);
  if (names.includes(pinnedFile)) await store.pin(edition, header.version, true);
  return header;
}

/** Restores a backup: replaces data sets, and adds requests and feedback to the existing ones. */
export async function restore(store: Store, folder: string): Promise<BackedUp> {
  const names = await readdir(folder).catch((): string[] => []);
  if (partialPattern().test(basename(resolve(folder))))
    throw new TrellisError('bad-file', `${folder} is not a backup: it was not written to its end`);
  if (!names.includes(files.requests))
    throw new TrellisError('bad-file', `${folder} is not a backup: ${files.requests} is missing`);
  const datasets: DatasetHeader[] = [];
  for (const edition of names.filter(isEdition).sort()) {
    if (!(await stat(join(folder, edition))).isDirectory()) continue;
    datasets.push(await restoreEdition(store.datasets, edition, folder));
  }
  let [requests, feedback] = [0, 0];
  for await (const record of readLines(join(folder, files.requests), isRequestRecord))
    if (await store.requests.restore(record)) requests++;
  for await (const entry of readLines(join(folder, files.feedback), isFeedback))
    if (await store.requests.restoreFeedback(entry)) feedback++;
  return { datasets, requests, feedback };
}

/** Names of backups that are not complete, by default those of any backup. The group is the number of the process. */
const partialPattern = (name?: string): RegExp =>
  new RegExp(`^${name?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') ?? '.*'}\\.partial-(\\d+)$`);

async function requireEmpty(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  if (names.length > 0) throw new TrellisError('bad-request', `the folder ${folder} is not empty`);
}

/** Whether a record is a request of its own. */
const isCounted = (record: object): boolean => !('revisionOf' in record);

/** Writes one JSON object per line; returns how many of them count. */
async function writeLines(
  path: string,
  values: AsyncIterable<object> | Iterable<object>,
  counts: (value: object) => boolean,
): Promise<number> {
  let lines = 0;
  async function* texts(): AsyncGenerator<string> {
    for await (const value of values) {
      if (counts(value)) lines++;
      yield `${JSON.stringify(value)}\n`;
    }
  }
  await pipeline(Readable.from(texts()), createWriteStream(path));
  return lines;
}

async function* readLines<T>(path: string, isValid: (value: unknown) => value is T): AsyncGenerator<T> {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    number++;
    if (line === '') continue;
    const value = parseLine(line, `${path}, line ${number}`);
    if (!isValid(value)) throw damaged(`${path}, line ${number}`, 'an unexpected JSON value');
    yield value;
  }
}

function parseLine(line: string, place: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw damaged(place, 'not JSON');
  }
}

const damaged = (place: string, problem: string): TrellisError =>
  new TrellisError('bad-file', `${place}: ${problem}, the backup is damaged`);
