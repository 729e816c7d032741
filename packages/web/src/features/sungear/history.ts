/** Sets of genes that were looked at, as with a browser's Back and Forward; undefined is the whole result. */
export interface History {
  readonly past: readonly GeneSet[];
  readonly now: GeneSet;
  readonly future: readonly GeneSet[];
}

type GeneSet = readonly string[] | undefined;

export const freshHistory: History = { past: [], now: undefined, future: [] };

/** Looks at some genes; what was ahead is forgotten. */
export const narrow = ({ past, now }: History, genes: readonly string[]): History => ({
  past: [...past, now],
  now: genes,
  future: [],
});

export const canGoBack = ({ past }: History): boolean => past.length > 0;
export const canGoForward = ({ future }: History): boolean => future.length > 0;

/** One step back; the same history when there is none. */
export function goBack(history: History): History {
  const { past, now, future } = history;
  return past.length ? { past: past.slice(0, -1), now: past[past.length - 1], future: [now, ...future] } : history;
}

/** One step forward; the same history when there is none. */
export function goForward(history: History): History {
  const { past, now, future } = history;
  return future.length ? { past: [...past, now], now: future[0], future: future.slice(1) } : history;
}
