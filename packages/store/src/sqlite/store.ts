import { sql, type Kysely } from 'kysely';
import type { RequestTables } from '../migrations/requestTables.ts';
import { SqlRequestStore } from '../sql/requests.ts';
import type { Store } from '../store.ts';
import { SqliteDatasetStore } from './datasets.ts';
import { withFile } from './connection.ts';
import { requireReachable } from './reachable.ts';
import { openWriter, type Writer } from './writer.ts';
import { bytesOfRequests, fileOf, openRequests } from './requests.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { Database } from './driver.ts';

/** Maximum wait for another process that is writing. */
const maxWaitMs = 10_000;

/** Longest pause between two attempts. */
const maxPauseMs = 50;

/**
 * Runs an action, and again while another process or thread writes. SQLite's own wait would hold the thread, and with it every
 * other call of a server.
 */
async function whileLocked<T>(action: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + maxWaitMs;
  for (let pauseMs = 2; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
    try {
      return await action();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
    }
    await wait(pauseMs);
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');

/** How a store of SQLite files is opened: the versions that an import keeps, and the address of the thread that writes requests. */
interface SqliteOptions {
  readonly keptVersions: number;
  readonly writer?: string | undefined;
}

/** A store in a folder of SQLite files; `requests.sqlite` is opened or created on first use. */
export function openSqliteStore(folder: string, { keptVersions, writer: thread }: SqliteOptions): Store {
  let requests: Promise<Kysely<RequestTables>> | undefined;
  const connect = (): Promise<Kysely<RequestTables>> => {
    requests ??= openRequests(folder).catch((error: unknown) => {
      requests = undefined;
      throw error;
    });
    return requests;
  };
  let writer: Promise<Writer<RequestTables>> | undefined;
  const startWriter = (thread: string): Promise<Writer<RequestTables>> => {
    // The file is made, and brought up to date, by the connection that reads.
    const starting = connect().then(() => openWriter<RequestTables>(fileOf(folder), thread));
    const forget = (): void => {
      if (writer === starting) writer = undefined;
    };
    void starting.then(({ ended }) => ended).then(forget, forget);
    return starting;
  };
  const connectWriter = async (): Promise<Kysely<RequestTables>> => {
    if (thread === undefined) return connect();
    writer ??= startWriter(thread);
    return (await writer).db;
  };
  return {
    datasets: new SqliteDatasetStore(folder, keptVersions),
    requests: new SqlRequestStore(connect, {
      attempt: (action) =>
        whileLocked(action).catch((error: unknown) => {
          throw withFile(error, fileOf(folder));
        }),
      bytes: bytesOfRequests,
      connectWriter,
      wipe: async (db) => void (await sql`pragma wal_checkpoint(truncate)`.execute(db)),
    }),
    ping: () => requireReachable(folder, fileOf(folder)),
    close: async () => {
      const writing = await writer?.catch(() => undefined);
      const reading = await requests?.catch(() => undefined);
      [requests, writer] = [undefined, undefined];
      await writing?.db.destroy();
      await reading?.destroy();
    },
  };
}
