import { Type } from 'typebox';
import { defineSchemas } from './defineSchemas.ts';
import { RequestParamsSchema, TextsSchema } from './parts.ts';
import {
  comparedProperties,
  FigureSchema,
  FoldSchema,
  HeatColorSchema,
  InfoSchema,
  LevelQuerySchema,
  LogFigureSchema,
  OverlapQuerySchema,
  repeated,
  SetsSchema,
  TestQuerySchema,
  UniverseSchema,
} from './tests.ts';

export const AnalysisKeySchema = Type.Tuple([Type.String(), Type.String(), Type.String(), Type.Integer()], {
  description: 'TF id, filter, tag, analysis id',
});

const pairFigures = {
  expected: FigureSchema,
  fold: FoldSchema,
  greater: FigureSchema,
  less: FigureSchema,
  greater_adj: FigureSchema,
  less_adj: FigureSchema,
  greater_log10: LogFigureSchema,
  less_log10: LogFigureSchema,
  greater_adj_log10: LogFigureSchema,
  less_adj_log10: LogFigureSchema,
};

const GeneSetsInfoSchema = Type.Array(Type.Tuple([AnalysisKeySchema, InfoSchema]));

/** What a call without `sets`, `universe` and `model` leaves out of a pair, since older clients compare its exact form. */
const addedProperties = {
  common: Type.Optional(Type.Integer({ description: 'number of common genes' })),
  expected: Type.Optional(FigureSchema),
  fold: Type.Optional(FoldSchema),
  greater_log10: Type.Optional(LogFigureSchema),
  less_log10: Type.Optional(LogFigureSchema),
  greater_adj_log10: Type.Optional(LogFigureSchema),
  less_adj_log10: Type.Optional(LogFigureSchema),
  degrees: Type.Optional(
    Type.Union([Type.Object(pairFigures), Type.Null()], {
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
      greater: FigureSchema,
      less: FigureSchema,
      greater_adj: FigureSchema,
      less_adj: FigureSchema,
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
const FigurePerPairSchema = Type.Array(FigureSchema);

export const logsPerPair = {
  greater_log10: FigurePerPairSchema,
  less_log10: FigurePerPairSchema,
  greater_adj_log10: FigurePerPairSchema,
  less_adj_log10: FigurePerPairSchema,
};

/** The same without genes; the order of pairs is (0, 1), (0, 2) ... (1, 2) ... */
export const GeneSetsMatrixSchema = Type.Object({
  info: GeneSetsInfoSchema,
  matrix: Type.Object({
    common: PerPairSchema,
    greater: FigurePerPairSchema,
    less: FigurePerPairSchema,
    greater_adj: FigurePerPairSchema,
    less_adj: FigurePerPairSchema,
    ...logsPerPair,
    expected: Type.Optional(
      Type.Array(FigureSchema, { description: 'with model=degrees, numbers of common genes that degrees explain' }),
    ),
    degrees: Type.Optional(
      Type.Object(
        { expected: FigurePerPairSchema, fold: FigurePerPairSchema, ...logsPerPair },
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
