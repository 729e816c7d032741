import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { hasPostgres, lendDatabase } from '../../../scripts/rig/testDatabases.ts';
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

/** A new empty database, which is given back when the test has finished. */
export async function temporaryDatabase(): Promise<string> {
  const { url, giveBack } = await lendDatabase();
  onTestFinished(giveBack);
  return url;
}

/** The thread that writes requests, in the bundle that this run has made of the sources. */
export const writer = pathToFileURL(join(process.env['TRELLIS_TEST_BUNDLE'] ?? '', 'requestWriter.js')).href;

/** SQLite as a server opens it: what is written is written by a thread. */
export const sqliteOfServer: Engine = {
  name: 'SQLite with a thread that writes',
  create: async () => created(await temporaryFolder(), { writer }),
};

/** Every engine that is here. Each test of the suite holds for all of them. */
export const engines: readonly Engine[] = hasPostgres ? [sqlite, postgres] : [sqlite];
