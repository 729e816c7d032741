import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { TrellisError } from '@trellis/core';
import { countOf, formatCount } from '@trellis/core/formats';
import {
  convertEdition,
  fetchSources,
  folderOutput,
  readFetched,
  type Fetched,
  type MissingFile,
} from '@trellis/recipes';
import type { Output } from '../command.ts';
import type { EditionRecipes } from './chooseRecipes.ts';
import { bytesOf, filesOfEditions } from './describeFiles.ts';
import { describeProgress, describeReports, megabytes } from './texts.ts';
import { keptWorkFolder, temporaryWorkFolder } from './workFolder.ts';
import { withText } from './withText.ts';

export interface FetchPlan {
  readonly editions: readonly EditionRecipes[];
  readonly output: Output;
  /** The data folder or database. */
  readonly place: string;
  readonly cache: string;
  readonly mirror: string | undefined;
  readonly jobs: number;
  /** Folder that keeps the import folders. */
  readonly keep: string | undefined;
  /** Whether to continue without the files that cannot be had. */
  readonly isPartial: boolean;
  /** Replaces the data set of an edition with an import folder. */
  readonly importFolder: (folder: string, edition: string) => Promise<void>;
}

/**
 * Growth of the heap before garbage is collected again, in percent. Converted rows are garbage at once: with V8's own choice the
 * three editions take 1.1 GB, with this 0.65 GB, in the same time.
 */
const heapGrowth = 50;

/**
 * Downloads the sources of all editions, then converts all, then imports all. Throws `bad-file` when a file cannot be had, has
 * changed or cannot be read, before anything is imported. Editions that are imported before another one fails stay so.
 */
export async function fetchEditions(plan: FetchPlan): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${heapGrowth}`);
  const { editions, keep, place } = plan;
  const work = await (keep === undefined ? temporaryWorkFolder(place) : keptWorkFolder(keep));
  const folderOf = (edition: string): string =>
    keep !== undefined && editions.length === 1 ? work.path : join(work.path, edition);
  let isDone = false;
  try {
    const fetched = await downloadFiles(plan);
    requireComplete(fetched.missing, plan);
    for (const one of editions) await convert(one, folderOf(one.edition), fetched, plan.output);
    await importAll(plan, folderOf);
    isDone = true;
  } finally {
    if (keep === undefined || !isDone) await work.remove();
  }
}

/** Imports the folders one after another. When one cannot be imported, a note says which editions are new nevertheless. */
async function importAll(
  { editions, output, importFolder }: FetchPlan,
  folderOf: (edition: string) => string,
): Promise<void> {
  const imported: string[] = [];
  for (const { edition } of editions) {
    try {
      await importFolder(folderOf(edition), edition);
    } catch (error) {
      if (imported.length > 0) output.note(`note: imported before the error, and kept: ${imported.join(', ')}`);
      throw error;
    }
    imported.push(edition);
  }
}

async function downloadFiles({ editions, output, cache, mirror, jobs }: FetchPlan): Promise<Fetched> {
  const files = filesOfEditions(editions);
  const total = `${countOf(files.length, 'file')}, ${megabytes(bytesOf(files))} MB`;
  const fetched = await untilInterrupted((signal) =>
    fetchSources({
      files,
      cache,
      mirror,
      jobs,
      signal,
      env: process.env,
      progress: (now) => output.progress(now.bytes / Math.max(1, now.totalBytes), describeProgress(now)),
    }),
  );
  output.print(`${total}: ${formatCount(fetched.fetched)} fetched, ${formatCount(fetched.cached)} in the cache`);
  return fetched;
}

/** Runs an action that Ctrl-C ends in an orderly way. */
async function untilInterrupted<T>(action: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const interrupt = (): void => controller.abort(new Error('interrupted; the next run continues the downloads'));
  process.once('SIGINT', interrupt);
  try {
    return await action(controller.signal);
  } finally {
    process.off('SIGINT', interrupt);
  }
}

/** Maximum number of missing files that are listed. */
const maxListed = 20;

function requireComplete(missing: readonly MissingFile[], { editions, output, isPartial }: FetchPlan): void {
  if (missing.length === 0) return;
  for (const { file, reason } of missing.slice(0, maxListed)) output.print(`missing: ${file.url} (${reason})`);
  if (missing.length > maxListed) output.print(`and ${formatCount(missing.length - maxListed)} more`);
  if (isPartial) return;
  const all = countOf(filesOfEditions(editions).length, 'file');
  throw new TrellisError(
    'bad-file',
    `${formatCount(missing.length)} of ${all} could not be had, and nothing was imported; --partial continues without them`,
  );
}

async function convert(
  { edition, recipes }: EditionRecipes,
  folder: string,
  fetched: Fetched,
  output: Output,
): Promise<void> {
  const reports = await convertEdition({
    edition,
    recipes,
    read: readFetched(fetched),
    output: folderOutput(folder),
    progress: (fraction) => withText(output, `converting ${edition}`).progress(fraction),
  });
  output.print(`${edition}:`);
  for (const line of describeReports(reports)) output.print(line);
}
