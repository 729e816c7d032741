import { countBits, forEachBit, type Bitset } from '@trellis/core';

/** Which of several sets hold each gene: those of gene `g` are `members[starts[g] .. starts[g + 1]]`, rising. */
export interface FilledCells {
  readonly members: Uint32Array;
  readonly starts: Uint32Array;
}

/** Turns sets of genes round, so that a row need not ask every column. `size` is the number of genes. */
export function filledCells(sets: readonly Bitset[], size: number): FilledCells {
  const starts = new Uint32Array(size + 1);
  for (const set of sets) forEachBit(set, (gene) => starts[gene + 1]++);
  for (let gene = 0; gene < size; gene++) starts[gene + 1] += starts[gene];
  const next = starts.slice();
  const members = new Uint32Array(sets.reduce((sum, set) => sum + countBits(set), 0));
  sets.forEach((set, i) => forEachBit(set, (gene) => (members[next[gene]++] = i)));
  return { members, starts };
}
