import type { DataReader } from '@trellis/engine';
import { openStore, type DatabaseLimits, type DatasetStore } from '@trellis/store';

/** Where and how a thread opens the store. */
export interface StoreSource {
  readonly location: string;
  readonly limits: DatabaseLimits;
}

/** Opens the store for one read. */
export async function withStore<T>(
  { location, limits }: StoreSource,
  read: (store: DatasetStore) => Promise<T>,
): Promise<T> {
  const store = await openStore(location, limits);
  try {
    return await read(store.datasets);
  } finally {
    await store.close();
  }
}

/** Reads data sets from the store, which is opened for each read. */
export const storeReader = (source: StoreSource): DataReader => ({
  documents: ({ edition, version }, kind, names) =>
    withStore(source, async (store) => {
      const texts: (string | undefined)[] = [];
      for (const name of names) texts.push(await store[kind](edition, name, version));
      return texts;
    }),
  clusterInfo: (of) => withStore(source, (store) => store.clusterInfo(of)),
  motifs: (of, kind, regions) => withStore(source, (store) => store.motifs(of, kind, regions)),
});
