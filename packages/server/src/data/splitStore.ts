import { openStore, type DatabaseLimits, type Store, type StoreOptions } from '@trellis/store';

/** The places of a store: data sets, and requests if they are kept elsewhere. */
export interface StoreLocations {
  readonly datasets: string;
  readonly requests: string | undefined;
}

/** Opens a store whose requests can be at another location than its data sets, which are then only read. */
export async function openSplitStore(
  { datasets: location, requests: otherLocation }: StoreLocations,
  options: DatabaseLimits & Pick<StoreOptions, 'writer'>,
): Promise<Store> {
  const store = await openStore(location, options);
  if (otherLocation === undefined) return store;
  const other = await openStore(otherLocation, { writer: options.writer });
  return {
    datasets: store.datasets,
    requests: other.requests,
    ping: () => store.ping(),
    close: async () => void (await Promise.all([store.close(), other.close()])),
  };
}
