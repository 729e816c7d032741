import type { TableWindow } from '@trellis/core/result';
import { useQueries, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState, useEffect, useRef } from 'react';
import type { RequestRef } from '../../api/requestRef.ts';
import { blockQuery, type TableOrder } from '../../api/table.ts';
import { blockOf, tilesOf, type Range, type Tile } from './tiles.ts';

/** A loaded tile; stale while it shows the rows of the previous order. */
export interface LoadedTile {
  readonly window: TableWindow;
  readonly stale: boolean;
}

export interface Tiles {
  readonly loaded: ReadonlyMap<string, LoadedTile>;
  /** True while cells in sight are missing or of the previous order. */
  readonly busy: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

interface Wanted {
  readonly request: RequestRef;
  readonly order: TableOrder;
  readonly rows: Range;
  readonly columns: Range;
  readonly total: { readonly rows: number; readonly columns: number };
}

/** Minimum time between two changes of the fetched tiles, so that a fast scroll does not fetch all that it passes. */
const minPauseMs = 60;

/**
 * Fetches the tiles in sight and their neighbors; those that scroll out of sight before they arrive are canceled. After a
 * change of sort or search the old rows stay until the new ones arrive.
 */
export function useTiles({ request, order, rows, columns, total }: Wanted): Tiles {
  const client = useQueryClient();
  const signature = useThrottled([rows.first, rows.last, columns.first, columns.last].join(), minPauseMs);
  const tiles = useMemo(() => {
    const [top, bottom, left, right] = signature.split(',').map(Number);
    return tilesOf({ first: top, last: bottom }, { first: left, last: right }, total);
  }, [signature, total]);
  const combine = useCallback((results: UseQueryResult<TableWindow>[]) => collect(tiles, results), [tiles]);
  const { windows, missing, error, retry } = useQueries({
    queries: tiles.map((tile) => blockQuery(request, order, blockOf(tile.row, tile.column))),
    combine,
  });

  const [settled, setSettled] = useState(order);
  if (!missing && settled !== order) setSettled(order);
  const loaded = useMemo(() => {
    const result = new Map<string, LoadedTile>();
    for (const [key, window] of windows) result.set(key, { window, stale: false });
    if (settled !== order) addStale(result, tiles, (tile) => cachedWindow(client, request, settled, tile));
    return result;
  }, [windows, tiles, settled, order, client, request]);
  return { loaded, busy: missing, error, retry };
}

function collect(tiles: readonly Tile[], results: readonly UseQueryResult<TableWindow>[]) {
  const windows = new Map<string, TableWindow>();
  results.forEach(({ data }, index) => data && windows.set(tiles[index].key, data));
  const failed = results.filter((result, index) => result.isError && tiles[index].seen);
  return {
    windows,
    missing: tiles.some((tile) => tile.seen && !windows.has(tile.key)),
    error: failed[0]?.error ?? undefined,
    retry: () => failed.forEach((result) => void result.refetch()),
  };
}

function addStale(
  result: Map<string, LoadedTile>,
  tiles: readonly Tile[],
  find: (tile: Tile) => TableWindow | undefined,
): void {
  for (const tile of tiles) {
    const window = result.has(tile.key) ? undefined : find(tile);
    if (window) result.set(tile.key, { window, stale: true });
  }
}

function cachedWindow(client: QueryClient, request: RequestRef, order: TableOrder, { row, column }: Tile) {
  return client.getQueryData(blockQuery(request, order, blockOf(row, column)).queryKey);
}

/** The value, updated once in `waitMs` milliseconds or less often; the last value always arrives. */
function useThrottled<T>(value: T, waitMs: number): T {
  const [shown, setShown] = useState(value);
  const renewed = useRef(0);
  useEffect(() => {
    const rest = Math.max(0, renewed.current + waitMs - performance.now());
    const timer = setTimeout(() => {
      renewed.current = performance.now();
      setShown(value);
    }, rest);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return shown;
}
