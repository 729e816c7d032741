import type { HeatMapData, PrecisionRecallData, SungearData } from '@trellis/figures';
import answers from './analyses.json';

/** The demo's answers that the figures of analyses on the start page are drawn from; `e2e/homeFigures.ts` asks for them. */
interface Answers {
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
    /** -log10 p; null where it is blanked. */
    readonly values: readonly (readonly (number | null)[])[];
  };
  readonly geneSets: {
    readonly labels: readonly string[];
    /** -log10 p, pair after pair: (0, 1), (0, 2) ... (1, 2) ... */
    readonly values: readonly number[];
  };
  readonly sungear: SungearData;
}

export const demo = answers as unknown as Answers;

/** Motif clusters down, analyses across. */
export const motifMap: HeatMapData = {
  rows: demo.motifs.rows.map((row) => [row]),
  columns: demo.motifs.columns.map((column) => [column]),
  values: demo.motifs.values.map((row) => row.map((value) => value ?? NaN)),
};

/** Analyses both ways; none on the diagonal. */
export const geneSetMap: HeatMapData = {
  rows: demo.geneSets.labels.map((label) => [label]),
  columns: demo.geneSets.labels.map((label) => [label]),
  values: squareOf(demo.geneSets.values, demo.geneSets.labels.length),
};

function squareOf(values: readonly number[], size: number): number[][] {
  const square = Array.from({ length: size }, () => new Array<number>(size).fill(NaN));
  let next = 0;
  for (let a = 0; a < size; a++) for (let b = a + 1; b < size; b++) square[a][b] = square[b][a] = values[next++];
  return square;
}
