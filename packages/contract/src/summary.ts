import type { EdgeCount, ResultCounts } from '@trellis/core/views';
import { Type, type Static } from 'typebox';
import { EdgeKindSchema, RequestParamsSchema, RevisionQuerySchema, TextsSchema } from './parts.ts';
import { route } from './route.ts';
import { tableRoute } from './tableRoute.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';

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

/**
 * Numbers of targets by edge type. A key of `chart` is `TF id (symbol) "filter" tag,analysis name`, and, if the analysis
 * was renamed, a line break and its new name. `bars` has the same data in the same order, in separate fields.
 */
const SummarySchema = Type.Object({
  chart: Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer())),
  bars: Type.Array(
    Type.Object({
      key: Type.String(),
      tf: Type.String(),
      symbol: Type.String(),
      filter: Type.String(),
      tag: Type.String(),
      analysis_id: Type.Integer(),
      analysis: Type.String({ description: 'name of the analysis' }),
      label: Type.String({ description: "the user's own name of the analysis, or empty" }),
      analysis_label: Type.String({ description: "the user's own name, or e.g. MYB1 · ChIP-seq · 12" }),
      counts: Type.Array(
        Type.Object({
          edge: Type.String({ description: 'edge name as in the network' }),
          type: EdgeKindSchema,
          targets: Type.Integer(),
        }),
      ),
    }),
  ),
  total_tfs: Type.Integer({ description: 'TFs in the result; the chart shows at most 50' }),
  errors: TextsSchema,
});

type SummaryMessage = Immutable<Static<typeof SummarySchema>>;
const summaryNames = wireNames({ totalTfs: 'total_tfs' });
const barNames = wireNames({ analysisId: 'analysis_id', analysisLabel: 'analysis_label' });

const summaryWire: Wire<Summary, SummaryMessage> = {
  encode: (summary) => ({ ...summaryNames.encode(summary), bars: summary.bars.map(barNames.encode) }),
  decode: (message) => ({ ...summaryNames.decode(message), bars: message.bars.map(barNames.decode) }),
};

export const readSummary = route({
  method: 'GET',
  path: '/api/summary/:id/',
  summary: 'Numbers of targets per TF and analysis, by edge type; the 50 TFs with most targets, or all',
  params: RequestParamsSchema,
  query: Type.Object({
    ...RevisionQuerySchema.properties,
    all: Type.Optional(
      Type.String({
        maxLength: 5,
        description: '1: all TFs, not only the 50 with most targets, which the page draws',
      }),
    ),
  }),
  answer: SummarySchema,
  wire: summaryWire,
});

export const exportSummary = tableRoute(
  { ...readSummary, query: RevisionQuerySchema },
  {
    summary: 'Numbers of targets as CSV: a row per TF, analysis and edge type, of all TFs',
    file: 'summary.csv',
  },
);

export const drawSummary = route({
  method: 'GET',
  path: '/api/summary/:id.svg',
  summary: 'Bar chart of the numbers of targets of the 50 TFs with most targets',
  params: RequestParamsSchema,
  query: RevisionQuerySchema,
  media: 'image/svg+xml',
});

/** Size of the network of a result. */
const StatsSchema = Type.Object({
  num_edges: Type.Integer(),
  num_tfs: Type.Integer(),
  num_targets: Type.Integer(),
});

/** Wire names of the counts of a result. */
export const countNames = { edges: 'num_edges', tfs: 'num_tfs', targets: 'num_targets' } as const;

const countsWire: Wire<ResultCounts, Immutable<Static<typeof StatsSchema>>> = wireNames(countNames);

export const readStats = route({
  method: 'GET',
  path: '/api/stats/:id/',
  summary: 'Numbers of edges, TFs and targets of a result',
  params: RequestParamsSchema,
  query: RevisionQuerySchema,
  answer: StatsSchema,
  wire: countsWire,
});

/** Its calls of a result, by their names in clients. */
export const summaryRoutes = {
  summary: readSummary,
  summaryCsv: exportSummary,
  summaryFigure: drawSummary,
  stats: readStats,
};
