import { drawTargetLists, exportTargetLists, readTargetLists, readTargetListsLegend } from '@trellis/contract';
import { targetListsLegend, testTargetLists } from './testTargetLists.ts';
import { csvCall, jsonCall } from '../../call.ts';
import { testOptions } from '../../options.ts';
import { atLevel } from '../../atLevel.ts';
import { universeText } from '../../testText.ts';
import { defineView } from '../../view.ts';
import { targetListsTable as table } from './table.ts';

export const targetListsView = defineView({
  name: 'target-lists',
  about: 'overlap of every analysis with each target list',
  route: readTargetLists,
  csv: exportTargetLists,
  figure: drawTargetLists,
  table,
  testText: (result) =>
    `Fisher's exact test, one-sided, among the ${universeText(result)}, Bonferroni over all analyses and lists. Analyses count with their genes before target lists.`,
  tabled: ({ result }, { correction }) => testTargetLists(result, { correction, label: true }),
  calls: [
    jsonCall('targetLists', readTargetLists, {
      isCached: true,
      options: ({ query }) => testOptions(query),
      compute: (evaluated, options) => testTargetLists(atLevel(evaluated, options), options),
    }),
    csvCall('targetListsCsv', exportTargetLists, {
      table,
      options: ({ query }) => testOptions(query),
      compute: (evaluated, options) => testTargetLists(atLevel(evaluated, options), options),
    }),
    jsonCall('targetListsLegend', readTargetListsLegend, {
      options: ({ query }) => testOptions(query),
      compute: (evaluated, options) => targetListsLegend(atLevel(evaluated, options), options),
    }),
  ],
});
