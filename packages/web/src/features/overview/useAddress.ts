import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Place } from '../../router/place.ts';
import { usePlace } from '../../router/Router.tsx';

/** The parameters of the address, and a function that goes to others. */
type Address = readonly [params: URLSearchParams, go: (next: URLSearchParams, replace: boolean) => void];

/**
 * The parameters of the address. A change counts at once, before the router has gone there, so that the next change keeps
 * it. It counts no longer once the router has gone anywhere: Back can come before the router, and leads to the same address.
 */
export function useAddress(): Address {
  const [params, setParams] = useSearchParams();
  const place = usePlace();
  const [ahead, setAhead] = useState<{ readonly from: Place; readonly search: string }>();
  if (ahead && ahead.from !== place) setAhead(undefined);
  const go = (next: URLSearchParams, replace: boolean) => {
    setAhead({ from: place, search: next.toString() });
    setParams(next, { replace });
  };
  return [ahead?.from === place ? new URLSearchParams(ahead.search) : params, go];
}
