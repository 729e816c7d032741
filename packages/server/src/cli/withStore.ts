import { openStore, type Store } from '@trellis/store';
import type { Arguments } from './command.ts';
import { dataFolder } from './parse.ts';

/** Opens the store of the data folder, and closes it whatever happens. */
export async function withStore<T>(args: Arguments, action: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(dataFolder(args));
  try {
    return await action(store);
  } finally {
    await store.close();
  }
}
