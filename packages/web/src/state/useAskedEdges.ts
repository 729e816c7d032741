import { useEffect } from 'react';
import type { RequestRef } from '../api/requestRef.ts';
import { useResult } from '../api/result.ts';
import { useNetworkState } from './networkState.ts';

/**
 * Shows the additional edges that were chosen with a query in its network, unless the network already has options of its
 * own. Returns false until it is known which edges these are.
 */
export function useAskedEdges(request: RequestRef): boolean {
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
