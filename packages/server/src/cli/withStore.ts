import { openStore, type Store } from '@trellis/store';
import type { Arguments } from './command.ts';
import { dataPlace } from './parse.ts';

/** Opens the store of the command line for an action, and always closes it. */
export async function withStore<T>(args: Arguments, action: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(dataPlace(args));
  try {
    return await action(store);
  } finally {
    await store.close();
  }
}
