import { columnInfo, groupGenesBySet, type Result, type SungearOptions } from '@trellis/core';
import type { SungearGroups } from './table.ts';

/** The groups of the Sungear diagram as its table reads them: without their places in the figure. */
export function sungearGroups(result: Result, options: SungearOptions): SungearGroups {
  const { columns, groups, population } = groupGenesBySet(result, options);
  const { genes: known } = result.dataset;
  return {
    intersects: groups.map(({ members, genes, ...test }) => [
      members.map((member) => columns[member].key),
      [0, 0],
      genes.map((gene) => known[gene].id),
      test,
      0,
      [],
    ]),
    universe: population,
    metadata: columns.map((column) => [column.key, columnInfo(result, column)]),
  };
}
