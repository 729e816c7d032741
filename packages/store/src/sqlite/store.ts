import { sql, type Kysely } from 'kysely';
import type { RequestTables } from '../migrations/requestTables.ts';
import { SqlRequestStore } from '../sql/requests.ts';
import type { Store } from '../store.ts';
import { SqliteDatasetStore } from './datasets.ts';
import { withFile } from './connection.ts';
import { requireReachable } from './reachable.ts';
import { whileLocked } from './whileLocked.ts';
import { bytesOfRequests, fileOf, openRequests } from './requests.ts';

/** A store in a folder of SQLite files; `requests.sqlite` is opened or created on first use. */
export function openSqliteStore(folder: string, keptVersions: number): Store {
  let requests: Promise<Kysely<RequestTables>> | undefined;
  const connect = (): Promise<Kysely<RequestTables>> => {
    requests ??= openRequests(folder).catch((error: unknown) => {
      requests = undefined;
      throw error;
    });
    return requests;
  };
  return {
    datasets: new SqliteDatasetStore(folder, keptVersions),
    requests: new SqlRequestStore(connect, {
      attempt: (action) =>
        whileLocked(action).catch((error: unknown) => {
          throw withFile(error, fileOf(folder));
        }),
      bytes: bytesOfRequests,
      wipe: async (db) => void (await sql`pragma wal_checkpoint(truncate)`.execute(db)),
    }),
    ping: () => requireReachable(folder, fileOf(folder)),
    close: async () => {
      const open = await requests?.catch(() => undefined);
      requests = undefined;
      await open?.destroy();
    },
  };
}
