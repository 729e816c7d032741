import { drawSungear, exportSungear, narrowSungear, readSungear, type QueryOf } from '@trellis/contract';
import { columnInfo } from '@trellis/core/views';
import type { Result } from '@trellis/core/result';
import { groupGenesBySet, type SungearOptions } from './groupGenesBySet.ts';
import { csvCall, streamCall } from '../../call.ts';
import { given, levelOptions } from '../../options.ts';
import { universeText } from '../../testText.ts';
import { defineView } from '../../view.ts';
import { sungearJson } from './sungearJson.ts';
import { sungearTable as table, type SungearGroups } from './table.ts';

const sungearOptions = ({ correction, expected, ...query }: QueryOf<typeof readSungear>): SungearOptions => ({
  ...levelOptions(query),
  ...{ correction, expected: given(expected) },
});

export const sungearView = defineView({
  name: 'sungear',
  about: 'groups of genes by the analyses that target them',
  route: readSungear,
  csv: exportSungear,
  figure: drawSungear,
  table,
  testText: (result) =>
    `Exact binomial test, two-sided, against independent analyses among the ${universeText(result)}${result.inputs.targets ? ' in the target lists' : ''}, Bonferroni over all groups.`,
  tabled: ({ result }, { correction }) => sungearGroups(result, { correction, expected: 'universe' }),
  calls: [
    streamCall('sungear', readSungear, {
      isCached: true,
      options: ({ query }) => sungearOptions(query),
      compute: ({ result }, options) => sungearJson(result, options),
    }),
    csvCall('sungearCsv', exportSungear, {
      table,
      options: ({ query }) => sungearOptions(query),
      compute: ({ result }, options) => sungearGroups(result, options),
    }),
    streamCall('sungearOfGenes', narrowSungear, {
      isCached: true,
      options: ({ query, body: { genes } }): SungearOptions => ({ ...sungearOptions(query), genes }),
      compute: ({ result }, options) => sungearJson(result, options),
    }),
  ],
});

/** The groups of the Sungear diagram as its table reads them: without their places in the figure. */
function sungearGroups(result: Result, options: SungearOptions): SungearGroups {
  const { corners, groups, population, total } = groupGenesBySet(result, options);
  const { genes: known } = result.dataset;
  return {
    intersects: groups.map(({ members, genes, ...test }) => [
      members.map((member) => corners[member].column.key),
      [0, 0],
      genes.map((gene) => known[gene].id),
      test,
      0,
      [],
    ]),
    universe: population,
    total,
    metadata: corners.map((corner) => [corner.column.key, columnInfo(result, corner.column)]),
  };
}
