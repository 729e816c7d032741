import { cornerInfo, cornerKey, groupGenesBySet, type Result, type SungearOptions } from '@trellis/core';
import type { SungearGroups } from './table.ts';

/** The groups of the Sungear diagram as its table reads them: without their places in the figure. */
export function sungearGroups(result: Result, options: SungearOptions): SungearGroups {
  const { level, corners, groups, population } = groupGenesBySet(result, options);
  const { genes: known } = result.dataset;
  return {
    intersects: groups.map(({ members, genes, ...test }) => [
      members.map((member) => cornerKey(level, corners[member])),
      [0, 0],
      genes.map((gene) => known[gene].id),
      test,
      0,
      [],
    ]),
    universe: population,
    metadata: corners.map((corner) => [cornerKey(level, corner), cornerInfo(result, level, corner)]),
  };
}
