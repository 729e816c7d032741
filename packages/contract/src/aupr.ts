import { Type, type Static } from 'typebox';
import { RequestParams, RevisionQuery } from './parts.ts';
import { route } from './route.ts';

const Curve = Type.Object({ precision: Type.Array(Type.Number()), recall: Type.Array(Type.Number()) });
const Counts = Type.Object({ edges: Type.Integer(), tfs: Type.Integer(), targets: Type.Integer() });

/** How well the target network predicts the edges of the result. */
export const AuprData = Type.Object({
  network: Type.String(),
  scored: Type.Boolean({ description: 'whether the network has scores' }),
  predictions: Type.Integer({ description: 'predictions that are judged' }),
  hits: Type.Integer({ description: 'validated ones' }),
  aupr: Type.Number(),
  random: Type.Number({ description: 'mean area of the shuffles' }),
  p_value: Type.Number({ description: 'share of the shuffles with at least this area' }),
  shuffles: Type.Integer(),
  curve: Curve,
  low: Type.Object(Curve.properties, { description: 'the shuffle at the 2.5th percentile of the areas' }),
  high: Type.Object(Curve.properties, { description: 'the shuffle at the 97.5th percentile' }),
  total: Counts,
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
      kept: Counts,
    }),
  ),
});
export type AuprData = Static<typeof AuprData>;

const PrecisionQuery = Type.Object({
  ...RevisionQuery.properties,
  precision: Type.Optional(
    Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Literal('')], { description: 'precision cutoff' }),
  ),
});

export const drawAupr = route({
  method: 'GET',
  path: '/api/aupr/:id/',
  summary: 'Precision-recall curve as SVG, beside its figures; HEAD tells whether there is one',
  params: RequestParams,
  query: PrecisionQuery,
  media: 'image/svg+xml',
});

export const readAupr = route({
  method: 'GET',
  path: '/api/aupr/:id/data/',
  summary: 'Precision-recall curve as data, and what a precision cutoff keeps',
  params: RequestParams,
  query: PrecisionQuery,
  answer: AuprData,
});

export const exportPruned = route({
  method: 'GET',
  path: '/api/aupr/:id/pruned/:precision/',
  summary: 'Edges of the target network up to a precision cutoff',
  params: Type.Object({ ...RequestParams.properties, precision: Type.Number({ minimum: 0 }) }),
  query: RevisionQuery,
  media: 'text/csv',
});
