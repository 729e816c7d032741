import { drawSummary, exportSummary, readStats, readSummary } from '@trellis/contract';
import { countResult } from '@trellis/core/views';
import { summarizeResult } from './summarize.ts';
import { csvCall, jsonCall } from '../../call.ts';
import { noOptions } from '../../options.ts';
import { defineView } from '../../view.ts';
import { summaryTable as table } from './table.ts';

export const summaryView = defineView({
  name: 'summary',
  about: 'numbers of targets by analysis and edge type',
  route: readSummary,
  csv: exportSummary,
  figure: drawSummary,
  table,
  tabled: ({ result }) => summarizeResult(result, Infinity),
  calls: [
    jsonCall('summary', readSummary, {
      isQuick: true,
      isCached: true,
      options: ({ query }) => ({ isWhole: query.all === '1' }),
      compute: ({ result }, { isWhole }) => (isWhole ? summarizeResult(result, Infinity) : summarizeResult(result)),
    }),
    csvCall('summaryCsv', exportSummary, {
      table,
      options: noOptions,
      compute: ({ result }) => summarizeResult(result, Infinity),
    }),
    jsonCall('counts', readStats, {
      isQuick: true,
      isCached: true,
      options: noOptions,
      compute: ({ result }) => countResult(result),
    }),
  ],
});
