import { openStore, type DatabaseLimits, type Store, type StoreOptions } from '@trellis/store';

/** The places of a store: data sets, and requests if they are kept elsewhere. */
export interface StoreLocations {
  readonly datasets: string;
  readonly requests: string | undefined;
}

/** Opens a store whose requests can be in another place than its data sets, which are then only read. */
export async function openSplitStore(
  { datasets: place, requests: otherPlace }: StoreLocations,
  options: DatabaseLimits & Pick<StoreOptions, 'writer'>,
): Promise<Store> {
  const store = await openStore(place, options);
  if (otherPlace === undefined) return store;
  const other = await openStore(otherPlace, { writer: options.writer });
  return {
    datasets: store.datasets,
    requests: other.requests,
    ping: () => store.ping(),
    close: async () => void (await Promise.all([store.close(), other.close()])),
  };
}
