import type { TestModel } from '@trellis/core/degrees';
import type { TfAgreement } from '@trellis/core/gene';
import type { Correction } from '@trellis/core/stats';
import type { ColumnInfo, Concordance, Stronger, TestedChoice } from '@trellis/core/views';
import { Type, type Static } from 'typebox';
import { RequestParamsSchema } from './parts.ts';
import { route } from './route.ts';
import { tableRoute } from './tableRoute.ts';
import {
  comparedProperties,
  ConcordanceSchema,
  FigureSchema,
  FoldSchema,
  InfoSchema,
  Log10Schema,
  LogFigureSchema,
  orNaN,
  orNull,
  OverlapQuerySchema,
} from './tests.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';

const DirectionsSchema = Type.Object({
  induced: Type.Integer(),
  repressed: Type.Integer(),
  other: Type.Integer({ description: 'analyses disagree, or have no direction' }),
});

const figures = {
  expected: FigureSchema,
  fold: FoldSchema,
  p: FigureSchema,
  p_log10: LogFigureSchema,
  adjusted: FigureSchema,
  adjusted_log10: LogFigureSchema,
};

/** Numbers of genes by what the TF does to them; `other` where analyses disagree or have no direction. */
export interface DirectionCounts {
  readonly induced: number;
  readonly repressed: number;
  readonly other: number;
}

/** The figures of a one-sided test for more genes in common than expected; NaN where degrees of genes have no model. */
export interface OverlapFigures {
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
export interface ComparedTargets extends OverlapFigures, Partial<Stronger> {
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
  readonly degrees?: OverlapFigures | null;
  /** Null without a gain and a loss experiment. */
  readonly concordance: Concordance | null;
}

export interface TargetComparison extends TestedChoice {
  readonly rows: readonly ComparedTargets[];
  readonly correction: Correction;
  /** Left out for equal chances. */
  readonly model?: TestModel;
}

/** Per TF with binding and expression analyses: how many of its targets are bound, regulated, or both. */
const ComparisonSchema = Type.Object({
  rows: Type.Array(
    Type.Object({
      tf: Type.String(),
      symbol: Type.String(),
      binding: Type.Array(InfoSchema, { description: 'the binding analyses' }),
      expression: Type.Array(InfoSchema, { description: 'the expression analyses' }),
      bound: Type.Integer({ description: 'genes that are bound and do not change' }),
      regulated: DirectionsSchema,
      both: DirectionsSchema,
      ...figures,
      degrees: Type.Optional(
        Type.Union([Type.Object(figures), Type.Null()], {
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

type ComparisonMessage = Immutable<Static<typeof ComparisonSchema>>;
type RowMessage = ComparisonMessage['rows'][number];
type FiguresMessage = NonNullable<RowMessage['degrees']>;

const figuresWire: Wire<OverlapFigures, FiguresMessage> = {
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
    ...figuresWire.encode({ ...row, pLog10, adjustedLog10 }),
    ...(degrees !== undefined && { degrees: degrees && figuresWire.encode(degrees) }),
  }),
  decode: ({ degrees, p_log10, adjusted_log10, ...row }) => ({
    ...row,
    ...figuresWire.decode({ ...row, p_log10, adjusted_log10 }),
    ...(degrees !== undefined && { degrees: degrees && figuresWire.decode(degrees) }),
  }),
};

const comparisonWire: Wire<TargetComparison, ComparisonMessage> = {
  encode: (view) => ({ ...view, rows: view.rows.map(rowWire.encode) }),
  decode: (message) => ({ ...message, rows: message.rows.map(rowWire.decode) }),
};

const OverlapSchema = Type.Object({
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

type AgreementMessage = Immutable<Static<typeof OverlapSchema>>;

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

export const readBoundRegulated = route({
  method: 'GET',
  path: '/api/bound_regulated/:id/',
  summary: 'Agreement of binding and regulation, per TF that has analyses of both kinds',
  params: RequestParamsSchema,
  query: OverlapQuerySchema,
  answer: ComparisonSchema,
  wire: comparisonWire,
});

export const exportBoundRegulated = tableRoute(readBoundRegulated, {
  summary: 'Agreement of binding and regulation as CSV: a row per TF',
  file: 'bound_and_regulated.csv',
});

/** Its calls of a result, by their names in clients. */
export const boundRoutes = { bound: readBoundRegulated, boundCsv: exportBoundRegulated };
