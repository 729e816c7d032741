/** Sets of genes that were shown, with steps back and forward as in a browser. */
export interface GeneSetHistory {
  readonly past: readonly GeneSet[];
  readonly now: GeneSet;
  readonly future: readonly GeneSet[];
}

/** Gene ids; undefined for all genes of the result. */
type GeneSet = readonly string[] | undefined;

export const emptyHistory: GeneSetHistory = { past: [], now: undefined, future: [] };

/** Shows other genes; the steps forward are lost. */
export const narrow = ({ past, now }: GeneSetHistory, genes: readonly string[]): GeneSetHistory => ({
  past: [...past, now],
  now: genes,
  future: [],
});

export const canGoBack = ({ past }: GeneSetHistory): boolean => past.length > 0;
export const canGoForward = ({ future }: GeneSetHistory): boolean => future.length > 0;

/** One step back; the same history without one. */
export function goBack(history: GeneSetHistory): GeneSetHistory {
  const { past, now, future } = history;
  return past.length ? { past: past.slice(0, -1), now: past[past.length - 1], future: [now, ...future] } : history;
}

/** One step forward; the same history without one. */
export function goForward(history: GeneSetHistory): GeneSetHistory {
  const { past, now, future } = history;
  return future.length ? { past: [...past, now], now: future[0], future: future.slice(1) } : history;
}
