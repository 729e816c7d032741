import { Type } from 'typebox';
import { defineSchemas } from './defineSchemas.ts';
import { RequestParamsSchema, TextsSchema } from './parts.ts';
import {
  comparedProperties,
  StatisticSchema,
  FoldSchema,
  HeatColorSchema,
  InfoSchema,
  LevelQuerySchema,
  LogStatisticSchema,
  OverlapQuerySchema,
  repeated,
  SetsSchema,
  TestQuerySchema,
  UniverseSchema,
} from './tests.ts';

export const AnalysisKeySchema = Type.Tuple([Type.String(), Type.String(), Type.String(), Type.Integer()], {
  description: 'TF id, filter, tag, analysis id',
});

const pairStatistics = {
  expected: StatisticSchema,
  fold: FoldSchema,
  greater: StatisticSchema,
  less: StatisticSchema,
  greater_adj: StatisticSchema,
  less_adj: StatisticSchema,
  greater_log10: LogStatisticSchema,
  less_log10: LogStatisticSchema,
  greater_adj_log10: LogStatisticSchema,
  less_adj_log10: LogStatisticSchema,
};

const GeneSetsInfoSchema = Type.Array(Type.Tuple([AnalysisKeySchema, InfoSchema]));

/** What a call without `sets`, `universe` and `model` leaves out of a pair, since older clients compare its exact form. */
const addedProperties = {
  common: Type.Optional(Type.Integer({ description: 'number of common genes' })),
  expected: Type.Optional(StatisticSchema),
  fold: Type.Optional(FoldSchema),
  greater_log10: Type.Optional(LogStatisticSchema),
  less_log10: Type.Optional(LogStatisticSchema),
  greater_adj_log10: Type.Optional(LogStatisticSchema),
  less_adj_log10: Type.Optional(LogStatisticSchema),
  degrees: Type.Optional(
    Type.Union([Type.Object(pairStatistics), Type.Null()], {
      description: 'with model=both, the same by the degrees of genes; null without a model',
    }),
  ),
};

/** Every pair of analyses with their common genes. */
export const GeneSetsSchema = Type.Object({
  info: GeneSetsInfoSchema,
  columns: Type.Array(Type.Tuple([AnalysisKeySchema, AnalysisKeySchema]), { description: 'the pairs' }),
  data: Type.Array(
    Type.Object({
      genes: TextsSchema,
      greater: StatisticSchema,
      less: StatisticSchema,
      greater_adj: StatisticSchema,
      less_adj: StatisticSchema,
      ...addedProperties,
    }),
    {
      description:
        'per pair the common genes, and p-values for more and for fewer of them than chance gives; with sets or universe also the expected number, fold enrichment and logarithms',
    },
  ),
  ...comparedProperties,
});

const PerPairSchema = Type.Array(Type.Number());
const StatisticPerPairSchema = Type.Array(StatisticSchema);

export const logsPerPair = {
  greater_log10: StatisticPerPairSchema,
  less_log10: StatisticPerPairSchema,
  greater_adj_log10: StatisticPerPairSchema,
  less_adj_log10: StatisticPerPairSchema,
};

/** The same without genes; the order of pairs is (0, 1), (0, 2) ... (1, 2) ... */
export const GeneSetsMatrixSchema = Type.Object({
  info: GeneSetsInfoSchema,
  matrix: Type.Object({
    common: PerPairSchema,
    greater: StatisticPerPairSchema,
    less: StatisticPerPairSchema,
    greater_adj: StatisticPerPairSchema,
    less_adj: StatisticPerPairSchema,
    ...logsPerPair,
    expected: Type.Optional(
      Type.Array(StatisticSchema, {
        description: 'with model=degrees, numbers of common genes that degrees explain',
      }),
    ),
    degrees: Type.Optional(
      Type.Object(
        { expected: StatisticPerPairSchema, fold: StatisticPerPairSchema, ...logsPerPair },
        { description: 'with model=both, the tests by the degrees of genes; null for a pair without a model' },
      ),
    ),
  }),
  ...comparedProperties,
});

export const readGeneSets = defineSchemas({
  summary: 'Overlap of every pair of analyses, tested both ways; genes=0 leaves the common genes out (matrix)',
  params: RequestParamsSchema,
  query: Type.Object({
    ...OverlapQuerySchema.properties,
    ...LevelQuerySchema.properties,
    genes: Type.Optional(Type.String({ maxLength: 5, description: '0: numbers only, as a matrix' })),
  }),
  answer: Type.Union([GeneSetsSchema, GeneSetsMatrixSchema]),
});

export const readGenesInCommon = defineSchemas({
  summary: 'Common genes of two analyses, counted from 0 in the order of the result',
  params: RequestParamsSchema,
  query: Type.Object({
    ...OverlapQuerySchema.properties,
    ...LevelQuerySchema.properties,
    a: Type.Integer({ minimum: 0 }),
    b: Type.Integer({ minimum: 0 }),
  }),
  answer: Type.Object({ genes: TextsSchema }),
});

export const exportGeneSets = defineSchemas({
  summary: 'Overlap of every pair of analyses, one per line, with chosen metadata',
  params: RequestParamsSchema,
  query: Type.Object({
    ...OverlapQuerySchema.properties,
    ...LevelQuerySchema.properties,
    fields: repeated('metadata keys, once per analysis of the pair'),
  }),
});

export const drawGeneSets = defineSchemas({
  summary: 'Heat map of the overlap of every pair of analyses, hub-corrected, of up to 80 analyses',
  params: RequestParamsSchema,
  query: Type.Object({
    ...TestQuerySchema.properties,
    ...LevelQuerySchema.properties,
    sets: SetsSchema,
    universe: UniverseSchema,
    color: HeatColorSchema,
  }),
});
