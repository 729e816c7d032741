import { useState } from 'react';
import { useSearchParams } from 'wouter';

/** The parameters of the address, and a function that goes to others. */
type Address = readonly [params: URLSearchParams, go: (next: URLSearchParams, replace: boolean) => void];

/**
 * The parameters of the address. A change counts at once, before the router has gone there, so that the next change keeps
 * it.
 */
export function useAddress(): Address {
  const [params, setParams] = useSearchParams();
  const [ahead, setAhead] = useState<{ readonly from: string; readonly search: string }>();
  const address = params.toString();
  if (ahead && ahead.from !== address) setAhead(undefined);
  const go = (next: URLSearchParams, replace: boolean) => {
    setAhead({ from: address, search: next.toString() });
    setParams(next, { replace });
  };
  return [ahead?.from === address ? new URLSearchParams(ahead.search) : params, go];
}
