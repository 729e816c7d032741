import { defaultLimits, isPostgresUrl, type DatabaseLimits } from './postgres/address.ts';
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
 * Opens the store at a location: a data folder of SQLite files, which the first import creates, or a PostgreSQL database,
 * `postgres://USER:PASSWORD@HOST:PORT/DATABASE`, whose client is loaded then: each thread that starts would load it.
 */
export async function openStore(location: string, options: Partial<StoreOptions> = {}): Promise<Store> {
  const { keptVersions = defaultKeptVersions, writer, ...limits } = options;
  if (!isPostgresUrl(location)) return openSqliteStore(location, { keptVersions, writer });
  const { openPostgresStore } = await import('./postgres/store.ts');
  return openPostgresStore(location, { ...defaultLimits, ...limits, keptVersions });
}
