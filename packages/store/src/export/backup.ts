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
import type { DatasetHeader, StoredFeedback, RequestRecord, Store } from '../store.ts';
import { exportFolder } from './exportFolder.ts';

/** What a backup or a restore has dealt with. */
export interface BackedUp {
  readonly datasets: readonly DatasetHeader[];
  readonly requests: number;
  readonly feedback: number;
}

const files = { requests: 'requests.jsonl', feedback: 'feedback.jsonl' } as const;

/**
 * Writes everything in a store into a new folder: each data set as `exportFolder` does, requests with their revisions and
 * feedback one JSON object on a line. The folder appears under its name when it is complete.
 */
export async function backUp(store: Store, folder: string): Promise<BackedUp> {
  await refuseFilled(folder);
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

/** Puts a backup back: data sets in the place of the current ones, requests and feedback beside those that are there. */
export async function restore(store: Store, folder: string): Promise<BackedUp> {
  const names = await readdir(folder).catch((): string[] => []);
  if (!names.includes(files.requests))
    throw new TrellisError('bad-file', `${folder} is no backup: it holds no ${files.requests}`);
  const datasets: DatasetHeader[] = [];
  for (const edition of names.filter(isEdition).sort()) {
    if (!(await stat(join(folder, edition))).isDirectory()) continue;
    const { contents } = await importFolder(join(folder, edition), { edition });
    datasets.push(await store.datasets.replace(contents));
  }
  let [requests, feedback] = [0, 0];
  for await (const record of readLines<RequestRecord>(join(folder, files.requests)))
    if (await store.requests.restore(record)) requests++;
  for await (const entry of readLines<StoredFeedback>(join(folder, files.feedback)))
    if (await store.requests.restoreFeedback(entry)) feedback++;
  return { datasets, requests, feedback };
}

async function refuseFilled(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  if (names.length > 0) throw new TrellisError('bad-request', `the folder ${folder} is not empty`);
}

/** Writes one JSON object on a line; returns how many. */
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

async function* readLines<T>(path: string): AsyncGenerator<T> {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    number++;
    if (line !== '') yield parseLine(line, `${path}, line ${number}`) as T;
  }
}

function parseLine(line: string, place: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new TrellisError('bad-file', `${place}: this is not JSON, the backup is damaged`);
  }
}
