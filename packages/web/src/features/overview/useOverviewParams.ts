import { readFacetFilters, writeFacetFilter, type FacetFilter } from '@trellis/core/views';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { usePageLocation } from '../../router/Router.tsx';
import type { PageLocation } from '../../router/location.ts';
import {
  readOptions,
  textOption,
  textsOption,
  withOptions,
  type AddressOption,
  type AddressOptions,
} from '../../ui/addressOptions.ts';
import { nextSort, type Sort } from '../../ui/sort.ts';
import { toggleValue } from './facets.ts';

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

/** The parameters of the address, and a function that goes to others. */
type Address = readonly [params: URLSearchParams, go: (next: URLSearchParams, replace: boolean) => void];

/**
 * The parameters of the address. A change counts at once, before the router has gone there, so that the next change keeps
 * it. It counts no longer once the router has gone anywhere: Back can come before the router, and leads to the same address.
 */
function useAddress(): Address {
  const [params, setParams] = useSearchParams();
  const place = usePageLocation();
  const [ahead, setAhead] = useState<{ readonly from: PageLocation; readonly search: string }>();
  if (ahead && ahead.from !== place) setAhead(undefined);
  const go = (next: URLSearchParams, replace: boolean) => {
    setAhead({ from: place, search: next.toString() });
    setParams(next, { replace });
  };
  return [ahead?.from === place ? new URLSearchParams(ahead.search) : params, go];
}

/** The options of the page in its address; the order of the table is in `sort` and `order`. */
interface OverviewOptions {
  readonly search: string;
  /** The category of the chart; undefined before a choice. */
  readonly category: string | undefined;
  /** `KEY:value` each. */
  readonly filter: readonly string[];
  /** The chosen metadata columns; undefined for all. */
  readonly columns: readonly string[] | undefined;
}

const maybeText: AddressOption<string | undefined> = {
  initial: undefined,
  read: ([text]) => text || undefined,
  write: (text) => (text === undefined ? [] : [text]),
};

/** What is written for no columns; keys have no lower-case letters. */
const none = 'none';

/** Metadata keys in their order, or undefined before a choice. */
const maybeKeys: AddressOption<readonly string[] | undefined> = {
  initial: undefined,
  read: (texts) => texts.filter((text) => text !== none),
  write: (texts) => (texts === undefined ? [] : texts.length ? texts : [none]),
};

export const overviewOptions: AddressOptions<OverviewOptions> = {
  search: textOption(),
  category: maybeText,
  filter: textsOption(),
  columns: maybeKeys,
};
