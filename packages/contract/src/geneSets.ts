import type { GeneSetsMatrix, PairTest } from '@trellis/core';
import { Type, type Static } from 'typebox';
import { RequestParamsSchema, TextsSchema } from './parts.ts';
import { route } from './route.ts';
import { comparedProperties, FoldSchema, InfoSchema, Log10Schema, OverlapQuerySchema, repeated } from './tests.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';

export const AnalysisKeySchema = Type.Tuple([Type.String(), Type.String(), Type.String(), Type.Integer()], {
  description: 'TF id, filter, tag, analysis id',
});

const GeneSetsInfoSchema = Type.Array(Type.Tuple([AnalysisKeySchema, InfoSchema]));

/** What a call without `sets` and `universe` leaves out of a pair, since older clients compare its exact form. */
const addedProperties = {
  common: Type.Optional(Type.Integer({ description: 'number of common genes' })),
  expected: Type.Optional(Type.Number({ description: 'number of common genes that chance gives' })),
  fold: Type.Optional(FoldSchema),
  greater_log10: Type.Optional(Log10Schema),
  less_log10: Type.Optional(Log10Schema),
  greater_adj_log10: Type.Optional(Log10Schema),
  less_adj_log10: Type.Optional(Log10Schema),
};

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
      ...addedProperties,
    }),
    {
      description:
        'per pair the common genes, and p-values for more and for fewer of them than chance gives; with sets or universe also the expected number, fold enrichment and logarithms',
    },
  ),
  ...comparedProperties,
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
    greater_log10: PerPairSchema,
    less_log10: PerPairSchema,
    greater_adj_log10: PerPairSchema,
    less_adj_log10: PerPairSchema,
  }),
  ...comparedProperties,
});

type MatrixMessage = Immutable<Static<typeof GeneSetsMatrixSchema>>;

const pairNames = wireNames({
  greaterAdjusted: 'greater_adj',
  lessAdjusted: 'less_adj',
  greaterLog10: 'greater_log10',
  lessLog10: 'less_log10',
  greaterAdjustedLog10: 'greater_adj_log10',
  lessAdjustedLog10: 'less_adj_log10',
});

const powersOf10 = (log10: ArrayLike<number>): number[] => Array.from(log10, (value) => 10 ** value);

const matrixWire: Wire<GeneSetsMatrix, MatrixMessage> = {
  encode: ({ matrix, ...view }) => ({
    ...view,
    matrix: {
      common: Array.from(matrix.common),
      greater: powersOf10(matrix.greaterLog10),
      less: powersOf10(matrix.lessLog10),
      greater_adj: powersOf10(matrix.greaterAdjustedLog10),
      less_adj: powersOf10(matrix.lessAdjustedLog10),
      greater_log10: Array.from(matrix.greaterLog10),
      less_log10: Array.from(matrix.lessLog10),
      greater_adj_log10: Array.from(matrix.greaterAdjustedLog10),
      less_adj_log10: Array.from(matrix.lessAdjustedLog10),
    },
  }),
  decode: ({ matrix, ...message }) => ({
    ...message,
    matrix: {
      common: matrix.common,
      greaterLog10: matrix.greater_log10,
      lessLog10: matrix.less_log10,
      greaterAdjustedLog10: matrix.greater_adj_log10,
      lessAdjustedLog10: matrix.less_adj_log10,
    },
  }),
};

/** A pair without its genes. */
type PairMessage = Omit<GeneSets['data'][number], 'genes'>;

/** Writes the test of a pair of `readGeneSets`, which is written pair by pair, after its genes. */
export const encodePair: (pair: PairTest) => PairMessage = pairNames.encode;

/** Writes it as a call without `sets` and `universe` expects it. */
export const encodePlainPair = (pair: PairTest): PairMessage => ({
  greater: pair.greater,
  less: pair.less,
  greater_adj: pair.greaterAdjusted,
  less_adj: pair.lessAdjusted,
});

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
    ...OverlapQuerySchema.properties,
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
    ...OverlapQuerySchema.properties,
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
    ...OverlapQuerySchema.properties,
    fields: repeated('metadata keys, once per analysis of the pair'),
  }),
  media: 'text/csv',
  file: 'analysis_enrichment.csv',
});
