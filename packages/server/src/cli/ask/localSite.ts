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
import { dataLocation, text } from '../parse.ts';
import { UsageError } from '../usageError.ts';
import type { Site } from './siteClient.ts';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance } from 'fastify';

/** Statuses whose answers have no body. */
const withoutBody = new Set([204, 304]);

/** Returns a `fetch` that an app answers in this process, without a port. Redirects of a GET are followed. */
function fetchFrom(app: FastifyInstance): typeof fetch {
  return async function ask(input, init) {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const reply = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      payload: request.body ? Buffer.from(await request.arrayBuffer()) : undefined,
      payloadAsStream: true,
    });
    const { location } = reply.headers;
    if (reply.statusCode === 301 && typeof location === 'string') {
      reply.stream().resume();
      return ask(new URL(location, request.url), init);
    }
    const body = Readable.toWeb(reply.stream()) as ReadableStream<Uint8Array>;
    return new Response(withoutBody.has(reply.statusCode) ? null : (body as BodyInit), {
      status: reply.statusCode,
      headers: headersOf(reply.headers),
    });
  };
}

function headersOf(headers: Readonly<Record<string, unknown>>): Headers {
  const all = new Headers();
  for (const [name, value] of Object.entries(headers))
    for (const one of [value].flat()) if (one !== undefined) all.append(name, String(one));
  return all;
}

/** A local user waits as long as it takes, and no file is too large. */
const settings = {
  log: 'silent',
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
  const location = dataLocation(args);
  const edition = await chosenEdition(location, text(args, 'edition'), command);
  const source = isPostgresUrl(location) ? { database: location } : { data: location };
  const temporary = await temporaryFolder();
  const app = await buildApp(readConfig({ ...source, ...settings }, {}), {
    requests: temporary.path,
    isApiOnly: true,
    computing: 'quick in process',
    isRepeatable: true,
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
async function chosenEdition(location: string, requested: string | undefined, command: string): Promise<string> {
  const store = await openStore(location);
  const editions = await store.datasets.editions().finally(() => store.close());
  if (editions.length === 0)
    throw new TrellisError(
      'unknown-edition',
      `there is no data set in ${location} (trellis import or demo makes one)`,
    );
  const known = editions.join(', ');
  if (requested === undefined && editions.length > 1)
    throw new UsageError(`${command} needs --edition: ${known}`, `try: trellis ${command} --help`);
  if (requested !== undefined && !editions.includes(requested))
    throw new TrellisError(
      'unknown-edition',
      `there is no data set "${requested}"${didYouMean(requested, editions)}; there are ${known}`,
    );
  return requested ?? editions[0];
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
