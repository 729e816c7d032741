import {
  genesOfPart,
  evaluatePredictions,
  layOutGrid,
  selectRows,
  type Aupr,
  type ResultGrid,
  type PartOfTargets,
  type Result,
  type RowOptions,
} from '@trellis/core';

/** Which rows are wanted: all, or a part of the targets of one TF. */
export interface RowSelection extends Omit<RowOptions, 'only'> {
  readonly part?: PartOfTargets;
}

/** A result that a worker holds, with what it has already made of it. */
export interface EvaluatedResult {
  readonly result: Result;
  /** The grid, laid out when first asked for. */
  grid(): ResultGrid;
  /** Sorted and searched rows; the last ones are remembered, since windows of the same rows follow each other. */
  rows(options: RowSelection): Uint32Array;
  /** The comparison with the target network, made when first asked for: every cutoff reads the same curve. */
  aupr(checkpoint: () => void): Aupr;
}

export function openResult(result: Result): EvaluatedResult {
  let grid: ResultGrid | undefined;
  let aupr: Aupr | undefined;
  let last: { key: string; rows: Uint32Array } | undefined;
  const held: EvaluatedResult = {
    result,
    grid: () => (grid ??= layOutGrid(result)),
    rows({ search = '', part, sort, order }) {
      const key = JSON.stringify([search.trim(), part, sort, order]);
      if (last?.key === key) return last.rows;
      const only = part && genesOfPart(result, part);
      last = { key, rows: selectRows(held.grid(), { search, only, sort, order }) };
      return last.rows;
    },
    aupr: (checkpoint) => (aupr ??= evaluatePredictions(result, checkpoint)),
  };
  return held;
}
