import { sql, type Kysely } from 'kysely';
import type { RequestTables } from '../migrations/requestTables.ts';
import { SqlRequestStore } from '../sql/requests.ts';
import type { Store } from '../store.ts';
import { openPool, queriesOn } from './connection.ts';
import { type DatabaseLimits, databaseName } from './address.ts';
import { PostgresDatasetStore } from './datasets.ts';
import { bytesOfRequests, lockDeletions, openRequests, vacuumRequests } from './requests.ts';
import { attemptAt } from './retry.ts';

/** A store in a PostgreSQL database: one schema per edition, and `requests`, which is created on first use. */
export function openPostgresStore(
  url: string,
  { keptVersions, ...limits }: DatabaseLimits & { readonly keptVersions: number },
): Store {
  const pool = openPool(url, limits);
  const place = databaseName(url);
  const attempt = attemptAt(place);
  let requests: Promise<Kysely<RequestTables>> | undefined;
  const connect = (): Promise<Kysely<RequestTables>> => {
    requests ??= openRequests(pool, place).catch((error: unknown) => {
      requests = undefined;
      throw error;
    });
    return requests;
  };
  return {
    datasets: new PostgresDatasetStore(url, pool, keptVersions),
    requests: new SqlRequestStore(connect, {
      attempt,
      wipe: () => vacuumRequests(pool),
      bytes: bytesOfRequests,
      lock: lockDeletions,
    }),
    ping: async () => void (await attempt(() => sql`select 1`.execute(queriesOn(pool)))),
    close: () => (pool.ended ? Promise.resolve() : pool.end()),
  };
}
