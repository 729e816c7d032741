import { Type } from 'typebox';
import { RequestParamsSchema } from './parts.ts';
import { route } from './route.ts';
import { CorrectionSchema, InfoSchema, TestQuerySchema } from './tests.ts';

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
      p: Type.Number({ description: "Fisher's exact test, one-sided" }),
      adjusted: Type.Number(),
    }),
  ),
  population: Type.Integer({ description: 'genes that the test draws from' }),
  correction: CorrectionSchema,
});

export const readBoundRegulated = route({
  method: 'GET',
  path: '/api/bound_regulated/:id/',
  summary: 'Agreement of binding and regulation, per TF that has analyses of both kinds',
  params: RequestParamsSchema,
  query: TestQuerySchema,
  answer: BoundRegulatedSchema,
});
