import type { GeneSetPair, GeneSetsMatrix } from '@trellis/core';
import { Type, type Static } from 'typebox';
import { RequestParamsSchema, TextsSchema } from './parts.ts';
import { route } from './route.ts';
import { CorrectionSchema, InfoSchema, repeated, TestQuerySchema } from './tests.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';

const AnalysisKeySchema = Type.Tuple([Type.String(), Type.String(), Type.String(), Type.Integer()], {
  description: 'TF id, filter, tag, analysis id',
});

const GeneSetsInfoSchema = Type.Array(Type.Tuple([AnalysisKeySchema, InfoSchema]));

/** Every pair of analyses with their common genes. */
const GeneSetsSchema = Type.Object({
  info: GeneSetsInfoSchema,
  columns: Type.Array(Type.Tuple([AnalysisKeySchema, AnalysisKeySchema]), { description: 'the pairs' }),
  data: Type.Array(
    Type.Object({
      genes: TextsSchema,
      greater: Type.Number(),
      less: Type.Number(),
      greater_adj: Type.Number(),
      less_adj: Type.Number(),
    }),
    { description: 'per pair the common genes, and p-values for more and for fewer of them than chance gives' },
  ),
  correction: CorrectionSchema,
});
export type GeneSets = Immutable<Static<typeof GeneSetsSchema>>;

const PerPairSchema = Type.Array(Type.Number());

/** The same without genes; the order of pairs is (0, 1), (0, 2) ... (1, 2) ... */
const GeneSetsMatrixSchema = Type.Object({
  info: GeneSetsInfoSchema,
  matrix: Type.Object({
    common: PerPairSchema,
    greater: PerPairSchema,
    less: PerPairSchema,
    greater_adj: PerPairSchema,
    less_adj: PerPairSchema,
  }),
  correction: CorrectionSchema,
});

type MatrixMessage = Immutable<Static<typeof GeneSetsMatrixSchema>>;

const adjustedNames = wireNames({ greaterAdjusted: 'greater_adj', lessAdjusted: 'less_adj' });

const matrixWire: Wire<GeneSetsMatrix, MatrixMessage> = {
  encode: ({ matrix, ...view }) => ({
    ...view,
    matrix: {
      common: Array.from(matrix.common),
      greater: Array.from(matrix.greater),
      less: Array.from(matrix.less),
      greater_adj: Array.from(matrix.greaterAdjusted),
      less_adj: Array.from(matrix.lessAdjusted),
    },
  }),
  decode: (message) => ({ ...message, matrix: adjustedNames.decode(message.matrix) }),
};

/** One pair of `readGeneSets`, which is written pair by pair. */
export const pairWire: Wire<GeneSetPair, GeneSets['data'][number]> = adjustedNames;

/** What `readGeneSets` answers with `genes=0`. */
export const geneSetsMatrixAnswer = { answer: GeneSetsMatrixSchema, wire: matrixWire };

/** With the genes of every pair, or as numbers alone. */
type GeneSetsAnswer = GeneSets | GeneSetsMatrix;

const answerWire: Wire<GeneSetsAnswer, GeneSets | MatrixMessage> = {
  encode: (answer) => ('matrix' in answer ? matrixWire.encode(answer) : answer),
  decode: (message) => ('matrix' in message ? matrixWire.decode(message) : message),
};

export const readGeneSets = route({
  method: 'GET',
  path: '/api/analysis_enrichment/:id/',
  summary: 'Overlap of every pair of analyses, tested both ways; genes=0 leaves the common genes out (matrix)',
  params: RequestParamsSchema,
  query: Type.Object({
    ...TestQuerySchema.properties,
    genes: Type.Optional(Type.String({ maxLength: 5, description: '0: numbers only, as a matrix' })),
  }),
  answer: Type.Union([GeneSetsSchema, GeneSetsMatrixSchema]),
  wire: answerWire,
});

export const readGenesInCommon = route({
  method: 'GET',
  path: '/api/analysis_enrichment/:id/genes/',
  summary: 'Common genes of two analyses, counted from 0 in the order of the result',
  params: RequestParamsSchema,
  query: Type.Object({
    ...TestQuerySchema.properties,
    a: Type.Integer({ minimum: 0 }),
    b: Type.Integer({ minimum: 0 }),
  }),
  answer: Type.Object({ genes: TextsSchema }),
});

export const exportGeneSets = route({
  method: 'GET',
  path: '/api/analysis_enrichment/:id.csv',
  summary: 'Overlap of every pair of analyses, one per line, with chosen metadata',
  params: RequestParamsSchema,
  query: Type.Object({
    ...TestQuerySchema.properties,
    fields: repeated('metadata keys, once per analysis of the pair'),
  }),
  media: 'text/csv',
  file: 'analysis_enrichment.csv',
});
