import type { GeneSetsMatrix } from '@trellis/contract';
import { columnLetter } from '@trellis/core';

/** One analysis of the grid. */
export interface Analysis {
  /** Place in the result. */
  readonly index: number;
  readonly letter: string;
  /** Identity within the request. */
  readonly key: string;
  readonly tf: string;
  /** Id of the analysis. */
  readonly id: number;
  readonly symbol: string;
  readonly filter: string;
  readonly count: number;
  readonly info: Readonly<Record<string, string | number>>;
}

/** The analyses of a matrix in the order of the result. */
export const analysesOf = ({ info }: GeneSetsMatrix): Analysis[] =>
  info.map(([[tf, filter, tag, id], about], index) => ({
    index,
    letter: columnLetter(index),
    key: `${tag} ${id}`,
    tf,
    id,
    filter,
    symbol: String(about.gene_name ?? ''),
    count: Number(about.Count),
    info: about,
  }));

/** What the tests say of one pair. */
export interface Pair {
  readonly common: number;
  readonly greater: number;
  readonly less: number;
  readonly greater_adj: number;
  readonly less_adj: number;
}

/** Place of an unordered pair among (0, 1), (0, 2) ... (1, 2) ... of n analyses. */
export function pairIndex(n: number, a: number, b: number): number {
  const [low, high] = a < b ? [a, b] : [b, a];
  return low * n - (low * (low + 1)) / 2 + (high - low - 1);
}

/** Reads the tests of a pair. */
export function pairOf({ info, matrix }: GeneSetsMatrix, a: number, b: number): Pair {
  const i = pairIndex(info.length, a, b);
  return {
    common: matrix.common[i],
    greater: matrix.greater[i],
    less: matrix.less[i],
    greater_adj: matrix.greater_adj[i],
    less_adj: matrix.less_adj[i],
  };
}
