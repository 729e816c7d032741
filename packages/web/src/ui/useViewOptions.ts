import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readOptions, withOptions, type AddressOptions } from './addressOptions.ts';

/** The options of a view, and a function that changes some of them. */
export type ViewOptions<T> = T & { readonly set: (change: Partial<T>) => void };

/**
 * Makes the hook for the options of a view. They are part of the address, so that a reload, Back and a copied address show
 * the same. A change replaces the address. Values keep their identity while their texts in the address do.
 */
export function viewOptions<T extends object>(options: AddressOptions<T>): () => ViewOptions<T> {
  let last: { readonly search: URLSearchParams; readonly values: T } | undefined;
  const valuesOf = (search: URLSearchParams): T => {
    if (last?.search === search) return last.values;
    const values = readOptions(options, search);
    for (const name in options) {
      const same = last?.search.getAll(name).join('\n') === search.getAll(name).join('\n');
      if (last && same) values[name] = last.values[name];
    }
    last = { search, values };
    return values;
  };
  return function useViewOptions() {
    const [search, setSearch] = useSearchParams();
    const values = valuesOf(search);
    const set = useCallback(
      (change: Partial<T>) =>
        setSearch((now) => withOptions(options, now, change), { replace: true, preventScrollReset: true }),
      [setSearch],
    );
    return useMemo(() => ({ ...values, set }), [values, set]);
  };
}
