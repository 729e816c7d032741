import { existsSync } from 'node:fs';
import { isPostgresUrl, openStore, type Store } from '@trellis/store';
import type { Arguments } from './command.ts';
import { keptVersions } from '../config/keptVersions.ts';
import { dataLocation } from './parse.ts';
import { UsageError } from './usageError.ts';

/** Opens the store of the command line for an action, and always closes it. */
export async function withStore<T>(args: Arguments, action: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(dataLocation(args), { keptVersions: keptVersions() });
  try {
    return await action(store);
  } finally {
    await store.close();
  }
}

/** The same for a command on what is stored already. Throws a UsageError if there is no such folder: it would be an empty store. */
export async function withExistingStore<T>(args: Arguments, action: (store: Store) => Promise<T>): Promise<T> {
  const location = dataLocation(args);
  if (!isPostgresUrl(location) && !existsSync(location))
    throw new UsageError(`there is no folder ${location}`, 'give it with --data');
  return withStore(args, action);
}
