import { defaultLimits, isPostgresUrl, type DatabaseLimits } from './postgres/connection.ts';
import { openPostgresStore } from './postgres/store.ts';
import { openSqliteStore } from './sqlite/store.ts';
import type { Store } from './store.ts';

/**
 * Opens the store at a place: a data folder of SQLite files, which the first import creates, or a PostgreSQL database,
 * `postgres://USER:PASSWORD@HOST:PORT/DATABASE`. `limits` apply to PostgreSQL only.
 */
export function openStore(place: string, limits: Partial<DatabaseLimits> = {}): Promise<Store> {
  return Promise.resolve(
    isPostgresUrl(place) ? openPostgresStore(place, { ...defaultLimits, ...limits }) : openSqliteStore(place),
  );
}
