import { Type } from 'typebox';
import { defineSchemas, tableSchemas } from './defineSchemas.ts';
import { RequestParamsSchema, RevisionQuerySchema } from './parts.ts';

/** Among which predictions hits are shuffled: those of one TF, or all. */
export const shuffleKinds = ['all', 'within_tf'] as const;

const CurveSchema = Type.Object({ precision: Type.Array(Type.Number()), recall: Type.Array(Type.Number()) });
const CountsSchema = Type.Object({ edges: Type.Integer(), tfs: Type.Integer(), targets: Type.Integer() });

/** How well the target network predicts the edges of the result. */
export const AuprDataSchema = Type.Object({
  network: Type.String(),
  scored: Type.Boolean({ description: 'whether the network has scores' }),
  predictions: Type.Integer({ description: 'predictions that are judged' }),
  hits: Type.Integer({ description: 'validated ones' }),
  aupr: Type.Number(),
  random: Type.Number({ description: 'mean area of the shuffles' }),
  random_interval: Type.Tuple([Type.Number(), Type.Number()], {
    description: 'areas of the shuffles nearest to the 2.5th and the 97.5th percentile',
  }),
  p_value: Type.Number({ description: '(1 + k) / (1 + n), k of n shuffles with at least this area' }),
  shuffles: Type.Integer(),
  shuffle: Type.Enum([...shuffleKinds], {
    description: 'hits are shuffled among all predictions, or those of each TF',
  }),
  curve: CurveSchema,
  low: Type.Object(CurveSchema.properties, { description: 'the shuffle at the 2.5th percentile of the areas' }),
  high: Type.Object(CurveSchema.properties, { description: 'the shuffle at the 97.5th percentile' }),
  total: CountsSchema,
  by_tf: Type.Array(
    Type.Object({
      tf: Type.String(),
      symbol: Type.String(),
      predictions: Type.Integer(),
      hits: Type.Integer({ description: 'validated ones' }),
      aupr: Type.Number({ description: 'area of its own predictions; 0 when none is validated' }),
      chance: Type.Number({ description: 'share of validated predictions' }),
    }),
    { description: 'each TF judged on its own, by falling area' },
  ),
  cutoff: Type.Optional(
    Type.Object({
      precision: Type.Number(),
      position: Type.Integer({ description: 'place of the last kept prediction, -1 for none' }),
      rank: Type.Integer(),
      recall: Type.Optional(Type.Number()),
      at_precision: Type.Optional(Type.Number()),
      score: Type.Optional(Type.Number()),
      kept: CountsSchema,
    }),
  ),
});

const PrecisionQuerySchema = Type.Object({
  ...RevisionQuerySchema.properties,
  precision: Type.Optional(
    Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Literal('')], { description: 'precision cutoff' }),
  ),
  shuffle: Type.Optional(
    Type.Enum([...shuffleKinds, ''], {
      description: 'shuffles hits among all predictions (default), or within those of each TF',
    }),
  ),
});

export const drawAupr = defineSchemas({
  summary: 'Precision-recall curve as SVG with its statistics; HEAD tells whether there is one',
  params: RequestParamsSchema,
  query: PrecisionQuerySchema,
});

export const readAupr = defineSchemas({
  summary: 'Precision-recall curve as data, and what a precision cutoff keeps',
  params: RequestParamsSchema,
  query: PrecisionQuerySchema,
  answer: AuprDataSchema,
});

export const exportAupr = tableSchemas(readAupr, {
  summary: 'Precision-recall curve as CSV: a row per point',
});

export const exportPruned = defineSchemas({
  summary: 'Edges of the target network up to a precision cutoff',
  params: Type.Object({ ...RequestParamsSchema.properties, precision: Type.Number({ minimum: 0 }) }),
  query: RevisionQuerySchema,
});
