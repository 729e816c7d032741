import { readStats, readSummary } from '@trellis/contract';
import { countResult, summarizeResult } from '@trellis/core';
import { jsonCall } from '../../call.ts';
import { noOptions } from '../../options.ts';
import { defineView } from '../../view.ts';
import { summaryTable } from './table.ts';

export const summaryView = defineView({
  name: 'summary',
  file: 'summary',
  about: 'numbers of targets by analysis and edge type',
  route: readSummary,
  table: summaryTable,
  tabled: ({ result }) => summarizeResult(result),
  calls: [
    jsonCall('summary', readSummary, {
      isQuick: true,
      isCached: true,
      options: noOptions,
      compute: ({ result }) => summarizeResult(result),
    }),
    jsonCall('counts', readStats, {
      isQuick: true,
      options: noOptions,
      compute: ({ result }) => countResult(result),
    }),
  ],
});
