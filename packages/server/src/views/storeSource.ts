import { openStore, type DatabaseLimits, type DatasetStore } from '@trellis/store';

/** Where and how a thread opens the store. */
export interface StoreSource {
  readonly place: string;
  readonly limits: DatabaseLimits;
}

/** Opens the store for one read. */
export async function withStore<T>(
  { place, limits }: StoreSource,
  read: (store: DatasetStore) => Promise<T>,
): Promise<T> {
  const store = await openStore(place, limits);
  try {
    return await read(store.datasets);
  } finally {
    await store.close();
  }
}
