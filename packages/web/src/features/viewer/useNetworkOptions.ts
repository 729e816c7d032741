import { useSearchParams } from 'react-router';
import type { NetworkOptions } from '../../api/network.ts';
import { useNetworkState, useShownNetwork } from '../../state/networkState.ts';
import type { RequestRef } from '../../api/requestRef.ts';

/** What an address asks the network to show; undefined when it does not say. */
export function optionsOf(search: URLSearchParams): NetworkOptions | undefined {
  if (!search.has('edges') && !search.has('precision')) return undefined;
  const precision = Number(search.get('precision') ?? 0);
  const edges = search.getAll('edges').filter((edge) => edge !== '');
  return { edges, precision: precision >= 0 && precision <= 1 ? precision : 0 };
}

/** What the network shows: as the address says, so that it can be sent, else as the tab of the result was left. */
export function useNetworkOptions({ id }: RequestRef): [NetworkOptions, (options: NetworkOptions) => void] {
  const [search, setSearch] = useSearchParams();
  const kept = useShownNetwork(id);
  const keep = useNetworkState((state) => state.set);
  const set = (options: NetworkOptions) => {
    keep(id, options);
    const next = new URLSearchParams(search);
    next.delete('edges');
    next.delete('precision');
    for (const edge of options.edges.length ? options.edges : ['']) next.append('edges', edge);
    if (options.precision) next.set('precision', String(options.precision));
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return [optionsOf(search) ?? kept, set];
}
