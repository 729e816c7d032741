import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { create } from '../memory/pageMemory.ts';
import type { PageLocation } from '../router/location.ts';
import { usePageLocation } from '../router/Router.tsx';
import { readOptions, withOptions, type AddressOptions } from './addressOptions.ts';

/** The options of a view, and a function that changes some of them. */
export type ViewOptions<T> = T & { readonly set: (change: Partial<T>) => void };

/** The address that a change leads to, shown until the router has gone there, or anywhere else. */
interface Ahead {
  readonly from: PageLocation;
  readonly search: string;
}

/**
 * Makes the hook for the options of a view. They are part of the address, so that a reload, Back and a copied address show
 * the same. A change is shown at once and replaces the address. Values keep their identity while their texts in the
 * address do.
 */
export function viewOptions<T extends object>(options: AddressOptions<T>): () => ViewOptions<T> {
  const valuesOf = keepingIdentity(options);
  const useAhead = create<{ readonly ahead?: Ahead }>()(() => ({}));
  return function useViewOptions() {
    const [params, setSearch] = useSearchParams();
    const address = params.toString();
    const place = usePageLocation();
    const ahead = useAhead((state) => state.ahead);
    useEffect(() => {
      if (useAhead.getState().ahead?.from !== place) useAhead.setState({ ahead: undefined });
    }, [place]);
    const search = ahead?.from === place ? ahead.search : address;
    const values = valuesOf(search);
    const set = useCallback(
      (change: Partial<T>) => {
        const next = withOptions(options, new URLSearchParams(search), change);
        useAhead.setState({ ahead: { from: place, search: next.toString() } });
        setSearch(next, { replace: true });
      },
      [place, search, setSearch],
    );
    return useMemo(() => ({ ...values, set }), [values, set]);
  };
}

/** Reads options; an option with the same texts as in the last address has the same value. */
function keepingIdentity<T extends object>(options: AddressOptions<T>): (search: string) => T {
  let last: { readonly search: string; readonly params: URLSearchParams; readonly values: T } | undefined;
  return (search) => {
    if (last?.search === search) return last.values;
    const params = new URLSearchParams(search);
    const values = readOptions(options, params);
    const textsOf = (from: URLSearchParams, name: string) => JSON.stringify(from.getAll(name));
    for (const name in options) {
      if (last && textsOf(last.params, name) === textsOf(params, name)) values[name] = last.values[name];
    }
    last = { search, params, values };
    return values;
  };
}
