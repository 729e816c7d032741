import { forEachBit, nextPlaces, startsOf, type Bitset } from '@trellis/core';

/** The sets that contain each gene; those of gene `g` are `members[starts[g]]` to `members[starts[g + 1]]`, exclusive, ascending. */
export interface FilledCells {
  readonly members: Uint32Array;
  readonly starts: Uint32Array;
}

/** Transposes sets of genes, so that a row does not check every column. `size` is the number of genes. */
export function filledCells(sets: readonly Bitset[], size: number): FilledCells {
  const starts = startsOf(size, (count) => {
    for (const set of sets) forEachBit(set, count);
  });
  const placeOf = nextPlaces(starts);
  const members = new Uint32Array(starts[size]);
  sets.forEach((set, i) => forEachBit(set, (gene) => (members[placeOf(gene)] = i)));
  return { members, starts };
}
