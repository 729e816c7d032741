import * as maths from '@trellis/core/maths';
import {
  foldEnrichment,
  type DegreeMatrix,
  type GeneSetsMatrix,
  type PairStatistics,
  type PairTest,
} from '@trellis/core/views';
import type { Static } from 'typebox';
import { answering, route } from './route.ts';
import { orNaN, orNull, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/geneSets.ts';

export type GeneSets = Immutable<Static<typeof schemas.GeneSetsSchema>>;

type MatrixMessage = Immutable<Static<typeof schemas.GeneSetsMatrixSchema>>;

type Logs = Pick<DegreeMatrix, 'greaterLog10' | 'lessLog10' | 'greaterAdjustedLog10' | 'lessAdjustedLog10'>;
type LogsMessage = Pick<MatrixMessage['matrix'], keyof typeof schemas.logsPerPair>;

const statisticsOf = (values: ArrayLike<number>): (number | null)[] => Array.from(values, orNull);
const powersOf10 = (log10: ArrayLike<number>) => Array.from(log10, (value) => orNull(maths.exp10(value)));
const numbersOf = (values: readonly (number | null)[]): Float64Array => Float64Array.from(values, orNaN);

const logsWire = {
  encode: (logs: { readonly [Key in keyof Logs]: ArrayLike<number> }): LogsMessage => ({
    greater_log10: statisticsOf(logs.greaterLog10),
    less_log10: statisticsOf(logs.lessLog10),
    greater_adj_log10: statisticsOf(logs.greaterAdjustedLog10),
    less_adj_log10: statisticsOf(logs.lessAdjustedLog10),
  }),
  decode: (message: LogsMessage): Logs => ({
    greaterLog10: numbersOf(message.greater_log10),
    lessLog10: numbersOf(message.less_log10),
    greaterAdjustedLog10: numbersOf(message.greater_adj_log10),
    lessAdjustedLog10: numbersOf(message.less_adj_log10),
  }),
};

const degreesOf = (degrees: DegreeMatrix, common: ArrayLike<number>) => ({
  expected: statisticsOf(degrees.expected),
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
      ...(matrix.expected && { expected: statisticsOf(matrix.expected) }),
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

const encodeStatistics = ({ expected, fold, ...test }: PairStatistics) => ({
  expected: orNull(expected),
  fold,
  ...encodePValues(test),
  greater_log10: orNull(test.greaterLog10),
  less_log10: orNull(test.lessLog10),
  greater_adj_log10: orNull(test.greaterAdjustedLog10),
  less_adj_log10: orNull(test.lessAdjustedLog10),
});

type PValues = Pick<PairStatistics, 'greater' | 'less' | 'greaterAdjusted' | 'lessAdjusted'>;

const encodePValues = (pair: PValues) => ({
  greater: orNull(pair.greater),
  less: orNull(pair.less),
  greater_adj: orNull(pair.greaterAdjusted),
  less_adj: orNull(pair.lessAdjusted),
});

/** Writes the test of a pair of `readGeneSets`, which is written pair by pair, after its genes. */
export const encodePair = ({ common, degrees, ...statistics }: PairTest): PairMessage => ({
  common,
  ...encodeStatistics(statistics),
  ...(degrees !== undefined && { degrees: degrees && encodeStatistics(degrees) }),
});

/** Writes it as a call without `sets`, `universe` and `model` expects it. */
export const encodePlainPair: (pair: PairTest) => PairMessage = encodePValues;

/** What `readGeneSets` answers with `genes=0`. */
export const geneSetsMatrixAnswer = answering<typeof schemas.GeneSetsMatrixSchema>()(matrixWire);

/** With the genes of every pair, or as numbers alone. */
type GeneSetsAnswer = GeneSets | GeneSetsMatrix;

const answerWire: Wire<GeneSetsAnswer, GeneSets | MatrixMessage> = {
  encode: (answer) => ('matrix' in answer ? matrixWire.encode(answer) : answer),
  decode: (message) => ('matrix' in message ? matrixWire.decode(message) : message),
};

export const readGeneSets = route<typeof schemas.readGeneSets>()({
  method: 'GET',
  path: '/api/analysis_enrichment/:id/',
  wire: answerWire,
});

export const readGenesInCommon = route<typeof schemas.readGenesInCommon>()({
  method: 'GET',
  path: '/api/analysis_enrichment/:id/genes/',
});

export const exportGeneSets = route<typeof schemas.exportGeneSets>()({
  method: 'GET',
  path: '/api/analysis_enrichment/:id.csv',
  media: 'text/csv',
  file: 'analysis_enrichment.csv',
});

export const drawGeneSets = route<typeof schemas.drawGeneSets>()({
  method: 'GET',
  path: '/api/analysis_enrichment/:id/heatmap.svg',
  media: 'image/svg+xml',
});

/** Its calls of a result, by their names in clients. @public */
export const geneSetRoutes = {
  geneSets: readGeneSets,
  genesInCommon: readGenesInCommon,
  geneSetsCsv: exportGeneSets,
  geneSetsFigure: drawGeneSets,
};
