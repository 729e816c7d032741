import { defaultLimits, isPostgresUrl, type DatabaseLimits } from './postgres/connection.ts';
import { openPostgresStore } from './postgres/store.ts';
import { openSqliteStore } from './sqlite/store.ts';
import { defaultKeptVersions, type Store } from './store.ts';

/**
 * How a store is opened: limits of the connections to PostgreSQL, the number of versions that an import keeps, and the address of the
 * thread that writes requests into an SQLite file, for a process that must not wait for the disk.
 */
export interface StoreOptions extends DatabaseLimits {
  readonly keptVersions: number;
  readonly writer?: string;
}

/**
 * Opens the store at a place: a data folder of SQLite files, which the first import creates, or a PostgreSQL database,
 * `postgres://USER:PASSWORD@HOST:PORT/DATABASE`.
 */
export function openStore(place: string, options: Partial<StoreOptions> = {}): Promise<Store> {
  const { keptVersions = defaultKeptVersions, writer, ...limits } = options;
  return Promise.resolve(
    isPostgresUrl(place)
      ? openPostgresStore(place, { ...defaultLimits, ...limits, keptVersions })
      : openSqliteStore(place, { keptVersions, writer }),
  );
}
