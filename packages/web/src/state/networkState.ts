import { valueOf } from '@trellis/core';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'wouter';
import type { NetworkChoice } from '../api/network.ts';
import type { RequestRef } from '../api/requestRef.ts';
import { useResult } from '../api/result.ts';
import { create } from '../memory/pageMemory.ts';
import { usePageLocation } from '../router/Router.tsx';

type ByRequest = Readonly<Record<string, NetworkChoice>>;

interface NetworkState {
  /** What the network of a request shows, in its files and in the viewer. */
  readonly options: ByRequest;
  /** What is chosen in its tab, applied by the next update. */
  readonly wanted: ByRequest;
  /** Chooses options for the next update. */
  want(request: string, options: NetworkChoice): void;
  /** Applies options at once. */
  set(request: string, options: NetworkChoice): void;
}

/** No additional edges, no predictions. */
const plainNetwork: NetworkChoice = { edges: [], precision: 0 };

/** Options of the networks; a new request has no additional edges and no predictions. */
export const useNetworkState = create<NetworkState>()((set) => ({
  options: {},
  wanted: {},
  want: (request, options) => set(({ wanted }) => ({ wanted: { ...wanted, [request]: options } })),
  set: (request, next) =>
    set(({ options, wanted }) => ({
      options: { ...options, [request]: next },
      wanted: { ...wanted, [request]: next },
    })),
}));

/** What the network of a request shows. */
export const useShownNetwork = (request: string): NetworkChoice =>
  useNetworkState(({ options }) => valueOf(options, request) ?? plainNetwork);

/** The options chosen for the network of a request; by default those that it shows. */
export const useWantedNetwork = (request: string): NetworkChoice =>
  useNetworkState(({ options, wanted }) => valueOf(wanted, request) ?? valueOf(options, request) ?? plainNetwork);

/** Whether two networks show the same edges. */
export const isSameNetwork = (a: NetworkChoice, b: NetworkChoice): boolean =>
  a.precision === b.precision && [...a.edges].sort().join('\n') === [...b.edges].sort().join('\n');

/** Reads the options of a network from an address; undefined when it has none. */
export function networkOptionsIn(search: URLSearchParams): NetworkChoice | undefined {
  if (!search.has('edges') && !search.has('precision')) return undefined;
  const precision = Number(search.get('precision') ?? 0);
  const edges = search.getAll('edges').filter((edge) => edge !== '');
  return { edges, precision: precision >= 0 && precision <= 1 ? precision : 0 };
}

/** Writes the options of a network into an address, whose other parts stay. An empty `edges` means none are chosen. */
export function withNetworkOptions(search: URLSearchParams, { edges, precision }: NetworkChoice): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('edges');
  next.delete('precision');
  for (const edge of edges.length ? edges : ['']) next.append('edges', edge);
  if (precision) next.set('precision', String(precision));
  return next;
}

/** Options of the viewer: those in the address, which can be shared, or else those of the result's Network tab. */
export function useNetworkOptions({ id }: RequestRef): [NetworkChoice, (options: NetworkChoice) => void] {
  const [search, setSearch] = useSearchParams();
  const kept = useShownNetwork(id);
  const keep = useNetworkState((state) => state.set);
  const set = (options: NetworkChoice) => {
    keep(id, options);
    setSearch(withNetworkOptions(search, options), { replace: true });
  };
  return [networkOptionsIn(search) ?? kept, set];
}

/** Pause after which a choice is written into the address, since a slider moves faster than an address may change. */
const writePauseMs = 200;

/**
 * Keeps the address of the Network tab and the choice made in it in step: an address with options shows their network, and
 * a choice is written into the address.
 */
export function useNetworkAddress({ id }: RequestRef): void {
  const [search, setSearch] = useSearchParams();
  const wanted = useWantedNetwork(id);
  const set = useNetworkState((state) => state.set);
  const named = search.toString();
  // Choices of the tab replace the address; links, Back and a first visit do not.
  const isPageChange = usePageLocation().by === 'replace';
  const read = useEffectEvent(() => {
    const options = isPageChange ? undefined : networkOptionsIn(search);
    if (options && !isSameNetwork(options, wanted)) set(id, options);
  });
  useEffect(() => read(), [named]);
  const write = useEffectEvent(() => {
    if (isSameNetwork(networkOptionsIn(search) ?? plainNetwork, wanted)) return;
    setSearch(withNetworkOptions(search, wanted), { replace: true });
  });
  useEffect(() => {
    const timer = setTimeout(() => write(), writePauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
}

/**
 * Shows the additional edges that were chosen with a query in its network, unless the network already has options of its
 * own. Returns false until it is known which edges these are.
 */
export function useRequestedEdges(request: RequestRef): boolean {
  const { data, isError } = useResult(request);
  const isSet = useNetworkState(({ options }) => Object.hasOwn(options, request.id));
  const set = useNetworkState((state) => state.set);
  const edges = data?.request.edges;
  useEffect(() => {
    const isStillUnset = !Object.hasOwn(useNetworkState.getState().options, request.id);
    if (isStillUnset && edges?.length) set(request.id, { edges, precision: 0 });
  }, [edges, request.id, set]);
  return isSet || isError || edges?.length === 0;
}
