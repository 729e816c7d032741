import { useSearchParams } from 'react-router';
import { nextSort, type Sort } from '../../ui/sort.ts';

/** The parameters of the page: filter, category of the chart, order of the table. */
export interface OverviewParams {
  readonly search: string;
  readonly category: string | undefined;
  readonly sort: Sort | undefined;
  readonly setSearch: (search: string) => void;
  readonly setCategory: (category: string) => void;
  readonly sortBy: (column: string) => void;
}

/** Keeps the parameters in the address, so that links and Back restore the page. */
export function useOverviewParams(): OverviewParams {
  const [params, setParams] = useSearchParams();
  const sort = readSort(params);
  const change = (entries: Readonly<Record<string, string | undefined>>, replace: boolean) => {
    const next = new URLSearchParams(params);
    for (const [key, value] of Object.entries(entries)) {
      if (value) next.set(key, value);
      else next.delete(key);
    }
    setParams(next, { replace, preventScrollReset: true });
  };
  return {
    search: params.get('search') ?? '',
    category: params.get('category') ?? undefined,
    sort,
    setSearch: (search) => change({ search: search.trim() }, false),
    setCategory: (category) => change({ category }, true),
    sortBy: (column) => {
      const next = nextSort(sort, column, 'asc');
      change({ sort: next?.column, order: next?.order }, true);
    },
  };
}

function readSort(params: URLSearchParams): Sort | undefined {
  const column = params.get('sort');
  if (!column) return undefined;
  return { column, order: params.get('order') === 'desc' ? 'desc' : 'asc' };
}
