import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { TrellisError } from '@trellis/core';
import { isEdition } from '../editions.ts';
import { importFolder } from '../import/importFolder.ts';
import { sync } from '../sqlite/durable.ts';
import type { DatasetHeader, Store } from '../store.ts';
import { isFeedback, isRequestRecord } from './backupRecords.ts';
import { exportFolder } from './exportFolder.ts';

/** The data sets, and numbers of requests and feedback entries, of a backup or restore. */
export interface BackedUp {
  readonly datasets: readonly DatasetHeader[];
  readonly requests: number;
  readonly feedback: number;
}

const files = { requests: 'requests.jsonl', feedback: 'feedback.jsonl' } as const;

/**
 * Writes the whole store into a new folder: each data set as by `exportFolder`, requests with their revisions and feedback
 * as one JSON object per line. The folder gets its name once it is complete.
 */
export async function backUp(store: Store, folder: string): Promise<BackedUp> {
  await requireEmpty(folder);
  const aside = `${folder.replace(/\/+$/, '')}.partial-${process.pid}`;
  try {
    await mkdir(aside, { recursive: true });
    const datasets: DatasetHeader[] = [];
    for (const edition of await store.datasets.editions()) {
      await exportFolder(await store.datasets.contents(edition), join(aside, edition));
      const header = await store.datasets.header(edition);
      if (header) datasets.push(header);
    }
    const requests = await writeLines(join(aside, files.requests), store.requests.records());
    const feedback = await writeLines(join(aside, files.feedback), await store.requests.feedback());
    await rm(folder, { recursive: true, force: true });
    await rename(aside, folder);
    return { datasets, requests, feedback };
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** Restores a backup: replaces data sets, and adds requests and feedback to the existing ones. */
export async function restore(store: Store, folder: string): Promise<BackedUp> {
  const names = await readdir(folder).catch((): string[] => []);
  if (!names.includes(files.requests))
    throw new TrellisError('bad-file', `${folder} is not a backup: ${files.requests} is missing`);
  const datasets: DatasetHeader[] = [];
  for (const edition of names.filter(isEdition).sort()) {
    if (!(await stat(join(folder, edition))).isDirectory()) continue;
    const { contents } = await importFolder(join(folder, edition), { edition });
    datasets.push(await store.datasets.replace(contents));
  }
  let [requests, feedback] = [0, 0];
  for await (const record of readLines(join(folder, files.requests), isRequestRecord))
    if (await store.requests.restore(record)) requests++;
  for await (const entry of readLines(join(folder, files.feedback), isFeedback))
    if (await store.requests.restoreFeedback(entry)) feedback++;
  return { datasets, requests, feedback };
}

async function requireEmpty(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  if (names.length > 0) throw new TrellisError('bad-request', `the folder ${folder} is not empty`);
}

/** Writes one JSON object per line; returns their number. */
async function writeLines(path: string, values: AsyncIterable<object> | Iterable<object>): Promise<number> {
  let lines = 0;
  async function* texts(): AsyncGenerator<string> {
    for await (const value of values) {
      lines++;
      yield `${JSON.stringify(value)}\n`;
    }
  }
  await pipeline(Readable.from(texts()), createWriteStream(path));
  await sync(path);
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
