import { openStore, type DatabaseLimits, type Store } from '@trellis/store';

/** The places of a store: data sets, and requests if they are kept elsewhere. */
export interface StorePlaces {
  readonly datasets: string;
  readonly requests: string | undefined;
}

/** Opens a store whose requests can be in another place than its data sets, which are then only read. */
export async function openSplitStore(
  { datasets: place, requests: otherPlace }: StorePlaces,
  limits: DatabaseLimits,
): Promise<Store> {
  const store = await openStore(place, limits);
  if (otherPlace === undefined) return store;
  const other = await openStore(otherPlace);
  return {
    datasets: store.datasets,
    requests: other.requests,
    ping: () => store.ping(),
    close: async () => void (await Promise.all([store.close(), other.close()])),
  };
}
