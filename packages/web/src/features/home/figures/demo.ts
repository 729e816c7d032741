import type { HeatMapData, PrecisionRecallData, SungearData } from '@trellis/figures';
import answers from './analyses.json';

/** Answers of the demo for the figures of the start page; recorded by `e2e/homeFigures.ts`. */
interface DemoAnswers {
  readonly aupr: {
    readonly network: string;
    readonly predictions: number;
    readonly hits: number;
    readonly aupr: number;
    readonly random: number;
    readonly p_value: number;
    readonly shuffles: number;
  } & Pick<PrecisionRecallData, 'curve' | 'low' | 'high'>;
  readonly motifs: {
    readonly rows: readonly string[];
    readonly columns: readonly string[];
    /** -log10 p; null where it is not significant. */
    readonly values: readonly (readonly (number | null)[])[];
  };
  readonly geneSets: {
    readonly labels: readonly string[];
    /** -log10 p, pair after pair: (0, 1), (0, 2) ... (1, 2) ... */
    readonly values: readonly number[];
  };
  readonly sungear: SungearData;
}

export const demo: DemoAnswers = answers;

/** Rows are motif clusters, columns analyses. */
export const motifMap: HeatMapData = {
  rows: demo.motifs.rows.map((row) => [row]),
  columns: demo.motifs.columns.map((column) => [column]),
  values: demo.motifs.values.map((row) => row.map((value) => value ?? NaN)),
};

/** Rows and columns are analyses; the diagonal is empty. */
export const geneSetMap = {
  rows: demo.geneSets.labels.map((label) => [label]),
  columns: demo.geneSets.labels.map((label) => [label]),
  values: squareOf(demo.geneSets.values, demo.geneSets.labels.length),
} satisfies HeatMapData;

function squareOf(values: readonly number[], size: number): number[][] {
  const square = Array.from({ length: size }, () => new Array<number>(size).fill(NaN));
  let next = 0;
  for (let a = 0; a < size; a++) for (let b = a + 1; b < size; b++) square[a][b] = square[b][a] = values[next++];
  return square;
}
