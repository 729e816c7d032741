import type { BoundRegulated } from '@trellis/core';
import { Type, type Static } from 'typebox';
import { RequestParamsSchema } from './parts.ts';
import { route } from './route.ts';
import { tableRoute } from './tableRoute.ts';
import { comparedProperties, FoldSchema, InfoSchema, Log10Schema, OverlapQuerySchema } from './tests.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';

const DirectionsSchema = Type.Object({
  induced: Type.Integer(),
  repressed: Type.Integer(),
  other: Type.Integer({ description: 'analyses disagree, or report no fold change' }),
});

/** Per TF with binding and expression analyses: how many of its targets are bound, regulated, or both. */
const BoundRegulatedSchema = Type.Object({
  rows: Type.Array(
    Type.Object({
      tf: Type.String(),
      symbol: Type.String(),
      binding: Type.Array(InfoSchema, { description: 'the binding analyses' }),
      expression: Type.Array(InfoSchema, { description: 'the expression analyses' }),
      bound: Type.Integer({ description: 'genes that are bound and do not change' }),
      regulated: DirectionsSchema,
      both: DirectionsSchema,
      expected: Type.Number({ description: 'number of genes in common that chance gives, within the background' }),
      fold: FoldSchema,
      p: Type.Number({ description: "Fisher's exact test, one-sided" }),
      p_log10: Log10Schema,
      adjusted: Type.Number(),
      adjusted_log10: Log10Schema,
    }),
  ),
  ...comparedProperties,
});

type BoundRegulatedMessage = Immutable<Static<typeof BoundRegulatedSchema>>;
const rowNames = wireNames({ pLog10: 'p_log10', adjustedLog10: 'adjusted_log10' });

const boundRegulatedWire: Wire<BoundRegulated, BoundRegulatedMessage> = {
  encode: (view) => ({ ...view, rows: view.rows.map(rowNames.encode) }),
  decode: (message) => ({ ...message, rows: message.rows.map(rowNames.decode) }),
};

export const readBoundRegulated = route({
  method: 'GET',
  path: '/api/bound_regulated/:id/',
  summary: 'Agreement of binding and regulation, per TF that has analyses of both kinds',
  params: RequestParamsSchema,
  query: OverlapQuerySchema,
  answer: BoundRegulatedSchema,
  wire: boundRegulatedWire,
});

export const exportBoundRegulated = tableRoute(readBoundRegulated, {
  summary: 'Agreement of binding and regulation as CSV: a row per TF',
  file: 'bound_and_regulated.csv',
});
