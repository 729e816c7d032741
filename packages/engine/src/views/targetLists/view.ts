import { drawTargetLists, readTargetLists, readTargetListsLegend } from '@trellis/contract';
import { targetListsLegend, testTargetLists } from '@trellis/core';
import { jsonCall } from '../../call.ts';
import { testOptions } from '../../options.ts';
import { defineView } from '../../view.ts';
import { targetListsTable } from './table.ts';

export const targetListsView = defineView({
  name: 'target-lists',
  file: 'target_lists',
  about: 'overlap of every analysis with each target list',
  route: readTargetLists,
  figure: drawTargetLists,
  table: targetListsTable,
  tabled: ({ result }, { correction }) => testTargetLists(result, { correction, label: true }),
  calls: [
    jsonCall('targetLists', readTargetLists, {
      isCached: true,
      options: ({ query }) => testOptions(query),
      compute: ({ result }, options) => testTargetLists(result, options),
    }),
    jsonCall('targetListsLegend', readTargetListsLegend, {
      options: ({ query }) => testOptions(query),
      compute: ({ result }, options) => targetListsLegend(result, options),
    }),
  ],
});
