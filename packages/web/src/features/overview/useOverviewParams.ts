import { readFacetFilters, writeFacetFilter, type FacetFilter } from '@trellis/core';
import { useMemo } from 'react';
import { readOptions, withOptions } from '../../ui/addressOptions.ts';
import { nextSort, type Sort } from '../../ui/sort.ts';
import { useAddress } from './useAddress.ts';
import { overviewOptions, type OverviewOptions } from './overviewOptions.ts';
import { toggleValue } from './toggleValue.ts';

/** The parameters of the page: search, filters, category of the chart, columns and order of the table. */
export interface OverviewParams {
  readonly search: string;
  readonly filters: readonly FacetFilter[];
  readonly category: string | undefined;
  /** The chosen metadata columns; undefined for all. */
  readonly columns: readonly string[] | undefined;
  readonly sort: Sort | undefined;
  readonly setSearch: (search: string) => void;
  /** Adds a value to the filter of a key, or removes it. */
  readonly toggle: (key: string, value: string) => void;
  readonly clearFilters: () => void;
  readonly setCategory: (category: string) => void;
  readonly setColumns: (columns: readonly string[] | undefined) => void;
  readonly sortBy: (column: string) => void;
}

/** Keeps the parameters in the address, so that links and Back restore the page. */
export function useOverviewParams(): OverviewParams {
  const [params, go] = useAddress();
  const sort = readSort(params);
  const { search, category, filter, columns } = readOptions(overviewOptions, params);
  const [filterText, columnText] = [JSON.stringify(filter), JSON.stringify(columns)];
  // The same texts are the same filters, so that counts are not repeated when something else of the address changes.
  const filters = useMemo(() => readFacetFilters(JSON.parse(filterText) as string[]), [filterText]);
  const chosen = useMemo(
    () => (columnText === undefined ? undefined : (JSON.parse(columnText) as string[])),
    [columnText],
  );
  const change = (options: Partial<OverviewOptions>, replace: boolean) =>
    go(withOptions(overviewOptions, params, options), replace);
  return {
    search,
    filters,
    category,
    columns: chosen,
    sort,
    setSearch: (text) => change({ search: text.trim() }, false),
    toggle: (key, value) => change({ filter: toggleValue(filters, key, value).flatMap(writeFacetFilter) }, false),
    clearFilters: () => change({ search: '', filter: [] }, false),
    setCategory: (next) => change({ category: next }, true),
    setColumns: (next) => change({ columns: next }, true),
    sortBy: (column) => {
      const next = new URLSearchParams(params);
      const wanted = nextSort(sort, column, 'asc');
      next.delete('sort');
      next.delete('order');
      if (wanted) {
        next.set('sort', wanted.column);
        next.set('order', wanted.order);
      }
      go(next, true);
    },
  };
}

function readSort(params: URLSearchParams): Sort | undefined {
  const column = params.get('sort');
  if (!column) return undefined;
  return { column, order: params.get('order') === 'desc' ? 'desc' : 'asc' };
}
