import {
  columnLetter,
  compareGeneSets,
  countOf,
  fieldText,
  infoLabel,
  pairsOf,
  TrellisError,
  type GeneSetsOptions,
  type Result,
} from '@trellis/core';
import { drawHeatMap, type HeatMapFigure } from './heatMapFigure.tsx';

/** Maximum number of analyses in a heat map; more would not be legible. */
const maxAnalyses = 80;

/** Draws a heat map of the overlap of every pair of analyses. */
export const geneSetsFigure = (result: Result, options: GeneSetsOptions): string =>
  drawHeatMap(geneSetsHeatMap(result, options));

const numberOrNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

/**
 * The heat map of the overlap of every pair of analyses: p-values for more common genes than the degrees of genes explain, as on
 * the page; blank where these have no model.
 */
export function geneSetsHeatMap(result: Result, options: GeneSetsOptions): HeatMapFigure {
  const { info, matrix, correction } = compareGeneSets(result, { ...options, model: 'both' });
  const { degrees } = matrix;
  if (info.length > maxAnalyses) {
    throw new TrellisError('too-many-analyses', `A heat map shows up to ${maxAnalyses} analyses.`);
  }
  const log10: (number | null)[][] = info.map(() => info.map(() => null));
  const adjusted = (degrees ?? matrix).greaterAdjustedLog10;
  let pair = 0;
  for (const [a, b] of pairsOf(info.length)) {
    log10[a][b] = log10[b][a] = numberOrNull(adjusted[pair++]);
  }
  const names = info.map(([, one], i) => [`${columnLetter(i)}  ${infoLabel(one)}`]);
  return {
    title: `Overlap of ${countOf(info.length, 'analysis', 'analyses')}, pair by pair${degrees ? ', hub-corrected' : ''}`,
    rows: names,
    columns: names,
    log10,
    correction,
    table: {
      headers: ['Index', 'Analysis', 'Gene ID', 'Gene Name', 'Analysis ID'],
      rows: info.map(([, one], i) => [
        columnLetter(i),
        infoLabel(one),
        ...['gene_id', 'gene_name', 'analysis_id'].map((field) => fieldText(one, field)),
      ]),
    },
  };
}
