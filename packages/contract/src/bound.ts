import type { TestModel } from '@trellis/core/degrees';
import type { TfAgreement } from '@trellis/core/gene';
import type { Correction } from '@trellis/core/stats';
import type { ColumnInfo, Concordance, Stronger, TestedChoice } from '@trellis/core/views';
import type { Static } from 'typebox';
import { route } from './route.ts';
import { tableRoute } from './tableRoute.ts';
import { orNaN, orNull, wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/bound.ts';

/** Numbers of genes by what the TF does to them; `other` where analyses disagree or have no direction. */
export interface DirectionCounts {
  readonly induced: number;
  readonly repressed: number;
  readonly other: number;
}

/** The statistics of a one-sided test for more genes in common than expected; NaN where degrees of genes have no model. */
export interface OverlapStatistics {
  /** Expected number of genes that are bound and regulated. */
  readonly expected: number;
  /** Number of genes that are bound and regulated over the expected number; null if none is expected. */
  readonly fold: number | null;
  readonly p: number;
  readonly pLog10: number;
  readonly adjusted: number;
  readonly adjustedLog10: number;
}

/** The overlap of binding and expression for one TF: Fisher's exact test, or the test by degrees that was asked for. */
export interface ComparedTargets extends OverlapStatistics, Partial<Stronger> {
  readonly tf: string;
  readonly symbol: string;
  readonly binding: readonly ColumnInfo[];
  readonly expression: readonly ColumnInfo[];
  /** Genes that are bound and not regulated. */
  readonly bound: number;
  /** Genes that are regulated and not bound. */
  readonly regulated: DirectionCounts;
  /** Genes that are bound and regulated. */
  readonly both: DirectionCounts;
  /** With the model `both`, the test by the degrees of genes; null without a model of them. */
  readonly degrees?: OverlapStatistics | null;
  /** Null without a gain and a loss experiment. */
  readonly concordance: Concordance | null;
}

export interface TargetComparison extends TestedChoice {
  readonly rows: readonly ComparedTargets[];
  readonly correction: Correction;
  /** Left out for equal chances. */
  readonly model?: TestModel;
}

type ComparisonMessage = Immutable<Static<typeof schemas.ComparisonSchema>>;
type RowMessage = ComparisonMessage['rows'][number];
type StatisticsMessage = NonNullable<RowMessage['degrees']>;

const statisticsWire: Wire<OverlapStatistics, StatisticsMessage> = {
  encode: ({ expected, fold, p, pLog10, adjusted, adjustedLog10 }) => ({
    expected: orNull(expected),
    fold,
    p: orNull(p),
    p_log10: orNull(pLog10),
    adjusted: orNull(adjusted),
    adjusted_log10: orNull(adjustedLog10),
  }),
  decode: ({ expected, fold, p, p_log10: pLog10, adjusted, adjusted_log10: adjustedLog10 }) => ({
    expected: orNaN(expected),
    fold,
    p: orNaN(p),
    pLog10: orNaN(pLog10),
    adjusted: orNaN(adjusted),
    adjustedLog10: orNaN(adjustedLog10),
  }),
};

const rowWire: Wire<ComparedTargets, RowMessage> = {
  encode: ({ degrees, pLog10, adjustedLog10, ...row }) => ({
    ...row,
    ...statisticsWire.encode({ ...row, pLog10, adjustedLog10 }),
    ...(degrees !== undefined && { degrees: degrees && statisticsWire.encode(degrees) }),
  }),
  decode: ({ degrees, p_log10, adjusted_log10, ...row }) => ({
    ...row,
    ...statisticsWire.decode({ ...row, p_log10, adjusted_log10 }),
    ...(degrees !== undefined && { degrees: degrees && statisticsWire.decode(degrees) }),
  }),
};

const comparisonWire: Wire<TargetComparison, ComparisonMessage> = {
  encode: (view) => ({ ...view, rows: view.rows.map(rowWire.encode) }),
  decode: (message) => ({ ...message, rows: message.rows.map(rowWire.decode) }),
};

type AgreementMessage = Immutable<Static<typeof schemas.OverlapSchema>>;

const agreementNames = wireNames({ pLog10: 'p_log10' });

export const agreementWire: Wire<TfAgreement, AgreementMessage> = {
  encode: (agreement) => ({
    ...agreementNames.encode(agreement),
    degrees: agreement.degrees && agreementNames.encode(agreement.degrees),
  }),
  decode: (message) => ({
    ...agreementNames.decode(message),
    degrees: message.degrees && agreementNames.decode(message.degrees),
  }),
};

/** Functions of the clients have this name. @public */
export const readBoundRegulated = route<typeof schemas.readBoundRegulated>()({
  method: 'GET',
  path: '/api/bound_regulated/:id/',
  wire: comparisonWire,
});

/** @public */
export const exportBoundRegulated = tableRoute(readBoundRegulated, {
  file: 'bound_and_regulated.csv',
});

/** Its calls of a result, by their names in clients. */
export const boundRoutes = { bound: readBoundRegulated, boundCsv: exportBoundRegulated };
