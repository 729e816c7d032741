import type { Summary } from '@trellis/contract';
import { analysisId, analysisLabel, filter, tfId, tfSymbol } from '../../columns.ts';
import { defineTable } from '../../table.ts';

type Bar = Summary['bars'][number];
type Row = Bar & Bar['counts'][number];

/** Numbers of targets: a row per analysis and edge. */
export const summaryTable = defineTable<Pick<Summary, 'bars'>, Row>(
  ({ bars }) => bars.flatMap((bar) => bar.counts.map((count) => ({ ...bar, ...count }))),
  [
    tfId(({ tf }) => tf),
    tfSymbol(({ symbol }) => symbol),
    filter((row) => row.filter),
    analysisId((row) => row.analysisId),
    analysisLabel((row) => row.analysisLabel),
    {
      name: 'analysis_name',
      meaning: 'Name of the analysis: experimenter, date, technology, method, cutoff and id',
      cell: ({ analysis }) => analysis,
    },
    { name: 'edge', meaning: 'Name of the edge', cell: ({ edge }) => edge },
    {
      name: 'type',
      meaning: 'Kind of the edge: induced, repressed, expression or binding',
      cell: ({ type }) => type,
    },
    { name: 'targets', meaning: 'Number of target genes', unit: 'genes', cell: ({ targets }) => targets },
  ],
);
