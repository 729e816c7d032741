import { openSqliteStore } from './sqlite/store.ts';
import type { Store } from './store.ts';

/** Opens the store in a data folder. The folder need not exist yet: the first import makes it. */
export function openStore(folder: string): Promise<Store> {
  return Promise.resolve(openSqliteStore(folder));
}
