import { openStore, type Store } from '@trellis/store';
import type { Arguments } from './command.ts';
import { keptVersions } from '../config/keptVersions.ts';
import { dataPlace } from './parse.ts';

/** Opens the store of the command line for an action, and always closes it. */
export async function withStore<T>(args: Arguments, action: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(dataPlace(args), { keptVersions: keptVersions() });
  try {
    return await action(store);
  } finally {
    await store.close();
  }
}
