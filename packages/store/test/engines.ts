import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { openStore, type Store, type StoreOptions } from '../src/index.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** An engine that the store suite runs on, for real: no mocks. */
export interface Engine {
  readonly name: string;
  /** A new empty store, closed when the test has finished, and a way to open the same one once more. */
  create(): Promise<Created>;
}

export interface Created {
  readonly store: Store;
  readonly reopen: () => Promise<Store>;
  /** Where it is: what `openStore` takes. */
  readonly place: string;
}

async function created(place: string, options: Partial<StoreOptions> = {}): Promise<Created> {
  const reopen = async (): Promise<Store> => {
    const store = await openStore(place, options);
    onTestFinished(() => store.close());
    return store;
  };
  return { store: await reopen(), reopen, place };
}

const sqlite: Engine = { name: 'SQLite', create: async () => created(await temporaryFolder()) };
const postgres: Engine = { name: 'PostgreSQL', create: async () => created(await temporaryDatabase()) };

/** PostgreSQL for tests, as somebody who may create databases. */
const server = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test';

/** Runs one statement as the maker of databases. */
export async function onServer(statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A new empty database that is dropped when the test has finished. */
export async function temporaryDatabase(): Promise<string> {
  const name = `trellis_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template template0`);
  onTestFinished(async () => void (await onServer(`drop database if exists ${name} with (force)`)));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Whether PostgreSQL answers; without it the tests that need it are skipped, and say so. */
export const hasPostgres = await onServer('select 1').then(
  () => true,
  () => false,
);
if (!hasPostgres) console.warn(`PostgreSQL does not answer at ${new URL(server).host}: its tests are skipped`);

/** The thread that writes requests, in the bundle that this run has made of the sources. */
const writer = pathToFileURL(join(process.env['TRELLIS_TEST_BUNDLE'] ?? '', 'requestWriter.js')).href;

/** SQLite as a server opens it: what is written is written by a thread. */
export const sqliteOfServer: Engine = {
  name: 'SQLite with a thread that writes',
  create: async () => created(await temporaryFolder(), { writer }),
};

/** Every engine that is here. Each test of the suite holds for all of them. */
export const engines: readonly Engine[] = hasPostgres ? [sqlite, postgres] : [sqlite];
