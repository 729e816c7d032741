import { Type } from 'typebox';
import { defineSchemas, tableSchemas } from './defineSchemas.ts';
import { RequestParamsSchema } from './parts.ts';
import {
  comparedProperties,
  ConcordanceSchema,
  StatisticSchema,
  FoldSchema,
  InfoSchema,
  Log10Schema,
  LogStatisticSchema,
  OverlapQuerySchema,
} from './tests.ts';

const DirectionsSchema = Type.Object({
  induced: Type.Integer(),
  repressed: Type.Integer(),
  other: Type.Integer({ description: 'analyses disagree, or have no direction' }),
});

const statistics = {
  expected: StatisticSchema,
  fold: FoldSchema,
  p: StatisticSchema,
  p_log10: LogStatisticSchema,
  adjusted: StatisticSchema,
  adjusted_log10: LogStatisticSchema,
};

/** Per TF with binding and expression analyses: how many of its targets are bound, regulated, or both. */
export const ComparisonSchema = Type.Object({
  rows: Type.Array(
    Type.Object({
      tf: Type.String(),
      symbol: Type.String(),
      binding: Type.Array(InfoSchema, { description: 'the binding analyses' }),
      expression: Type.Array(InfoSchema, { description: 'the expression analyses' }),
      bound: Type.Integer({ description: 'genes that are bound and do not change' }),
      regulated: DirectionsSchema,
      both: DirectionsSchema,
      ...statistics,
      degrees: Type.Optional(
        Type.Union([Type.Object(statistics), Type.Null()], {
          description: 'with model=both, the same by the degrees of genes; null without a model',
        }),
      ),
      stronger: Type.Optional(
        Type.Integer({
          description:
            'with model=degrees or both: of the other TFs, how many bind what this TF regulates at least as strongly',
        }),
      ),
      others: Type.Optional(Type.Integer({ description: 'other TFs with binding targets that could be drawn' })),
      concordance: ConcordanceSchema,
    }),
  ),
  ...comparedProperties,
});

export const OverlapSchema = Type.Object({
  bound: Type.Integer(),
  regulated: Type.Integer(),
  both: Type.Integer(),
  universe: Type.Integer({ description: 'protein-coding genes' }),
  p: Type.Number(),
  p_log10: Log10Schema,
  degrees: Type.Union(
    [Type.Null(), Type.Object({ expected: Type.Number(), p: Type.Number(), p_log10: Log10Schema })],
    {
      description: 'the same, hub-corrected: by the degrees of genes; null without a model of them',
    },
  ),
  stronger: Type.Integer({ description: 'other TFs that bind what this TF regulates at least as strongly' }),
  others: Type.Integer({ description: 'other TFs with binding targets' }),
});

/** The overlap of what a TF binds and what it regulates. */
export const AgreementSchema = Type.Union([Type.Null(), OverlapSchema], {
  description: 'bound and regulated protein-coding genes; null without binding or without expression analyses',
});

export const readBoundRegulated = defineSchemas({
  summary: 'Agreement of binding and regulation, per TF that has analyses of both kinds',
  params: RequestParamsSchema,
  query: OverlapQuerySchema,
  answer: ComparisonSchema,
});

export const exportBoundRegulated = tableSchemas(readBoundRegulated, {
  summary: 'Agreement of binding and regulation as CSV: a row per TF',
});
