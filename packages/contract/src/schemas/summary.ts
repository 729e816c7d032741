import { Type } from 'typebox';
import { defineSchemas, tableSchemas } from './defineSchemas.ts';
import { EdgeKindSchema, RequestParamsSchema, RevisionQuerySchema, TextsSchema } from './parts.ts';

/**
 * Numbers of targets by edge type. A key of `chart` is `TF id (symbol) "filter" tag,analysis name`, and, if the analysis
 * was renamed, a line break and its new name. `bars` has the same data in the same order, in separate fields.
 */
export const SummarySchema = Type.Object({
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

export const readSummary = defineSchemas({
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
});

export const exportSummary = tableSchemas(
  { ...readSummary, query: RevisionQuerySchema },
  {
    summary: 'Numbers of targets as CSV: a row per TF, analysis and edge type, of all TFs',
  },
);

export const drawSummary = defineSchemas({
  summary: 'Bar chart of the numbers of targets of the 50 TFs with most targets',
  params: RequestParamsSchema,
  query: RevisionQuerySchema,
});

/** Size of the network of a result. */
export const StatsSchema = Type.Object({
  num_edges: Type.Integer(),
  num_tfs: Type.Integer(),
  num_targets: Type.Integer(),
});

export const readStats = defineSchemas({
  summary: 'Numbers of edges, TFs and targets of a result',
  params: RequestParamsSchema,
  query: RevisionQuerySchema,
  answer: StatsSchema,
});
