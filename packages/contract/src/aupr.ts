import type { Static } from 'typebox';
import { route } from './route.ts';
import { tableRoute } from './tableRoute.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/aupr.ts';

export type ShuffleKind = (typeof schemas.shuffleKinds)[number];

type AuprMessage = Immutable<Static<typeof schemas.AuprDataSchema>>;
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

export const drawAupr = route<typeof schemas.drawAupr>()({
  method: 'GET',
  path: '/api/aupr/:id/',
  media: 'image/svg+xml',
});

export const readAupr = route<typeof schemas.readAupr>()({
  method: 'GET',
  path: '/api/aupr/:id/data/',
  wire: auprWire,
});

export const exportAupr = tableRoute(readAupr, {
  file: 'aupr_curve.csv',
});

export const exportPruned = route<typeof schemas.exportPruned>()({
  method: 'GET',
  path: '/api/aupr/:id/pruned/:precision/',
  media: 'text/csv',
  file: 'pruned_network.csv',
});

/** Its calls of a result, by their names in clients. @public */
export const auprRoutes = { aupr: readAupr, auprCsv: exportAupr, auprFigure: drawAupr };
