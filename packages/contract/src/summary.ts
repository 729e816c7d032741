import { Type, type Static } from 'typebox';
import { RequestParams, RevisionQuery, Texts } from './parts.ts';
import { route } from './route.ts';

/**
 * Numbers of targets by edge type. A key of `chart` is `TF id (symbol) "filter" tag,analysis name`, and, if the analysis
 * was renamed, a line break and its new name. `bars` holds the same, taken apart, in the same order.
 */
export const Summary = Type.Object({
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
      counts: Type.Array(
        Type.Object({
          edge: Type.String({ description: 'edge name as in the network' }),
          type: Type.Union([
            Type.Literal('INDUCED'),
            Type.Literal('REPRESSED'),
            Type.Literal('BOUND'),
            Type.Literal('EXPRESSION'),
          ]),
          targets: Type.Integer(),
        }),
      ),
    }),
  ),
  total_tfs: Type.Integer({ description: 'TFs in the result; the chart shows at most 50' }),
  errors: Texts,
});
export type Summary = Static<typeof Summary>;

export const readSummary = route({
  method: 'GET',
  path: '/api/summary/:id/',
  summary: 'Numbers of targets per TF and analysis, by edge type; the 50 TFs with most targets',
  params: RequestParams,
  query: RevisionQuery,
  answer: Summary,
});

/** Size of the network of a result. */
export const Stats = Type.Object({ num_edges: Type.Integer(), num_tfs: Type.Integer(), num_targets: Type.Integer() });

export const readStats = route({
  method: 'GET',
  path: '/api/stats/:id/',
  summary: 'Numbers of edges, TFs and targets of a result',
  params: RequestParams,
  query: RevisionQuery,
  answer: Stats,
});
