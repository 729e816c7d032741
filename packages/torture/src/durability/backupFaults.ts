import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, restore } from '@trellis/store';
import type { Acknowledged } from './journal.ts';

/** A line of `requests.jsonl`: a request, or the id of a deleted one. */
interface Line {
  readonly id: string;
  readonly deleted?: string;
}

/** Compares a finished backup with what was acknowledged before it began. */
export async function backupFaults(folder: string, { kept, deleted, feedback }: Acknowledged): Promise<string[]> {
  const lines = await readLines<Line>(join(folder, 'requests.jsonl'));
  const there = new Set(lines.filter((line) => line.deleted === undefined).map(({ id }) => id));
  const known = new Set(lines.filter((line) => line.deleted !== undefined).map(({ id }) => id));
  const gone = new Set([...known, ...there]);
  const texts = new Set((await readLines<{ readonly text: string }>(join(folder, 'feedback.jsonl'))).map(textOf));
  return [
    // What was deleted while the backup was written is in it as deleted, or as it was.
    ...missing(kept, gone).map((id) => `the backup lacks request ${id}`),
    ...missing(deleted, known).map((id) => `the backup does not know that ${id} was deleted`),
    ...[...deleted].filter((id) => there.has(id)).map((id) => `the backup has ${id}, which was deleted`),
    ...missing(feedback, texts).map((text) => `the backup lacks feedback ${text}`),
  ];
}

const textOf = ({ text }: { readonly text: string }): string => text;

const missing = (wanted: ReadonlySet<string>, there: ReadonlySet<string>): string[] =>
  [...wanted].filter((each) => !there.has(each));

async function readLines<T>(path: string): Promise<T[]> {
  const lines = (await readFile(path, 'utf8')).split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as T);
}

/** Restores a backup into an empty folder, and compares the data sets and the number of requests with the backup. */
export async function restoreFaults(folder: string, versions: readonly string[]): Promise<string[]> {
  const place = await mkdtemp(join(tmpdir(), 'trellis-restored-'));
  const store = await openStore(place);
  try {
    const { datasets, requests, feedback } = await restore(store, folder);
    const faults = (await Promise.all(datasets.map(({ edition }) => store.datasets.check(edition)))).flat();
    const restored = datasets.map(({ version }) => version);
    if (restored.join() !== versions.join()) faults.push(`the restored data sets are ${restored.join()}`);
    const lines = await readLines<Line>(join(folder, 'requests.jsonl'));
    const there = new Set(lines.filter(({ deleted }) => deleted !== undefined).map(({ id }) => id));
    const expected = lines.filter(({ id, deleted }) => deleted === undefined && !there.has(id)).length;
    if (requests < expected) faults.push(`${requests} of ${expected} requests were restored`);
    const texts = (await readLines(join(folder, 'feedback.jsonl'))).length;
    if (feedback !== texts) faults.push(`${feedback} of ${texts} feedback entries were restored`);
    return faults;
  } finally {
    await store.close();
    await rm(place, { recursive: true, force: true });
  }
}
