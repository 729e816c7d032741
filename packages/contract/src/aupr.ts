import { Type, type Static } from 'typebox';
import { RequestParamsSchema, RevisionQuerySchema } from './parts.ts';
import { route } from './route.ts';
import { tableRoute } from './tableRoute.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';

/** Among which predictions hits are shuffled: those of one TF, or all. */
const shuffleKinds = ['all', 'within_tf'] as const;

export type ShuffleKind = (typeof shuffleKinds)[number];

const CurveSchema = Type.Object({ precision: Type.Array(Type.Number()), recall: Type.Array(Type.Number()) });
const CountsSchema = Type.Object({ edges: Type.Integer(), tfs: Type.Integer(), targets: Type.Integer() });

/** How well the target network predicts the edges of the result. */
const AuprDataSchema = Type.Object({
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
type AuprMessage = Immutable<Static<typeof AuprDataSchema>>;
type TfMessage = AuprMessage['by_tf'][number];
type CutoffMessage = NonNullable<AuprMessage['cutoff']>;

/** How well the predictions of one TF are validated. */
export interface TfPrecision extends Omit<TfMessage, 'chance'> {
  /** Share of validated predictions. */
  readonly baseRate: number;
}

/** The predictions above a precision cutoff. */
export interface PrecisionCutoff extends Omit<CutoffMessage, 'at_precision'> {
  /** Precision at the last prediction above the cutoff. */
  readonly atPrecision?: number;
}

/** How well the target network predicts the edges of the result. */
export interface AuprData extends Omit<AuprMessage, 'p_value' | 'random_interval' | 'by_tf' | 'cutoff'> {
  /** (1 + k) / (1 + n), k of n shuffles with at least this area. */
  readonly pValue: number;
  /** Areas of the shuffles nearest to the 2.5th and the 97.5th percentile. */
  readonly randomInterval: readonly [low: number, high: number];
  readonly byTf: readonly TfPrecision[];
  readonly cutoff?: PrecisionCutoff;
}

const auprNames = wireNames({ pValue: 'p_value', randomInterval: 'random_interval', byTf: 'by_tf' });
const tfNames = wireNames({ baseRate: 'chance' });
const cutoffNames = wireNames({ atPrecision: 'at_precision' });

const auprWire: Wire<AuprData, AuprMessage> = {
  encode: ({ byTf, cutoff, ...data }) => ({
    ...auprNames.encode({ ...data, byTf: byTf.map(tfNames.encode) }),
    ...(cutoff && { cutoff: cutoffNames.encode(cutoff) }),
  }),
  decode: ({ by_tf: byTf, cutoff, ...data }) => ({
    ...auprNames.decode({ ...data, by_tf: byTf.map(tfNames.decode) }),
    ...(cutoff && { cutoff: cutoffNames.decode(cutoff) }),
  }),
};

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

export const drawAupr = route({
  method: 'GET',
  path: '/api/aupr/:id/',
  summary: 'Precision-recall curve as SVG with its statistics; HEAD tells whether there is one',
  params: RequestParamsSchema,
  query: PrecisionQuerySchema,
  media: 'image/svg+xml',
});

export const readAupr = route({
  method: 'GET',
  path: '/api/aupr/:id/data/',
  summary: 'Precision-recall curve as data, and what a precision cutoff keeps',
  params: RequestParamsSchema,
  query: PrecisionQuerySchema,
  answer: AuprDataSchema,
  wire: auprWire,
});

export const exportAupr = tableRoute(readAupr, {
  summary: 'Precision-recall curve as CSV: a row per point',
  file: 'aupr_curve.csv',
});

export const exportPruned = route({
  method: 'GET',
  path: '/api/aupr/:id/pruned/:precision/',
  summary: 'Edges of the target network up to a precision cutoff',
  params: Type.Object({ ...RequestParamsSchema.properties, precision: Type.Number({ minimum: 0 }) }),
  query: RevisionQuerySchema,
  media: 'text/csv',
  file: 'pruned_network.csv',
});

/** Its calls of a result, by their names in clients. */
export const auprRoutes = { aupr: readAupr, auprCsv: exportAupr, auprFigure: drawAupr };
