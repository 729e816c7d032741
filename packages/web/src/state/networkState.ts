import { valueOf } from '@trellis/core';
import { create } from '../memory/create.ts';
import type { NetworkChoice } from '../api/network.ts';

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
export const plainNetwork: NetworkChoice = { edges: [], precision: 0 };

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
