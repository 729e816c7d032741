import * as maths from '@trellis/core/maths';
import {
  foldEnrichment,
  type DegreeMatrix,
  type GeneSetsMatrix,
  type PairFigures,
  type PairTest,
} from '@trellis/core/views';
import { Type, type Static } from 'typebox';
import { RequestParamsSchema, TextsSchema } from './parts.ts';
import { route } from './route.ts';
import {
  comparedProperties,
  FigureSchema,
  FoldSchema,
  HeatColorSchema,
  InfoSchema,
  LogFigureSchema,
  orNaN,
  orNull,
  LevelQuerySchema,
  OverlapQuerySchema,
  repeated,
  SetsSchema,
  TestQuerySchema,
  UniverseSchema,
} from './tests.ts';
import type { Immutable, Wire } from './wire.ts';

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
const GeneSetsSchema = Type.Object({
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
export type GeneSets = Immutable<Static<typeof GeneSetsSchema>>;

const PerPairSchema = Type.Array(Type.Number());
const FigurePerPairSchema = Type.Array(FigureSchema);

const logsPerPair = {
  greater_log10: FigurePerPairSchema,
  less_log10: FigurePerPairSchema,
  greater_adj_log10: FigurePerPairSchema,
  less_adj_log10: FigurePerPairSchema,
};

/** The same without genes; the order of pairs is (0, 1), (0, 2) ... (1, 2) ... */
const GeneSetsMatrixSchema = Type.Object({
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

type MatrixMessage = Immutable<Static<typeof GeneSetsMatrixSchema>>;

type Logs = Pick<DegreeMatrix, 'greaterLog10' | 'lessLog10' | 'greaterAdjustedLog10' | 'lessAdjustedLog10'>;
type LogsMessage = Pick<MatrixMessage['matrix'], keyof typeof logsPerPair>;

const figuresOf = (values: ArrayLike<number>): (number | null)[] => Array.from(values, orNull);
const powersOf10 = (log10: ArrayLike<number>) => Array.from(log10, (value) => orNull(maths.exp10(value)));
const numbersOf = (values: readonly (number | null)[]): Float64Array => Float64Array.from(values, orNaN);

const logsWire = {
  encode: (logs: { readonly [Key in keyof Logs]: ArrayLike<number> }): LogsMessage => ({
    greater_log10: figuresOf(logs.greaterLog10),
    less_log10: figuresOf(logs.lessLog10),
    greater_adj_log10: figuresOf(logs.greaterAdjustedLog10),
    less_adj_log10: figuresOf(logs.lessAdjustedLog10),
  }),
  decode: (message: LogsMessage): Logs => ({
    greaterLog10: numbersOf(message.greater_log10),
    lessLog10: numbersOf(message.less_log10),
    greaterAdjustedLog10: numbersOf(message.greater_adj_log10),
    lessAdjustedLog10: numbersOf(message.less_adj_log10),
  }),
};

const degreesOf = (degrees: DegreeMatrix, common: ArrayLike<number>) => ({
  expected: figuresOf(degrees.expected),
  fold: Array.from(degrees.expected, (expected, pair) => foldEnrichment(common[pair], expected)),
  ...logsWire.encode(degrees),
});

const matrixWire: Wire<GeneSetsMatrix, MatrixMessage> = {
  encode: ({ matrix, ...view }) => ({
    ...view,
    matrix: {
      common: Array.from(matrix.common),
      greater: powersOf10(matrix.greaterLog10),
      less: powersOf10(matrix.lessLog10),
      greater_adj: powersOf10(matrix.greaterAdjustedLog10),
      less_adj: powersOf10(matrix.lessAdjustedLog10),
      ...logsWire.encode(matrix),
      ...(matrix.expected && { expected: figuresOf(matrix.expected) }),
      ...(matrix.degrees && { degrees: degreesOf(matrix.degrees, matrix.common) }),
    },
  }),
  decode: ({ matrix, ...message }) => ({
    ...message,
    matrix: {
      common: matrix.common,
      ...logsWire.decode(matrix),
      ...(matrix.expected && { expected: numbersOf(matrix.expected) }),
      ...(matrix.degrees && {
        degrees: { expected: numbersOf(matrix.degrees.expected), ...logsWire.decode(matrix.degrees) },
      }),
    },
  }),
};

/** A pair without its genes. */
type PairMessage = Omit<GeneSets['data'][number], 'genes'>;

const encodeFigures = ({ expected, fold, ...test }: PairFigures) => ({
  expected: orNull(expected),
  fold,
  ...encodePValues(test),
  greater_log10: orNull(test.greaterLog10),
  less_log10: orNull(test.lessLog10),
  greater_adj_log10: orNull(test.greaterAdjustedLog10),
  less_adj_log10: orNull(test.lessAdjustedLog10),
});

type PValues = Pick<PairFigures, 'greater' | 'less' | 'greaterAdjusted' | 'lessAdjusted'>;

const encodePValues = (pair: PValues) => ({
  greater: orNull(pair.greater),
  less: orNull(pair.less),
  greater_adj: orNull(pair.greaterAdjusted),
  less_adj: orNull(pair.lessAdjusted),
});

/** Writes the test of a pair of `readGeneSets`, which is written pair by pair, after its genes. */
export const encodePair = ({ common, degrees, ...figures }: PairTest): PairMessage => ({
  common,
  ...encodeFigures(figures),
  ...(degrees !== undefined && { degrees: degrees && encodeFigures(degrees) }),
});

/** Writes it as a call without `sets`, `universe` and `model` expects it. */
export const encodePlainPair: (pair: PairTest) => PairMessage = encodePValues;

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
    ...LevelQuerySchema.properties,
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
    ...LevelQuerySchema.properties,
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
    ...LevelQuerySchema.properties,
    fields: repeated('metadata keys, once per analysis of the pair'),
  }),
  media: 'text/csv',
  file: 'analysis_enrichment.csv',
});

export const drawGeneSets = route({
  method: 'GET',
  path: '/api/analysis_enrichment/:id/heatmap.svg',
  summary: 'Heat map of the overlap of every pair of analyses, hub-corrected, of up to 80 analyses',
  params: RequestParamsSchema,
  query: Type.Object({
    ...TestQuerySchema.properties,
    ...LevelQuerySchema.properties,
    sets: SetsSchema,
    universe: UniverseSchema,
    color: HeatColorSchema,
  }),
  media: 'image/svg+xml',
});

/** Its calls of a result, by their names in clients. */
export const geneSetRoutes = {
  geneSets: readGeneSets,
  genesInCommon: readGenesInCommon,
  geneSetsCsv: exportGeneSets,
  geneSetsFigure: drawGeneSets,
};
