import { hasBit, nextPlaces, startsOf, type ResultColumn } from '@trellis/core';

/**
 * The analyses with a cell for each gene; those of gene `g` are `members[starts[g]]` to `members[starts[g + 1]]`, exclusive,
 * ascending.
 */
export interface FilledCells {
  readonly members: Uint32Array;
  /** Number of the gene among the targets of each of them. */
  readonly targets: Uint32Array;
  readonly starts: Uint32Array;
}

/** Transposes the cells of analyses, so that a row neither checks every column nor looks its gene up in one. */
export function filledCells(columns: readonly Pick<ResultColumn, 'analysis' | 'cells'>[], size: number): FilledCells {
  const starts = startsOf(size, (count) => {
    for (const column of columns) forEachTarget(column, count);
  });
  const placeOf = nextPlaces(starts);
  const members = new Uint32Array(starts[size]);
  const targets = new Uint32Array(starts[size]);
  columns.forEach((column, i) =>
    forEachTarget(column, (gene, target) => {
      const place = placeOf(gene);
      members[place] = i;
      targets[place] = target;
    }),
  );
  return { members, targets, starts };
}

function forEachTarget(
  { analysis: { targets }, cells }: Pick<ResultColumn, 'analysis' | 'cells'>,
  visit: (gene: number, target: number) => void,
): void {
  for (let i = 0; i < targets.length; i++) if (hasBit(cells, targets[i])) visit(targets[i], i);
}
