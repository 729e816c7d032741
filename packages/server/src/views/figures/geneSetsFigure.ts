import { TrellisError } from '@trellis/core';
import { columnLetter, type Result } from '@trellis/core/result';
import {
  compareGeneSets,
  fieldText,
  infoLabel,
  pairsOf,
  setsText,
  testOfPair,
  type GeneSetsOptions,
  type HeatColor,
  type LevelOptions,
} from '@trellis/core/views';
import { pairStatistics } from '@trellis/engine/views/shownModel';
import { drawHeatMap, type HeatMapFigure } from './heatMapFigure.tsx';

/** Maximum number of analyses in a heat map; more would not be legible. */
const maxAnalyses = 80;

interface GeneSetsFigureOptions extends GeneSetsOptions, LevelOptions {
  readonly color?: HeatColor;
}

/** Draws a heat map of the overlap of every pair of analyses. */
export const geneSetsFigure = (result: Result, options: GeneSetsFigureOptions): string =>
  drawHeatMap(geneSetsHeatMap(result, options));

const numberOrNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

/**
 * The heat map of the overlap of every pair of analyses: more common genes than the degrees of genes explain, as on the
 * page; blank where these have no model.
 */
export function geneSetsHeatMap(result: Result, options: GeneSetsFigureOptions): HeatMapFigure {
  const sets = compareGeneSets(result, { ...options, model: 'both' });
  const { info, matrix, correction } = sets;
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
  const by = degrees ? 'degrees' : 'uniform';
  const foldOf = (a: number, b: number) =>
    a === b ? null : (pairStatistics(testOfPair(sets, a, b), by)?.fold ?? null);
  const names = info.map(([, one], i) => [`${columnLetter(i)}  ${infoLabel(one)}`]);
  return {
    title: `Overlap of ${setsText(options, info.length)}, pair by pair${degrees ? ', hub-corrected' : ''}`,
    rows: names,
    columns: names,
    log10,
    folds: info.map((_, a) => info.map((__, b) => foldOf(a, b))),
    correction,
    color: options.color,
    arePairs: true,
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
