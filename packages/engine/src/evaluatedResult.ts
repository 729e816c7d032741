import { layOutGrid, selectRows, type GridOptions, type Result, type ResultGrid } from '@trellis/core/result';
import type { ShuffleKind } from '@trellis/contract';
import { evaluatePredictions, type Aupr } from './views/precisionRecall/aupr.ts';
import { genesOfPart } from './views/bound/genesOfPart.ts';
import type { RowSelection } from './options.ts';

/** A result in the memory of a thread, with the parts that several views need. */
export interface EvaluatedResult {
  readonly result: Result;
  /** The grid; computed once. */
  grid(): ResultGrid;
  /** The same result with the columns that say how many TFs bind and regulate each gene; computed once. */
  withSpecificity(): EvaluatedResult;
  /** Sorted and searched rows. The last ones are cached, since a page requests one window of them after the other. */
  rows(options: RowSelection): Uint32Array;
  /** The comparison with the target network; computed once for each kind of shuffles, since all cutoffs share one curve. */
  aupr(checkpoint: () => void, shuffle?: ShuffleKind): Aupr;
}

export function openResult(result: Result, options: GridOptions = {}): EvaluatedResult {
  let specific: EvaluatedResult | undefined;
  let grid: ResultGrid | undefined;
  const auprs = new Map<ShuffleKind, Aupr>();
  let last: { key: string; rows: Uint32Array } | undefined;
  const evaluated: EvaluatedResult = {
    result,
    grid: () => (grid ??= layOutGrid(result, options)),
    withSpecificity: () => (specific ??= options.specificity ? evaluated : openResult(result, { specificity: true })),
    rows({ search = '', part, sort, order }) {
      const key = JSON.stringify([search.trim(), part, sort, order]);
      if (last?.key === key) return last.rows;
      const only = part && genesOfPart(result, part);
      last = { key, rows: selectRows(evaluated.grid(), { search, only, sort, order }) };
      return last.rows;
    },
    aupr(checkpoint, shuffle = 'all') {
      const aupr = auprs.get(shuffle) ?? evaluatePredictions(result, { checkpoint, shuffle });
      auprs.set(shuffle, aupr);
      return aupr;
    },
  };
  return evaluated;
}

/** The result with or without the columns of specificity, as a call asks for it. */
export const gridChoice = (evaluated: EvaluatedResult, { specificity }: GridOptions): EvaluatedResult =>
  specificity ? evaluated.withSpecificity() : evaluated;
