import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@trellis/client';
import { TrellisError } from '@trellis/core';
import { isPostgresUrl, openStore } from '@trellis/store';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config/config.ts';
import type { Arguments } from '../command.ts';
import { didYouMean } from '../didYouMean.ts';
import { dataPlace, text } from '../parse.ts';
import { UsageError } from '../usageError.ts';
import { fetchFrom } from './fetchFrom.ts';
import type { Site } from './askedSite.ts';

/** A local user waits as long as it takes, and no file is too large. */
const settings = {
  log: 'silent',
  threads: 1,
  queueSeconds: 3600,
  answerSeconds: 3600,
  uploadBytes: 2 ** 31 - 1,
  uploadRows: 2 ** 31 - 1,
} as const;

/**
 * Opens the data sets of a folder or database in this process. They are only read: requests go to a temporary folder, which is
 * removed at the end. Throws `unknown-edition`.
 */
export async function openLocalSite(args: Arguments, command: string): Promise<Site> {
  const place = dataPlace(args);
  const edition = await chosenEdition(place, text(args, 'edition'), command);
  const source = isPostgresUrl(place) ? { database: place } : { data: place };
  const temporary = await temporaryFolder();
  const app = await buildApp(readConfig({ ...source, ...settings }, {}), {
    requests: temporary.path,
    isApiOnly: true,
  });
  const url = 'http://localhost';
  return {
    url,
    client: createClient({ url, edition, fetch: fetchFrom(app) }),
    isRemote: false,
    async close() {
      await app.close();
      await temporary.remove();
    },
  };
}

/** Returns the edition that is asked for, or the only one. */
async function chosenEdition(place: string, asked: string | undefined, command: string): Promise<string> {
  const store = await openStore(place);
  const editions = await store.datasets.editions().finally(() => store.close());
  if (editions.length === 0)
    throw new TrellisError('unknown-edition', `there is no data set in ${place} (trellis import or demo makes one)`);
  const known = editions.join(', ');
  if (asked === undefined && editions.length > 1)
    throw new UsageError(`${command} needs --edition: ${known}`, `try: trellis ${command} --help`);
  if (asked !== undefined && !editions.includes(asked))
    throw new TrellisError(
      'unknown-edition',
      `there is no data set "${asked}"${didYouMean(asked, editions)}; there are ${known}`,
    );
  return asked ?? editions[0];
}

/** Makes a folder that only this user can read; it is removed at the latest when the process ends. */
async function temporaryFolder(): Promise<{ readonly path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'trellis-ask-'));
  const removeAtEnd = (): void => rmSync(path, { recursive: true, force: true });
  const end = (): never => process.exit(130);
  process.once('exit', removeAtEnd).once('SIGINT', end).once('SIGTERM', end);
  return {
    path,
    async remove() {
      process.off('exit', removeAtEnd).off('SIGINT', end).off('SIGTERM', end);
      await rm(path, { recursive: true, force: true });
    },
  };
}
