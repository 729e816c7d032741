import { pairTree } from '@trellis/core/stats';
import {
  levelCount,
  type GeneSetsMatrix,
  type Level,
  type HeatColor,
  heatValue,
  heatValueName,
} from '@trellis/core/views';
import type { ShownModel } from '@trellis/engine/views/shownModel';
import { boundsOfHeatMap, windowOfHeatMap, type HeatMapData, type HeatMapFigureOptions } from '@trellis/figures';
import { formatFold } from '@trellis/core/formats';
import { formatCount } from '../../ui/numbers.ts';
import { shownPair, type ComparedAnalysis, type ShownPair } from './pairs.ts';

/** By which test the map is colored, and of what. */
export interface MapChoice {
  readonly by: ShownModel;
  readonly color: HeatColor;
}

/** -log10 p (greater), or the log2 fold of enriched pairs. */
const heightOf = ({ statistics }: ShownPair, color: HeatColor): number =>
  statistics ? heatValue({ log10: statistics.greaterAdjustedLog10, fold: statistics.fold }, color) : NaN;

/** The overlaps of the shown analyses as a heat map, rows and columns in the order of their clusters. */
export function pairMap(
  sets: GeneSetsMatrix,
  analyses: readonly ComparedAnalysis[],
  { by, color }: MapChoice,
): HeatMapData {
  const heights = analyses.map((a) =>
    Float64Array.from(analyses, (b) => (a === b ? NaN : heightOf(shownPair(sets, [a, b], by), color))),
  );
  const labels = analyses.map(({ letter, label }) => [`${letter}  ${label}`]);
  const tree = pairTree(heights, boundsOfHeatMap({ rows: labels, columns: labels, values: heights }).upper);
  const foldAt = (row: number, column: number) =>
    row === column ? '' : formatFold(shownPair(sets, [analyses[row], analyses[column]], by).statistics?.fold ?? null);
  return {
    ...{ rows: labels, columns: labels, values: heights, rowTree: tree, columnTree: tree },
    texts: { name: 'fold', at: foldAt },
  };
}

/** The same with the legend of the letters, for a file. */
export const printedPairMap = (map: HeatMapData, analyses: readonly ComparedAnalysis[]): HeatMapData => ({
  ...map,
  table: {
    headers: ['Index', 'Analysis', 'Gene ID', 'Filter', 'Genes'],
    rows: analyses.map(({ letter, label, tf, filter, count }) => [letter, label, tf, filter, formatCount(count)]),
  },
});

/** Some of the analyses of a map, in its order; the map itself for all of them. */
export function zoomedPairMap(
  map: HeatMapData,
  analyses: readonly ComparedAnalysis[],
  zoomed: readonly ComparedAnalysis[],
): HeatMapData {
  if (zoomed.length === analyses.length) return map;
  const places = zoomed.map((analysis) => analyses.indexOf(analysis));
  return windowOfHeatMap(map, { rows: places, columns: places });
}

/** Title and colors; a part of a map keeps the colors of the whole. */
export const pairMapOptions = (
  { correction, matrix }: GeneSetsMatrix,
  { map, shown, zoomed, by, color, level }: ShownPairs,
): Omit<HeatMapFigureOptions, 'width'> => ({
  valueName: `${heatValueName(color, correction, '-log10 p (greater)')}${by === 'degrees' && matrix.degrees ? ', hub-corrected' : ''}`,
  title: `Overlap of ${shownCountText(zoomed.length, shown.length, level)}, pair by pair`,
  ...(zoomed.length < shown.length && boundsOfHeatMap(map)),
});

interface ShownPairs extends MapChoice {
  readonly map: HeatMapData;
  readonly shown: readonly ComparedAnalysis[];
  readonly zoomed: readonly ComparedAnalysis[];
  readonly level: Level;
}

/** `12 of 62 analyses`, or `62 TFs`. */
export const shownCountText = (shown: number, all: number, level: Level = 'analysis'): string =>
  shown < all ? `${formatCount(shown)} of ${levelCount(level, all)}` : levelCount(level, all);
