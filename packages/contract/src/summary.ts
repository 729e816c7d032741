import type { EdgeCount, ResultCounts } from '@trellis/core/views';
import type { Static } from 'typebox';
import { route } from './route.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/summary.ts';

/** One bar: the targets of one analysis by edge. */
export interface SummaryBar {
  /** `TF id (symbol) "filter" tag,analysis name`, and a line break and the user's name for a renamed analysis. */
  readonly key: string;
  readonly tf: string;
  readonly symbol: string;
  readonly filter: string;
  readonly tag: string;
  readonly analysisId: number;
  readonly analysis: string;
  /** The user's own name, or ''. */
  readonly label: string;
  /** The user's own name, or the label of `analysisLabel`. */
  readonly analysisLabel: string;
  readonly counts: readonly EdgeCount[];
}

export interface Summary {
  readonly chart: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly bars: readonly SummaryBar[];
  readonly totalTfs: number;
  readonly errors: readonly string[];
}

type SummaryMessage = Immutable<Static<typeof schemas.SummarySchema>>;
const summaryNames = wireNames({ totalTfs: 'total_tfs' });
const barNames = wireNames({ analysisId: 'analysis_id', analysisLabel: 'analysis_label' });

const summaryWire: Wire<Summary, SummaryMessage> = {
  encode: (summary) => ({ ...summaryNames.encode(summary), bars: summary.bars.map(barNames.encode) }),
  decode: (message) => ({ ...summaryNames.decode(message), bars: message.bars.map(barNames.decode) }),
};

export const readSummary = route<typeof schemas.readSummary>()({
  method: 'GET',
  path: '/api/summary/:id/',
  wire: summaryWire,
});

export const exportSummary = route<typeof schemas.exportSummary>()({
  method: 'GET',
  path: '/api/summary/:id.csv',
  media: 'text/csv',
  file: 'summary.csv',
});

export const drawSummary = route<typeof schemas.drawSummary>()({
  method: 'GET',
  path: '/api/summary/:id.svg',
  media: 'image/svg+xml',
});

/** Wire names of the counts of a result. */
export const countNames = { edges: 'num_edges', tfs: 'num_tfs', targets: 'num_targets' } as const;

const countsWire: Wire<ResultCounts, Immutable<Static<typeof schemas.StatsSchema>>> = wireNames(countNames);

export const readStats = route<typeof schemas.readStats>()({
  method: 'GET',
  path: '/api/stats/:id/',
  wire: countsWire,
});

/** Its calls of a result, by their names in clients. @public */
export const summaryRoutes = {
  summary: readSummary,
  summaryCsv: exportSummary,
  summaryFigure: drawSummary,
  stats: readStats,
};
